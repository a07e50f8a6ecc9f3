"""The cards and tables of a game as one value: everything that the files of all its layers say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog import source
from brzdek.core.catalog.cards import Card, Outline
from brzdek.core.catalog.lazy import Without
from brzdek.core.catalog.options import OPTIONS, OptionSpec
from brzdek.core.catalog.schema import BAD, Field, ListOf, Record, TextPair, Whole
from brzdek.core.catalog.source import Document
from brzdek.core.copies import card_of
from brzdek.core.text import Lang, Text
from brzdek.core.values import NamedTuple

if TYPE_CHECKING:
    from brzdek.core.ask import Word
    from brzdek.core.layers import Layers


class _Players(Field):
    """``{min: 3, max: 10}``, read as a pair."""

    shapes = frozenset({"map"})
    record = Record({"min": Whole(1, 20), "max": Whole(1, 20)})

    def read(self, value: Any, path: source.Path, doc: Document) -> Any:
        values = self.record.read(value, path, doc)
        if values is BAD:
            return BAD
        if values["min"] > values["max"]:
            doc.problem(path, "wrong_players", low=values["min"], high=values["max"])
            return BAD
        return values["min"], values["max"]

    def describe(self, lang: Lang) -> str:
        return self.record.describe(lang)


HEADER: Mapping[str, Field] = {
    "title": TextPair(80),
    "players": _Players(),
    "options": OPTIONS,
    "decks": ListOf(TextPair(80)),
}
"""What is known of a game apart from cards and tables; ``decks`` are the names of its house decks."""


class Parts(NamedTuple):
    """The content of a catalog by section, typed or plain."""

    header: Mapping[str, Any]
    cards: Mapping[str, Any]
    tables: Mapping[str, Any]
    layers: Mapping[str, Sequence[str]]
    """The cards of each layer above the lowest."""


class KnownCards(dict[str, Card]):
    """The cards of copies by their names: a copy is looked up in the files' cards once."""

    __slots__ = ("_cards",)

    def __init__(self, cards: Mapping[str, Card]) -> None:
        super().__init__()
        self._cards = cards

    def __missing__(self, copy: str) -> Card:
        card = self[copy] = self._cards[card_of(copy)]
        return card


class Catalog:
    """Everything that the files of one game say. It never changes, so copies of a game share it."""

    __slots__ = ("_header", "_of_layer", "_outlines", "_reduced", "cards", "fingerprint", "known", "layers", "tables")

    def __init__(
        self,
        layers: Layers,
        fingerprint: str,
        parts: Parts,
        outlines: Callable[[], Mapping[str, Outline]] | None = None,
    ) -> None:
        """``outlines``: a cheaper way to them than over the cards."""
        self.layers = layers
        """What lies over what."""
        self.fingerprint = fingerprint
        """A short hash of all files, so that a saved game knows its cards again."""
        self._header = parts.header
        self._of_layer = parts.layers
        self.cards: Mapping[str, Card] = parts.cards
        self.known = KnownCards(parts.cards)
        """The card of every copy, by the copy's name or its own."""
        self.tables = parts.tables
        self._outlines = cache(outlines or self._drawn)
        self._reduced: dict[tuple[str, ...], Catalog] = {}

    def __deepcopy__(self, memo: object) -> Catalog:
        return self

    @property
    def game(self) -> str:
        return self.layers.name

    @property
    def outlines(self) -> Mapping[str, Outline]:
        """What is to be known of all cards to deal them; none is made for that if the catalog was kept."""
        return self._outlines()

    def of_kind(self, kind: str) -> list[Card]:
        """The cards of one kind; no other ones are made."""
        return [self.cards[name] for name, card in self.outlines.items() if card.kind == kind]

    def _drawn(self) -> Mapping[str, Outline]:
        outlined = self.layers.schema.outlined
        return {name: card.outline(outlined) for name, card in self.cards.items()}

    @property
    def title(self) -> Text:
        title: Text = self._header["title"]
        return title

    @property
    def players(self) -> tuple[int, int]:
        """The least and the greatest number of players."""
        players: tuple[int, int] = self._header["players"]
        return players

    @property
    def options(self) -> Mapping[str, OptionSpec]:
        options: Mapping[str, OptionSpec] = self._header["options"]
        return options

    @property
    def deck(self) -> Text | None:
        """The name of the house deck that lies on top of the game's own cards; of several, all names."""
        decks: Sequence[Text] = self._header.get("decks", ())
        return Text(" + ".join(deck.pl for deck in decks), " + ".join(deck.en for deck in decks)) if decks else None

    def without(self, layers: Sequence[str]) -> Catalog:
        """The catalog without the cards of these layers; nothing is made for that."""
        key = tuple(layer for layer in layers if layer in self._of_layer)
        if not key:
            return self
        if key not in self._reduced:
            left_out = {card for layer in key for card in self._of_layer[layer]}
            cards = Without(self.cards, left_out)
            parts = Parts(self._header, cards, self.tables, self._of_layer)
            outlines = partial(_some_of, self._outlines, cards)
            self._reduced[key] = Catalog(self.layers, self.fingerprint, parts, outlines)
        return self._reduced[key]

    def own(self) -> Catalog:
        """What is in the game's own box: the catalog without the cards that it borrows."""
        return self.without(self.layers.borrowed())

    def in_play(self, options: Mapping[str, Word]) -> Catalog:
        """What a game with these options deals from: the catalog without the layers that are switched off."""
        return self.without(self.layers.switched_off(options))


def _some_of(outlines: Callable[[], Mapping[str, Outline]], names: Iterable[str]) -> Mapping[str, Outline]:
    whole = outlines()
    return {name: whole[name] for name in names}

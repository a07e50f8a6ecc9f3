"""What the files of a game may hold: kinds of cards, tables, the language of effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.cards import FITS, Art, Card
from brzdek.core.catalog.emblem import EmblemField
from brzdek.core.catalog.schema import BAD, Field, ListOf, MapOf, OneOf, Record, Str, TextPair, Whole, Word
from brzdek.core.catalog.source import Document, Path
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple

if TYPE_CHECKING:
    from brzdek.core.catalog.catalog import Catalog

NOTHING: Mapping[str, Any] = {}


class LastingSlot(str):
    """The key of effects that hold as long as their card lies somewhere: only what lasts may stand there."""

    __slots__ = ()


class CardKind(NamedTuple):
    """What the entries of one kind of card hold beside the keys that every card has."""

    make: type[Card] = Card
    fields: Mapping[str, Field] = NOTHING
    optional: Mapping[str, Field] = NOTHING
    effects: tuple[str, ...] = ()
    """The keys that hold effects, in the order in which a card says them; each may be left out."""
    headings: Mapping[str, Text] = NOTHING
    """Words before the text of such a key."""
    more: Mapping[str, Field] = NOTHING
    """Fields that layers above the game add. Each may be left out; a card keeps them in ``more``."""

    @property
    def lasting(self) -> list[str]:
        """Those of its keys under which only what lasts may stand."""
        return [slot for slot in self.effects if isinstance(slot, LastingSlot)]

    def extend(self, added: CardKind) -> CardKind:
        """This kind with the fields and slots that a layer adds; the cards below do without them."""
        if added.make is not Card or added.fields:
            raise ValueError("to a known kind a layer adds only what a card may leave out")
        more = {**added.optional, **added.more}
        twice = [key for key in more if key in self.fields or key in self.optional or key in self.more]
        if twice:
            raise ValueError(f"the kind has {', '.join(twice)} already")
        return self._replace(
            effects=tuple(dict.fromkeys((*self.effects, *added.effects))),
            headings={**self.headings, **added.headings},
            more={**self.more, **more},
        )


class Smell(NamedTuple):
    """What is odd about a card, at one of its fields."""

    field: str
    key: str | Text
    values: Mapping[str, Any] = NOTHING


LASTING_ONLY = Text(
    "tu ({slot}) stoi tylko to, co trwa, dopóki karta leży w grze, np. modify, allow, forbid, when, at",
    "here ({slot}) stands only what lasts while the card is in play, such as modify, allow, forbid, when, at",
)


class ArtField(OneOf):
    """The file of a picture, or that and how it fits."""

    def __init__(self) -> None:
        fit = {"focus": ListOf(Whole(0, 100), 2, 2), "fit": Word(FITS)}
        super().__init__(Str(120), Record({"file": Str(120)}, fit, make=Art))

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        read = super().read(value, path, doc)
        return Art(read) if isinstance(read, str) else read


_CARD: Mapping[str, Field] = {"id": Word(), "name": TextPair(80), "kind": Word(), "copies": Whole(0, 999)}
_CARD_OPTIONAL: Mapping[str, Field] = {
    "flavour": TextPair(),
    "art": ArtField(),
    "emblem": EmblemField(),
    "origin": Word(("facts", "house")),
    "text": TextPair(800),
}


class CatalogSchema(NamedTuple):
    """What the files of one game may hold."""

    game: str
    kinds: Mapping[str, CardKind]
    tables: Mapping[str, Field] = NOTHING
    """Top-level keys beside the cards and the header; one whose field is a ``Maybe`` can be left out."""
    language_of: Callable[[], Field] | None = None
    """Gives what reads the effects of cards. Asked when the first effect is read: a language has hundreds of words."""
    check: Callable[[Catalog, Sequence[Document]], None] | None = None
    """Looks at everything together once each part is right, and notes problems in the documents."""
    version: int = 1
    """Raised by a game whenever the meaning of its files changes."""
    deck_tables: tuple[str, ...] = ()
    """Tables that a house deck may bring: to a mapping it adds entries or replaces them by key, any other table it
    replaces. ``standard_KEY: false`` in the deck leaves out the game's own entries of the mapping KEY.
    """
    deck_clears: tuple[str, ...] | None = None
    """The mappings among them whose own entries may be left out or removed; None: all of them."""
    smells: Callable[[Catalog, Card], Iterable[Smell]] | None = None
    """Looks at a card of a house deck for what is allowed but hardly meant."""
    outlined: tuple[str, ...] = ()
    """Fields of cards, beside those that all cards have, by which the rules sort them into piles."""
    fixed: tuple[str, ...] = ()
    """Kinds of cards that the rules count on: a house deck may change but never remove them."""

    def extend(
        self,
        *,
        kinds: Mapping[str, CardKind] = NOTHING,
        tables: Mapping[str, Field] = NOTHING,
        language_of: Callable[[], Field] | None = None,
    ) -> CatalogSchema:
        """What the files may hold with another layer on top: new kinds, more of known ones, tables, more words."""
        all_kinds = dict(self.kinds)
        for name, kind in kinds.items():
            all_kinds[name] = self.kinds[name].extend(kind) if name in self.kinds else kind
        return self._replace(
            kinds=all_kinds, tables={**self.tables, **tables}, language_of=language_of or self.language_of
        )

    @property
    def language(self) -> Field | None:
        """Reads the effects of cards."""
        return None if self.language_of is None else self.language_of()

    def read_card(self, value: Any, path: Path, doc: Document, layer: str = "") -> Any:
        """The typed card, or BAD. ``layer``: the one that it belongs to."""
        if not isinstance(value, Mapping):
            return Record(_CARD).refuse(value, path, doc)
        kind = self.kinds.get(value["kind"]) if isinstance(value.get("kind"), str) else None
        if kind is None:
            return self._read_without_kind(value, path, doc)
        values = self.record(kind).read(value, path, doc)
        if values is BAD:
            return BAD
        effects = {slot: values.pop(slot) for slot in kind.effects if slot in values}
        passing = [slot for slot in kind.lasting if slot in effects and not effects[slot].lasts]
        for slot in passing:
            doc.problem((*path, slot), LASTING_ONLY, slot=slot)
        if passing:
            return BAD
        more = {key: values.pop(key) for key in kind.more if key in values}
        text = values.pop("text", None)
        return kind.make(
            effects=effects, headings=kind.headings, text_override=text, layer=layer or self.game, more=more, **values
        )

    def read_effects(self, value: Any, doc: Document) -> Any:
        """Only the effects of a card, by slot, or BAD."""
        kind = self.kinds.get(str(value.get("kind"))) if isinstance(value, Mapping) else None
        if kind is None:
            return BAD
        slots = [slot for slot in kind.effects if slot in value]
        effects = Record({}, self.record(kind).fields).read({slot: value[slot] for slot in slots}, (), doc)
        return BAD if effects is BAD else {slot: effects[slot] for slot in slots}

    def record(self, kind: CardKind) -> Record:
        """What an entry of this kind may hold."""
        language = self.language if kind.effects else None
        effects = {} if language is None else dict.fromkeys(kind.effects, language)
        return Record(
            {**_CARD, "kind": Word(self.kinds), **kind.fields},
            {**_CARD_OPTIONAL, **kind.optional, **kind.more, **effects},
        )

    def _read_without_kind(self, value: Mapping[Any, Any], path: Path, doc: Document) -> Any:
        """Check what every card has; what else may stand here is not known."""
        record = self.record(CardKind())
        record.read({key: value[key] for key in record.fields if key in value}, path, doc)
        return BAD

    def totals(self) -> Field:
        """``totals: {path: 44}``: how many copies the cards of a kind add up to."""
        return MapOf(Word(self.kinds), Whole(0, 9999))

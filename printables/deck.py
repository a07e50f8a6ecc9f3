"""Which cards to print, and how many of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from brzdek import games
from brzdek.core.catalog import Card, Catalog, load_catalog
from brzdek.core.paths import cards_folder
from brzdek.core.problems import nearest
from brzdek.core.schema import message
from brzdek.core.text import LANGS, Lang, Say, Text, clean
from printables import faces
from printables.faces.base import Face, Group
from printables.job import BadJob

OWN = "-"
"""Stands for the game's own cards where a deck is compared."""


class Copy(NamedTuple):
    """One card to cut out."""

    card: Card
    back: str
    group: int
    """Its place among the groups."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a game, with a house deck on top if one is given."""

    game: str
    face: Face
    catalog: Catalog
    says: Mapping[Lang, Say]
    groups: Sequence[Group]
    file: Path | None = None
    """The house deck."""

    def folder_of(self, card: Card) -> Path:
        """Where the pictures of a card may lie: beside the file that holds it."""
        own = cards_folder() / self.game
        if self.file is None:
            return own
        known = _own(self.game).cards
        return own if card.id in known and same(known[card.id], card) else self.file.parent

    @property
    def title(self) -> Text:
        return self.catalog.deck or self.catalog.title

    def copies(self, only: Sequence[str] | None = None) -> list[Copy]:
        """The copies to print, in the order of the groups; ``only``: the ids of the cards."""
        return [
            Copy(card, self.face.back(card), place)
            for place, group in enumerate(self.groups)
            for card, count in group.cards
            if only is None or card.id in only
            for _ in range(count)
        ]

    def numbers(self) -> dict[str, str]:
        """Collector numbers: the place of each card among all of the box."""
        ids = [card.id for group in self.groups for card, _ in group.cards]
        return {card: f"{place}/{len(ids)}" for place, card in enumerate(ids, 1)}


def open_deck(game: str, file: Path | None = None) -> Deck:
    """BadJob, BadData: why it cannot be printed."""
    face = faces.load(game)
    rulebook = games.load(game)
    home = cards_folder() / game
    catalog = load_catalog(rulebook.schema, home, file)
    says = {lang: rulebook.face.say(lang) for lang in LANGS}
    return Deck(game, face, catalog, says, face.groups(catalog, says), file)


def _own(game: str) -> Catalog:
    return load_catalog(games.load(game).schema, cards_folder() / game)


def _changed(old: Catalog, new: Catalog) -> list[str]:
    """The cards of the new catalog that are not the same in the old one."""
    return [name for name, card in new.cards.items() if name not in old.cards or not same(old.cards[name], card)]


def same(one: Card, two: Card) -> bool:
    """Would both print the same? Effects are compared by what they say."""
    return _shown(one) == _shown(two)


def _shown(card: Card) -> tuple[Any, ...]:
    from dataclasses import fields

    apart = ("effects", "headings", "origin")
    values = [getattr(card, one.name) for one in fields(card) if one.name not in apart]
    return (*values, *(card.paragraphs(lang) for lang in LANGS))


def changed_since(deck: Deck, word: str) -> list[str]:
    """The cards that differ from another house deck, or from the game's own cards (``-``)."""
    rulebook = games.load(deck.game)
    other = None if word == OWN else Path(word)
    return _changed(load_catalog(rulebook.schema, cards_folder() / deck.game, other), deck.catalog)


def chosen(deck: Deck, words: str) -> list[str]:
    """The cards named in ``--only``; BadJob for one that cannot be printed."""
    known = [card.id for group in deck.groups for card, _ in group.cards]
    wanted = [word.strip() for word in words.split(",") if word.strip()]
    for word in wanted:
        if word not in known:
            near = nearest(word, known)
            hint = message("did_you_mean", word=near) if near else None
            shown = Text(*(f" ({text})" for text in hint)) if hint else ""
            raise BadJob("no_such_card", id=clean(word)[:60], hint=shown)
    return wanted

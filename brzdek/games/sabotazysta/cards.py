"""The cards of Sabotażysta: what their YAML entries may say, and the typed cards made from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from brzdek.core.catalog import Card, CardKind, Catalog, CatalogSchema
from brzdek.core.schema import Field, Flag, ListOf, MapOf, TextPair, Whole, Word
from brzdek.core.source import Document, Path
from brzdek.core.text import Lang
from brzdek.games.sabotazysta.maze import SIDES, Corridors, edges_from
from brzdek.games.sabotazysta.verbs import LANGUAGE, TOOLS, Deed
from brzdek.games.sabotazysta.words import WORDS

MINERS, SABOTEURS = "miners", "saboteurs"


class Edges(Field):
    """A set of edges, such as ``NSW``."""

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, str) and value and len(set(value)) == len(value) and set(value) <= set(SIDES):
            return edges_from(value)
        return self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return WORDS["schema.edges"].to(lang)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class PathCard(Card):
    """A card with corridors: start, goal, passage or dead end."""

    open: int
    links: Sequence[int] | None = None

    @property
    def corridors(self) -> Corridors:
        if self.links is not None:
            groups = tuple(sorted(self.links))
        elif self.kind == "dead_end":
            groups = tuple(side for side in SIDES.values() if self.open & side)
        else:
            groups = (self.open,)
        return Corridors(self.open, groups)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class GoalCard(PathCard):
    treasure: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class DwarfCard(Card):
    side: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class GoldCard(Card):
    value: int


_CORRIDORS = {"open": Edges()}
_LINKS = {"links": ListOf(Edges(), 1, 4)}
_ACTION = CardKind(make=Card, fields={}, optional={}, effects=("play",))
PATH_KINDS = ("passage", "dead_end")
ACTION_KINDS = ("broken_tool", "repair", "rockfall", "map")

KINDS: Mapping[str, CardKind] = {
    "start": CardKind(make=PathCard, fields=_CORRIDORS, optional={}, effects=()),
    "goal": CardKind(make=GoalCard, fields=_CORRIDORS, optional={"treasure": Flag()}, effects=()),
    **{kind: CardKind(make=PathCard, fields=_CORRIDORS, optional=_LINKS, effects=()) for kind in PATH_KINDS},
    **dict.fromkeys(ACTION_KINDS, _ACTION),
    "dwarf": CardKind(make=DwarfCard, fields={"side": Word((MINERS, SABOTEURS))}, optional={}, effects=()),
    "gold": CardKind(make=GoldCard, fields={"value": Whole(1, 99)}, optional={}, effects=()),
}

_SEATS = Whole(3, 10)
TABLES: Mapping[str, Field] = {
    "pools": MapOf(_SEATS, MapOf(Word(), Whole(0, 20))),
    "hands": MapOf(_SEATS, Whole(1, 20)),
    "payout": MapOf(Whole(1, 10), Whole(1, 99)),
    "goal_rows": ListOf(Whole(-9, 9), 1, 9),
    "tools": MapOf(Word(TOOLS), TextPair()),
}


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Every action card does exactly one thing."""
    for card in catalog.cards.values():
        if card.kind in ACTION_KINDS and not isinstance(card.effects.get("play"), Deed):
            documents[-1].problem((), WORDS["schema.one_deed"], card=card.id)


SCHEMA = CatalogSchema(game="sabotazysta", kinds=KINDS, tables=TABLES, language=LANGUAGE, check=check)


def path_card(catalog: Catalog, card: str) -> PathCard:
    return cast(PathCard, catalog.cards[card])


def cards_of(catalog: Catalog, *kinds: str) -> list[str]:
    """The ids of all copies of the cards of these kinds."""
    return [card.id for card in catalog.cards.values() if card.kind in kinds for _ in range(card.copies)]

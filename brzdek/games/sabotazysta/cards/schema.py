"""What the card files of Sabotażysta may say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CardKind, CatalogSchema
from brzdek.core.catalog.schema import Field, Flag, ListOf, MapOf, TextPair, Whole, Word
from brzdek.core.catalog.source import Document, Path
from brzdek.core.text import Lang
from brzdek.games.sabotazysta.cards.corridors import SIDES, edges_from
from brzdek.games.sabotazysta.cards.pieces import (
    ACTION_KINDS,
    MINERS,
    PATH_KINDS,
    SABOTEURS,
    DwarfCard,
    GoalCard,
    GoldCard,
    PathCard,
)
from brzdek.games.sabotazysta.cards.verbs import LANGUAGE, TOOLS
from brzdek.games.sabotazysta.cards.words import WORDS


class Edges(Field):
    """A set of edges, such as ``NSW``."""

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, str) and value and len(set(value)) == len(value) and set(value) <= set(SIDES):
            return edges_from(value)
        return self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return WORDS["schema.edges"].to(lang)


_CORRIDORS = {"open": Edges()}
_LINKS = {"links": ListOf(Edges(), 1, 4)}
_ACTION = CardKind(make=Card, fields={}, optional={}, effects=("play",))

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


def language() -> Field:

    return LANGUAGE


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    from brzdek.games.sabotazysta.cards import deal_check

    deal_check.check(catalog, documents)


SCHEMA = CatalogSchema(
    game="sabotazysta",
    kinds=KINDS,
    tables=TABLES,
    language_of=language,
    check=check,
    deck_tables=tuple(TABLES),
    deck_clears=(),
)

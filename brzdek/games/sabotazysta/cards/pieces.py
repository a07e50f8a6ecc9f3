"""The cards of Sabotażysta as typed values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.values import dataclass
from brzdek.games.sabotazysta.cards.corridors import SIDES, Corridors

MINERS, SABOTEURS = "miners", "saboteurs"
PATH_KINDS = ("passage", "dead_end")
ACTION_KINDS = ("broken_tool", "repair", "rockfall", "map")
DECK_KINDS = (*PATH_KINDS, *ACTION_KINDS)
"""The cards that are dealt and drawn."""


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


@lru_cache(maxsize=8)
def uses(catalog: Catalog) -> Mapping[str, str]:
    """What each card of the deck is good for: the word of its deed, ``passage`` or ``dead_end``."""
    return {card.id: use_of(card) for card in catalog.cards.values() if card.kind in DECK_KINDS}


def use_of(card: Card) -> str:
    """What a card does, whatever its kind is called: a path card that links no two edges is a dead end."""
    if isinstance(card, PathCard):
        return "passage" if any(group & (group - 1) for group in card.corridors.links) else "dead_end"
    return str(card.effects["play"].word)


def path_card(catalog: Catalog, card: str) -> PathCard:
    return cast(PathCard, catalog.cards[card])


def cards_of(catalog: Catalog, *kinds: str) -> list[str]:
    """The ids of all copies of the cards of these kinds."""
    return [card.id for card in catalog.cards.values() if card.kind in kinds for _ in range(card.copies)]

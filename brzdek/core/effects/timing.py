"""In which windows cards may be played: their ``timing``, which everybody knows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from brzdek.core.catalog.catalog import Catalog

if TYPE_CHECKING:
    from brzdek.core.effects.ongoing import CardGame

NO_CARDS: frozenset[str] = frozenset()


@lru_cache(maxsize=16)
def timings(catalog: Catalog) -> Mapping[str, frozenset[str]]:
    """The ids of the cards that may be played in a window, by window: their ``timing``."""
    index: dict[str, set[str]] = {}
    for card in catalog.cards.values():
        for window in getattr(card, "timing", ()):
            index.setdefault(window, set()).add(card.id)
    return {window: frozenset(cards) for window, cards in index.items()}


def timed(game: CardGame, window: str) -> frozenset[str]:
    """The ids of the cards that may be played in this window, whoever holds them: everybody knows them."""
    return timings(game.catalog).get(window, NO_CARDS)

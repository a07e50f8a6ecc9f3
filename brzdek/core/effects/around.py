"""The seats around the table, clockwise."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brzdek.core.effects.ongoing import CardGame


def from_left(game: CardGame, seat: int) -> tuple[int, ...]:
    """All other seats, clockwise."""
    return _others(len(game.names))[seat]


def all_from(game: CardGame, seat: int) -> tuple[int, ...]:
    """All seats, clockwise, this one first."""
    return _rounds(len(game.names))[seat]


@lru_cache(maxsize=16)
def _rounds(players: int) -> list[tuple[int, ...]]:
    """All seats from each one on."""
    return [tuple((seat + step) % players for step in range(players)) for seat in range(players)]


@lru_cache(maxsize=16)
def _others(players: int) -> list[tuple[int, ...]]:
    """For each seat all others."""
    return [around[1:] for around in _rounds(players)]

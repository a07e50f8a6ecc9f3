"""The seats around the table, clockwise."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brzdek.core.effects.ongoing import CardGame


def from_left(game: CardGame, seat: int) -> tuple[int, ...]:
    """All other seats, clockwise."""
    return _others(len(game.names), seat)


def all_from(game: CardGame, seat: int) -> tuple[int, ...]:
    """All seats, clockwise, this one first."""
    return _round(len(game.names), seat)


@lru_cache(maxsize=128)
def _round(players: int, seat: int) -> tuple[int, ...]:
    return (seat, *_others(players, seat))


@lru_cache(maxsize=128)
def _others(players: int, seat: int) -> tuple[int, ...]:
    return tuple((seat + step) % players for step in range(1, players))

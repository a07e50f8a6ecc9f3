"""What is to be simulated, as a value that can be sent to another process."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.rulebook import Rulebook, Seat, Setup
from brzdek.core.values import dataclass, field

LIMIT = 200_000
"""So many answers no real game takes."""


@dataclass(frozen=True, slots=True)
class Trials:
    """Games of one sort. Which bot sits where goes round from game to game, so that nobody keeps the best seat."""

    game: str
    bots: tuple[str, ...]
    """By seat, in the first game."""
    seed: int
    decks: tuple[Path, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    limit: int = LIMIT

    @property
    def players(self) -> int:
        return len(self.bots)

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots by seat in this game."""
        if len(set(self.bots)) == 1:
            return self.bots
        turn = number % self.players
        return self.bots[turn:] + self.bots[:turn]

    def setup(self, number: int) -> Setup:
        """The game of this number. Its seed depends on nothing else, so it is the same in whatever process."""
        seats = tuple(Seat(str(seat + 1), bot) for seat, bot in enumerate(self.seated(number)))
        return Setup(self.game, seats, seed_of(self.seed, number), dict(self.options))


def seed_of(seed: int, number: int) -> int:
    """The seed of one of many games."""
    return random.Random(f"{seed}/{number}").getrandbits(64)


@lru_cache(maxsize=8)
def opened(game: str, decks: tuple[Path, ...]) -> tuple[Rulebook[Any, Any], Catalog]:
    """The rulebook and the cards of a game, read once in each process."""
    from brzdek import games

    return games.open_game(game, decks)

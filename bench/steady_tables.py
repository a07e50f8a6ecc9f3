"""How well a steady bot does, over many seeded games: against another bot, and four of them at a table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import Protocol, TypeVar

from bench.measure import line

PLAYERS = 4
LIMIT = 400
"""Rounds after which a game is called off, so that one that would not end is seen."""


class Played(Protocol):
    """How one game came out."""

    @property
    def winners(self) -> Sequence[int]: ...

    @property
    def rounds(self) -> int: ...


P = TypeVar("P", bound=Played)


def beats(play: Callable[[int, Sequence[str]], Played], seeds: range, other: str) -> float:
    """The share of games of two that the steady bot wins; it sits on either side in turn."""
    won = 0
    for seed in seeds:
        steady = seed % 2
        bots = ("steady", other) if steady == 0 else (other, "steady")
        won += tuple(play(seed, bots).winners) == (steady,)
    return won / len(seeds)


def four_steady(
    play: Callable[[int, Sequence[str]], P], seeds: range, more: Callable[[Sequence[P]], Mapping[str, float]]
) -> dict[str, float]:
    """What becomes of a table of steady bots; ``more``: what else is counted over its games."""
    games = [play(seed, ("steady",) * PLAYERS) for seed in seeds]
    found = {
        "turns_of_each,_median": median(game.rounds for game in games),
        "turns_of_each,_most": max(game.rounds for game in games),
        **more(games),
    }
    return {f"four_steady_bots:_{what}": number for what, number in found.items()}


def show(figures: Callable[..., Mapping[str, float]]) -> None:
    """The figures of so many games from some seed on, as the command line has it."""
    for what, number in figures(*map(int, sys.argv[1:3])).items():
        line(what.replace("_", " "), f"{number:.3f}")

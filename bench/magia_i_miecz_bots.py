"""How well the steady bot of Magia i Miecz plays, over many seeded games.

``python -m bench.magia_i_miecz_bots [GAMES [FIRST_SEED]]`` prints the figures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from bench.measure import line
from bench.playing import loaded
from brzdek.core.rulebook import Bot, Seat, Setup
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.bots.steady import SteadyBot
from brzdek.games.magia_i_miecz.rules.state import World

PLAYERS = 4
LIMIT = 400
"""Rounds after which a game is called off, so that one that would not end is seen."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game came out."""

    winners: Sequence[int]
    rounds: int
    crowned: bool
    """Has anybody worn the Crown?"""
    called_off: bool


def _without_spells(seat: int, seed: int) -> Bot[Any]:
    return SteadyBot(seat, seed, spells=False)


def _makers() -> Mapping[str, Callable[[int, int], Bot[Any]]]:
    return {**loaded("magia_i_miecz")[0].bots, "without_spells": _without_spells}


def play(seed: int, bots: Sequence[str]) -> Outcome:
    """One game among these bots."""
    rulebook, catalog = loaded("magia_i_miecz")
    seats = tuple(Seat(str(seat)) for seat in range(len(bots)))
    table = Table(rulebook, Setup("magia_i_miecz", seats, seed, {"turn_limit": LIMIT}), catalog)
    make = _makers()
    table.play_out([make[bot](seat, seed) for seat, bot in enumerate(bots)])
    game = table.game
    assert isinstance(game, World)
    return Outcome(rulebook.result(game).winners, game.round, game.crowned, game.round > LIMIT)


def beats(seeds: range, other: str) -> float:
    """The share of games of two that the steady bot wins; it sits on either side in turn."""
    won = 0
    for seed in seeds:
        steady = seed % 2
        bots = ("steady", other) if steady == 0 else (other, "steady")
        won += play(seed, bots).winners == (steady,)
    return won / len(seeds)


def four_steady(seeds: range) -> dict[str, float]:
    """What becomes of a table of steady bots."""
    games = [play(seed, ("steady",) * PLAYERS) for seed in seeds]
    return {
        "turns_of_each,_median": median(game.rounds for game in games),
        "turns_of_each,_most": max(game.rounds for game in games),
        "decided_by_the_Crown": sum(game.crowned and not game.called_off for game in games) / len(games),
    }


def figures(games: int = 200, first: int = 0) -> dict[str, float]:
    """How well steady bots do, over so many games from the seed ``first`` on."""
    seeds = range(first, first + games)
    found = {"steady_beats_random": beats(seeds, "random")}
    found["steady_beats_steady_without_spells"] = beats(seeds, "without_spells")
    found |= {f"four_steady_bots:_{what}": number for what, number in four_steady(seeds).items()}
    return found


def main() -> None:
    for what, number in figures(*map(int, sys.argv[1:3])).items():
        line(what.replace("_", " "), f"{number:.3f}")


if __name__ == "__main__":
    main()

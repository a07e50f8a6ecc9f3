"""How well the steady bot of Smoki plays, over many seeded games on each side of the overlay and without it.

``python -m bench.smoki_bots [GAMES [FIRST_SEED]]`` prints the figures.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from bench.measure import line
from bench.playing import loaded
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.rules import king
from brzdek.games.smoki.rules.state import dragons

PLAYERS = 4
LIMIT = 400
"""Rounds after which a game is called off, so that one that would not end is seen."""
SIDES: Sequence[Mapping[str, Any]] = (
    {"overlay": "realm"},
    {"overlay": "tower"},
    {"overlay": "none", "ending": "smoki"},
    {"overlay": "tower", "struggle": 1},
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game came out."""

    winners: Sequence[int]
    rounds: int
    called_off: bool
    how: str
    """By what it was decided: the King, an ending, or by being the last one alive."""


def play(seed: int, bots: Sequence[str]) -> Outcome:
    """One game among these bots; the sides of the overlay take turns."""
    rulebook, catalog = loaded("smoki")
    seats = tuple(Seat(str(seat)) for seat in range(len(bots)))
    options = {**SIDES[seed // 2 % len(SIDES)], "turn_limit": LIMIT}
    table = Table(rulebook, Setup("smoki", seats, seed, options), catalog)
    table.play_out([rulebook.bots[bot](seat, seed) for seat, bot in enumerate(bots)])
    game = table.game
    assert isinstance(game, World)
    return Outcome(rulebook.result(game).winners, game.round, game.round > LIMIT, _how(game))


def _how(game: World) -> str:
    alive = [one for one in game.adventurers if not one.out]
    if len(alive) == 1:
        return "the last one alive"
    if game.round > LIMIT:
        return "called off"
    return king.ending_card(game).removeprefix("zakonczenie_") or ("the King" if dragons(game).faced else "else")


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
    ways = Counter(game.how for game in games)
    return {
        "turns_of_each,_median": median(game.rounds for game in games),
        "turns_of_each,_most": max(game.rounds for game in games),
        "called_off": sum(game.called_off for game in games) / len(games),
        **{f"decided_by_{way.replace(' ', '_')}": count / len(games) for way, count in sorted(ways.items())},
    }


def figures(games: int = 200, first: int = 0) -> dict[str, float]:
    """How well steady bots do, over so many games from the seed ``first`` on."""
    seeds = range(first, first + games)
    found = {"steady_beats_random": beats(seeds, "random")}
    found |= {f"four_steady_bots:_{what}": number for what, number in four_steady(seeds).items()}
    return found


def main() -> None:
    for what, number in figures(*map(int, sys.argv[1:3])).items():
        line(what.replace("_", " "), f"{number:.3f}")


if __name__ == "__main__":
    main()

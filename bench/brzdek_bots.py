"""How well the steady bot of Brzdęk! plays, over many seeded games.

``python -m bench.brzdek_bots [GAMES [FIRST_SEED]]`` prints the figures.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from bench.measure import line
from bench.playing import loaded
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.brzdek.rules.state import Heist
from brzdek.games.raid.rules.state import LEFT, LOST

PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game came out."""

    scores: Sequence[int]
    winners: Sequence[int]
    out: Sequence[str]
    """How each player went out of play."""
    rounds: float


def play(seed: int, bots: Sequence[str], board: str) -> Outcome:
    """One game among these bots."""
    rulebook, catalog = loaded("brzdek")
    setup = Setup("brzdek", tuple(Seat(str(seat)) for seat in range(len(bots))), seed, {"board": board})
    table = Table(rulebook, setup, catalog)
    table.play_out([rulebook.bots[bot](seat, seed) for seat, bot in enumerate(bots)])
    game = table.game
    assert isinstance(game, Heist)
    result = rulebook.result(game)
    out = [thief.out for thief in game.thieves]
    return Outcome(result.scores, result.winners, out, game.turns / len(bots))


def beats_random(seeds: range, board: str = "front") -> float:
    """The share of games of two that the steady bot wins alone; it sits on either side in turn."""
    won = 0
    for seed in seeds:
        steady = seed % 2
        bots = ("steady", "random") if steady == 0 else ("random", "steady")
        won += play(seed, bots, board).winners == (steady,)
    return won / len(seeds)


def four_steady(seeds: range, board: str) -> dict[str, float]:
    """What becomes of four steady bots, on average over games."""
    games = [play(seed, ("steady",) * PLAYERS, board) for seed in seeds]
    return {
        "leave_alive,_of_four": sum(game.out.count(LEFT) for game in games) / len(games),
        "lost,_of_four": sum(game.out.count(LOST) for game in games) / len(games),
        "points_of_each": sum(sum(game.scores) for game in games) / len(games) / PLAYERS,
        "rounds": sum(game.rounds for game in games) / len(games),
    }


def figures(games: int = 500, first: int = 0) -> dict[str, float]:
    """How well steady bots do, over so many games from the seed ``first`` on."""
    seeds = range(first, first + games)
    found = {"steady_beats_random": beats_random(seeds)}
    for board in ("front", "back"):
        found |= {f"four_steady_bots,_{board}:_{what}": number for what, number in four_steady(seeds, board).items()}
    return found


def main() -> None:
    for what, number in figures(*map(int, sys.argv[1:3])).items():
        line(what.replace("_", " "), f"{number:.3f}")


if __name__ == "__main__":
    main()

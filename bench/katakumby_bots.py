"""How well the steady bot of Katakumby plays, over many seeded games.

``python -m bench.katakumby_bots [GAMES [FIRST_SEED]]`` prints the figures.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from bench.measure import line
from bench.playing import loaded
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.katakumby.rules.state import Delve
from brzdek.games.raid.rules.state import LEFT, RESCUED

PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game came out."""

    scores: Sequence[int]
    winners: Sequence[int]
    out: Sequence[str]
    """How each player went out of play."""
    rounds: float
    tiles: int
    """Tiles discovered."""


def play(seed: int, bots: Sequence[str]) -> Outcome:
    """One game among these bots."""
    rulebook, catalog = loaded("katakumby")
    table = Table(rulebook, Setup("katakumby", tuple(Seat(str(seat)) for seat in range(len(bots))), seed), catalog)
    table.play_out([rulebook.bots[bot](seat, seed) for seat, bot in enumerate(bots)])
    game = table.game
    assert isinstance(game, Delve)
    result = rulebook.result(game)
    out = [thief.out for thief in game.thieves]
    return Outcome(result.scores, result.winners, out, game.turns / len(bots), len(game.board.placed) - 1)


def beats_random(seeds: range) -> float:
    """The share of games of two that the steady bot wins alone; it sits on either side in turn."""
    won = 0
    for seed in seeds:
        steady = seed % 2
        bots = ("steady", "random") if steady == 0 else ("random", "steady")
        won += play(seed, bots).winners == (steady,)
    return won / len(seeds)


def all_steady(seeds: range, players: int = PLAYERS) -> dict[str, float]:
    """What becomes of a table of steady bots, on average over games."""
    games = [play(seed, ("steady",) * players) for seed in seeds]
    left = sum(game.out.count(LEFT) for game in games)
    rescued = sum(game.out.count(RESCUED) for game in games)
    return {
        "saved": (left + rescued) / len(games),
        "of_them_home": left / len(games),
        "points_of_each": sum(sum(game.scores) for game in games) / len(games) / players,
        "points_of_the_saved": sum(sum(game.scores) for game in games) / max(1, left + rescued),
        "rounds": sum(game.rounds for game in games) / len(games),
        "tiles": sum(game.tiles for game in games) / len(games),
    }


def figures(games: int = 500, first: int = 0) -> dict[str, float]:
    """How well steady bots do, over so many games from the seed ``first`` on."""
    seeds = range(first, first + games)
    found = {"steady_beats_random": beats_random(seeds)}
    found |= {f"four_steady_bots:_{what}": number for what, number in all_steady(seeds).items()}
    return found


def main() -> None:
    for what, number in figures(*map(int, sys.argv[1:3])).items():
        line(what.replace("_", " "), f"{number:.3f}")


if __name__ == "__main__":
    main()

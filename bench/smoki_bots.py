"""How well the steady bot of Smoki plays, over many seeded games on each side of the overlay and without it.

``python -m bench.smoki_bots [GAMES [FIRST_SEED]]`` prints the figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bench.playing import loaded
from bench.steady_tables import LIMIT, beats, four_steady, show
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.rules import king
from brzdek.games.smoki.rules.state import dragons

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


def _ways(games: Sequence[Outcome]) -> dict[str, float]:
    ways = Counter(game.how for game in games)
    return {
        "called_off": sum(game.called_off for game in games) / len(games),
        **{f"decided_by_{way.replace(' ', '_')}": count / len(games) for way, count in sorted(ways.items())},
    }


def figures(games: int = 200, first: int = 0) -> dict[str, float]:
    """How well steady bots do, over so many games from the seed ``first`` on."""
    seeds = range(first, first + games)
    return {"steady_beats_random": beats(play, seeds, "random"), **four_steady(play, seeds, _ways)}


if __name__ == "__main__":
    show(figures)

"""How well the steady bot of Magia i Miecz plays, over many seeded games.

``python -m bench.magia_i_miecz_bots [GAMES [FIRST_SEED]]`` prints the figures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bench.playing import loaded
from bench.steady_tables import LIMIT, beats, four_steady, show
from brzdek.core.rulebook import Bot, Seat, Setup
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.bots.steady import SteadyBot
from brzdek.games.magia_i_miecz.rules.state import World


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


def _crowned(games: Sequence[Outcome]) -> dict[str, float]:
    decided = sum(game.crowned and not game.called_off for game in games)
    return {"decided_by_the_Crown": decided / len(games)}


def figures(games: int = 200, first: int = 0) -> dict[str, float]:
    """How well steady bots do, over so many games from the seed ``first`` on."""
    seeds = range(first, first + games)
    return {
        "steady_beats_random": beats(play, seeds, "random"),
        "steady_beats_steady_without_spells": beats(play, seeds, "without_spells"),
        **four_steady(play, seeds, _crowned),
    }


if __name__ == "__main__":
    show(figures)

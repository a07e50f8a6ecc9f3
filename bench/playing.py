"""Speed of games at a table, with the journal on."""

from __future__ import annotations

import gc
import resource
import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from bench.measure import REFERENCE, calibration, line
from brzdek import games
from brzdek.cli import GARBAGE
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.rulebook import Rulebook, Seat, Setup
from brzdek.core.table import Table


@cache
def loaded(game: str) -> tuple[Rulebook[Any, Any], Catalog]:
    rulebook = games.load(game)
    return rulebook, load_catalog(rulebook.layers)


def setup(game: str, players: int, seed: int) -> Setup:
    return Setup(game, tuple(Seat(str(seat)) for seat in range(players)), seed)


def play(game: str, players: int, bot: str, seed: int) -> int:
    """One game to its end; the number of answers."""
    rulebook, catalog = loaded(game)
    table = Table(rulebook, setup(game, players, seed), catalog)
    table.play_out([rulebook.bots[bot](seat, seed) for seat in range(players)])
    return len(table.journal)


class Pace(NamedTuple):
    """How fast games were played."""

    games: float
    """A second, on the calibrated scale."""
    decisions: float
    """A second, on this machine."""


SLICE = 0.5
"""Seconds played between two looks at the machine's own pace, which may change from moment to moment."""


def rate(one_game: Callable[[int], int], seconds: float) -> Pace:
    """Play for so long, a slice at a time, each on the scale of the machine's pace right before and right after it."""
    one_game(0)
    played = decisions = 0
    spent = calibrated = 0.0
    before = calibration()
    while spent < seconds:
        begin = time.perf_counter()
        while time.perf_counter() - begin < SLICE:
            decisions += one_game(played)
            played += 1
        taken, after = time.perf_counter() - begin, calibration()
        spent += taken
        calibrated += taken * REFERENCE / ((before + after) / 2)
        before = after
    return Pace(played / calibrated, decisions / spent)


def report(game: str, players: int, bot: str, seconds: float, aim: str = "") -> float:
    """Print the speed of one kind of bot; the decisions per second."""
    gc.set_threshold(*GARBAGE)  # as the program itself has it
    pace = rate(lambda seed: play(game, players, bot, seed), seconds)
    line(f"{players} {bot} bots", f"{pace.decisions:,.0f} decisions/s")
    line("  games/s, on the calibrated scale", f"{pace.games:.1f}", aim)
    return pace.decisions


def report_memory(game: str, games: int) -> None:
    """Print by how much the process grows."""
    line(f"memory added by {games:,} random games of two", f"{memory_added(game, games):.1f} MB", "flat")


def memory_added(game: str, games: int) -> float:
    """Megabytes by which the process has grown after many games of two; the first hundred are not counted."""
    for seed in range(100):
        play(game, 2, "random", seed)
    before = _peak()
    for seed in range(games):
        play(game, 2, "random", seed)
    return _peak() - before


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

"""Speed of games at a table, with the journal on."""

from __future__ import annotations

import gc
import resource
import time
from collections.abc import Callable
from functools import cache
from typing import Any

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


def rate(one_game: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Games and decisions per second."""
    one_game(0)
    played = decisions = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        decisions += one_game(played)
        played += 1
    spent = time.perf_counter() - begin
    return played / spent, decisions / spent


def report(game: str, players: int, bot: str, seconds: float, aim: str = "") -> float:
    """Print the speed of one kind of bot; the decisions per second.

    The machine's pace is taken right before and right after, since it may change from minute to minute.
    """
    gc.set_threshold(*GARBAGE)  # as the program itself has it
    before = calibration()
    per_second, decisions = rate(lambda seed: play(game, players, bot, seed), seconds)
    scale = (before + calibration()) / 2 / REFERENCE
    line(f"{players} {bot} bots", f"{decisions:,.0f} decisions/s")
    line("  games/s, on the calibrated scale", f"{per_second * scale:.0f}", aim)
    return decisions


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

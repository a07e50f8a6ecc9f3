"""Brzdęk!: speed, memory, and how well the bots play."""

from __future__ import annotations

import resource

from bench.brzdek_bots import figures
from bench.measure import line
from bench.playing import play, report

TITLE = "Brzdęk! (four players, front board, one core, journal on)"
PLAYERS = 4
MEMORY_GAMES = 10_000


def run() -> None:
    report("brzdek", PLAYERS, "random", 4, ">= 120")
    report("brzdek", PLAYERS, "steady", 6, ">= 60")
    line(f"memory added by {MEMORY_GAMES:,} random games of two", f"{memory_added():.1f} MB", "flat")
    for what, figure in figures().items():
        line(what.replace("_", " "), f"{figure:.3g}" if isinstance(figure, float) else str(figure))


def memory_added() -> float:
    """Megabytes by which the process has grown after many games; the first hundred are not counted."""
    for seed in range(100):
        play("brzdek", 2, "random", seed)
    before = _peak()
    for seed in range(MEMORY_GAMES):
        play("brzdek", 2, "random", seed)
    return _peak() - before


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

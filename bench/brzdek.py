"""Brzdęk!: speed, memory, and how well the bots play."""

from __future__ import annotations

from bench.brzdek_bots import figures
from bench.measure import line
from bench.playing import report, report_memory

TITLE = "Brzdęk! (four players, front board, one core, journal on)"
PLAYERS = 4
MEMORY_GAMES = 10_000


def run() -> None:
    report("brzdek", PLAYERS, "random", 4, ">= 120")
    report("brzdek", PLAYERS, "steady", 6, ">= 60")
    report_memory("brzdek", MEMORY_GAMES)
    for what, figure in figures().items():
        line(what.replace("_", " "), f"{figure:.3g}" if isinstance(figure, float) else str(figure))

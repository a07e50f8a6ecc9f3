"""Katakumby: speed, memory, and how well the bots play."""

from __future__ import annotations

from bench.katakumby_bots import figures
from bench.measure import line
from bench.playing import report, report_memory

TITLE = "Katakumby (four players, one core, journal on)"
PLAYERS = 4
MEMORY_GAMES = 2_000
AIMS = {"steady_beats_random": ">= 0.98", "four_steady_bots:_saved": ">= 2.4"}


def run() -> None:
    report("katakumby", PLAYERS, "random", 4)
    report("katakumby", PLAYERS, "steady", 6, "a few dozen")
    report_memory("katakumby", MEMORY_GAMES)
    for what, figure in figures().items():
        line(what.replace("_", " "), f"{figure:.3g}", AIMS.get(what, ""))

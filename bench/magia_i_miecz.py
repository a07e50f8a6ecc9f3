"""Magia i Miecz: speed, memory, and how well the bots play."""

from __future__ import annotations

from bench.magia_i_miecz_bots import figures
from bench.measure import line
from bench.playing import report, report_memory

TITLE = "Magia i Miecz (four players, one core, journal on)"
PLAYERS = 4
MEMORY_GAMES = 300
AIMS = {
    "steady_beats_random": ">= 0.95",
    "steady_beats_steady_without_spells": "> 0.55",
    "four_steady_bots:_turns_of_each,_median": "<= 90",
    "four_steady_bots:_turns_of_each,_most": "<= 400",
    "four_steady_bots:_decided_by_the_Crown": ">= 0.9",
}


def run() -> None:
    report("magia_i_miecz", PLAYERS, "random", 8, ">= 20")
    report("magia_i_miecz", PLAYERS, "steady", 8, ">= 4")
    report_memory("magia_i_miecz", MEMORY_GAMES)
    for what, figure in figures().items():
        line(what.replace("_", " "), f"{figure:.3g}", AIMS.get(what, ""))

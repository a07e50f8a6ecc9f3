"""Smoki over Magia i Miecz: speed, memory, and how well the bots play."""

from __future__ import annotations

from bench.measure import line
from bench.playing import report, report_memory
from bench.smoki_bots import figures

TITLE = "Smoki over Magia i Miecz (four players, one core, journal on)"
PLAYERS = 4
MEMORY_GAMES = 200
AIMS = {
    "steady_beats_random": ">= 0.95",
    "four_steady_bots:_turns_of_each,_median": "<= 120",
    "four_steady_bots:_called_off": "0",
}


def run() -> None:
    report("smoki", PLAYERS, "random", 4, ">= 10")
    report("smoki", PLAYERS, "steady", 8, ">= 2")
    report_memory("smoki", MEMORY_GAMES)
    for what, figure in figures(100).items():
        line(what.replace("_", " "), f"{figure:.3g}", AIMS.get(what, ""))


if __name__ == "__main__":
    run()

"""The simulator: games a second, what a second process is worth, and memory over many games.

``python -m bench.simulating [GAMES]`` measures the memory over so many games; 100,000 take some minutes.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bench.measure import line
from brzdek import games
from brzdek.sim.running import gathered, spread, tally
from brzdek.sim.tally import Tally
from brzdek.sim.trials import Trials, opened

TITLE = "Simulator"
SECONDS = 2.0
"""So long each sort of game is played."""
BOTS = ("random", "steady")
SPREAD = ("brzdek", "steady", 3000)
"""What is played with one process and with two."""
FASTER = 1.8
COUNTED = 10_000_000
FASTEST = ("sabotazysta", "random")
MANY = 20_000
GROWTH = 2.0
"""Megabytes by which the process may grow after the first games, however many follow."""


def run(many: int = MANY) -> None:
    for game in games.NAMES:
        for bot in BOTS:
            line(f"{game}, {bot} bots", f"{rate(trials(game, bot)):.1f} games/s")
    one, two = seconds(1), seconds(2)
    line(f"{SPREAD[2]:,} games of {SPREAD[0]}, one process", f"{one:.1f} s")
    line("  two processes, their start included", f"{two:.1f} s, {one / two:.2f}×", f"≥ {FASTER}×")
    line("  floor: two processes that only count", f"{floor(one):.2f}×")
    start = None
    for played, megabytes in memory(many):
        start = start or megabytes
        line(f"memory after {played:,} games of {FASTEST[0]}", f"{megabytes:.1f} MB", f"≤ +{GROWTH:.0f} MB")


def trials(game: str, bot: str) -> Trials:
    """The smallest table of a game."""
    return Trials(game, (bot,) * opened(game, ())[1].players[0], seed=1)


def rate(these: Trials) -> float:
    """Games a second of the processor."""
    tally(these, range(1))
    begin, played = time.process_time(), 0
    while time.process_time() - begin < SECONDS:
        tally(these, range(played, played + 1))
        played += 1
    return played / (time.process_time() - begin)


def seconds(jobs: int) -> float:
    """How long a simulation takes, as somebody waits for it."""
    game, bot, number = SPREAD
    begin = time.perf_counter()
    whole = Tally()
    gathered(spread(partial(tally, trials(game, bot)), number, jobs), whole.merge, lambda _: None)
    assert whole.games == number
    return time.perf_counter() - begin


def floor(whole: float) -> float:
    """What the machine itself gives: how much sooner two processes count to a number that takes one about as long."""
    begin = time.perf_counter()
    count(COUNTED)
    number = int(COUNTED * whole / (time.perf_counter() - begin))
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(count, (1, 1)))
        begin = time.perf_counter()
        pool.submit(count, number).result()
        alone = time.perf_counter() - begin
        begin = time.perf_counter()
        list(pool.map(count, (number // 2, number // 2)))
        return alone / (time.perf_counter() - begin)


def count(number: int) -> None:
    for _ in range(number):
        pass


def memory(many: int) -> Iterator[tuple[int, float]]:
    """The greatest size of the process after more and more games that it plays itself."""
    whole, played, mark = Tally(), 0, min(1000, many)
    for number, part in spread(partial(tally, trials(*FASTEST)), many, jobs=1):
        whole.merge(part)
        played += number
        if played >= mark:
            yield played, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            mark = min(many, mark * 10) if played < many else many + 1


if __name__ == "__main__":
    run(*map(int, sys.argv[1:2]))

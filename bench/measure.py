"""Timing, and the scale on which figures from different machines can be compared."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

REFERENCE = 0.96
"""Seconds that the calibration loop took where other programs were measured."""


def calibration() -> float:
    """Seconds for 10^7 turns of an empty loop at module level."""
    code = compile("i = 0\nwhile i < 10**7:\n    i += 1\n", "calibration", "exec")
    begin = time.perf_counter()
    exec(code, {})
    return time.perf_counter() - begin


def best(function: Callable[[], object], times: int = 3) -> float:
    """Seconds for one call, the best of several."""
    found = float("inf")
    for _ in range(times):
        begin = time.perf_counter()
        function()
        found = min(found, time.perf_counter() - begin)
    return found


def process(command: Sequence[str], times: int = 15) -> float:
    """Seconds for a whole process, the best of several."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    run = [sys.executable, *command]
    return best(lambda: subprocess.run(run, check=True, capture_output=True, env=environment), times)


def line(what: str, figure: str, aim: str = "") -> None:
    """One row of the report."""
    print(f"  {what:<58} {figure:>22}" + (f"   (aim {aim})" if aim else ""), flush=True)

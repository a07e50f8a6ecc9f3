"""Help for tests of the command line: running it in this process or in one of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 300
"""Seconds after which a program hangs, however busy the machine may be."""
GAME = "sabotazysta"
PLAY = ["play", GAME, "--players", "5", "--bots", "steady", "--seed", "7"]
ALL_BOTS = ["play", GAME, "--players", "5", "--seat", "A=steady", "--bots", "steady", "--seed", "7"]
SHORT = ["--option", "rounds=1"]


class Ran(NamedTuple):
    """What came of a command line."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def process(*words: str, stdin: str = "", **more: Any) -> subprocess.CompletedProcess[str]:
    """Run a command line in a process of its own."""
    command = [sys.executable, "-m", "brzdek", *words]
    return subprocess.run(
        command, cwd=ROOT, input=stdin, capture_output=True, encoding="utf-8", timeout=PATIENCE, **more
    )


def moves(count: int) -> str:
    """A script that always does the first thing on the list."""
    return "# my moves\n\n" + "1\n" * count

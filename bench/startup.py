"""How long until something happens: the command line, the first prompt, the catalog."""

from __future__ import annotations

import os
import pty
import select
import sys
import tempfile
from pathlib import Path

from bench.measure import best, line, process
from brzdek import games
from brzdek.core.catalog.load import load_catalog
from brzdek.core.paths import cards_folder

TITLE = "Start-up (whole processes; CPU to the first prompt, in turns, best of 15)"
TIMES = 15
ROOT = Path(__file__).resolve().parents[1]
EDITING = b"\x1b[?2004h"
"""What prompt_toolkit sends to the terminal when a line can be edited."""
BARE_PROMPT = "from prompt_toolkit import PromptSession; PromptSession().prompt('READY> ')"


def run() -> None:
    nothing = process(["-c", "pass"])
    version = process(["-m", "brzdek", "--version"])
    line("python -c pass", f"{nothing * 1000:.0f} ms")
    line("brzdek --version", f"{version / nothing:.2f} x that", "<= 5")
    with tempfile.TemporaryDirectory() as home:
        os.environ["BRZDEK_HOME"] = home
        starts = {"menu": (["-m", "brzdek"], b">"), **{game: (command(game), b"READY") for game in games.NAMES}}
        for started, prompt in starts.values():
            until_prompt(started, prompt)
        found: dict[str, list[float]] = {"bare": [], **{name: [] for name in starts}}
        # In turns: whatever else the machine does then hits all of them.
        for _ in range(TIMES):
            found["bare"].append(until_prompt(["-c", BARE_PROMPT], b"READY>"))
            for name, (started, prompt) in starts.items():
                found[name].append(until_prompt(started, prompt))
        bare = min(found.pop("bare"))
        line("a bare PromptSession, to its prompt", f"{bare * 1000:.0f} ms")
        for name, times in found.items():
            shown = "brzdek" if name == "menu" else f"brzdek play {name}"
            line(f"{shown}, to its first prompt", f"{min(times) / bare:.2f} x that", "<= 1.2")
        warm, cold = catalog_times()
        line("CSafeLoader on the files of Sabotażysta", f"{cold * 1000:.2f} ms")
        line("warm load of its catalog", f"1/{cold / warm:.0f} of that", "<= 1/20")
        del os.environ["BRZDEK_HOME"]


def command(game: str) -> list[str]:
    """A game in which a person is asked before any bot has to think, and no card of the first row does anything."""
    players = "5" if game == "sabotazysta" else "4"
    begins = ["--option", "first=0"] if game in ("brzdek", "katakumby") else []
    words = ["--players", players, "--bots", "steady", "--seat", "READY", "--seed", "2", *begins]
    return ["-m", "brzdek", "play", game, *words]


def until_prompt(command: list[str], prompt: bytes) -> float:
    """Seconds of CPU that a process in a terminal takes until it shows its prompt: others may use the machine too."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.execv(sys.executable, [sys.executable, *command])
    shown = b""
    try:
        while prompt not in shown.rpartition(EDITING)[2] or EDITING not in shown:
            ready, _, _ = select.select([terminal], [], [], 60)
            if not ready:
                raise TimeoutError(f"no prompt from {command}")
            shown += os.read(terminal, 65536)
            if b"\x1b[6n" in shown:
                os.write(terminal, b"\x1b[1;1R")
                shown = shown.replace(b"\x1b[6n", b"")
    finally:
        os.kill(child, 9)
        _, _, usage = os.wait4(child, 0)
        os.close(terminal)
    return usage.ru_utime + usage.ru_stime


def catalog_times() -> tuple[float, float]:
    """Seconds for a warm load of the catalog, and for the C loader on the same files."""
    import yaml

    layers = games.load("sabotazysta").layers
    folder = cards_folder() / "sabotazysta"
    load_catalog(layers)
    warm = best(lambda: load_catalog(layers), 200)
    files = [file for file in sorted(folder.glob("*.yaml")) if file.name != "rules.yaml"]

    def with_yaml() -> None:
        for file in files:
            yaml.load(file.read_bytes(), Loader=yaml.CSafeLoader)

    return warm, best(with_yaml, 5)

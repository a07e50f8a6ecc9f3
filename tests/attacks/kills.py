"""A game is killed with -9 at a random moment, again and again: nothing that was written may be lost."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

from brzdek.core.record.lock import lock_file
from brzdek.core.record.replaying import open_table
from brzdek.core.record.transcript import read_transcript
from tests.attacks.player import GAME, state
from tests.support import catalog, rulebook

ROOT = Path(__file__).resolve().parents[2]
AT_ONCE = 0.25
"""How often a game is killed while it is still being opened."""


def attack(folder: Path, kills: int, seed: int = 0) -> int:
    """Kill so many games in this folder; how many answers were told of before they died."""
    chance = random.Random(seed)
    told = 0
    for number in range(kills):
        # Most of them go on with a game that was killed before.
        path = folder / f"game-{number // 4}.partia"
        delay = chance.choice((0.0, 0.01, 0.1, 0.5)) * chance.random()
        told += _kill(path, seed * 100_000 + number, delay, at_once=chance.random() < AT_ONCE)
    return told


def _kill(path: Path, seed: int, delay: float, *, at_once: bool) -> int:
    command = [sys.executable, "-m", "tests.attacks.player", str(path), str(seed), "100000"]
    before = _saved(path)
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as game:
        assert game.stdout is not None and game.stderr is not None
        first = "" if at_once else game.stdout.readline()
        assert first or at_once, game.stderr.read()
        time.sleep(delay)
        game.kill()
        lines = [before, first, *game.stdout]
        game.stderr.read()
    whole = [line.strip() for line in lines if line.endswith("\n") or line is before]
    if path.exists() or len(whole) > 1:
        _check(path, whole[-1])
    return len(whole)


def _saved(path: Path) -> str:
    return state(answer.words for answer in read_transcript(path).answers) if path.exists() else state([])


def _check(path: Path, told: str) -> None:
    """The file holds all that was told: at most one deed more, which was done but not told of any more."""
    transcript = read_transcript(path)
    table = open_table(transcript, rulebook(GAME), catalog(GAME))
    words = [answer.words for answer in transcript.answers]
    assert len(table.journal) == len(words)
    count = int(told.split()[0])
    if len(words) == count + 1:
        words.pop()
    # Shorter means that an undo was on its way; what is left of the game was replayed above.
    assert count - 5 <= len(words) <= count, (path, told, len(words))
    if len(words) == count:
        assert state(words) == told, path


def leftovers(folder: Path) -> list[str]:
    """Files that nobody should find: no game, and not the lock of one that was killed."""
    locks = {lock_file(path).name for path in folder.glob("*.partia")}
    names = {file.name for file in folder.iterdir() if file.suffix != ".partia"}
    return sorted(name for name in names - locks if not name.startswith(".brzdek-"))

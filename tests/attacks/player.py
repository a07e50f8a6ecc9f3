"""A game that plays itself and tells on its output what is safely written: somebody is going to kill it.

python -m tests.attacks.player FILE SEED ANSWERS

It begins the game or goes on with it, answers at random and takes answers back now and then. A line is told after
every deed: how many answers there are, and a hash of their words.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from brzdek.core.ask import written
from brzdek.core.plain import fingerprint
from brzdek.core.record import sittings
from brzdek.core.record.sittings import Note, Sitting
from brzdek.core.rulebook import Seat, Setup
from brzdek.games import NAMES, open_game

GAME = "sabotazysta"
SEATS = (Seat("Ola"), Seat("Jan"), Seat("Ewa", "random"))
UNDO = 0.15
"""How often something is taken back."""


def opened(path: Path, seed: int) -> Sitting:
    def fail(note: Note) -> None:
        # A line that the last one to be killed was just writing is worth a note, and nothing else is.
        assert note.key == "cut", note.worded("en")

    if path.exists():
        return sittings.resume(path, NAMES, open_game, fail)
    return sittings.begin(*open_game(GAME), Setup(GAME, SEATS, seed, {"rounds": 9}), fail, save=path)


def answer(sitting: Sitting, option: Any) -> None:
    """Give an answer and write it down, as the shell does."""
    table, recorder = sitting.table, sitting.recorder
    assert table.ask is not None and recorder is not None
    name = table.setup.seats[table.ask.seat].name
    table.answer(option)
    recorder.append(option, name, table.mark)


def state(words: Iterable[str]) -> str:
    listed = list(words)
    return f"{len(listed)} {fingerprint(listed)}"


def play(path: Path, seed: int, answers: int) -> None:
    chance = random.Random(seed)
    with opened(path, seed) as sitting:
        table, recorder = sitting.table, sitting.recorder
        assert recorder is not None
        for _ in range(answers):
            if table.ask is None or (table.journal and chance.random() < UNDO):
                length = chance.randrange(max(0, len(table.journal) - 5), len(table.journal))
                table.undo(len(table.journal) - length)
                recorder.rewrite(length)
            else:
                answer(sitting, chance.choice(table.ask.options))
                if chance.random() < 0.3:
                    recorder.sync()
            print(state(map(written, table.answers)), flush=True)


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))

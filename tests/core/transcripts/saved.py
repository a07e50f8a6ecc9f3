"""A game that is played and saved, and what is told of a file that is no good."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.problems import BadData
from brzdek.core.record.header import write_header
from brzdek.core.record.recorder import Recorder
from brzdek.core.record.replaying import open_table
from brzdek.core.record.transcript import read_transcript
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.core.text import Lang
from tests.support import catalog, rulebook

GAME = "sabotazysta"
SEATS = (Seat("Ola"), Seat("Jan", "steady"), Seat("Wanda Żak", "random"))
HEADER = f"""\
brzdek partia 1
game: sabotazysta
seed: 7
seat: Ola
seat: Jan = steady
seat: Wanda Żak = random
catalog: {catalog(GAME).fingerprint}

"""


def fail(error: OSError) -> None:
    raise AssertionError(error)


def setup(**changes: Any) -> Setup:
    return Setup(**{"game": GAME, "seats": SEATS, "seed": 7, **changes})


def table_of(how: Setup) -> Table:
    return Table(rulebook(GAME), how, catalog(GAME), mark_turns=True)


def header_of(how: Setup) -> str:
    return write_header(how, catalog(GAME).fingerprint, rulebook(GAME).version)


OPEN: list[Recorder] = []


def recorder_for(path: Path, how: Setup, told: Callable[[OSError], None] = fail) -> Recorder:
    OPEN.append(Recorder.create(path, header_of(how), on_failure=told))
    return OPEN[-1]


def go_on(path: Path) -> Recorder:
    OPEN.append(Recorder.go_on(read_transcript(path), on_failure=fail))
    return OPEN[-1]


def play_on(table: Table, recorder: Recorder, answers: int = 10**6) -> None:
    """Random answers, written down one by one, to the end of the game or for a while."""
    bots = [rulebook(GAME).bots["random"](seat, table.setup.seed) for seat in range(len(table.setup.seats))]
    while table.ask is not None and answers:
        seat = table.ask.seat
        option = bots[seat].choose(table.view(seat), table.ask)
        table.answer(option)
        recorder.append(option, table.setup.seats[seat].name, table.mark)
        answers -= 1


def again(path: Path) -> Table:
    return open_table(read_transcript(path), rulebook(GAME), catalog(GAME))


def told(path: Path, lang: Lang = "en") -> list[str]:
    """What is wrong with a file."""
    with pytest.raises(BadData) as caught:
        again(path)
    return [problem.worded(lang).removeprefix(f"{path}:") for problem in caught.value.problems]


def written(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "a.partia"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path

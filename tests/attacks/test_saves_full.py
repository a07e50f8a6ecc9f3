"""Disks that are full, folders that cannot be written, power cuts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.record import files, sittings
from brzdek.core.record.recorder import Recorder
from brzdek.core.record.replaying import open_table
from brzdek.core.record.transcript import read_transcript
from brzdek.games import NAMES, open_game
from tests.attacks import player
from tests.attacks.kills import ROOT
from tests.cli_support import GAME, PLAY, Run, moves
from tests.support import catalog, rulebook

# Python does not notice that there is no room for the modules it compiles: it would leave behind halves of them.
LIMITED = """
import resource, sys
sys.dont_write_bytecode = True
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
from brzdek.cli import main
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.skipif(os.name != "posix", reason="limits of this kind are a thing of POSIX systems")
@pytest.mark.parametrize("limit", [0, 100, 400, 433, 1000])
def test_a_disk_that_fills_up_keeps_what_fits(tmp_path: Path, limit: int) -> None:
    """The game goes on, it is told once that nothing is saved any more, and the file ends with a whole line."""
    path = tmp_path / "a.partia"
    command = [sys.executable, "-c", LIMITED, str(limit), *PLAY, "--option", "rounds=1", "--save", str(path)]
    ran = subprocess.run(command, cwd=ROOT, input=moves(60), capture_output=True, text=True, timeout=60)
    assert "Traceback" not in ran.stderr
    if not path.exists():
        assert limit < 400 and ran.returncode == 1 and ran.stderr.startswith("Błąd: ")
        assert list(tmp_path.iterdir()) == []
        return
    assert ran.returncode == 0 and "Wygrywa" in ran.stdout
    assert ran.stderr.count("Uwaga: gra nie jest zapisywana.") == 1
    assert path.read_bytes().endswith(b"\n") and path.stat().st_size <= limit
    transcript = read_transcript(path)
    assert not transcript.finished
    open_table(transcript, rulebook(GAME), catalog(GAME))


class Sparing:
    """A file on a disk with room for so many bytes more."""

    def __init__(self, file: Any, room: int) -> None:
        self._file = file
        self._room = room

    def write(self, data: bytes) -> int:
        written: int = self._file.write(data[: self._room])
        self._room -= written
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


@pytest.mark.parametrize("room", [0, 1, 20, 34, 50])
def test_half_an_answer_is_taken_back(tmp_path: Path, room: int) -> None:
    path = tmp_path / "a.partia"
    player.play(path, 2, 5)
    before = path.read_bytes()
    failures: list[OSError] = []
    recorder = Recorder.go_on(read_transcript(path), on_failure=failures.append)
    recorder._file = Sparing(recorder._file, room)  # type: ignore[assignment]
    line = b"play cross 1,0                 # Ola\n"
    for _ in range(3):
        recorder.append(("play", "cross", "1,0"), "Ola")
    recorder.close()
    assert len(failures) == 1
    assert path.read_bytes() == before + line * (room // len(line))


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.partia"
    player.play(path, 2, 5)
    before = path.read_bytes()

    def refuse(*_: Any) -> Any:
        raise PermissionError(13, "no", str(path))

    notes: list[sittings.Note] = []
    monkeypatch.setattr("brzdek.core.record.saves.Lock", refuse)
    with sittings.resume(path, NAMES, open_game, notes.append) as sitting:
        assert sitting.recorder is None
    assert [note.worded("en") for note in notes] == [f"Note: the game is not being saved. {path}: no permission"]
    assert path.read_bytes() == before


# -- power cuts


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How long the file was whenever somebody waited for the disk."""
    sizes: list[int] = []
    real = os.fsync

    def fsync(number: int) -> None:
        sizes.append(os.fstat(number).st_size)
        real(number)

    monkeypatch.setattr(os, "fsync", fsync)
    return sizes


def test_a_persons_answer_is_on_the_disk_before_anything_else_happens(run: Run, synced: list[int]) -> None:
    """And those of the bots, together, before the person is asked again."""
    from brzdek.core.record import saves

    run(*PLAY, stdin=moves(3))
    (game,) = saves.unfinished()
    answers = game.transcript.answers
    lines = game.transcript.content.splitlines()
    people = [answer.end for answer in answers if b"# Gracz" in lines[answer.line - 1]]
    assert len(people) == 3
    assert set(people) <= set(synced)
    assert answers[-1].end in synced
    assert len(synced) <= 3 * len(people) + 3, "the answers of the bots go together"


def test_bots_alone_do_not_wait_for_the_disk_at_every_answer(run: Run, tmp_path: Path, synced: list[int]) -> None:
    path = tmp_path / "a.partia"
    run("play", GAME, "--seat", "A=random", "--bots", "random", "--seed", "7", "--save", str(path))
    assert len(read_transcript(path).answers) > 50
    assert path.stat().st_size in synced
    assert len(synced) < 20


def test_an_undo_is_on_the_disk_with_the_name_of_its_file(
    tmp_path: Path, synced: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.partia"
    player.play(path, 2, 5)
    recorder = Recorder.go_on(read_transcript(path), on_failure=lambda error: None)
    synced.clear()
    folders: list[Path] = []
    monkeypatch.setattr(files, "sync_folder", folders.append)
    recorder.rewrite(1)
    assert synced == [path.stat().st_size]
    assert folders == [tmp_path]
    recorder.close()

"""kill -9 at random moments, and cuts at every byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from brzdek.core.problems import BadData
from brzdek.core.record import sittings
from brzdek.core.record.transcript import read_transcript
from brzdek.games import NAMES
from tests.attacks import kills, mutants
from tests.attacks.player import play


def test_a_game_killed_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    assert kills.attack(tmp_path, 6) >= 6
    assert kills.leftovers(tmp_path) == []


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for anything: neither for the disk nor for a second look."""
    monkeypatch.setattr(sittings, "SECOND_LOOK", 0.0)
    monkeypatch.setattr("os.fsync", lambda number: None)


@pytest.mark.usefixtures("hasty")
def test_a_file_cut_at_every_byte_goes_on(tmp_path: Path) -> None:
    """Whatever is left of it is read; only a torn last line is ever cut off, and what follows can be read again."""
    whole, path = tmp_path / "whole.partia", tmp_path / "cut.partia"
    play(whole, 1, 12)
    data = whole.read_bytes()
    header = data.index(b"\n\n") + 2
    resumed = 0
    for size in range(len(data)):
        path.write_bytes(data[:size])
        try:
            with sittings.resume(path, NAMES, mutants.out_of_the_box, lambda note: None) as sitting:
                assert sitting.recorder is not None
                sitting.recorder.append(("a", "line"), "Ola")
        except BadData as bad:
            assert size < header and all(problem.worded("pl") for problem in bad.problems)
            assert path.read_bytes() == data[:size]
            continue
        resumed += 1
        kept = data[: data.rfind(b"\n", 0, size) + 1]
        blank = b"" if b"\n\n" in kept else b"\n"
        assert path.read_bytes() == kept + blank + b"a line                         # Ola\n"
        assert read_transcript(path).answers[-1].words == "a line"
    assert resumed >= len(data) - header


@pytest.mark.usefixtures("hasty")
def test_mutated_saves_are_resumed_or_refused(tmp_path: Path) -> None:
    fine, refused = mutants.attack(tmp_path, 80)
    assert fine > 5 and refused > 5
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".partia")] == ["mutant.partia"]

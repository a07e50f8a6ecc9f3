"""Whole games come out as they did, answer by answer and word by word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import marked, replayed, told, transcripts


@pytest.mark.parametrize("path", transcripts(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game(path: Path) -> None:
    table = replayed(path)
    assert table.ask is None
    assert told(table) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", transcripts(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_carries_the_marks_of_today(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == marked(path)


def test_there_are_golden_games_of_every_game() -> None:
    from brzdek import games

    assert {path.parent.name for path in transcripts()} == set(games.NAMES)

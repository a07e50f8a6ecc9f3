"""Help for tests of the checks: the game's files with something spoilt, and what is then said."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from brzdek.core.catalog.check import check_game
from brzdek.core.layers import Layers
from brzdek.core.paths import cards_folder
from brzdek.core.problems import Problem
from brzdek.games.brzdek.cards.schema import SCHEMA


def copied(folder: Path) -> Path:
    """The files of the game in a folder of the test's own."""
    return Path(shutil.copytree(cards_folder() / "brzdek", folder / "brzdek"))


def spoil(file: Path, old: str, new: str, *, side: str = "") -> int:
    """Replace a text, which must be there, once; on a side of the board only there. Gives the line."""
    text = file.read_text(encoding="utf-8")
    start = text.index(f"  {side}:\n") if side else 0
    place = text.index(old, start)
    file.write_text(text[:place] + new + text[place + len(old) :], encoding="utf-8")
    return text.count("\n", 0, place) + 1


def spoil_all(file: Path, pattern: str, new: str, *, side: str) -> None:
    """Replace every match of a pattern on one side of the board."""
    text = file.read_text(encoding="utf-8")
    start = text.index(f"  {side}:\n")
    end = text.find("  back:\n", start + 1) if side == "front" else len(text)
    changed, count = re.subn(pattern, new, text[start:end])
    assert count, pattern
    file.write_text(text[:start] + changed + text[end:], encoding="utf-8")


def found(folder: Path) -> list[Problem]:
    return check_game(Layers(SCHEMA, folder=folder)).problems


def messages(problems: list[Problem], lang: str) -> list[str]:
    """What is said, without file, line and column."""
    assert lang in ("pl", "en")
    return [problem.worded("pl" if lang == "pl" else "en").split(": ", 1)[1] for problem in problems]

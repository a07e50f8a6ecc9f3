"""The documentation of printing: its examples work, and its pictures are there."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from brzdek.games import NAMES
from printables.jobs.job import NoPart
from printables.jobs.run import OPTIONS, PRINTERS
from printables.pictures import contact

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "printing.md"
EXAMPLES = re.findall(r"(?:^    .*\n|^\n(?=    ))+", GUIDE.read_text(encoding="utf-8"), re.M)


def example(word: str) -> str:
    (found,) = (text for text in EXAMPLES if word in text)
    return dedent(found)


@pytest.mark.parametrize(
    ("part", "option", "word"),
    [("cards", "layout", "landscape"), ("cards", "deck", "extends"), ("pad", "pad", "duels")],
)
def test_an_example_of_a_file_is_right(tmp_path: Path, part: str, option: str, word: str) -> None:
    file = tmp_path / "own.yaml"
    file.write_text(example(word), encoding="utf-8")
    given = {option: str(file), "output": str(tmp_path / "out.pdf")}
    only = {"deck": {"only": "owl"}, "layout": {"only": "ruby"}}.get(option, {})
    outcome = PRINTERS[part]("brzdek", {**given, **only}, "pl", lambda done, count: None)
    assert not outcome.failed and (tmp_path / "out.pdf").exists()


def test_every_command_and_option_is_described() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for part in OPTIONS:
        assert f"print {part}" in text
    for option in OPTIONS["cards"]:
        assert f"--{option.name}" in text


@pytest.mark.parametrize("file", ["README.md", "docs/printing.md"])
def test_linked_pictures_are_there_and_modest(file: str) -> None:
    page = ROOT / file
    links = re.findall(r"\]\(([^)]+\.png)\)", page.read_text(encoding="utf-8"))
    assert links
    for link in links:
        picture = page.parent / link
        assert picture.is_file() and picture.stat().st_size <= contact.MOST_BYTES


def test_every_part_of_every_game_is_shown(tmp_path: Path) -> None:
    """A part that a game gains gets a contact sheet: ``python -m printables.pictures.contact docs/img``."""
    shown = set(re.findall(r"img/([a-z_-]+)\.png", GUIDE.read_text(encoding="utf-8")))
    assert shown == {file.stem for file in (ROOT / "docs" / "img").glob("*.png")}
    for game in NAMES:
        for part in ("tokens", "board", "tiles"):
            try:
                PRINTERS[part](game, {"output": str(tmp_path / "out.pdf")}, "pl", lambda done, count: None)
            except NoPart:
                assert f"{game}-{part}" not in shown
            else:
                assert f"{game}-{part}" in shown

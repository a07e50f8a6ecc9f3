"""The commands and examples of the documentation do what it says."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from brzdek import games
from brzdek.core.drawing import Style, text_of
from tests.cli_support import ALL_BOTS, PATIENCE, Run
from tests.picture import picture
from tests.support import catalog

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    *sorted(f"docs/{path.relative_to(ROOT / 'docs')}" for path in (ROOT / "docs").glob("*.md")),
]
PAGES.remove("docs/first-card.md")  # step by step, with a file that grows: tests/test_first_card.py
PAGES += sorted(f"docs/games/{path.name}" for path in (ROOT / "docs" / "games").glob("*.md"))
BLOCKS = re.findall(r"```console\n(.*?)```", README, re.S)
ELLIPSIS = "..."

# -- examples with what they print


class Example(NamedTuple):
    """A command, and the lines that it should print."""

    command: str
    expected: list[str]


def examples(block: str) -> list[Example]:
    found: list[Example] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append(Example(line[2:], []))
        else:
            found[-1].expected.append(line)
    return found


def matches(shown: list[str], expected: list[str]) -> bool:
    """Do the lines agree? ``...`` stands for any number of lines."""
    pattern = "\n".join(".*" if line == ELLIPSIS else re.escape(line) for line in expected)
    return re.fullmatch(pattern, "\n".join(shown), re.S) is not None


@pytest.mark.parametrize("block", BLOCKS)
def test_an_example_of_the_readme(block: str, tmp_path: Path) -> None:
    write_files(README, tmp_path)
    environment = {**os.environ, "BRZDEK_HOME": str(tmp_path / "home"), "PYTHONPATH": str(ROOT)}
    for command, expected in examples(block):
        line = re.sub(r"(^|\| )brzdek ", rf"\1{shlex.quote(sys.executable)} -m brzdek ", command, count=1)
        done = subprocess.run(
            line, shell=True, capture_output=True, encoding="utf-8", env=environment, cwd=tmp_path, timeout=PATIENCE
        )
        shown = [line.rstrip() for line in done.stdout.splitlines()]
        assert matches(shown, expected), done.stdout + done.stderr


def test_a_tile_is_drawn_as_the_readme_has_it() -> None:
    block = README.partition("    $ brzdek tile show katakumby bone_crossroads --turn 90 --lang en\n")[2]
    expected = dedent(block.partition("\n\n")[0])
    art = games.load("katakumby").tiles()
    assert art is not None
    tile = catalog("katakumby").tables["tiles"]["bone_crossroads"]
    drawn = text_of(art.draw("bone_crossroads", tile, "en", Style(), 90))
    assert dedent("\n".join(line.rstrip() for line in drawn)).endswith(expected)


def test_the_readme_has_examples() -> None:
    assert sum(len(examples(block)) for block in BLOCKS) >= 8
    assert not matches(["one", "two"], ["one", "three"])


# -- every command that is shown

STAND_INS = {
    "GAME": "sabotazysta",
    "DECK": "night.yaml",
    "PART": "cards",
    "ID": "map",
    "WORDS": "gold",
    "N": "1",
    "NAME": "Ola",
}
FILES = {"resume": "game.partia", "replay": "game.partia", "legal": "position.yaml", "perft": "position.yaml"}
"""What FILE stands for, by the command; for others a house deck."""


def shown_commands(page: str) -> Iterator[str]:
    """The command lines of a page: in blocks and within sentences, but none that come from a pipe."""
    for line in page.splitlines():
        block = re.match(r"(?:    )?(?:\$ )?(brzdek .*)", line)
        if line.startswith(("    brzdek ", "    $ brzdek ", "$ brzdek ")) and block and "partia 1" not in line:
            yield re.sub(r"\s{2,}#.*", "", block[1])
        else:
            yield from re.findall(r"`(brzdek(?: [^`]+)?)`", line)


def filled_in(command: str) -> list[str]:
    """The words of a command, with something for every word in capitals."""
    words = [word.strip("[]…") for word in shlex.split(command)]
    file = FILES.get(words[1] if len(words) > 1 else "", "night.yaml")
    filled = [file if word == "FILE" else STAND_INS.get(word, word) for word in words]
    if "GAME" in words and "night.yaml" in filled:
        filled[words.index("GAME")] = "brzdek"
    if words[1:4] == ["tile", "show", "GAME"]:
        filled[3] = "katakumby"
    return filled


def write_files(page: str, folder: Path) -> None:
    """The files that a page shows: blocks that begin with the name of one."""
    for block in re.findall(r"(?:^    .*\n|^\n(?=    ))+", page, re.M):
        text = dedent(block).strip("\n")
        name = re.match(r"# ([a-z_]+\.yaml)\n", text)
        if name:
            (folder / name[1]).write_text(text + "\n", encoding="utf-8")


def test_commands_are_found_wherever_they_stand() -> None:
    page = (
        "Type `brzdek games`, or\n\n    brzdek print all brzdek -o out    # all\n    brzdek partia 1\n$ brzdek check\n"
    )
    assert list(shown_commands(page)) == ["brzdek games", "brzdek print all brzdek -o out", "brzdek check"]
    assert filled_in("brzdek replay [FILE]") == ["brzdek", "replay", "game.partia"]
    assert len(list(shown_commands(README))) >= 30


@pytest.mark.parametrize("name", [name for name in PAGES if any(shown_commands((ROOT / name).read_text("utf-8")))])
def test_every_command_shown_works(name: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / name).read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cards").symlink_to(ROOT / "cards")
    for text in (README, (ROOT / "docs" / "printing.md").read_text(encoding="utf-8"), page):
        write_files(text, tmp_path)
    shutil.copy(ROOT / "tests" / "printables" / "own" / "leaf.svg", tmp_path)
    assert run(*ALL_BOTS, "--option", "rounds=1", "--save", "game.partia").code == 0
    assert run("play", "sabotazysta", stdin="quit\n").code == 0  # a game to go on with
    for command in dict.fromkeys(shown_commands(page)):
        words = filled_in(command)
        assert not [word for word in words if word.isupper() and word.isalpha()], command
        ran = run(*words[1:])
        assert ran.code == 0, (command, ran)


# -- the picture of play


def test_the_picture_of_play_is_what_the_session_shows() -> None:
    """If not: ``python -m tests.picture docs/img/play.svg``."""
    drawn = picture()
    assert drawn == (ROOT / "docs" / "img" / "play.svg").read_text(encoding="utf-8")
    texts = [element.text or "" for element in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert any("Use one card" in text for text in texts)
    assert "docs/img/play.svg" in README

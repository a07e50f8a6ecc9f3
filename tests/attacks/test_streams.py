"""Streams that are closed, full or cut off: a sentence or a quiet exit with the right code, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from brzdek.core.record.transcript import read_transcript
from tests.cli_support import GAME, PATIENCE, PLAY, ROOT, SHORT

COMMANDS: dict[str, list[str]] = {
    "version": ["--version"],
    "version in a language": ["--lang", "en", "--version"],
    "help": ["--help"],
    "menu": [],
    "play": [*PLAY, *SHORT],
    "games": ["games"],
    "cards": ["cards", "--json"],
    "card": ["card", GAME, "map"],
    "rules": ["rules", GAME],
    "check": ["check"],
    "perft": ["perft", "{position}", "--depth", "1"],
    "legal": ["legal", "{position}"],
    "replay": ["replay", "{save}"],
    "resume": ["resume", "{save}"],
    "tile": ["tile", "--help"],
    "print": ["print", "--help"],
    "wrong": ["nothing"],
}
"""A command line for each command."""


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from tests.attacks.player import play

    path = tmp_path_factory.mktemp("saved") / "game.partia"
    play(path, 1, 6)
    path.with_name("position.yaml").write_text(f"game: {GAME}\n")
    return path


def line_of(words: list[str], save: Path) -> list[str]:
    names = {"save": save, "position": save.with_name("position.yaml")}
    return [sys.executable, "-m", "brzdek", *[word.format(**names) for word in words]]


def surroundings(save: Path) -> dict[str, str]:
    home = str(save.parent / "home")
    return {**os.environ, "BRZDEK_HOME": home, "BRZDEK_LANG": "en", "PYTHONPATH": str(ROOT)}


def run(words: list[str], save: Path, shell: str, stdin: str = "") -> tuple[int, str]:
    """Run a command line with its streams turned by the shell; the exit code and what stands on the error stream."""
    ran = subprocess.run(
        ["bash", "-c", f'set -o pipefail; "$@" {shell}', "bash", *line_of(words, save)],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=PATIENCE,
        env=surroundings(save),
    )
    return ran.returncode, ran.stderr


def clean(error: str) -> bool:
    return not any(word in error for word in ("Traceback", "Exception", "BRZDEK_DEBUG", "lost sys.stderr"))


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_a_full_disk_for_every_command(words: list[str], save: Path) -> None:
    code, error = run(words, save, ">/dev/full")
    assert clean(error), error
    if words == ["nothing"]:
        assert code == 2
    else:
        assert code == 1 and "the disk is full" in error


CLOSED = {"<&-": (0, 2), ">&-": (1, 2), "2>&-": (0, 2), "2>/dev/full": (0, 2)}
"""What is closed or full, and the exit codes that are right then."""


@pytest.mark.parametrize("shell", CLOSED)
@pytest.mark.parametrize("name", ["version", "menu", "play", "wrong"])
def test_a_closed_stream(name: str, shell: str, save: Path) -> None:
    code, error = run(COMMANDS[name], save, shell)
    assert clean(error), error
    assert code == CLOSED[shell][name == "wrong"]
    assert ">" not in shell[1:] or error == ""


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_no_stream_at_all_for_every_command(words: list[str], save: Path) -> None:
    code, error = run(words, save, "<&- >&- 2>&-")
    assert (code, error) == (2 if words == ["nothing"] else 1, "")


@pytest.mark.parametrize("name", ["rules", "cards", "play", "version", "menu"])
def test_a_reader_that_takes_one_line(name: str, save: Path) -> None:
    code, error = run(COMMANDS[name], save, "| head -n 1", stdin="1\n" * 300)
    assert code in (0, 141) and error == ""


def test_a_game_is_kept_when_nobody_can_read_it(save: Path, tmp_path: Path) -> None:
    path = tmp_path / "kept.partia"
    code, error = run([*PLAY, "--save", str(path)], save, "| head -n 60", stdin="1\n" * 5)
    assert code in (0, 1, 141) and clean(error)
    read_transcript(path)


BAD_BYTES = b"\xff\xfe\xc3\x28\n\xed\xa0\x80\n1\n\xf0\x9f\n" + b"7" * 5_000 + b"\n" + b"0" * 5_000 + b"1\n\x1b[2J\x00\n"


@pytest.mark.parametrize("words", [[], [*PLAY, *SHORT], ["resume", "{save}"]], ids=["menu", "play", "resume"])
def test_bytes_that_are_no_text_at_any_prompt(words: list[str], save: Path) -> None:
    ran = subprocess.run(
        line_of(words, save),
        cwd=ROOT,
        input=BAD_BYTES,
        capture_output=True,
        timeout=PATIENCE,
        env=surroundings(save),
    )
    assert ran.returncode == 1 and b"\x1b" not in ran.stdout
    assert b"Traceback" not in ran.stderr and b"BRZDEK_DEBUG" not in ran.stderr, ran.stderr


def test_names_of_files_cannot_steer_a_terminal(save: Path, tmp_path: Path) -> None:
    name = "a\x1b[31mb\nc\x07.partia"
    for words in (
        ["replay", name],
        ["resume", name],
        ["check", name],
        ["legal", name],
        ["play", GAME, "--deck", name],
        ["play", GAME, "--script", name],
        ["play", GAME, "--save", f"{name}/x"],
        ["play", "--position", name],
        ["card", GAME, name],
        ["print", "cards", GAME, "--out", f"/dev/null/{name}"],
    ):
        for data in (None, b"brzdek\x1b", save.read_bytes()):
            if data is not None:
                (tmp_path / name).write_bytes(data)
            ran = subprocess.run(
                [sys.executable, "-m", "brzdek", *words],
                cwd=tmp_path,
                input=b"save\n",
                capture_output=True,
                timeout=PATIENCE,
                env=surroundings(save),
            )
            assert b"\x1b" not in ran.stdout + ran.stderr and b"\x07" not in ran.stdout + ran.stderr, words
            assert b"Traceback" not in ran.stderr and b"BRZDEK_DEBUG" not in ran.stderr, ran.stderr
        (tmp_path / name).unlink(missing_ok=True)

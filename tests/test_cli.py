"""The whole program: whatever is typed, an exit code and never a traceback."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brzdek.cli import main
from brzdek.commands.app import MODULES
from tests.cli_support import GAME, PATIENCE, PLAY, ROOT, Ran, Run, process


@pytest.mark.parametrize(
    "line",
    [
        "replay {}",
        "resume {}",
        "legal {}",
        "perft {} --depth 1",
        "check {}",
        "play --position {}",
        f"play {GAME} --deck {{}}",
    ],
)
def test_files_that_are_not_there_or_not_what_they_should_be(run: Run, tmp_path: Path, line: str) -> None:
    bad = tmp_path / "bad.file"
    bad.write_bytes(b"\x1b[2J: [\xff")
    for file in (tmp_path / "none", tmp_path, bad):
        ran = run(*(word.format(file) for word in line.split(" ")))
        assert (ran.code, ran.out.removesuffix("1 problem\n")) == (1, "")
        assert ran.err.startswith(f"{file}:1:")
        assert "\x1b" not in ran.err and "Traceback" not in ran.err


def test_a_script_that_is_not_there(run: Run, tmp_path: Path) -> None:
    ran = run(*PLAY, "--script", str(tmp_path / "none"))
    assert (ran.code, ran.err) == (1, f"Błąd: {tmp_path / 'none'}: nie ma takiego pliku ani folderu\n")
    assert run(*PLAY, "--script", str(tmp_path)).code == 1


def test_the_menu_opens_without_a_command(run: Run) -> None:
    ran = run(stdin="wyjdź\n")
    assert ran.code == 0 and "Sabotażysta" in ran.out
    assert run("--lang", "en", stdin="").out != ran.out


def test_a_reader_that_goes_away() -> None:
    game = subprocess.Popen(
        [sys.executable, "-m", "brzdek", "rules", GAME], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert game.stdout is not None and game.stderr is not None
    game.stdout.close()
    error = game.stderr.read()
    game.stderr.close()
    assert (game.wait(timeout=PATIENCE), error) == (141, b"")


def test_letters_that_the_screen_does_not_know() -> None:
    ran = process("--help", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert ran.returncode == 0 and "U?ycie" in ran.stdout


def test_ctrl_c(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("brzdek.commands.app.build", interrupted)
    assert run("games") == Ran(130, "", "")


def test_a_mistake_of_our_own_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh dear")

    monkeypatch.setattr("brzdek.commands.app.build", broken)
    assert run("games") == Ran(70, "", "brzdek: ZeroDivisionError: oh dear (BRZDEK_DEBUG=1)\n")
    monkeypatch.setenv("BRZDEK_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")


_WORDS = st.sampled_from(
    [
        *MODULES,
        *("--players", "--seat", "--bots", "--seed", "--deck", "--option", "--lang", "--plain", "--save", "--script"),
        *("--json", "--to", "--depth", "--divide", "--position", "--help", "--version", "--", "-", "=", "--seed=3"),
        *(GAME, "3", "0", "-1", "Ola", "Ola=steady", "steady", "rounds=1", "en", "map", "SAB-001", "/", "."),
    ]
)


# No system can pass a NUL to a program.
_ANYTHING = st.text(st.characters(exclude_characters="\0", exclude_categories=()), max_size=8)


@settings(max_examples=200)
@given(words=st.lists(_WORDS | _ANYTHING, max_size=6))
def test_any_command_line(words: Sequence[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    here = tmp_path_factory.getbasetemp() / "fuzz"
    here.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(here)
        patch.setattr(sys, "stdin", io.StringIO(""))
        patch.setattr(sys, "stdout", io.StringIO())
        patch.setattr(sys, "stderr", error := io.StringIO())
        code = main(words)
    assert code in (0, 1, 2), error.getvalue()
    assert "Traceback" not in error.getvalue()
    assert code == 0 or error.getvalue()

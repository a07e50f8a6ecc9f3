"""Pipes, scripts and plain screens: line by line, no escape codes, and the end of input never hangs."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.record.sittings import Sitting
from brzdek.core.record.transcript import read_transcript
from brzdek.shell.display import screen as screens
from brzdek.shell.display.screen import KeyboardScreen, PlainScreen, open_screen
from brzdek.shell.sitting.session import Session, play
from tests.cli_support import PATIENCE
from tests.shell.conftest import Recording
from tests.shell.menagerie import table
from tests.support import seat_down


def script(at: Any, *lines: str, lang: Any = "pl", record: Any = None) -> tuple[int, str]:
    """The exit code and the output of a script."""
    out = io.StringIO()
    screen = PlainScreen(out, [line + "\n" for line in lines], live=False)
    code = Session(at, record, screen, lang).run()
    return code, out.getvalue()


def test_a_script_reads_as_a_session() -> None:
    code, out = script(table("Ola", "Jan=steady", turns=4), "wypuść łoś 2,0", "1")
    assert code == 0
    assert "Ola · zwierząt: 2 > wypuść łoś 2,0\n- Ola wypuszcza: łoś na 2,0.\n- Jan wypuszcza: krab" in out
    assert out.rstrip().endswith("Wygrywają: Ola, Jan")
    assert "\x1b" not in out


def test_comments_and_empty_lines_are_passed_over() -> None:
    at = table("Ola", "Jan=steady")
    code, out = script(at, "# a comment", "", "   ", "wypuść łoś 2,0", "  # another")
    assert code == 0
    assert len(at.journal) == 2
    assert "comment" not in out


def test_a_line_that_does_not_fit_is_named_and_the_script_goes_on() -> None:
    at = table("Ola", "Jan=steady", turns=2)
    code, out = script(at, "# first", "wypuść słoń 2,0", "99", "cofnij", "wypuść łoś 2,0")
    assert code == 1
    assert "wiersz 2: Nie jestem pewien, co znaczy tu „słoń”. Może chodzi o:\n  1 – wypuść: żółw na 2,0\n  2 – " in out
    assert "wiersz 3: Nie ma ruchu numer 99" in out
    assert "wiersz 4: Nie ma czego cofnąć." in out
    assert "Koniec gry" in out
    assert out.rstrip().endswith("3 wiersze skryptu nie pasowały do gry.")


def test_the_end_of_the_script_says_how_to_go_on(tmp_path: Path, recorder: Recording) -> None:
    at = table("Ola", "Jan=steady")
    written = recorder(tmp_path / "a.partia", at)
    code, out = script(at, "1", record=written)
    assert code == 0
    assert "Skrypt skończył się przed końcem gry." in out
    assert f"brzdek resume {shlex.quote(str(tmp_path / 'a.partia'))}" in out
    assert len(read_transcript(tmp_path / "a.partia").answers) == 2


def test_quit_in_a_script_is_fine() -> None:
    code, out = script(table("Ola", "Jan=steady"), "quit", "1")
    assert code == 0
    assert "Skrypt" not in out


def test_undo_in_a_script_needs_the_exclamation_mark_to_cross_a_reveal() -> None:
    at = table("Ola", "Jan=steady")
    code, out = script(at, "odłóż łoś", "cofnij", "cofnij!", "odłóż łoś", "cofnij!")
    assert code == 1
    assert "wiersz 2: Od tego ruchu coś zostało odkryte, wylosowane lub przetasowane." in out
    assert at.answers == []


def test_people_at_one_script_are_told_everything_once() -> None:
    _, out = script(table("Ola", "Jan", turns=4), "odłóż łoś", "wypuść krab w lewo 2,0", "1")
    assert "— Jan —" in out
    assert out.count("Ola coś odkłada.") == 1
    assert out.count("- [Ola] Dobierasz: wilk.") == 1
    assert out.count("Jan wypuszcza: krab w lewo na 2,0.") == 1
    assert "Enter" not in out


def test_a_plain_screen_shows_the_table_when_asked() -> None:
    _, out = script(table("Ola", "Jan=steady"), "plansza")
    assert out.count("+-- zoo --+") == 1
    assert "„plansza” – stół" in out


def test_a_line_cannot_steer_the_terminal() -> None:
    code, out = script(table("Ola", "Jan=steady"), "\x1b[2Jwypuść\x07 łoś\t2,0", "\x1b]0;title\x07")
    assert "\x1b" not in out
    assert "\x07" not in out
    assert code == 1


def test_play_reads_a_script(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = Sitting(table("Ola", "Jan=steady", turns=2), None)
    code, _ = play(sitting, open_screen(False, ["play elk 2,0"]), "en", print)
    out = capsys.readouterr().out
    assert code == 0
    assert "Ola lets out: elk at 2,0." in out
    assert "The game is over" in out


# -- a person at a plain screen


class Keyboard:
    """What a person types at a terminal; an empty string in between is Ctrl-D, an exception is raised."""

    def __init__(self, *typed: str | type[BaseException]) -> None:
        self._typed = list(typed)

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        key = self._typed.pop(0) if self._typed else ""
        if isinstance(key, str):
            return key
        raise key


def at_keyboard(at: Any, monkeypatch: pytest.MonkeyPatch, typed: Sequence[str | type[BaseException]]) -> str:
    monkeypatch.setattr(sys, "stdin", Keyboard(*typed))
    out = io.StringIO()
    assert Session(at, None, KeyboardScreen(out), "pl").run() == 0
    return out.getvalue()


def test_ctrl_c_and_ctrl_d_at_a_plain_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table("Ola", "Jan=steady")
    out = at_keyboard(at, monkeypatch, [KeyboardInterrupt, "", "nie\n", "wypuść łoś 2,0\n", "", "tak\n"])
    assert "Ctrl-C tylko czyści wiersz." in out
    assert out.count("Wyjść z gry?") == 2
    assert len(at.journal) == 2


def test_a_closed_keyboard_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Ta gra nie była zapisywana." in at_keyboard(table("Ola", "Jan"), monkeypatch, [])


def test_hot_seat_at_a_plain_screen_pushes_secrets_out_of_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "30")
    out = at_keyboard(table("Ola", "Jan"), monkeypatch, ["\n", "wypuść łoś 2,0\n", "\n"])
    before, _, after = out.partition("Przekaż ekran: Jan.")
    assert before.endswith("\n" * 30)
    assert "żółw" not in after


@pytest.mark.parametrize(
    ("environment", "plain"),
    [
        ({}, False),
        ({"NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, True),
        ({"TERM": "unknown"}, True),
        ({"NO_COLOR": ""}, False),
    ],
)
def test_which_screens_are_plain(environment: dict[str, str], plain: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdin", Keyboard())
    monkeypatch.setattr(sys, "stdout", Keyboard())
    assert screens.wants_plain(False) is plain
    assert screens.wants_plain(True)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert screens.wants_plain(False)


PIPED = """
import sys
from brzdek import streams
from brzdek.shell.display.screen import open_screen
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import table
streams.reopen()
code = Session(table("Ola", "Jan=steady", turns=4), None, open_screen(False), "pl").run()
assert "prompt_toolkit" not in sys.modules
sys.exit(code)
"""


@pytest.mark.parametrize(
    ("typed", "environment", "code"),
    [
        ("wypuść łoś 2,0\n1\n".encode(), {}, 0),
        ("wypuść łoś 2,0".encode(), {}, 0),
        (b"", {}, 0),
        (b"\xff\xfe broken\n", {}, 1),
        ("wypuść łoś 2,0\n1\n".encode(), {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}, 1),
    ],
)
def test_a_pipe_does_without_prompt_toolkit(typed: bytes, environment: dict[str, str], code: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PIPED],
        input=typed,
        capture_output=True,
        timeout=PATIENCE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )
    assert done.stderr == b""
    assert done.returncode == code
    assert b"\x1b" not in done.stdout
    assert b"Ola" in done.stdout


def test_how_to_type_stands_apart_from_what_signs_mean() -> None:
    position = {"turn": 0, "hand": {0: []}, "row": ["dragon_shrine", "ogre", "ladder", "search", "ruby", "kobold"]}
    out = io.StringIO()
    Session(seat_down("brzdek", 2, position=position), None, PlainScreen(out, [], live=False), "pl").run()
    signs, typing = (
        next(line for line in out.getvalue().splitlines() if text in line) for text in ("): ", "Wpisz ruch")
    )
    assert signs != typing
    assert typing.startswith("Wpisz ruch")


def test_the_status_of_a_raid_tells_what_there_is_none_of() -> None:
    for game in ("brzdek", "katakumby"):
        raid = seat_down(game, 2)
        face = raid.rulebook.face
        assert raid.ask is not None
        status = face.status(raid.view(raid.ask.seat), face.say("pl"))
        assert status.startswith("sprawność 0, miecze 0, buty 0 · ")
        other = face.status(raid.view(1 - raid.ask.seat), face.say("pl"))
        assert "buty" not in other

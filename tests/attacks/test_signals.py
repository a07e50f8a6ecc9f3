"""Signals at any moment: the terminal is as it was, the game is kept, and nothing but an exit code is left."""

from __future__ import annotations

import io
import os
import random
import signal
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from brzdek import cli
from brzdek.core.record.replaying import open_table
from brzdek.core.record.transcript import read_transcript
from brzdek.shell.display.screen import PlainScreen
from brzdek.shell.sitting.session import Session
from tests.cli_support import GAME, PATIENCE, ROOT
from tests.shell.menagerie import table
from tests.shell.test_terminal import Tty
from tests.support import catalog, rulebook

pytestmark = pytest.mark.moment

COOKED = termios.ICANON | termios.ECHO | termios.ISIG


def home(folder: Path) -> dict[str, str]:
    return {"BRZDEK_HOME": str(folder), "BRZDEK_LANG": "en", "PYTHONPATH": str(ROOT)}


def modes(tty: Tty) -> int:
    flags: int = termios.tcgetattr(tty._fd)[3]
    return flags & COOKED


def prompted(text: str) -> bool:
    """Does an empty prompt stand somewhere? Below it there may be the line with the keys already."""
    return any(line.endswith(">") for line in text.splitlines())


@pytest.mark.parametrize("plain", [False, True], ids=["rich", "plain"])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP], ids=["TERM", "HUP"])
def test_a_game_that_is_ended_at_its_prompt(tmp_path: Path, number: signal.Signals, plain: bool) -> None:
    path = tmp_path / "game.partia"
    words = ["-m", "brzdek", "play", GAME, "--seat", "Ola", "--bots", "steady", "--seed", "7", "--save", str(path)]
    tty = Tty(*words, *(["--plain"] if plain else []), environment=home(tmp_path))
    try:
        before = modes(tty)
        tty.wait(lambda text: "Ola" in text and ">" in text)
        tty.type("hint!\r")
        tty.wait(lambda text: path.exists() and bool(read_transcript(path).answers) and prompted(text))
        if not plain:
            tty.wait(lambda text: modes(tty) != before, 60)
        os.kill(tty.pid, number)
        assert tty.finish() == 128 + number
        assert modes(tty) == before == COOKED
        assert b"Traceback" not in tty.raw and b"Exception" not in tty.raw
    finally:
        tty.close()
    transcript = read_transcript(path)
    assert len(open_table(transcript, rulebook(GAME), catalog(GAME)).journal) >= 1
    assert not list(tmp_path.glob("**/*.lock"))


def test_the_menu_ends_as_well(tmp_path: Path) -> None:
    tty = Tty("-m", "brzdek", environment=home(tmp_path))
    try:
        tty.wait(lambda text: "brzdek >" in text and modes(tty) != COOKED)
        os.kill(tty.pid, signal.SIGTERM)
        assert tty.finish() == 143 and modes(tty) == COOKED
        assert b"Traceback" not in tty.raw
    finally:
        tty.close()


STARTED = "import sys; from brzdek.cli import main; print('started', flush=True); sys.exit(main())"
"""The program, from the moment on at which it is its own master."""


def signalled(number: int, delay: float, *words: str, folder: Path) -> tuple[int, str]:
    """What is left of a command that gets a signal after so many seconds: exit code and error stream."""
    with subprocess.Popen(
        [sys.executable, "-c", STARTED, *words],
        cwd=ROOT,
        env={**os.environ, **home(folder)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as game:
        assert game.stdout is not None and game.stdout.readline() == "started\n"
        time.sleep(delay)
        game.send_signal(number)
        _, error = game.communicate(timeout=PATIENCE)
        return game.returncode, error


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["INT", "TERM"])
def test_any_moment_of_a_command(tmp_path: Path, number: signal.Signals) -> None:
    """Its start and its end as well."""
    chance = random.Random(number)
    save = tmp_path / "game.partia"
    bots = ["play", GAME, "--seat", "A=steady", "--bots", "steady", "--seed", "7", "--save", str(save)]
    codes = {0, 128 + number, -number}
    for words in (["--version"], ["rules", GAME], ["check"], bots, bots):
        code, error = signalled(number, 0.002 + 0.5 * chance.random() ** 2, *words, folder=tmp_path)
        assert code in codes and "Traceback" not in error and "Exception" not in error, (words, code, error)
    if save.exists():
        open_table(read_transcript(save), rulebook(GAME), catalog(GAME))


class Signal:
    """Somebody presses Ctrl-C while a class is being made."""

    def __set_name__(self, owner: type, name: str) -> None:
        raise KeyboardInterrupt


def test_ctrl_c_that_python_calls_a_mistake(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Up to 3.11 whatever is raised while a class is made becomes a RuntimeError."""

    def interrupted(words: list[str]) -> int:
        try:
            type("Made", (), {"signal": Signal()})
        except KeyboardInterrupt as pressed:
            raise RuntimeError("Error calling __set_name__") from pressed
        return 0

    monkeypatch.setattr(cli, "_run", interrupted)
    assert cli.main(["games"]) == 130
    assert capsys.readouterr() == ("", "")


BEFORE = """
import sys
before = set(sys.modules)
import brzdek.cli
assert set(sys.modules) - before <= {"__future__", "brzdek", "brzdek.cli"}, "this takes too long"
class Last:
    def __del__(self):
        raise KeyboardInterrupt
Last()
raise KeyboardInterrupt
"""


def test_ctrl_c_before_the_program_begins() -> None:
    """As soon as its first module is there, which reads no others, nothing is told any more."""
    ran = subprocess.run([sys.executable, "-c", BEFORE], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert (ran.returncode, ran.stdout, ran.stderr) == (-signal.SIGINT, "", "")


PRESSED = "import os, signal; os.kill(os.getpid(), signal.SIGINT)"


@pytest.mark.parametrize("module", ["brzdek/__init__.py", "brzdek/cli.py"])
def test_ctrl_c_while_the_launcher_looks_for_the_program(tmp_path: Path, module: str) -> None:
    """The installed command is quiet from its first line on, wherever the program is found."""
    (tmp_path / "brzdek").mkdir()
    (tmp_path / module).write_text(PRESSED)
    ran = subprocess.run(
        [sys.executable, str(ROOT / "launcher" / "brzdek"), "--version"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (-signal.SIGINT, "", "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["INT", "TERM"])
def test_the_launched_program_takes_signals_over(tmp_path: Path, number: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, str(ROOT / "launcher" / "brzdek"), "deck", "watch", str(tmp_path / "none.yaml")],
        env={**os.environ, **home(tmp_path)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as program:
        assert program.stdout is not None and program.stdout.readline()
        program.send_signal(number)
        said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode in (0, 128 + number) and "Traceback" not in said


# -- rules that take too long


class Hindered:
    """Rules that go on as they do, and are hindered before they put their next question or end the game."""

    def __init__(self, table: Any, hindrance: Callable[[], None]) -> None:
        self.steps, self.hindrance = table._steps, hindrance
        table._steps = self

    def send(self, answer: Any) -> Any:
        try:
            return self.steps.send(answer)
        finally:
            self.hindrance()


def for_ever() -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        time.sleep(0.01)
    raise AssertionError("nobody stopped it")


@pytest.mark.parametrize(("answer", "left"), [("nie", 1), ("tak", 0)])
def test_ctrl_c_stops_a_rule_that_takes_too_long(monkeypatch: pytest.MonkeyPatch, answer: str, left: int) -> None:
    monkeypatch.setattr("brzdek.shell.display.signals.PATIENCE", 0.0)
    at: Any = table("Ola", "Jan=steady", turns=1)
    slow = Hindered(at, for_ever)
    out = io.StringIO()
    press = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    press.start()
    Session(at, None, PlainScreen(out, ["1\n", f"{answer}\n", "1\n"], live=False), "pl").run()
    press.join()
    assert at._steps is not slow and bool(at.journal) == bool(left)
    assert at.ask is None or at.ask.seat == 0


def test_an_answer_that_was_interrupted_is_taken_back() -> None:
    at: Any = table("Ola", "Jan=steady")
    before = at.mark, at.ask.options

    def interrupted() -> None:
        raise KeyboardInterrupt

    Hindered(at, interrupted)
    with pytest.raises(KeyboardInterrupt):
        at.answer(at.ask.options[0])
    assert at.journal == [] and (at.mark, at.ask.options) == before

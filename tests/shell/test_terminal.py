"""The rich terminal: keys, completion, suggestions and colours, in process and in a real terminal."""

from __future__ import annotations

import io
import os
import re
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyte
import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from prompt_toolkit.output.vt100 import Vt100_Output

from brzdek.shell.display.terminal import Terminal
from brzdek.shell.sitting.session import Session
from tests.cli_support import PATIENCE
from tests.shell.menagerie import table

pytestmark = pytest.mark.moment

ENTER, TAB, CTRL_C, CTRL_D, UP, RIGHT, ESC = "\r", "\t", "\x03", "\x04", "\x1b[A", "\x1b[C", "\x1b"
F1, F2, F3, F4 = "\x1bOP", "\x1bOQ", "\x1bOR", "\x1bOS"


class Out(io.StringIO):
    encoding = "utf-8"


def typed(at: Any, *keys: str, lang: Any = "pl") -> None:
    """Play with these keys, then leave."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("".join(keys) + CTRL_D + CTRL_D)
        assert Session(at, None, Terminal(), lang).run() == 0


def drawn(at: Any, *keys: str, size: tuple[int, int] = (80, 24), lang: Any = "pl") -> str:
    """Everything written while playing with these keys, escape codes and all."""
    out = Out()
    output = Vt100_Output(out, lambda: Size(rows=size[1], columns=size[0]), term="xterm", enable_cpr=False)
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=output):
        pipe.send_text("".join(keys) + CTRL_D + CTRL_D)
        Session(at, None, Terminal(), lang).run()
    return out.getvalue()


def solo(**options: Any) -> Any:
    return table("Ola", "Jan=steady", **options)


def test_a_typed_move_is_played() -> None:
    at = solo()
    typed(at, "wypuść łoś 2,0", ENTER)
    assert at.answers[0] == ("play", "elk", "2,0")


def test_tab_completes_word_by_word() -> None:
    at = solo()
    typed(at, "wyp", TAB, "lo", TAB, "2", TAB, ENTER)
    assert at.answers[0] == ("play", "elk", "2,0")


def test_tab_walks_through_the_menu_and_enter_goes_on_to_the_next_word() -> None:
    at = solo()
    # wypuść: its menu of animals, the second; its menu of places, the third.
    typed(at, "wyp", TAB, TAB, TAB, TAB, ENTER, TAB, TAB, TAB, ENTER)
    assert at.answers[0] == ("play", "elk", "10,0")


def test_ctrl_c_clears_the_line() -> None:
    at = solo()
    typed(at, "odłóż łoś", CTRL_C, "wypuść łoś 2,0", ENTER)
    assert at.answers[0] == ("play", "elk", "2,0")


def test_ctrl_d_on_a_line_does_not_leave() -> None:
    at = solo()
    typed(at, "rada!", CTRL_D, ENTER)
    assert len(at.journal) == 2


def test_function_keys_show_things_and_keep_the_line() -> None:
    at = solo()
    seen = drawn(at, "wypuść ", F1, F2, F3, F4, "łoś 2,0", ENTER)
    assert at.answers[0] == ("play", "elk", "2,0")
    assert "Polecenia (w każdej chwili):" in seen
    assert seen.count("Dostajesz: żółw, łoś.") >= 2


def test_history_comes_back_in_the_next_session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path))
    typed(solo(), "wypuść łoś 2,0", ENTER)
    at = solo()
    typed(at, UP, ENTER)
    assert at.answers[0] == ("play", "elk", "2,0")


def screens_of(name: str, seen: str) -> list[str]:
    """What was written while this person was at the screen, from one wiping of it to the next."""
    screens = [piece for piece in seen.split("\x1b[3J") if f"{name}\x1b" in piece and "zwierząt" in piece]
    assert screens
    return screens


def test_the_clipboard_does_not_pass_from_one_person_to_another() -> None:
    at = table("Ola", "Jan")
    # Ola cuts a line (Ctrl-U); Jan tries to paste it (Ctrl-Y).
    seen = drawn(at, ENTER, "karta łoś", "\x15", "wypuść łoś 2,0", ENTER, ENTER, "\x19", ENTER)
    assert all("Mruczy" not in screen for screen in screens_of("Jan", seen))


def test_the_hand_over_wipes_the_screen_and_what_was_scrolled_away() -> None:
    seen = drawn(table("Ola", "Jan"), ENTER, "wypuść łoś 2,0", ENTER, ENTER)
    assert seen.count("\x1b[2J\x1b[3J") >= 4
    assert all("żółw" not in screen for screen in screens_of("Jan", seen))
    assert all("krab" not in screen for screen in screens_of("Ola", seen))


def test_long_output_is_paged() -> None:
    at = solo(turns=99)
    keys = ["rada!" + ENTER] * 30
    seen = drawn(at, *keys, "log all", ENTER, "q", ENTER, size=(80, 24))
    assert "Enter: dalej, q: dość" in seen


def test_the_screen_is_read_as_a_person_sees_it() -> None:
    screen = pyte.Screen(80, 24)
    stream = pyte.Stream(screen)
    out = Out()
    output = Vt100_Output(out, lambda: Size(rows=24, columns=80), term="xterm", enable_cpr=False)
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=output):
        pipe.send_text("?" + ENTER + CTRL_D + "n" + ENTER + "quit" + ENTER)
        Session(solo(), None, Terminal(), "pl").run()
    stream.feed(out.getvalue().replace("\n", "\r\n"))
    text = "\n".join(screen.display)
    assert "Możesz (12 ruchów):" in text
    assert "1 wypuść: żółw na 1,0" in text


# -- a real terminal


PROGRAM = """
import sys
from brzdek.shell.display.screen import open_screen
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import table
sys.exit(Session(table({seats}, turns=4), None, open_screen({plain}), "pl").run())
"""


class Tty:
    """A program in a terminal of its own, with the screen that it draws."""

    def __init__(self, *command: str, environment: Mapping[str, str], size: tuple[int, int] = (80, 24)) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            os.environ.update({"TERM": "xterm-256color", **environment})
            os.execv(sys.executable, [sys.executable, *command])
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    def type(self, keys: str) -> None:
        os.write(self._fd, keys.encode())

    def wait(self, seen: Callable[[str], bool], seconds: float = PATIENCE) -> str:
        """Read until the screen shows something and nothing more comes: a picture may arrive in parts."""
        end = time.monotonic() + seconds
        over = False
        while not over and time.monotonic() < end:
            ready, _, _ = select.select([self._fd], [], [], 0.1)
            over = bool(ready) and not self._read()
            if (over or not ready) and seen(self.text):
                return self.text
        raise AssertionError(self.text)

    def _read(self) -> bool:
        """Read what there is; False at the end."""
        try:
            data = os.read(self._fd, 65536)
        except OSError:
            data = b""
        self.raw += data
        self._stream.feed(data)
        for _ in range(data.count(b"\x1b[6n")):
            cursor = self.screen.cursor
            os.write(self._fd, f"\x1b[{cursor.y + 1};{cursor.x + 1}R".encode())
        return bool(data)

    def finish(self) -> int:
        """Read to the end; the exit code."""
        with pytest.raises(AssertionError):
            self.wait(lambda text: False)
        _, status = os.waitpid(self.pid, 0)
        self.pid = 0
        return os.waitstatus_to_exitcode(status)

    def close(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self._fd)


@contextmanager
def terminal(*seats: str, plain: bool = False, **environment: str) -> Iterator[Tty]:
    program = PROGRAM.format(seats=", ".join(map(repr, seats)), plain=plain)
    tty = Tty("-c", program, environment=environment)
    try:
        yield tty
    finally:
        tty.close()


pytty = pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix terminal")


@pytty
def test_a_game_in_a_real_terminal() -> None:
    with terminal("Ola", "Jan=steady") as tty:
        text = tty.wait(lambda text: "Ola · zwierząt: 2 >" in text and "F1 pomoc" in text)
        assert text.splitlines()[-1].startswith(" Tab podpowiada · ? ruchy")
        tty.type("wyp\tlo\t2\t")
        tty.wait(lambda text: "> wypuść łoś 2,0" in text)
        tty.type("\r")
        tty.wait(lambda text: "Jan wypuszcza" in text)
        tty.type("\x03")
        tty.wait(lambda text: "Ctrl-C tylko czyści wiersz" in text)
        tty.type("rada!\r")
        tty.wait(lambda text: "Koniec gry" in text)
        assert tty.finish() == 0


@pytty
def test_the_menu_of_completions_in_a_real_terminal() -> None:
    with terminal("Ola", "Jan=steady") as tty:
        tty.wait(lambda text: "F1 pomoc" in text)
        tty.type("\t")
        tty.wait(lambda text: "wypuść      8 ruchów" in text and "zajrzyj     zajrzyj do jamy" in text)
        tty.type(ESC + "zaj")
        tty.wait(lambda text: "> zajrzyj" in text)
        tty.type(RIGHT + ENTER)
        tty.wait(lambda text: "Na pewno?" in text)


@pytty
def test_words_that_mean_nothing_are_red_while_they_are_typed() -> None:
    with terminal("Ola", "Jan=steady") as tty:
        tty.wait(lambda text: "F1 pomoc" in text)
        tty.type("wypuść słonia ")
        tty.wait(lambda text: "> wypuść słonia" in text and b"\x1b[0;31m" in tty.raw)
    with terminal("Ola", "Jan=steady") as tty:
        tty.wait(lambda text: "F1 pomoc" in text)
        tty.type("wypuść łosia ")
        tty.wait(lambda text: "> wypuść łosia" in text)
        assert b"\x1b[0;31m" not in tty.raw


@pytty
def test_handing_over_in_a_real_terminal() -> None:
    with terminal("Ola", "Jan") as tty:
        tty.wait(lambda text: "Przekaż ekran: Ola." in text)
        tty.type("\r")
        tty.wait(lambda text: "hand: żółw, łoś" in text and "F1" in text)
        tty.type("odłóż łoś\r")
        tty.wait(lambda text: "zasłoń ekran i przekaż: Jan" in text)
        tty.type("\r")
        text = tty.wait(lambda text: "Przekaż ekran: Jan." in text)
        assert "żółw" not in text
        assert "łoś" not in text
        tty.type("\r")
        hand, news = "hand: krab w lewo, krab w prawo", "Ola coś odkłada."
        text = tty.wait(lambda text: hand in text and news in text and "F1" in text)
        assert "żółw" not in text
        assert "łoś" not in text
        # The arrow up would bring back what Ola typed, if it could be seen from here.
        tty.type(UP + "?" + ENTER)
        text = tty.wait(lambda text: "Możesz" in text or "Nie rozumiem" in text)
        assert "Nie rozumiem" not in text
        assert "łoś" not in text


@pytty
def test_no_color_means_no_colours_and_nothing_else() -> None:
    """Bold, reverse and the line editor stay; see no-color.org."""
    seen: list[str] = []
    for environment in ({"NO_COLOR": "1"}, {"NO_COLOR": ""}):
        with terminal("Ola", "Jan=steady", plain=False, **environment) as tty:
            tty.wait(lambda text: "Ola · zwierząt: 2 >" in text and "F1 pomoc" in text)
            tty.type("wyp\tl")
            seen.append(tty.wait(lambda text: "> wypuść loś" in text))
            colours = re.findall(rb"\x1b\[(?:[\d;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[\d;]*)?m", tty.raw)
            assert bool(colours) is not bool(environment["NO_COLOR"])
    assert seen[0] == seen[1]


@pytty
def test_a_line_can_be_edited_on_a_plain_screen() -> None:
    with terminal("Ola", "Jan=steady", plain=True) as tty:
        tty.wait(lambda text: "Ola · zwierząt: 2 >" in text)
        tty.type("ada!\x01r\r")
        tty.wait(lambda text: "Ola · zwierząt: 2 >" in text.partition("rada!")[2])
        tty.type(UP + "\r")
        tty.wait(lambda text: "Koniec gry" in text)


@pytty
def test_what_one_typed_on_a_plain_screen_does_not_come_up_for_another() -> None:
    with terminal("Ola", "Jan", plain=True) as tty:
        tty.wait(lambda text: "Przekaż ekran: Ola" in text)
        tty.type("\r")
        tty.wait(lambda text: "Ola · zwierząt: 2 >" in text)
        tty.type("karta łoś\r")
        tty.wait(lambda text: "Mruczy" in text)
        tty.type("schowane\x15wypuść łoś 2,0\r")
        tty.wait(lambda text: "Przekaż ekran: Jan" in text)
        tty.type("\r")
        tty.wait(lambda text: "Jan · zwierząt: 2 >" in text)
        tty.type(UP + "\x19?\r")
        text = tty.wait(lambda text: "Możesz" in text or "Nie rozumiem" in text)
        assert "Możesz" in text and "Nie rozumiem" not in text
        assert "schowane" not in text and "Mruczy" not in text


@pytty
@pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {"TERM": "unknown"}, {}])
def test_a_plain_terminal_gets_no_escape_codes(environment: dict[str, str]) -> None:
    with terminal("Ola", "Jan=steady", plain=not environment, **environment) as tty:
        tty.wait(lambda text: "Ola · zwierząt: 2 >" in text)
        tty.type("\x03")
        tty.wait(lambda text: "Ctrl-C tylko czyści wiersz" in text)
        tty.type("rada!\rrada!\r")
        assert tty.finish() == 0
        assert b"\x1b" not in tty.raw
        assert "Koniec gry" in tty.raw.decode()

"""Terminals of any size, and keys that are no text."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

from brzdek.shell.display.terminal import Terminal
from brzdek.shell.sitting.session import Session
from tests.attacks.test_signals import home
from tests.shell.test_terminal import CTRL_D, ENTER, F1, F2, F3, F4, TAB, Out, Tty
from tests.support import seat_down

SIZES = [(1, 1), (1, 24), (80, 1)]
KEYS = ["?", "q", "1", "xyz", "undo", "stół", "ręka"]


@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
@pytest.mark.parametrize("game", ["sabotazysta", "brzdek", "katakumby", "magia_i_miecz"])
def test_a_terminal_of_any_size(
    game: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path))
    at = seat_down(game, 3, keep_turns=True)
    output = Vt100_Output(Out(), lambda: Size(rows=size[1], columns=size[0]), term="xterm", enable_cpr=False)
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=output):
        pipe.send_text("".join(key + ENTER for key in ["", "", *KEYS]) + F1 + F2 + F3 + F4 + "w" + TAB + TAB)
        pipe.send_text((CTRL_D + ENTER) * 20)
        Session(at, None, Terminal(), "pl").run()


BAD = b"\xff\xfe\xc3(\xed\xa0\x80\xf0\x9f"


@pytest.mark.parametrize("plain", [False, True], ids=["rich", "plain"])
@pytest.mark.parametrize("words", [[], ["play", "sabotazysta", "--seat", "Ola"]], ids=["menu", "game"])
def test_bytes_that_are_no_text_at_a_keyboard(tmp_path: Path, words: list[str], plain: bool) -> None:
    tty = Tty("-m", "brzdek", *words, *(["--plain"] if plain else []), environment=home(tmp_path))
    try:
        tty.wait(lambda text: " >" in text)
        os.write(tty._fd, BAD + b"\r")
        tty.wait(lambda text: "do not understand" in text)
        os.write(tty._fd, b"quit\r")
        assert tty.finish() == 0
        assert b"Traceback" not in tty.raw and b"BRZDEK_DEBUG" not in tty.raw
    finally:
        tty.close()

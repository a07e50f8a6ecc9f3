"""Whole screens of real games, seen after a few moves. ``python -m tests.shell.screens`` writes them anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pyte
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

from brzdek import games
from brzdek.core import seats
from brzdek.core.catalog.load import load_catalog
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.shell.display.terminal import Terminal
from brzdek.shell.sitting.session import Session
from tests.shell.test_terminal import CTRL_D, ENTER, Out

FOLDER = Path(__file__).parent / "screens"
NAMES = ("Ola", "Ala", "Bolek", "Celina", "Darek", "Ewa", "Filip", "Gosia", "Hubert", "Iga")
SIZES = ((60, 24), (80, 24), (120, 40))


class Scene(NamedTuple):
    """A game, its players, and how the screen is."""

    game: str
    players: int
    lang: Any
    size: tuple[int, int]
    moves: int

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.players}-{self.lang}-{self.size[0]}x{self.size[1]}.txt"


SCENES = [
    Scene(game, players, lang, size, moves)
    for game, players, moves in (
        ("sabotazysta", 5, 12),
        ("sabotazysta", 10, 9),
        ("brzdek", 4, 12),
        ("katakumby", 3, 12),
    )
    for size, lang in zip(SIZES, ("pl", "en", "pl"), strict=True)
]
"""The moves are enough for a turn or two of a raid, and for a round of Sabotażysta."""


def seat_down(game: str, players: int, people: int = 1, seed: int = 7, position: Any = None) -> Table:
    rulebook = games.load(game)
    sitting = [Seat(name, "" if number < people else "steady") for number, name in enumerate(NAMES[:players])]
    setup = Setup(game, tuple(sitting), seed, {}, position)
    return Table(rulebook, setup, load_catalog(rulebook.layers), keep_turns=True)


def written(table: Table, size: tuple[int, int], lang: Any, *lines: str) -> str:
    """Everything that is sent to a terminal of that size while these lines are typed."""
    out = Out()
    output = Vt100_Output(out, lambda: Size(rows=size[1], columns=size[0]), term="xterm", enable_cpr=False)
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=output):
        # Enough to leave from wherever these lines have led.
        pipe.send_text("".join(line + ENTER for line in lines) + CTRL_D * 6)
        Session(table, None, Terminal(), lang).run()
    return out.getvalue()


def shown(text: str, size: tuple[int, int]) -> Iterator[list[str]]:
    """The screen whenever a line is about to be typed."""
    screen = pyte.Screen(*size)
    stream = pyte.Stream(screen)
    for piece in text.split("\x1b[?2004h"):
        stream.feed(piece.replace("\r\n", "\n").replace("\n", "\r\n"))
        yield [line.rstrip() for line in screen.display]


def drawn(scene: Scene) -> str:
    """The screen of a scene after its moves, as it would be printed."""
    table = seat_down(scene.game, scene.players)
    text = written(table, scene.size, scene.lang, *["rada!"] * scene.moves)
    *_, asked, _leave, _end = shown(text, scene.size)
    return "\n".join(asked).strip("\n") + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    seats.ADVISER = seats.STEADY  # as in all tests
    for one in SCENES:
        one.file.write_text(drawn(one), encoding="utf-8")

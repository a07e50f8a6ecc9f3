"""The picture of play in the README, made from a real session at a terminal of fixed size.

python -m tests.picture docs/img/play.svg
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

import pyte
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.output.vt100 import Vt100_Output

from brzdek.core import seats
from brzdek.core.rulebook import Setup
from brzdek.core.seats import fill_seats
from brzdek.core.table import Table
from brzdek.shell.display.screen import Prompt
from brzdek.shell.display.terminal import Terminal
from brzdek.shell.sitting.session import Session
from tests.support import catalog, rulebook

GAME, PLAYERS, SEED = "sabotazysta", 5, 7
"""As ``brzdek play sabotazysta --players 5 --bots steady --seed 7 --lang en`` has it."""
TYPED = ("put the crossing at 1,0", "hint!", "hint!", "hint")
COLUMNS, ROWS = 100, 44
CELL = (8.4, 18)
EDGE = 14
PAPER, TEXT = "#1e1e24", "#d8d8d2"
INKS = {
    "black": "#5c5c66",
    "red": "#e06c75",
    "green": "#98c379",
    "brown": "#e5c07b",
    "blue": "#61afef",
    "magenta": "#c678dd",
    "cyan": "#56b6c2",
    "white": "#abb2bf",
    "brightblack": "#8a8a94",
    "brightred": "#ff7b86",
    "brightgreen": "#b5e890",
    "brightbrown": "#ffd68a",
    "brightyellow": "#ffd68a",
    "brightblue": "#82c4ff",
    "brightmagenta": "#e29bf5",
    "brightcyan": "#7bdde8",
    "brightwhite": "#ffffff",
}


class Out(io.StringIO):
    encoding = "utf-8"


class Typist(Terminal):
    """A terminal at which somebody types these lines, and then rests at the prompt."""

    def __init__(self, lines: Sequence[str], keys: PipeInput) -> None:
        super().__init__()
        self._waiting = list(lines)
        self._pipe = keys

    def read(self, prompt: Prompt) -> str:
        if not self._waiting:
            self.draw([prompt.line])
            raise Seen
        self._pipe.send_text(self._waiting.pop(0) + "\r")
        return super().read(prompt)


class Seen(Exception):
    """Enough for a picture."""


class Run(NamedTuple):
    """Letters of one look, side by side."""

    column: int
    text: str
    ink: str
    bold: bool


def played() -> str:
    """All that the session writes to the terminal."""
    setup = Setup(GAME, fill_seats([], PLAYERS, "steady", "Player"), SEED, {})
    table = Table(rulebook(GAME), setup, catalog(GAME), keep_turns=True)
    out = Out()
    output = Vt100_Output(
        out,
        lambda: Size(rows=ROWS, columns=COLUMNS),
        term="xterm",
        enable_cpr=False,
        default_color_depth=ColorDepth.DEPTH_4_BIT,
    )
    with create_pipe_input() as keys, create_app_session(input=keys, output=output):
        session = Session(table, None, Typist(TYPED, keys), "en")
        session.screen.clear()
        with suppress(Seen):
            session.run()
    return out.getvalue()


def screen_of(written: str) -> pyte.Screen:
    screen = pyte.Screen(COLUMNS, ROWS)
    screen.set_mode(pyte.modes.LNM)
    pyte.Stream(screen).feed(written)
    return screen


def runs(row: Any) -> Iterator[Run]:
    cells = [row[column] for column in range(COLUMNS)]
    for (ink, bold), group in groupby(enumerate(cells), lambda pair: (pair[1].fg, pair[1].bold)):
        letters = list(group)
        text = "".join(cell.data for _, cell in letters)
        start = len(text) - len(text.lstrip())
        if text.strip():
            yield Run(letters[0][0] + start, text.strip(), INKS.get(ink, f"#{ink}" if len(ink) == 6 else TEXT), bold)


def svg(screen: pyte.Screen) -> str:
    """The screen as a drawing. Letters are held to their cells, whatever font there is."""
    wide, high = CELL
    width, height = COLUMNS * wide + 2 * EDGE, ROWS * high + 2 * EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
        f' viewBox="0 0 {width:.0f} {height:.0f}" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace"'
        f' font-size="14">',
        f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>',
    ]
    for number in range(ROWS):
        for run in runs(screen.buffer[number]):
            x, y = EDGE + run.column * wide, EDGE + number * high + high * 0.75
            weight = ' font-weight="bold"' if run.bold else ""
            lines.append(
                f'<text x="{x:.1f}" y="{y:.1f}" textLength="{len(run.text) * wide:.1f}" lengthAdjust="spacingAndGlyphs"'
                f' fill="{run.ink}"{weight} xml:space="preserve">{escape(run.text)}</text>'
            )
    x, y = EDGE + screen.cursor.x * wide, EDGE + screen.cursor.y * high
    lines.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide}" height="{high}" fill="{TEXT}" opacity="0.7"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def picture() -> str:
    return svg(screen_of(played()))


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as home:
        os.environ["BRZDEK_HOME"] = home
        seats.ADVISER = seats.STEADY  # as in all tests
        Path(sys.argv[1]).write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()

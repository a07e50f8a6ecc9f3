"""The screen a person sits at: lines out, typed lines in. Here: plain text; ``terminal`` has the rich one."""

from __future__ import annotations

import os
import sys
import textwrap
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TextIO

from brzdek.core.drawing import Line, Style, text_of
from brzdek.core.text import Lang, clean
from brzdek.core.values import dataclass, field
from brzdek.shell.display.layout import whole

if TYPE_CHECKING:
    from brzdek.shell.display.complete import Completer


REMEMBERED = 30_000
"""How many letters of what was written are kept in mind."""
DUMB = ("dumb", "unknown")
"""Kinds of terminals that nothing can be drawn on, as prompt_toolkit names them."""
NARROWEST = 20
"""Drawings are never narrower; the terminal breaks them where it has to."""
PROMPT_LINES = 4
"""Lines for the question, the prompt and the bottom of the screen."""


class Interrupted(Exception):
    """Ctrl-C at a prompt."""


class Ended(Exception):
    """Ctrl-D at a prompt, or nothing left to read."""


class LeaveGame(Exception):
    """The person wants to go."""


@dataclass(slots=True)
class Prompt:
    """What stands before the cursor and what helps with typing."""

    line: Line
    owner: str = ""
    """Whose prompt it is: each owner has a history and a clipboard of their own. Empty: nobody's."""
    completer: Completer | None = None
    meta: Callable[[int, int], str] | None = None
    """What the word at a place of a move says; the move is given by its index."""
    strange: Callable[[str], list[tuple[int, int]]] | None = None
    """Where in a line words stand that mean nothing now: their beginnings and ends."""
    count: Callable[[int], str] | None = None
    """How many moves there are."""
    lang: Lang = "pl"
    toolbar: str = ""
    """Parts of the bottom line, with a bar between them."""
    keys: dict[str, Callable[[], None]] = field(default_factory=dict)
    """What function keys show, above the prompt."""
    typing: Mapping[str, str] = field(default_factory=dict)
    """Whole lines that keys stand for while nothing is typed."""
    offers: bool = False
    """Was something offered that an empty line accepts?"""


class Screen(ABC):
    """Where the shell writes and reads."""

    live: bool
    """Is there a person who can answer at once? Not in a script or a pipe."""
    rich: bool
    """Can it clear, redraw and colour?"""
    names_rules: bool = True
    """Are the rules named behind refusals? Not to somebody at a keyboard, who can ask why."""

    @property
    @abstractmethod
    def style(self) -> Style:
        """What drawings may use, as things stand now."""

    @property
    def rows(self) -> int:
        """How many lines can be seen at once; 0: it does not matter."""
        return 0

    _said: str = ""

    def show(self, lines: Sequence[Line]) -> None:
        """Write drawn lines."""
        self._said = " ".join((self._said, *text_of(lines)))[-REMEMBERED:]
        self.draw(lines)

    @abstractmethod
    def draw(self, lines: Sequence[Line]) -> None:
        """Put lines on the screen."""

    def clear(self) -> None:
        """Take everything written so far out of sight, and forget it."""
        self._said = ""
        self.wipe()

    @abstractmethod
    def wipe(self) -> None:
        """Empty the screen."""

    @property
    def said(self) -> str:
        """What has been written of late and is still in sight."""
        return self._said

    @abstractmethod
    def read(self, prompt: Prompt) -> str:
        """One typed line, cleaned; Interrupted and Ended say why there is none."""

    @property
    def place(self) -> int:
        """The number of the script's line read last; 0 where there is no script."""
        return 0

    def page(self, lines: Sequence[Line], more: str) -> None:
        """Write lines that may be many. ``more`` asks whether to go on."""
        self.show(lines)

    def say(self, text: str, ink: str = "", indent: str = "") -> None:
        """Write a sentence or a paragraph."""
        lines: list[Line] = []
        for part in text.split("\n"):
            own = indent + part[: len(part) - len(part.lstrip())]
            hanging = own + "    " if own != indent else own
            lines += self.paragraph(part.lstrip(), ink, hanging, own)
        self.show(lines)

    def paragraph(self, text: str, ink: str = "", indent: str = "", first: str | None = None) -> list[Line]:
        """Text as lines no wider than the screen; plain screens leave breaking to whoever reads."""
        first = indent if first is None else first
        if not self.rich:
            return [[(ink, first + text)]]
        width = max(20, self.style.width - 1)
        broken = textwrap.wrap(
            text,
            width,
            initial_indent=first,
            subsequent_indent=indent,
            break_on_hyphens=False,
            break_long_words=False,
        )
        return [[(ink, line)] for line in broken] or [[]]


class PlainScreen(Screen):
    """Plain lines without escape codes: for a pipe, a script, a screen reader, a dumb terminal."""

    rich = False

    def __init__(self, out: TextIO, lines: Iterable[str], *, live: bool, rows: int = 24) -> None:
        self.live = live
        self._out = out
        self._lines = iter(lines)
        self._rows = rows
        self._place = 0
        self._offers = False
        """Does an empty line accept something now?"""

    @property
    def style(self) -> Style:
        return Style(width=80, unicode=False)

    @property
    def place(self) -> int:
        return 0 if self.live else self._place

    def draw(self, lines: Sequence[Line]) -> None:
        self._write("".join(line + "\n" for line in text_of(lines)))

    def wipe(self) -> None:
        """A plain screen cannot be wiped: what was written is pushed off its top, if somebody sits there."""
        if self.live:
            self._write("\n" * self._rows)

    def read(self, prompt: Prompt) -> str:
        self._write("".join(text for _, text in prompt.line))
        self._out.flush()
        try:
            self._offers = prompt.offers
            line = self._next_line()
        except KeyboardInterrupt:
            self._write("\n")
            raise Interrupted from None
        if line is None:
            self._write("\n")
            raise Ended
        if not self.live:
            self._write(line + "\n")
        return line

    def _next_line(self) -> str | None:
        """The next line; a script's comments are passed over, and empty lines that accept nothing."""
        for raw in self._lines:
            self._place += 1
            line = tidy(raw)
            if self.live or ((line or self._offers) and not line.startswith("#")):
                return line
        return None

    def _write(self, text: str) -> None:
        self._out.write(text)


def tidy(line: str) -> str:
    """A typed line without anything that could steer a terminal, spaces evened out; pasted lines become commands."""
    lines = (" ".join(clean(part.replace("\t", " ")).split()) for part in line.splitlines())
    return "; ".join(part for part in lines if part)


class KeyboardScreen(PlainScreen):
    """A plain screen with a person at the keyboard."""

    names_rules = False

    def __init__(self, out: TextIO) -> None:
        import shutil

        from brzdek.shell.display.editing import LineEditor

        self._size = shutil.get_terminal_size
        super().__init__(out, (), live=True, rows=self._size().lines)
        self._editor = LineEditor() if out is sys.stdout and sys.stdin.isatty() and out.isatty() else None

    @property
    def style(self) -> Style:
        return Style(width=max(NARROWEST, self._size().columns), unicode=False)

    def draw(self, lines: Sequence[Line]) -> None:
        width = self.style.width - 1
        super().draw(whole(lines, width))

    def read(self, prompt: Prompt) -> str:
        """A line that can be edited, if the screen is the keyboard's own."""
        if self._editor is None:
            return super().read(prompt)
        *above, last = text_of(whole([prompt.line], self.style.width - 2))
        self._write("".join(f"{line}\n" for line in above))
        self._out.flush()
        try:
            return tidy(self._editor.read(f"{last} ", prompt.owner))
        except KeyboardInterrupt:
            self._write("\n")
            raise Interrupted from None
        except EOFError:
            self._write("\n")
            raise Ended from None

    def _next_line(self) -> str | None:
        """Reading can go on after an end-of-file: at a keyboard it is only a question."""
        raw = sys.stdin.readline()
        return tidy(raw) if raw else None


def wants_plain(plain: bool) -> bool:
    """Should this be a plain screen?"""
    if plain or os.environ.get("TERM", "").lower() in DUMB:
        return True
    return not (sys.stdin.isatty() and sys.stdout.isatty())


def open_screen(plain: bool, script: Iterable[str] | None = None) -> Screen:
    """The screen for this process: a rich terminal if there is one and it is wanted."""
    if script is None and not wants_plain(plain):
        from brzdek.shell.display.terminal import Terminal

        return Terminal()
    if script is not None:
        return PlainScreen(sys.stdout, script, live=False)
    if sys.stdin.isatty():
        return KeyboardScreen(sys.stdout)
    return PlainScreen(sys.stdout, sys.stdin, live=False)

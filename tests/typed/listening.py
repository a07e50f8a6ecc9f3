"""A session that only notes what it would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from brzdek.core.ask import Option, written
from brzdek.core.drawing import Line, Style, text_of
from brzdek.core.table import Table
from brzdek.core.text import Lang
from brzdek.shell.display.screen import Ended, LeaveGame, Prompt, Screen
from brzdek.shell.reading.aliases import Aliases
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.parse import read
from brzdek.shell.sitting.session import Session
from tests.typed.positions import table_at


class Paper(Screen):
    """A screen that somebody writes down; yes-or-no questions get no answer."""

    live = True
    rich = False

    def __init__(self) -> None:
        self.written = ""

    @property
    def style(self) -> Style:
        return Style()

    def draw(self, lines: Sequence[Line]) -> None:
        self.written += "".join(line + "\n" for line in text_of(lines))

    def wipe(self) -> None:
        self.written = ""

    def read(self, prompt: Prompt) -> str:
        self.written += "".join(text for _, text in prompt.line)
        raise Ended


@dataclass
class Heard:
    """What came of a line."""

    move: str = ""
    """The move that was made."""
    offered: str = ""
    """The move or command that Enter would do."""
    command: str = ""
    """The key of the command that was carried out."""
    said: str = ""

    @property
    def unbroken(self) -> str:
        """What was said, as if there were no lines."""
        return " ".join(self.said.split())


class Unkept(Aliases):
    """Aliases that are forgotten at once: a table of help typed back must not change how the next line is read."""

    @property
    def all(self) -> Mapping[str, str]:
        return {}

    def keep(self, word: str, text: str) -> None:
        """Nothing is kept."""


class Given(Exception):
    """An answer that was about to be given."""

    def __init__(self, option: Option) -> None:
        super().__init__(written(option))
        self.option = option


class Listener(Session):
    """Sits at a table and answers nothing."""

    def __init__(self, table: Table, lang: Lang) -> None:
        self.paper = Paper()
        super().__init__(table, None, self.paper, lang)
        assert table.ask is not None
        self.ask = table.ask
        self.talk.aliases = Unkept()
        self.at = table.ask.seat
        self.moves = Moves(self.face, self.view(self.at), self.ask)

    def answer(self, option: Option) -> None:
        raise Given(option)

    def take_back(self, length: int) -> None:
        """The table stays as it is."""

    def hear(self, line: str, *, before: Sequence[str] = ()) -> Heard:
        """What a line would do, with nothing done or listed before it but by these lines."""
        self.talk.forget()
        for said in before:
            self.talk.hear(said, self.ask, self.moves)
        self.paper.written = ""
        reading = read(line, self.moves, self.commands, self.lang, self.paper.style)
        command = reading.command.key if isinstance(reading, Do) else ""
        move = ""
        try:
            self.talk.hear(line, self.ask, self.moves)
        except LeaveGame:
            return Heard(command="left")
        except Given as given:
            move = "" if command else written(given.option)
        return Heard(move, _named(self.talk.offered), command, self.paper.written)


def _named(deed: Pick | Do | None) -> str:
    if deed is None:
        return ""
    return written(deed.option) if isinstance(deed, Pick) else f"do {deed.command.key}"


@cache
def listener(position: str, lang: Lang) -> Listener:
    return Listener(table_at(position), lang)

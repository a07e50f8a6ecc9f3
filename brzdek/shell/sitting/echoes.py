"""Lines that only say what the program has said: they are no orders."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.text import Lang
from brzdek.shell.reading.deeds import Deed, Pick
from brzdek.shell.reading.moves import Moves, plain
from brzdek.shell.reading.parse import read

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

THING = 2
"""With so many words a move says what is done with which thing."""


class Echoes:
    """What stands on the screen, and who said it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.typed: set[str] = set()
        """What was typed to no effect: it stands on the screen, but nobody said it to the person."""
        self._sayings: Collection[str] = ()
        self._sayings_for: tuple[Ask, int | None, Lang] | None = None
        """At which question, to whom and in which language that was said."""

    def repeated(self, line: str, ask: Ask) -> bool:
        """Does the line only repeat the question, or what the log tells?"""
        session = self._session
        if self._sayings_for != (ask, session.at, session.lang):
            question = session.face.question(session.view(ask.seat), ask, session.words)
            self._sayings = {plain(text) for text in (question, *session.told.sentences(session.at))}
            self._sayings_for = (ask, session.at, session.lang)
        return plain(line) in self._sayings

    def is_ours(self, line: str, ask: Ask) -> bool:
        """Does a line only say what the program has said?"""
        return self.was_said(line) or self.repeated(line, ask)

    def is_offered(self, line: str, offered: Deed | None) -> bool:
        """Is what a line says just what Enter would do?"""
        ask, session = self._session.table.ask, self._session
        if not isinstance(offered, Pick) or ask is None:
            return False
        moves = Moves(session.face, session.view(ask.seat), ask)
        said = read(line, moves, session.commands, session.lang, session.screen.style)
        return isinstance(said, Pick) and said.option[:THING] == offered.option[:THING]

    def was_said(self, line: str) -> bool:
        """Does the line stand on the screen?"""
        wanted = plain(line)
        if wanted in self.typed:
            return False
        return " " in wanted and f" {wanted} " in f" {plain(self._session.screen.said)} "

"""Questions at the pause after a part of the game, such as a round: they are about the part that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.drawing import text_of
from brzdek.shell.answering.inquiries import AtOnce
from brzdek.shell.answering.replies import reply
from brzdek.shell.answering.state import most_like
from brzdek.shell.reading.players import named_in
from brzdek.shell.reading.questions import Asked, asked, is_why
from brzdek.shell.reading.small_words import bare_words
from brzdek.shell.sitting.afterwards import OVER, RESULT

if TYPE_CHECKING:
    from brzdek.core.drawing import Line
    from brzdek.core.table import Table
    from brzdek.shell.sitting.session import Session

ADVICE = Asked("hint")


def tell_of_what_is_over(session: Session, line: str, seat: int, over: Sequence[Line]) -> bool:
    """Is it a question? It has been answered then: from what came of that part (``over``), from what was known when it
    ended, or else from what is known now; where nothing is known, how everybody stands is told.
    """
    if not any(bare_words(line)):
        return False  # “?” shows the moves, and they are those of what comes next
    if asked(line) == ADVICE or not (line.endswith("?") or asked(line) is not None or is_why(line)):
        return False  # what is best to do is asked of what comes next
    if is_why(line) and named_in(session, line) and _told_then(session, line):
        return True
    if AtOnce(session).tell(line):
        return True
    seen = most_like(over, line) or _of_the_result(over, line)
    if seen:
        theirs = is_why(line) and bool(named_in(session, line))
        session.page([*(session.screen.paragraph(session.say("why_theirs")) if theirs else ()), *seen])
        return True
    now, nothing_to_do = session.table, Ask(seat, OVER, ())
    session.table = _at_its_end(session)
    try:
        told = reply(session, line, nothing_to_do)
    finally:
        session.table = now
    if not told and not reply(session, line, nothing_to_do):
        session.page(session.face.score(session.view(seat), session.words, session.screen.style))
    return True


def _told_then(session: Session, line: str) -> bool:
    """What was plain to see of somebody's deeds when that part ended."""
    now = session.table
    session.table = _at_its_end(session)
    try:
        return AtOnce(session).tell(line)
    finally:
        session.table = now


def _of_the_result(over: Sequence[Line], line: str) -> list[Line]:
    """Who won, and with what, where that is asked in other words than it was told."""
    if not _speaks_of_it(line):
        return []
    return [told for told, text in zip(over, text_of(over), strict=True) if _speaks_of_it(text)]


def _speaks_of_it(text: str) -> bool:
    return any(word.startswith(RESULT) for word in bare_words(text))


def _at_its_end(session: Session) -> Table:
    """The table before the last answer of the part that is over."""

    def begun(table: Table) -> int:
        return sum(session.face.begins_part(event) for event in table.view(None).events())

    then, parts = session.table.fork(), begun(session.table)
    while then.journal and begun(then) == parts:
        then.undo()
    return then

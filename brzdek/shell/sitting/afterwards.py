"""After a game: what people still want to know of it, and whether they play it once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.inquiry import best_named
from brzdek.shell.answering import answers
from brzdek.shell.answering.replies import reply
from brzdek.shell.display.screen import Ended, Interrupted, Prompt
from brzdek.shell.reading.small_words import bare_words
from brzdek.shell.reading.yes_and_no import YES_SAID, saying, yes_or_no
from brzdek.shell.sitting.ending import verdict_of
from brzdek.shell.sitting.showing import SHOWN

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

PATIENCE = 3
"""After so many lines in a row that say nothing, the answer is no."""
RESULT = (
    "wygr",
    "przegr",
    "punkt",
    "wynik",
    "zwyci",
    "skonczy",
    "won",
    "win",
    "lost",
    "lose",
    "points",
    "score",
    "result",
)
"""What words begin with that speak of how a game ended."""
OVER = "over"
"""The topic of a question that no rule puts."""


def wants_rematch(session: Session) -> bool:
    """Do the people at the screen want the same game once more? Asking leaves them time to look at the result, and to
    ask about it.
    """
    if session.table.ask is not None or not session.screen.live or not session.people:
        return False
    text, unheard = session.say("rematch"), 0
    while unheard < PATIENCE:
        try:
            with session.calm.at_prompt():
                line = session.screen.read(Prompt([("title", text)])).strip()
        except (Interrupted, KeyboardInterrupt, Ended):
            return False
        if (said := _said(session, line)) is not None:
            return said
        answered = _is_answered(session, line)
        unheard = 0 if answered else unheard + 1
        text = session.say("rematch" if answered else "after_game")
    return False


def _said(session: Session, line: str) -> bool | None:
    """Is it a yes or a no? None: neither."""
    said = yes_or_no(line, "yes_rematch")
    if said is None and (meant := saying(line)):
        return meant == YES_SAID
    return False if said is None and session.says_to_leave(line) else said


def _is_answered(session: Session, line: str) -> bool:
    """Does a line ask for something that can be told of a game that is over? It has been told then."""
    _, named = session.commands.find(line.removeprefix("/"))
    spoken = session.commands.spoken(line)
    wanted = [command.key for command in named] or ([spoken[0].key] if spoken is not None and not spoken[1] else [])
    if len(wanted) == 1 and wanted[0] in SHOWN:
        session.page(SHOWN[wanted[0]](session))
        return True
    if _asks_for_the_result(session, line):
        session.page(verdict_of(session))
        return True
    nothing_to_do = Ask(session.people[0], OVER, ())
    return bool(line) and (reply(session, line, nothing_to_do) or answers.show_card(session, line.strip("? ")))


def _asks_for_the_result(session: Session, line: str) -> bool:
    """Does a line speak of winning, losing and points, and of no card?"""
    if not any(word.startswith(RESULT) for word in bare_words(line)):
        return False
    cards = session.table.view(None).catalog.cards.values()
    return not best_named(line, {card.id: tuple(card.name) for card in cards}, whole=True)

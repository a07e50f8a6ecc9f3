"""After a game: what people still want to know of it, and whether they play it once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.inquiry import best_named
from brzdek.shell.answering import cards_told
from brzdek.shell.answering.lately import LATELY, recent
from brzdek.shell.answering.replies import reply
from brzdek.shell.display.screen import Ended, Interrupted, Prompt
from brzdek.shell.reading.questions import asked, is_why
from brzdek.shell.reading.small_words import bare_words
from brzdek.shell.reading.speech.clauses import segments
from brzdek.shell.reading.yes_and_no import YES_SAID, saying, yes_or_no
from brzdek.shell.sitting.ending import verdict_of
from brzdek.shell.sitting.showing import SHOWN

if TYPE_CHECKING:
    from brzdek.core.drawing import Line
    from brzdek.shell.sitting.session import Session

PATIENCE = 3
"""After so many lines in a row that say nothing, the answer is no."""
RESULT = (
    "wygr",
    "przegr",
    "punkt",
    "wynik",
    "zwyci",
    "pokona",
    "zlot",
    "bryl",
    "gold",
    "nugget",
    "beat",
    "won",
    "win",
    "lost",
    "lose",
    "points",
    "score",
    "result",
)
"""What words begin with that speak of how a game ended."""
DECIDED = ("wygr", "przegr", "win", "won", "los")
"""What words begin with that speak of winning or losing."""
OWN_PART = frozenset(
    ("i", "we", "wygralem", "wygralam", "przegralem", "przegralam", "wygralismy", "przegralismy", "ja")
)
"""Words of whoever speaks of oneself so."""
ENDED = ("skoncz", "koniec", "konc", "zakoncz", "ended", "end", "over", "finish")
"""What words begin with that speak of its end."""
OVER = "over"
"""The topic of a question that no rule puts."""


def wants_rematch(session: Session) -> bool:
    """Do the people at the screen want the same game once more? Asking leaves them time to look at the result, and to
    ask about it.
    """
    if session.table.ask is not None or not session.screen.live or not session.people:
        return False
    unheard = 0
    while unheard < PATIENCE:
        try:
            with session.calm.at_prompt():
                line = session.screen.read(Prompt([("title", session.say("rematch"))])).strip()
        except (Interrupted, KeyboardInterrupt, Ended):
            return False
        if (said := _said(session, line)) is not None:
            return said
        if is_answered(session, line):
            unheard = 0
        else:
            unheard += 1
            session.screen.say(session.say("after_game" if unheard < PATIENCE else "after_all"), "dim")
    return False


def _said(session: Session, line: str) -> bool | None:
    """Is it a yes or a no, whatever is said of the game after it? None: neither."""
    for said in dict.fromkeys((line, *segments(line)[:1])) if "?" not in line else ():
        meant = yes_or_no(said, "yes_rematch")
        if meant is None and (sayings := saying(said)):
            meant = sayings == YES_SAID
        if meant is None and session.says_to_leave(said):
            meant = False
        if meant is not None:
            return meant
    return None


def is_answered(session: Session, line: str) -> bool:
    """Does a line ask for something that can be told of a game that is over? It has been told then."""
    _, named = session.commands.find(line.removeprefix("/"))
    spoken = session.commands.spoken(line)
    wanted = [command.key for command in named] or ([spoken[0].key] if spoken is not None and not spoken[1] else [])
    if len(wanted) == 1 and wanted[0] in SHOWN:
        session.page(SHOWN[wanted[0]](session))
        return True
    nothing_to_do = Ask(session.people[0], OVER, ())
    if is_why(line) and (why := _why_so(session, line)):
        session.page(session.screen.paragraph(why))
        return True
    if is_why(line) and reply(session, line, nothing_to_do):
        return True
    if _names_no_card(session, line) and (told := [*_of_the_end(session, line), *_of_the_result(session, line)]):
        session.page(told)
        return True
    if line and (reply(session, line, nothing_to_do) or cards_told.show_card(session, line.strip("? "))):
        return True
    asks = line.endswith("?") or asked(line) is not None
    if asks:
        session.page(verdict_of(session))  # whatever is asked of a game that is over, that comes nearest to it
    return asks


def _why_so(session: Session, line: str) -> str:
    """What made the difference, for whoever asks why one has won or lost oneself; "": something else is asked."""
    words = bare_words(line)
    if session.at is None or not any(word.startswith(DECIDED) for word in words) or OWN_PART.isdisjoint(words):
        return ""
    return session.face.decided(session.view(session.at), session.words)


def _of_the_end(session: Session, line: str) -> list[Line]:
    """What happened last, for whoever asks why it is over."""
    return recent(session, LATELY) if any(word.startswith(ENDED) for word in bare_words(line)) else []


def _of_the_result(session: Session, line: str) -> list[Line]:
    """How everybody fared, for whoever speaks of winning, losing and points."""
    return verdict_of(session) if any(word.startswith(RESULT) for word in bare_words(line)) else []


def _names_no_card(session: Session, line: str) -> bool:
    cards = session.table.view(None).catalog.cards.values()
    return not best_named(line, {card.id: tuple(card.name) for card in cards}, whole=True)

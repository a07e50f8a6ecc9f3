"""Where players are and what they have, others and oneself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.drawing import Line
from brzdek.core.inquiry import HAVE, INSIDE, MANY, WHAT, WHERE, WHO
from brzdek.core.text import fold
from brzdek.shell.answering import answers
from brzdek.shell.answering.inquiries import Inquired, telling, told_by_game
from brzdek.shell.answering.state import all_players, mine, on_the_table
from brzdek.shell.reading.players import named_in
from brzdek.shell.reading.small_words import FILLERS, bare, bare_words
from brzdek.shell.reading.speech.asking_words import OTHERS, OWN, PERSONS
from brzdek.shell.reading.speech.question_words import BELONGINGS, HANDS, OWNING

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session


HERE = frozenset(("jestem", "i", "stoje", "am"))
EVERYBODY = frozenset(
    fold(
        "wszyscy inni pozostali reszta gracze przeciwnicy rywale przeciwnik everyone everybody others players rivals"
        " opponents enemies rest"
    ).split()
)


def where_one_is(session: Session, line: str) -> list[Line]:
    """Where one is oneself, and what is there."""
    words = bare_words(line)
    if words[-1] not in HERE or session.at is None:
        return []
    place = session.face.place(session.view(session.at), session.at, telling(session))
    return told_by_game(session, line, Inquired(INSIDE, "")) if place else []


def of_players(session: Session, line: str, asked: Inquired) -> list[Line]:
    """Where those are who are named, or what they have."""
    words = bare_words(line)
    names = named_in(session, line)
    if asked.sort in (WHERE, HAVE) and not EVERYBODY.isdisjoint(words):
        names = [name for seat, name in enumerate(session.names) if seat != session.at]
    seats = [session.names.index(name) for name in names]
    view, say, style = session.view(session.at), telling(session), session.screen.style
    if asked.sort == WHERE:
        places = [place for seat in seats if (place := session.face.place(view, seat, say))]
        return [line for place in places for line in session.screen.paragraph(place)]
    if asked.sort == MANY and not EVERYBODY.isdisjoint(words):
        return all_players(session)
    if not (asked.sort in (MANY, HAVE) and names) and not _asks_for_all(asked, names):
        return []
    told = [line for seat in seats for line in session.face.belongings(view, seat, say, style)]
    return told or (on_the_table(session, line) if names else [])


def _asks_for_all(asked: Inquired, names: list[str]) -> bool:
    """Is nothing said but whose it is that one wants to know: “what does Ala have”, “who is Ala”?"""
    if asked.sort not in (HAVE, WHAT, WHO):
        return False
    idle = BELONGINGS | OWNING | OWN | FILLERS | PERSONS | OTHERS | EVERYBODY
    telling = [word for word in (bare(fold(one)) for one in asked.about.split()) if word and word not in idle]
    return len(telling) <= len(names)


def of_oneself(session: Session, line: str, asked: Inquired) -> list[Line]:
    """All that one has, or the line that says how much of something."""
    if (
        asked.sort == MANY
        and not named_in(session, line)
        and not OWN.isdisjoint(bare(fold(word)) for word in line.split())
    ):
        return mine(session, line)
    if asked.sort in (HAVE, INSIDE) and not HANDS.isdisjoint(bare(fold(word)) for word in line.split()):
        return session.face.hand(session.view(session.at), session.words, session.screen.style)
    if asked.sort != HAVE or named_in(session, line) or not _asks_for_all(asked, []):
        return []
    return answers.held(session)

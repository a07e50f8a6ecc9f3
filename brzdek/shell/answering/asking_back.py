"""Why a question is put, and what an answer is good for: “why would I keep a friend out of it?”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import ANSWER
from brzdek.core.copies import card_of
from brzdek.core.inquiry import GAIN
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.answering import cards_told, guide
from brzdek.shell.answering.at_hand import sort_of
from brzdek.shell.reading.questions import without_opening
from brzdek.shell.reading.small_words import FILLERS, bare, bare_words
from brzdek.shell.reading.speech.asking_words import ASKING, IDLE, MODAL, OWN, PERSONS

if TYPE_CHECKING:
    from brzdek.core.ask import Ask
    from brzdek.shell.sitting.session import Session

_WHAT_FOR = pattern(
    r"^(?:why (?:would|should|might) (?:i|we|you|one|anyone|anybody|someone|somebody)\b"
    r"|why (?:are you|do you|does it|is it) ask\w*|why (?:this|that|the) question|why do you want to know"
    r"|what(?:['’]?s| is| would be) the (?:point|use|purpose|sense|idea|reason) (?:of|in|for|to)\b"
    r"|what(?:['’]?s| is) (?:this|that|the) question\b"
    r"|po co (?:ja )?(?:mialbym|mialabym|mam|bym|ktos mialby|komu|to pytanie|pytasz|o to pytasz|ten wybor)\b"
    r"|(?:czemu|dlaczego) (?:mialbym|mialabym|ktos mialby|o to pytasz|pytasz)\b"
    r"|(?:jaki|jaka|jaki jest|jaka jest) (?:sens|cel|pozytek|korzysc)\b|o co (?:tu )?pytasz)"
)
"""Asks what something is good for, or why it is asked."""
OBTAINING = frozenset(("take", "buy"))
MOST_CARDS = 5
"""So many cards are read to whoever asks what they bring."""
_ONLY_ASKS = frozenset(
    fold(
        "point use purpose sense idea reason would should might question ask asking asked want know sens cel pożytek"
        " korzyść miałbym miałabym bym ktoś miałby komu pytanie pytasz wybór anyone anybody someone somebody"
    ).split()
)


def tells_what_for(session: Session, line: str, ask: Ask) -> bool:
    """Was it asked what an answer to the open question is good for? The chapter about such questions was told then."""
    said = fold(without_opening(line)).strip()
    chapter = session.face.chapters.get(ask.topic, "")
    if ask.topic not in session.face.open_topics and sort_of(line) == GAIN:
        told = _is_to_be_had(session, ask) and _tells_of_what_is_offered(session, ask)
        told = told or (ask.topic != ANSWER and guide.tell_chapter(session, chapter))
        return told or _tells_of_what_is_offered(session, ask) or cards_told.show_card_in_question(session)
    if not chapter or ask.topic in session.face.open_topics or not _WHAT_FOR.match(said):
        return False
    return _is_about(session, said, ask) and guide.tell_chapter(session, chapter)


def _is_to_be_had(session: Session, ask: Ask) -> bool:
    """Does one come by something with an answer?"""
    view = session.view(ask.seat)
    return any(not OBTAINING.isdisjoint(session.face.deeds_of(view, option)) for option in ask.options)


def _tells_of_what_is_offered(session: Session, ask: Ask) -> bool:
    """Are the few cards told of which the answers speak?"""
    cards = session.table.view(None).catalog.cards
    named = {card: 0 for option in ask.options for word in option[1:] if (card := card_of(str(word))) in cards}
    session.page([line for card in list(named)[:MOST_CARDS] for line in cards_told.card_lines(session, cards[card])])
    return bool(named)


def _is_about(session: Session, said: str, ask: Ask) -> bool:
    """Does a line name nothing, or something of the question and its answers?"""
    from brzdek.shell.reading.likeness import inflected

    idle = _ONLY_ASKS | ASKING | IDLE | MODAL | OWN | PERSONS | FILLERS
    telling = [word for word in bare_words(said) if word not in idle]
    view = session.view(ask.seat)
    texts = [session.face.question(view, ask, session.words)]
    texts += [session.face.option(view, option, session.words) for option in ask.options]
    asked = {bare(word) for text in texts for word in text.split()}
    return not telling or any(
        inflected(word, part, bare(fold(part))) is not None for word in telling for part in asked if part
    )

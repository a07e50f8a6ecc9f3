"""Why a question is put, and what an answer is good for: “why would I keep a friend out of it?”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.answering import guide
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
    if not chapter or ask.topic in session.face.open_topics or not _WHAT_FOR.match(said):
        return False
    return _is_about(session, said, ask) and guide.tell_chapter(session, chapter)


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

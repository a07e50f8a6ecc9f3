"""Lines that say how something is, and neither what to do nor what one wants to know: “my hand is terrible”."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.answering import guide
from brzdek.shell.reading.command_words import COURTESY, THANKING
from brzdek.shell.reading.moods import only_exclaims
from brzdek.shell.reading.moves import tokens
from brzdek.shell.reading.players import named_in
from brzdek.shell.reading.small_words import FILLERS, bare_words, said_words
from brzdek.shell.reading.speech.asking_words import OPENING
from brzdek.shell.reading.speech.clauses import segments
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.speech.stored import stored

if TYPE_CHECKING:
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

_BEING = pattern(r"(?:\S+ ){1,4}(?:jest|sa|nie ma|chyba|is|are|was|were|isn['’]?t|aren['’]?t)\b")
"""What a clause begins with that says how something is, unless it says first what to do: “leave it as it is”."""
_GAPE = frozenset(
    fold(
        "pech fart farta szczęście niefart masakra dramat tragedia żenada katastrofa porażka nuda wreszcie nareszcie"
        " nieźle pięknie ładnie kiepsko słabo źle dobrze świetnie gra fajna fajny nudna trudna łatwa"
        " luck unlucky lucky bad good terrible awful disaster finally lovely great brilliant boring rubbish tough close"
        " game fun"
    ).split()
)
"""What people say of how it goes …"""
_BESIDE = frozenset(fold("ale co za znowu zawsze just again what such always typowe typical very so strasznie").split())
"""… and beside that."""
_WISHING = ("bym", "bysmy")
"""What a Polish verb ends in that says what one would like."""
_PAST = "praet"
_NOUN = "subst"


def is_remark(session: Session, line: str, moves: Moves) -> bool:
    """Does a line only say how things are? A move to the letter does not, nor does a question."""
    if "?" in line or moves.readings(tokens(line))[1]:
        return False
    clauses = segments(line)
    if _thanks(line):
        return True
    return bool(clauses) and all(_states(session, clause) for clause in clauses)


def without_remarks(session: Session, line: str) -> str:
    """What is left of a line without the clauses that say how things are: “nobody else is broken, ugh. pass”."""
    clauses = segments(line)
    kept = [clause for clause in clauses if not (_states(session, clause) or only_exclaims(clause))]
    return ", ".join(kept) if 0 < len(kept) < len(clauses) else line


def _states(session: Session, clause: str) -> bool:
    words = said_words(clause)
    if all(word in _GAPE or word in _BESIDE or word in FILLERS or word in OPENING for word in words):
        return not _GAPE.isdisjoint(words)
    if any(word.endswith(_WISHING) for word in words):
        return False
    opened = next((at for at, word in enumerate(words) if word not in OPENING), 0)
    after = words[opened + 1 :] if named_in(session, words[opened]) else words[opened:]
    if any(_stating().match(" ".join(said)) for said in (words, after)) or any(map(_has_happened, words)):
        return True
    return not deeds_of(words[opened]) and _BEING.match(" ".join(words)) is not None


@cache
def _stating() -> re.Pattern[str]:
    return re.compile("|".join((*stored("statements"), *stored("hopes"))))


def _has_happened(word: str) -> bool:
    """Is it a Polish verb that tells what happened?"""
    from brzdek.core.lemmas import polish_readings

    kinds = {reading.kind for reading in polish_readings(word)}
    return _PAST in kinds and _NOUN not in kinds


def _thanks(line: str) -> bool:
    """Is it nothing but thanks?"""
    words = bare_words(line)
    return not THANKING.isdisjoint(words) and all(word in COURTESY or word in THANKING for word in words)


def heard(session: Session, line: str, moves: Moves) -> None:
    """Tell what the guide surely says of the thing that a remark is about; otherwise, that it was heard."""
    if _thanks(line):
        session.screen.say(session.say("welcome"), "dim")
        session.ask_aloud(moves.ask)
    elif not guide.tell(session, line, guide.SURE):
        session.screen.say(session.say("heard", hint=session.word("hint"), moves="?"), "dim")
        session.ask_aloud(moves.ask)

"""Questions about how the game stands, answered with the lines on the table that have their words.

Whoever asks sees only what the drawings of the table show them anyway.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from brzdek.core.drawing import Line, Style, text_of
from brzdek.core.text import fold
from brzdek.shell.display.layout import whole
from brzdek.shell.reading.players import is_name, named_in
from brzdek.shell.reading.small_words import bare, bare_words
from brzdek.shell.reading.speech.asking_words import ASKING, HELPING, IDLE, OWN, PERSONS, WHO
from brzdek.shell.reading.speech.question_words import YOU

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

DRAWN = "│║┊┋"
"""What only a map has; its names tell nothing of how much there is."""
LEFT = frozenset(fold("zostało zostały zostaje pozostało left remaining remain").split())
DECK = fold("talia deck").split()
"""What is left of cards lies in the deck."""
CARDS = frozenset(fold("kart karty cards").split())
MANY = frozenset(["many", "much", "ma", "maja", "has", "got", "now", "teraz", "jeszcze", "juz", "still", "i"])
MOST_LINES = 6
MOST_HAPPENED = 3
"""So many of the last things that somebody did are told."""
WIDE = 400
"""So wide that no line of a table is broken."""


def mine(session: Session, question: str) -> list[Line]:
    """What one has of the thing that is asked about; nothing: no line says so."""
    name = session.names[session.at] if session.at is not None else ""
    own = [line for line in _table(session) if _is_of(line, name) or _text(line).startswith("@")]
    facts = session.face.status(session.view(session.at), session.words)
    return _set(session, most_like([*own, *([[("", facts)]] if facts else [])], question)[:1])


def on_the_table(session: Session, question: str) -> list[Line]:
    """What the table shows of the thing that is asked about, or of the player; nothing: no line says so."""
    board = _table(session)
    named = named_in(session, question)
    if named:
        return _set(session, [line for line in board if any(_is_of(line, name) for name in named)])
    score = session.face.score(session.view(session.at), session.words, _wide(session))
    return _set(session, most_like([*board, *score], question))


def of_players(session: Session, question: str) -> list[Line]:
    """The lines of players that speak of the thing that is asked about; nothing: none does."""
    players = [line for line in _table(session) if any(_is_of(line, name) for name in session.names)]
    return _set(session, most_like(players, question))


def all_players(session: Session) -> list[Line]:
    """The lines of the table that speak of players."""
    return _set(session, [line for line in _table(session) if any(_is_of(line, name) for name in session.names)])


def in_the_log(session: Session, question: str) -> list[Line]:
    """The last thing that happened that has most of the words of a question, of a player who is named the last ones;
    nothing: none has any.
    """
    told = list(dict.fromkeys(reversed(session.told.happened(session.at))))
    named = named_in(session, question)
    words = bare_words(question)
    if words[0] in WHO:
        theirs = [text for text in told if _is_done_to(text, named, words)]
        deed = " ".join(word for word in words if not any(is_name(word, name) for name in named))
        return _set(session, most_like([[("", text)] for text in theirs], deed)[:1])
    theirs = [text for text in told if text.startswith(tuple(named))] if named else told
    happened: list[Line] = [[("", text)] for text in theirs]
    found = most_like(happened, question)
    return _set(session, found[:1] if not named else (found or happened)[:MOST_HAPPENED][::-1])


def _is_done_to(text: str, named: Sequence[str], asked: Sequence[str]) -> bool:
    """Does somebody else do this to those who are named, or to whoever asks, if one of them is?"""
    if named:
        return any(name in text and not text.startswith(name) for name in named)
    words = bare_words(text)
    return OWN.isdisjoint(asked) or (words[0] not in YOU and not YOU.isdisjoint(words))


def _table(session: Session) -> list[Line]:
    """The lines of the table, none of them broken."""
    return session.face.board(session.view(session.at), session.words, _wide(session))


def _wide(session: Session) -> Style:
    return session.screen.style._replace(width=WIDE)


def _set(session: Session, lines: Sequence[Line]) -> list[Line]:
    return whole(lines, session.screen.style.width - 1)


def most_like(lines: Sequence[Line], question: str) -> list[Line]:
    """The lines with most of the words of a question; a word that few lines have tells more."""
    texts = [_words(line) for line in lines]
    weights = [0.0] * len(lines)
    for word in _asked_for(question):
        found = [place for place, text in enumerate(texts) if _has(text, word)]
        for place in found:
            weights[place] += 1 / len(found)
    best = max(weights, default=0.0)
    return [line for line, weight in zip(lines, weights, strict=True) if best and weight == best][:MOST_LINES]


def _asked_for(question: str) -> list[str]:
    words = bare_words(question)
    kept = [word for word in words if word not in ASKING | IDLE | OWN | HELPING | PERSONS | MANY | LEFT]
    return [*kept, *DECK] if LEFT & set(words) and CARDS & set(words) else kept


def _words(line: Line) -> list[str]:
    text = _text(line)
    return [] if any(sign in text for sign in DRAWN) else [word for word in map(bare, text.split()) if word.isalpha()]


def _has(words: Iterable[str], wanted: str) -> bool:
    from brzdek.shell.reading.likeness import inflected
    from brzdek.shell.reading.speech.kinds import things_named, things_of

    things = things_of(wanted)
    return any(inflected(wanted, word, fold(word)) is not None or things & things_named(word) for word in words)


def _is_of(line: Line, name: str) -> bool:
    """Does a line speak of a player?"""
    return bool(name) and name in (word.strip(":,") for word in _text(line).split())


def _text(line: Line) -> str:
    return text_of([line])[0]

"""Players who are named in a line, however their names are inflected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.text import fold
from brzdek.shell.reading.small_words import FILLERS, bare_words

if TYPE_CHECKING:
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

NAME = 4
"""So many letters of a player's name, however it is inflected."""
ONESELF = frozenset(fold("ja mnie siebie mi sobie me myself").split())
"""What one calls oneself in an answer."""


def named_in(session: Session, question: str) -> list[str]:
    """The players that a question names."""
    words = bare_words(question)
    return [name for name in session.names if any(is_name(word, name) for word in words)]


def with_full_names(session: Session, line: str, moves: Moves) -> str:
    """A line with the names of the players of whom it has pet names: “Elunia”, “Bolusiowi”; and with one's own for
    “me”, where that is an answer.
    """
    from brzdek.core.diminutives import nickname_of
    from brzdek.shell.reading.likeness import inflected
    from brzdek.shell.reading.speech.kinds import things_of

    words = line.split()
    if words and ONESELF.issuperset(bare_words(line)) and _may_be_chosen(session.names[moves.ask.seat], session, moves):
        return session.names[moves.ask.seat]
    if not words or session.commands.find(words[0].removeprefix("/"))[0]:
        return line
    for place, word in enumerate(words):
        called = word.strip("?!.,;:()„”\"'").casefold()
        name = nickname_of(called, session.names) if called else None
        if name is None or inflected(fold(called), name, fold(name)) is not None:
            continue
        if not (moves.understanding.vocabulary.is_name(fold(called)) or things_of(fold(called))):
            begin = word.casefold().index(called)
            words[place] = f"{word[:begin]}{name}{word[begin + len(called) :]}"
    return " ".join(words) if words != line.split() else line


def _may_be_chosen(name: str, session: Session, moves: Moves) -> bool:
    """Is somebody one of those among whom a small question lets choose?"""
    told = [session.face.option(moves.view, option, session.words) for option in moves.ask.options]
    return moves.ask.topic not in session.face.open_topics and name in told


def is_name(word: str, name: str) -> bool:
    """Is a typed word a player's name, in any form?"""
    from brzdek.shell.reading.likeness import inflected

    if word.startswith(fold(name)[:NAME]):
        return True
    return word not in FILLERS and inflected(word, name, fold(name)) is not None

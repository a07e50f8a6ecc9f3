"""Lines that say to go further than one move leads: over several rooms, or to a place by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.face import Journey
from brzdek.core.text import fold
from brzdek.shell.moves import Moves
from brzdek.shell.small_words import NUMBERS, bare
from brzdek.shell.speech.kinds import changes_all, deeds_of

if TYPE_CHECKING:
    from brzdek.shell.session import Session

GO = "go"
NOT_GOING = frozenset(("take", "buy", "peek", "meet"))
"""What words may mean as well that do not surely say to go: get, see."""


def journey_of(session: Session, line: str, ask: Ask, moves: Moves) -> Journey | None:
    """The way to where a line says to go; None: it does not say so, or one move leads there."""
    if ask.topic not in session.face.open_topics or line.rstrip().endswith("?") or stations(line):
        return None
    where = _named(line, moves)
    if not where:
        return None
    found = session.face.journey(moves.view, " ".join(where), session.words, session.screen.style)
    if found is None or (found.steps and found.steps[0] not in ask.options):
        return None
    return found


def stations(line: str) -> list[str]:
    """The commands of a line that says a verb and then only numbers of places, one after the other."""
    words = [bare(word) for word in line.split()]
    numbers = [NUMBERS.get(fold(word), word) for word in words[1:]]
    if len(numbers) < 2 or GO not in deeds_of(fold(words[0])) or not all(word.isdecimal() for word in numbers):
        return []
    return [f"{words[0]} {number}" for number in numbers]


def _named(line: str, moves: Moves) -> list[str]:
    """The words for the place, where a line says to go and nothing else is said to be done."""
    words = [bare(fold(word)) for word in line.split()]
    going = [word for word in words if GO in (deeds := deeds_of(word)) and deeds.isdisjoint(NOT_GOING)]
    vocabulary = moves.understanding.vocabulary
    others = [word for word in words if word not in going[:1] and not vocabulary.says_nothing(word)]
    if not going or any(changes_all(word) for word in others):
        return []
    return [NUMBERS.get(word, word) for word in others]

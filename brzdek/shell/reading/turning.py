"""A move that can be made in two ways, such as a card laid as it is or turned: who does not say which is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import written
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.moves import plain
from brzdek.shell.reading.small_words import FILLERS, NEGATIONS, bare, bare_words
from brzdek.shell.reading.yes_and_no import AGREEING

if TYPE_CHECKING:
    from brzdek.core.ask import Option
    from brzdek.shell.reading.deeds import Pick
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

STRAIGHT = frozenset(
    fold(
        "prosto normalnie nieobrócona nieobróconą nieobrócone obracania obracając obrotu upright unturned"
        " straight normally turning rotating"
    ).split()
)
"""Words with which people say that nothing is to be turned, or that it is."""
_TURNED = pattern(r"(?:obroc|odwroc|przekrec|obrac|odwrac|odwrot|turn|rotat|flip|revers|invert|upside)\w*")
_NOT_TURNED = pattern(r"\b(?:nie|not|no|bez) ?(?:obroc|odwroc|przekrec|obrac|odwrac|turn|rotat|flip|revers)\w*")
_WAY = frozenset(
    fold(
        "way round around over down other about upside góry nogami odwrót drugą inną stronę strona raczej tylko jednak"
        " ją go je ma być mam miało miała rather instead but only meant"
    ).split()
)
"""What may stand beside that."""


def turned_as_told(line: str) -> bool | None:
    """Does a line that says nothing else say that a card is to be turned, or that it is not? None: it says something
    else, or can be read in both ways: “no turned”.
    """
    words = [word for word in bare_words(line) if word]
    idle = FILLERS | NEGATIONS | AGREEING | _WAY
    turned, straight = any(map(_TURNED.fullmatch, words)), not STRAIGHT.isdisjoint(words)
    turned = turned or {"other", "way"}.issubset(words) or {"na", "odwrot"}.issubset(words) or "nogami" in words
    if not all(word in idle or word in STRAIGHT or _TURNED.fullmatch(word) for word in words):
        return None
    if _NOT_TURNED.search(fold(line)) or (straight and not turned):
        return False if straight else None
    return True if turned and not straight else None


def other_way(session: Session, line: str, move: Pick, moves: Moves) -> Option | None:
    """The other way to make a move, where a line that a person types does not say which; None: there is none, or it is
    said.
    """
    if not session.screen.live or line.isdecimal():
        return None
    other = session.face.other_way(moves.view, move.option)
    if other is None or other not in moves.ask.options:
        return None
    to_the_letter = line == written(move.option) or plain(line) in moves.sentences(session.screen.style)[0]
    said = any(bare(fold(word)) in STRAIGHT for word in line.split())
    return None if to_the_letter or said or session.face.spot(moves.view, line) is not None else other

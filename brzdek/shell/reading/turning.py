"""A move that can be made in two ways, such as a card laid as it is or turned: who does not say which is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import written
from brzdek.core.text import fold
from brzdek.shell.reading.moves import plain
from brzdek.shell.reading.small_words import bare

if TYPE_CHECKING:
    from brzdek.core.ask import Option
    from brzdek.shell.reading.deeds import Pick
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

STRAIGHT = frozenset(
    fold(
        "prosto normalnie nieobrócona nieobróconą nieobrócone zwykle obracania obracając obrotu upright unturned"
        " straight normally turning rotating"
    ).split()
)
"""Words with which people say that nothing is to be turned, or that it is."""


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

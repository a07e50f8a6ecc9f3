"""Whether somebody who ends a turn has overlooked something: what is left over could still be used, and well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.seats import usual_bot
from brzdek.core.text import fold
from brzdek.shell.reading.small_words import bare

if TYPE_CHECKING:
    from brzdek.core.ask import Ask
    from brzdek.shell.reading.deeds import Pick
    from brzdek.shell.sitting.session import Session

ANYWAY = frozenset(fold("mimo trudno anyway regardless nevertheless").split())
"""Who says so knows what is given up."""


def overlooked(session: Session, line: str, move: Pick, ask: Ask) -> str:
    """What a move leaves over although a steady player would not make it yet, or so much that anybody is asked; "":
    nothing. Only a person at a screen is asked.
    """
    if not session.screen.live or not ANYWAY.isdisjoint(bare(fold(word)) for word in line.split()):
        return ""
    left = session.face.left_over(session.view(ask.seat), ask, move.option, session.words)
    bots = session.table.rulebook.bots
    if not left or not bots or session.face.wastes(session.view(ask.seat), ask, move.option):
        return left if bots else ""
    steady = bots[usual_bot(bots)](ask.seat, session.table.setup.seed)
    return left if steady.choose(session.view(ask.seat), ask) != move.option else ""

"""Lines that name more than the move they mean: what stands against that, and what follows the move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.values import NamedTuple
from brzdek.shell.advice import goes_on
from brzdek.shell.deeds import Pick
from brzdek.shell.moves import Moves
from brzdek.shell.why import refusal

if TYPE_CHECKING:
    from brzdek.shell.session import Session


class Beyond(NamedTuple):
    """What a line says beside the move."""

    against: str = ""
    """Why that cannot be done."""
    then: str = ""
    """What to type at the next question."""


def beyond(line: str, move: Pick, moves: Moves, session: Session) -> Beyond:
    """What a line says of which only the sentence speaks in which its move is listed: “buy a sword” by a shop."""
    meaning = moves.understanding.meaning(line)
    if meaning is None or not meaning.borrowed or moves.ask.options[meaning.moves[0]] != move.option:
        return Beyond()
    against = refusal(moves, line, session.words)
    if against is not None:
        return Beyond(against)
    trial = session.table.fork()
    if not goes_on(trial, move.option) or trial.ask is None:
        return Beyond()
    after = Moves(session.face, trial.view(moves.ask.seat), trial.ask)
    then = after.understanding.meaning(line)
    if then is None or then.strange or not then.sure:
        return Beyond(refusal(after, line, session.words) or "")
    if len(then.moves) > 1 or then.borrowed or len(after.ask.options[then.moves[0]]) == 1:
        return Beyond()
    return Beyond(then=after.typed(then.moves[0], session.lang))

"""Trying an answer on a table that branched off, and what can be said behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import PASS
from brzdek.core.problems import Stuck
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.moves import Moves

if TYPE_CHECKING:
    from brzdek.core.ask import Option
    from brzdek.core.table import Table
    from brzdek.shell.sitting.session import Session


class Behind(NamedTuple):
    """What there is to decide after a move that was tried."""

    moves: Moves
    table: Table
    """Has to live as long as the moves: what it was about to do is ended with it, and they would see that."""


def goes_on(table: Table, option: Option) -> bool:
    """Give this answer. Did the seat stay to move, with nothing rolled, shuffled or brought to light?"""
    assert table.ask is not None
    seat, before = table.ask.seat, (table.game.chance.uses, table.game.reveals)
    try:
        table.answer(option)
    except Stuck:
        return False
    after = table.ask is not None and table.ask.seat == seat
    return after and (table.game.chance.uses, table.game.reveals) == before


def behind(session: Session, option: Option, moves: Moves) -> Behind | None:
    """What there is to decide after a move; None: somebody else moves, or that is not known before it is made."""
    trial = session.table.fork()
    if not goes_on(trial, option) or trial.ask is None:
        return None
    return Behind(Moves(session.face, trial.view(moves.ask.seat), trial.ask), trial)


def question_behind(session: Session, option: Option, moves: Moves) -> Behind | None:
    """The same where a move raises a small question; None: it does not."""
    found = behind(session, option, moves)
    return None if found is None or found.moves.ask.topic in session.face.open_topics else found


def answer_behind(session: Session, option: Option, then: str, moves: Moves) -> str:
    """What to type at the small question behind a move for what is said then; "": that is no sure answer to it."""
    found = question_behind(session, option, moves)
    if found is not None and is_said_behind(session, found.table, then):
        return then  # no spell is cast on the way for what is done there
    answer = None if found is None else found.moves.understanding.surely(then)
    return "" if found is None or answer is None else found.moves.typed(answer, session.lang)


def is_said_behind(session: Session, table: Table, line: str) -> bool:
    """Does a line answer what is asked once a mere pause has been passed: “to the Chapel, and heal”?"""
    ask = table.ask
    usual = None if ask is None or len(ask.options) == 1 else session.face.usual(ask)
    if ask is None or usual is None:
        return False
    trial, onward = table.fork(), usual
    while goes_on(trial, onward):
        if trial.ask is None or not trial.ask.forced_pass:
            return _may_answer(session, trial, line)
        onward = PASS
    return False


def answers(session: Session, trial: Table, line: str, seat: int) -> bool:
    """Does a line surely answer the small question that is open there?"""
    if trial.ask is None or trial.ask.seat != seat:
        return False
    return Moves(session.face, trial.view(seat), trial.ask).understanding.surely(line) is not None


def _may_answer(session: Session, trial: Table, line: str) -> bool:
    """Does a line answer the small question that is open there, in whatever words?"""
    if trial.ask is None or trial.ask.topic in session.face.open_topics:
        return False
    meaning = Moves(session.face, trial.view(trial.ask.seat), trial.ask).understanding.meaning(line)
    return meaning is not None and meaning.named and not meaning.strange

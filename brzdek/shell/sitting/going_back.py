"""Undo and redo: a person's commands taken back and done again, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Option

if TYPE_CHECKING:
    from brzdek.shell.reading.deeds import Do
    from brzdek.shell.sitting.session import Session


class Steps:
    """Where in the journal each command of a person began, and what was taken back."""

    def __init__(self) -> None:
        self._begins: list[int] = []
        self._undone: list[list[Option]] = []

    def did(self, begin: int) -> None:
        """A command gave answers, the first of them at this place of the journal."""
        self._begins.append(begin)
        self._undone.clear()

    def places(self, session: Session) -> list[int]:
        """Where each command began that can be taken back; of what was there before, where a person answered."""
        first = self._begins[0] if self._begins else len(session.table.journal)
        answers = enumerate(session.table.journal[:first])
        return [*(place for place, (seat, _) in answers if seat in session.people), *self._begins]

    def take_back(self, session: Session, place: int) -> None:
        self._undone.append(session.table.answers[place:])
        if self._begins:
            self._begins.pop()
        session.take_back(place)

    def do_again(self, session: Session) -> bool:
        """Give the answers that were taken back last; False: there are none, or the game has gone another way."""
        answers = self._undone.pop() if self._undone else []
        begin = len(session.table.journal)
        for option in answers:
            if session.table.ask is None or option not in session.table.ask.options:
                break
            session.answer(option)
        if len(session.table.journal) > begin:
            self._begins.append(begin)
        return len(session.table.journal) > begin


def can_be_left(session: Session) -> bool:
    """Was the open question brought about by the same person's last command, with nothing come to light since?"""
    places, journal = session.steps.places(session), session.table.journal
    if not places or journal[places[-1]][0] != session.at:
        return False
    return not session.table.reveals_within(len(journal) - places[-1])


def undo(session: Session, do: Do) -> None:
    """Take back the last command of a person, or several, with what bots answered after them."""
    places = session.steps.places(session)
    times = _how_many(session, do, places)
    if times > len(places):
        session.refuse(session.say("undo_few", n=len(places)) if places else session.say("undo_none"))
        return
    taken = places[-times:]
    journal = session.table.journal
    seats = dict.fromkeys(journal[place][0] for place in taken)
    reasons = [session.say("undo_other", name=session.names[seat]) for seat in seats if seat != session.at]
    if session.table.reveals_within(len(journal) - taken[0]):
        reasons.append(session.say("undo_reveal"))
    alone = session.screen.live and len(session.people) == 1
    if reasons and not alone and not do.agreed and not _agreed(session, do, " ".join(reasons)):
        return
    for place in reversed(taken):
        session.steps.take_back(session, place)
    names = ", ".join(session.names[seat] for seat in seats)
    session.screen.say(session.say("undone_several" if times > 1 else "undone", name=names, n=times), "good")


def _how_many(session: Session, do: Do, places: Sequence[int]) -> int:
    """How many commands are meant; of a whole turn, those after which nobody else has answered."""
    from brzdek.shell.reading.small_words import WHOLE_TURN, times_said

    said = times_said(do.rest)
    if said != WHOLE_TURN:
        return said or 1
    journal = session.table.journal
    return max(1, sum(all(seat == session.at for seat, _ in journal[place:]) for place in places))


def _agreed(session: Session, do: Do, reasons: str) -> bool:
    if not session.screen.live:
        command = " ".join(filter(None, (f"{session.word('undo')}!", do.rest)))
        session.refuse(f"{reasons} {session.say('undo_force', command=command)}")
        return False
    session.screen.say(reasons)
    if session.agree("undo_agree"):
        return True
    session.screen.say(session.say("undo_kept"))
    return False


def redo(session: Session, do: Do) -> None:
    """Do again what was taken back last."""
    if session.steps.do_again(session):
        session.screen.say(session.say("redone"), "good")
    else:
        session.refuse(session.say("redo_none"))

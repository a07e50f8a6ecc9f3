"""Undo and redo: a person's commands taken back and done again, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import Option

if TYPE_CHECKING:
    from brzdek.shell.deeds import Do
    from brzdek.shell.session import Session


class Steps:
    """Where in the journal each command of a person began, and what was taken back."""

    def __init__(self) -> None:
        self._begins: list[int] = []
        self._undone: list[list[Option]] = []

    def did(self, begin: int) -> None:
        """A command gave answers, the first of them at this place of the journal."""
        self._begins.append(begin)
        self._undone.clear()

    def last(self, session: Session) -> int | None:
        """Where the last command began; of a game that goes on, where a person answered last."""
        if self._begins:
            return self._begins[-1]
        answers = [place for place, (seat, _) in enumerate(session.table.journal) if seat in session.people]
        return answers[-1] if answers else None

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
    place = session.steps.last(session)
    if place is None or session.table.journal[place][0] != session.at:
        return False
    return not session.table.reveals_within(len(session.table.journal) - place)


def undo(session: Session, do: Do) -> None:
    """Take back the last command of a person, with what bots answered after it."""
    place = session.steps.last(session)
    if place is None:
        session.refuse(session.say("undo_none"))
        return
    seat, _ = session.table.journal[place]
    reasons = []
    if seat != session.at:
        reasons.append(session.say("undo_other", name=session.names[seat]))
    if session.table.reveals_within(len(session.table.journal) - place):
        reasons.append(session.say("undo_reveal"))
    if reasons and not do.agreed and not _agreed(session, " ".join(reasons)):
        return
    session.steps.take_back(session, place)
    session.screen.say(session.say("undone", name=session.names[seat]), "good")


def _agreed(session: Session, reasons: str) -> bool:
    if not session.screen.live:
        session.refuse(f"{reasons} {session.say('undo_force', command=session.word('undo'))}")
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

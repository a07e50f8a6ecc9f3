"""Commands that wait: those of a line that held several, until what comes before them is done."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.trying import goes_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from brzdek.shell.reading.deeds import Deed
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.reading.several import Orders
    from brzdek.shell.sitting.session import Session


class Waiting:
    """The commands that wait, and for whom."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.lines: deque[str] = deque()
        self.seat: int | None = None
        self.walking = False
        """Are they the steps of a way?"""
        self.is_spoken = False
        """Are they parts of a sentence, rather than commands that somebody divided?"""
        self._since: int | None = None
        """From which answer on they belong to one turn; None: whoever typed them parted them and may mean the next."""
        self._begun = 0
        """How many turns had begun then."""

    def is_for(self, seat: int) -> bool:
        """Does a command of this person wait?"""
        return bool(self.lines) and self.seat == seat

    def put_first(self, commands: Sequence[str], seat: int) -> None:
        """Let these be done before those that wait already."""
        self.lines.extendleft(reversed(commands))
        self.seat, self.walking, self._since = seat, False, None

    def put_last(self, command: str, seat: int) -> None:
        self.lines.append(command)
        self.seat, self.walking, self._since = seat, False, None

    def put_at_once(self, command: str, seat: int) -> None:
        """Let this follow what is being done, as a part of it."""
        self.lines.appendleft(command)
        self.seat = seat

    def leave_out(self, needless: Callable[[str], bool]) -> None:
        """Let those wait no more that need not be done, nor told of."""
        kept = [line for line in self.lines if not needless(line)]
        self.lines.clear()
        self.lines.extend(kept)

    def taken_out(self) -> Sequence[str]:
        """What waits, which waits no more; the steps of a way stay, and are left out together."""
        if self.walking:
            return ()
        taken = tuple(self.lines)
        self.lines.clear()
        return taken

    def keep_to_this_turn(self) -> None:
        """What waits was said in one sentence, so it is not meant for another turn."""
        self._since, self._begun = len(self._session.table.journal), self._turns_begun()

    def has_no_more_sense(self) -> bool:
        """Has the turn ended for which they were meant, or has something been found on the way?"""
        ask, face = self._session.table.ask, self._session.face
        if ask is None:
            return False
        if self.walking and ask.topic not in face.open_topics:
            return True  # whoever walks decides whether to go on
        if self._since is None:
            return False
        if self._turns_begun() > self._begun:
            return True
        others = any(seat != self.seat for seat, _ in self._session.table.journal[self._since :])
        return others and ask.topic in face.open_topics

    def _turns_begun(self) -> int:
        face = self._session.face
        return sum(face.begins_turn(event) for event in self._session.view(self.seat).events())


def still_to_do(session: Session, orders: Orders, moves: Moves) -> Sequence[str]:
    """The orders behind the first one but those that say it once more in other words: “Sage, look at the cards”."""
    return [line for line in orders.others if not _is_done_by(session, line, orders.first, moves)]


def _is_done_by(session: Session, line: str, first: Deed, moves: Moves) -> bool:
    """Does a line surely mean this move, and can that not be made twice?"""
    meaning = moves.understanding.meaning(line)
    if not isinstance(first, Pick) or meaning is None or meaning.strange or not meaning.sure:
        return False
    if [moves.ask.options[index] for index in meaning.moves] != [first.option]:
        return False
    trial = session.table.fork()
    goes_on(trial, first.option)
    return trial.ask is not None and first.option not in trial.ask.options

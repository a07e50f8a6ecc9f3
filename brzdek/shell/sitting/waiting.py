"""Commands that wait: those of a line that held several, until what comes before them is done."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.small_words import bare_words, words_of
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.trying import answers, goes_on, is_said_behind
from brzdek.shell.sitting.by_itself import has_been_done, is_done_by_itself

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brzdek.shell.reading.deeds import Deed
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
        self.held: Sequence[str] = ()
        """What waits for an offer to be accepted."""
        self._since: int | None = None
        """From which answer on they belong to one turn; None: whoever typed them parted them and may mean the next."""
        self._begun = 0
        """How many turns had begun then."""

    def is_for(self, seat: int) -> bool:
        """Does a command of this person wait?"""
        return bool(self.lines) and self.seat == seat

    def put_first(self, commands: Sequence[str], seat: int) -> None:
        """Let these be done before those that wait already; where there are none, what waits is as it was."""
        if not commands:
            return
        self.lines.extendleft(reversed(commands))
        self.seat, self.walking, self._since = seat, False, None

    def put_last(self, command: str, seat: int) -> None:
        self.lines.append(command)
        self.seat, self.walking, self._since = seat, False, None

    def put_at_once(self, command: str, seat: int) -> None:
        """Let this follow what is being done, as a part of it, if it does not do so already."""
        if not self.lines or self.lines[0] != command:
            self.lines.appendleft(command)
        self.seat = seat

    def keep(self, commands: Sequence[str]) -> None:
        """Let only these wait."""
        self.lines = deque(commands)

    def hold(self, commands: Sequence[str], before: Sequence[str] = ()) -> None:
        """Let these be done if what is offered now is accepted, and say so; ``before``: what comes before them, which
        has been told.
        """
        self.held = (*before, *commands)
        if commands:
            session = self._session
            session.screen.say(session.say("then_rest", line="; ".join(commands)), "dim")

    def go_on_with(self, held: Sequence[str], seat: int) -> None:
        """An offer was accepted for which these waited."""
        self.put_first(held, seat)
        if held:
            self.keep_to_this_turn()

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

    def pass_over_what_is_done(self) -> None:
        """Leave out the next commands of a sentence that the game has done by itself: “look at the deck and roll”."""
        moves = self._moves_now() if self._since is not None and not self.walking else None
        while moves is not None and self.lines and has_been_done(moves, self.lines[0]):
            self.lines.popleft()

    def lost(self) -> Sequence[str]:
        """What of all this is lost: not what the game has done, nor that a turn is to end which is over."""
        moves = self._moves_now() if self._since is not None and not self.walking else None
        if moves is None:
            return tuple(self.lines)
        over = self._turns_begun() > self._begun
        vocabulary = moves.understanding.vocabulary
        return tuple(
            [
                line
                for line in self.lines
                if not has_been_done(moves, line)
                and not is_done_by_itself(self._session, line, moves)
                and not (over and vocabulary.only_ends(words_of(line, moves.understanding.known), turn=True))
            ]
        )

    def _moves_now(self) -> Moves | None:
        ask = self._session.table.ask
        if ask is None or ask.seat != self.seat:
            return None
        return Moves(self._session.face, self._session.view(ask.seat), ask)

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
    said = {deed for word in bare_words(line) for deed in deeds_of(word)}
    if said and said.isdisjoint(moves.face.deeds_of(moves.view, first.option)):
        return False  # another deed, which only names the same place: “to the Chapel, and pray”
    if [moves.ask.options[index] for index in meaning.moves] != [first.option]:
        return False
    trial = session.table.fork()
    goes_on(trial, first.option)
    if trial.ask is None or first.option in trial.ask.options:
        return False
    if trial.ask.topic in session.face.open_topics:
        return True
    return not (answers(session, trial, line, moves.ask.seat) or is_said_behind(session, trial, line))

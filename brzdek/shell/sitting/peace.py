"""Being left in peace: passing in the windows of others until something is aimed at oneself, or it is taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import ANSWER, PASS, Ask, Option
from brzdek.core.seats import usual_bot
from brzdek.shell.reading.commands import OFF, OWN_TOO, SHELL_COMMANDS, UNTIL_TURN

if TYPE_CHECKING:
    from brzdek.shell.reading.deeds import Deed, Do
    from brzdek.shell.sitting.session import Session


QUIET = "quiet"
BY = 1
"""Where in what a question in a window is about it stands whose moment it is."""
NOW = {OWN_TOO: "quiet_now.own", UNTIL_TURN: "quiet_now.turn"}
"""What is said when it begins that goes so far."""
WEARY = 3
"""After so many questions in the turns of others one is told how to be left in peace, and again after as many."""


class Peace:
    """Who wants to be left in peace, and for how long."""

    def __init__(self) -> None:
        self._wanted: dict[int, str] = {}
        """By seat, what was said of how far it goes (``quietness``)."""
        self._passing_on: set[int] = set()
        """Who wants to pass as long as there is nothing else to be done."""
        self._bothered: dict[int, int] = {}
        """How often each person has been asked in the turn of another, since that was last spoken of."""
        self._put_again: int | None = None
        """At which length of the journal a question is put in any case, since somebody went back to it."""

    def want(self, seat: int, how: str = "") -> None:
        self._wanted[seat] = how

    def end(self, seat: int) -> bool:
        """Take it back. Was there any?"""
        return self._wanted.pop(seat, None) is not None

    def holds(self, seat: int) -> bool:
        return seat in self._wanted

    def pass_on(self, seat: int) -> None:
        self._passing_on.add(seat)

    def go_back(self, length: int) -> None:
        """The journal has become so long again: the question there is put, although one wants to be left in peace."""
        self._put_again = length

    def asked(self, ask: Ask) -> bool:
        """A person is asked after all. Is it so in the turn of another, although this person wants peace?"""
        self._passing_on.discard(ask.seat)
        if ask.topic != ANSWER and self._wanted.get(ask.seat) == UNTIL_TURN:
            del self._wanted[ask.seat]
        return ask.seat in self._wanted and _in_a_moment_of_others(ask)

    def wearies(self, ask: Ask) -> bool:
        """Has a person been asked so often in the turns of others that it may be time for a word of it?"""
        if not _in_a_moment_of_others(ask) or ask.seat in self._wanted:
            return False
        asked = self._bothered.get(ask.seat, 0) + 1
        self._bothered[ask.seat] = asked % WEARY
        return asked == WEARY

    def passes(self, session: Session, ask: Ask) -> Option | None:
        """The pass that is given for a person; None: the person has to be asked."""
        if ask.topic != ANSWER:
            if len(session.people) > 1:
                return None
            if ask.seat in self._passing_on and (onward := _onward(session, ask)) is not None:
                return onward
            return session.face.idle(ask) or session.face.forced(session.view(ask.seat), ask)
        if ask.forced_pass and len(session.people) == 1:
            return PASS  # nobody is there to see how fast it was
        from brzdek.core.effects.windows import quiet_pass

        view, how = session.view(ask.seat), self._wanted.get(ask.seat)
        if len(session.people) == 1 and session.face.needless(view, ask):
            return PASS
        if self._put_again == len(session.table.journal):
            how = None
        announced = view.announced or ()
        return quiet_pass(ask, announced, len(session.people), quiet=how is not None, own=how == OWN_TOO)


def _in_a_moment_of_others(ask: Ask) -> bool:
    return ask.topic == ANSWER and len(ask.about) > BY and ask.about[BY] != ask.seat


def offer_to_pass_on(session: Session, ask: Ask) -> str:
    """Offered to a person who plays alone and can do nothing but pass: Enter does it to the end. "": it is not so."""
    if not session.screen.live or len(session.people) > 1 or ask.topic == ANSWER:
        return ""
    if len(ask.options) == 1 or not session.face.only_passes(session.view(ask.seat), ask):
        return ""  # what is the only thing to do, Enter does anyway
    from brzdek.shell.reading.deeds import Do

    session.talk.offered = Do(next(command for command in SHELL_COMMANDS if command.key == QUIET), "")
    return session.say("pass_on_offer")


def is_to_pass_on(offered: Deed | None) -> bool:
    """Is it what was offered to somebody who can do nothing but pass?"""
    from brzdek.shell.reading.deeds import Do

    return isinstance(offered, Do) and offered.command.key == QUIET


def _onward(session: Session, ask: Ask) -> Option | None:
    """How a steady player passes who can do nothing else; None: there is more to do."""
    view, bots = session.view(ask.seat), session.table.rulebook.bots
    if not session.face.only_passes(view, ask):
        return None
    return bots[usual_bot(bots)](ask.seat, session.table.setup.seed).choose(view, ask) if bots else ask.options[0]


def be_quiet(session: Session, do: Do) -> None:
    """Pass from now on, in this window too if there is one; or be asked again."""
    ask = session.table.ask
    assert ask is not None
    if do.rest == OFF:
        session.screen.say(session.say("quiet_off" if session.peace.end(ask.seat) else "quiet_none"), "dim")
        session.ask_aloud(ask)
        return
    onward = _onward(session, ask)
    if onward is not None:
        session.peace.pass_on(ask.seat)
        session.screen.say(session.say("pass_on_now"), "dim")
        session.answer(onward)
        return
    keep_quiet(session, ask, do.rest)
    if ask.topic == ANSWER and PASS in ask.options:
        session.answer(PASS)


def keep_quiet(session: Session, ask: Ask, how: str) -> None:
    """Leave a person in peace from now on, and say how far that goes."""
    session.peace.want(ask.seat, how)
    session.screen.say(session.say(NOW.get(how, "quiet_now")), "dim")

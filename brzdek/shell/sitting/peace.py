"""Being left in peace: passing in the windows of others until something is aimed at oneself, or one's turn comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import ANSWER, PASS, Ask, Option
from brzdek.core.seats import usual_bot
from brzdek.shell.reading.commands import SHELL_COMMANDS

if TYPE_CHECKING:
    from brzdek.shell.reading.deeds import Do
    from brzdek.shell.sitting.session import Session


QUIET = "quiet"
BY = 1
"""Where in what a question in a window is about it stands whose moment it is."""
WEARY = 3
"""After so many questions in the turns of others one is told how to be left in peace, and again after as many."""


class Peace:
    """Who wants to be left in peace, and whether anybody else has acted since."""

    def __init__(self) -> None:
        self._wanted: dict[int, bool] = {}
        self._bothered: dict[int, int] = {}
        """How often each person has been asked in the turn of another, since that was last spoken of."""

    def want(self, seat: int) -> None:
        self._wanted[seat] = False

    def acted(self, seat: int) -> None:
        """Somebody gave an answer."""
        self._wanted.update((other, True) for other in self._wanted if other != seat)

    def asked(self, seat: int) -> bool:
        """A person is asked after all: it is over, unless it was wanted in this very turn. Is it over now?"""
        return self._wanted.get(seat, False) and self._wanted.pop(seat)

    def wearies(self, ask: Ask) -> bool:
        """Has a person been asked so often in the turns of others that it may be time for a word of it?"""
        if ask.topic != ANSWER or len(ask.about) <= BY or ask.about[BY] == ask.seat:
            return False
        asked = self._bothered.get(ask.seat, 0) + 1
        self._bothered[ask.seat] = asked % WEARY
        return asked == WEARY

    def passes(self, session: Session, ask: Ask) -> Option | None:
        """The pass that is given for a person; None: the person has to be asked."""
        if ask.topic != ANSWER:
            if len(session.people) > 1:
                return None
            if ask.seat in self._wanted and (onward := _onward(session, ask)) is not None:
                return onward
            return session.face.idle(ask) or session.face.forced(session.view(ask.seat), ask)
        if ask.forced_pass and len(session.people) == 1:
            return PASS  # nobody is there to see how fast it was
        from brzdek.core.effects.windows import quiet_pass

        announced = session.view(ask.seat).announced or ()
        return quiet_pass(ask, announced, len(session.people), quiet=ask.seat in self._wanted)


def offer_to_pass_on(session: Session, ask: Ask) -> str:
    """Offered to a person who plays alone and can do nothing but pass: Enter does it to the end. "": it is not so."""
    if not session.screen.live or len(session.people) > 1 or ask.topic == ANSWER:
        return ""
    if len(ask.options) == 1 or not session.face.only_passes(session.view(ask.seat), ask):
        return ""  # what is the only thing to do, Enter does anyway
    from brzdek.shell.reading.deeds import Do

    session.talk.offered = Do(next(command for command in SHELL_COMMANDS if command.key == QUIET), "")
    return session.say("pass_on_offer")


def _onward(session: Session, ask: Ask) -> Option | None:
    """How a steady player passes who can do nothing else; None: there is more to do."""
    view, bots = session.view(ask.seat), session.table.rulebook.bots
    if not session.face.only_passes(view, ask):
        return None
    return bots[usual_bot(bots)](ask.seat, session.table.setup.seed).choose(view, ask) if bots else ask.options[0]


def be_quiet(session: Session, do: Do) -> None:
    """Pass from now on, in this window too if there is one."""
    ask = session.table.ask
    assert ask is not None
    session.peace.want(ask.seat)
    onward = _onward(session, ask)
    session.screen.say(session.say("quiet_now" if onward is None else "pass_on_now"), "dim")
    if onward is not None:
        session.answer(onward)
    elif ask.topic == ANSWER and PASS in ask.options:
        session.answer(PASS)

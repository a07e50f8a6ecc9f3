"""A list that was put to somebody as a question: it stays open until something is done, whatever is asked between, and
what the line said to do afterwards waits for the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.deeds import Deed, Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.paying import paid_so
from brzdek.shell.reading.readings import Unclear

if TYPE_CHECKING:
    from brzdek.shell.sitting.conversation import Conversation


class _Listed(NamedTuple):
    """What was listed at which question, and how."""

    ask: Ask
    line: str
    reading: Unclear
    deeds: Sequence[Deed]
    text: str
    usual: Deed | None
    """What Enter does."""


class OpenList:
    """The list that was put last, as long as it has not been answered."""

    def __init__(self, talk: Conversation) -> None:
        self._talk = talk
        self._listed: _Listed | None = None
        self.rest: Sequence[str] = ()
        """What is to be done after that."""
        self._just_shown = False

    def put(self, line: str, reading: Unclear, deeds: Sequence[Deed], text: str, usual: Deed | None) -> None:
        """This has been listed; Enter does what is usual."""
        ask = self._talk.session.table.ask
        assert ask is not None
        self._listed, self._just_shown = _Listed(ask, line, reading, deeds, text, usual), True

    def wait(self, commands: Sequence[str]) -> None:
        """Let these be done when the list has been answered."""
        self.rest = (*commands, *self.rest)

    def is_open(self, ask: Ask) -> bool:
        return self._listed is not None and self._listed.ask is ask

    def paid(self, line: str, moves: Moves) -> Pick | Unclear | None:
        """The entry that is paid for as a line says, or those; None: it says nothing of that, or nothing is paid."""
        if not self.is_open(moves.ask) or self._listed is None:
            return None
        deeds, options = self._listed.deeds, moves.ask.options
        picked = [deed.option for deed in deeds if isinstance(deed, Pick)]
        tolls = [toll for option in picked if (toll := moves.face.toll(moves.view, option)) is not None]
        places = paid_so(line, tolls) if tolls and len(tolls) == len(deeds) else None
        if places is None:
            return None
        if len(places) == 1:
            return Pick(picked[places[0]])
        meant = [picked[place] for place in places] or picked
        return Unclear(list(map(options.index, meant)), [], why=self._listed.reading.why if places else "no_such_way")

    def answered(self, deed: Deed, ask: Ask) -> None:
        """Something is done: what was to follow waits its turn if it is one of the list, and is told if it is not."""
        listed, rest = self._listed, self.rest
        if not isinstance(deed, Pick) or listed is None:
            return
        self._listed, self.rest = None, ()
        if rest and any(isinstance(one, Pick) and one.option == deed.option for one in listed.deeds):
            self._talk.queue.put_first(rest, ask.seat)
            self._talk.queue.keep_to_this_turn()
        elif rest:
            self._talk.tell_dropped(rest)

    def forget(self) -> None:
        self._listed, self.rest = None, ()

    def settle(self, ask: Ask) -> None:
        """A line has been heard: what is still open is put again after an answer; what is over, its rest is told."""
        talk, listed, shown = self._talk, self._listed, self._just_shown
        self._just_shown = False
        if listed is None or shown:
            return
        if talk.session.table.ask is not ask or listed.ask is not ask:
            rest = self.rest
            self.forget()
            if rest:
                talk.tell_dropped(rest)
        elif talk.offered is None and not talk.refused_since and talk.session.stage.numbered(ask) is listed.deeds:
            self.put_again()

    def put_again(self) -> bool:
        """Show it once more; False: there is none."""
        listed, talk = self._listed, self._talk
        if listed is None or talk.session.table.ask is not listed.ask:
            return False
        talk.session.screen.say(listed.text)
        self._just_shown = True
        talk.session.stage.listed(listed.deeds, listed.ask)
        talk.narrowed, talk.offered, talk.refused_since = listed.deeds, listed.usual, False
        return True

"""The table: runs the rules of one game, checks every answer and remembers it."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from brzdek.core.ask import Ask, Option, Steps, Together, written
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.problems import Stuck
from brzdek.core.record.journal import Entry, mark_of
from brzdek.core.rulebook import Bot, Game, Rulebook, Setup, View, begin_game, complete


class NotAnOption(ValueError):
    """An answer that the rules do not allow now; nothing has changed."""

    def __init__(self, answer: Option, ask: Ask | None) -> None:
        super().__init__(f"{written(answer)!r} is not among the legal options")
        self.answer = answer
        self.ask = ask


class Table:
    """One game being played. ``ask`` is the open question, None when the game is over.

    A table that people sit at keeps the state at the start of the turn, for undo, and marks the state after each
    turn, for the transcript; a bulk simulation pays for neither.
    """

    ask: Ask | None

    def __init__(
        self,
        rulebook: Rulebook[Any, Any],
        setup: Setup,
        catalog: Catalog,
        *,
        keep_turns: bool = False,
        mark_turns: bool = False,
    ) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.catalog = catalog
        self.keep_turns = keep_turns
        self.mark_turns = mark_turns
        self.marks: dict[int, str] = {}
        """Marks of the state after a turn, by the number of answers given until then."""
        self._full_setup = complete(setup, catalog)
        self._sit_down(begin_game(rulebook, self._full_setup, catalog), [])

    # -- playing

    def answer(self, option: Option) -> None:
        """Answer the open question. Stuck: the rules could not go on after it, and it has been taken back.

        So is one whose rules somebody interrupts.
        """
        ask = self.ask
        if ask is None or option not in ask.options:
            raise NotAnOption(option, ask)
        self.journal.append((ask.seat, option))
        try:
            if self._together is not None:
                self._answer_together(option)
            elif type(asked := self._steps.send(option)) is Ask:
                self.ask = asked
            else:
                self._put(asked)
        except StopIteration:
            self.ask = None
        except (Stuck, KeyboardInterrupt):
            self.undo()
            raise

    @property
    def answers(self) -> list[Option]:
        """The journal without who it was."""
        return [option for _, option in self.journal]

    @property
    def mark(self) -> str:
        """The mark of the state, if the last answer ended a turn."""
        return self.marks.get(len(self.journal), "")

    def view(self, seat: int | None) -> Any:
        """What this seat may know, now and as the game goes on."""
        if seat not in self._views:
            self._views[seat] = self.rulebook.view(self.game, seat)
        return self._views[seat]

    def play_out(self, bots: Sequence[Bot[Any]]) -> None:
        """Let bots answer until the game is over."""
        views = list(map(self.view, range(len(bots))))
        while (ask := self.ask) is not None:
            seat = ask.seat
            self.answer(bots[seat].choose(views[seat], ask))

    # -- going back and branching off

    def replay(self, answers: Sequence[Option]) -> None:
        for option in answers:
            self.answer(option)

    def undo(self, count: int = 1) -> None:
        """Take the last answers back."""
        self._return_to(len(self.journal) - count)

    def reveals_within(self, count: int = 1) -> bool:
        """Would taking back that many answers cross a roll, a shuffle or something that came to light?"""
        then = self.fork()
        then._return_to(len(self.journal) - count)
        return (then.game.chance.uses, then.game.reveals) != (self.game.chance.uses, self.game.reveals)

    def fork(self) -> Table:
        """An independent table in the same situation."""
        other = copy.copy(self)
        other.marks, other.mark_turns = {}, False
        if self.ask is not None and self.ask.topic in self.rulebook.resumable:
            game = self.game.duplicate()
            other._sit_down(game, self.journal.copy(), self.rulebook.resume(game))
            other._saved = self._saved
        else:
            other._return_to(len(self.journal), of=self)
        return other

    # -- the machinery

    def _sit_down(self, game: Game, journal: list[Entry], rest: Steps[None] | None = None) -> None:
        """Begin with a turn of this game, or with the rest of one."""
        self.game = game
        self.journal = journal
        self.marks = {count: mark for count, mark in self.marks.items() if count <= len(journal)}
        self._views: dict[int | None, View[Any]] = {}
        self._together: Together | None = None
        self._gathered: list[Option] = []
        self._saved: tuple[Game, int] | None = None
        self.ask = None
        self._steps = self._turns(rest)
        self._go_on(None)

    def _turns(self, rest: Steps[None] | None) -> Steps[None]:
        """Turn after turn until the game is over."""
        game, turn = self.game, self.rulebook.turn
        while not game.over:
            if self.keep_turns and rest is None:
                self._saved = (game.duplicate(), len(self.journal))
            yield from turn(game) if rest is None else rest
            rest = None
            if self.mark_turns:
                self.marks[len(self.journal)] = mark_of(game)

    def _go_on(self, answer: Option | list[Option] | None) -> None:
        """Run the rules up to the next question."""
        try:
            asked = self._steps.send(answer)
        except StopIteration:
            self.ask = None
            return
        self._put(asked)

    def _put(self, asked: Ask | Together) -> None:
        """Put a question, or the first of those that are asked together."""
        if isinstance(asked, Ask):
            self.ask = asked
        else:
            self._together, self._gathered = asked, []
            self.ask = asked.asks[0]

    def _answer_together(self, option: Option) -> None:
        assert self._together is not None
        self._gathered.append(option)
        if len(self._gathered) < len(self._together.asks):
            self.ask = self._together.asks[len(self._gathered)]
            return
        self._together = None
        self._go_on(self._gathered)

    def _return_to(self, length: int, of: Table | None = None) -> None:
        """Rebuild the situation after that many answers, from the start of the turn if it was kept."""
        source = of or self
        journal = source.journal[:length]
        if source._saved is not None and source._saved[1] <= length:
            game, start = source._saved[0].duplicate(), source._saved[1]
        else:
            game, start = begin_game(self.rulebook, self._full_setup, self.catalog), 0
        self._sit_down(game, journal[:start])
        self.replay([option for _, option in journal[start:]])


def options_written(ask: Ask) -> list[str]:
    """The legal answers as a transcript would have them."""
    return [written(option) for option in ask.options]

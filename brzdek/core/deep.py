"""The bot that thinks ahead: what every game's has in common."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar, cast

from brzdek.core.ask import Ask, Option, Steps, Together
from brzdek.core.problems import Stuck
from brzdek.core.rulebook import Bot, Game, View
from brzdek.core.search import Budget, Trial, search

LONGEST = 4000
"""After so many answers an imagined game is judged as it stands."""

Answer: TypeAlias = Option | list[Option] | None
G = TypeVar("G", bound=Game)
W = TypeVar("W", bound=View[Any])


class Thinker(ABC, Generic[G, W]):
    """Does what it is used to do, unless something else is better in imagined games that go on against steady bots.

    With a budget of games it draws the same lots again in the same place; with seconds that depends on the machine.
    """

    def __init__(self, seat: int, seed: int, budget: Budget) -> None:
        self._seat, self._seed, self._budget = seat, seed, budget
        self._usual = self.used_to(seat, seed)

    # -- what the game says

    @abstractmethod
    def steady(self, seat: int, seed: int) -> Bot[W]:
        """The bot that plays the others in imagined games."""

    def used_to(self, seat: int, seed: int) -> Bot[W]:
        """The bot that is asked first, and that plays the own seat in imagined games."""
        return self.steady(seat, seed)

    def company(self, start: G) -> list[Bot[W]]:
        """A bot for each seat, for one of the games that begin with this imagined one."""
        make = {self._seat: self.used_to}
        return [make.get(seat, self.steady)(seat, self._seed) for seat in range(start.players)]

    @abstractmethod
    def alternatives(self, view: W, ask: Ask, usual: Option) -> Sequence[Option]:
        """Other moves worth a try; only at questions that can be put again in an imagined game."""

    @abstractmethod
    def imagine(self, view: W, seed: int) -> G:
        """A whole game that fits what the seat knows."""

    @abstractmethod
    def resume(self, game: G) -> Steps[None]:
        """The rest of the turn, from the question on."""

    @abstractmethod
    def turn(self, game: G) -> Steps[None]: ...

    @abstractmethod
    def view(self, game: G, seat: int) -> W: ...

    def settled(self, game: G, start: G) -> bool:
        """Is it clear how it came out?"""
        return game.over

    @abstractmethod
    def worth(self, game: G, start: G) -> float:
        """What has come of it for the seat, from 0 to 1."""

    # -- thinking

    def choose(self, view: W, ask: Ask) -> Option:
        usual = self._usual.choose(view, ask)
        others = self.alternatives(view, ask, usual) if len(ask.options) > 1 else ()
        return search(usual, others, partial(self._trial, view), self._budget) if others else usual

    def _trial(self, view: W, number: int) -> Trial:
        """A made-up game; every move is tried with the same luck."""
        lot = random.Random(f"{self._seed}/{self._seat}/{view.moment}/{number}").getrandbits(64)
        return partial(self._tried, self.imagine(view, lot))

    def _tried(self, start: G, option: Option) -> float:
        game = start.duplicate()
        try:
            self._play_on(game, start, option)
        except Stuck:
            return 0.0
        return self.worth(game, start)

    def _play_on(self, game: G, start: G, option: Option) -> None:
        """Give this answer to the question that is open, and let bots do the rest."""
        answers = self._answers(game, start)
        steps = self.resume(game)
        next(steps)
        answer: Answer = option
        for _ in range(LONGEST):
            try:
                asked = steps.send(answer)
            except StopIteration:
                if self.settled(game, start):
                    return
                steps, answer = self.turn(game), None
                continue
            answer = answers(asked)

    def _answers(self, game: G, start: G) -> Callable[[Ask | Together], Answer]:
        """What the bots in all seats say."""
        bots = self.company(start)
        views = [self.view(game, seat) for seat in range(game.players)]

        def answer(asked: Ask | Together) -> Answer:
            if isinstance(asked, Ask):
                return bots[asked.seat].choose(views[asked.seat], asked)
            return [bots[one.seat].choose(views[one.seat], one) for one in asked.asks]

        return answer

    def planned(self, view: W) -> set[Option]:
        """What one would do in the rest of this turn anyway, unless luck changes that: to do one of these things first
        is no other plan.
        """
        game = self.imagine(view, self._seed)
        answers = self._answers(game, game)
        steps, plan = self.resume(game), set()
        asked = next(steps, None)
        while asked is not None:
            answer = answers(asked)
            if isinstance(asked, Ask) and asked.seat == self._seat:
                plan.add(cast(Option, answer))
            try:
                asked = steps.send(answer)
            except StopIteration:
                break
        return plan

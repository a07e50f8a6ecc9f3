"""The bot of a raid that thinks ahead: which moves are worth a try, and what a raid is worth in the end."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from itertools import chain, zip_longest
from math import exp
from typing import Any, Generic, TypeVar

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.deep import Thinker
from brzdek.games.raid.bots.routine import DEALS, Routine
from brzdek.games.raid.rules.scoring import result
from brzdek.games.raid.rules.state import R
from brzdek.games.raid.rules.turn import ACTION, go_on
from brzdek.games.raid.view.view import RaidView

WALKS = frozenset({"move", "explore", "teleport"})
MOST = 6
"""So many other moves are tried."""
CLEAR = 15.0
"""By so many points one wins or loses clearly; more of them hardly count."""

V = TypeVar("V", bound=RaidView[Any])


class RaidThinker(Thinker[R, V], Generic[R, V]):
    """Plays the hand as it is used to and thinks about what comes of it."""

    @abstractmethod
    def steady(self, seat: int, seed: int) -> Routine[V, Any, Any, Any]: ...

    def used_to(self, seat: int, seed: int) -> Routine[V, Any, Any, Any]:
        return self.steady(seat, seed)

    def alternatives(self, view: V, ask: Ask, usual: Option) -> Sequence[Option]:
        """Of walks and of all else the most appealing ones in turn. What to deal with first, once one does not want to
        walk any more, makes too little difference for as many games as there are.
        """
        if ask.topic != ACTION or ask.options[0][0] == "play" or usual[0] in DEALS:
            return ()
        adviser = self.used_to(ask.seat, self._seed)
        adviser.look(view)
        done = {usual, *[option for option in self.planned(view) if option[0] in DEALS]}
        others = sorted([option for option in ask.options if option not in done], key=adviser.appeal, reverse=True)
        walks = [option for option in others if option[0] in WALKS]
        rest = [option for option in others if option[0] not in WALKS]
        in_turn = chain.from_iterable(zip_longest(walks, rest))
        return [option for option in in_turn if option is not None][: self._budget.moves(MOST)]

    def imagine(self, view: V, seed: int) -> R:
        game: R = view.imagine(seed)
        return game

    def resume(self, game: R) -> Steps[None]:
        return go_on(game)

    def worth(self, game: R, start: R) -> float:
        """How clearly one is ahead of the best of the others. The bare win says less: it turns on a point or two, and
        hides behind that luck what a move was good for.
        """
        scores = result(game).scores
        lead = scores[self._seat] - max([score for seat, score in enumerate(scores) if seat != self._seat])
        return 1 / (1 + exp(-lead / CLEAR))

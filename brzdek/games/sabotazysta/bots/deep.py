"""A bot that thinks ahead in Sabotażysta: to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.deep import Thinker
from brzdek.core.rulebook import Bot
from brzdek.games.sabotazysta.bots.steady import SteadyBot
from brzdek.games.sabotazysta.rules.state import Mine
from brzdek.games.sabotazysta.rules.turn import TURN, turn
from brzdek.games.sabotazysta.view.view import MineView

MOST = 6
"""So many other moves are tried."""
CLEAR = 8.0
"""So much more gold than the others have got in a round is as good as it gets."""


class DeepBot(Thinker[Mine, MineView]):
    """Deals hands and roles by lot, as the others' deeds make them likely, and tries out its moves."""

    _usual: SteadyBot
    _readers: tuple[Mine, list[SteadyBot]] | None = None

    def steady(self, seat: int, seed: int) -> SteadyBot:
        return SteadyBot(seat, seed)

    def company(self, start: Mine) -> list[Bot[MineView]]:
        """Everybody has read what has been done this round: once, however many moves are tried."""
        if self._readers is None or self._readers[0] is not start:
            bots = [SteadyBot(seat, self._seed) for seat in range(start.players)]
            for seat, bot in enumerate(bots):
                bot.watch(MineView(start, seat))
            self._readers = start, bots
        return [bot.duplicate() for bot in self._readers[1]]

    def alternatives(self, view: MineView, ask: Ask, usual: Option) -> Sequence[Option]:
        if ask.topic != TURN:
            return ()
        worths = dict(zip(ask.options, self._usual.worths(view, ask.options), strict=True))
        others = [option for option in ask.options if option != usual]
        return sorted(others, key=lambda option: -worths[option])[: self._budget.moves(MOST)]

    def imagine(self, view: MineView, seed: int) -> Mine:
        return view.imagine(seed, [exp(doubt) for doubt in self._usual.doubts])

    def resume(self, game: Mine) -> Steps[None]:
        return turn(game)

    def turn(self, game: Mine) -> Steps[None]:
        return turn(game)

    def view(self, game: Mine, seat: int) -> MineView:
        return MineView(game, seat)

    def settled(self, game: Mine, start: Mine) -> bool:
        return game.over or game.round != start.round

    def worth(self, game: Mine, start: Mine) -> float:
        """How much more gold one has got than the others."""
        gains = [sum(after) - sum(before) for after, before in zip(game.gold, start.gold, strict=True)]
        own = gains.pop(self._seat)
        return max(0.0, min(1.0, 0.5 + (own - sum(gains) / len(gains)) / CLEAR))

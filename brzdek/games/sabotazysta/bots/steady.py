"""The bot that plays its role sensibly."""

from __future__ import annotations

import random
from collections.abc import Sequence

from brzdek.core.ask import Ask, Option
from brzdek.games.sabotazysta.bots.digging import Miner
from brzdek.games.sabotazysta.bots.hindering import Saboteur
from brzdek.games.sabotazysta.bots.playing import Player
from brzdek.games.sabotazysta.bots.watching import Watcher
from brzdek.games.sabotazysta.bots.weights import TIE
from brzdek.games.sabotazysta.view.view import MineView


class SteadyBot:
    """Plays its role sensibly: digs or hinders, and reads the others' acts."""

    def __init__(self, seat: int, seed: int) -> None:
        self._seed = seed * 100 + seat
        self._watcher = Watcher()

    def choose(self, view: MineView, ask: Ask) -> Option:
        if ask.topic == "gold":
            return max(ask.options, key=lambda option: option[1])
        worths = self.worths(view, ask.options)
        enough = max(worths) - TIE
        best = [option for option, worth in zip(ask.options, worths, strict=True) if worth >= enough]
        return best[0] if len(best) == 1 else best[int(self._whim(view) * len(best))]

    def worths(self, view: MineView, options: Sequence[Option]) -> list[float]:
        """What each option of a turn is worth."""
        self._watcher.watch(view)
        role = Saboteur if view.role in view.saboteurs else Miner
        player: Player = role(view, self._watcher)
        return [player.worth(option) for option in options]

    def watch(self, view: MineView) -> None:
        """Read what has been done so far."""
        self._watcher.watch(view)

    def duplicate(self) -> SteadyBot:
        """One that knows the same and goes on by itself."""
        other = SteadyBot(0, 0)
        other._seed, other._watcher = self._seed, self._watcher.duplicate()
        return other

    @property
    def doubts(self) -> Sequence[float]:
        """For each seat: above 0 if more speaks for a saboteur than for a miner, as it looked at the last turn."""
        return self._watcher.doubt

    def _whim(self, view: MineView) -> float:
        """A number from 0 to 1 that is the same whenever one is asked in the same situation."""
        return random.Random(self._seed * 100_000 + view.moment).random()

"""Bots that know no game, and how bots are named."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from brzdek.core.ask import Ask, Option
from brzdek.core.rulebook import Bot, BotMaker

if TYPE_CHECKING:
    from brzdek.core.search import Budget

ThinkerMaker: TypeAlias = "Callable[[int, int, Budget], Bot[Any]]"
"""Makes a bot that thinks, from its seat, a seed and its budget for a decision."""
USUAL = 64
"""Games, not seconds, so that the same seed gives the same game."""


class RandomBot:
    """Chooses among the legal options, each with the same chance."""

    def __init__(self, seat: int, seed: int) -> None:
        self._random = random.Random(seed * 100 + seat).random

    def choose(self, view: Any, ask: Ask) -> Option:
        random, options = self._random, ask.options
        return options[int(random() * len(options))]


class Bots(Mapping[str, BotMaker]):
    """The bots of a game by name. One that thinks may be given its budget for a decision: ``deep:0.5`` is half a
    second, ``deep:64n`` are 64 games.
    """

    def __init__(self, plain: Mapping[str, BotMaker], thinking: Mapping[str, ThinkerMaker]) -> None:
        self._plain, self._thinking = plain, thinking

    def __getitem__(self, name: str) -> BotMaker:
        if name in self._plain:
            return self._plain[name]
        from brzdek.core.search import Budget

        word, colon, given = name.partition(":")
        make, budget = self._thinking[word], Budget.read(given) if colon else Budget(games=USUAL)
        if budget is None:
            raise KeyError(name)
        chosen = budget
        return lambda seat, seed: make(seat, seed, chosen)

    def __iter__(self) -> Iterator[str]:
        yield from (*self._plain, *self._thinking)

    def __len__(self) -> int:
        return len(self._plain) + len(self._thinking)

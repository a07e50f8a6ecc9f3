"""The one random source of a game."""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from operator import mul
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Seeded randomness that is the same on every machine and Python version.

    Only ``random.Random.random`` is promised to stay the same between Python versions, so shuffles and
    rolls are made from it here. ``uses`` counts the draws: an undo must not cross one unnoticed.
    """

    __slots__ = ("_random", "_source", "falls", "uses")

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)
        self._random = self._source.random
        self.falls: list[int] = []
        """How the next dice fall, where a position tells it; after that they fall at random."""
        self.uses = 0

    def __deepcopy__(self, memo: object) -> Chance:
        return self.duplicate()

    def duplicate(self) -> Chance:
        """A source that goes on in the same way."""
        other = Chance(0)
        other._source.setstate(self._source.getstate())
        other.falls = self.falls.copy()
        other.uses = self.uses
        return other

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, not including, the limit."""
        self.uses += 1
        return int(self._random() * limit)

    def roll(self, sides: int = 6) -> int:
        self.uses += 1
        if self.falls:
            return min(self.falls.pop(0), sides)
        random = self._random
        return int(random() * sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        self.uses += 1
        count = len(items)
        # In one go, since whole decks are shuffled: the range comes first, so that no number is drawn beyond its end.
        others = map(int, map(mul, range(count, 1, -1), iter(self._random, None)))
        for last, other in zip(range(count - 1, 0, -1), others, strict=True):
            items[last], items[other] = items[other], items[last]

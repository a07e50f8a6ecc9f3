"""The chance to be still in the game after so many turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Any

STEPS = 8
MOST_STEPS = 24 * STEPS
"""The table of chances: steps for each expected hit, and where it ends."""
NEVER_LATE = -6.0
"""So many turns before the deadline it makes no difference."""


@lru_cache(maxsize=64)
def survival(health: int) -> Sequence[float]:
    """The chance of fewer hits than one has health, for each step of the number expected (Poisson)."""
    table = []
    for step in range(MOST_STEPS):
        expected = step / STEPS
        chance = total = exp(-expected)
        for hits in range(1, health):
            chance *= expected / hits
            total += chance
        table.append(total if health > 0 else 0.0)
    return table


class Odds(dict[int, float]):
    """The chance to be still in the game after walking so many boots, worked out when it is first asked for.

    ``rate``: hits to expect in a turn; ``later``: for each time to come, so many more from then on; ``deadline``: after
    so many turns it is a half, and falls the more softly; ``pad``: turns that every walk takes longer.
    """

    __slots__ = ("deadline", "later", "pad", "rate", "soft", "speed", "survival")

    def __init__(
        self,
        health: int,
        rate: float,
        speed: float,
        deadline: float,
        soft: float,
        pad: float,
        later: Sequence[tuple[float, float]] = (),
    ) -> None:
        self.survival = survival(health)
        self.rate = rate * STEPS
        self.later = [(time, more * STEPS) for time, more in later] if later else later
        self.speed = speed
        self.pad = pad
        self.deadline = deadline
        self.soft = soft

    def __missing__(self, boots: int) -> float:
        turns = self.pad + boots / self.speed
        expected = self.rate * turns
        if self.later:
            for time, more in self.later:
                if turns > time:
                    expected += more * (turns - time)
        hits = int(expected)
        chance = self.survival[hits] if hits < MOST_STEPS else 0.0
        late = turns - self.deadline
        if late > NEVER_LATE:
            chance /= 1 + exp(late / self.soft)
        self[boots] = chance
        return chance


class OddsByHealth(dict[int, Odds]):
    """One's chances with so much health, worked out when they are first asked for."""

    __slots__ = ("hazards",)

    def __init__(self, hazards: tuple[Any, ...]) -> None:
        self.hazards = hazards
        """What they depend on beside health, as ``Odds`` takes it."""

    def __missing__(self, health: int) -> Odds:
        odds = self[health] = Odds(health, *self.hazards)
        return odds

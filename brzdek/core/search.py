"""Search by playing on: a move is worth what comes of it in games that are imagined and played to their end.

Nobody looks into hidden cards: every trial begins from a game made up by lot that fits what the seat knows. All moves
are tried in the same made-up games with the same luck, so that what differs comes from the move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from time import monotonic
from typing import TypeAlias

from brzdek.core.ask import Option
from brzdek.core.patterns import pattern
from brzdek.core.values import NamedTuple, dataclass, field

CAUTION = 1.0
"""The usual move is left only for one that is better by so many standard errors, and more if the trials are few."""
HOPE = 2.0
"""A move is tried on as long as it may be better than the usual one by so many standard errors: in few trials a usual
move that is very bad, but rarely, looks good."""
CERTAINTY = 4.0
"""So many standard errors leave no doubt: one need not wait for the end of the budget."""
FEWEST = 6
"""Fewer trials than that say nothing about the error."""
GAMES_EACH = 8
_BUDGET = pattern(r"[0-9]{1,6}n|[0-9]{1,3}(\.[0-9]{1,4})?")
MOST_GAMES, MOST_SECONDS = 100_000, 600.0

Trial: TypeAlias = Callable[[Option], float]
"""One made-up game: what comes of a move in it, from 0 to 1."""
Trials: TypeAlias = Callable[[int], Trial]
"""The made-up game of each number."""


class Budget(NamedTuple):
    """How long a search may take: so many games played on, or so many seconds."""

    games: int = 0
    seconds: float = 0.0

    def moves(self, most: int) -> int:
        """So many moves are worth a try beside the usual one: each needs some games to tell anything."""
        return min(most, max(1, self.games // GAMES_EACH)) if self.games else most

    @classmethod
    def read(cls, text: str) -> Budget | None:
        """``64n``: games; ``0.5``: seconds. None: it is neither."""
        if not _BUDGET.fullmatch(text):
            return None
        if text.endswith("n"):
            games = int(text[:-1])
            return cls(games=games) if 0 < games <= MOST_GAMES else None
        seconds = float(text)
        return cls(seconds=seconds) if 0 < seconds <= MOST_SECONDS else None


@dataclass(slots=True)
class Arm:
    """A move that is tried."""

    option: Option
    worths: list[float] = field(default_factory=list)

    def lead(self, usual: Arm) -> tuple[float, float]:
        """How much better than the usual move it was in the same games, with the standard error."""
        leads = [one - other for one, other in zip(self.worths, usual.worths, strict=False)]
        count = len(leads)
        mean = sum(leads) / count
        if count < 2:
            return mean, 1.0
        spread = sum([(lead - mean) ** 2 for lead in leads]) / (count - 1)
        return mean, sqrt(spread / count)


def search(usual: Option, others: Sequence[Option], trials: Trials, budget: Budget) -> Option:
    """The best of some moves, as far as the budget tells; in doubt the usual one.

    In rounds: after each of them the worse half of the other moves is dropped, so that most games are spent on the
    best ones. A move that cannot catch up any more is dropped at once, and the search ends when nothing is in doubt.
    """
    first = Arm(usual)
    left = [Arm(option) for option in others]
    rounds = ceil(log2(len(left) + 1))
    began, number, spent = monotonic(), 0, 0
    for done in range(1, rounds + 1):
        while spent < budget.games * done / rounds or monotonic() - began < budget.seconds * done / rounds:
            trial = trials(number)
            number += 1
            for arm in (first, *left):
                arm.worths.append(trial(arm.option))
            spent += 1 + len(left)
            left = [arm for arm in left if _hopeful(arm, first)]
            if not left:
                return usual
            if len(left) == 1 and _is_better(left[0], first, CERTAINTY):
                return left[0].option
        left.sort(key=lambda arm: -arm.lead(first)[0])
        left = left[: (len(left) + 1) // 2]
    return left[0].option if _is_better(left[0], first, CAUTION) else usual


def _is_better(arm: Arm, usual: Arm, caution: float) -> bool:
    """Is it better by so many standard errors, and more if the trials are few: then the error itself is uncertain?"""
    trials = len(arm.worths)
    mean, error = arm.lead(usual)
    return trials >= FEWEST and mean > caution * (1 + 2 / trials) * error


def _hopeful(arm: Arm, usual: Arm) -> bool:
    """May it still turn out better than the usual move?"""
    mean, error = arm.lead(usual)
    return len(arm.worths) < FEWEST or mean + HOPE * error > 0

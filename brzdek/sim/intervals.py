"""How sure one can be of what many games showed: intervals of 95 %, and what is left after many comparisons.

The few formulas stand here because the packages of that field are a hundred times the size of this program; the tests
compare each of them with SciPy. See docs/decisions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from statistics import NormalDist

from brzdek.core.values import NamedTuple
from brzdek.sim.tally import Spread, Stratum

NORMAL = NormalDist()
LEVEL = 0.95
Z = NORMAL.inv_cdf((1 + LEVEL) / 2)
FEW = 30
"""Below so many games an average has no interval worth printing."""


class Interval(NamedTuple):
    """An estimate with the bounds between which the truth lies in 95 of 100 such cases."""

    value: float
    low: float
    high: float

    def scaled(self, by: float) -> Interval:
        return Interval(self.value * by, self.low * by, self.high * by)

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def share(part: float, whole: float) -> Interval:
    """A share of independent cases, by Wilson's interval, which holds for small numbers and rare cases as well."""
    if not whole:
        return Interval(0.0, 0.0, 1.0)
    found, square = part / whole, Z * Z / whole
    middle = (found + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(found * (1 - found) / whole + square / whole / 4)
    return Interval(found, max(0.0, middle - half), min(1.0, middle + half))


def clustered(found: float, games: int, variance: float) -> Interval:
    """A share of cases that come in games and are like or unlike each other there; given the variance of the share.

    Wilson's interval for as many independent cases as would vary as little. With few games, or where all cases are
    alike, every game counts as one case: that cannot be too narrow.
    """
    if games < FEW or found in (0.0, 1.0):
        return share(found * games, games)
    if not variance:
        return Interval(found, found, found)
    cases = found * (1 - found) / variance
    return share(found * cases, cases)


def ratio(part: Spread, whole: Spread, together: int) -> Interval:
    """A share of cases of which a game may have many; given the sum over games of part times whole."""
    games, cases = whole.n, whole.sum
    if not cases:
        return Interval(0.0, 0.0, 1.0)
    found = part.sum / cases
    apart = part.squares - 2 * found * together + found * found * whole.squares
    return clustered(found, games, max(0.0, apart) * games / max(1, games - 1) / cases**2)


def average(spread: Spread) -> Interval:
    """The average of a number over games."""
    if spread.n < FEW:
        return Interval(spread.mean if spread.n else 0.0, float("-inf"), float("inf"))
    half = Z * spread.deviation / sqrt(spread.n)
    return Interval(spread.mean, spread.mean - half, spread.mean + half)


def part_of(spread: Spread, whole: int) -> Interval:
    """A share whose cases may come in parts, such as a game with two winners."""
    if set(spread.counts) <= {0, whole}:
        return share(spread.counts[whole], spread.n)
    return clustered(spread.mean / whole, spread.n, (spread.deviation / whole) ** 2 / spread.n)


def chance_of(z: float) -> float:
    """How likely such a deviation, to whichever side, is by chance alone."""
    return 2 * NORMAL.cdf(-abs(z))


def deviation_from_nothing(spread: Spread) -> float:
    """By how many standard errors an average differs from zero."""
    if spread.n < 2 or not spread.deviation:
        return 0.0 if not spread.n or not spread.mean else float("inf")
    return spread.mean / (spread.deviation / sqrt(spread.n))


def deviation_of_share(found: float, fair: float, games: int) -> float:
    """By how many standard errors a share differs from what would be fair; if it were fair, so much would it vary."""
    variance = fair * (1 - fair) / games
    return (found - fair) / sqrt(variance) if variance else 0.0


class Advantage(NamedTuple):
    """Whether those who had a card won more often than the others at the same table."""

    games: int
    having: Interval
    """The share of wins of a seat that had it."""
    others: Interval
    z: float


def effect(strata: Mapping[Stratum, int]) -> Advantage:
    """Compares within each game, so that neither the length of a game nor the number of players can feign anything.

    If a card did not matter, a winner would be as likely as any seat to have had it; the variance is that of drawing
    the winners by lot (Mantel and Haenszel's way of adding up).
    """
    won_with = won_without = seats_with = seats_without = 0.0
    surplus = variance = 0.0
    games = 0
    for (seats, having, winners, winning), count in sorted(strata.items()):
        without = seats - having
        seats_with += having * count
        seats_without += without * count
        if not winners:
            continue
        won_with += count * winning / winners
        won_without += count * (winners - winning) / winners
        if having and without and winners < seats:
            games += count
            surplus += count * (winning / winners - having / seats)
            variance += count * having * without / seats * (1 / winners - 1 / seats) / (seats - 1)
    z = surplus / sqrt(variance) if variance else 0.0
    return Advantage(games, _rate(won_with, seats_with), _rate(won_without, seats_without), z)


def _rate(won: float, seats: float) -> Interval:
    return share(round(won), round(seats)) if seats else Interval(0.0, 0.0, 1.0)


def holm(chances: Sequence[float]) -> list[float]:
    """The chances of many comparisons, corrected so that one false alarm in all of them is as rare as in one."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected, worst = [0.0] * len(chances), 0.0
    for rank, place in enumerate(order):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[place]))
        corrected[place] = worst
    return corrected


POWER = 0.8


def games_needed(spread: Spread) -> int:
    """How many games would show a difference as large as this one, four times out of five."""
    if not spread.mean:
        return 0
    return ceil(((Z + NORMAL.inv_cdf(POWER)) * spread.deviation / spread.mean) ** 2)

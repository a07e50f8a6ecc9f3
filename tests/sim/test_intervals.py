"""The formulas of the simulator against SciPy, and against games drawn by lot."""

from __future__ import annotations

import random
from collections import Counter
from math import inf, sqrt

import pytest
from scipy import stats

from brzdek.sim.intervals import (
    FEW,
    average,
    chance_of,
    deviation_from_nothing,
    effect,
    games_needed,
    holm,
    part_of,
    share,
)
from brzdek.sim.tally import Spread, Stratum


@pytest.mark.parametrize(("part", "whole"), [(0, 5), (1, 1), (3, 10), (50, 100), (999, 1000), (1000, 1000)])
def test_a_share(part: int, whole: int) -> None:
    expected = stats.binomtest(part, whole).proportion_ci(0.95, method="wilson")
    assert share(part, whole) == pytest.approx((part / whole, expected.low, expected.high), abs=1e-12)


def test_a_share_of_nothing_may_be_anything() -> None:
    assert share(0, 0) == (0.0, 0.0, 1.0)


def test_an_average() -> None:
    chance = random.Random(1)
    numbers = [chance.randrange(100) for _ in range(200)]
    spread = Spread(Counter(numbers))
    assert spread.mean == pytest.approx(stats.tmean(numbers))
    assert spread.deviation == pytest.approx(stats.tstd(numbers))
    low, high = stats.norm.interval(0.95, loc=stats.tmean(numbers), scale=stats.sem(numbers))
    assert average(spread) == pytest.approx((stats.tmean(numbers), low, high))
    assert [spread.quantile(part) for part in (0.0, 0.5, 1.0)] == [
        min(numbers),
        sorted(numbers)[99],
        max(numbers),
    ]


def test_few_games_have_no_interval() -> None:
    assert average(Spread({1: FEW - 1})) == (1.0, -inf, inf)
    assert average(Spread({1: FEW})) == (1.0, 1.0, 1.0)


def test_games_with_several_winners_are_shared() -> None:
    assert part_of(Spread({0: 30, 2520: 70}), 2520) == share(70, 100)
    shared = part_of(Spread({0: 25, 1260: 50, 2520: 25}), 2520)
    assert shared.value == 0.5
    assert shared.high - shared.low < share(50, 100).high - share(50, 100).low


def test_a_deviation_from_nothing() -> None:
    numbers = [-1] * 40 + [2] * 60
    spread = Spread(Counter(numbers))
    assert deviation_from_nothing(spread) == pytest.approx(stats.tmean(numbers) / stats.sem(numbers))
    assert chance_of(1.3) == pytest.approx(2 * stats.norm.sf(1.3))
    assert deviation_from_nothing(Spread({0: 50})) == 0.0
    assert deviation_from_nothing(Spread({3: 50})) == inf


def test_how_many_games_would_tell() -> None:
    spread = Spread({-10: 50, 12: 50})
    needed = games_needed(spread)
    error = spread.deviation / sqrt(needed)
    power = stats.norm.sf(stats.norm.ppf(0.975) - spread.mean / error)
    assert power == pytest.approx(0.8, abs=0.001)
    assert games_needed(Spread({0: 10})) == 0


def test_many_comparisons() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.001]) == pytest.approx([0.9, 0.002])
    assert holm([]) == []


def test_having_a_card_among_two_is_a_sign_test() -> None:
    found = effect({Stratum(2, 1, 1, 1): 60, Stratum(2, 1, 1, 0): 40, Stratum(2, 2, 1, 1): 500})
    assert found.games == 100
    assert found.z == pytest.approx((60 - 50) / sqrt(25))
    assert found.having.value == pytest.approx((60 + 500) / (100 + 1000), abs=0.001)
    assert found.others.value == pytest.approx(0.4)


def test_having_a_card_has_the_variance_of_lots_drawn() -> None:
    """Four seats, some with the card, one or two winners drawn by lot: z spreads as it should."""
    chance = random.Random(3)
    scores = []
    for _ in range(400):
        strata: Counter[Stratum] = Counter()
        for _ in range(60):
            having, winners = chance.randint(1, 3), chance.randint(1, 2)
            winning = sum(seat < having for seat in chance.sample(range(4), winners))
            strata[Stratum(4, having, winners, winning)] += 1
        scores.append(effect(strata).z)
    assert stats.tmean(scores) == pytest.approx(0, abs=0.15)
    assert stats.tstd(scores) == pytest.approx(1, abs=0.1)


def test_a_card_that_everybody_has_cannot_be_compared() -> None:
    found = effect({Stratum(3, 3, 1, 1): 80, Stratum(3, 1, 0, 0): 5})
    assert (found.games, found.z) == (0, 0.0)

"""The formulas of the simulator against SciPy, and against games drawn by lot."""

from __future__ import annotations

import random
from collections import Counter
from math import inf, sqrt

import pytest
from scipy import stats

from brzdek.sim.intervals import (
    FEW,
    Interval,
    average,
    chance_of,
    deviation_from_nothing,
    deviation_of_share,
    effect,
    games_needed,
    holm,
    part_of,
    ratio,
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


def of_games(games: list[tuple[int, int]]) -> Interval:
    """A share, given the part and the whole of each game."""
    parts, wholes = (Spread(Counter(numbers)) for numbers in zip(*games, strict=True))
    return ratio(parts, wholes, sum(part * whole for part, whole in games))


def test_a_share_of_cases_one_to_a_game_is_an_ordinary_share() -> None:
    found = of_games([(1, 1)] * 30 + [(0, 1)] * 70)
    # The variance is that of a sample: a hundredth more.
    assert found == pytest.approx(share(30, 100), abs=0.001)


def test_cases_that_are_alike_within_a_game_count_less_than_others() -> None:
    together = of_games([(4, 4)] * 50 + [(0, 4)] * 50)
    apart = of_games([(2, 4)] * 50 + [(1, 4), (3, 4)] * 25)
    independent = share(200, 400)
    assert together.value == apart.value == independent.value == 0.5
    assert together.high - together.low > 1.9 * (independent.high - independent.low)
    assert apart.high - apart.low < independent.high - independent.low


def test_a_share_that_every_game_has_is_known_exactly() -> None:
    assert of_games([(1, 4)] * 60) == (0.25, 0.25, 0.25)


def test_what_never_or_always_was_the_case_may_still_be_otherwise() -> None:
    assert of_games([(0, 4)] * 100) == share(0, 100)
    assert of_games([(4, 4)] * 100) == share(100, 100)
    assert of_games([(0, 0)] * 10) == (0.0, 0.0, 1.0)
    few = of_games([(1, 4)] * 5)
    assert few.low < 0.06 and few.high > 0.6


def test_intervals_of_shares_stay_between_nothing_and_all_and_hold_the_truth() -> None:
    """Rare things in games of different size whose cases are alike; an average less its error may be below nothing."""
    chance = random.Random(5)
    held, below = 0, 0
    runs = 400
    for _ in range(runs):
        games = []
        for _ in range(60):
            whole, rare = chance.randint(2, 9), chance.random() < 0.25
            games.append((sum(rare and chance.random() < 0.2 for _ in range(whole)), whole))
        found = of_games(games)
        assert 0 <= found.low <= found.value <= found.high <= 1
        held += found.holds(0.05)
        mean = average(Spread(Counter(part for part, _ in games)))
        below += mean.low < 0
    assert 0.92 <= held / runs <= 0.985
    assert below > 0


def test_a_share_that_differs_from_what_is_fair() -> None:
    z = deviation_of_share(0.6, 0.5, 100)
    assert chance_of(z) == pytest.approx(stats.chisquare([60, 40]).pvalue)
    assert deviation_of_share(0.0, 0.1, 30) == pytest.approx(-1.826, abs=0.001)
    assert deviation_of_share(0.0, 0.0, 30) == 0.0


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

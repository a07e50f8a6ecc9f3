"""What simulations find: truths that were planted, and nothing where there is nothing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from brzdek.core.gauge import Measures, SeatMeasures
from brzdek.core.rulebook import Result
from brzdek.sim.comparing import Pairs, differences, nothing, pairs
from brzdek.sim.findings import Discoveries, as_data, findings
from brzdek.sim.playing import Played, figures
from brzdek.sim.running import tally
from brzdek.sim.tally import Tally
from brzdek.sim.trials import Trials

SEATS = 4
PLAN = Trials("sabotazysta", ("steady",) * SEATS, 1)
CARDS = [f"card_{number}" for number in range(12)]


def drawn(chance: random.Random, weight: Callable[[int, set[str]], float]) -> Played:
    """A game drawn by lot: everybody has some cards, and wins with a chance in proportion to the weight."""
    hands = [{card for card in CARDS if chance.random() < 0.4} for _ in range(SEATS)]
    winner = chance.choices(range(SEATS), [weight(seat, hand) for seat, hand in enumerate(hands)])[0]
    seats = [SeatMeasures(cards={"played": Counter(hand)}) for hand in hands]
    scores = tuple(chance.randrange(50, 90) for _ in hands)
    return Played(0, PLAN.bots, 100, Result(scores, (winner,)), Measures(chance.randrange(15, 25), seats))


def found(seed: int, games: int, weight: Callable[[int, set[str]], float]) -> Discoveries:
    chance = random.Random(seed)
    counted = Tally(cards={*CARDS, "never"})
    for _ in range(games):
        counted.add(drawn(chance, weight))
    return findings(PLAN, counted, ["played"])


def certain(findings: Discoveries) -> set[str]:
    cards = {use.card for use in findings.cards if use.certain}
    return cards | {f"seat {share.name}" for share in findings.seats if share.certain}


def test_a_card_that_is_too_strong_and_one_that_is_a_burden() -> None:
    def weight(seat: int, hand: set[str]) -> float:
        return 3.0 ** ("card_3" in hand) * 0.3 ** ("card_7" in hand)

    for seed in range(20):
        result = found(seed, 400, weight)
        assert {"card_3", "card_7"} <= certain(result)
        assert (result.cards[0].card, result.cards[-1].card) == ("card_3", "card_7")
        assert result.never == ["never"]


def test_a_first_seat_with_an_advantage() -> None:
    for seed in range(20):
        assert "seat 0" in certain(found(seed, 500, lambda seat, hand: 1.8 if seat == 0 else 1.0))


def test_silence_where_there_is_nothing() -> None:
    """False alarms are as rare as promised: one in twenty reports for all cards together, another one for all seats."""
    runs = 300
    alarms = [certain(found(seed, 150, lambda seat, hand: 1.0)) for seed in range(runs)]
    of_cards = sum(any(name.startswith("card") for name in alarm) for alarm in alarms)
    of_seats = sum(any(name.startswith("seat") for name in alarm) for alarm in alarms)
    # Five of a hundred, and three standard deviations more.
    assert of_cards <= 0.05 * runs + 3 * (0.05 * 0.95 * runs) ** 0.5
    assert of_seats <= 0.05 * runs + 3 * (0.05 * 0.95 * runs) ** 0.5
    assert of_cards + of_seats > 0


def test_intervals_hold_the_truth() -> None:
    runs = 200
    held = sum(
        found(seed, 100, lambda seat, hand: 2.0 if seat == 1 else 1.0).seats[1].estimate.holds(0.4)
        for seed in range(runs)
    )
    assert 0.9 <= held / runs <= 0.99


def test_games_that_nobody_wins_are_nobodys_share() -> None:
    counted = Tally()
    chance = random.Random(1)
    for number in range(90):
        played = drawn(chance, lambda seat, hand: 1.0)
        counted.add(played if number % 3 == 0 else replace(played, result=Result(played.result.scores, ())))
    result = findings(PLAN, counted, ["played"])
    assert [share.fair for share in result.seats] == pytest.approx([1 / 12] * 4)
    assert not certain(result)


def labelled(seed: int, games: int, lucky: float) -> Discoveries:
    """Everybody is one of six characters; the first of them wins so much more often."""
    chance = random.Random(seed)
    counted = Tally()
    for _ in range(games):
        who = [str(chance.randrange(6)) for _ in range(SEATS)]
        winner = chance.choices(range(SEATS), [lucky if one == "0" else 1.0 for one in who])[0]
        seats = [SeatMeasures(labels={"character": one}) for one in who]
        outcomes = {"region": ["inner"] * (chance.random() < 0.03) + ["outer"] * chance.randrange(1, 9)}
        result = Result((0,) * SEATS, (winner,))
        counted.add(Played(0, PLAN.bots, 9, result, Measures(9, seats, outcomes)))
    return findings(PLAN, counted, [])


def test_a_character_that_is_too_strong() -> None:
    for seed in range(10):
        values = {one.name: one for one in labelled(seed, 300, 3.0).shares["character"]}
        assert values["0"].certain and values["0"].wins is not None
        assert values["0"].wins.having.low > 0.3


def test_characters_that_are_all_alike() -> None:
    runs = 200
    alarms = sum(any(one.certain for one in labelled(seed, 100, 1.0).shares["character"]) for seed in range(runs))
    assert 0 < alarms <= 0.05 * runs + 3 * (0.05 * 0.95 * runs) ** 0.5


def test_shares_are_never_less_than_nothing() -> None:
    for seed in range(20):
        for values in labelled(seed, 40, 1.0).shares.values():
            assert all(0 <= one.estimate.low <= one.estimate.high <= 1 for one in values)


def test_few_games_are_never_called_certain() -> None:
    assert certain(found(1, 5, lambda seat, hand: 1.0 if seat == 0 else 0.0)) == set()


# -- comparisons


def compared(seed: int, games: int, more_turns: int) -> Pairs:
    """Pairs of games drawn by lot; the second one of a pair takes so many more turns."""
    chance = random.Random(seed)
    both = nothing(2)
    for _ in range(games):
        played = [drawn(chance, lambda seat, hand: 1.0) for _ in range(2)]
        played[1].measures.turns += more_turns
        first, other = (figures(one) for one in played)
        for counted, one in zip(both.tallies, played, strict=True):
            counted.add(one)
        for name in {*first, *other}:
            both.differences[0][name].counts[other[name] - first[name]] += 1
    return both


def test_a_difference_is_found_and_has_its_size() -> None:
    rows = {one.figure: one for one in differences(compared(1, 300, 2), SEATS)[0]}
    assert rows["turns"].certain
    assert rows["turns"].estimate.holds(2)
    assert not rows["points"].certain
    assert rows["points"].needed > 300


def test_no_difference_where_there_is_none() -> None:
    runs = 200
    alarms = sum(any(one.certain for one in differences(compared(seed, 60, 0), SEATS)[0]) for seed in range(runs))
    assert alarms <= 0.05 * runs + 3 * (0.05 * 0.95 * runs) ** 0.5


def test_a_small_difference_asks_for_more_games_and_they_tell() -> None:
    few = {one.figure: one for one in differences(compared(5, 40, 1), SEATS)[0]}["turns"]
    assert not few.certain
    enough = {one.figure: one for one in differences(compared(6, 4 * few.needed, 1), SEATS)[0]}["turns"]
    assert enough.certain


def test_a_game_against_itself_does_not_differ() -> None:
    trials = Trials("sabotazysta", ("random",) * 3, 4, options={"rounds": "1"})
    rows = differences(pairs([trials, trials], range(12)), 3)[0]
    assert rows
    assert all(one.estimate.value == 0 and not one.certain and not one.needed for one in rows)


# -- real games


DECK = """
extends: brzdek
name: {pl: Za mocna, en: Too strong}
cards:
  - id: windfall
    name: {pl: Gwiazdka z nieba, en: Windfall}
    kind: blue
    copies: 3
    cost: 0
    points: 40
    play: {skill: 3}
  - id: dead_weight
    name: {pl: Kula u nogi, en: Dead Weight}
    kind: blue
    copies: 6
    cost: 25
    points: 0
    play: {skill: 1}
"""


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("deck") / "strong.yaml"
    file.write_text(DECK, encoding="utf-8")
    return file


def test_a_planted_card_of_a_real_deck(deck: Path) -> None:
    trials = Trials("brzdek", ("steady",) * 2, 5, (deck,))
    result = findings(trials, tally(trials, range(80)), ["acquired"])
    strong = next(use for use in result.cards if use.card == "windfall")
    assert strong.certain and strong.effect.z > 4
    assert strong.effect.having.low > strong.effect.others.high
    assert "dead_weight" in result.never


def test_a_real_deck_against_the_game(deck: Path) -> None:
    sides = [Trials("brzdek", ("steady",) * 2, 5, decks) for decks in ((), (deck,))]
    rows = {one.figure: one for one in differences(pairs(sides, range(40)), 2)[0]}
    assert rows["points"].certain and rows["points"].estimate.low > 0


def test_plain_data_holds_everything() -> None:
    data = as_data(found(1, 40, lambda seat, hand: 1.0))
    assert data["games"] == 40
    assert [one["name"] for one in data["seats"]] == ["0", "1", "2", "3"]
    assert set(data["cards"]) == set(CARDS)
    assert data["measures"]["turns"]["least"] <= data["measures"]["turns"]["median"]
    few = as_data(found(1, 3, lambda seat, hand: 1.0))
    assert few["measures"]["turns"]["low"] is None

"""Clank!: noise made, noise taken back, silence kept for later, and effects that pay for noise."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import seat_to_move, told, topic
from tests.rules.katakumby.delving import CALM, dig
from tests.rules.katakumby.exploring import calm
from tests.rules.raids import each, now, thief
from tests.support import answer


def noise(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """Supply, Clank! area, and the silence kept for the turn."""
    one = thief(table, seat)
    return one.supply, one.clank, now(table).quiet


# --- noise


@pytest.mark.rule("KAT-056")
@pytest.mark.parametrize(
    ("card", "count"), [("stumble", 1), ("lightstick", 1), ("smash_and_grab", 2), ("boots_of_the_ape_lord", 3)]
)
def test_noise_moves_own_cubes_from_the_supply_to_the_area(card: str, count: int) -> None:
    table = dig(hand={0: [card]}, clank={0: 4, 1: 2}, draw={0: []})
    answer(table, f"play {card}")
    assert each(table, "clank") == [4 + count, 2]
    assert each(table, "supply") == [26 - count, 28]
    assert told(table, "clank") == [(0, count)]


@pytest.mark.rule("KAT-057")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_with_too_few_cubes_all_that_are_left_are_added(left: int) -> None:
    table = dig(hand={0: ["boots_of_the_ape_lord"]}, bag={0: 30 - left})
    answer(table, "play boots_of_the_ape_lord")
    assert noise(table) == (0, left, 0)
    assert topic(table) == "turn"


# --- silence


@pytest.mark.rule("KAT-058")
@pytest.mark.parametrize(("lying", "back"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_silence_takes_two_own_cubes_back_or_as_many_as_there_are(lying: int, back: int) -> None:
    table = dig(hand={0: ["sneak_attack"]}, clank={0: lying, 1: 6})
    answer(table, "play sneak_attack")
    assert noise(table) == (30 - lying + back, lying - back, 2 - back)
    assert noise(table, 1)[:2] == (24, 6)


@pytest.mark.rule("KAT-058")
def test_silence_cannot_be_declined_and_leaves_ghosts_where_they_are() -> None:
    table = dig(row=calm("darkened_alcove"), skill=2, clank={0: 1}, ghosts={"area": 2})
    answer(table, "use darkened_alcove")
    assert topic(table) == "turn"
    assert noise(table) == (30, 0, 1)
    assert table.view(None).ghosts["area"] == 2


@pytest.mark.rule("KAT-059")
def test_anias_stumble_and_stab_in_the_back() -> None:
    table = dig(hand={0: ["stumble", "sneak_attack"]})
    answer(table, "play stumble")
    assert noise(table) == (29, 1, 0)
    answer(table, "play sneak_attack")
    assert noise(table) == (30, 0, 1)


@pytest.mark.rule("KAT-059")
def test_silence_that_found_no_cube_cancels_later_noise_one_for_one() -> None:
    table = dig(hand={0: ["sneak_attack", "stumble", "boots_of_the_ape_lord"]}, clank={1: 3})
    answer(table, "play sneak_attack")
    assert noise(table) == (30, 0, 2)
    answer(table, "play stumble")
    assert noise(table) == (30, 0, 1)
    answer(table, "play boots_of_the_ape_lord")
    assert noise(table) == (28, 2, 0)
    assert told(table, "clank") == [(0, 2)]


@pytest.mark.rule("KAT-059")
def test_the_silence_is_used_before_the_supply_is_looked_at() -> None:
    """One cube in the supply: of two Clank! one is cancelled and one is placed."""
    table = dig(hand={0: ["smash_and_grab"]}, quiet=1, bag={0: 29}, draw={0: []})
    answer(table, "play smash_and_grab")
    assert noise(table) == (0, 1, 0)
    empty = dig(hand={0: ["stumble"]}, quiet=1, bag={0: 30})
    answer(empty, "play stumble")
    assert noise(empty) == (0, 0, 0)


@pytest.mark.rule("KAT-059")
def test_the_silence_of_one_player_does_not_cancel_the_noise_of_another() -> None:
    table = dig(hand={0: ["corrupt_advisor"]}, quiet=2)
    answer(table, "play corrupt_advisor")
    assert each(table, "clank") == [0, 1]
    assert now(table).quiet == 2


@pytest.mark.rule("KAT-060")
def test_unused_silence_is_gone_with_the_turn() -> None:
    table = dig(hand={0: ["sneak_attack"], 1: []}, draw={0: ["stumble"], 1: []})
    answer(table, "play sneak_attack", "end")
    assert (seat_to_move(table), now(table).quiet) == (1, 0)
    answer(table, "end", "play stumble")
    assert noise(table) == (29, 1, 0)


@pytest.mark.rule("KAT-060")
@pytest.mark.parametrize("card", ["archoverlord", "skeleton_priest"])
def test_silence_is_lost_before_the_row_is_refilled(card: str) -> None:
    table = dig(hand={0: ["sneak_attack"]}, row=CALM[:5], deck=[card, "swindle"])
    answer(table, "play sneak_attack", "end")
    assert told(table, "arrived") == [(card,)]
    assert each(table, "clank") == [1, 1]


@pytest.mark.rule("KAT-060")
def test_noise_of_the_refill_is_not_counted_for_the_turn() -> None:
    """The Lute pays for its own Clank! only, not for that of an Archoverlord who arrives."""
    table = dig(hand={0: ["lute"]}, draw={0: []}, row=CALM[2:6], deck=["archoverlord", "archoverlord", "swindle"])
    answer(table, "play lute", "end")
    assert each(table, "clank") == [3, 2]
    assert thief(table).gold == 1
    assert now(table).cubes_made == 0


# --- paid for noise


@pytest.mark.rule("KAT-065")
def test_the_lute_pays_for_noise_before_and_after_it_and_silence_takes_nothing_back() -> None:
    """Two Clank! before it, its own, one after it, and -2: four gold."""
    hand = ["stumble", "stumble", "lute", "lightstick", "sneak_attack"]
    table = dig(hand={0: hand}, draw={0: []})
    answer(table, "play stumble", "play stumble", "play lute")
    assert thief(table).gold == 3
    answer(table, "play lightstick")
    assert thief(table).gold == 4
    answer(table, "play sneak_attack")
    assert (thief(table).gold, noise(table)) == (4, (28, 2, 0))


@pytest.mark.rule("KAT-065")
@pytest.mark.parametrize("place", range(4))
def test_the_order_does_not_matter(place: int) -> None:
    hand = ["stumble", "sneak_attack", "lightstick"]
    hand.insert(place, "lute")
    table = dig(hand={0: hand}, draw={0: []})
    answer(table, *[f"play {card}" for card in hand])
    assert thief(table).gold == 3


@pytest.mark.rule("KAT-065")
@pytest.mark.parametrize(
    ("have", "gold"),
    [({}, 4), ({"bag": {0: 30}}, 0), ({"bag": {0: 28}}, 2), ({"quiet": 2}, 4), ({"quiet": 1, "bag": {0: 30}}, 1)],
)
def test_noise_without_cubes_does_not_count_but_cancelled_noise_does(have: dict[str, Any], gold: int) -> None:
    """The Lute and three more Clank!."""
    table = dig(hand={0: ["lute", "boots_of_the_ape_lord"]}, draw={0: []}, **have)
    answer(table, "play lute", "play boots_of_the_ape_lord")
    assert thief(table).gold == gold


@pytest.mark.rule("KAT-065")
def test_the_noise_of_others_is_not_paid_for() -> None:
    table = dig({}, 3, hand={0: ["lute", "corrupt_advisor"]}, draw={0: []})
    answer(table, "play lute", "play corrupt_advisor")
    assert each(table, "clank") == [1, 1, 1]
    assert each(table, "gold") == [1, 0, 0]

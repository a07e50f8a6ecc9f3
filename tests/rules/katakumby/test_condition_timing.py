"""Conditions of cards: they may come true before the card is played or after it, within the turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dialect import offers, seat_to_move, told
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import laid, room, tile, tunnel
from tests.rules.katakumby.exploring import calm
from tests.rules.raids import now, pass_turn, thief
from tests.support import answer, legal

QUARRY = {
    "grotto": tile(
        {"hall": ["market"], "cave": ["crystal_cave"], "grot": ["crystal_cave"], "idle": []},
        tunnel("hall", "cave"),
        tunnel("cave", "grot"),
        tunnel("hall", "idle"),
        tunnel("grot", "idle"),
    )
}
GROTTO: dict[str, Any] = {"map": [laid("grotto", 1, 0)], "room": {0: "grotto.hall"}}
IN_CAVE = {**GROTTO, "room": {0: "grotto.cave"}}


# --- another card in play


@pytest.mark.rule("KAT-063")
@pytest.mark.parametrize("order", [["mercenary", "rebel_general"], ["rebel_general", "mercenary"]])
def test_the_rebel_general_draws_one_card_whenever_the_other_companion_comes(order: list[str]) -> None:
    table = dig(hand={0: ["rebel_general", "mercenary"]}, draw={0: ["burgle"] * 4})
    answer(table, f"play {order[0]}")
    assert thief(table).hand_count == 1
    answer(table, f"play {order[1]}")
    assert table.view(0).hand == ["burgle"]


@pytest.mark.rule("KAT-063")
def test_a_third_companion_draws_no_second_card() -> None:
    table = dig(hand={0: ["rebel_general", "mercenary", "mercenary"]}, draw={0: ["burgle"] * 4})
    answer(table, "play rebel_general", "play mercenary", "play mercenary")
    assert table.view(0).hand == ["burgle"]


@pytest.mark.rule("KAT-063")
def test_a_companion_of_a_later_turn_comes_too_late() -> None:
    table = dig(hand={0: ["rebel_general"], 1: []}, draw={0: ["mercenary", *["burgle"] * 5], 1: []})
    answer(table, "play rebel_general", "end")
    pass_turn(table)
    assert (seat_to_move(table), thief(table).hand_count) == (0, 5)
    answer(table, "play mercenary")
    assert (thief(table).hand_count, thief(table).deck_count) == (4, 1)


# --- tokens and numbers


@pytest.mark.rule("KAT-063")
@pytest.mark.parametrize("crown_first", [True, False])
def test_a_crown_may_be_bought_before_or_after_the_floating_skull(crown_first: bool) -> None:
    """With a crown the Floating Skull teleports."""
    table = dig(QUARRY, **GROTTO, hand={0: ["floating_skull"]}, gold={0: 7})
    if crown_first:
        answer(table, "buy crown_10", "play floating_skull")
    else:
        answer(table, "play floating_skull")
        assert offers(table, "teleport") == []
        answer(table, "buy crown_10")
    assert now(table).teleports == 1
    assert f"teleport {room(table, 'grotto.idle')}" in legal(table)


@pytest.mark.rule("KAT-063")
@pytest.mark.parametrize("place", range(3))
def test_enough_skill_may_be_made_before_or_after_the_divining_rod(place: int) -> None:
    """With 6 skill this turn it heals; 2 of them are its own. It does so once, and spending takes nothing back."""
    hand = ["lightstick", "burgle"]
    hand.insert(place, "divining_rod")
    table = dig(hand={0: [*hand, "burgle"]}, damage={0: 3}, row=calm("flamboyance"))
    answer(table, f"play {hand[0]}", f"play {hand[1]}", "buy flamboyance")
    assert thief(table).damage == 3
    answer(table, f"play {hand[2]}")
    assert thief(table).damage == 2
    answer(table, "play burgle")
    assert thief(table).damage == 2


@pytest.mark.rule("KAT-063")
@pytest.mark.parametrize("freed", ["golden_monkey_bot", "monk"])
def test_an_idol_may_be_had_after_the_boots_of_the_ape_lord_were_played(freed: str) -> None:
    """With an idol they make crystal caves harmless, also one that was entered before."""
    quarry = {"lair": tile({"hall": [], "cave": ["crystal_cave", "prison"]}, tunnel("hall", "cave"))}
    table = dig(
        quarry,
        map=[laid("lair", 1, 0)],
        room={0: "lair.hall"},
        hand={0: ["boots_of_the_ape_lord"]},
        bank={"prison": [freed, "peasant"]},
    )
    answer(table, "play boots_of_the_ape_lord", f"move {room(table, 'lair.cave')}")
    assert offers(table, "move") == []
    answer(table, "open prison")
    assert offers(table, "move") == ([str(room(table, "lair.hall"))] if freed == "golden_monkey_bot" else [])


# --- places


@pytest.mark.rule("KAT-064")
def test_the_crystal_camouflage_works_when_the_cave_is_entered_later() -> None:
    table = dig(QUARRY, **GROTTO, hand={0: ["lie_in_wait"]}, clank={0: 5}, boots=1)
    assert table.catalog.cards["lie_in_wait"].name.pl == "Kryształowy kamuflaż"
    answer(table, "play lie_in_wait")
    assert thief(table).clank == 5
    answer(table, f"move {room(table, 'grotto.cave')}")
    assert (thief(table).clank, thief(table).supply) == (3, 27)


@pytest.mark.rule("KAT-064")
def test_it_works_when_it_is_played_in_the_cave() -> None:
    table = dig(QUARRY, **GROTTO, hand={0: ["lie_in_wait"]}, clank={0: 5}, boots=1)
    answer(table, f"move {room(table, 'grotto.cave')}", "play lie_in_wait")
    assert thief(table).clank == 3


@pytest.mark.rule("KAT-064")
def test_having_begun_the_turn_in_a_cave_is_enough() -> None:
    table = dig(QUARRY, **IN_CAVE, hand={0: ["lie_in_wait"]}, clank={0: 5}, boots=1)
    answer(table, f"move {room(table, 'grotto.hall')}", "play lie_in_wait")
    assert thief(table).clank == 3


@pytest.mark.rule("KAT-064")
def test_a_cave_of_an_earlier_turn_is_not() -> None:
    table = dig(QUARRY, **IN_CAVE, hand={0: [], 1: []}, draw={0: ["lie_in_wait"]}, clank={0: 5}, boots=1)
    answer(table, f"move {room(table, 'grotto.hall')}", "end")
    pass_turn(table)
    answer(table, "play lie_in_wait")
    assert thief(table).clank == 5


@pytest.mark.rule("KAT-064")
def test_it_works_once_for_each_card() -> None:
    """Two caves are entered: one copy is heard once, two copies once each."""
    for copies, left in ((1, 6), (2, 4)):
        table = dig(QUARRY, **GROTTO, hand={0: ["lie_in_wait"] * copies}, clank={0: 8}, boots=2, caves_lifted=True)
        answer(table, *["play lie_in_wait"] * copies)
        answer(table, f"move {room(table, 'grotto.cave')}", f"move {room(table, 'grotto.grot')}")
        assert thief(table).clank == left
        assert told(table, "hush") == [(0, 2)] * copies

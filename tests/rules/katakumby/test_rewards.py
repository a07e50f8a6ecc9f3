"""Rewards of rooms: secrets, idols, gold and healing, at once on entering, once a turn."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import result, told, topic
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import here, laid, teleport, tile, tunnel, walk, walks
from tests.rules.raids import each, now, purse, thief
from tests.support import answer, legal

PURSES = {
    "lane": [],
    "one": [{"gold": 1}],
    "two": [{"gold": 2}],
    "three": [{"gold": 3}],
    "both": [{"gold": 1}, {"gold": 2}],
}
QUARRY = {
    "purses": tile(PURSES, *(tunnel("lane", name) for name in PURSES if name != "lane"), tunnel("one", "two")),
    "finds": tile(
        {"camp": [], "nook": ["minor_secret"], "lode": ["minor_secret"]},
        tunnel("camp", "nook"),
        tunnel("camp", "lode"),
        tunnel("nook", "lode"),
    ),
    "springs": tile(
        {"path": [], "spring": ["heal"], "well": ["heal"]}, tunnel("path", "spring"), tunnel("path", "well")
    ),
    "vault": tile({"vault": ["artifact"]}),
    "mixed": tile({"porch": [], "mixed": ["minor_secret", {"gold": 1}]}, tunnel("porch", "mixed")),
}


def east(name: str, place: str, **position: Any) -> Table:
    """This tile lies east of the yard's lower half; seat 0 stands in a room of it."""
    return dig(QUARRY, **{"map": [laid(name, 1, 0)], "room": {0: f"{name}.{place}"}, "boots": 4, **position})


def take_turns_until(table: Table, seat: int) -> None:
    """End turns until this seat is on turn."""
    answer(table, "end")
    while table.ask is not None and table.ask.seat != seat:
        answer(table, "end")


IDLE: dict[str, Any] = {"hand": {0: [], 1: []}, "draw": {0: ["sidestep"] * 1, 1: []}}
"""Nobody has a card, but for one boot that seat 0 draws for the next turn."""


# --- at once, and once


@pytest.mark.rule("KAT-144")
def test_a_reward_comes_at_once_and_the_turn_goes_on() -> None:
    table = east("purses", "lane", boots=3)
    walk(table, "purses.two")
    assert (topic(table), legal(table)) == ("reward", ["take gold 2", "leave"])
    answer(table, "take gold 2")
    assert (thief(table).gold, topic(table), now(table).boots) == (2, "turn", 2)
    walk(table, "purses.lane", "purses.three")
    answer(table, "take gold 3")
    assert thief(table).gold == 5


@pytest.mark.rule("KAT-144")
def test_a_reward_may_be_declined() -> None:
    table = east("purses", "lane")
    walk(table, "purses.two")
    answer(table, "leave")
    assert (thief(table).gold, topic(table), told(table, "gold")) == (0, "turn", [])


@pytest.mark.rule("KAT-144")
def test_entering_by_teleport_counts() -> None:
    table = east("purses", "lane", teleports=1)
    teleport(table, "purses.three")
    answer(table, "take gold 3")
    assert thief(table).gold == 3


@pytest.mark.rule("KAT-144")
def test_starting_the_turn_in_the_room_does_not_count() -> None:
    table = east("purses", "two")
    assert (topic(table), thief(table).gold) == ("turn", 0)
    assert not [line for line in legal(table) if line.startswith("take")]


@pytest.mark.rule("KAT-144")
def test_a_tile_just_discovered_gives_the_reward_of_the_room_that_is_entered() -> None:
    quarry = {"mint": tile({"mint": [{"gold": 2}]})}
    table = dig(quarry, room={0: "start.hall"}, boots=1, tiles=["mint"])
    answer(table, "explore 1EL0", "place 0")
    assert (topic(table), here(table)) == ("reward", "mint.mint")
    answer(table, "take gold 2")
    assert thief(table).gold == 2


@pytest.mark.rule("KAT-145")
def test_a_room_gives_its_reward_once_a_turn_however_often_it_is_entered() -> None:
    table = east("purses", "lane", boots=3, teleports=1)
    walk(table, "purses.two")
    answer(table, "take gold 2")
    walk(table, "purses.lane", "purses.two")
    assert (topic(table), thief(table).gold) == ("turn", 2)
    teleport(table, "purses.one")
    answer(table, "take gold 1")
    assert thief(table).gold == 3


@pytest.mark.rule("KAT-145")
def test_what_was_declined_can_still_be_had_on_the_next_entry() -> None:
    table = east("purses", "lane", boots=3)
    walk(table, "purses.two")
    answer(table, "leave")
    walk(table, "purses.lane", "purses.two")
    answer(table, "take gold 2")
    assert thief(table).gold == 2


@pytest.mark.rule("KAT-145")
@pytest.mark.parametrize(
    ("place", "takes", "gold"), [("both", ["gold 1", "gold 2"], 3), ("both", ["gold 2", "gold 1"], 3)]
)
def test_two_different_symbols_of_a_room_both_count(place: str, takes: list[str], gold: int) -> None:
    table = east("purses", "lane", boots=3)
    walk(table, f"purses.{place}")
    assert legal(table) == ["take gold 1", "take gold 2", "leave"]
    answer(table, f"take {takes[0]}")
    assert legal(table) == [f"take {takes[1]}", "leave"]
    answer(table, f"take {takes[1]}")
    assert (thief(table).gold, topic(table)) == (gold, "turn")
    walk(table, "purses.lane", f"purses.{place}")
    assert topic(table) == "turn"


@pytest.mark.rule("KAT-145")
def test_of_two_symbols_the_one_not_taken_is_left_for_the_next_entry() -> None:
    table = east("mixed", "porch", boots=3, bank={"minor": ["treasure"]})
    walk(table, "mixed.mixed")
    answer(table, "take gold 1", "leave")
    walk(table, "mixed.porch", "mixed.mixed")
    assert legal(table) == ["take minor_secret", "leave"]


@pytest.mark.rule("KAT-146")
@pytest.mark.parametrize(
    ("tile_name", "rooms", "takes", "expected"),
    [
        ("purses", ["one", "two", "lane", "three"], ["gold 1", "gold 2", "gold 3"], (6, 0)),
        ("finds", ["nook", "lode"], ["minor_secret", "minor_secret"], (4, 0)),
        ("springs", ["spring", "path", "well"], ["heal", "heal"], (0, -2)),
    ],
)
def test_the_same_kind_may_be_received_from_different_rooms(
    tile_name: str, rooms: list[str], takes: list[str], expected: tuple[int, int]
) -> None:
    first = next(iter(QUARRY[tile_name]["rooms"]))
    table = east(tile_name, first, damage={0: 3}, bank={"minor": ["treasure", "treasure", "treasure"]})
    for name in rooms:
        walk(table, f"{tile_name}.{name}")
        if topic(table) == "reward":
            answer(table, f"take {takes.pop(0)}")
    assert (thief(table).gold, thief(table).damage - 3) == expected
    assert takes == []


@pytest.mark.rule("KAT-147")
def test_on_a_later_turn_the_reward_comes_again() -> None:
    table = east("purses", "lane", boots=2, **IDLE)
    walk(table, "purses.two")
    answer(table, "take gold 2")
    walk(table, "purses.lane")
    take_turns_until(table, 0)
    answer(table, "play sidestep")
    walk(table, "purses.two")
    answer(table, "take gold 2")
    assert thief(table).gold == 4


# --- the symbols


@pytest.mark.rule("KAT-148")
def test_the_minor_secret_symbol_gives_a_secret_that_is_turned_up_at_once() -> None:
    table = east("finds", "camp", bank={"minor": ["treasure", "potion_of_healing"]})
    walk(table, "finds.nook")
    assert legal(table) == ["take minor_secret", "leave"]
    answer(table, "take minor_secret")
    assert told(table, "took", 1) == [(0, "treasure")]
    assert (thief(table).gold, list(thief(table).tokens)) == (2, [])
    walk(table, "finds.lode")
    answer(table, "take minor_secret")
    assert list(thief(table).tokens) == ["potion_of_healing"]
    assert table.view(1).secrets_left["minor"] == 0


@pytest.mark.rule("KAT-148")
def test_the_secret_is_a_random_one() -> None:
    found = set()
    for seed in range(12):
        table = dig(QUARRY, seed=seed, map=[laid("finds", 1, 0)], room={0: "finds.camp"}, boots=1)
        assert table.view(0).secrets_left["minor"] == 20
        walk(table, "finds.nook")
        answer(table, "take minor_secret")
        found.add(told(table, "took")[0])
        assert table.view(0).secrets_left["minor"] == 19
    assert len(found) > 3


@pytest.mark.rule("KAT-149")
def test_with_no_minor_secret_left_the_symbol_gives_nothing() -> None:
    table = east("finds", "camp", bank={"minor": []})
    walk(table, "finds.nook")
    assert (topic(table), told(table, "took")) == ("turn", [])


@pytest.mark.rule("KAT-149")
def test_when_the_last_one_has_been_taken_the_next_room_gives_nothing() -> None:
    table = east("finds", "camp", bank={"minor": ["treasure"]})
    walk(table, "finds.nook")
    answer(table, "take minor_secret")
    walk(table, "finds.lode")
    assert (topic(table), thief(table).gold, len(told(table, "took"))) == ("turn", 2, 1)


@pytest.mark.rule("KAT-150")
def test_the_monkey_shrine_gives_one_of_the_idols_that_are_left() -> None:
    table = dig(room={0: "start.attic"}, boots=3)
    assert table.view(0).idols == 3
    walk(table, "start.shrine")
    assert (topic(table), legal(table)) == ("reward", ["take monkey_shrine", "leave"])
    answer(table, "take monkey_shrine")
    assert (list(thief(table).tokens), table.view(1).idols) == (["monkey_idol"], 2)
    walk(table, "start.attic", "start.shrine")
    assert (topic(table), table.view(0).idols) == ("turn", 2)


@pytest.mark.rule("KAT-150")
def test_nobody_has_to_take_an_idol() -> None:
    table = dig(room={0: "start.attic"}, boots=1)
    walk(table, "start.shrine")
    answer(table, "leave")
    assert (list(thief(table).tokens), table.view(0).idols) == ([], 3)


@pytest.mark.rule("KAT-150")
def test_an_empty_shrine_gives_nothing() -> None:
    table = dig(room={0: "start.attic"}, boots=1, idols=0)
    walk(table, "start.shrine")
    assert (topic(table), list(thief(table).tokens)) == ("turn", [])


@pytest.mark.rule("KAT-150")
def test_another_idol_on_another_turn() -> None:
    table = dig(room={0: "start.attic"}, boots=2, **IDLE)
    walk(table, "start.shrine")
    answer(table, "take monkey_shrine")
    walk(table, "start.attic")
    take_turns_until(table, 0)
    answer(table, "play sidestep")
    walk(table, "start.shrine")
    answer(table, "take monkey_shrine")
    assert (list(thief(table).tokens), table.view(0).idols) == (["monkey_idol"] * 2, 1)


@pytest.mark.rule("KAT-151")
def test_an_idol_is_worth_five_points() -> None:
    """Both have the same artifact and leave; one has two idols more."""
    scores = []
    for tokens in (["artifact_5"], ["artifact_5", "monkey_idol"], ["artifact_5", "monkey_idol", "monkey_idol"]):
        table = dig(out={0: "left", 1: "lost"}, players=3, turn=2, tokens={0: tokens}, row=[], deck=[])
        answer(table, "end")
        scores.append(result(table).scores[0])
    assert scores == [5, 10, 15]


@pytest.mark.rule("KAT-151")
def test_an_idol_is_no_artifact() -> None:
    """It opens no crypt, fills no hand, and does not anger the dragon."""
    table = dig(room={0: "start.attic"}, boots=3)
    walk(table, "start.shrine")
    rage = table.view(0).rage
    answer(table, "take monkey_shrine")
    assert (thief(table).artifacts, table.view(0).rage) == (0, rage)
    walk(table, "start.attic", "start.hall")
    assert "start.crypt" not in walks(table)
    holder = east("vault", "vault", lying={"vault.vault": ["artifact_5"]}, tokens={0: ["monkey_idol"] * 2})
    answer(holder, "take artifact_5")
    assert thief(holder).artifacts == 1


@pytest.mark.rule("KAT-152")
@pytest.mark.parametrize(("place", "gold"), [("one", 1), ("two", 2), ("three", 3)])
def test_the_gold_symbol_gives_the_gold_that_is_printed(place: str, gold: int) -> None:
    table = east("purses", "lane", gold={0: 10, 1: 4})
    walk(table, f"purses.{place}")
    answer(table, f"take gold {gold}")
    assert (each(table, "gold"), told(table, "gold")) == ([10 + gold, 4], [(0, gold)])


@pytest.mark.rule("KAT-153")
@pytest.mark.parametrize("damage", [1, 4, 9])
def test_the_heart_symbol_heals_one_damage(damage: int) -> None:
    table = east("springs", "path", damage={0: damage, 1: 3})
    supply = thief(table).supply
    walk(table, "springs.spring")
    assert legal(table) == ["take heal", "leave"]
    answer(table, "take heal")
    assert (each(table, "damage"), thief(table).supply) == ([damage - 1, 3], supply + 1)


@pytest.mark.rule("KAT-153")
def test_who_is_unhurt_has_nothing_to_heal() -> None:
    table = east("springs", "path")
    walk(table, "springs.spring")
    assert (topic(table), thief(table).damage, purse(table)) == ("turn", 0, (0, 0, 3))

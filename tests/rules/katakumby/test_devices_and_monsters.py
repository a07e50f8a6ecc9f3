"""Using devices and defeating monsters of the dungeon row, and the goblin of the reserve."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, told
from tests.rules.katakumby.delving import CALM, dig
from tests.rules.katakumby.digging import Made, laid, room, tile, tunnel
from tests.rules.katakumby.exploring import calm
from tests.rules.raids import purse, thief
from tests.support import answer

QUARRY = {
    "places": tile(
        {"hall": [], "cave": ["crystal_cave"], "altar": ["altar"], "stall": ["market"]},
        tunnel("hall", "cave"),
        tunnel("hall", "altar"),
        tunnel("hall", "stall"),
    ),
    "haven": tile({"porch": [], "cave": ["crystal_cave"]}, tunnel("porch", "cave"), back="haven"),
}
ROOMS = (
    "start.crypt", "start.hall", "start.attic", "start.shrine", "haven.porch", "haven.cave",
    "places.hall", "places.cave", "places.altar", "places.stall",
)  # fmt: skip
MAP = [laid("places", 1, 1), laid("haven", 1, 0)]


def at(place: str, **position: Any) -> Table:
    """Somebody stands in this room."""
    return dig(QUARRY, map=MAP, room={0: place}, **position)


# --- devices


@pytest.mark.rule("KAT-071")
@pytest.mark.parametrize(
    ("device", "cost"), [("darkened_alcove", 2), ("thieves_shrine", 4), ("black_market", 5), ("underground_river", 2)]
)
def test_a_device_costs_its_skill(device: str, cost: int) -> None:
    poor = dig(row=calm(device), skill=cost - 1, swords=9, boots=9, gold={0: 9})
    check_refused(poor, f"use {device}")
    table = dig(row=calm(device), skill=cost, hand={0: ["burgle"]})
    answer(table, f"use {device}")
    assert purse(table) == (0, 0, 0)
    assert told(table, "used") == [(0, device)]


@pytest.mark.rule("KAT-071")
def test_the_text_of_a_device_works_at_once() -> None:
    table = dig(row=calm("darkened_alcove"), skill=2, clank={0: 3}, hand={0: ["burgle"]})
    answer(table, "use darkened_alcove")
    assert (thief(table).clank, thief(table).supply) == (1, 29)
    assert offers(table, "play") == ["burgle"]


@pytest.mark.rule("KAT-072")
def test_a_used_device_goes_to_the_dungeon_discard_pile() -> None:
    table = dig(row=calm("darkened_alcove"), skill=2)
    pile = list(table.view(None).dungeon_discard)
    answer(table, "use darkened_alcove")
    assert table.view(None).dungeon_discard == [*pile, "darkened_alcove"]
    assert "darkened_alcove" not in table.view(None).cards_of(0)
    answer(table, "end")
    assert "darkened_alcove" not in table.view(None).cards_of(0)


@pytest.mark.rule("KAT-072")
def test_a_device_cannot_be_acquired_or_fought() -> None:
    table = dig(row=calm("darkened_alcove"), skill=9, swords=9)
    check_refused(table, "buy darkened_alcove")
    check_refused(table, "fight darkened_alcove")


@pytest.mark.rule("KAT-073", "KAT-077")
@pytest.mark.parametrize(("card", "line"), [("darkened_alcove", "use"), ("skeleton", "fight")])
def test_the_gap_stays_until_the_end_of_the_turn(card: str, line: str) -> None:
    table = dig(row=[CALM[0], card, *CALM[1:4], card], deck=["bandit", "bandit"], skill=4, swords=4)
    answer(table, f"{line} {card}", f"{line} {card}")
    assert table.view(None).row == CALM[:4]
    assert table.view(None).dungeon_deck_count == 2
    answer(table, "end")
    assert sorted(table.view(None).row) == sorted([*CALM[:4], "bandit", "bandit"])


# --- devices that ask for more than skill


@pytest.mark.rule("KAT-340")
def test_the_wishing_well_is_refused_for_two_gold_and_nothing_is_paid() -> None:
    table = dig(row=calm("wishing_well"), gold={0: 2}, skill=9, draw={0: ["burgle"] * 2})
    check_refused(table, "use wishing_well")
    assert (thief(table).gold, purse(table), thief(table).hand_count) == (2, (9, 0, 0), 0)


@pytest.mark.rule("KAT-340")
def test_for_three_gold_the_wishing_well_draws_two_cards() -> None:
    table = dig(row=calm("wishing_well"), gold={0: 4}, draw={0: ["burgle"] * 3})
    answer(table, "use wishing_well")
    assert (thief(table).gold, purse(table), thief(table).hand_count) == (1, (0, 0, 0), 2)


@pytest.mark.rule("KAT-340")
@pytest.mark.parametrize(
    ("skill", "lockpicks", "secrets", "can"),
    [
        (3, 1, ["greater_treasure"], True),
        (2, 1, ["greater_treasure"], False),
        (3, 0, ["greater_treasure"], False),
        (3, 1, [], False),
    ],
)
def test_the_locked_trunk_needs_skill_a_lockpick_and_a_secret_to_find(
    skill: int, lockpicks: int, secrets: list[str], can: bool
) -> None:
    table = dig(row=calm("locked_trunk"), skill=skill, lockpicks={0: lockpicks}, bank={"major": secrets})
    if not can:
        check_refused(table, "use locked_trunk")
        return
    answer(table, "use locked_trunk")
    assert (purse(table), thief(table).lockpicks, thief(table).gold) == ((0, 0, 0), 0, 5)
    assert (table.view(None).loot, table.view(None).board.opened) == ({}, frozenset())


# --- monsters


@pytest.mark.rule("KAT-074")
@pytest.mark.parametrize(
    ("monster", "cost"), [("skeleton", 1), ("keymaster", 2), ("archoverlord", 3), ("ogre_merchant", 4)]
)
def test_a_monster_costs_swords_and_nothing_else_will_do(monster: str, cost: int) -> None:
    poor = dig(row=calm(monster), swords=cost - 1, skill=9, boots=9, gold={0: 20})
    check_refused(poor, f"fight {monster}")
    check_refused(poor, f"buy {monster}")
    table = dig(row=calm(monster), swords=cost + 1, skill=1)
    answer(table, f"fight {monster}")
    assert purse(table) == (1, 1, 0)
    assert told(table, "defeated") == [(0, monster)]


@pytest.mark.rule("KAT-075", "KAT-076")
def test_ania_defeats_the_crystal_kobold() -> None:
    table = at("places.cave", row=calm("crystal_kobold"), swords=2)
    pile = list(table.view(None).dungeon_discard)
    assert table.catalog.cards["crystal_kobold"].name.pl == "Szklany kobold"
    answer(table, "fight crystal_kobold")
    assert purse(table) == (2, 0, 0)
    assert table.view(None).dungeon_discard == [*pile, "crystal_kobold"]
    assert thief(table).discard == []


@pytest.mark.rule("KAT-075")
def test_the_effect_of_a_defeat_comes_at_once() -> None:
    table = dig(row=calm("skeleton", "keymaster", "archoverlord"), swords=6, draw={0: ["burgle"] * 2})
    answer(table, "fight skeleton")
    assert (thief(table).gold, thief(table).clank) == (2, 1)
    answer(table, "fight keymaster")
    assert thief(table).lockpicks == 4
    answer(table, "fight archoverlord")
    assert (table.view(0).hand, thief(table, 1).clank) == (["burgle", "burgle"], 1)


@pytest.mark.rule("KAT-076")
def test_a_defeated_monster_never_becomes_the_players_card() -> None:
    table = dig(row=calm("skeleton", "skeleton"), swords=2)
    answer(table, "fight skeleton", "fight skeleton")
    assert table.view(None).dungeon_discard[-2:] == ["skeleton", "skeleton"]
    answer(table, "end")
    assert "skeleton" not in table.view(None).cards_of(0)


# --- only in certain places


@pytest.mark.rule("KAT-078")
@pytest.mark.parametrize(
    ("monster", "places"),
    [
        ("crystal_kobold", {"places.cave", "places.altar", "haven.cave"}),
        ("the_warden", {"places.hall", "places.cave", "places.altar", "places.stall", "start.attic", "start.shrine"}),
        ("skeleton", set(ROOMS)),
    ],
)
def test_where_a_monster_can_be_fought(monster: str, places: set[str]) -> None:
    found = {place for place in ROOMS if monster in offers(at(place, row=calm(monster), swords=9), "fight")}
    assert found == places


@pytest.mark.rule("KAT-078")
def test_the_place_counts_when_the_price_is_paid() -> None:
    """Not where the turn began: a kobold can be fought only while one stands in the cave."""
    table = at("places.cave", row=calm("crystal_kobold", "crystal_kobold"), swords=4, boots=2)
    answer(table, "fight crystal_kobold", f"move {room(table, 'places.hall')}")
    check_refused(table, "fight crystal_kobold")
    answer(table, f"move {room(table, 'places.altar')}", "fight crystal_kobold")
    assert purse(table) == (4, 0, 0)


def bound(name: str, kind: str, place: str, **more: Any) -> Made:
    """A card that is bound to a place."""
    return {
        "id": name,
        "name": {"pl": name, "en": name},
        "kind": kind,
        "copies": 1,
        "cost": 1,
        "only_in": place,
        **more,
    }


@pytest.mark.rule("KAT-078")
@pytest.mark.parametrize(
    ("place", "inside", "outside"),
    [
        ("depths", "places.hall", "start.hall"),
        ("crystal_cave", "haven.cave", "places.altar"),
        ("altar", "places.altar", "places.cave"),
    ],
)
def test_a_place_may_also_bind_devices_and_cards_to_acquire(place: str, inside: str, outside: str) -> None:
    cards = [
        bound("pump", "device", place, use={"gold": 1}),
        bound("cup", "blue", place, play={"gold": 1}),
        bound("bug", "monster", place, defeat={"gold": 1}),
    ]
    for where, allowed in ((inside, True), (outside, False)):
        table = at(where, cards=cards, row=["pump", "cup", "bug"], skill=1, swords=1)
        assert offers(table, "use") == ["pump"] * allowed
        assert offers(table, "buy") == ["cup"] * allowed
        assert offers(table, "fight") == ["bug"] * allowed


# --- the goblin


@pytest.mark.rule("KAT-079", "KAT-320")
@pytest.mark.parametrize("place", ["start.crypt", "places.hall"])
def test_the_goblin_costs_two_swords_and_pays_one_gold(place: str) -> None:
    check_refused(at(place, swords=1, skill=9), "fight goblin")
    table = at(place, swords=2)
    pile = list(table.view(None).dungeon_discard)
    answer(table, "fight goblin")
    assert (purse(table), thief(table).gold) == ((0, 0, 0), 1)
    assert table.view(None).reserve["goblin"] == 1
    assert table.view(None).dungeon_discard == pile


@pytest.mark.rule("KAT-080", "KAT-320")
def test_the_goblin_may_be_defeated_again_and_again() -> None:
    table = dig(swords=9, hand={0: ["mercenary"], 1: ["mercenary"]})
    for times in range(1, 5):
        answer(table, "fight goblin")
        assert thief(table).gold == times
    check_refused(table, "fight goblin")
    answer(table, "play mercenary", "fight goblin", "end")
    assert (thief(table).gold, table.view(None).reserve["goblin"]) == (5, 1)
    answer(table, "play mercenary", "fight goblin")
    assert thief(table, 1).gold == 1
    assert told(table, "defeated") == [(0, "goblin")] * 5 + [(1, "goblin")]

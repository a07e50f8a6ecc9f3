"""The order of a discovering move, that it cannot be taken back, and that it discovers one tile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dialect import check_refused, seat_to_move, story, told, topic, verbs
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import ends, goals, here, laid, room, tile, tiles_laid, tunnel, yard
from tests.rules.katakumby.venturing import QUARRY, places, setting_out
from tests.rules.raids import now, purse, thief
from tests.support import Position, answer, legal

# --- the order of things


@pytest.mark.rule("KAT-355")
def test_the_first_half_is_paid_before_the_tile_is_seen_and_the_rest_afterwards() -> None:
    """The ledger's example: 2 boots and 1 lockpick; the tile adds footprints and a lock."""
    table = setting_out("knot", boots=2, lockpicks={0: 1})
    assert (now(table).boots, thief(table).lockpicks, table.view(0).revealed) == (1, 1, "knot")
    answer(table, "place 0")
    assert (now(table).boots, thief(table).lockpicks, here(table)) == (0, 0, "knot.knot")


@pytest.mark.rule("KAT-355")
def test_pay_reveal_place_effects_pay_enter_in_this_order() -> None:
    """A lock, footprints and a monster on the half that lies there; behind it a haunted tile with an artifact, a lock
    and a reward."""
    start = yard(tunnel("hall", "EL0", lock=True, footprints=True, monsters=1))
    ghostly = tile({"grave": ["artifact", {"gold": 2}]}, tunnel("grave", "W1", lock=True), haunted=True)
    table = dig(
        {"ghostly": ghostly}, start=start, room={0: "start.hall"}, boots=2, tiles=["ghostly"], artifacts=["artifact_5"]
    )
    answer(table, "explore 1EL0 0")
    assert (now(table).boots, thief(table).lockpicks, thief(table).damage) == (0, 2, 1)
    assert story(table) == ["turn", "hurt", "unlocked", "tile"]
    answer(table, "place 0")
    assert story(table)[4:] == ["placed", "haunted", "artifacts", "unlocked", "entered"]
    assert topic(table) == "reward"


@pytest.mark.rule("KAT-355")
@pytest.mark.parametrize(
    ("symbols", "lacking", "enough"),
    [
        ({}, {"boots": 0}, {"boots": 1}),
        ({"footprints": True}, {"boots": 1}, {"boots": 2}),
        ({"lock": True}, {"lockpicks": {0: 0}}, {"lockpicks": {0: 1}}),
        ({"monsters": 2}, {"damage": {0: 8}}, {"damage": {0: 8}, "swords": 1}),
        ({"monsters": 2}, {"clank": {0: 29}}, {"clank": {0: 28}}),
        ({"one_way": "b_to_a"}, {}, {"tokens": {0: ["catacombs_map"]}}),
    ],
    ids=str,
)
def test_who_cannot_pay_for_the_first_half_cannot_start(
    symbols: dict[str, Any], lacking: dict[str, Any], enough: dict[str, Any]
) -> None:
    start = yard(tunnel("hall", "EL0", **symbols))
    common = {"room": {0: "start.hall"}, "boots": 1, "tiles": ["field"]}
    assert "1EL0" not in ends(dig(QUARRY, start=start, **{**common, **lacking}))
    assert "1EL0" in ends(dig(QUARRY, start=start, **{**common, **enough}))


@pytest.mark.rule("KAT-355")
def test_a_teleport_skips_both_payments() -> None:
    start = yard(tunnel("EL0", "hall", lock=True, footprints=True, monsters=3, one_way="a_to_b"))
    table = dig(QUARRY, start=start, room={0: "start.hall"}, teleports=1, boots=2, swords=3, tiles=["knot"])
    answer(table, "teleport 1EL0")
    assert places(table) == [0, 90, 180, 270]
    answer(table, "place 0")
    assert here(table) == "knot.knot"
    assert (purse(table), thief(table).lockpicks, thief(table).damage) == ((0, 3, 2), 3, 0)


@pytest.mark.rule("KAT-355")
def test_other_actions_come_between_the_sight_of_the_tile_and_the_choice_of_its_rotation() -> None:
    """After the rotation is chosen nothing but the choice of swords is left."""
    table = setting_out("den", hand={0: ["burgle", "mercenary"]}, swords=1)
    assert {"play", "place"} == verbs(table)
    answer(table, "place 0")
    assert verbs(table) == {"move"}
    answer(table, f"move {room(table, 'den.den')} 1")
    assert {"play burgle", "play mercenary"} <= set(legal(table))


@pytest.mark.rule("KAT-356")
def test_a_revealed_tile_is_always_placed() -> None:
    table = setting_out("field", boots=5)
    assert verbs(table) == {"place"}
    for line in ("end", "leave", "move 2", "move 3", "explore 1S0"):
        check_refused(table, line)
    answer(table, "place 0")
    assert tiles_laid(table) == [("field", (1, 0), 0)]


@pytest.mark.rule("KAT-356")
def test_taking_back_the_move_would_take_back_what_came_to_light() -> None:
    """The table knows it, so that nobody does it by mistake; a plain move is another matter."""
    assert setting_out("field").reveals_within(1)
    table = dig(QUARRY, room={0: "start.hall"}, boots=1)
    answer(table, f"move {room(table, 'start.attic')}")
    assert not table.reveals_within(1)


@pytest.mark.rule("KAT-357")
def test_a_move_that_leads_on_through_portals_discovers_no_second_tile() -> None:
    """The mirror's portal leads to that of the mirage, which has a room, and not to that of the chimney, whose tunnel
    leads into the open."""
    quarry = {
        **QUARRY,
        "chimney": tile({"hearth": []}, tunnel("flue", "W1"), portals=["flue"]),
    }
    table = dig(
        quarry,
        map=[laid("chimney", -1, 0), laid("mirage", 0, -1)],
        room={0: "start.hall"},
        boots=3,
        tiles=["mirror", "field", "moor"],
    )
    answer(table, "explore 1EL0", "place 0")
    assert (here(table), topic(table), table.view(0).tiles_left) == ("mirage.rear", "turn", 2)
    assert told(table, "tile") == [(0, "mirror", "1EL0")]


@pytest.mark.rule("KAT-357")
def test_with_only_portals_into_the_open_the_rotation_is_ruled_out() -> None:
    quarry = {**QUARRY, "chimney": tile({"hearth": []}, tunnel("flue", "W1"), portals=["flue"])}
    for key, line in (("boots", "explore 1EL0"), ("teleports", "teleport 1EL0")):
        wanted: Position = {"room": {0: "start.hall"}, key: 1, "tiles": ["mirror", "field"]}
        table = dig(quarry, map=[laid("chimney", -1, 0)], **wanted)
        answer(table, line)
        assert places(table) == [90, 180, 270]


@pytest.mark.rule("KAT-357")
def test_a_teleport_discovers_one_tile_and_no_more() -> None:
    table = dig(QUARRY, room={0: "start.hall"}, teleports=1, tiles=["field", "moor"])
    answer(table, "teleport 1EL0", "place 0")
    assert (len(tiles_laid(table)), table.view(0).tiles_left, topic(table)) == (1, 1, "turn")
    assert goals(table) == set()


@pytest.mark.rule("KAT-356")
def test_who_is_knocked_out_in_the_middle_of_the_move_still_places_the_tile() -> None:
    """A card of the house calls the dragon while the tile is turned up; the pawn goes nowhere any more."""
    howl = {"id": "howl", "kind": "blue", "copies": 1, "cost": 1, "play": "dragon_attack", "origin": "house"}
    names = {"name": {"pl": "Wycie", "en": "Howl"}, "flavour": {"pl": "Auu.", "en": "Awoo."}}
    table = setting_out(
        "field", cards=[{**howl, **names}], hand={0: ["howl", "burgle"]}, damage={0: 9}, bag={0: 9}, black=0
    )
    answer(table, "play howl")
    assert (thief(table).out, legal(table)) == ("lost", ["place 0", "place 90", "place 180", "place 270"])
    answer(table, "place 0")
    assert (tiles_laid(table), here(table)) == ([("field", (1, 0), 0)], "start.hall")
    assert (topic(table), seat_to_move(table)) == ("turn", 1)

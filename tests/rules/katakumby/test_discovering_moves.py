"""A discovering move: what the new tile adds to the tunnel, and what may be done in the middle of it."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, story, told, topic, verbs
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import goals, here, laid, room, tiles_laid, tunnel, walks, yard
from tests.rules.katakumby.venturing import QUARRY, places, setting_out
from tests.rules.raids import now, purse, thief
from tests.support import answer, legal

# --- what the tile adds


@pytest.mark.rule("KAT-120")
@pytest.mark.parametrize(("swords", "damage"), [(2, 0), (1, 1), (0, 2)])
def test_monsters_on_the_new_tile_are_fought_within_the_same_move(swords: int, damage: int) -> None:
    table = setting_out("den", swords=2)
    answer(table, "place 0")
    goal = room(table, "den.den")
    assert (topic(table), legal(table)) == ("onward", [f"move {goal} 2", f"move {goal} 1", f"move {goal} 0"])
    answer(table, f"move {goal} {swords}")
    assert (here(table), thief(table).damage, now(table).swords) == ("den.den", damage, 2 - swords)


@pytest.mark.rule("KAT-120")
def test_a_lock_on_the_new_tile_takes_a_lockpick_within_the_same_move() -> None:
    table = setting_out("vault", boots=2, lockpicks={0: 1})
    answer(table, "place 0")
    assert (here(table), thief(table).lockpicks, told(table, "unlocked")) == ("vault.vault", 0, [(0, 1)])
    assert "start.hall" in walks(table)


@pytest.mark.rule("KAT-120")
def test_whoever_turns_the_tile_otherwise_does_not_meet_its_symbols() -> None:
    for name in ("den", "vault", "moor"):
        table = setting_out(name, swords=2)
        answer(table, f"place {0 if name == 'moor' else 90}")
        assert (here(table), purse(table)) == (f"{name}.{name}", (0, 2, 0))
        assert (thief(table).damage, thief(table).lockpicks) == (0, 3)


@pytest.mark.rule("KAT-121")
def test_with_one_boot_the_only_rotation_without_footprints_must_be_chosen() -> None:
    """The ledger's example: every rotation but one puts footprints into the tunnel."""
    table = setting_out("moor")
    assert places(table) == [0]
    check_refused(table, "place 90")
    answer(table, "place 0")
    assert (here(table), now(table).boots) == ("moor.moor", 0)


@pytest.mark.rule("KAT-121")
def test_who_gains_a_boot_first_may_choose_any_and_pays_it() -> None:
    table = setting_out("moor", hand={0: ["sidestep"]})
    assert places(table) == [0]
    answer(table, "play sidestep")
    assert places(table) == [0, 90, 180, 270]
    answer(table, "place 90")
    assert (here(table), now(table).boots) == ("moor.moor", 0)


@pytest.mark.rule("KAT-121")
@pytest.mark.parametrize(("boots", "left"), [(2, 0), (4, 2)])
def test_footprints_on_both_halves_make_two_boots_in_all(boots: int, left: int) -> None:
    """Two for the half that already lies there, nothing more for the footprints on the tile."""
    steep = yard(tunnel("hall", "EL0", footprints=True))
    table = dig(QUARRY, start=steep, room={0: "start.hall"}, boots=boots, tiles=["moor"])
    answer(table, "explore 1EL0")
    assert (now(table).boots, places(table)) == (left, [0, 90, 180, 270])
    answer(table, "place 180")
    assert (here(table), now(table).boots) == ("moor.moor", left)


# --- what cannot be finished cannot be chosen


@pytest.mark.rule("KAT-122")
@pytest.mark.parametrize(
    ("position", "allowed"),
    [
        ({"boots": 2}, [90, 180, 270]),
        ({}, [90, 180]),
        ({"lockpicks": {0: 0}}, [180]),
        ({"damage": {0: 7}}, [90, 180]),
        ({"damage": {0: 8}}, [90]),
        ({"damage": {0: 8}, "swords": 1}, [90, 180]),
        ({"clank": {0: 29}}, [90]),
        ({"clank": {0: 28}}, [90, 180]),
        ({"tokens": {0: ["catacombs_map"]}}, [0, 90, 180]),
        ({"monsters_ignored": True, "damage": {0: 9}}, [90, 180]),
    ],
    ids=str,
)
def test_rotations_that_cannot_be_completed_are_not_offered(position: dict[str, Any], allowed: list[int]) -> None:
    """Thorns: turned by 0 an arrow against the move, by 90 a lock, by 180 two monsters, by 270 footprints."""
    assert places(setting_out("thorns", **position)) == allowed


@pytest.mark.rule("KAT-122")
def test_a_portal_with_no_way_on_rules_a_rotation_out() -> None:
    """EL0 meets the mirror's W1, which ends at a portal; it is of use only if there is another one on the map."""
    assert places(setting_out("mirror")) == [90, 180, 270]
    linked = setting_out("mirror", map=[laid("mirage", -1, 0)])
    assert places(linked) == [0, 90, 180, 270]
    answer(linked, "place 0")
    assert here(linked) == "mirage.rear"


@pytest.mark.rule("KAT-122")
@pytest.mark.parametrize(
    ("name", "position"),
    [("bog", {}), ("cellars", {"lockpicks": {0: 0}}), ("lairs", {"damage": {0: 9}}), ("drains", {})],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_tile_that_fits_nowhere_is_placed_all_the_same(name: str, position: dict[str, Any]) -> None:
    """What was paid stays paid, the pawn stays where it was, and the turn goes on."""
    table = setting_out(name, **position)
    assert legal(table) == ["place 0", "place 90", "place 180", "place 270"]
    answer(table, "place 270")
    assert tiles_laid(table) == [(name, (1, 0), 270)]
    assert (here(table), now(table).boots, topic(table)) == ("start.hall", 0, "turn")
    assert told(table, "entered") == []


@pytest.mark.rule("KAT-122")
def test_such_a_tile_has_all_its_placement_effects() -> None:
    """The tomb is haunted and has an artifact room; its arrows lead out on all sides."""
    table = setting_out("tomb", artifacts=["artifact_10"])
    assert table.view(0).ghosts == {"bank": 5, "area": 0, "bag": 0}
    answer(table, "place 0")
    assert here(table) == "start.hall"
    assert table.view(0).ghosts == {"bank": 4, "area": 1, "bag": 0}
    assert dict(table.view(0).lying) == {room(table, "tomb.tomb"): ["artifact_10"]}


@pytest.mark.rule("KAT-122")
def test_before_that_the_hand_must_have_been_played() -> None:
    """Nobody knows what the cards in hand can still bring: with a second boot the bog can be entered."""
    table = setting_out("bog", hand={0: ["burgle", "sidestep"]})
    assert legal(table) == ["play burgle", "play sidestep"]
    answer(table, "play burgle")
    assert places(table) == []
    answer(table, "play sidestep")
    assert places(table) == [0, 90, 180, 270]
    answer(table, "place 90")
    assert here(table) == "bog.bog"


# --- in the middle of a move


@pytest.mark.rule("KAT-123")
@pytest.mark.parametrize(
    ("revealed", "position", "lines"),
    [
        ("bog", {"hand": {0: ["sidestep"]}}, ["play sidestep"]),
        ("bog", {"row": ["bandit"], "skill": 4}, ["buy bandit"]),
        ("bog", {"row": ["underground_river"], "skill": 2}, ["use underground_river", "choose boots"]),
        ("bog", {"row": ["animated_wall"], "swords": 2}, ["fight animated_wall"]),
        ("bog", {"tokens": {0: ["potion_of_swiftness"]}}, ["drink potion_of_swiftness"]),
        ("cellars", {"lockpicks": {0: 0}, "row": ["keymaster"], "swords": 2}, ["fight keymaster"]),
        ("cellars", {"lockpicks": {0: 0}, "hand": {0: ["rebel_thief"]}}, ["play rebel_thief"]),
        ("lairs", {"damage": {0: 9}, "tokens": {0: ["potion_of_healing"]}}, ["drink potion_of_healing"]),
        ("lairs", {"damage": {0: 9}, "tokens": {0: ["potion_of_strength"]}}, ["drink potion_of_strength"]),
        ("lairs", {"damage": {0: 9}, "row": ["skeleton_priest"], "swords": 2}, ["fight skeleton_priest"]),
        ("lairs", {"damage": {0: 9}, "row": ["skulker"], "skill": 4}, ["buy skulker"]),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_other_actions_bring_what_is_missing(revealed: str, position: dict[str, Any], lines: list[str]) -> None:
    """Boots, lockpicks, healing, swords or cunning: after them the move is finished."""
    table = setting_out(revealed, **position)
    assert lines[0] in legal(table)
    answer(table, *lines)
    assert topic(table) == "place"
    answer(table, "place 0")
    if topic(table) == "onward":
        answer(table, legal(table)[0])
    assert here(table) == f"{revealed}.{revealed}"


def leaving_the_shops(**position: Any) -> Table:
    """On the way from the shops to the east, where a field has been turned up."""
    table = dig(
        QUARRY, **{"map": [laid("shops", 1, 0)], "room": {0: "shops.shops"}, "boots": 3, "tiles": ["field"], **position}
    )
    answer(table, "explore 2E0")
    return table


@pytest.mark.rule("KAT-123")
@pytest.mark.parametrize(
    ("line", "position"),
    [
        ("buy burglars_kit", {"gold": {0: 7}}),
        ("mark 5", {}),
        ("open chest", {}),
        ("open library", {}),
        ("open prison", {}),
        ("take artifact_5", {"lying": {"shops.shops": ["artifact_5"]}}),
        ("redeem puzzle_box", {"tokens": {0: ["puzzle_box"]}}),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_goods_loot_altars_and_artifacts_of_the_room_just_left_are_at_hand(line: str, position: dict[str, Any]) -> None:
    table = leaving_the_shops(**position)
    assert (topic(table), here(table)) == ("place", "shops.shops")
    answer(table, line)
    while topic(table) != "place":
        answer(table, legal(table)[0])
    assert line not in legal(table) or line.startswith("buy")
    answer(table, "place 0")
    assert here(table) == "field.field"


@pytest.mark.rule("KAT-123")
def test_neither_moving_nor_teleporting_nor_ending_the_turn_is_possible_in_between() -> None:
    table = leaving_the_shops(teleports=1)
    assert not {"move", "explore", "teleport", "end"} & verbs(table)
    answer(table, "place 0")
    assert walks(table) == {"shops.shops"}
    assert "shops.shops" in goals(table)


@pytest.mark.rule("KAT-123")
def test_what_the_new_tile_offers_waits_until_the_pawn_is_there() -> None:
    table = setting_out("shops", gold={0: 20})
    assert verbs(table) == {"place"}
    answer(table, "place 0")
    assert {"buy", "mark", "open", "take"} <= verbs(table)


@pytest.mark.rule("KAT-123")
def test_tiles_that_turn_wait_until_the_move_is_finished() -> None:
    """Remove Traps puts an Animated Wall into the row, which turns tiles with pawns: the new one by then."""
    table = leaving_the_shops(
        hand={0: ["remove_traps"]}, row=["lute", "souldrinker"], deck=["animated_wall", "swindle"]
    )
    answer(table, "play remove_traps", "replace lute")
    assert tiles_laid(table) == [("shops", (1, 0), 0)]
    answer(table, "place 90")
    assert tiles_laid(table) == [("shops", (1, 0), 0), ("field", (2, 0), 270)]
    assert here(table) == "field.field"
    kinds = story(table, "arrived", "placed", "entered", "turned")
    assert kinds == ["arrived", "placed", "entered", "turned"]


@pytest.mark.rule("KAT-123")
def test_another_tile_waits_until_the_move_is_finished() -> None:
    """The Marble Guardian brings a tile beside one's own: beside the new one, since the pawn is there by then."""
    table = setting_out("bog", row=["marble_guardian"], swords=3, boots=2, tiles=["bog", "wells"])
    answer(table, "fight marble_guardian")
    assert (topic(table), table.view(0).revealed, table.view(0).tiles_left) == ("place", "bog", 1)
    answer(table, "place 0")
    assert (here(table), table.view(0).revealed, topic(table)) == ("bog.bog", "wells", "cell")
    assert set(offers(table, "cell")) == {"2N", "2E", "2S"}
    answer(table, "cell 2E", "place 0", "choose gold")
    assert tiles_laid(table) == [("bog", (1, 0), 0), ("wells", (2, 0), 0)]
    assert (here(table), thief(table).gold, topic(table)) == ("bog.bog", 2, "turn")

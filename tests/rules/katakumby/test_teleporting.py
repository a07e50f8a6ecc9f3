"""Teleporting: where to, past what, when, and what one finds on arriving."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic, verbs
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import (
    ends,
    goals,
    here,
    laid,
    room,
    teleport,
    tile,
    tiles_laid,
    tunnel,
    walk,
    walks,
    yard,
)
from tests.rules.raids import now, purse, thief
from tests.support import answer, legal

QUARRY = {
    "warren": tile(
        {"hub": [], "den": [], "safe": [], "bog": [], "well": [], "far": []},
        tunnel("hub", "den", monsters=3),
        tunnel("hub", "safe", lock=True),
        tunnel("hub", "bog", footprints=True),
        tunnel("well", "hub", one_way="a_to_b"),
        tunnel("well", "far"),
        tunnel("far", "portal"),
        portals=["portal"],
    ),
    "gate": tile(
        {"path": [], "gate": []}, tunnel("path", "gate", lock=True), tunnel("gate", "portal"), portals=["portal"]
    ),
    "finds": tile(
        {"camp": [], "purse": [{"gold": 3}], "cave": ["crystal_cave"]}, tunnel("camp", "purse"), tunnel("camp", "cave")
    ),
    "field": tile({"field": []}),
    "knot": tile(
        {"knot": []},
        *(
            tunnel(f"{side}{index}", "knot", lock=True, footprints=True, monsters=3, one_way="b_to_a")
            for side in "NES"
            for index in (0, 1)
        ),
    ),
    "mirror": tile({"plain": [], "back": []}, tunnel("plain", "back"), tunnel("glass", "W1"), portals=["glass"]),
}


def warren(place: str = "hub", **position: Any) -> Table:
    """The warren lies east of the yard; seat 0 stands in it with one teleport to make."""
    return dig(QUARRY, **{"map": [laid("warren", 1, 0)], "room": {0: f"warren.{place}"}, "teleports": 1, **position})


# --- where to, and past what


@pytest.mark.rule("KAT-177")
def test_a_teleport_takes_no_boots() -> None:
    for boots in (0, 3):
        table = warren(boots=boots)
        teleport(table, "warren.bog")
        assert (here(table), purse(table)) == ("warren.bog", (0, 0, boots))
        assert told(table, "teleported") == [(0, room(table, "warren.hub"), room(table, "warren.bog"))]


@pytest.mark.rule("KAT-177")
def test_cards_bring_teleports() -> None:
    """The Floating Skull when it is acquired; when it is played only with a crown."""
    table = dig(room={0: "start.hall"}, row=["floating_skull"], skill=6)
    assert goals(table) == set()
    answer(table, "buy floating_skull")
    assert goals(table) == {"start.attic"}
    for tokens, there in (([], set()), (["crown_8"], {"start.attic"})):
        table = dig(room={0: "start.hall"}, hand={0: ["floating_skull"]}, tokens={0: tokens})
        answer(table, "play floating_skull")
        assert goals(table) == there


@pytest.mark.rule("KAT-178")
def test_rooms_at_the_other_end_of_a_tunnel_are_adjacent_and_no_others() -> None:
    """From the hub: its four neighbours on the tile and the hall beyond the edge; not the far room behind the well."""
    assert goals(warren()) == {"warren.den", "warren.safe", "warren.bog", "warren.well", "start.hall"}
    assert goals(warren("den")) == {"warren.hub"}
    table = dig(room={0: "start.crypt"}, teleports=1)
    assert goals(table) == {"start.hall"}


@pytest.mark.rule("KAT-178")
def test_so_are_rooms_that_one_move_through_portals_reaches() -> None:
    line = [laid("warren", 1, 0), laid("field", 2, 0), laid("gate", 3, 0)]
    assert goals(warren("far")) == {"warren.well"}
    table = warren("far", map=line)
    assert goals(table) == {"warren.well", "gate.gate"}
    teleport(table, "gate.gate")
    assert here(table) == "gate.gate"


@pytest.mark.rule("KAT-179")
@pytest.mark.parametrize("goal", ["den", "safe", "bog", "well"])
def test_no_symbol_of_the_tunnel_matters(goal: str) -> None:
    """Three monsters, a lock, footprints, an arrow against it: nothing is paid, nobody is hurt."""
    table = warren(damage={0: 9}, lockpicks={0: 0}, boots=1, swords=1)
    assert walks(table) == {"start.hall"}
    teleport(table, f"warren.{goal}")
    assert (here(table), thief(table).damage, purse(table)) == (f"warren.{goal}", 9, (0, 1, 1))
    rich = warren(lockpicks={0: 2}, swords=3)
    teleport(rich, f"warren.{goal}")
    assert (thief(rich).lockpicks, now(rich).swords, thief(rich).damage) == (2, 3, 0)


@pytest.mark.rule("KAT-179")
def test_a_lock_that_is_passed_stays_closed() -> None:
    table = warren(lockpicks={0: 0}, boots=3)
    teleport(table, "warren.safe")
    assert (walks(table), told(table, "unlocked")) == (set(), [])


# --- into the unknown


@pytest.mark.rule("KAT-180")
def test_a_teleport_along_a_tunnel_that_leaves_the_tile_discovers() -> None:
    """The hub has edge points on three open sides; whatever the new tile has in that tunnel does not matter."""
    table = warren(tiles=["knot", "field"])
    assert ends(table) == set()
    assert {goal for goal in goals(table) if "." not in goal} == {
        f"2{side}{index}" for side in "NES" for index in (0, 1)
    }
    answer(table, "teleport 2E1")
    assert (topic(table), table.view(0).revealed) == ("place", "knot")
    assert offers(table, "place") == ["0", "90", "180", "270"]
    answer(table, "place 270")
    assert (here(table), tiles_laid(table)[-1]) == ("knot.knot", ("knot", (2, 0), 270))
    assert (thief(table).lockpicks, thief(table).damage, now(table).teleports) == (3, 0, 0)


@pytest.mark.rule("KAT-180")
def test_only_rotations_that_lead_on_to_a_room_are_allowed() -> None:
    """The mirror's W1 ends at a portal, and there is no other one on the map."""
    table = dig(QUARRY, room={0: "start.hall"}, teleports=1, tiles=["mirror"])
    answer(table, "teleport 1EL0")
    assert offers(table, "place") == ["90", "180", "270"]
    linked = dig(QUARRY, map=[laid("gate", -1, 0)], room={0: "start.hall"}, teleports=1, tiles=["mirror"])
    answer(linked, "teleport 1EL0", "place 0")
    assert here(linked) == "gate.gate"


@pytest.mark.rule("KAT-180")
def test_with_an_empty_stack_nobody_teleports_into_the_open() -> None:
    assert not [goal for goal in goals(warren()) if "." not in goal]
    check_refused(warren(), "teleport 2E0")


# --- on arriving


@pytest.mark.rule("KAT-181")
def test_a_room_reached_by_teleport_gives_its_reward() -> None:
    table = dig(QUARRY, map=[laid("finds", 1, 0)], room={0: "finds.camp"}, teleports=1)
    teleport(table, "finds.purse")
    assert (topic(table), legal(table)) == ("reward", ["take gold 3", "leave"])
    answer(table, "take gold 3")
    assert thief(table).gold == 3


@pytest.mark.rule("KAT-181")
def test_a_crystal_cave_reached_by_teleport_exhausts() -> None:
    table = dig(QUARRY, map=[laid("finds", 1, 0)], room={0: "finds.camp"}, teleports=1, boots=3)
    assert walks(table) == {"finds.purse", "finds.cave", "start.hall"}
    teleport(table, "finds.cave")
    assert walks(table) == set()


@pytest.mark.rule("KAT-181")
def test_the_crypt_is_open_to_those_with_an_artifact_alone() -> None:
    assert goals(dig(room={0: "start.hall"}, teleports=1)) == {"start.attic"}
    table = dig(room={0: "start.hall"}, teleports=1, tokens={0: ["artifact_5"]})
    assert goals(table) == {"start.attic", "start.crypt"}
    teleport(table, "start.crypt")
    answer(table, "end")
    assert thief(table).out == "left"


@pytest.mark.rule("KAT-181")
def test_cards_tied_to_a_room_see_the_pawn_there() -> None:
    """Lie in Wait gives -2 Clank! in a crystal cave, also when one comes there later by teleport."""
    table = dig(
        QUARRY, map=[laid("finds", 1, 0)], room={0: "finds.camp"}, teleports=1, hand={0: ["lie_in_wait"]}, clank={0: 3}
    )
    answer(table, "play lie_in_wait")
    assert thief(table).clank == 3
    teleport(table, "finds.cave")
    assert thief(table).clank == 1


# --- when


@pytest.mark.rule("KAT-328")
def test_a_teleport_may_be_made_at_once_or_later() -> None:
    for lines in ((), ("play burgle", "play sidestep")):
        table = dig(room={0: "start.hall"}, row=["floating_skull"], skill=6, hand={0: ["burgle", "sidestep"]})
        answer(table, "buy floating_skull", *lines)
        teleport(table, "start.attic")
        assert here(table) == "start.attic"


@pytest.mark.rule("KAT-328")
def test_teleports_add_up() -> None:
    table = warren(teleports=2)
    teleport(table, "warren.well")
    assert goals(table) == {"warren.hub", "warren.far"}
    teleport(table, "warren.far")
    assert (here(table), goals(table)) == ("warren.far", set())


@pytest.mark.rule("KAT-328")
@pytest.mark.parametrize("count", [1, 2])
def test_the_turn_cannot_end_before_every_teleport_is_made(count: int) -> None:
    table = warren(teleports=count)
    for there in ("warren.den", "warren.hub")[:count]:
        assert "end" not in legal(table)
        check_refused(table, "end")
        teleport(table, there)
    answer(table, "end")
    assert seat_to_move(table) == 1


@pytest.mark.rule("KAT-328")
def test_a_teleport_that_can_only_discover_must_be_made_too() -> None:
    """A lone room on a tile of its own: the only ways on lead into the open; without tiles the teleport lapses."""
    quarry = {
        "isle": tile({"shore": [], "isle": []}, tunnel("isle", "N0"), tunnel("isle", "N1")),
        "field": QUARRY["field"],
    }
    wanted: dict[str, Any] = {"map": [laid("isle", 1, 1)], "room": {0: "isle.isle"}, "teleports": 1}
    table = dig(quarry, **wanted, tiles=["field"])
    assert (goals(table), "end" in legal(table)) == ({"2N0", "2N1"}, False)
    answer(table, "teleport 2N0", "place 0", "end")
    assert here(table) == "field.field"
    lapsed = dig(quarry, **wanted)
    assert (goals(lapsed), legal(lapsed)) == (set(), ["end"])


@pytest.mark.rule("KAT-328")
def test_a_teleport_is_not_made_during_an_unfinished_move() -> None:
    table = warren(boots=1, tiles=["field"])
    answer(table, "explore 2E0")
    assert "teleport" not in verbs(table)
    answer(table, "place 0")
    teleport(table, "warren.hub")
    assert here(table) == "warren.hub"


@pytest.mark.rule("KAT-328")
def test_nobody_is_forced_into_the_crypt() -> None:
    """The cell is next to the crypt alone: with an artifact one may go there, but the teleport may lapse as well."""
    walled = {"cell": tile({"cell": []}, *(tunnel("cell", f"W{index}") for index in (0, 1)))}
    lonely = yard(tunnel("crypt", "EL0"), tunnel("crypt", "EL1"))
    beside = dig(
        walled, start=lonely, map=[laid("cell", 1, 0)], room={0: "cell.cell"}, teleports=1, tokens={0: ["artifact_5"]}
    )
    assert goals(beside) == {"start.crypt"}
    assert "end" in legal(beside)
    answer(beside, "end")
    assert (here(beside), thief(beside).out) == ("cell.cell", "")


@pytest.mark.rule("KAT-328")
def test_back_in_the_crypt_with_an_artifact_teleports_are_lost() -> None:
    """Those kept from before, and those that come afterwards."""
    table = dig(
        room={0: "start.hall"},
        boots=1,
        teleports=2,
        leaps=["blink"],
        tokens={0: ["artifact_5", "crown_8"]},
        hand={0: ["floating_skull", "blink_spell"]},
    )
    walk(table, "start.crypt")
    assert goals(table) == set()
    answer(table, "play floating_skull", "play blink_spell")
    assert (goals(table), legal(table)[-1]) == (set(), "end")
    answer(table, "end")
    assert (here(table), thief(table).out) == ("start.crypt", "left")


@pytest.mark.rule("KAT-328")
def test_a_player_who_never_left_the_crypt_may_teleport_out_of_it() -> None:
    table = dig(room={0: "start.crypt"}, teleports=1)
    assert "end" not in legal(table)
    teleport(table, "start.hall")
    assert here(table) == "start.hall"


@pytest.mark.rule("KAT-328")
def test_what_was_not_used_is_gone_with_the_turn() -> None:
    quarry = {"isle": tile({"shore": [], "isle": []}, tunnel("isle", "N0"), tunnel("isle", "N1"))}
    table = dig(quarry, map=[laid("isle", 1, 1)], room={0: "isle.isle"}, teleports=3, hand={0: [], 1: []})
    answer(table, "end", "end")
    assert now(table).teleports == 0

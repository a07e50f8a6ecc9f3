"""Portals: in at one, out at any other, and on along its tunnel, all in one move."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, told, topic
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import (
    Made,
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
)
from tests.rules.raids import now, purse, thief
from tests.support import answer, legal


def gate(name: str, **symbols: Any) -> Made:
    """A tile with a room of this name, a portal behind it, and a tunnel with these symbols between the two."""
    return tile(
        {"path": [], name: []}, tunnel("path", name, lock=True), tunnel(name, "portal", **symbols), portals=["portal"]
    )


QUARRY = {
    "sun": gate("sun"),
    "moon": gate("moon"),
    "star": gate("star"),
    "bog": gate("bog", footprints=True),
    "mire": gate("mire", footprints=True),
    "den": gate("den", monsters=1),
    "lair": gate("lair", monsters=2),
    "safe": gate("safe", lock=True),
    "bank": gate("bank", lock=True),
    "slide": gate("slide", one_way="a_to_b"),
    "chute": gate("chute", one_way="b_to_a"),
    "twin": tile({"near": [], "far": []}, tunnel("near", "in"), tunnel("far", "out"), portals=["in", "out"]),
    "loop": tile(
        {"near": [], "far": []},
        tunnel("near", "far"),
        tunnel("near", "in"),
        tunnel("far", "out"),
        portals=["in", "out"],
    ),
    "flue": tile({"hearth": []}, tunnel("flue", "E0"), portals=["flue"]),
    "vent": tile({"duct": []}, tunnel("vent", "W1"), portals=["vent"]),
    "field": tile({"field": []}),
    "maze": tile({"maze": []}),
}
"""From the path of a gate one comes to its room through a lock; from the room the portal's tunnel leads on."""


def world(*names: str, place: str, **position: Any) -> Table:
    """These tiles lie east of the yard in a line; seat 0 stands in a room of the first, with no lockpick."""
    line = [laid(name, 1 + number, 0) for number, name in enumerate(names)]
    return dig(QUARRY, **{"map": line, "room": {0: f"{names[0]}.{place}"}, "boots": 1, "lockpicks": {0: 0}, **position})


# --- in at one, out at any other


@pytest.mark.rule("KAT-164")
def test_through_a_portal_one_comes_out_at_any_other_and_goes_on() -> None:
    """From the sun to the moon or the star, wherever they lie; the pawn never stops in between."""
    table = world("sun", "field", "moon", "maze", "star", place="sun")
    assert walks(table) == {"moon.moon", "star.star"}
    walk(table, "star.star")
    assert (here(table), topic(table)) == ("star.star", "turn")
    assert told(table, "moved") == [(0, room(table, "sun.sun"), room(table, "star.star"))]
    assert told(table, "portal") == [(0,)]


@pytest.mark.rule("KAT-164")
def test_another_portal_on_the_same_tile_counts() -> None:
    table = world("twin", place="near")
    walk(table, "twin.far")
    assert here(table) == "twin.far"


@pytest.mark.rule("KAT-164")
def test_with_one_portal_on_the_map_its_tunnel_is_of_no_use() -> None:
    table = world("sun", place="sun", teleports=1, boots=9)
    assert (walks(table), goals(table)) == (set(), {"sun.path"})


@pytest.mark.rule("KAT-164")
def test_portals_of_tiles_still_in_the_stack_do_not_count() -> None:
    assert walks(world("sun", place="sun", tiles=["moon"], boots=3)) == set()
    table = world("sun", place="path", tiles=["moon"], boots=4, lockpicks={0: 1})
    answer(table, "explore 2E0", "place 0")
    walk(table, "sun.path", "sun.sun", "moon.moon")
    assert here(table) == "moon.moon"


# --- one move


@pytest.mark.rule("KAT-165")
def test_the_whole_way_costs_one_boot() -> None:
    table = world("sun", "field", "maze", "moon", place="sun", boots=3)
    walk(table, "moon.moon")
    assert (here(table), purse(table)) == ("moon.moon", (0, 0, 2))
    assert "move" not in {line.split()[0] for line in legal(world("sun", "moon", place="sun", boots=0))}


@pytest.mark.rule("KAT-166")
@pytest.mark.parametrize(
    ("first", "second", "boots"), [("bog", "sun", 2), ("sun", "bog", 2), ("bog", "mire", 2), ("sun", "moon", 1)]
)
def test_footprints_in_either_tunnel_make_the_move_cost_two_boots(first: str, second: str, boots: int) -> None:
    goal = f"{second}.{second}"
    assert goal not in walks(world(first, "field", second, place=first, boots=boots - 1))
    table = world(first, "field", second, place=first, boots=boots)
    walk(table, goal)
    assert (here(table), now(table).boots) == (goal, 0)


@pytest.mark.rule("KAT-166")
@pytest.mark.parametrize(
    ("first", "second", "monsters"), [("den", "sun", 1), ("sun", "lair", 2), ("den", "lair", 3), ("lair", "den", 3)]
)
def test_monsters_of_both_tunnels_add_up(first: str, second: str, monsters: int) -> None:
    table = world(first, "field", second, place=first, swords=1)
    goal = room(table, f"{second}.{second}")
    assert offers(table, "move") == [f"{goal} 1", f"{goal} 0"]
    answer(table, f"move {goal} 1")
    assert (thief(table).damage, now(table).swords) == (monsters - 1, 0)
    hurt = world(first, "field", second, place=first, damage={0: 10 - monsters})
    assert walks(hurt) == set()


@pytest.mark.rule("KAT-166")
@pytest.mark.parametrize(("first", "second", "locks"), [("safe", "sun", 1), ("sun", "safe", 1), ("safe", "bank", 2)])
def test_locks_of_both_tunnels_add_up(first: str, second: str, locks: int) -> None:
    goal = f"{second}.{second}"
    assert goal not in walks(world(first, "field", second, place=first, lockpicks={0: locks - 1}))
    table = world(first, "field", second, place=first, lockpicks={0: locks}, boots=2)
    walk(table, goal)
    assert (thief(table).lockpicks, told(table, "unlocked")) == (0, [(0, locks)])
    assert f"{first}.{first}" in walks(table)


@pytest.mark.rule("KAT-166")
@pytest.mark.parametrize(
    ("first", "second", "there"),
    [
        ("slide", "sun", True),
        ("sun", "slide", False),
        ("chute", "sun", False),
        ("sun", "chute", True),
        ("slide", "chute", True),
        ("chute", "slide", False),
    ],
)
def test_arrows_bind_in_each_tunnel(first: str, second: str, there: bool) -> None:
    """The slide's arrow leads from its room to the portal, the chute's from the portal to its room."""
    table = world(first, "field", second, place=first)
    assert (f"{second}.{second}" in walks(table)) == there
    guided = world(first, "field", second, place=first, tokens={0: ["catacombs_map"]})
    assert f"{second}.{second}" in walks(guided)


# --- into the open, and next door


@pytest.mark.rule("KAT-167")
def test_an_exit_into_the_open_discovers_a_tile_in_the_same_move() -> None:
    """The flue, far from the pawn, leads straight to the east edge of its tile."""
    table = world("sun", "field", "flue", place="sun", tiles=["maze"])
    assert ends(table) == {"4E0"}
    answer(table, "explore 4E0")
    assert (table.view(0).revealed, now(table).boots, topic(table)) == ("maze", 0, "place")
    answer(table, "place 0")
    assert tiles_laid(table)[-1] == ("maze", (4, 0), 0)
    assert here(table) == "maze.maze"
    assert told(table, "portal") == [(0,)]


@pytest.mark.rule("KAT-167")
def test_without_tiles_such_an_exit_is_of_no_use() -> None:
    assert ends(world("sun", "field", "flue", place="sun")) == set()


@pytest.mark.rule("KAT-167")
def test_a_tunnel_that_ends_at_a_portal_of_the_new_tile_leads_on_through_another() -> None:
    """The vent, laid as it is, has its portal at the walked tunnel: from there on to the moon or the star."""
    table = dig(
        QUARRY,
        map=[laid("moon", -1, 0), laid("star", 0, -1)],
        room={0: "start.hall"},
        boots=1,
        tiles=["vent"],
    )
    answer(table, "explore 1EL0", "place 0")
    goal, other = room(table, "moon.moon"), room(table, "star.star")
    assert (topic(table), legal(table)) == ("onward", [f"move {goal}", f"move {other}"])
    answer(table, f"move {other}")
    assert (here(table), now(table).boots, told(table, "portal")) == ("star.star", 0, [(0,)])


@pytest.mark.rule("KAT-167")
def test_symbols_behind_the_other_portal_are_paid_too() -> None:
    table = dig(QUARRY, map=[laid("bog", -1, 0)], room={0: "start.hall"}, boots=2, tiles=["vent"])
    answer(table, "explore 1EL0")
    assert offers(table, "place") == ["0", "90", "180", "270"]
    answer(table, "place 0")
    assert (here(table), now(table).boots) == ("bog.bog", 0)
    poor = dig(QUARRY, map=[laid("bog", -1, 0)], room={0: "start.hall"}, boots=1, tiles=["vent"])
    answer(poor, "explore 1EL0")
    assert offers(poor, "place") == ["90", "180", "270"]


@pytest.mark.rule("KAT-167")
def test_if_there_is_no_way_on_that_rotation_may_not_be_chosen() -> None:
    table = dig(QUARRY, room={0: "start.hall"}, boots=1, tiles=["vent"])
    answer(table, "explore 1EL0")
    assert offers(table, "place") == ["90", "180", "270"]


@pytest.mark.rule("KAT-167")
def test_the_portals_used_so_far_do_not_count_as_a_way_on() -> None:
    """In at the sun's, out at the flue's; the new tile's vent then finds no third portal that is unused."""
    table = world("sun", "field", "flue", place="sun", tiles=["vent"], boots=3)
    answer(table, "explore 4E0")
    assert offers(table, "place") == ["90", "180", "270"]
    third = world("sun", "moon", "flue", place="sun", tiles=["vent"], boots=3)
    answer(third, "explore 4E0")
    assert offers(third, "place") == ["0", "90", "180", "270"]


@pytest.mark.rule("KAT-168")
def test_rooms_linked_through_portals_are_adjacent_for_teleports() -> None:
    table = world("sun", "field", "moon", "maze", "lair", place="sun", boots=0, teleports=1)
    assert goals(table) == {"sun.path", "moon.moon", "lair.lair"}
    teleport(table, "lair.lair")
    assert (here(table), thief(table).damage) == ("lair.lair", 0)
    assert now(table).portals_used == 1


@pytest.mark.rule("KAT-168")
@pytest.mark.parametrize(
    ("leap", "position"), [((), {"teleports": 1}), (("blink",), {"leaps": ["blink"]})], ids=["teleport", "blink"]
)
def test_where_a_tunnel_leads_too_one_says_whether_to_teleport_through_the_portals(
    leap: tuple[str, ...], position: dict[str, Any]
) -> None:
    for way, used in (((), 0), (("portal",), 1)):
        table = world("loop", place="near", **position, boots=0)
        far = room(table, "loop.far")
        assert [line for line in offers(table, "teleport") if line.split()[0] == str(far)] == [
            " ".join([str(far), *leap]),
            " ".join([str(far), *leap, "portal"]),
        ]
        teleport(table, "loop.far", *leap, *way)
        assert (here(table), now(table).portals_used) == ("loop.far", used)
        assert told(table, "portal") == [(0,)] * used
        assert offers(table, "teleport") == []


@pytest.mark.rule("KAT-168")
def test_rooms_joined_one_way_leave_nothing_to_say() -> None:
    table = world("twin", "sun", place="near", boots=0, teleports=1)
    assert not any("portal" in line for line in offers(table, "teleport"))


@pytest.mark.rule("KAT-169")
def test_after_a_portal_one_may_walk_on() -> None:
    table = world("sun", "field", "moon", place="sun", boots=4, lockpicks={0: 1})
    walk(table, "moon.moon", "moon.path", "field.field")
    assert (here(table), now(table).boots) == ("field.field", 1)


@pytest.mark.rule("KAT-169")
def test_and_use_the_same_portals_again() -> None:
    table = world("sun", "field", "moon", place="sun", boots=4)
    walk(table, "moon.moon", "sun.sun", "moon.moon")
    assert (here(table), now(table).boots, now(table).portals_used) == ("moon.moon", 1, 3)


# --- from portal straight to portal


def chained(**position: Any) -> Table:
    """The flue's E0 meets the vent's W1: from portal to portal there is nothing but that tunnel."""
    return world(*position.pop("line", ("sun", "flue", "vent", "moon")), **{"place": "sun", **position})


@pytest.mark.rule("KAT-358")
def test_a_tunnel_from_portal_to_portal_leads_on_through_another_pair() -> None:
    """Sun – flue, flue – vent on foot, vent – moon: one move for one boot that uses two pairs of portals. Without the
    moon nothing but the sun's own portal would be left, and that has been used."""
    table = chained(boots=1)
    walk(table, "moon.moon")
    assert (here(table), now(table).boots) == ("moon.moon", 0)
    assert walks(chained(line=("sun", "flue", "vent"), boots=9)) == set()


@pytest.mark.rule("KAT-358")
def test_symbols_anywhere_on_the_way_add_up() -> None:
    """The way by the chain is a second way to the den, whose own tunnel has a monster; the tunnel between the portals
    has footprints, a lock and another monster."""
    quarry = {
        **QUARRY,
        "flue": tile({"hearth": []}, tunnel("flue", "E0", footprints=True), portals=["flue"]),
        "vent": tile({"duct": []}, tunnel("vent", "W1", lock=True, monsters=1), portals=["vent"]),
        "cage": tile(
            {"cage": [], "den": []}, tunnel("cage", "den"), tunnel("den", "portal", monsters=1), portals=["portal"]
        ),
    }
    line = [laid(name, 1 + number, 0) for number, name in enumerate(("sun", "flue", "vent", "cage"))]
    wanted: dict[str, Any] = {"map": line, "room": {0: "sun.sun"}, "boots": 2, "lockpicks": {0: 1}}

    def to_the_den(table: Table) -> list[str]:
        return [words for words in offers(table, "move") if words.split()[0] == str(goal)]

    table = dig(quarry, **wanted)
    goal = room(table, "cage.den")
    assert to_the_den(table) == [f"{goal} 0", f"{goal} 0 2"]
    answer(table, f"move {goal} 0 2")
    assert (here(table), now(table).boots, thief(table).lockpicks, thief(table).damage) == ("cage.den", 0, 0, 2)
    for lacking in ({"boots": 1}, {"lockpicks": {0: 0}}, {"damage": {0: 8}}):
        assert to_the_den(dig(quarry, **{**wanted, **lacking})) == [f"{goal} 0"]


@pytest.mark.rule("KAT-358")
def test_each_portal_is_used_at_most_once() -> None:
    """With the chain and both gates every room is reached, but nobody comes back to where the move began."""
    table = chained(line=("sun", "flue", "vent", "moon"), boots=1)
    assert walks(table) == {"moon.moon"}
    assert table.view(0).ways(room(table, "sun.sun"))
    for way in table.view(0).ways(room(table, "sun.sun")):
        assert len(set(way.portals)) == len(way.portals)
        assert way.to != room(table, "sun.sun")


@pytest.mark.rule("KAT-358")
def test_the_move_must_end_in_a_room() -> None:
    """A pawn never stands at a portal: with no way on from the chain there is no move into it at all."""
    table = dig(QUARRY, map=[laid("sun", 1, 0), laid("flue", 2, 0), laid("vent", 3, 0)], room={0: "sun.sun"}, boots=9)
    assert walks(table) == {"sun.path"}
    assert ends(table) == set()

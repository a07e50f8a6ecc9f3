"""Discovering: which tile comes, where it lies, which way round, and what it is joined with."""

from __future__ import annotations

import random
from typing import Any

import pytest

from brzdek.core.problems import BadData
from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, told, topic, verbs
from tests.rules.katakumby.delving import delve, dig
from tests.rules.katakumby.digging import ends, goals, here, laid, room, tile, tiles_laid, tunnel, walk, walks
from tests.rules.raids import now, thief
from tests.support import Position, answer, legal

COMPASS: dict[str, list[Any]] = {"north": [], "east": [], "south": [], "west": []}
RING = [tunnel("north", "east"), tunnel("east", "south"), tunnel("south", "west"), tunnel("west", "north")]
ENDS = [tunnel(side, f"{side[0].upper()}{index}") for side in COMPASS for index in (0, 1)]
FORK = [tunnel("up", "down"), *(tunnel("down", point) for point in ("E1", "S0", "S1", "W0"))]
QUARRY = {
    "rose": tile(COMPASS, *RING, *ENDS),
    "lily": tile(COMPASS, *RING, *ENDS),
    "field": tile({"field": []}),
    "heath": tile({"heath": []}),
    "fork": tile({"up": [], "down": []}, *FORK),
    "prong": tile({"up": [], "down": []}, *FORK),
    "rough": tile(
        {"rough": []},
        tunnel("rough", "S0", footprints=True, monsters=1),
        tunnel("rough", "S1", monsters=1, lock=True),
    ),
    "wild": tile(
        {"wild": []},
        tunnel("wild", "N1", monsters=2),
        tunnel("wild", "N0", footprints=True, lock=True),
    ),
    "sluice": tile({"sluice": []}, *(tunnel(f"E{index}", "sluice", one_way="a_to_b") for index in (0, 1))),
    "valve": tile({"valve": []}, *(tunnel("valve", f"W{index}", one_way="b_to_a") for index in (0, 1))),
}
"""In rose and lily both edge points of a side lead to the room named after it; in fork and prong the upper points of
east and west side lead to the room ``up``, the lower ones to ``down``."""


def wander(table: Table, tiles: int, choice: random.Random) -> None:
    """Discover so many tiles on a random walk."""
    while len(tiles_laid(table)) < tiles:
        options = legal(table)
        places = [line for line in options if line.split()[0] in ("place", "explore", "onward")]
        answer(table, choice.choice(places or [line for line in options if line != "end"]))


def roaming(seed: int) -> Table:
    """A pawn in the hall that nothing stops, and the tiles of the game as they are shuffled."""
    wanted: Position = {"boots": 500, "caves_lifted": True, "monsters_ignored": True, "lockpicks": {0: 99}}
    return delve(2, seed=seed, tokens={0: ["catacombs_map"]}, idols=0, bank={"minor": []}, **wanted)


# --- which tile, and where


@pytest.mark.rule("KAT-113")
def test_the_top_tile_is_turned_up_and_the_walked_tunnel_goes_on_across_it() -> None:
    table = dig(QUARRY, room={0: "start.hall"}, boots=1, tiles=["rose", "field", "heath"])
    answer(table, "explore 1EL1")
    view = table.view(1)
    assert (topic(table), view.revealed, view.bound_for, view.tiles_left) == ("place", "rose", "1EL1", 2)
    assert told(table, "tile") == [(0, "rose", "1EL1")]
    answer(table, "place 0")
    assert tiles_laid(table) == [("rose", (1, 0), 0)]
    assert here(table) == "rose.west"
    assert (view.revealed, view.bound_for, topic(table)) == ("", "", "turn")
    assert told(table, "placed") == [(0, "rose", 0)]


@pytest.mark.rule("KAT-113")
def test_the_tunnel_goes_on_from_the_very_edge_point_that_was_crossed() -> None:
    """EL0 meets W1, which leads up on the fork; EL1 meets W0, which leads down."""
    for end, goal in (("1EL0", "fork.up"), ("1EL1", "fork.down")):
        table = dig(QUARRY, room={0: "start.hall"}, boots=1, tiles=["fork"])
        answer(table, f"explore {end}", "place 0")
        assert here(table) == goal


@pytest.mark.rule("KAT-114")
@pytest.mark.parametrize(
    ("place", "end", "cell"),
    [
        ("attic", "1N0", (0, 2)),
        ("attic", "1EU0", (1, 1)),
        ("hall", "1EL1", (1, 0)),
        ("hall", "1S0", (0, -1)),
        ("hall", "1WL0", (-1, 0)),
        ("attic", "1WU1", (-1, 1)),
    ],
)
def test_beside_the_starting_tile_the_cell_beyond_the_crossed_edge_is_filled(
    place: str, end: str, cell: tuple[int, int]
) -> None:
    table = dig(QUARRY, room={0: f"start.{place}"}, boots=1, tiles=["field"])
    answer(table, f"explore {end}", "place 0")
    assert tiles_laid(table) == [("field", cell, 0)]


@pytest.mark.rule("KAT-114")
@pytest.mark.parametrize(
    ("column", "side", "cell"),
    [(1, "north", (1, 1)), (1, "east", (2, 0)), (1, "south", (1, -1)), (-1, "west", (-2, 0))],
)
def test_beside_a_square_tile_too_and_rows_are_counted_to_the_north(
    column: int, side: str, cell: tuple[int, int]
) -> None:
    for index in (0, 1):
        table = dig(QUARRY, map=[laid("rose", column, 0)], room={0: f"rose.{side}"}, boots=1, tiles=["lily"])
        answer(table, f"explore 2{side[0].upper()}{index}", "place 0")
        assert tiles_laid(table)[-1] == ("lily", cell, 0)


@pytest.mark.rule("KAT-115")
def test_no_tile_ever_comes_where_one_lies() -> None:
    """The tunnel to the east leads onto the field, so it is walked; nothing is discovered there."""
    table = dig(QUARRY, map=[laid("field", 1, 0)], room={0: "start.hall"}, boots=1, tiles=["heath"])
    assert walks(table) == {"field.field", "start.attic"}
    assert ends(table) == {"1S0", "1S1", "1WL0", "1WL1"}
    check_refused(table, "explore 1EL0")


@pytest.mark.rule("KAT-115")
@pytest.mark.parametrize("cell", [(0, 0), (0, 1), (1, 0)], ids=str)
def test_no_situation_has_two_tiles_in_one_place(cell: tuple[int, int]) -> None:
    with pytest.raises(BadData):
        dig(QUARRY, map=[laid("field", 1, 0), laid("heath", *cell)])


@pytest.mark.rule("KAT-115")
@pytest.mark.parametrize("seed", range(4))
def test_wherever_one_goes_every_tile_has_a_place_of_its_own(seed: int) -> None:
    table = roaming(seed)
    wander(table, 12, random.Random(seed))
    cells = [(0, 0), (0, 1), *(cell for _, cell, _ in tiles_laid(table))]
    assert len(set(cells)) == len(cells) == 14


@pytest.mark.rule("KAT-116")
@pytest.mark.parametrize(("degrees", "side"), [(0, "west"), (90, "south"), (180, "east"), (270, "north")])
def test_the_discoverer_chooses_any_rotation(degrees: int, side: str) -> None:
    """To the east of the yard the tile is entered from the west: turned clockwise, another side of it lies there."""
    table = dig(QUARRY, room={0: "start.hall"}, boots=1, tiles=["rose"])
    answer(table, "explore 1EL0")
    assert legal(table) == ["place 0", "place 90", "place 180", "place 270"]
    answer(table, f"place {degrees}")
    assert tiles_laid(table) == [("rose", (1, 0), degrees)]
    assert here(table) == f"rose.{side}"


@pytest.mark.rule("KAT-117")
def test_tiles_side_by_side_touch_along_the_whole_edge() -> None:
    """Both tunnels of the fork's east side go on across the prong, each straight ahead."""
    line = [laid("field", 1, 0), laid("fork", 2, 0), laid("prong", 3, 0)]
    for name, across in (("up", {"prong.up"}), ("down", {"prong.down"})):
        table = dig(QUARRY, map=line, room={0: f"fork.{name}"}, boots=1, tiles=["rose"])
        assert {goal for goal in walks(table) if goal.startswith("prong")} == across
        assert not [end for end in ends(table) if "E" in end]


@pytest.mark.rule("KAT-118")
@pytest.mark.parametrize(("index", "goal"), [(0, "fork.up"), (1, "fork.down")])
def test_beside_the_long_side_a_tile_lines_up_with_one_half(index: int, goal: str) -> None:
    """Also through the point next to the middle of the long side: the cell of the whole half is taken, no other."""
    for side, row, place in (("EL", 0, "hall"), ("EU", 1, "attic")):
        table = dig(QUARRY, room={0: f"start.{place}"}, boots=2, tiles=["fork", "field"])
        answer(table, f"explore 1{side}{index}", "place 0")
        assert tiles_laid(table) == [("fork", (1, row), 0)]
        assert here(table) == goal
        walk(table, f"start.{place}")
        table = dig(QUARRY, map=[laid("fork", 1, row)], room={0: f"start.{place}"}, boots=2, tiles=["field"])
        assert not [end for end in ends(table) if end.startswith(f"1{side}")]


@pytest.mark.rule("KAT-118")
def test_two_tiles_beside_the_long_side_are_neighbours_of_each_other() -> None:
    table = dig(QUARRY, map=[laid("rose", 1, 0), laid("lily", 1, 1)], room={0: "rose.north"}, boots=1)
    assert walks(table) == {"rose.east", "rose.west", "lily.south"}
    west = dig(QUARRY, map=[laid("rose", -1, 0), laid("lily", -1, 1)], room={0: "lily.east"}, boots=1)
    assert walks(west) == {"lily.north", "lily.south", "start.attic"}


# --- what it is joined with


@pytest.mark.rule("KAT-119")
def test_a_new_tile_is_joined_with_every_neighbour() -> None:
    """The heath lies north-east of the yard's lower half; the rose comes between the two, below it."""
    table = dig(QUARRY, map=[laid("heath", 1, 1)], room={0: "start.hall"}, boots=3, tiles=["rose"])
    answer(table, "explore 1EL0", "place 0")
    walk(table, "rose.north")
    assert walks(table) == {"rose.east", "rose.west", "heath.heath"}
    walk(table, "heath.heath")
    assert here(table) == "heath.heath"


@pytest.mark.rule("KAT-119")
def test_a_tile_that_closes_a_circle_is_joined_all_round() -> None:
    """Seven tiles around a gap at [2, 0], which the rose fills as the ninth tile."""
    around = [laid("field", 1, 0), laid("heath", 1, 1), laid("fork", 2, 1), laid("prong", 1, -1), laid("lily", 2, -1)]
    around += [laid("rough", 3, -1), laid("wild", 3, 0)]
    table = dig(QUARRY, map=around, room={0: "field.field"}, boots=9, tiles=["rose"])
    answer(table, "explore 2E0", "place 0")
    assert here(table) == "rose.west"
    beyond = {"west": "field.field", "north": "fork.down", "east": "wild.wild", "south": "lily.north"}
    for side, neighbour in beyond.items():
        if here(table) != f"rose.{side}":
            walk(table, f"rose.{side}")
        assert {goal for goal in walks(table) if not goal.startswith("rose")} == {neighbour}


@pytest.mark.rule("KAT-119")
def test_the_symbols_of_both_halves_count_along_a_shared_edge() -> None:
    """Rough above wild: S1 meets N0 – a lock and a monster, footprints and a lock; S0 meets N1 – footprints and a
    monster, two monsters."""
    both = [laid("field", 1, 0), laid("wild", 2, 0), laid("rough", 2, 1)]
    table = dig(QUARRY, map=both, room={0: "rough.rough"}, boots=2, swords=3, lockpicks={0: 2})
    goal = room(table, "wild.wild")
    moves = [words for words in offers(table, "move") if words.split()[0] == str(goal)]
    assert moves == [f"{goal} 1", f"{goal} 0", f"{goal} 3 2", f"{goal} 2 2", f"{goal} 1 2", f"{goal} 0 2"]
    answer(table, f"move {goal} 1")
    assert (thief(table).lockpicks, now(table).boots, now(table).swords, thief(table).damage) == (0, 0, 2, 0)
    for lacking in ({"boots": 1}, {"lockpicks": {0: 1}, "damage": {0: 9}, "swords": 2}):
        wanted: Position = {"boots": 2, "swords": 3, "lockpicks": {0: 2}, **lacking}
        poor = dig(QUARRY, map=both, room={0: "rough.rough"}, **wanted)
        assert "wild.wild" not in walks(poor)


@pytest.mark.rule("KAT-119")
@pytest.mark.parametrize(
    ("west", "east", "eastward", "westward"),
    [
        ("field", "heath", True, True),
        ("sluice", "field", False, True),
        ("field", "valve", True, False),
        ("sluice", "valve", False, False),
    ],
)
def test_the_arrows_of_both_halves_bind(west: str, east: str, eastward: bool, westward: bool) -> None:
    """The sluice lets in from the east and not out; the valve lets in from the west and not out."""
    line = [laid(west, 1, 0), laid(east, 2, 0)]
    there = dig(QUARRY, map=line, room={0: f"{west}.{west}"}, boots=1)
    back = dig(QUARRY, map=line, room={0: f"{east}.{east}"}, boots=1)
    assert (f"{east}.{east}" in walks(there), f"{west}.{west}" in walks(back)) == (eastward, westward)


# --- when there are no more


@pytest.mark.rule("KAT-124")
def test_with_an_empty_stack_tunnels_into_the_open_are_of_no_use() -> None:
    table = dig(QUARRY, room={0: "start.hall"}, boots=5, teleports=1, tiles=["rose"])
    assert ends(table) == {f"1{side}{index}" for side in ("EL", "S", "WL") for index in (0, 1)}
    assert goals(table) == {*ends(table), "start.attic"}
    answer(table, "explore 1EL0", "place 0")
    assert table.view(0).tiles_left == 0
    assert (ends(table), walks(table)) == (set(), {"start.hall", "rose.north", "rose.south"})
    assert goals(table) == {"start.hall", "rose.north", "rose.south"}
    check_refused(table, "explore 2S0")
    walk(table, "rose.north")
    assert "explore" not in verbs(table)


# --- haven and depths


@pytest.mark.rule("KAT-125")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_four_tiles_of_a_game_are_haven_tiles(seed: int) -> None:
    table = roaming(seed)
    view = table.view(None)
    choice = random.Random(seed)
    backs = []
    for count in range(1, 8):
        backs.append(view.next_back)
        wander(table, count, choice)
        plan = view.board.plan(count)
        assert plan.back == backs[-1]
    assert backs == ["haven"] * 4 + ["depths"] * 3


@pytest.mark.rule("KAT-126")
@pytest.mark.parametrize(("back", "fights"), [("haven", []), ("depths", ["the_warden"])])
def test_the_background_of_the_tile_says_where_a_pawn_is(back: str, fights: list[str]) -> None:
    """The warden can be fought in the depths alone; and who is knocked out there with an artifact is lost."""
    quarry = {"cave": tile({"cave": []}, back=back)}
    table = dig(quarry, map=[laid("cave", 1, 1)], room={0: "cave.cave"}, swords=3, row=["the_warden"])
    assert [card for card in offers(table, "fight") if card != "goblin"] == fights
    struck = dig(
        quarry,
        map=[laid("cave", 1, 1)],
        room={0: "cave.cave"},
        damage={0: 9},
        bag={0: 10},
        black=0,
        tokens={0: ["artifact_5"]},
        row=["swindle"],
        deck=["darkened_alcove", "lute", "souldrinker", "bandit", "bandit", "swindle"],
    )
    answer(struck, "end")
    assert thief(struck).out == ("lost" if fights else "rescued")


@pytest.mark.rule("KAT-127")
@pytest.mark.parametrize(
    ("place", "fights"), [("attic", ["the_warden"]), ("shrine", ["the_warden"]), ("hall", []), ("crypt", [])]
)
def test_of_the_starting_tile_only_the_upper_half_is_depths(place: str, fights: list[str]) -> None:
    table = dig(room={0: f"start.{place}"}, swords=3, row=["the_warden"])
    assert [card for card in offers(table, "fight") if card != "goblin"] == fights


@pytest.mark.rule("KAT-127")
@pytest.mark.parametrize("side", ["a", "b"])
def test_on_both_sides_of_our_starting_tile_the_crypt_lies_in_the_haven(side: str) -> None:
    board = delve(2, side=side).view(None).board
    halves = {cave.name: cave.in_depths for cave in map(board.cave, board.tile_rooms(0))}
    assert (halves["crypt"], halves["shrine"]) == (False, True)

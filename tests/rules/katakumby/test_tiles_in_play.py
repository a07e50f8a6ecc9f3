"""What the data of tiles means at the table: edge points, rotations, what a placed tile keeps, sets of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.katakumby.cards.tiles import LOWER_SIDES, START_SIDES, edge_points
from tests.rules.dialect import offers, topic
from tests.rules.katakumby.delving import delve, dig
from tests.rules.katakumby.digging import Made, ends, here, housed, laid, room, tile, tiles_laid, tunnel, walk, walks
from tests.rules.raids import thief
from tests.support import answer, catalog, legal, rulebook

QUARRY = {
    "dial": tile(
        {"rest": [], "n0": [], "e1": [], "w1": []},
        tunnel("n0", "N0"), tunnel("e1", "E1"), tunnel("w1", "W1"),
        *(tunnel("rest", name) for name in ("n0", "e1", "w1")),
    ),
    "east": tile({"rest": [], "meet": []}, tunnel("meet", "W1"), tunnel("meet", "rest")),
    "pair": tile({"west": [], "east": []}, tunnel("west", "east", monsters=1), tunnel("west", "east", footprints=True)),
    "full": tile(
        {"door": [], "hoard": ["artifact"], "altar": ["altar"], "loot": ["chest", "library"], "purse": [{"gold": 2}]},
        tunnel("door", "hoard", lock=True),
        *(tunnel("door", name) for name in ("altar", "loot", "purse")),
    ),
    "field": tile({"field": []}),
}  # fmt: skip
TILES: dict[str, Any] = catalog("katakumby").tables["tiles"]
POOR: dict[str, Any] = {"boots": 1, "lockpicks": {0: 0}, "damage": {0: 9}}
"""One boot, no sword, no lockpick, and not a single monster can be borne."""


# --- edge points and rotations


@pytest.mark.rule("KAT-308")
@pytest.mark.parametrize("side", ["EL", "S", "WL"])
@pytest.mark.parametrize("index", [0, 1])
def test_point_i_of_a_tile_meets_point_n_minus_1_minus_i_of_its_neighbour(side: str, index: int) -> None:
    """Eight rooms would be too many for a tile, so one tile for each edge point shows where it is."""
    cell = {"EL": (1, 0), "S": (0, -1), "WL": (-1, 0)}[side]
    met = {"EL": "W", "S": "N", "WL": "E"}[side] + str(1 - index)
    quarry = {"one": tile({"rest": [], "met": []}, tunnel("met", met), tunnel("met", "rest"))}
    table = dig(quarry, room={0: "start.hall"}, boots=1, tiles=["one"])
    answer(table, f"explore 1{side}{index}", "place 0")
    assert (here(table), tiles_laid(table)) == ("one.met", [("one", cell, 0)])


@pytest.mark.rule("KAT-361")
def test_turned_by_90_the_points_of_a_tile_lie_on_the_next_sides() -> None:
    """The ledger's example: N0 lies at E0, E1 at S1, W1 at N1; what lies at E0 meets W1 of the tile to the east."""
    for name, end in (("n0", "2E0"), ("e1", "2S1"), ("w1", "2N1")):
        table = dig(QUARRY, map=[laid("dial", 1, 0, 90)], room={0: f"dial.{name}"}, boots=1, tiles=["field"])
        assert ends(table) == {end}
    both = dig(QUARRY, map=[laid("dial", 1, 0, 90), laid("east", 2, 0)], room={0: "dial.n0"}, boots=1)
    assert walks(both) == {"dial.rest", "east.meet"}


@pytest.mark.rule("KAT-361")
@pytest.mark.parametrize(("degrees", "end"), [(0, "2N0"), (90, "2E0"), (180, "2S0"), (270, None)])
def test_every_quarter_turn_takes_a_point_to_the_next_side(degrees: int, end: str | None) -> None:
    """Turned by 270 the point lies to the west, where the hall is."""
    table = dig(QUARRY, map=[laid("dial", 1, 0, degrees)], room={0: "dial.n0"}, boots=1, tiles=["field"])
    assert ends(table) == ({end} if end else set())
    assert ("start.hall" in walks(table)) == (end is None)


@pytest.mark.rule("KAT-307")
def test_two_tunnels_between_the_same_rooms_are_two_ways() -> None:
    """One with a monster, one with footprints."""
    for boots, moves in ((1, ["0"]), (2, ["0", "0 2"])):
        table = dig(QUARRY, map=[laid("pair", 1, 0)], room={0: "pair.west"}, boots=boots)
        goal = str(room(table, "pair.east"))
        found = [words.partition(" ")[2] for words in offers(table, "move") if words.split()[0] == goal]
        assert found == moves
    answer(table, f"move {goal} 0 2")
    assert (thief(table).damage, table.view(0).now.boots) == (0, 0)


@pytest.mark.rule("KAT-313")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_starting_tile_has_six_unit_sides_with_the_usual_points(side: str) -> None:
    board = delve(side=side).view(None).board
    open_ends = {way.end for number in board.rooms for way in board.ways(number) if way.end}
    portals = {half.b for half in board.plan(0).layout.tunnels if half.a in board.plan(0).layout.portals}
    assert open_ends | {f"1{point}" for point in portals} == {f"1{point}" for point in edge_points(2, START_SIDES)}


def on_foot(board: Any, tile_number: int, first: int) -> dict[int, list[Any]]:
    """The rooms of a tile to which boots alone lead from a room without leaving it, each with its ways of that kind."""
    rooms = board.tile_rooms(tile_number)
    found: dict[int, list[Any]] = {}
    todo = [first]
    while todo:
        number = todo.pop()
        ways = [way for way in board.ways(number) if not (way.monsters or way.locks or way.against or way.portals)]
        found[number] = ways
        todo += [way.to for way in ways if way.to in rooms and way.to not in found]
    return found


@pytest.mark.rule("KAT-360")
@pytest.mark.parametrize("side", ["a", "b"])
def test_boots_alone_lead_from_our_crypt_to_two_sides_of_its_half_and_back(side: str) -> None:
    table = delve(side=side)
    board = table.view(None).board
    from_crypt = on_foot(board, 0, 1)
    lower = [way for ways in from_crypt.values() for way in ways if way.end and way.end[1:-1] in LOWER_SIDES]
    assert len({way.end[1:-1] for way in lower}) >= 2
    assert sum(not way.footprints for way in lower) >= 2
    for number in from_crypt:
        assert 1 in on_foot(board, 0, number)
    upper = [
        way.end[1:-1] for ways in on_foot(board, 0, room(table, "start.shrine")).values() for way in ways if way.end
    ]
    assert set(upper) - set(LOWER_SIDES)


@pytest.mark.rule("KAT-311")
@pytest.mark.parametrize("name", TILES)
def test_every_tile_of_ours_can_be_placed_and_entered_with_one_boot(name: str) -> None:
    """Whatever the index of the walked tunnel: some rotation leads on for nothing more than the boot paid before."""
    for end in ("1EL0", "1EL1"):
        table = dig(room={0: "start.hall"}, tiles=[name], **POOR)
        answer(table, f"explore {end}")
        degrees = offers(table, "place")
        assert degrees
        answer(table, f"place {degrees[0]}")
        while topic(table) != "turn":
            answer(table, legal(table)[0])
        assert here(table).startswith(f"{name}.")


@pytest.mark.rule("KAT-359")
@pytest.mark.parametrize("name", TILES)
def test_every_tile_of_ours_can_be_left_on_all_sides_with_boots_alone(name: str) -> None:
    """One of its rooms at least: from there the hall to the west and open ends in the north, east and south are
    reached, in every rotation."""
    for turn in (0, 90, 180, 270):
        table = dig(map=[laid(name, 1, 0, turn)])
        board = table.view(None).board
        best = max((on_foot(board, 1, number) for number in board.tile_rooms(1)), key=len)
        ways = [way for found in best.values() for way in found]
        assert {way.end[1] for way in ways if way.end} == {"N", "E", "S"}
        assert room(table, "start.hall") in [way.to for way in ways]


# --- what a placed tile keeps


@pytest.mark.rule("KAT-315")
def test_a_placed_tile_keeps_all_that_happened_on_it() -> None:
    """Cell, rotation, covered lock and loot, altar cube and artifact are still there when another player comes by."""
    table = dig(
        QUARRY,
        map=[laid("field", 1, 0)],
        room={0: "field.field", 1: "start.hall"},
        boots=8,
        lockpicks={0: 2},
        tiles=["full"],
        artifacts=["artifact_10"],
        hand={0: [], 1: []},
    )
    answer(table, "explore 2E0", "place 180")
    walk(table, "full.loot")
    answer(table, "open library")
    walk(table, "full.door", "full.altar")
    answer(table, f"mark {room(table, 'full.altar')}")
    walk(table, "full.door", "full.hoard")
    answer(table, "end")
    data = table.view(1).data()
    assert data["board"]["placed"][2] == ["full", (2, 0), 2, room(table, "full.door")]
    assert data["board"]["opened"] == [(2, 0)]
    assert data["lying"] == {str(room(table, "full.hoard")): ["artifact_10"]}
    assert data["loot"] == {str(room(table, "full.loot")): ["library"]}
    assert data["altars"] == {str(room(table, "full.altar")): [0]}


@pytest.mark.rule("KAT-315")
def test_the_idols_lie_in_the_shrine_until_somebody_takes_them() -> None:
    table = dig(room={0: "start.attic", 1: "start.attic"}, boots=1, hand={0: [], 1: ["sidestep"]})
    walk(table, "start.shrine")
    answer(table, "take monkey_shrine", "end", "play sidestep")
    assert table.view(1).data()["idols"] == 2
    walk(table, "start.shrine")
    answer(table, "take monkey_shrine")
    assert table.view(1).data()["idols"] == 1


@pytest.mark.rule("KAT-315")
def test_what_was_received_belongs_to_the_turn_and_not_to_the_tile() -> None:
    """Another player gets the gold of the same room right afterwards."""
    table = dig(
        QUARRY, map=[laid("full", 1, 0)], room={0: "full.door", 1: "full.door"}, boots=1, hand={0: [], 1: ["sidestep"]}
    )
    for seat, lines in enumerate((["end"], [])):
        walk(table, "full.purse")
        answer(table, "take gold 2", *lines)
        assert thief(table, seat).gold == 2
        if seat == 0:
            answer(table, "play sidestep")


# --- sets of one's own


def hub(room_name: str, points: list[str], **more: Any) -> Made:
    return {
        "rooms": {room_name: more.pop("room", {})},
        "tunnels": [tunnel(room_name, point) for point in points],
        **more,
    }


SMALL: Made = {
    "standard_tiles": False,
    "edge_points": 1,
    "tiles": {
        **{f"safe{number}": hub("hall", edge_points(1), back="haven") for number in range(7)},
        **{
            f"deep{number}": hub("hall", edge_points(1), back="depths", room={"has": ["artifact"]})
            for number in range(9)
        },
    },
    "start": {
        side: {
            "rooms": {
                "crypt": {"half": "lower", "has": ["crypt"]},
                "gate": {"half": "lower"},
                "shrine": {"half": "upper", "has": ["monkey_shrine"]},
            },
            "tunnels": [
                tunnel("crypt", "gate"),
                *(tunnel("gate", f"{edge}0") for edge in LOWER_SIDES),
                *(tunnel("shrine", f"{edge}0") for edge in START_SIDES if edge not in LOWER_SIDES),
            ],
        }
        for side in "ab"
    },
}
"""Seven haven tiles and nine depths tiles of one room, with a single edge point on each side."""


def small(seed: int, position: Made | None = None) -> Table:
    seats = (Seat("Ala"), Seat("Bolek"))
    return Table(rulebook("katakumby"), Setup("katakumby", seats, seed, {}, position), housed(SMALL))


@pytest.mark.rule("KAT-364")
def test_with_a_set_of_ones_own_four_random_haven_tiles_lie_on_top_too() -> None:
    found = set()
    for seed in range(8):
        table = small(seed, {"boots": 20, "room": {0: "start.gate"}, "hand": {0: []}, "turn": 0})
        assert table.view(0).tiles_left == 4 + 9
        for number in range(6):
            assert table.view(0).next_back == ("haven" if number < 4 else "depths")
            answer(table, sorted(line for line in legal(table) if line.startswith("explore"))[0], "place 0")
        names = [name for name, _, _ in tiles_laid(table)]
        assert [name[:4] for name in names] == ["safe"] * 4 + ["deep"] * 2
        found.add(tuple(names[:4]))
    assert len(found) > 4


@pytest.mark.rule("KAT-308", "KAT-364")
def test_a_set_with_one_point_on_each_side_is_played_in_the_same_way() -> None:
    table = small(1)
    assert table.view(0).tiles_left == 13
    open_ends = {way.end for number in (1, 2, 3) for way in table.view(0).ways(number) if way.end}
    assert open_ends == {f"1{side}0" for side in START_SIDES}
    there = small(1, {"boots": 2, "room": {0: "start.gate"}, "hand": {0: []}, "turn": 0, "tiles": ["deep3"]})
    answer(there, "explore 1EL0", "place 90")
    assert (here(there), walks(there)) == ("deep3.hall", {"start.gate"})
    assert list(there.view(0).lying) == [room(there, "deep3.hall")]

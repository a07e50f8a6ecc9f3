"""The board: its two sides, rooms and tunnels, tracks and health meters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import pytest

from brzdek.core.problems import BadSetup
from brzdek.core.table import Table
from brzdek.games.brzdek.cards.board import Board
from tests.rules.brzdek.delving import SIDES, delve, game, provoked
from tests.rules.dialect import offers, result, story, told, topic
from tests.rules.raids import each, pass_turn, thief
from tests.support import answer, legal

FIGURES = {
    "front": {
        "rooms": 39,
        "tunnels": 60,
        "depths": 23,
        "crossings": 7,
        "market": 4,
        "crystal_cave": 10,
        "heal": 3,
        "footprints": 13,
        "monsters": {1: 12, 2: 5},
        "locked": 9,
        "one_way": 7,
        "wrap": 1,
    },
    "back": {
        "rooms": 44,
        "tunnels": 63,
        "depths": 25,
        "crossings": 7,
        "market": 5,
        "crystal_cave": 8,
        "heal": 1,
        "footprints": 5,
        "monsters": {1: 14, 2: 3, 3: 1},
        "locked": 6,
        "one_way": 7,
        "wrap": 1,
    },
}
"""The ledger's figures for the two printed sides."""


def board_of(side: str) -> Board:
    board: Board = game(4, board=side).view(None).board
    return board


def reached(board: Board, start: int, among: Collection[int]) -> set[int]:
    """The rooms joined with a room by tunnels that stay among the given ones."""
    found, left = {start}, [start]
    while left:
        for tunnel in board.tunnels[left.pop()]:
            if tunnel.to in among and tunnel.to not in found:
                found.add(tunnel.to)
                left.append(tunnel.to)
    return found


def markets(board: Board) -> set[int]:
    return {room.id for room in board.rooms.values() if room.market}


# --- the two sides


@pytest.mark.rule("BRZ-033")
def test_the_front_is_played_unless_the_back_is_chosen() -> None:
    plain, front, back = game(3), game(3, board="front"), game(3, board="back")
    assert plain.view(None).board is front.view(None).board
    assert len(front.view(None).board.rooms) == 39
    assert len(back.view(None).board.rooms) == 44


@pytest.mark.rule("BRZ-033")
def test_the_back_is_another_dungeon() -> None:
    """From room 3 the front leads to 2, 4 and 8, the back only to 4 and 9."""
    front, back = (delve(board=side, room={0: 3}, boots=9) for side in SIDES)
    assert sorted(offers(front, "move")) == ["2", "4", "8"]
    assert sorted(offers(back, "move")) == ["4", "9"]


@pytest.mark.rule("BRZ-033")
@pytest.mark.parametrize("side", ["", "left", 2])
def test_there_is_no_third_side(side: str | int) -> None:
    with pytest.raises(BadSetup):
        game(2, board=side)


# --- what a board holds


@pytest.mark.rule("BRZ-034")
@pytest.mark.parametrize("side", SIDES)
def test_both_printed_sides_hold_what_the_ledger_counts(side: str) -> None:
    board = board_of(side)
    rooms = board.rooms.values()
    ways = [(room, tunnel) for room in board.rooms for tunnel in board.tunnels[room]]
    once = [(room, tunnel) for room, tunnel in ways if room < tunnel.to]
    monsters = Counter(tunnel.monsters for _, tunnel in once if tunnel.monsters)
    assert {
        "rooms": len(rooms),
        "tunnels": len(once),
        "depths": sum(room.in_depths for room in rooms),
        "crossings": sum(board.rooms[room].in_depths != board.rooms[tunnel.to].in_depths for room, tunnel in once),
        "market": sum(room.market for room in rooms),
        "crystal_cave": sum(room.crystal_cave for room in rooms),
        "heal": sum(room.heal for room in rooms),
        "footprints": sum(tunnel.boots == 2 for _, tunnel in once),
        "monsters": monsters,
        "locked": sum(tunnel.locked for _, tunnel in once),
        "one_way": sum(tunnel.against for _, tunnel in ways),
        "wrap": sum(tunnel.wrap for _, tunnel in once),
    } == FIGURES[side]


@pytest.mark.rule("BRZ-034")
@pytest.mark.parametrize("side", SIDES)
def test_one_start_space_outside_is_joined_to_an_entrance_and_all_rooms_hang_together(side: str) -> None:
    board = board_of(side)
    assert [room.id for room in board.rooms.values() if room.zone == "outside"] == [board.start]
    assert [tunnel.to for tunnel in board.tunnels[board.start]] == [2]
    assert reached(board, board.start, board.rooms) == set(board.rooms)


@pytest.mark.rule("BRZ-034")
@pytest.mark.parametrize("side", SIDES)
def test_the_tracks_are_there_for_four_colours(side: str) -> None:
    view = game(4, board=side).view(None)
    assert each(game(4, board=side), "damage") == [0] * 4
    assert (view.health, len(view.rage_track), view.countdown, view.counting) == (10, 7, 0, None)


# --- depths


@pytest.mark.rule("BRZ-035")
@pytest.mark.parametrize("side", SIDES)
def test_every_room_is_in_the_depths_or_above_and_the_start_is_above(side: str) -> None:
    board = board_of(side)
    zones = Counter(room.zone for room in board.rooms.values())
    assert set(zones) == {"outside", "upper", "depths"}
    assert all(room.in_depths == (room.zone == "depths") for room in board.rooms.values())
    assert not board.rooms[board.start].in_depths


@pytest.mark.rule("BRZ-035")
@pytest.mark.parametrize("side", SIDES)
def test_the_room_where_an_artifact_holder_falls_decides_about_the_rescue(side: str) -> None:
    board = board_of(side)
    for room in board.rooms.values():
        if room.id != board.start:
            table = provoked(
                board=side, room={0: room.id}, tokens={0: ["artifact_5"]}, damage={0: 9}, bag={0: 1}, black=0
            )
            assert told(table, "knocked_out") == [(0, room.zone == "upper")]
            assert thief(table).out == ("rescued" if room.zone == "upper" else "lost")


# --- tracks


@pytest.mark.rule("BRZ-036")
def test_the_countdown_has_5_spaces() -> None:
    """From the first space the pawn takes four steps; on the fifth space everybody left is caught."""
    table = delve(turn=1, room={1: 2}, out={0: "left"}, tokens={0: ["artifact_5", "mastery"], 1: ["artifact_7"]})
    assert table.view(None).countdown == 1
    for space in (2, 3, 4):
        pass_turn(table)
        assert (table.view(None).countdown, story(table).count("caught")) == (space, 0)
    pass_turn(table)
    assert told(table, "countdown") == [(0, 2), (0, 3), (0, 4), (0, 5)]
    assert story(table).count("caught") == 1
    assert result(table).scores == (25, 7)


@pytest.mark.rule("BRZ-036")
def test_nobody_is_on_the_countdown_track_until_the_first_one_is_home() -> None:
    table = delve(room={0: 2}, tokens={0: ["artifact_5"]}, boots=1)
    assert (table.view(None).countdown, table.view(None).counting) == (0, None)
    answer(table, "move 1")
    assert (table.view(None).countdown, table.view(None).counting) == (1, 0)


@pytest.mark.rule("BRZ-037")
@pytest.mark.parametrize(("space", "cubes"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_the_space_of_the_marker_says_how_many_cubes_an_attack_draws(space: int, cubes: int) -> None:
    table = provoked(4, rage=space)
    assert [len(drawn) for (drawn,) in told(table, "attack")] == [cubes]
    assert table.view(None).bag[-1] == 24 - cubes


@pytest.mark.rule("BRZ-037")
def test_the_rage_track_has_7_spaces() -> None:
    table = delve(room={0: 16}, boots=1, rage=7)
    assert list(table.view(None).rage_track) == [2, 2, 3, 3, 4, 4, 5]
    answer(table, "move 21", "take artifact_7")
    assert table.view(None).rage == 6
    assert table.view(None).cubes_next_attack == 5


@pytest.mark.rule("BRZ-038")
@pytest.mark.parametrize("damage", range(10))
def test_the_tenth_cube_on_the_meter_knocks_a_player_out(damage: int) -> None:
    table = provoked(3, room={0: 2, 1: 2, 2: 2}, damage={1: damage}, bag={1: 1}, black=0)
    assert each(table, "damage") == [0, damage + 1, 0]
    assert each(table, "out") == ["", "lost" if damage == 9 else "", ""]


@pytest.mark.rule("BRZ-038")
def test_each_colour_has_a_meter_of_its_own() -> None:
    table = provoked(4, rage=7, room={1: 2}, damage={0: 8, 1: 6, 2: 9, 3: 0}, bag={1: 5}, black=0)
    assert each(table, "damage") == [8, 10, 9, 0]
    assert each(table, "out") == ["", "lost", "", ""]


# --- markets


@pytest.mark.rule("BRZ-039")
def test_on_the_front_the_markets_form_one_group_in_the_middle_of_the_dungeon() -> None:
    board = board_of("front")
    stalls = markets(board)
    assert stalls == {19, 20, 26, 27}
    assert reached(board, 19, stalls) == stalls
    across, down = zip(*(room.at for room in board.rooms.values()), strict=True)
    for room in stalls:
        x, y = board.rooms[room].at
        assert sorted(across)[9] < x < sorted(across)[-9]
        assert sorted(down)[9] < y < sorted(down)[-9]


@pytest.mark.rule("BRZ-039")
def test_on_the_back_the_markets_are_scattered() -> None:
    board = board_of("back")
    stalls = markets(board)
    assert stalls == {19, 21, 26, 27, 34}
    assert {frozenset(reached(board, room, stalls)) for room in stalls} == {
        frozenset({19}),
        frozenset({21, 26}),
        frozenset({27}),
        frozenset({34}),
    }


@pytest.mark.rule("BRZ-039")
@pytest.mark.parametrize("side", SIDES)
def test_goods_are_sold_in_market_rooms_and_nowhere_else(side: str) -> None:
    board = board_of(side)
    for room in board.rooms:
        table = delve(board=side, room={0: room}, gold={0: 7})
        assert offers(table, "buy") == (["master_key", "backpack", "crown_10"] if room in markets(board) else [])


# --- pawns


def open_data(table: Table, seat: int) -> object:
    return table.view(None).data()["players"][seat]


@pytest.mark.rule("BRZ-040")
def test_any_number_of_pawns_may_stand_in_a_room_and_nothing_comes_of_it() -> None:
    table = delve(4, room={0: 20, 1: 21, 2: 21, 3: 21}, boots=2, gold={1: 3}, tokens={1: ["artifact_5"]})
    others = [open_data(table, seat) for seat in (1, 2, 3)]
    answer(table, "move 21")
    assert topic(table) == "find"
    answer(table, "take artifact_7")
    assert each(table, "room") == [21] * 4
    assert [open_data(table, seat) for seat in (1, 2, 3)] == others
    assert story(table) == ["turn", "moved", "took", "rage"]
    assert sorted(offers(table, "move")) == ["16", "20", "22"]


@pytest.mark.rule("BRZ-040")
def test_a_pawn_in_the_way_stops_nobody() -> None:
    alone, together = (delve(4, room={0: 2, 1: other, 2: other, 3: other}, boots=1) for other in (39, 3))
    assert legal(alone) == legal(together)

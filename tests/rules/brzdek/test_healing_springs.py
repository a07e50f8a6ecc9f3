"""Healing springs: one damage less on entering, if one likes."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import SIDES, delve
from tests.rules.dialect import seat_to_move, told, topic
from tests.rules.raids import pass_turn, thief
from tests.support import answer, legal


@pytest.mark.rule("BRZ-085")
@pytest.mark.parametrize(
    ("side", "room", "line"),
    [("front", 17, "move 12"), ("front", 39, "move 38 1"), ("front", 33, "move 34 1"), ("back", 37, "move 43")],
)
def test_a_spring_heals_1_damage_on_entering(side: str, room: int, line: str) -> None:
    table = delve(board=side, room={0: room}, boots=2, swords=1, damage={0: 3})
    answer(table, line)
    assert (topic(table), legal(table)) == ("spring", ["heal", "leave"])
    answer(table, "heal")
    assert (thief(table).damage, thief(table).supply, topic(table)) == (2, 28, "turn")


@pytest.mark.rule("BRZ-085")
def test_healing_is_optional_and_cannot_be_made_up_for() -> None:
    table = delve(room={0: 17}, boots=2, damage={0: 3})
    answer(table, "move 12", "leave")
    assert thief(table).damage == 3
    assert legal(table) == ["end"]


@pytest.mark.rule("BRZ-085")
def test_every_entry_heals_again_in_the_same_turn_too() -> None:
    table = delve(room={0: 31}, boots=8, damage={0: 5}, artifacts={})
    answer(table, "move 38", "heal", "move 31", "move 38", "heal")
    assert thief(table).damage == 3
    assert told(table, "healed") == [(0, 1), (0, 1)]


@pytest.mark.rule("BRZ-085")
def test_standing_in_the_room_or_starting_a_turn_there_does_not_heal() -> None:
    table = delve(room={0: 12}, damage={0: 3}, hand={0: ["burgle"]})
    assert topic(table) == "turn"
    answer(table, "play burgle", "end")
    pass_turn(table)
    assert (topic(table), seat_to_move(table), thief(table).damage) == ("turn", 0, 3)


@pytest.mark.rule("BRZ-085")
def test_a_spring_heals_after_teleporting_too() -> None:
    table = delve(room={0: 7}, teleports=1, damage={0: 1})
    answer(table, "teleport 12", "heal")
    assert thief(table).damage == 0


@pytest.mark.rule("BRZ-085")
def test_a_spring_heals_besides_a_token_taken_in_the_same_room() -> None:
    table = delve(room={0: 17}, boots=2, damage={0: 2}, secrets={12: ["treasure"]})
    answer(table, "move 12", "heal")
    assert (topic(table), legal(table)) == ("find", ["take minor", "leave"])
    answer(table, "take minor")
    assert (thief(table).damage, thief(table).gold) == (1, 2)


@pytest.mark.rule("BRZ-085")
def test_the_unhurt_are_not_asked_and_damage_from_the_way_there_can_be_healed() -> None:
    well = delve(room={0: 17}, boots=2)
    answer(well, "move 12")
    assert (topic(well), thief(well).supply) == ("turn", 30)
    hurt = delve(room={0: 7}, boots=1)
    answer(hurt, "move 12 0")
    assert thief(hurt).damage == 1
    answer(hurt, "heal")
    assert thief(hurt).damage == 0


@pytest.mark.rule("BRZ-085")
@pytest.mark.parametrize("side", SIDES)
def test_no_other_room_heals(side: str) -> None:
    board = delve(board=side).view(None).board
    asked = set()
    for room in board.rooms:
        for tunnel in board.tunnels[room]:
            if tunnel.to != board.start:
                table = delve(board=side, room={0: room}, teleports=1, damage={0: 3})
                answer(table, f"teleport {tunnel.to}")
                asked |= {tunnel.to} if topic(table) == "spring" else set()
    assert asked == ({12, 34, 38} if side == "front" else {43})

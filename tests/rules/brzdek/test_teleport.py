"""Teleporting: where to, past what, when, and what one finds on arriving."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.brzdek.delving import SIDES, delve
from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic
from tests.rules.raids import now, purse, thief
from tests.support import answer, legal


def goals(table: Table) -> set[int]:
    """The rooms to which the player may teleport."""
    return {int(room) for room in offers(table, "teleport")}


def walks(table: Table) -> set[int]:
    """The rooms to which the player may walk."""
    return {int(words.split()[0]) for words in offers(table, "move")}


def floating(room: int, **position: Any) -> Table:
    """A player in this room with one teleport to make."""
    return delve(**{"room": {0: room}, "teleports": 1, **position})


# --- where to


@pytest.mark.rule("BRZ-182")
def test_a_teleport_leads_without_boots_to_any_room_next_door() -> None:
    """Room 5: two footprints to 4, a monster on the way to 10, and 6 behind a tunnel that leads here only."""
    table = delve(room={0: 5}, row=["teleporter"], skill=4)
    assert offers(table, "teleport") == []
    answer(table, "use teleporter")
    assert goals(table) == {4, 6, 10}
    assert walks(table) == set()
    answer(table, "teleport 4", "leave")
    assert thief(table).room == 4
    assert told(table, "teleported") == [(0, 5, 4)]
    assert offers(table, "teleport") == []


@pytest.mark.rule("BRZ-182")
def test_a_teleport_takes_no_boots_from_a_player_who_has_some() -> None:
    table = floating(3, boots=3)
    answer(table, "teleport 8")
    assert (thief(table).room, now(table).boots) == (8, 3)


@pytest.mark.rule("BRZ-182")
@pytest.mark.parametrize("side", SIDES)
def test_every_tunnel_counts_from_every_room_and_nothing_else(side: str) -> None:
    board = delve(board=side).view(0).board
    for room in board.rooms:
        next_door = {tunnel.to for tunnel in board.tunnels[room]} - {1}
        assert goals(floating(room, board=side)) == next_door, room


@pytest.mark.rule("BRZ-182")
@pytest.mark.parametrize(
    ("side", "here", "there"), [("front", 17, 22), ("front", 22, 17), ("back", 5, 6), ("back", 6, 5)], ids=str
)
def test_wrap_around_tunnels_count(side: str, here: int, there: int) -> None:
    table = floating(here, board=side)
    answer(table, f"teleport {there}")
    assert thief(table).room == there


@pytest.mark.rule("BRZ-182")
@pytest.mark.parametrize("side", SIDES)
def test_a_pawn_still_at_the_start_may_teleport_into_the_entrance_room(side: str) -> None:
    table = floating(1, board=side)
    assert goals(table) == {2}
    answer(table, "teleport 2")
    assert (thief(table).room, thief(table).out) == (2, "")


# --- past what


@pytest.mark.rule("BRZ-183")
@pytest.mark.parametrize(("damage", "swords"), [(0, 3), (0, 0), (9, 0)], ids=str)
def test_monsters_in_the_tunnel_do_nothing(damage: int, swords: int) -> None:
    """Two monsters between rooms 14 and 19; with 9 damage nobody could walk there."""
    table = floating(14, damage={0: damage}, swords=swords)
    supply = thief(table).supply
    answer(table, "teleport 19", "leave")
    assert thief(table).room == 19
    assert (thief(table).damage, now(table).swords, thief(table).supply) == (damage, swords, supply)
    assert told(table, "hurt") == []


@pytest.mark.rule("BRZ-184")
@pytest.mark.parametrize(("side", "here", "there"), [("front", 4, 9), ("front", 15, 21), ("back", 17, 23)], ids=str)
def test_a_locked_tunnel_needs_no_key(side: str, here: int, there: int) -> None:
    table = floating(here, board=side, boots=9)
    assert there not in walks(table)
    answer(table, f"teleport {there}")
    assert thief(table).room == there
    assert "master_key" not in thief(table).tokens


@pytest.mark.rule("BRZ-185")
@pytest.mark.parametrize(("side", "here", "there"), [("front", 5, 6), ("front", 24, 17), ("back", 3, 2)], ids=str)
def test_a_teleport_may_go_against_the_arrow(side: str, here: int, there: int) -> None:
    table = floating(here, board=side, boots=9, swords=9)
    assert there not in walks(table)
    answer(table, f"teleport {there}")
    assert thief(table).room == there


# --- outside


@pytest.mark.rule("BRZ-186")
@pytest.mark.parametrize("side", SIDES)
def test_with_an_artifact_one_may_teleport_outside_from_the_entrance_room(side: str) -> None:
    table = floating(2, board=side, tokens={0: ["artifact_5"]})
    answer(table, "teleport 1")
    assert (thief(table).room, thief(table).out) == (1, "left")
    assert "mastery" in thief(table).tokens
    assert told(table, "countdown") == [(0, 1)]


@pytest.mark.rule("BRZ-186")
@pytest.mark.parametrize("tokens", [[], ["chalice"], ["monkey_idol", "crown_10", "backpack"]], ids=str)
def test_without_an_artifact_nobody_teleports_outside(tokens: list[str]) -> None:
    table = floating(2, tokens={0: tokens})
    assert goals(table) == {3}
    check_refused(table, "teleport 1")


@pytest.mark.rule("BRZ-186")
@pytest.mark.parametrize("side", SIDES)
def test_only_the_entrance_room_is_next_to_the_outside(side: str) -> None:
    rooms = delve(board=side).view(0).board.rooms
    leading_out = {room for room in rooms if 1 in goals(floating(room, board=side, tokens={0: ["artifact_5"]}))}
    assert leading_out == {2}


# --- on arriving


@pytest.mark.rule("BRZ-187")
def test_one_token_may_be_taken_after_a_teleport() -> None:
    """Two minor secrets lie in room 4."""
    table = floating(3, secrets={4: ["treasure", "treasure"]})
    answer(table, "teleport 4")
    assert (topic(table), legal(table)) == ("find", ["take minor", "leave"])
    answer(table, "take minor")
    assert (thief(table).gold, topic(table)) == (2, "turn")
    assert table.view(0).lying(4)["minor"] == 1


@pytest.mark.rule("BRZ-187")
@pytest.mark.parametrize(
    ("here", "there", "take", "token"), [(26, 31, "artifact_20", "artifact_20"), (23, 24, "idol", "monkey_idol")]
)
def test_artifacts_and_idols_may_be_taken_too(here: int, there: int, take: str, token: str) -> None:
    table = floating(here, artifacts={31: "artifact_20"})
    answer(table, f"teleport {there}", f"take {take}")
    assert list(thief(table).tokens) == [token]


@pytest.mark.rule("BRZ-187")
def test_a_healing_spring_may_heal_after_a_teleport() -> None:
    healed, not_healed = floating(7, damage={0: 3}), floating(7, damage={0: 3})
    for table, wish, damage in ((healed, "heal", 2), (not_healed, "leave", 3)):
        answer(table, "teleport 12")
        assert topic(table) == "spring"
        answer(table, wish)
        assert thief(table).damage == damage


@pytest.mark.rule("BRZ-187")
def test_a_crystal_cave_exhausts_after_a_teleport() -> None:
    """Entering counts however it is done; a further teleport is still possible."""
    table = floating(13, teleports=2, boots=5)
    assert walks(table) == {8, 17, 18}
    answer(table, "teleport 8")
    assert walks(table) == set()
    assert goals(table) == {3, 13, 14}


# --- when


@pytest.mark.rule("BRZ-250")
def test_two_teleports_may_be_kept_and_made_in_a_row() -> None:
    table = delve(room={0: 3}, hand={0: ["invoker_of_the_ancients", "burgle"]}, row=["teleporter"], skill=4)
    answer(table, "play invoker_of_the_ancients", "use teleporter", "play burgle")
    assert (thief(table).room, now(table).teleports) == (3, 2)
    answer(table, "teleport 8", "teleport 14")
    assert thief(table).room == 14
    assert goals(table) == set()
    assert "end" in legal(table)


@pytest.mark.rule("BRZ-250")
def test_a_teleport_may_be_made_at_once() -> None:
    table = delve(room={0: 3}, hand={0: ["invoker_of_the_ancients", "burgle"]})
    answer(table, "play invoker_of_the_ancients", "teleport 8", "play burgle")
    assert (thief(table).room, purse(table)) == (8, (1, 0, 0))


@pytest.mark.rule("BRZ-250")
@pytest.mark.parametrize("count", [1, 2])
def test_the_turn_cannot_end_before_every_teleport_is_made(count: int) -> None:
    table = floating(3, teleports=count)
    for there in (8, 3)[:count]:
        assert "end" not in legal(table)
        check_refused(table, "end")
        answer(table, f"teleport {there}")
    answer(table, "end")
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-250")
def test_nobody_is_forced_outside() -> None:
    """Beside the entrance, with an artifact: outside is offered, but the way back into the dungeon is too."""
    table = floating(2, tokens={0: ["artifact_5"]})
    assert goals(table) == {1, 3}
    answer(table, "teleport 3", "end")
    assert (thief(table).room, thief(table).out) == (3, "")


@pytest.mark.rule("BRZ-250")
def test_teleports_of_a_player_who_has_left_are_lost() -> None:
    """Those kept from before, and those that a card brings afterwards."""
    table = floating(2, tokens={0: ["artifact_5"]}, boots=1, hand={0: ["invoker_of_the_ancients", "wand_of_recall"]})
    answer(table, "move 1")
    assert (now(table).teleports, goals(table)) == (0, set())
    answer(table, "play invoker_of_the_ancients", "play wand_of_recall")
    assert (now(table).teleports, goals(table)) == (0, set())
    answer(table, "end")
    assert (thief(table).room, thief(table).out, seat_to_move(table)) == (1, "left", 1)


@pytest.mark.rule("BRZ-250")
def test_teleports_of_a_player_who_is_knocked_out_are_lost() -> None:
    """Pan Wąsik calls the dragon while two teleports wait; nobody inherits them."""
    table = floating(3, teleports=2, hand={0: ["mister_whiskers"]}, damage={0: 9}, bag={0: 3}, black=0)
    answer(table, "play mister_whiskers", "choose dragon_attack")
    assert (thief(table).out, thief(table).room) == ("lost", 3)
    assert (seat_to_move(table), now(table).teleports, goals(table)) == (1, 0, set())

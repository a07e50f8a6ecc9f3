"""Moving through tunnels: boots, footprints, monsters, locks, arrows, the board's edge, the way in and out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.core.catalog.load import load_catalog
from brzdek.core.layers import Layers
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from tests.games.brzdek.spoiling import copied, spoil
from tests.rules.brzdek.delving import SIDES, delve
from tests.rules.dialect import check_refused, offers, story, told
from tests.rules.raids import each, purse, thief
from tests.support import answer, legal, rulebook

# --- boots


@pytest.mark.rule("BRZ-070")
def test_green_walks_through_two_plain_tunnels_with_2_boots() -> None:
    table = delve(hand={0: ["move_silently"]}, room={0: 2})
    assert table.catalog.cards["move_silently"].name.pl == "Skradanie"
    answer(table, "play move_silently")
    assert purse(table)[2] == 2
    answer(table, "move 3")
    assert (purse(table)[2], thief(table).room) == (1, 3)
    answer(table, "move 8")
    assert (purse(table)[2], thief(table).room) == (0, 8)
    assert offers(table, "move") == []
    assert told(table, "moved") == [(0, 2, 3), (0, 3, 8)]


@pytest.mark.rule("BRZ-070")
def test_without_boots_nobody_moves_and_with_one_only_to_a_room_next_door() -> None:
    """Room 15 is joined to 10 (a monster), 14, 16 and 21 (locked)."""
    assert offers(delve(room={0: 15}, swords=9, skill=9), "move") == []
    table = delve(room={0: 15}, boots=1)
    assert sorted(offers(table, "move")) == ["10 0", "14", "16"]
    check_refused(table, "move 11")


@pytest.mark.rule("BRZ-070")
def test_a_plain_tunnel_can_be_walked_both_ways() -> None:
    table = delve(room={0: 15}, boots=2)
    answer(table, "move 16", "leave", "move 15")
    assert (thief(table).room, purse(table)[2]) == (15, 0)


@pytest.mark.rule("BRZ-071")
@pytest.mark.parametrize(
    ("side", "room", "to"), [("front", 3, 4), ("front", 4, 3), ("front", 8, 13), ("back", 33, 39), ("back", 14, 20)]
)
def test_footprints_cost_2_boots(side: str, room: int, to: int) -> None:
    assert str(to) not in offers(delve(board=side, room={0: room}, boots=1), "move")
    for boots in (2, 3):
        table = delve(board=side, room={0: room}, boots=boots)
        answer(table, f"move {to}")
        assert (purse(table)[2], thief(table).room) == (boots - 2, to)


# --- monsters


@pytest.mark.rule("BRZ-072")
@pytest.mark.parametrize(
    ("side", "room", "to", "monsters"),
    [("front", 10, 15, 1), ("front", 14, 19, 2), ("front", 19, 14, 2), ("back", 8, 9, 3), ("back", 11, 19, 1)],
)
def test_a_tunnel_deals_as_much_damage_as_it_has_monsters(side: str, room: int, to: int, monsters: int) -> None:
    table = delve(3, board=side, room={0: room}, boots=1, damage={0: 1})
    answer(table, f"move {to} 0")
    assert (thief(table).room, purse(table)[2]) == (to, 0)
    assert each(table, "damage") == [1 + monsters, 0, 0]
    assert thief(table).supply == 29 - monsters
    assert told(table, "hurt") == [(0, monsters)]


@pytest.mark.rule("BRZ-072")
def test_each_passage_hurts_anew() -> None:
    table = delve(room={0: 31}, boots=3, secrets={37: []}, artifacts={})
    for damage, to in enumerate((37, 31, 37), start=1):
        answer(table, f"move {to} 0")
        assert (thief(table).damage, thief(table).room) == (damage, to)


@pytest.mark.rule("BRZ-072")
def test_a_tunnel_without_monsters_does_not_hurt() -> None:
    table = delve(room={0: 2}, boots=2)
    answer(table, "move 3", "move 2")
    assert (thief(table).damage, story(table)) == (0, ["turn", "moved", "moved"])


@pytest.mark.rule("BRZ-073")
@pytest.mark.parametrize(("spent", "damage"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_each_sword_spent_prevents_one_damage(spent: int, damage: int) -> None:
    """The tunnel between 8 and 9 on the back has three monsters."""
    table = delve(board="back", room={0: 8}, boots=1, swords=5)
    assert [line for line in legal(table) if line.startswith("move 9")] == [f"move 9 {n}" for n in (3, 2, 1, 0)]
    answer(table, f"move 9 {spent}")
    assert (thief(table).damage, purse(table), thief(table).room) == (damage, (0, 5 - spent, 0), 9)


@pytest.mark.rule("BRZ-073")
def test_swords_one_does_not_have_cannot_be_spent() -> None:
    table = delve(room={0: 14}, boots=1, swords=1)
    assert [line for line in legal(table) if line.startswith("move 19")] == ["move 19 1", "move 19 0"]
    answer(table, "move 19 1")
    assert (thief(table).damage, purse(table)[1]) == (1, 0)


@pytest.mark.rule("BRZ-073")
def test_a_sword_spent_in_one_tunnel_does_not_help_in_the_next() -> None:
    table = delve(room={0: 31}, boots=2, swords=1, secrets={37: []}, artifacts={})
    answer(table, "move 37 1")
    assert thief(table).damage == 0
    assert offers(table, "move") == ["31 0"]
    answer(table, "move 31 0")
    assert thief(table).damage == 1


@pytest.mark.rule("BRZ-074")
@pytest.mark.parametrize("swords", [1, 2, 9])
def test_a_player_with_swords_may_take_the_damage_all_the_same(swords: int) -> None:
    table = delve(room={0: 14}, boots=1, swords=swords)
    answer(table, "move 19 0")
    assert (thief(table).damage, purse(table)[1]) == (2, swords)


# --- locks and arrows

LOCKED = [("front", 4, 9), ("front", 9, 4), ("front", 15, 21), ("front", 26, 25), ("back", 17, 23), ("back", 29, 35)]


@pytest.mark.rule("BRZ-075")
@pytest.mark.parametrize(("side", "room", "to"), LOCKED)
def test_a_locked_tunnel_is_closed_without_a_key(side: str, room: int, to: int) -> None:
    table = delve(
        board=side, room={0: room}, boots=9, swords=9, tokens={0: ["backpack", "crown_10"], 1: ["master_key"]}
    )
    assert str(to) not in offers(table, "move")
    check_refused(table, f"move {to}")


@pytest.mark.rule("BRZ-075")
@pytest.mark.parametrize(("side", "room", "to"), LOCKED)
def test_a_key_opens_it_for_one_boot_and_is_not_used_up(side: str, room: int, to: int) -> None:
    table = delve(board=side, room={0: room}, boots=2, tokens={0: ["master_key"]})
    answer(table, f"move {to}")
    assert (thief(table).room, purse(table)[2]) == (to, 1)
    assert "master_key" in thief(table).tokens


ARROWS = [("front", 6, 5), ("front", 24, 23), ("front", 24, 36), ("front", 34, 28), ("back", 2, 3), ("back", 39, 24)]


@pytest.mark.rule("BRZ-076")
@pytest.mark.parametrize(("side", "tail", "head"), ARROWS)
def test_an_arrow_can_be_walked_only_in_its_direction(side: str, tail: int, head: int) -> None:
    along = delve(board=side, room={0: tail}, boots=1)
    answer(along, f"move {head}")
    assert (thief(along).room, purse(along)[2]) == (head, 0)
    against = delve(board=side, room={0: head}, boots=9, swords=9, tokens={0: ["master_key"]})
    assert str(tail) not in [words.split()[0] for words in offers(against, "move")]
    check_refused(against, f"move {tail}")


# --- all symbols together


@pytest.mark.rule("BRZ-077")
@pytest.mark.parametrize(
    ("side", "room", "to"), [("front", 18, 25), ("front", 33, 34), ("front", 38, 39), ("back", 36, 42)]
)
def test_footprints_and_monsters_both_count(side: str, room: int, to: int) -> None:
    """Two boots and one monster."""
    short = delve(board=side, room={0: room}, boots=1, swords=9)
    assert not [line for line in legal(short) if line.startswith(f"move {to}")]
    table = delve(board=side, room={0: room}, boots=2, swords=9)
    assert [line for line in legal(table) if line.startswith(f"move {to}")] == [f"move {to} 1", f"move {to} 0"]
    answer(table, f"move {to} 0")
    assert (purse(table), thief(table).damage, thief(table).room) == ((0, 9, 0), 1, to)


@pytest.mark.rule("BRZ-077")
def test_an_arrow_with_a_monster_and_an_arrow_with_footprints() -> None:
    """17 to 24: one monster, this way only. 30 to 24 and 7 to 3: two boots, this way only."""
    table = delve(room={0: 17}, boots=1)
    answer(table, "move 24 0")
    assert (thief(table).room, thief(table).damage) == (24, 1)
    back = delve(room={0: 24}, boots=9, swords=9)
    assert sorted(offers(back, "move")) == ["23", "36"]
    assert "24" not in offers(delve(room={0: 30}, boots=1), "move")
    steep = delve(room={0: 30}, boots=2)
    answer(steep, "move 24")
    assert (thief(steep).room, purse(steep)[2]) == (24, 0)
    assert "7" not in offers(delve(room={0: 3}, boots=9), "move")
    assert offers(delve(room={0: 7}, boots=2), "move") == ["3", "12 0"]


@pytest.mark.rule("BRZ-077")
def test_a_tunnel_with_every_symbol_there_is(tmp_path: Path) -> None:
    """No printed tunnel has them all: here 4 to 9 has a lock, an arrow, footprints and a monster."""
    folder = copied(tmp_path)
    spoil(
        folder / "boards.yaml",
        "{a: 4, b: 9, lock: true}",
        "{a: 4, b: 9, lock: true, one_way: true, boots: 2, monsters: 1}",
        side="front",
    )
    made = load_catalog(Layers(rulebook("brzdek").layers.base, folder=folder))

    def ways(room: int, **position: Any) -> list[str]:
        wanted = {"turn": 0, "hand": {0: []}, "room": {0: room}, **position}
        setup = Setup("brzdek", (Seat("Ala"), Seat("Bolek")), 1, {}, wanted)
        return offers(Table(rulebook("brzdek"), setup, made), "move")

    key = {0: ["master_key"]}
    assert {"9 1", "9 0"} <= set(ways(4, boots=2, swords=1, tokens=key))
    for way in (
        ways(4, boots=2, swords=1),
        ways(4, boots=1, swords=1, tokens=key),
        ways(4, boots=2, swords=0, tokens=key, damage={0: 9}),
    ):
        assert not [words for words in way if words.startswith("9")]
    assert not [words for words in ways(9, boots=2, swords=1, tokens=key) if words.startswith("4")]


@pytest.mark.rule("BRZ-077")
def test_first_the_way_is_paid_then_the_monsters_are_met_then_the_room_is_entered() -> None:
    table = delve(room={0: 18}, boots=2, swords=0, secrets={25: ["greater_treasure"]})
    answer(table, "move 25 0", "take major")
    assert story(table) == ["turn", "moved", "hurt", "took", "gold"]


# --- the edge, the entrance, the exit


@pytest.mark.rule("BRZ-078")
@pytest.mark.parametrize(("side", "left", "right"), [("front", 17, 22), ("back", 6, 5)])
def test_a_tunnel_over_the_edge_joins_left_and_right_for_1_boot_both_ways(side: str, left: int, right: int) -> None:
    for room, to in ((left, right), (right, left)):
        table = delve(board=side, room={0: room}, boots=2)
        (tunnel,) = (tunnel for tunnel in table.view(None).board.tunnels[room] if tunnel.wrap)
        assert (tunnel.to, tunnel.boots) == (to, 1)
        answer(table, f"move {to}")
        assert (thief(table).room, purse(table)[2], thief(table).damage) == (to, 1, 0)
    rooms = table.view(None).board.rooms
    assert rooms[left].at[0] < 150
    assert rooms[right].at[0] > 700


@pytest.mark.rule("BRZ-079")
@pytest.mark.parametrize("side", SIDES)
def test_the_entrance_is_a_plain_tunnel(side: str) -> None:
    assert offers(delve(board=side), "move") == []
    table = delve(board=side, boots=1)
    assert thief(table).room == 1
    assert offers(table, "move") == ["2"]
    answer(table, "move 2")
    assert (thief(table).room, purse(table)[2], thief(table).damage, thief(table).out) == (2, 0, 0, "")


@pytest.mark.rule("BRZ-080")
@pytest.mark.parametrize(("side", "room"), [("front", 2), ("back", 2)])
def test_only_with_an_artifact_may_one_go_outside(side: str, room: int) -> None:
    without = delve(board=side, room={0: room}, boots=9, teleports=1, tokens={0: ["chalice", "monkey_idol", "crown_9"]})
    assert "1" not in offers(without, "move") + offers(without, "teleport")
    check_refused(without, "move 1")
    check_refused(without, "teleport 1")
    for line in ("move 1", "teleport 1"):
        table = delve(board=side, room={0: room}, boots=1, teleports=1, tokens={0: ["artifact_5"]})
        answer(table, line)
        assert (thief(table).room, thief(table).out) == (1, "left")


@pytest.mark.rule("BRZ-080")
def test_a_rivals_artifact_opens_the_way_out_for_nobody_else() -> None:
    table = delve(room={0: 2, 1: 2}, boots=1, tokens={1: ["artifact_30"]})
    assert offers(table, "move") == ["3"]

"""Crystal caves: no boots for the rest of the turn in which one was entered."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import delve
from tests.rules.dialect import offers, seat_to_move
from tests.rules.raids import now, pass_turn, purse, thief
from tests.support import answer, legal


@pytest.mark.rule("BRZ-081")
def test_green_could_not_use_more_boots_after_entering_a_cave_with_the_second() -> None:
    table = delve(hand={0: ["move_silently", "sidestep"]}, room={0: 2})
    answer(table, "play move_silently", "play sidestep", "move 3", "move 8")
    assert (thief(table).room, purse(table)[2]) == (8, 1)
    assert offers(table, "move") == []
    assert legal(table) == ["end"]


@pytest.mark.rule("BRZ-081")
@pytest.mark.parametrize(
    ("side", "room", "cave"), [("front", 3, 8), ("front", 15, 14), ("back", 8, 7), ("back", 10, 9)]
)
def test_boots_already_held_cannot_be_used_after_entering_a_cave(side: str, room: int, cave: int) -> None:
    table = delve(board=side, room={0: room}, boots=9, swords=9, tokens={0: ["master_key"]})
    assert str(cave) in offers(table, "move")
    answer(table, f"move {cave}")
    assert purse(table)[2] == 8
    assert offers(table, "move") == []


@pytest.mark.rule("BRZ-081")
def test_boots_gained_later_in_the_turn_cannot_be_used_either() -> None:
    table = delve(
        hand={0: ["explore"]},
        room={0: 3},
        boots=1,
        skill=1,
        row=["ladder", "diamond", "ruby", "ruby", "emerald", "emerald"],
        tokens={0: ["potion_of_swiftness"]},
    )
    answer(table, "move 8", "play explore", "use ladder", "drink potion_of_swiftness")
    assert purse(table)[2] == 4
    assert offers(table, "move") == []


@pytest.mark.rule("BRZ-081")
def test_other_rooms_do_not_exhaust() -> None:
    table = delve(room={0: 15}, boots=4)
    answer(table, "move 16", "leave", "move 21", "leave")
    assert "20" in offers(table, "move")


@pytest.mark.rule("BRZ-081")
def test_exhaustion_concerns_boots_only() -> None:
    table = delve(room={0: 3}, boots=1, skill=2, swords=2)
    answer(table, "move 8")
    assert legal(table) == ["buy mercenary", "fight goblin", "end"]


@pytest.mark.rule("BRZ-081")
def test_exhaustion_is_over_with_the_turn() -> None:
    table = delve(room={0: 3}, boots=3, draw={0: ["sidestep"]})
    answer(table, "move 8", "end")
    pass_turn(table)
    assert seat_to_move(table) == 0
    answer(table, "play sidestep")
    assert offers(table, "move") == ["3", "14 0"]


@pytest.mark.rule("BRZ-081")
def test_one_players_exhaustion_does_not_touch_the_next() -> None:
    table = delve(room={0: 3, 1: 3}, boots=3, hand={1: ["sidestep"]})
    answer(table, "move 8", "end", "play sidestep")
    assert offers(table, "move") == ["2", "8"]


@pytest.mark.rule("BRZ-082")
def test_teleporting_into_a_cave_exhausts_too() -> None:
    table = delve(room={0: 3}, boots=5, teleports=1)
    answer(table, "teleport 8")
    assert thief(table).room == 8
    assert purse(table)[2] == 5
    assert offers(table, "move") == []


@pytest.mark.rule("BRZ-082")
def test_entering_through_a_monster_tunnel_exhausts_too() -> None:
    table = delve(room={0: 15}, boots=5, swords=1, secrets={10: []})
    answer(table, "move 10 1")
    assert offers(table, "move") == []


@pytest.mark.rule("BRZ-082")
def test_every_entry_exhausts_anew() -> None:
    """Into a cave in one turn, out and into the next cave in another, back into the first in a third."""
    table = delve(room={0: 3}, boots=2, draw={0: ["explore", "explore"]}, hand={1: []})
    answer(table, "move 8")
    assert offers(table, "move") == []
    answer(table, "end")
    pass_turn(table)
    answer(table, "play explore", "play explore", "move 14 0")
    assert (thief(table).room, purse(table)[2]) == (14, 1)
    assert offers(table, "move") == []
    answer(table, "end")
    pass_turn(table)
    answer(table, "play explore", "play explore", "move 8 0")
    assert (thief(table).room, purse(table)[2]) == (8, 1)
    assert offers(table, "move") == []


@pytest.mark.rule("BRZ-083")
def test_an_exhausted_player_may_teleport_but_not_walk_on() -> None:
    table = delve(room={0: 15}, boots=5, swords=9, teleports=2)
    answer(table, "move 14")
    assert offers(table, "move") == []
    assert sorted(map(int, offers(table, "teleport"))) == [8, 9, 15, 18, 19]
    answer(table, "teleport 15")
    assert (thief(table).room, purse(table)[2]) == (15, 4)
    assert offers(table, "move") == []
    answer(table, "teleport 16", "leave")
    assert thief(table).room == 16
    assert offers(table, "move") == []


@pytest.mark.rule("BRZ-083")
def test_from_the_next_turn_on_the_boots_work_again() -> None:
    table = delve(room={0: 15}, boots=5, teleports=1, draw={0: ["sidestep"]})
    answer(table, "move 14", "teleport 15", "end")
    pass_turn(table)
    answer(table, "play sidestep")
    assert sorted(offers(table, "move")) == ["10 0", "14", "16"]


@pytest.mark.rule("BRZ-084")
@pytest.mark.parametrize(
    ("side", "cave", "ways"), [("front", 8, ["3", "13"]), ("front", 39, ["33"]), ("back", 7, ["8", "12", "14"])]
)
def test_a_turn_that_begins_in_a_cave_begins_fresh(side: str, cave: int, ways: list[str]) -> None:
    table = delve(board=side, room={0: cave}, boots=3)
    assert [words for words in offers(table, "move") if " " not in words] == ways
    assert not now(table).exhausted
    answer(table, f"move {ways[0]}")
    assert purse(table)[2] == 2


@pytest.mark.rule("BRZ-084")
def test_boots_work_until_a_cave_is_entered_again() -> None:
    table = delve(room={0: 8}, boots=5)
    answer(table, "move 3", "move 2", "move 3")
    assert "8" in offers(table, "move")
    answer(table, "move 8")
    assert purse(table)[2] == 1
    assert offers(table, "move") == []

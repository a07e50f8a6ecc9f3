"""Tokens that are not there for those who stay; artifacts; monkey idols."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import NotAnOption
from tests.rules.brzdek.delving import NO_ARTIFACTS, counted, delve
from tests.rules.dialect import offers, seat_to_move, told, topic
from tests.rules.raids import now, pass_turn, thief
from tests.support import answer, legal

FREE: dict[str, Any] = {"boots": 50, "caves_lifted": True, "monsters_ignored": True}
"""Nothing on the way stops the player this turn."""
MINOR, MAJOR, SHRINE = 13, 5, 24
"""Rooms of the front board with minor secrets, a major secret, the idols."""
ROOM_OF = {5: 18, 7: 21, 10: 27, 15: 23, 20: 31, 25: 33, 30: 35}
"""Where the artifacts lie on the front board."""


# --- staying


@pytest.mark.rule("BRZ-091")
@pytest.mark.parametrize("room", [ROOM_OF[5], ROOM_OF[30], MINOR, MAJOR, SHRINE])
def test_who_stays_in_a_room_finds_nothing_there(room: int) -> None:
    table = delve(4, room={0: room}, hand={0: ["burgle"]})
    lying = table.view(0).lying(room)
    assert any(lying.values())
    for _ in range(3):
        assert (seat_to_move(table), topic(table)) == (0, "turn")
        assert not offers(table, "take")
        answer(table, f"play {offers(table, 'play')[0]}")
        assert topic(table) == "turn"
        assert not offers(table, "take")
        pass_turn(table, 4)
    assert table.view(0).lying(room) == lying
    assert list(thief(table).tokens) == []


@pytest.mark.rule("BRZ-091")
def test_a_token_left_behind_needs_a_new_entry_also_in_the_next_turn() -> None:
    table = delve(room={0: 16}, boots=1)
    answer(table, "move 21")
    assert legal(table) == ["take artifact_7", "leave"]
    answer(table, "leave", "end")
    pass_turn(table)
    assert (seat_to_move(table), thief(table).room, topic(table)) == (0, 21, "turn")
    assert not offers(table, "take")


# --- artifacts


@pytest.mark.rule("BRZ-092")
@pytest.mark.parametrize("carried", ["artifact_5", "artifact_30"])
def test_a_player_with_an_artifact_cannot_take_another(carried: str) -> None:
    table = delve(room={0: 16}, boots=1, tokens={0: [carried]})
    answer(table, "move 21")
    assert topic(table) == "turn"
    assert list(thief(table).tokens) == [carried]
    assert table.view(0).lying(21)["artifact"] == "artifact_7"


@pytest.mark.rule("BRZ-092")
def test_a_backpack_lifts_the_limit_and_a_key_does_not() -> None:
    for good, may_take in (("backpack", True), ("master_key", False), ("crown_10", False)):
        table = delve(room={0: 16}, boots=1, tokens={0: ["artifact_5", good]})
        answer(table, "move 21")
        assert offers(table, "take") == (["artifact_7"] if may_take else [])


@pytest.mark.rule("BRZ-092")
def test_the_limit_is_for_artifacts_alone() -> None:
    table = delve(room={0: 14}, boots=1, swords=2, tokens={0: ["artifact_5", "chalice", "monkey_idol"]})
    answer(table, "move 19 2", "take minor")
    assert thief(table).artifacts == 1
    hungry = delve(room={0: 16}, boots=1, tokens={0: ["chalice", "dragon_egg", "monkey_idol"]})
    answer(hungry, "move 21")
    assert offers(hungry, "take") == ["artifact_7"]


@pytest.mark.rule("BRZ-093")
def test_the_choice_of_a_cheap_artifact_is_final() -> None:
    table = delve(4, room={0: 13}, swords=20, skill=20, gold={0: 20}, **FREE)
    answer(table, "move 18", "take artifact_5")
    for step in ("move 17", "move 23", "move 17", "move 18", "move 26", "move 31"):
        answer(table, step)
        assert topic(table) == "turn"
        assert not any("artifact" in line for line in legal(table))
        assert {line.split()[0] for line in legal(table)} <= {"move", "buy", "use", "fight", "end"}
    assert list(thief(table).tokens) == ["artifact_5"]
    lying = [table.view(0).lying(room)["artifact"] for room in (18, 23, 31)]
    assert lying == ["", "artifact_15", "artifact_20"]
    for line in ("drop artifact_5", "leave artifact_5", "take artifact_20", "leave"):
        with pytest.raises(NotAnOption):
            answer(table, line)


@pytest.mark.rule("BRZ-093")
def test_an_artifact_stays_with_its_thief_over_the_turns_and_its_room_stays_empty() -> None:
    table = delve(3, room={0: 13}, **FREE)
    answer(table, "move 18", "take artifact_5", "move 17", "end")
    pass_turn(table, 5)
    assert list(thief(table).tokens) == ["artifact_5"]
    assert table.view(0).lying(18)["artifact"] == ""


@pytest.mark.rule("BRZ-094")
def test_an_artifact_moves_the_dragon_one_space() -> None:
    table = delve(room={0: 16}, boots=1, rage=3)
    answer(table, "move 21")
    assert table.view(0).rage == 2
    answer(table, "take artifact_7")
    assert table.view(0).rage == 3
    assert told(table, "rage") == [(3,)]


@pytest.mark.rule("BRZ-094")
def test_every_artifact_moves_it_whoever_takes_it() -> None:
    table = delve(4, room={0: 13, 1: 16}, tokens={0: ["backpack", "backpack"]}, rage=1, hand={1: ["sidestep"]}, **FREE)
    answer(table, "move 18", "take artifact_5", "move 17", "move 23", "take artifact_15", "move 17", "move 18")
    assert table.view(0).rage == 2
    answer(table, "end", "play sidestep", "move 21", "take artifact_7")
    assert told(table, "rage") == [(1,), (2,), (3,)]


@pytest.mark.rule("BRZ-094")
def test_an_artifact_declined_does_not_move_it() -> None:
    table = delve(room={0: 16}, boots=1, rage=3)
    answer(table, "move 21", "leave")
    assert (table.view(0).rage, told(table, "rage")) == (2, [])


# --- monkey idols


@pytest.mark.rule("BRZ-095")
def test_idols_are_taken_one_for_each_entry_until_all_three_are_gone() -> None:
    table = delve(room={0: 17}, artifacts=NO_ARTIFACTS, **FREE)
    for left in (2, 1, 0):
        answer(table, "move 24")
        assert legal(table) == ["take idol", "leave"]
        answer(table, "take idol")
        assert topic(table) == "turn"
        assert table.view(0).lying(SHRINE)["idols"] == left
        answer(table, "move 23", "move 17")
    answer(table, "move 24")
    assert topic(table) == "turn"
    assert list(thief(table).tokens) == ["monkey_idol"] * 3
    assert told(table, "took") == [(0, "monkey_idol")] * 3


@pytest.mark.rule("BRZ-095")
def test_all_players_take_from_the_same_three() -> None:
    table = delve(room={0: 17, 1: 30}, idols=1, hand={1: ["explore", "sidestep"]}, **FREE)
    answer(table, "move 24", "take idol", "end", "play explore", "play sidestep", "move 24")
    assert topic(table) == "turn"
    assert list(thief(table, 1).tokens) == []


@pytest.mark.rule("BRZ-095")
def test_an_idol_declined_stays_in_the_shrine() -> None:
    table = delve(room={0: 30}, **FREE)
    answer(table, "move 24", "leave")
    assert table.view(0).lying(SHRINE)["idols"] == 3


@pytest.mark.rule("BRZ-096")
@pytest.mark.parametrize("idols", range(4))
def test_an_idol_is_worth_5_points(idols: int) -> None:
    tokens = {0: ["artifact_5", *["monkey_idol"] * idols]}
    assert counted(tokens=tokens).scores == (5 + 5 * idols, 0)


@pytest.mark.rule("BRZ-096")
def test_an_idol_is_no_artifact() -> None:
    table = delve(room={0: 30}, rage=3, hand={0: ["kobold_merchant"]}, **FREE)
    answer(table, "play kobold_merchant", "move 24", "take idol")
    assert thief(table).artifacts == 0
    assert (table.view(0).rage, now(table).skill) == (2, 0)
    answer(table, "move 23")
    assert offers(table, "take") == ["artifact_15"]
    lost = counted(room={1: 2}, tokens={0: ["artifact_5"], 1: ["monkey_idol"]})
    assert lost.scores == (5, 0)


@pytest.mark.rule("BRZ-096")
def test_an_idol_is_no_secret() -> None:
    """The Wand of Wind could take one from an adjacent room, but there is none: the teleport is all it offers."""
    table = delve(room={0: 30}, hand={0: ["wand_of_wind"]})
    answer(table, "play wand_of_wind")
    assert topic(table) == "turn"
    assert now(table).teleports == 1
    assert table.view(0).lying(SHRINE)["idols"] == 3

"""The one token that may be taken on entering a room."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.brzdek.delving import delve
from tests.rules.dialect import check_refused, offers, seat_to_move, story, told, topic
from tests.rules.raids import pass_turn, thief
from tests.support import answer, legal


@pytest.mark.rule("BRZ-086")
@pytest.mark.parametrize(
    ("room", "to", "offer", "token", "left"),
    [
        pytest.param(15, 16, "minor", "dragon_egg", {"minor": 1}, id="minor secret"),
        pytest.param(4, 5, "major", "chalice", {}, id="major secret"),
        pytest.param(30, 24, "idol", "monkey_idol", {"idols": 2}, id="idol"),
        pytest.param(16, 21, "artifact_7", "artifact_7", {}, id="artifact"),
    ],
)
def test_a_token_in_the_room_may_be_taken_and_lies_in_front_of_the_player(
    room: int, to: int, offer: str, token: str, left: dict[str, int]
) -> None:
    table = delve(room={0: room}, boots=2, secrets={16: ["dragon_egg", "dragon_egg"], 5: ["chalice"]})
    answer(table, f"move {to}")
    assert (topic(table), legal(table)) == ("find", [f"take {offer}", "leave"])
    answer(table, f"take {offer}")
    assert thief(table).tokens == [token]
    assert topic(table) == "turn"
    assert told(table, "took") == [(0, token)]
    assert {kind: count for kind, count in table.view(None).lying(to).items() if count} == left


@pytest.mark.rule("BRZ-086")
def test_where_several_kinds_lie_the_player_chooses_one_of_them() -> None:
    table = delve(room={0: 16}, boots=1, secrets={21: ["greater_treasure", "treasure"]})
    answer(table, "move 21")
    assert legal(table) == ["take artifact_7", "take major", "take minor", "leave"]
    answer(table, "take major")
    assert (thief(table).gold, topic(table)) == (5, "turn")
    assert table.view(None).lying(21) == {"minor": 1, "major": 0, "idols": 0, "artifact": "artifact_7"}


@pytest.mark.rule("BRZ-086")
@pytest.mark.parametrize("room", [16, 21, 24])
def test_teleporting_counts_as_entering(room: int) -> None:
    beside = {16: 15, 21: 16, 24: 17}[room]
    table = delve(room={0: beside}, teleports=1)
    answer(table, f"teleport {room}")
    assert topic(table) == "find"
    answer(table, legal(table)[0])
    assert len(told(table, "took")) == 1


@pytest.mark.rule("BRZ-086")
def test_the_decision_comes_before_any_other_action_and_is_final() -> None:
    table = delve(room={0: 16}, boots=1, skill=9, swords=9, gold={0: 9}, hand={0: ["burgle"]})
    answer(table, "move 21")
    assert legal(table) == ["take artifact_7", "leave"]
    answer(table, "leave")
    check_refused(table, "take artifact_7")
    answer(table, "play burgle")
    check_refused(table, "take artifact_7")
    answer(table, "end")
    pass_turn(table)
    assert (seat_to_move(table), thief(table).room) == (0, 21)
    assert offers(table, "take") == []


@pytest.mark.rule("BRZ-086")
def test_a_token_declined_can_be_taken_after_entering_again() -> None:
    table = delve(room={0: 16}, boots=3, secrets={16: []})
    answer(table, "move 21", "leave", "move 16", "move 21")
    assert legal(table) == ["take artifact_7", "leave"]
    answer(table, "take artifact_7")
    assert thief(table).tokens == ["artifact_7"]


@pytest.mark.rule("BRZ-086")
def test_a_backpack_bought_in_the_room_does_not_help_until_it_is_entered_again() -> None:
    """Room 27 is a market with artifact 10; the player carries artifact 5 already."""
    table = delve(4, room={0: 26}, boots=3, gold={0: 7}, tokens={0: ["artifact_5"]})
    answer(table, "move 27")
    assert topic(table) == "turn"
    answer(table, "buy backpack")
    check_refused(table, "take artifact_10")
    answer(table, "move 26", "move 27", "take artifact_10")
    assert thief(table).tokens == ["artifact_5", "backpack", "artifact_10"]


@pytest.mark.rule("BRZ-086")
def test_nobody_who_only_stands_in_a_room_is_offered_its_tokens() -> None:
    table = delve(room={0: 21, 1: 24}, hand={1: []})
    assert (topic(table), legal(table)) == ("turn", ["end"])
    answer(table, "end")
    assert (topic(table), legal(table)) == ("turn", ["end"])


@pytest.mark.rule("BRZ-086")
def test_as_a_house_option_an_artifact_may_be_taken_at_any_time_in_its_room() -> None:
    lying: dict[str, Any] = {"secrets": {21: ["treasure"]}, "artifacts": {21: "artifact_7"}}
    late = delve(room={0: 16}, boots=1, options={"late_artifacts": True}, **lying)
    answer(late, "move 21", "leave")
    assert offers(late, "take") == ["artifact_7"]
    answer(late, "take artifact_7")
    assert (thief(late).tokens, offers(late, "take"), late.view(None).rage) == (["artifact_7"], [], 3)
    backpack = delve(4, room={0: 27}, gold={0: 7}, tokens={0: ["artifact_5"]}, options={"late_artifacts": True})
    assert offers(backpack, "take") == []
    answer(backpack, "buy backpack", "take artifact_10")
    assert thief(backpack).tokens == ["artifact_5", "backpack", "artifact_10"]


# --- one per entry


@pytest.mark.rule("BRZ-087")
def test_one_token_per_entry_and_another_after_entering_again() -> None:
    table = delve(room={0: 11}, boots=3, secrets={16: ["treasure", "treasure"]})
    answer(table, "move 16", "take minor")
    assert (topic(table), thief(table).gold) == ("turn", 2)
    assert offers(table, "take") == []
    answer(table, "move 11", "move 16", "take minor")
    assert thief(table).gold == 4
    assert table.view(None).lying(16)["minor"] == 0


@pytest.mark.rule("BRZ-087")
def test_the_next_token_can_be_fetched_in_a_later_turn() -> None:
    table = delve(room={0: 23}, teleports=2, draw={0: ["invoker_of_the_ancients"]})
    answer(table, "teleport 24", "take idol", "teleport 23", "leave", "end")
    assert (thief(table).room, thief(table).tokens, table.view(None).lying(24)["idols"]) == (23, ["monkey_idol"], 2)
    pass_turn(table)
    answer(table, "play invoker_of_the_ancients", "teleport 24", "take idol")
    assert (thief(table).tokens, table.view(None).lying(24)["idols"]) == (["monkey_idol"] * 2, 1)


@pytest.mark.rule("BRZ-087")
def test_of_three_kinds_of_tokens_one_entry_yields_one() -> None:
    table = delve(room={0: 16}, boots=5, secrets={16: [], 21: ["chalice", "treasure"]})
    for line in ("take artifact_7", "take minor", "take major"):
        answer(table, "move 21", line)
        assert topic(table) == "turn"
        if line != "take major":
            answer(table, "move 16")
    assert thief(table).tokens == ["artifact_7", "chalice"]
    assert thief(table).gold == 2


# --- no duty to take


@pytest.mark.rule("BRZ-088")
def test_an_artifact_may_be_left_for_a_more_valuable_one() -> None:
    table = delve(room={0: 20}, boots=3, secrets={20: []})
    rage = table.view(None).rage
    answer(table, "move 21", "leave")
    assert table.view(None).lying(21)["artifact"] == "artifact_7"
    assert (thief(table).tokens, table.view(None).rage, told(table, "took")) == ([], rage, [])
    answer(table, "move 20", "move 27", "take artifact_10")
    assert thief(table).tokens == ["artifact_10"]
    assert table.view(None).lying(21)["artifact"] == "artifact_7"


@pytest.mark.rule("BRZ-088")
@pytest.mark.parametrize(("room", "to", "kind"), [(15, 16, "minor"), (4, 5, "major"), (30, 24, "idols")])
def test_any_token_may_be_left_lying(room: int, to: int, kind: str) -> None:
    table = delve(room={0: room}, boots=2)
    lying = table.view(None).lying(to)
    answer(table, f"move {to}", "leave")
    assert table.view(None).lying(to) == lying
    assert lying[kind] > 0
    assert (thief(table).tokens, story(table)) == ([], ["turn", "moved"])

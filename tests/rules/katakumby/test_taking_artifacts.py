"""Artifacts: who may take one and when, how many, what it does to the dragon and to the crypt."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, story, told, verbs
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import laid, tile, tunnel
from tests.rules.raids import thief
from tests.support import answer, legal

QUARRY = {
    "vaults": tile(
        {"hall": [], "east": ["artifact"], "west": ["artifact"], "stall": ["market"]},
        tunnel("hall", "east"),
        tunnel("hall", "west"),
        tunnel("hall", "stall"),
    )
}
HALL, EAST, WEST, STALL = 5, 6, 7, 8
LYING = {EAST: ["artifact_12"], WEST: ["artifact_7"]}


def vaults(players: int = 2, **position: Any) -> Table:
    """Two artifact rooms. Seat 0 stands in the eastern one."""
    wanted = {"map": [laid("vaults", 1, 0)], "room": {0: EAST}, "lying": LYING, **position}
    return dig(QUARRY, players, **wanted)


# --- taking


@pytest.mark.rule("KAT-098")
def test_an_artifact_may_be_taken_where_it_lies_and_nowhere_else() -> None:
    for place, found in ((HALL, []), (EAST, ["artifact_12"]), (WEST, ["artifact_7"])):
        assert offers(vaults(room={0: place}), "take") == found
    table = vaults()
    answer(table, "take artifact_12")
    assert (thief(table).tokens, thief(table).artifacts) == (["artifact_12"], 1)
    assert table.view(None).lying == {WEST: ["artifact_7"]}
    assert told(table, "took") == [(0, "artifact_12")]


@pytest.mark.rule("KAT-098")
@pytest.mark.parametrize("before", range(4))
def test_it_may_be_taken_at_any_moment_of_the_turn(before: int) -> None:
    """Before the first card, between cards, after an action, after everything."""
    table = vaults(hand={0: ["burgle", "mercenary"]})
    lines = ["play burgle", "play mercenary", "fight goblin"]
    lines.insert(before, "take artifact_12")
    for line in lines:
        assert ("take artifact_12" in legal(table)) == ("artifact_12" not in thief(table).tokens)
        answer(table, line)
    assert thief(table).tokens == ["artifact_12"]


@pytest.mark.rule("KAT-098")
def test_it_costs_nothing_and_needs_no_walking() -> None:
    table = vaults()
    answer(table, "take artifact_12", "end")
    assert thief(table).tokens == ["artifact_12"]


@pytest.mark.rule("KAT-099")
def test_it_may_be_left_for_later_or_for_others() -> None:
    table = vaults(room={0: HALL, 1: EAST}, hand={0: [], 1: []}, boots=3)
    answer(table, f"move {EAST}")
    assert {"take", "move", "end"} <= verbs(table)
    answer(table, f"move {HALL}", f"move {EAST}", "end")
    assert thief(table).tokens == []
    answer(table, "take artifact_12", "end")
    assert (thief(table).tokens, thief(table, 1).tokens) == ([], ["artifact_12"])
    assert offers(table, "take") == []


@pytest.mark.rule("KAT-099")
def test_who_left_it_may_take_it_in_a_later_turn() -> None:
    table = vaults(hand={0: [], 1: []}, draw={0: [], 1: []})
    answer(table, "end", "end", "take artifact_12")
    assert thief(table).tokens == ["artifact_12"]


@pytest.mark.rule("KAT-100")
def test_a_second_artifact_stays_where_it_is() -> None:
    table = vaults(boots=2)
    answer(table, "take artifact_12", f"move {HALL}", f"move {WEST}")
    check_refused(table, "take artifact_7")
    assert table.view(None).lying == {WEST: ["artifact_7"]}


@pytest.mark.rule("KAT-100")
@pytest.mark.parametrize(("backpacks", "limit"), [(0, 1), (1, 2), (2, 3)])
def test_each_backpack_raises_the_limit_by_one(backpacks: int, limit: int) -> None:
    for owned in range(limit + 1):
        artifacts = ["artifact_5", "artifact_10", "artifact_15"][:owned]
        table = vaults(tokens={0: ["backpack"] * backpacks + artifacts})
        assert offers(table, "take") == (["artifact_12"] if owned < limit else [])


@pytest.mark.rule("KAT-100")
def test_a_backpack_bought_later_helps_at_once() -> None:
    table = vaults(boots=4, gold={0: 7})
    answer(table, "take artifact_12", f"move {HALL}", f"move {STALL}", "buy backpack", f"move {HALL}", f"move {WEST}")
    answer(table, "take artifact_7")
    assert thief(table).tokens == ["artifact_12", "backpack", "artifact_7"]


@pytest.mark.rule("KAT-101")
def test_an_artifact_cannot_be_dropped_or_exchanged() -> None:
    table = vaults(room={0: WEST}, boots=1, tokens={0: ["artifact_5"]}, gold={0: 7}, lockpicks={0: 3})
    assert verbs(table) == {"move", "end"}
    answer(table, f"move {HALL}")
    assert verbs(table) == {"end"}
    answer(table, "end")
    assert thief(table).tokens == ["artifact_5"]
    assert table.view(None).lying == LYING


# --- what it does


@pytest.mark.rule("KAT-102")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_taking_an_artifact_makes_the_dragon_angrier(players: int) -> None:
    table = vaults(players)
    before = table.view(None).rage
    answer(table, "take artifact_12")
    assert table.view(None).rage == before + 1
    assert story(table, "took", "rage") == ["took", "rage"]


@pytest.mark.rule("KAT-102")
def test_every_artifact_counts_and_the_last_space_is_the_end() -> None:
    table = vaults(boots=2, tokens={0: ["backpack"]}, rage=6)
    answer(table, "take artifact_12")
    assert (table.view(None).rage, table.view(None).cubes_next_attack) == (6, 5)
    answer(table, f"move {HALL}", f"move {WEST}", "take artifact_7")
    assert table.view(None).rage == 6


@pytest.mark.rule("KAT-102")
def test_an_idol_does_not_make_it_angrier() -> None:
    table = dig(room={0: "start.attic"}, boots=1)
    before = table.view(None).rage
    answer(table, "move 4", "take monkey_shrine")
    assert table.view(None).rage == before


@pytest.mark.rule("KAT-103")
@pytest.mark.parametrize(
    ("tokens", "open_to"),
    [([], False), (["monkey_idol", "chalice", "backpack"], False), (["artifact_5"], True)],
)
def test_the_crypt_opens_to_those_with_an_artifact(tokens: list[str], open_to: bool) -> None:
    table = dig(room={0: "start.hall"}, boots=1, teleports=1, tokens={0: tokens})
    assert ("1" in offers(table, "move")) == open_to
    assert ("1" in offers(table, "teleport")) == open_to


@pytest.mark.rule("KAT-103")
def test_it_opens_as_soon_as_the_artifact_is_taken() -> None:
    table = vaults(boots=3)
    answer(table, "take artifact_12", f"move {HALL}", "move 2")
    assert "1" in offers(table, "move")
    answer(table, "move 1", "end")
    assert (thief(table).room, thief(table).out) == (1, "left")


@pytest.mark.rule("KAT-103")
def test_the_artifact_of_another_player_does_not_help() -> None:
    table = dig(room={0: "start.hall", 1: "start.hall"}, boots=1, tokens={1: ["artifact_5"]})
    assert "1" not in offers(table, "move")

"""Artifacts come to light with the tiles: which one, into which room, and who may take it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, told, topic
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import here, laid, room, tile, tunnel, walk
from tests.rules.raids import each, thief
from tests.support import answer, catalog, legal

QUARRY = {
    "plain": tile({"gate": [], "hoard": ["artifact"]}, tunnel("gate", "hoard")),
    "plus": tile({"gate": [], "hoard": [{"artifact": 1}]}, tunnel("gate", "hoard")),
    "pluses": tile({"gate": [], "hoard": [{"artifact": 2}]}, tunnel("gate", "hoard")),
    "bare": tile({"gate": [], "hoard": []}, tunnel("gate", "hoard")),
    "mixed": tile(
        {"gate": [], "first": ["artifact"], "second": [{"artifact": 2}], "third": [{"artifact": 1}]},
        tunnel("gate", "first"),
        tunnel("gate", "second"),
        tunnel("gate", "third"),
    ),
}
STACK = [f"artifact_{points}" for points in (5, 7, 10, 12, 15, 17, 20)]


def discovered(name: str, **position: Any) -> Table:
    """Seat 0 has just discovered this tile and stands behind its gate."""
    table = dig(QUARRY, **{"room": {0: "start.hall"}, "boots": 3, "tiles": [name], **position})
    answer(table, "explore 1EL0", "place 0")
    return table


def lying(table: Table) -> dict[str, list[str]]:
    """Artifacts in rooms of the tile just discovered, by the names of the rooms."""
    board = table.view(None).board
    return {board.cave(number).name: list(artifacts) for number, artifacts in table.view(None).lying.items()}


@pytest.mark.rule("KAT-130")
def test_the_top_artifact_of_the_stack_comes_into_the_room() -> None:
    table = discovered("plain")
    assert here(table) == "plain.gate"
    assert lying(table) == {"hoard": ["artifact_5"]}
    assert list(table.view(1).artifact_stack) == STACK[1:]
    assert told(table, "artifacts") == [(room(table, "plain.hoard"), ("artifact_5",))]


@pytest.mark.rule("KAT-130")
def test_a_tile_without_such_a_room_brings_none() -> None:
    table = discovered("bare")
    assert (lying(table), list(table.view(0).artifact_stack)) == ({}, STACK)


@pytest.mark.rule("KAT-130")
@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (["second", "first"], {"second": ["artifact_10"], "first": ["artifact_5"], "third": ["artifact_12"]}),
        (["first", "third"], {"first": ["artifact_5"], "third": ["artifact_10"], "second": ["artifact_15"]}),
        (["third", "second"], {"third": ["artifact_7"], "second": ["artifact_12"], "first": ["artifact_5"]}),
    ],
    ids=str,
)
def test_several_rooms_are_filled_in_the_order_that_the_discoverer_likes(
    order: list[str], expected: dict[str, list[str]]
) -> None:
    table = discovered("mixed")
    assert topic(table) == "fill"
    assert offers(table, "fill") == [str(room(table, f"mixed.{name}")) for name in ("first", "second", "third")]
    answer(table, *(f"fill {room(table, f'mixed.{name}')}" for name in order))
    assert lying(table) == expected
    assert (topic(table), here(table)) == ("turn", "mixed.gate")


@pytest.mark.rule("KAT-131")
def test_an_artifact_is_free_to_whoever_stands_there_on_the_own_turn() -> None:
    """Seat 0 discovers it and walks past; seat 1 comes later and takes it."""
    table = discovered(
        "plain",
        room={0: "start.hall", 1: "start.attic"},
        tiles=["plain", "bare"],
        hand={1: ["sidestep", "scramble", "shadow_walk"]},
    )
    assert offers(table, "take") == []
    answer(table, "end")
    assert offers(table, "take") == []
    answer(table, "play sidestep", "play scramble", "play shadow_walk")
    walk(table, "start.hall", "plain.gate", "plain.hoard")
    assert offers(table, "take") == ["artifact_5"]
    answer(table, "take artifact_5")
    assert (list(thief(table, 1).tokens), lying(table)) == (["artifact_5"], {})


@pytest.mark.rule("KAT-131")
def test_it_may_be_taken_at_any_time_there_also_on_a_later_turn() -> None:
    """Nobody has to take it on entering; who starts the turn beside it may take it, while others just look on."""
    table = dig(
        QUARRY,
        map=[laid("plain", 1, 0)],
        room={0: "plain.gate", 1: "plain.hoard"},
        lying={"plain.hoard": ["artifact_12"]},
        boots=1,
        hand={0: [], 1: ["burgle"]},
    )
    walk(table, "plain.hoard")
    assert (topic(table), offers(table, "take")) == ("turn", ["artifact_12"])
    answer(table, "end", "play burgle")
    answer(table, "take artifact_12")
    assert each(table, "artifacts") == [0, 1]


@pytest.mark.rule("KAT-132")
@pytest.mark.parametrize(("name", "artifact"), [("plain", 10), ("plus", 12), ("pluses", 15)])
def test_pluses_look_deeper_into_the_stack(name: str, artifact: int) -> None:
    """The ledger's example: 10, then 12, then 15 on top."""
    stack = STACK[2:5]
    table = discovered(name, artifacts=stack)
    assert lying(table) == {"hoard": [f"artifact_{artifact}"]}


@pytest.mark.rule("KAT-133")
@pytest.mark.parametrize(("name", "left"), [("plus", [10, 15, 17]), ("pluses", [10, 12, 17])])
def test_artifacts_that_were_skipped_stay_in_their_order(name: str, left: list[int]) -> None:
    table = discovered(name, artifacts=STACK[2:6], tiles=[name, "plain"])
    assert list(table.view(0).artifact_stack) == [f"artifact_{points}" for points in left]
    answer(table, "explore 2E0", "place 0")
    assert lying(table)["hoard"] == ["artifact_10"]


@pytest.mark.rule("KAT-134")
@pytest.mark.parametrize("name", ["plain", "plus", "pluses", "mixed"])
def test_with_an_empty_stack_the_room_stays_empty(name: str) -> None:
    table = discovered(name, artifacts=[])
    assert (topic(table), here(table), lying(table)) == ("turn", f"{name}.gate", {})
    assert told(table, "artifacts") == []


@pytest.mark.rule("KAT-134")
def test_when_the_stack_runs_out_within_a_tile_the_other_rooms_stay_empty() -> None:
    table = discovered("mixed", artifacts=["artifact_20"])
    answer(table, f"fill {room(table, 'mixed.third')}")
    assert (topic(table), lying(table)) == ("turn", {"third": ["artifact_20"]})


@pytest.mark.rule("KAT-135")
@pytest.mark.parametrize(
    ("name", "stack", "laid_down"),
    [
        ("pluses", [17, 20], 20),
        ("pluses", [20], 20),
        ("plus", [17], 17),
        ("plus", [17, 20], 20),
        ("plain", [17, 20], 17),
    ],
    ids=str,
)
def test_with_too_few_left_the_most_valuable_comes(name: str, stack: list[int], laid_down: int) -> None:
    """The ledger's example: 17 and 20 left, a room with two pluses gets the 20."""
    table = discovered(name, artifacts=[f"artifact_{points}" for points in stack])
    assert lying(table) == {"hoard": [f"artifact_{laid_down}"]}
    rest = [points for points in stack if points != laid_down]
    assert list(table.view(0).artifact_stack) == [f"artifact_{points}" for points in rest]


@pytest.mark.rule("KAT-136")
def test_there_are_more_artifact_rooms_than_artifacts() -> None:
    known = catalog("katakumby")
    rooms: Counter[int] = Counter()
    for one in known.tables["tiles"].values():
        for chamber in one.rooms.values():
            rooms.update(feature.value for feature in chamber.has if feature.kind == "artifact")
    tokens = [card for card in known.cards.values() if card.kind == "artifact" and getattr(card, "set", "") == "base"]
    assert len(tokens) == 7
    assert rooms.total() >= 9 > len(tokens)


@pytest.mark.rule("KAT-136")
def test_so_somebody_may_find_an_artifact_room_empty() -> None:
    table = discovered("plain", artifacts=[])
    walk(table, "plain.hoard")
    assert "take" not in {line.split()[0] for line in legal(table)}

"""Maps: a secret look at a face-down goal."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from tests.rules.dialect import check_refused, offers, told
from tests.rules.sabotazysta.delving import GOAL_CELLS, delve, discard_all
from tests.rules.sabotazysta.digging import STONE_IN_THE_MIDDLE
from tests.support import answer, events, legal

FACES = {"8,-2": "goal_treasure", "8,0": "goal_stone_sw", "8,2": "goal_stone_nw"}
CELLS = {"8,-2": (8, -2), "8,0": (8, 0), "8,2": (8, 2)}


@pytest.mark.rule("SAB-088")
@pytest.mark.parametrize("cell", GOAL_CELLS)
def test_a_map_shows_its_player_the_whole_face_of_one_goal_which_stays_face_down(cell: str) -> None:
    table = delve(goals=STONE_IN_THE_MIDDLE, hands={0: ["map"]})
    answer(table, f"play map {cell}")
    view = table.view(0)
    assert view.findings == {CELLS[cell]: FACES[cell]}
    assert told(table, "saw", seat=0) == [(0, CELLS[cell], FACES[cell])]
    assert list(view.goals) == list(CELLS.values()), "all three are face down again"
    assert not set(CELLS.values()) & set(view.laid)
    assert events(table, "uncovered") == []


@pytest.mark.rule("SAB-088")
def test_the_goal_is_put_back_in_its_place() -> None:
    table = delve(goals=STONE_IN_THE_MIDDLE, hands={0: ["map"], 1: ["map"], 2: ["map"]})
    answer(table, "play map 8,0", "play map 8,0", "play map 8,2")
    assert table.view(0).findings == table.view(1).findings == {(8, 0): "goal_stone_sw"}
    assert table.view(2).findings == {(8, 2): "goal_stone_nw"}


@pytest.mark.rule("SAB-089", "SAB-140")
def test_the_map_goes_to_the_discard_pile_face_up() -> None:
    table = delve(hands={0: ["map"]}, deck=["cross"])
    before = table.view(1).discard_count
    answer(table, "play map 8,0")
    assert table.view(1).open_discard == ["map"]
    assert table.view(1).discard_count == before + 1
    assert list(table.view(0).hand) == ["cross"]


@pytest.mark.rule("SAB-090")
def test_only_face_down_goals_can_be_looked_at() -> None:
    table = delve(goals=STONE_IN_THE_MIDDLE, revealed=["8,0"], hands={0: ["map"]})
    assert offers(table, "play map") == ["8,-2", "8,2"]
    check_refused(table, "play map 8,0")
    check_refused(table, "play map 0,0")


@pytest.mark.rule("SAB-090")
def test_a_goal_seen_before_may_be_looked_at_again() -> None:
    table = delve(goals=STONE_IN_THE_MIDDLE, seen={0: ["8,0"]}, hands={0: ["map"]})
    assert offers(table, "play map") == list(GOAL_CELLS)
    answer(table, "play map 8,0")
    assert table.view(0).findings == {(8, 0): "goal_stone_sw"}


@pytest.mark.rule("SAB-090")
def test_a_map_has_a_target_as_long_as_the_treasure_is_hidden() -> None:
    table = delve(goals=STONE_IN_THE_MIDDLE, revealed=["8,0", "8,2"], hands={0: ["map"]})
    assert legal(table) == ["play map 8,-2", "discard map"]


@pytest.mark.rule("SAB-091")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_others_see_which_goal_was_looked_at_and_not_what_it_is(viewer: int | None) -> None:
    reports = []
    for faces in permutations(("treasure", "stone_sw", "stone_nw")):
        table = delve(goals=dict(zip(GOAL_CELLS, faces, strict=True)), hands={0: ["map"]})
        answer(table, "play map 8,0")
        assert told(table, "looked", viewer) == [(0, (8, 0))]
        assert events(table, "saw", viewer) == []
        assert not table.view(viewer).findings
        assert "goal_" not in json.dumps(table.view(viewer).data())
        reports.append((table.view(viewer).data(), table.view(viewer).events()))
    assert all(report == reports[0] for report in reports)


@pytest.mark.rule("SAB-091")
def test_the_owner_may_recall_what_the_map_showed_until_the_round_ends() -> None:
    table = delve(goals=STONE_IN_THE_MIDDLE, hands={0: ["map"], 1: ["map"], 2: ["map"]}, deck=["map", "map", "map"])
    answer(table, "play map 8,0", "discard map", "discard map", "play map 8,2")
    assert table.view(0).findings == {(8, 0): "goal_stone_sw", (8, 2): "goal_stone_nw"}
    assert not table.view(1).findings
    discard_all(table, until_round=2)
    assert not table.view(0).findings

"""Before the digging: where the start card and the goal cards lie."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.games.sabotazysta.cards.corridors import Corridors, edges_from
from tests.rules.sabotazysta.delving import delve, each_round, game
from tests.rules.sabotazysta.digging import (
    ABOVE,
    BELOW,
    GOAL_EDGES,
    LEVEL,
    cells,
    deck_cards,
    lies,
    seen_from,
    uncovered,
)
from tests.support import answer, events

GOALS = [(8, -2), (8, 0), (8, 2)]


def faces(table: Table) -> dict[tuple[int, int], str]:
    """What the goal cards hide."""
    state: Any = table.game
    return dict(state.maze.hidden)


@pytest.mark.rule("SAB-019")
def test_start_and_goals_are_taken_out_of_the_44_path_cards_and_40_are_left_to_play() -> None:
    table = game(4)
    paths = {
        card.id: card.copies
        for card in table.catalog.cards.values()
        if card.kind in ("start", "goal", "passage", "dead_end")
    }
    assert sum(paths.values()) == 44
    assert Counter({card: paths[card] for card in GOAL_EDGES}) == Counter(GOAL_EDGES.keys())
    for _ in each_round(table):
        assert set(table.view(None).laid) == {(0, 0)}
        assert lies(table, (0, 0)) == ("start", False)
        assert Counter(faces(table).values()) == Counter(["goal_treasure", "goal_stone_sw", "goal_stone_nw"])
        in_the_deck = Counter({card: count for card, count in deck_cards(table).items() if card in paths})
        assert sum(in_the_deck.values()) == 40
        assert not set(in_the_deck) & set(GOAL_EDGES)


@pytest.mark.rule("SAB-020")
@pytest.mark.parametrize("seed", range(8))
def test_one_goal_hides_the_treasure_and_two_hide_a_stone(seed: int) -> None:
    table = delve(seed=seed, hands={seat: ["map"] for seat in range(3)})
    answer(table, "play map 8,-2", "play map 8,0", "play map 8,2")
    found = [table.view(seat).findings[goal] for seat, goal in enumerate(GOALS)]
    assert sorted(found) == ["goal_stone_nw", "goal_stone_sw", "goal_treasure"]


@pytest.mark.rule("SAB-021")
def test_the_goals_are_shuffled_so_each_card_may_lie_anywhere() -> None:
    orders = {tuple(faces(game(3, seed=seed)).values()) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("SAB-021")
def test_the_goals_lie_face_down_and_nobody_knows_where_the_treasure_is() -> None:
    top, bottom = (
        delve(4, goals={"8,-2": first, "8,0": "stone_nw", "8,2": second})
        for first, second in (("treasure", "stone_sw"), ("stone_sw", "treasure"))
    )
    assert faces(top) != faces(bottom)
    for seat in (*range(4), None):
        assert seen_from(top, seat) == seen_from(bottom, seat)
        assert top.view(seat).goals == GOALS
        assert top.view(seat).findings == {}


@pytest.mark.rule("SAB-022")
def test_the_start_card_lies_face_up_and_its_corridors_reach_all_four_edges() -> None:
    hand = ["cross", "straight_vertical", "straight_horizontal", "dead_single_vertical", "dead_single_horizontal"]
    table = delve(hands={0: hand})
    for seat in (*range(3), None):
        assert lies(table, (0, 0)) == ("start", False)
        assert table.view(seat).start == (0, 0)
    assert cells(table, "cross") == {"0,-1", "1,0", "0,1", "-1,0"}
    assert cells(table, "straight_vertical") == {"0,-1", "0,1"}
    assert cells(table, "straight_horizontal") == {"1,0", "-1,0"}
    assert cells(table, "dead_single_vertical") == {"0,-1"}
    assert cells(table, "dead_single_vertical", turned=True) == {"0,1"}
    assert cells(table, "dead_single_horizontal") == {"1,0"}
    assert cells(table, "dead_single_horizontal", turned=True) == {"-1,0"}


@pytest.mark.rule("SAB-022")
def test_all_corridors_of_the_start_card_are_linked_with_each_other() -> None:
    """Whatever grows on one edge, the other three stay connected."""
    table = delve(board=["dead_straight_horizontal@1,0"], hands={0: ["cross"]})
    assert cells(table, "cross") == {"0,-1", "0,1", "-1,0"}
    assert table.view(None).laid[0, 0].corridors == Corridors(open=edges_from("NESW"), links=(edges_from("NESW"),))


@pytest.mark.rule("SAB-023")
def test_seven_empty_card_widths_lie_between_the_start_and_the_goals() -> None:
    table = game(3)
    start, columns = table.view(None).start, {x for x, _ in table.view(None).goals}
    assert (start, columns) == ((0, 0), {8})
    between = [(x, 0) for x in range(start[0] + 1, 8)]
    assert between == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 0)]
    assert not set(between) & (set(table.view(None).laid) | set(table.view(None).goals))


@pytest.mark.rule("SAB-023")
def test_only_the_seventh_card_of_a_straight_corridor_reaches_the_middle_goal() -> None:
    board = LEVEL[:5]
    hands = {0: ["straight_horizontal"], 1: ["straight_horizontal"]}
    table = delve(board=board, hands=hands, goals={"8,0": "stone_sw"})
    answer(table, "play straight_horizontal 6,0")
    assert uncovered(table) == []
    answer(table, "play straight_horizontal 7,0")
    assert uncovered(table) == [(8, 0)]


@pytest.mark.rule("SAB-024")
@pytest.mark.parametrize("players", [3, 7, 10])
def test_the_goals_stand_in_one_column_one_card_length_apart(players: int) -> None:
    table = game(players)
    for _ in each_round(table):
        for seat in (*range(players), None):
            assert table.view(seat).goals == [(8, -2), (8, 0), (8, 2)]
            assert table.view(seat).goal_cells == [(8, -2), (8, 0), (8, 2)]


@pytest.mark.rule("SAB-025")
def test_goals_do_not_touch_and_only_two_cells_border_two_of_them() -> None:
    goals = game(3).view(None).goals
    borders = Counter((x + dx, y + dy) for x, y in goals for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)))
    assert not set(borders) & set(goals)
    assert {cell for cell, count in borders.items() if count > 1} == {(8, -1), (8, 1)}


@pytest.mark.rule("SAB-025")
@pytest.mark.parametrize(
    ("board", "cell", "reached"),
    [
        (ABOVE, "8,-1", [(8, -2), (8, 0)]),
        (BELOW, "8,1", [(8, 0), (8, 2)]),
        (LEVEL, "7,0", [(8, 0)]),
        ([*ABOVE[:-1], "curve_es@7,-1/180"], "7,-2", [(8, -2)]),
    ],
)
def test_a_crossing_beside_the_goals_reaches_both_or_one_of_them(
    board: list[str], cell: str, reached: list[tuple[int, int]]
) -> None:
    table = delve(board=board, hands={0: ["cross"]})
    answer(table, f"play cross {cell}")
    assert uncovered(table) == reached


@pytest.mark.rule("SAB-026")
@pytest.mark.parametrize(
    ("board", "beyond"),
    [
        pytest.param(["straight_vertical@0,-1", "cross@0,-2"], {"0,-3", "-1,-2"}, id="above"),
        pytest.param(["straight_vertical@0,1", "straight_vertical@0,2", "cross@0,3"], {"0,4", "-1,3"}, id="below"),
        pytest.param(["straight_horizontal@-1,0", "cross@-2,0"], {"-3,0", "-2,1"}, id="left"),
        pytest.param([*ABOVE, "straight_horizontal@8,-1"], {"9,-1"}, id="right"),
    ],
)
def test_the_maze_may_grow_beyond_the_layout_in_every_direction(board: list[str], beyond: set[str]) -> None:
    table = delve(board=board, hands={0: ["cross"]})
    assert beyond <= cells(table, "cross")
    far = max(beyond)
    answer(table, f"play cross {far}")
    x, y = map(int, far.split(","))
    assert lies(table, (x, y)) == ("cross", False)


@pytest.mark.rule("SAB-027")
@pytest.mark.parametrize("players", range(3, 11))
def test_nobody_measures_anything_the_layout_is_always_the_same(players: int) -> None:
    table = game(players, seed=players)
    for _ in each_round(table):
        assert table.ask is not None
        assert table.ask.topic == "turn"
        assert (table.view(None).start, table.view(None).goals) == ((0, 0), GOALS)
    assert events(table, "uncovered") == []

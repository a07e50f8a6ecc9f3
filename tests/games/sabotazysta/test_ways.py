"""How much digging is left: what the steady bot works out about a maze."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from brzdek.games.sabotazysta.bots.steady import SteadyBot
from brzdek.games.sabotazysta.bots.ways import FAR, NO_MATTER, Ways, open_ground, survey
from brzdek.games.sabotazysta.bots.weights import Work
from brzdek.games.sabotazysta.cards.corridors import EAST, NORTH, SOUTH, WEST, Cell
from tests.support import seat_down

MIDDLE = (8, 0)
ROAD = ["cross@1,0", "t_horizontal@2,0", "straight_horizontal@3,0", "straight_horizontal@4,0"]


def ways(board: Sequence[str] = (), **more: Any) -> Ways:
    view = seat_down("sabotazysta", 5, position={"board": list(board), **more}).view(0)
    return survey(tuple(view.laid.items()), tuple(view.goals), view.start)


def left(board: Sequence[str], goal: Cell = MIDDLE) -> float:
    return ways(board).to(goal).left


def straight(cards: int) -> float:
    return cards * Work.STRAIGHT


# --- the work that is left


def test_at_the_start_there_are_seven_cards_to_the_middle_goal() -> None:
    assert left([]) == pytest.approx(straight(7))


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_every_card_on_the_way_saves_its_work(cards: int) -> None:
    assert left(ROAD[:cards]) == pytest.approx(straight(7 - cards))


def test_a_goal_in_another_row_needs_two_cards_more() -> None:
    """A bend is easier than a straight: more cards can be one."""
    assert straight(7) < left([], (8, 2)) < straight(9)
    assert left([], (8, 2)) == pytest.approx(left([], (8, -2)))


def test_a_dead_end_makes_a_detour() -> None:
    blocked = [*ROAD[:3], "dead_straight_horizontal@4,0"]
    assert left(blocked) > left(ROAD[:3]) + 1


def test_the_rest_of_a_torn_corridor_costs_nothing() -> None:
    """One card fills the gap; the cards behind it are still there."""
    board = [*ROAD, "t_horizontal@5,0", "t_horizontal@6,0"]
    torn = [*ROAD[:2], *board[3:]]
    assert left(torn) < left(ROAD[:2])
    assert left(torn) == pytest.approx(left(board) + Work.CARD, abs=0.5)


def test_without_any_end_there_is_no_way() -> None:
    closed = [
        "dead_single_horizontal@1,0",
        "dead_cross@-1,0",
        "dead_straight_vertical@0,1",
        "dead_single_vertical@0,-1",
    ]
    found = ways(closed)
    assert not found.ends
    assert found.to(MIDDLE).left == FAR


def test_the_best_end_comes_first() -> None:
    way = ways(ROAD).to(MIDDLE)
    assert way.best == (5, 0)
    assert way.from_end((5, 0)) == way.left < way.second


def test_no_end_that_matters_is_overlooked() -> None:
    """The nearest ends are looked at first; what is found is the same as if all of them were looked at."""
    compared = 0
    for seed in range(12):
        table = seat_down("sabotazysta", 5, seed=seed)
        for _ in range(40):
            assert table.ask is not None
            table.answer(SteadyBot(table.ask.seat, seed).choose(table.view(table.ask.seat), table.ask))
            view = table.view(0)
            found = survey(tuple(view.laid.items()), tuple(view.goals), view.start)
            for goal in view.goals:
                way = found.to(goal)
                ends = sorted((way.from_end(cell), cell) for cell in found.ends)
                assert ends[0] == (way.left, way.best)
                assert way.second == (ends[1][0] if len(ends) > 1 else FAR)
                assert way.hopeful == {cell for work, cell in ends if work <= way.left + NO_MATTER}
                compared += len(ends) > len(way.hopeful) > 1
    assert compared > 100


# --- what a card does


def test_a_card_leads_on_to_the_edges_it_links() -> None:
    found = ways(ROAD)
    corridors = seat_down("sabotazysta", 5).view(0).corridors
    assert found.led((5, 0), corridors["cross"][0]) == NORTH | EAST | SOUTH
    assert found.led((5, 0), corridors["curve_sw"][0]) == SOUTH
    assert found.led((5, 0), corridors["dead_cross"][0]) == 0


def test_ends_behind_a_card_are_lost_with_it() -> None:
    found = ways(ROAD)
    assert (5, 0) in found.ends_without((1, -3))
    lost = set(found.ends) - found.ends_without((3, 0))
    assert lost == {(5, 0)}
    assert set(found.ends) - found.ends_without((1, 0)) == {(1, 1), (1, -1), (2, 1), (5, 0)}


# --- open ground


def test_next_to_the_goal_one_card_is_enough() -> None:
    assert open_ground(MIDDLE)[(7, 0), WEST] == pytest.approx(Work.STRAIGHT - Work.CARD)
    assert open_ground(MIDDLE)[(7, 0), NORTH] == pytest.approx(Work.BEND - Work.CARD)


def test_open_ground_looks_the_same_from_every_goal() -> None:
    here, there = open_ground((8, 0)), open_ground((21, -2))
    assert all(there[(x + 13, y - 2), side] == more for ((x, y), side), more in here.items())


@pytest.mark.parametrize("distance", [1, 2, 20])
def test_any_distance_can_be_measured(distance: int) -> None:
    view = seat_down("sabotazysta", 5, options={"distance": distance}).view(0)
    found = survey(tuple(view.laid.items()), tuple(view.goals), view.start)
    assert found.to((distance + 1, 0)).left == pytest.approx(straight(distance))


def test_the_same_maze_is_worked_out_once() -> None:
    assert ways(ROAD) is ways(ROAD)
    assert ways(ROAD) is not ways(ROAD[:3])

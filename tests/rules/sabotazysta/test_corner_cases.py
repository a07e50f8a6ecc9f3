"""Rare situations: two goals at once, the card laid last, gold that runs out."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.games.sabotazysta.cards.corridors import EAST, NORTH, Corridors
from brzdek.games.sabotazysta.rules.maze import Laid, Maze
from brzdek.games.sabotazysta.rules.scoring import take_sum
from tests.rules.sabotazysta.delving import MINER, SABOTEUR, delve
from tests.rules.sabotazysta.digging import LEVEL
from tests.support import answer

CROSS = Laid("cross", False, Corridors(15, (15,)))


def test_the_maze_counts_each_goal_that_is_reached_and_no_other() -> None:
    """Two at once from top to bottom, whichever was put there first."""
    maze = Maze()
    maze.hidden.update({(1, 1): "a", (1, -1): "b", (3, 0): "c"})
    maze.lay_start(CROSS)
    assert maze.goals_reached() == []
    maze.lay((0, 1), CROSS)
    assert maze.goals_reached() == [(1, 1)]
    maze.lay((0, -1), CROSS)
    assert maze.goals_reached() == [(1, -1), (1, 1)]
    maze.uncover((1, -1), CROSS.corridors, (0, -1))
    assert maze.goals_reached() == [(1, 1)]


def test_an_uncovered_goal_joins_the_card_laid_last() -> None:
    """Corridors come to the goal from above and from the left; it leads only one of these ways."""
    for last, turned in (((1, 0), False), ((0, 1), True)):
        maze = Maze()
        maze.hidden[1, 1] = "goal"
        maze.lay_start(CROSS)
        maze.lay((1, 0), CROSS)
        maze.lay((0, 1), CROSS)
        assert maze.uncover((1, 1), Corridors(NORTH | EAST, (NORTH | EAST,)), last).turned == turned


@pytest.mark.parametrize(("cell", "last"), [("2,0", None), ("1,0", (2, 0))])
def test_a_rockfall_on_the_card_laid_last(cell: str, last: Any) -> None:
    table = delve(board=["straight_horizontal@1,0"], hands={0: ["straight_horizontal"], 1: ["rockfall"]})
    answer(table, "play straight_horizontal 2,0")
    assert table.view(None).last_laid == (2, 0)
    answer(table, f"play rockfall {cell}")
    assert table.view(None).last_laid == last


@pytest.mark.parametrize("gold", [[], [3], [1, 2], [1, 2, 3]])
def test_gold_that_is_not_enough_for_all_miners(gold: list[int]) -> None:
    table = delve(
        board=LEVEL,
        goals={"8,0": "treasure"},
        hands={0: ["straight_horizontal"]},
        roles={0: MINER, 1: MINER, 2: SABOTEUR} if len(gold) < 3 else {0: MINER, 1: MINER, 2: MINER},
    )
    game: Any = table.game
    game.gold_deck[:] = gold
    answer(table, "play straight_horizontal 7,0")
    asked = 0
    while table.ask is not None and table.ask.topic == "gold":
        table.answer(table.ask.options[0])
        asked += 1
    assert asked == max(0, len(gold) - 1)
    assert sorted(value for hand in game.gold for value in hand) == gold
    assert [len(hand) for hand in game.gold].count(0) == 3 - len(gold)
    assert bool(game.gold[0]) == bool(gold), "who found the treasure takes the first card"


@pytest.mark.parametrize(
    ("deck", "total", "taken"),
    [([1], 3, [1]), ([3, 1], 2, [1]), ([2], 1, []), ([], 4, []), ([1, 1, 2], 2, [2]), ([3, 1, 2], 4, [3, 1])],
)
def test_the_nearest_smaller_sum_is_taken_when_gold_runs_out(deck: list[int], total: int, taken: list[int]) -> None:
    left = sorted(deck)
    for value in taken:
        left.remove(value)
    assert take_sum(deck, total) == taken
    assert sorted(deck) == left

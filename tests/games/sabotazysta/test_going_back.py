"""A game of Sabotażysta can be taken back answer by answer, and branched off anywhere."""

from __future__ import annotations

import random
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.fingerprints import random_answer
from tests.going_back import fork_and_go_on, go_on, same_chance, undo_every_answer, undo_many
from tests.support import seat_down

GAME = "sabotazysta"


@pytest.mark.parametrize("keep_turns", [True, False])
@pytest.mark.parametrize(("players", "distance", "seed"), [(3, 7, 1), (5, 1, 2), (10, 2, 3)])
def test_an_undo_after_every_answer_gives_the_earlier_state(
    players: int, distance: int, seed: int, keep_turns: bool
) -> None:
    options = {"distance": distance, "rounds": 1}
    table = seat_down(GAME, players, seed=seed, options=options, keep_turns=keep_turns)
    undo_every_answer(table, random.Random(seed))


@pytest.mark.parametrize("keep_turns", [True, False])
def test_undoing_many_answers_goes_back_across_rounds_and_the_end_of_the_game(keep_turns: bool) -> None:
    undo_many(GAME, (4, {"distance": 2}), 9, (1, 7, 30, 60), keep_turns=keep_turns)


# --- branching off


@pytest.mark.parametrize("keep_turns", [True, False])
def test_a_fork_and_its_table_do_not_touch_each_other(keep_turns: bool) -> None:
    seen_topics = set()
    for seed in range(8):
        choice = random.Random(seed)
        table = seat_down(GAME, 6, seed=seed, options={"distance": 1}, keep_turns=keep_turns)
        go_on(table, choice, choice.randrange(5, 60))
        until_gold(table, choice)
        assert table.ask is not None
        seen_topics.add(table.ask.topic)
        fork_and_go_on(table, choice, 25)
    assert seen_topics == {"turn", "gold"}


def until_gold(table: Table, choice: random.Random) -> None:
    """Go on to a question in the middle of the division of gold, if one comes soon."""
    state: Any = table.game
    for _ in range(25):
        assert table.ask is not None
        if table.ask.topic == "gold" and state.chooser is not None:
            return
        table.answer(random_answer(table, choice))


def test_a_fork_gets_the_same_chance() -> None:
    """The same answers lead both to the same next round, with its shuffles."""
    table = seat_down(GAME, 3, seed=8, options={"distance": 2}, keep_turns=True)
    choice = random.Random(8)
    go_on(table, choice, 20)
    same_chance(table, choice)

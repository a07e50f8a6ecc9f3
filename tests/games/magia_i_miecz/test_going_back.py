"""A game of Magia i Miecz can be taken back answer by answer, and branched off anywhere."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from brzdek.core.table import Table
from tests.fingerprints import random_answer
from tests.going_back import fork_and_go_on, go_on, same_chance, undo_every_answer, undo_many
from tests.support import seat_down

GAME = "magia_i_miecz"
CALM = ("move", "landing", "end", "arrived")
"""Questions of a turn in which nothing has happened yet."""


@pytest.mark.parametrize(("players", "rounds", "keep_turns"), [(2, 6, True), (4, 3, True), (5, 1, True), (3, 1, False)])
def test_an_undo_after_every_answer_gives_the_earlier_state(players: int, rounds: int, keep_turns: bool) -> None:
    options = {"turn_limit": rounds}
    table = seat_down(GAME, players, seed=players, options=options, keep_turns=keep_turns)
    undo_every_answer(table, random.Random(players))


@pytest.mark.parametrize("keep_turns", [True, False])
def test_undoing_many_answers_goes_back_across_turns_and_the_end_of_the_game(keep_turns: bool) -> None:
    undo_many(GAME, (3, {"turn_limit": 12}), 2, (1, 7, 30, 60), keep_turns=keep_turns)


@pytest.mark.parametrize("keep_turns", [True, False])
def test_a_fork_and_its_table_do_not_touch_each_other(keep_turns: bool) -> None:
    seen_topics = set()
    for seed in range(12):
        choice = random.Random(seed)
        table = seat_down(GAME, 4, seed=seed, keep_turns=keep_turns)
        go_on(table, choice, choice.randrange(20, 150))
        until_something_goes_on(table, choice, CALM if seed % 3 == 0 else (*CALM, "answer"))
        assert table.ask is not None
        seen_topics.add(table.ask.topic)
        fork_and_go_on(table, choice, 25)
    assert "answer" in seen_topics
    assert len(seen_topics) > 3


def until_something_goes_on(table: Table, choice: random.Random, calm: Sequence[str]) -> None:
    """Go on to a question in the middle of something: of a card, of a fight, of a window."""
    while table.ask is not None and table.ask.topic in calm:
        table.answer(random_answer(table, choice))


def test_a_fork_gets_the_same_chance() -> None:
    """The same answers lead both to the same cards and rolls."""
    table = seat_down(GAME, 3, seed=8, options={"turn_limit": 15}, keep_turns=True)
    choice = random.Random(8)
    go_on(table, choice, 60)
    same_chance(table, choice)

"""A game of Katakumby can be taken back answer by answer, and branched off anywhere."""

from __future__ import annotations

import random

import pytest

from brzdek.core.table import Table
from tests.fingerprints import random_answer
from tests.going_back import fork_and_go_on, go_on, same_chance, undo_every_answer, undo_many
from tests.support import seat_down

GAME = "katakumby"


@pytest.mark.parametrize("keep_turns", [True, False])
@pytest.mark.parametrize(("players", "side", "seed"), [(2, "a", 1), (6, "b", 2)])
def test_an_undo_after_every_answer_gives_the_earlier_state(
    players: int, side: str, seed: int, keep_turns: bool
) -> None:
    options = {"side": side, "turn_limit": 12 // players}
    table = seat_down(GAME, players, seed=seed, options=options, keep_turns=keep_turns)
    undo_every_answer(table, random.Random(seed))


@pytest.mark.parametrize("keep_turns", [True, False])
def test_undoing_many_answers_goes_back_across_turns_and_the_end_of_the_game(keep_turns: bool) -> None:
    undo_many(GAME, (3, {}), 9, (1, 7, 30, 60), keep_turns=keep_turns)


@pytest.mark.parametrize("keep_turns", [True, False])
def test_a_fork_and_its_table_do_not_touch_each_other(keep_turns: bool) -> None:
    seen_topics = set()
    for seed in range(12):
        choice = random.Random(seed)
        table = seat_down(GAME, 4, seed=seed, keep_turns=keep_turns)
        go_on(table, choice, choice.randrange(5, 150))
        until_asked_within_an_action(table, choice)
        assert table.ask is not None
        seen_topics.add(table.ask.topic)
        fork_and_go_on(table, choice, 25)
    assert {"place", "reward"} < seen_topics


def until_asked_within_an_action(table: Table, choice: random.Random) -> None:
    """Go on to a question in the middle of something: of a card, with a tile in hand, or in a room just entered."""
    while table.ask is not None and table.ask.topic == "turn":
        table.answer(random_answer(table, choice))


def test_a_fork_gets_the_same_chance() -> None:
    """The same answers lead both to the same shuffles, tiles and attacks."""
    table = seat_down(GAME, 3, seed=8, keep_turns=True)
    choice = random.Random(8)
    go_on(table, choice, 60)
    same_chance(table, choice)

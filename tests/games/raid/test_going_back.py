"""A raid can be taken back answer by answer, and branched off anywhere."""

from __future__ import annotations

import random
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.fingerprints import random_answer
from tests.going_back import fork_and_go_on, go_on, same_chance, undo_every_answer, undo_many
from tests.support import seat_down

GAMES = ("brzdek", "katakumby")
WITHIN_ACTIONS = {"brzdek": {"find", "choose"}, "katakumby": {"place", "reward"}}
"""Questions that come up within an action."""


@pytest.mark.parametrize("keep_turns", [True, False])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("brzdek", 2, {"board": "front", "turn_limit": 5}),
        ("brzdek", 4, {"board": "back", "turn_limit": 2}),
        ("katakumby", 2, {"side": "a", "turn_limit": 6}),
        ("katakumby", 6, {"side": "b", "turn_limit": 2}),
    ],
)
def test_an_undo_after_every_answer_gives_the_earlier_state(
    game: str, players: int, options: dict[str, Any], keep_turns: bool
) -> None:
    table = seat_down(game, players, seed=players, options=options, keep_turns=keep_turns)
    undo_every_answer(table, random.Random(players))


@pytest.mark.parametrize("keep_turns", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_undoing_many_answers_goes_back_across_turns_and_the_end_of_the_game(game: str, keep_turns: bool) -> None:
    undo_many(game, (3, {}), 9, (1, 7, 30, 60), keep_turns=keep_turns)


@pytest.mark.parametrize("keep_turns", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_a_fork_and_its_table_do_not_touch_each_other(game: str, keep_turns: bool) -> None:
    seen_topics = set()
    for seed in range(12):
        choice = random.Random(seed)
        table = seat_down(game, 4, seed=seed, keep_turns=keep_turns)
        go_on(table, choice, choice.randrange(5, 150))
        until_asked_within_an_action(table, choice)
        assert table.ask is not None
        seen_topics.add(table.ask.topic)
        fork_and_go_on(table, choice, 25)
    assert WITHIN_ACTIONS[game] < seen_topics


def until_asked_within_an_action(table: Table, choice: random.Random) -> None:
    """Go on to a question in the middle of something: of a card, with a tile in hand, or in a room just entered."""
    while table.ask is not None and table.ask.topic == "turn":
        table.answer(random_answer(table, choice))


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_gets_the_same_chance(game: str) -> None:
    """The same answers lead both to the same shuffles, tiles and attacks."""
    table = seat_down(game, 3, seed=8, keep_turns=True)
    choice = random.Random(8)
    go_on(table, choice, 60)
    same_chance(table, choice)

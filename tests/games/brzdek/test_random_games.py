"""Random games of Brzdęk! to the end: nothing gets lost, every option works, every game ends."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests import soak
from tests.games.brzdek import invariants
from tests.support import seat_down


@pytest.mark.parametrize("first", range(0, 48, 12))
def test_random_games_keep_everything_in_one_place_and_end(first: int) -> None:
    tally = soak.run("brzdek", 12, first)
    assert tally.games == 12
    assert tally.answers > 12 * 100


def test_the_random_games_cover_both_boards_and_all_numbers_of_players() -> None:
    seen = Counter[Any]()

    def note(table: Table) -> None:
        invariants.check(table)
        if table.ask is None:
            seen[len(table.view(None).names)] += 1
            seen[table.game.options["board"]] += 1
            seen.update(thief.out for thief in table.view(None).thieves)

    for seed in range(18):
        soak.play("brzdek", seed, note)
    assert {2, 3, 4, "front", "back", "lost"} <= seen.keys()
    assert {"left", "rescued"} & seen.keys()


def test_every_option_on_offer_is_accepted() -> None:
    choice = random.Random(3)
    table = seat_down("brzdek", 2, seed=3, keep_turns=True)
    while table.ask is not None and len(table.journal) < 400:
        if len(table.journal) % 15 == 0 or table.ask.topic != "turn":
            soak.try_every_answer(table, invariants.check)
        table.answer(choice.choice(table.ask.options))

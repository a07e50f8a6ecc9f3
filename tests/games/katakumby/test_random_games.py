"""Random games of Katakumby to the end: nothing gets lost, every option works, every game ends."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests import soak
from tests.games.katakumby import invariants
from tests.support import seat_down


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_random_games_keep_everything_in_one_place_and_end(first: int) -> None:
    tally = soak.run("katakumby", 10, first)
    assert tally.games == 10
    assert tally.answers > 10 * 100


def test_the_random_games_cover_all_numbers_of_players_and_ends() -> None:
    seen = Counter[Any]()

    def note(table: Table) -> None:
        invariants.check(table)
        if table.ask is not None:
            seen[table.ask.topic] += 1
        else:
            seen[len(table.view(None).names)] += 1
            seen[table.view(None).board.side] += 1
            seen.update(thief.out for thief in table.view(None).thieves)

    for seed in range(20):
        soak.play("katakumby", seed, note)
    assert {2, 3, 4, 5, 6, "a", "b", "lost"} <= seen.keys()
    assert {"left", "rescued"} & seen.keys()
    assert {"turn", "place", "reward", "choose", "trash"} <= seen.keys()


def test_every_option_on_offer_is_accepted() -> None:
    choice = random.Random(3)
    table = seat_down("katakumby", 3, seed=3, keep_turns=True)
    while table.ask is not None and len(table.journal) < 400:
        if len(table.journal) % 15 == 0 or table.ask.topic != "turn":
            soak.try_every_answer(table, invariants.check)
        table.answer(choice.choice(table.ask.options))


@pytest.mark.parametrize("players", [2, 6])
def test_guests_from_the_sister_game_play_along(players: int) -> None:
    """Every card and token stays somewhere; the cards of Brzdęk! are met."""
    met = Counter[str]()
    for seed in range(4):
        choice = random.Random(seed)
        table = seat_down("katakumby", players, seed=seed, options={"brzdek_cards": 1})
        while table.ask is not None:
            invariants.check(table)
            met.update(str(option[1]) for option in table.ask.options if len(option) > 1)
            table.answer(choice.choice(table.ask.options))
    assert met["ladder"]
    assert met["brzdek_wand_of_recall"] or met["wand_of_recall"] or met["sapphire"]

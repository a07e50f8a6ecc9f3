"""Random games of Magia i Miecz to the end: cards never get lost, every option works, every game ends."""

from __future__ import annotations

import random

import pytest

from tests import soak
from tests.games.magia_i_miecz import invariants, mixed
from tests.support import Position, seat_down

BELOW: Position = {
    "adventurers": {
        0: {"space": "ruiny", "things": ["rumak", "mul"], "gold": 9},
        1: {"space": "korytarz_3", "things": ["mul"]},
        2: {"space": "sala_2", "friends": ["dziewica"]},
    },
    "spaces": {"ruiny": ["wejscie_do_podziemi"], "oaza": ["wejscie_do_podziemi"]},
    "deck": ["wejscie_do_podziemi"],
}
ADRIFT: Position = {
    "adventurers": {
        0: {"space": "limbo", "gold": 9, "strength": 2, "craft": 2},
        1: {"space": "nadprzestrzenna_brama", "spells": ["teleportacja"]},
        2: {"space": "posterunek_obcych", "prison": 2},
    },
}


@pytest.mark.parametrize("first", range(0, 10, 5))
def test_random_games_keep_every_card_in_one_place_and_end(first: int) -> None:
    tally = soak.run("magia_i_miecz", 5, first)
    assert tally.games == 5
    assert tally.answers > 5 * 50


def test_random_games_with_all_options_mixed() -> None:
    tally = soak.run("magia_i_miecz", 9, 1, mix=True)
    assert tally.games == 9
    crowns = {mixed.options(seed)["crown"] for seed in range(1, 10)}
    assert crowns == set(mixed.CROWNS)


def test_every_option_on_offer_is_accepted() -> None:
    choice = random.Random(5)
    table = seat_down("magia_i_miecz", 3, seed=5, options={"turn_limit": 6}, keep_turns=True)
    while table.ask is not None:
        if len(table.journal) % 9 == 0:
            soak.try_every_answer(table, invariants.check)
        table.answer(choice.choice(table.ask.options))


@pytest.mark.parametrize("position", [BELOW, ADRIFT], ids=["in the Dungeon", "in the Abyss"])
def test_random_games_that_begin_on_other_boards(position: Position) -> None:
    for seed in range(6):
        choice = random.Random(seed)
        table = seat_down("magia_i_miecz", 3, seed=seed, options={"turn_limit": 12}, position=position)
        while table.ask is not None:
            table.answer(choice.choice(table.ask.options))
            invariants.check(table)
            invariants.check_boards(table.game)

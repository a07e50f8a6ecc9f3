"""Endings: which one is in force."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.dialect import result, told
from tests.rules.magia_i_miecz.delving import catalog, delve, game, pile, world
from tests.rules.magia_i_miecz.throne import CROWN, VALLEY
from tests.support import answer

ENDINGS = [
    "zakonczenie_czarna_dziura",
    "zakonczenie_korona_wladzy",
    "zakonczenie_krol_smokow",
    "zakonczenie_puszka_pandory",
    "zakonczenie_sila_herkulesa",
    "zakonczenie_wladca_demonow",
]
GUEST = {0: {"space": VALLEY, "things": ["talizman"], "craft": 9, "strength": 9}}


@pytest.mark.rule("MIM-324")
def test_there_are_six_endings_and_the_first_visitor_draws_one() -> None:
    table = delve(who=GUEST, options={"crown": "secret"})
    assert pile(table, "deck", "endings") == ENDINGS
    assert table.view(0).ending == ""
    answer(table, f"step {CROWN}")
    assert len(told(table, "ending_revealed")) == 1


@pytest.mark.rule("MIM-324", "MIM-380")
def test_it_stays_in_force_for_everybody() -> None:
    who = {0: {"space": "smierc", "done": True}, 1: {"space": VALLEY, "things": ["talizman"]}}
    table = delve(who=who, options={"crown": "dragon_king"}, turn=1, dice=[1])
    answer(table, f"step {CROWN}")
    assert told(table, "ending_revealed") == []
    assert table.view(None).ending == "zakonczenie_krol_smokow"


def test_a_random_ending_is_known_from_the_start() -> None:
    table = game(seed=3, crown="random")
    assert [(table.view(None).ending + ".1",)] == told(table, "ending_revealed")
    assert len(pile(table, "deck", "endings")) == 5


def test_chance_decides_which_one_it_is() -> None:
    drawn = Counter(game(seed=seed, crown="random").view(None).ending for seed in range(60))
    assert set(drawn) == set(ENDINGS)


@pytest.mark.rule("MIM-324")
def test_nothing_in_the_game_betrays_which_one_will_be_drawn() -> None:
    """The same game before the draw goes on to any of the six."""
    drawn = set()
    for turns in range(40):
        table = delve(who=GUEST, options={"crown": "secret"})
        for _ in range(turns):
            world(table).chance.roll()
        answer(table, f"step {CROWN}")
        drawn.add(told(table, "ending_revealed")[0][0].partition(".")[0])
    assert drawn == set(ENDINGS)


@pytest.mark.parametrize("card", ENDINGS)
def test_each_ending_is_told_in_both_languages(card: str) -> None:
    ending = catalog().cards[card]
    assert ending.kind == "ending"
    assert len(ending.text("pl")) > 150
    assert len(ending.text("en")) > 150


def test_with_a_house_option_there_is_no_ending() -> None:
    table = delve(who=GUEST, options={"crown": "arrival"})
    answer(table, f"step {CROWN}")
    assert result(table).winners == (0,)
    assert told(table, "ending_revealed") == []

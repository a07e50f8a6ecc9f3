"""Superlatives and prices are guesses, done where they can be taken back; questions get what answers them."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.facets import POWER, PRICE
from brzdek.shell.reading.measures import LEAST, MOST, Wanted, wanted
from tests.typed.listening import listener


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("kup najtańszą", Wanted(PRICE, LEAST, 0, ["kup"])),
        ("the most expensive one", Wanted(PRICE, MOST, 0, ["the"])),
        ("least dangerous monster", Wanted(POWER, LEAST, 0, ["monster"])),
        ("pokonaj najsilniejszego!", Wanted(POWER, MOST, 0, ["pokonaj"])),
        ("największy", Wanted("", MOST, 0, [])),
        ("kup coś za trzy", Wanted(PRICE, 0, 3, ["kup"])),
        ("whatever costs 4", Wanted(PRICE, 0, 4, [])),
        ("najsilniejszą kartę", None),
        ("najtańszą albo najdroższą", None),
        ("za chwilę", None),
        ("kup miecz", None),
    ],
)
def test_what_a_line_says_about_measures(line: str, meant: Wanted | None) -> None:
    assert wanted(line) == meant


@pytest.mark.parametrize(
    ("position", "lang", "line", "move"),
    [
        ("heist_shop", "pl", "kup najtańszą", "buy mercenary"),
        ("heist_shop", "en", "kill the weakest", "fight kobold"),
        ("heist_shop", "pl", "najtańszy potwór", "fight kobold"),
        ("delve_market", "pl", "plecak za 7", "buy backpack"),
        ("delve_market", "pl", "plecak za 2", "buy backpack discount_coupon"),
        ("mim_fortress", "en", "the cheapest", "buy medpakiet"),
        ("smoki_sleep", "pl", "tego największego", "sleep zloty_smok.1"),
    ],
)
def test_what_is_meant_by_a_measure_is_done_where_it_can_be_taken_back(
    position: str, lang: Any, line: str, move: str
) -> None:
    came = listener(position, lang).hear(line)
    assert (came.move, came.offered) == (move, "")


@pytest.mark.parametrize("line", ["kup coś za 2", "najtańszy"])
def test_where_several_are_alike_one_is_asked(line: str) -> None:
    came = listener("mim_shop", "pl").hear(line)
    assert not came.move
    assert not came.offered
    assert "1 – Hełm" in came.said
    assert "Tarcza" not in came.said


def test_what_nothing_costs_is_not_offered() -> None:
    came = listener("mim_shop", "pl").hear("kup coś za 9")
    assert not came.move
    assert not came.offered


def test_who_asks_what_would_be_best_is_given_a_hint() -> None:
    came = listener("sabo_hand", "pl").hear("co powinienem zagrać?")
    assert not came.move
    assert came.said.startswith("Rada: ")


def test_a_question_that_a_move_would_answer_lists_that_move() -> None:
    came = listener("sabo_map", "pl").hear("co kryje się na samej górze")
    assert not came.move
    assert "1 – mapa na 8,-2" in came.said


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "dlaczego nie mogę kupić Szaleńczego biegu", "Żaden ruch nie dotyczy teraz tej karty"),
        ("en", "why can't I buy Dead Run", "this card is not in the row or the reserve"),
    ],
)
def test_why_tells_that_a_card_is_not_there(lang: Any, line: str, told: str) -> None:
    assert told in listener("heist_shop", lang).hear(line).said

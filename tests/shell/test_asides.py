"""What stands beside an order: questions are no orders, reasons are not scolded, refusals offer nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shell.menagerie import watch
from tests.typed.listening import Listener
from tests.typed.positions import table_at


def at(position: str, lang: Any) -> Listener:
    return Listener(table_at(position), lang)


@pytest.mark.parametrize(
    ("position", "lang", "line"),
    [
        ("heist_shop", "en", "buy search? or is the ladder smarter"),
        ("heist_shop", "pl", "kupić drabinę? czy lepiej coś innego"),
        ("mim_meet", "en", "swap with bolek? what could i trade him"),
        ("mim_move", "en", "roll? what happens then"),
        ("mim_move", "pl", "rzut? i co potem"),
    ],
)
def test_what_ends_with_a_question_mark_is_no_order(position: str, lang: str, line: str) -> None:
    heard = at(position, lang).hear(line)
    assert not heard.move


@pytest.mark.parametrize("line", ["oops, take that back", "oh no, wrong one", "ups, nie to chciałem"])
def test_a_slip_is_taken_back(line: str) -> None:
    assert at("heist_start", "en").hear(line).command == "undo"


def test_a_reason_beside_an_order_is_passed_over_and_a_command_that_was_divided_is_not() -> None:
    screen = watch(
        table_at("heist_start"), "", "play sidestep, need a new weapon", "play burgle; frobnicate", lang="en"
    )
    seen = " ".join(" ".join(shot for _, shot in screen.shots).split())
    assert "You play Sidestep" in seen and "nothing to take" not in seen
    assert "I do not understand “frobnicate”" in seen


@pytest.mark.parametrize(
    "line", ["ill pass on fighting bolek", "let bolek be", "don't attack anybody", "leave bolek in peace"]
)
def test_whoever_spares_somebody_attacks_nobody(line: str) -> None:
    heard = at("mim_meet", "en").hear(line)
    assert heard.move == "done"


def test_an_offer_is_no_complaint() -> None:
    heard = at("mim_move", "en").hear("wham throw bones")
    assert heard.offered == "roll"
    assert "I do not understand" not in heard.said

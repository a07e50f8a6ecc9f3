"""A first game of The Dragon: what is said with fewer words than it takes, and what goes by itself."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.shell.screens import seat_down
from tests.shell.test_talk import sit
from tests.typed.listening import listener
from tests.typed.positions import blind_entries

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "smoka"),
        ("pl", "tego smoka"),
        ("pl", "idę do smoka"),
        ("pl", "lecę na smoka"),
        ("en", "go to the dragon"),
        ("en", "the dragon please"),
    ],
)
def test_an_entry_is_chosen_by_what_stands_in_it(lang: Any, line: str) -> None:
    assert listener("dragons_walk", lang).hear(line).move == "go rowniny_4"


@pytest.mark.parametrize(("lang", "line"), [("pl", "walczę ze smokiem"), ("en", "go fight the dragon")])
def test_who_would_fight_somebody_elsewhere_is_led_there(lang: Any, line: str) -> None:
    assert listener("dragons_walk", lang).hear(line).offered == "go rowniny_4"


@pytest.mark.parametrize(("lang", "line"), [("pl", "smoki"), ("en", "dragons"), ("en", "dragon")])
def test_a_look_by_its_name_stays_a_look(lang: Any, line: str) -> None:
    came = listener("dragons_walk", lang).hear(line)
    assert came.command and "Varthrax" in came.said


def test_a_word_that_two_names_have_chooses_neither() -> None:
    told = listener("dragons_whelps", "en").hear("dragon").said
    assert "Dragon Whelp" in told and "Gold Dragon" in told


@pytest.mark.parametrize(
    ("lang", "line"), [("pl", "podglądnij stos i rzuć"), ("en", "peek at the deck and then roll the dice")]
)
def test_a_roll_that_went_by_itself_is_not_left_out(lang: Any, line: str) -> None:
    _, seen = sit("dragons_sage", lang, line)
    assert ("Idziesz o 3" if lang == "pl" else "You move 3") in seen
    for lost in ("Pominięto", "Left out", "Najpierw to pytanie", "This question first", "Już rzucono", "Already"):
        assert lost not in seen


@pytest.mark.parametrize(
    ("lang", "line", "left"),
    [
        ("pl", "rzuć, idź na równiny 4, weź miecz i kończę", ""),
        ("en", "roll, go to plains 4, take the sword and end my turn", ""),
        ("pl", "rzuć, idź na równiny 4, weź miecz i kup coś", "Pominięto resztę: kup coś"),
    ],
)
def test_that_a_turn_is_to_end_which_is_over_is_not_left_out(lang: Any, line: str, left: str) -> None:
    at = seat_down("smoki", 2, position=blind_entries()["dragons_sage"]["position"])
    screen = Watched(line, size=(200, 60))
    Session(at, None, screen, lang).run()
    told = [shown for shown in screen.seen.splitlines() if "Pominięto" in shown or "Left out" in shown]
    assert [one.strip() for one in told] == ([left] if left else [])
    assert "; potem" not in screen.seen and "; then" not in screen.seen

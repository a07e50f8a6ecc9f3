"""What players of a raid ask is answered about the thing that they name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "how do I get to the 20 artifact", "18 → 26 → 31"),
        ("en", "how many boots from the 20 artifact back to the exit?", "31 → 26"),
        ("pl", "ile butów od artefaktu 20 do wyjścia?", "31 → 26"),
        ("pl", "ile butów z komnaty 31 do wyjścia?", "31 → 26"),
        ("en", "how many points is sapphire", "Sapphire: 4 points"),
        ("en", "how many points is Dragon's Eye", "at the end of the game: if you have a mastery token, 10 points"),
        ("en", "how many points is the dragon’s eye?", "if you have a mastery token, 10 points"),
        ("pl", "ile punktów daje smocze oko?", "jeśli masz odznakę mistrzostwa, 10 punktów"),
        ("en", "should I buy anything or is it risky?", "The next attack"),
        ("pl", "ile punktów daje szafir?", "Szafir: na koniec gry 4 punkty"),
        ("en", "what happens if i go to 31 without swords?", "so 2 damage"),
        ("pl", "co się stanie jak pójdę do 31 bez mieczy?", "więc 2 obrażenia"),
        ("en", "what happens when someone gets out", "The countdown begins"),
        ("pl", "co się dzieje, gdy ktoś ucieknie?", "Odliczanie zacznie"),
        ("pl", "kto uciekł?", "Jeszcze nikt"),
        ("en", "how does the countdown work", "the dragon attacks"),
        ("en", "where is the closest artifact and how many boots do I need?", "18 → 17 → 23"),
        ("en", "score", "Escaping with an artifact is 20 points more"),
    ],
)
def test_the_answer_is_about_what_is_named(lang: Any, line: str, told: str) -> None:
    came = listener("walk_deep", lang).hear(line)
    assert not came.move
    assert told in came.said


@pytest.mark.parametrize("line", ["-2 clank", "−2 Clank!"])
def test_an_option_may_be_typed_with_a_plain_hyphen(line: str) -> None:
    assert listener("typed_whiskers", "en").hear(line).move == "choose clank"


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "go to 31"), ("en", "31"), ("en", "move 31"), ("pl", "idź do 31"), ("pl", "wracam do 31")]
)
def test_health_that_nobody_spoke_of_is_asked_for(lang: Any, line: str) -> None:
    came = listener("walk_unarmed", lang).hear(line)
    assert (came.move, came.offered) == ("", "move 31 0")
    assert {"en": "2 damage", "pl": "2 obrażenia"}[lang] in came.said


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "move 31 0"),
        ("en", "move to room 31 (1 boot, 2 damage)"),
        ("en", "go to 31 without swords"),
        ("en", "go to 31 and take the damage"),
        ("pl", "idź do 31 bez mieczy"),
        ("pl", "idź do 31 i przyjmij obrażenia"),
        ("pl", "idź do 31 kosztem zdrowia"),
    ],
)
def test_health_that_was_spoken_of_is_paid(lang: Any, line: str) -> None:
    assert listener("walk_unarmed", lang).hear(line).move == "move 31 0"


@pytest.mark.parametrize(
    ("lang", "line", "asked"),
    [("en", "go back to 31", "what do you pay with?"), ("pl", "wracam do 31", "czym płacisz?")],
)
def test_what_one_pays_with_is_asked_plainly(lang: Any, line: str, asked: str) -> None:
    came = listener("walk_armed", lang).hear(line)
    assert (came.move, came.offered) == ("", "move 31 1")
    assert asked in came.said


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "play whiskers for -2 clank"),
        ("en", "play whiskers, -2 clank"),
        ("en", "play whiskers and choose -2 clank"),
        ("pl", "zagraj pana wąsika i -2 brzdęk"),
    ],
)
def test_what_a_card_is_played_for_is_chosen_then(lang: Any, line: str) -> None:
    sitting = listener("typed_cat_in_hand", lang)
    assert sitting.hear(line).move == "play mister_whiskers"
    assert list(sitting.talk.queue.lines) == [{"en": "choose −2 Clank!", "pl": "wybierz −2 Brzdęk!"}[lang]]

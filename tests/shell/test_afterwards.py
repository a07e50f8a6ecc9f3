"""After a game people may ask about it before they say whether they play again."""

from __future__ import annotations

import random
from functools import cache

import pytest

from brzdek.core.table import Table
from brzdek.core.text import LANGS, Lang
from brzdek.games import NAMES as GAMES
from brzdek.shell.reading.yes_and_no import yes_or_no
from brzdek.shell.sitting.afterwards import wants_rematch
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.shell.screens import seat_down

QUESTIONS: dict[Lang, tuple[str, ...]] = {
    "pl": (
        "skąd moje punkty?",
        "kto wygrał?",
        "co się ostatnio działo?",
        "dlaczego przegrałam?",
        "czemu to już koniec?",
        "skąd Ala ma tyle złota?",
        "wynik",
        "dziennik",
        "ręka",
    ),
    "en": (
        "where did my points come from?",
        "who won?",
        "what happened lately?",
        "why did I lose?",
        "why is it over?",
        "why did Ala beat me?",
        "score",
        "log",
        "hand",
    ),
}


@cache
def finished(game: str) -> Table:
    table = seat_down(game, 3)
    choice = random.Random(1)
    while table.ask is not None:
        table.answer(choice.choice(table.ask.options))
    return table


def after(game: str, lang: Lang, *lines: str) -> tuple[bool, Watched]:
    screen = Watched(*lines, size=(80, 400))
    return wants_rematch(Session(finished(game), None, screen, lang)), screen


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_questions_after_a_game_are_answered_and_the_rematch_is_asked_again(game: str, lang: Lang) -> None:
    again, screen = after(game, lang, *QUESTIONS[lang], {"pl": "jasne, jeszcze jedną", "en": "sure, one more"}[lang])
    assert again
    assert {"pl": "rozdaje na nowo", "en": "deals anew"}[lang] not in screen.told


@pytest.mark.parametrize(
    "line", ["wynik", "jaki jest wynik?", "kto wygrał?", "skąd moje punkty?", "czemu Ala wygrała?"]
)
def test_the_result_is_shown_again(line: str) -> None:
    _, screen = after("brzdek", "pl", line, "nie")
    told = screen.shots[1][1].removeprefix(screen.shots[0][1])
    assert all(name in told for name in ("Ola", "Ala", "Bolek"))
    assert told.rstrip().endswith("(tak/nie)")


def test_who_keeps_saying_what_nobody_understands_says_no() -> None:
    again, screen = after("sabotazysta", "pl", "blabla", "bla", "blablabla", "tak")
    assert not again
    assert "„tak” rozdaje na nowo" in screen.told


@pytest.mark.parametrize("line", ["why is it over already?", "a czemu koniec, jak Bolek miał jeszcze kartę?"])
def test_whoever_asks_why_it_is_over_is_told_what_happened_last(line: str) -> None:
    _, screen = after("sabotazysta", "pl", line, "nie")
    assert "Koniec rundy 3: skarbu nie znaleziono." in screen.shots[1][1].removeprefix(screen.shots[0][1])


def test_the_result_of_the_mine_says_which_gold_cards_it_is_made_of() -> None:
    _, screen = after("sabotazysta", "pl", "skąd Bolek ma 4 bryłki?", "nie")
    assert "Bolek 4 bryłki (3+1)" in screen.told


@pytest.mark.parametrize(
    ("line", "again"),
    [("no thanks, that was fun", False), ("nie dzięki, było super", False), ("tak, ale tym razem wygram!", True)],
)
def test_what_is_said_of_the_game_beside_a_yes_or_no_changes_nothing(line: str, again: bool) -> None:
    assert after("brzdek", "pl", line, "nie" if again else "tak")[0] is again


def test_no_line_of_the_end_is_broken_by_the_terminal() -> None:
    _, screen = after("sabotazysta", "pl", "blabla", "nie")
    shown = [line for _, shot in screen.shots for line in shot.splitlines()]
    assert shown and all(len(line) <= 80 for line in shown)
    assert "kartę albo" in " ".join(screen.told.split())


@pytest.mark.parametrize("line", ["quit", "do widzenia", "nie, dzięki", "wyjdź", "actually I want to quit, bye"])
def test_leaving_is_a_no(line: str) -> None:
    assert not after("sabotazysta", "pl", line, "tak")[0]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("sure, one more", True),
        ("tak, jeszcze raz", True),
        ("yes please, play again", True),
        ("no, enough", False),
        ("not now thx", False),
        ("maybe later", False),
        ("nah thanks", False),
        ("another time, thanks", False),
        ("that's enough for today", False),
        ("nie teraz", False),
        ("może kiedy indziej", False),
        ("nie, nie teraz, dzięki", False),
        ("wystarczy na dziś", False),
        ("one more card", None),
        ("sure, one more of these", None),
    ],
)
def test_several_ways_to_say_yes_stand_beside_each_other(line: str, meant: bool | None) -> None:
    assert yes_or_no(line, "yes_rematch") is meant

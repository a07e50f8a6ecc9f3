"""A first game of The Dragon: what is said with fewer words than it takes, and what goes by itself."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.drawing import Style
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.shell.screens import seat_down
from tests.shell.test_talk import sit
from tests.support import answer
from tests.typed.listening import listener
from tests.typed.positions import blind_entries, table_at

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


def test_who_would_fight_somebody_elsewhere_is_led_there() -> None:
    assert listener("dragons_walk", "pl").hear("walczę ze smokiem").offered == "go rowniny_4"
    assert listener("dragons_walk", "en").hear("go fight the dragon").move == "go rowniny_4"


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


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("dragons_walk", "pl", "dam jej radę?", "Smok S7, walka wręcz"),
        ("dragons_walk", "en", "can I take her?", "Dragon S7, melee"),
        ("dragons_walk", "en", "can I take the dragon?", "if you use: Potion of Strength (+2)"),
        ("dragons_walk", "pl", "a jak wypiję eliksir to pokonam smoka?", "Smok S7, walka wręcz"),
        ("dragons_walk", "pl", "czy dam radę olbrzymowi?", "nie leży teraz na planszy"),
        ("dragons_walk", "en", "what happens if I fight the dragon", "Dragon: a loss costs 1 Endurance"),
        ("dragons_walk", "pl", "pokonam króla smoków?", "Varthrax, walka wręcz"),
        ("dragons_walk", "en", "can I beat the dragon king?", "Varthrax, melee"),
        ("dragons_walk", "pl", "co jak przegram ze strażnikiem", "Strażnik: przegrana kosztuje"),
        ("dragons_walk", "pl", "co jak przegram ze strażnikiem grobowca", "Strażnik Grobowca: przegrana kosztuje"),
        ("dragons_walk", "en", "what if I lose to the sentinel", "a draw the turn alone"),
        ("dragons_walk", "pl", "czy dam radę Bolkowi?", "Bolek, walka wręcz"),
        ("dragons_walk", "en", "am I strong enough for Bolek?", "Bolek, melee"),
        ("dragons_walk", "pl", "losuję żeton", "Żeton losuje się sam"),
        ("smoki_take", "en", "what do I get for it?", "Dragon Helm"),
        ("smoki_rage", "pl", "co z tego mam?", "odwracasz Gniew"),
        ("smoki_sleep", "en", "what's in it for me?", "3 less Strength and Craft"),
    ],
)
def test_what_somebody_asks_who_has_the_first_dragon_before_him(position: str, lang: Any, line: str, told: str) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move
    assert told in " ".join(came.said.split())


@pytest.mark.parametrize(
    ("lang", "line", "command"),
    [
        ("en", "what are my options", "moves"),
        ("pl", "jakie są moje możliwości", "moves"),
        ("en", "can i see the whole board", "board"),
        ("pl", "mogę zobaczyć całą planszę?", "board"),
        ("en", "what did the others do?", "log"),
        ("pl", "co zrobili inni?", "log"),
    ],
)
def test_what_is_to_be_seen_is_shown(lang: Any, line: str, command: str) -> None:
    came = listener("dragons_walk", lang).hear(line)
    assert came.command == command and "SMO-183" not in came.said


def test_a_stranger_with_whom_nothing_can_be_exchanged_says_so() -> None:
    own = {"pair": ["wojownik", "rycerz"], "space": "wioska"}
    others = {1: {"pair": ["mnich", "zlodziej"], "space": "miasto"}}
    for more, told in (({}, True), ({"strength": 5}, False)):
        at = seat_down(
            "smoki",
            2,
            people=2,
            position={
                "turn": 0,
                "dice": [3],
                "adventurers": {0: {**own, **more}, **others},
                "spaces": {"rowniny_4": ["magik"]},
                "dragons": {"king": "varthrax", "tokens": ["luska_cadorusa"]},
            },
        )
        answer(at, "go rowniny_4")
        face, view = at.rulebook.face, at.view(0)
        news = [one.text for one in face.retold(view, view.events(), face.say("en"), Style())]
        assert any("Magician has nothing to exchange with you" in text for text in news) is told


def test_signs_are_explained_when_they_first_stand_on_the_board() -> None:
    at = table_at("dragons_walk")
    legend = at.rulebook.face.legend(at.view(0), at.rulebook.face.say("en"), Style(80))
    assert "! – an enemy among them" in legend.values() and "▪1 – 1 card on the space" in legend.values()
    assert "$1 – bags of gold" not in legend.values()
    listed = at.rulebook.face.legend(at.view(0), at.rulebook.face.say("en"), Style(60))
    assert "! – an enemy among them" not in listed.values()


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "ile mam łusek i po co mi one", "Zdobyta pomaga w walce ze Smokami"),
        ("pl", "kto jest królem i po co mi to wiedzieć", "jego Smoczy Gniew"),
        ("en", "how many scales do i have and what are they for", "It helps in combat with Dragons"),
        ("en", "who is the dragon king and why should I care", "he is the one to fight"),
    ],
)
def test_what_for_is_asked_of_what_was_just_named(lang: Any, line: str, told: str) -> None:
    _, seen = sit("dragons_sage", lang, line)
    assert told in " ".join(seen.split())

"""A no that a line leaves over answers no question that came to light only after the line was typed."""

from __future__ import annotations

import pytest

from brzdek.core.ask import written
from brzdek.core.table import Table
from brzdek.core.text import Lang
from tests.shell.menagerie import watch
from tests.shell.test_open_questions import typed
from tests.support import answer, seat_down
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")

MET = ["go rowniny_4", "mode space"]


def came_of(lang: Lang, *lines: str) -> tuple[list[str], str]:
    given, told = typed(table_at("dragons_tomb"), lang, *lines)
    return given[given.index(MET[0]) :], told


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "idę na równiny 4 i badam obszar, nie łuskę"),
        ("pl", "równiny 4, badam obszar, bez łuski"),
        ("pl", "równiny 4, badam obszar, pomijam łuskę"),
        ("pl", "równiny 4, badam obszar, łuskę zostawiam"),
        ("pl", "równiny 4, badam obszar, nie walczę ze smokiem"),
        ("en", "go to plains 4 and explore the space, not the scale"),
        ("en", "plains 4, space, no scale"),
        ("en", "plains 4, the space, leave the scale alone"),
        ("en", "plains 4, space, no dragon"),
    ],
)
def test_what_excludes_an_entry_of_an_earlier_list_is_used_up_there(lang: Lang, line: str) -> None:
    given, told = came_of(lang, line)
    assert given == MET
    assert "Pominięto" not in told and "left out" not in told.lower()


def test_a_no_to_what_was_never_asked_is_told() -> None:
    given, told = came_of("pl", "równiny 4, badam obszar, bez miecza")
    assert given == MET
    assert "Pominięto resztę: bez miecza" in told


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("pl", "równiny 4, badam obszar, nie rzucam kostką", "may no"),
        ("pl", "równiny 4, badam obszar, nie korzystam z grobowca", "may no"),
        ("pl", "równiny 4, badam obszar, nie łuskę, rzucam", "may yes"),
        ("en", "plains 4, space, no dragon, roll", "may yes"),
    ],
)
def test_what_names_the_question_answers_it(lang: Lang, line: str, answer: str) -> None:
    assert came_of(lang, line)[0] == [*MET, answer]


@pytest.mark.parametrize(
    ("lang", "line", "came"),
    [
        ("pl", "walczę sam", ["pass"]),
        ("en", "fight it myself", ["pass"]),
        ("pl", "walczę, ale łuski nie biorę", ["pass"]),
        ("pl", "walczę sam i biorę łuskę", ["pass", "scale take"]),
        ("en", "fight it myself and take the scale", ["pass", "scale take"]),
    ],
)
def test_how_one_fights_does_not_answer_what_is_asked_after_it(lang: Lang, line: str, came: list[str]) -> None:
    given, told = typed(table_at("dragons_alone"), lang, line)
    assert given[given.index("pass") :] == came
    assert "Najpierw to pytanie" not in told and "This question first" not in told


def _two_strangers() -> Table:
    people = {0: {"pair": ["wojownik", "rycerz"], "space": "wioska", "offers": ["pola_1"]}, 1: {"space": "ruiny"}}
    there = {"pola_1": ["sedzia", "pegaz"]}
    table = seat_down("magia_i_miecz", 2, position={"turn": 0, "adventurers": people, "spaces": there})
    answer(table, "offer pola_1")
    return table


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "the judge first, then Pegasus"),
        ("en", "first the judge, pegasus second"),
        ("en", "Judge first, Pegasus second"),
        ("pl", "najpierw sędzia, pegaz potem"),
        ("pl", "sędzia najpierw, potem pegaz"),
    ],
)
def test_what_comes_first_is_no_choice_from_a_list_that_comes_later(lang: Lang, line: str) -> None:
    table = _two_strangers()
    given = len(table.journal)
    watch(table, "", line, lang=lang)
    assert [written(option) for _, option in table.journal[given:]] == ["resolve sedzia.1"]
    assert table.ask is not None and table.ask.topic == "target"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "tell me everything the cyborg and the nymph can do"),
        ("en", "I want to know what the cyborg and the merchant do"),
        ("en", "explain to me what the cyborg does"),
        ("pl", "opowiedz mi o cyborgu i kupcu"),
    ],
)
def test_who_wants_to_hear_of_cards_chooses_none(lang: Lang, line: str) -> None:
    heard = listener("mim_pair", lang).hear(line)
    assert not heard.move and not heard.offered
    assert "Cyborg" in heard.said


@pytest.mark.parametrize(
    ("lang", "line", "waits"),
    [
        ("en", "yes, let's roll for the tomb", []),
        ("en", "yes, open it", []),
        ("en", "sure, I want the gold", []),
        ("pl", "tak, otwieram", []),
        ("pl", "tak, rzucam na grobowiec", []),
        ("en", "yes and then end my turn", ["end my turn"]),
        ("en", "yes, and drop the sword", ["drop the sword"]),
    ],
)
def test_what_a_yes_agrees_to_does_not_wait_behind_it(lang: Lang, line: str, waits: list[str]) -> None:
    table = table_at("dragons_tomb")
    answer(table, *MET)
    at = Listener(table, lang)
    assert at.hear(line).move == "may yes"
    assert list(at.talk.queue.lines) == waits

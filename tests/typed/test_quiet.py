"""Being left in peace: what people say who want it, beside an order too, and who ask how it is done."""

from __future__ import annotations

import pytest

from brzdek.core.ask import PASS
from brzdek.core.table import Table
from brzdek.core.text import Lang
from brzdek.shell.reading.quietness import asks_how, beside_an_order, wanted
from brzdek.shell.sitting.peace import Peace
from brzdek.shell.sitting.session import Session
from tests.support import seat_down
from tests.typed.listening import Listener, Paper
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    "line",
    [
        "quiet until I say otherwise",
        "always pass during the turns of the others",
        "don't ask me in others' turns",
        "please stop bothering me",
        "auto-pass in the other players' turns",
        "skip these questions",
        "I don't want to be asked during other players' turns",
        "leave me alone until something happens to me",
        "only ask me when I'm attacked",
        "never ask me about my spells in Ala's turn",
        "nie pytaj mnie więcej",
        "zawsze pas w cudzych turach",
        "pasuj za mnie w turach innych",
        "nie chcę być pytana w cudzych turach",
        "wyłącz te pytania",
        "dość pytań",
        "bądź cicho",
        "pytaj mnie tylko w mojej turze",
    ],
)
def test_who_wants_no_questions_is_left_in_peace(line: str) -> None:
    assert wanted(line) == ""


@pytest.mark.parametrize(
    ("line", "how"),
    [
        ("quiet in my turn too", "own"),
        ("don't ask me in my own turn either", "own"),
        ("cisza też w mojej turze", "own"),
        ("pass until my turn", "turn"),
        ("nie pytaj do mojej tury", "turn"),
        ("don't ask me again this turn", None),
        ("quiet off", "off"),
        ("ask me again", "off"),
        ("stop being quiet", "off"),
        ("głośno", "off"),
        ("koniec ciszy", "off"),
        ("pytaj mnie znowu", "off"),
        ("możesz znowu pytać", "off"),
    ],
)
def test_how_far_the_peace_goes_is_said(line: str, how: str | None) -> None:
    assert wanted(line) == how


@pytest.mark.parametrize(
    "line",
    [
        "pass",
        "skip",
        "skip my turn",
        "skip this fight",
        "skip the question",
        "no reaction",
        "bez reakcji",
        "pomiń okno",
        "stop here",
        "never attack",
        "leave me the sword",
        "don't fight",
        "ask the Sage",
        "don't ask Ala for the sword",
        "peace with the Duke",
        "nie walcz",
        "pasuję w turze Ali",
        "stay here",
        "keep the spell",
        "end of turn",
        "koniec tury",
    ],
)
def test_other_orders_are_no_wish_for_peace(line: str) -> None:
    assert wanted(line) is None
    assert beside_an_order(line) is None


@pytest.mark.parametrize(
    ("line", "rest"),
    [
        ("end turn, quiet", "end turn"),
        ("end the turn and stay quiet", "end the turn"),
        ("pass, and don't ask me about Healing until I am hurt", "pass"),
        ("quiet, roll", "roll"),
        ("don't ask me any more and roll", "roll"),
        ("koniec tury i cisza", "koniec tury"),
        ("daj mi spokój i rzuć kością", "rzuć kością"),
        ("kończę turę, nie pytaj mnie w turach botów", "kończę turę"),
    ],
)
def test_peace_stands_beside_an_order(line: str, rest: str) -> None:
    assert beside_an_order(line) == ("", rest)


def test_what_is_not_asked_about_is_no_order() -> None:
    assert beside_an_order("don't ask me about Healing and Reflection") is None


@pytest.mark.parametrize(
    "line",
    [
        "how can I switch off these questions in other players' turns?",
        "how do I turn off these prompts?",
        "is there a way to not be asked every time?",
        "why do you keep asking me?",
        "jak wyłączyć te pytania?",
        "czy mogę wyłączyć pytania w cudzych turach?",
        "czemu ciągle mnie pytasz?",
        "jak zrobić, żeby mnie nie pytało?",
    ],
)
def test_how_the_questions_are_switched_off_is_a_question(line: str) -> None:
    assert asks_how(line)


@pytest.mark.parametrize(
    "line",
    [
        "how do I skip the fight?",
        "can I ask Ala?",
        "why did Ala ask the Sage?",
        "can I skip my turn?",
        "what is this question for?",
        "jak uniknąć walki?",
        "jak pominąć walkę?",
    ],
)
def test_other_questions_are_not_about_peace(line: str) -> None:
    assert not asks_how(line)


@pytest.mark.parametrize(
    ("lang", "line", "move", "told"),
    [
        ("en", "pass, and don't ask me about Healing until I am hurt", "pass", "“quiet off” ends it"),
        ("en", "skip these", "pass", "“quiet off” ends it"),
        ("pl", "pas, i nie pytaj mnie w cudzych turach", "pass", "„głośno” to kończy"),
        ("en", "how can I switch off these questions?", "", "“quiet”: I pass for you in the turns of others"),
        ("pl", "jak wyłączyć te pytania?", "", "„cisza” – pasuję za ciebie w cudzych turach"),
        ("en", "quiet off", "", "You are asked whenever you may react as it is"),
    ],
)
def test_in_a_moment_of_another_peace_is_granted_told_and_explained(
    lang: Lang, line: str, move: str, told: str
) -> None:
    heard = Listener(table_at("mim_react"), lang).hear(line)
    assert heard.move == move
    assert told in heard.unbroken


# -- what is passed over


def in_peace(table: Table, how: str | None) -> bool:
    """Is the open question passed for who asked for that much peace?"""
    peace = Peace()
    assert table.ask is not None
    if how is not None:
        peace.want(table.ask.seat, how)
    return peace.passes(Session(table, None, Paper(), "en"), table.ask) is not None


def moment(seat: int, spell: str, dice: int = 3, **more: object) -> Table:
    """Ala, who holds a spell, is asked in a moment of this seat."""
    people = {
        0: {"pair": ["wojownik", "zlodziej"], "space": "pola_1", "craft": 2, "spells": [spell], **more},
        1: {"pair": ["mnich", "samuraj"], "space": "cmentarz", "endurance": 2},
    }
    table = seat_down("magia_i_miecz", 2, position={"turn": seat, "dice": [dice], "adventurers": people})
    if seat == 0:
        table.answer(("roll",))
    while table.ask is not None and table.ask.forced_pass:
        table.answer(PASS)
    return table


@pytest.mark.parametrize(("how", "passed"), [(None, False), ("", True), ("turn", True), ("own", True)])
def test_in_the_turns_of_others_it_is_passed(how: str | None, passed: bool) -> None:
    assert in_peace(moment(1, "blyskawica"), how) == passed


@pytest.mark.parametrize(("how", "passed"), [(None, False), ("", False), ("own", True)])
def test_in_ones_own_turn_only_who_wants_that_too_is_passed_over(how: str | None, passed: bool) -> None:
    assert in_peace(moment(0, "oczy_jastrzebia"), how) == passed


@pytest.mark.parametrize(
    ("table", "passed"),
    [
        (moment(1, "uzdrowienie"), True),
        (moment(1, "uzdrowienie", endurance=2), False),
        (moment(0, "oczy_jastrzebia", 1), True),
        (moment(0, "oczy_jastrzebia", 3), False),
        (moment(1, "blyskawica"), False),
    ],
)
def test_who_plays_alone_is_not_asked_whether_to_do_what_would_bring_nothing(table: Table, passed: bool) -> None:
    session = Session(table, None, Paper(), "en")
    assert table.ask is not None and Peace().passes(session, table.ask) is None, "others would see it"
    session.people = [0]
    assert (Peace().passes(session, table.ask) is not None) == passed

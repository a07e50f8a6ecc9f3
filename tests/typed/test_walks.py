"""Walks under way, what a sentence says to do where they lead, and what is asked of them."""

from __future__ import annotations

import pytest

from brzdek.core.ask import PASS
from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.leading import nearest
from brzdek.games.magia_i_miecz.face.plainly_asked import PLAINLY_ASKED
from brzdek.shell.reading.trying import is_said_behind
from tests.support import answer, rulebook, seat_down
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "no, just move 3"),
        ("en", "move 3 spaces"),
        ("en", "go 3"),
        ("pl", "nie, idę 3"),
        ("pl", "idę 3 oczka"),
    ],
)
def test_so_many_spaces_as_were_rolled_are_gone(lang: Lang, line: str) -> None:
    assert listener("mim_hawk", lang).hear(line).move == "pass"


@pytest.mark.parametrize("line", ["I move 2", "move 2 spaces", "cast Eyes of the Hawk"])
def test_another_number_is_no_agreement(line: str) -> None:
    assert listener("mim_hawk", "en").hear(line).move != "pass"


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "You rolled 3; that leads to Fields 1; Fields 5"), ("pl", "dokąd: Pola 1; Pola 5")]
)
def test_where_a_roll_leads_is_told_while_it_may_be_changed(lang: Lang, told: str) -> None:
    hearing = listener("mim_hawk", lang)
    assert told in hearing.face.question(hearing.view(0), hearing.ask, hearing.words)


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "I keep the spell. Where would I land with 3?", "3 – Fields 1; Fields 5"),
        ("en", "can I reach the Ruins?", "yes if you first cast: Eyes of the Hawk"),
        ("pl", "czy dojdę do Ruin?", "jeśli najpierw rzucisz Czar: Oczy Jastrzębia"),
        ("en", "can I reach the Tavern with 4?", "Yes: Tavern"),
        ("en", "can I reach the Tavern with a 5?", "No: Tavern"),
        ("pl", "czy z rzutem 4 dojdę do Gospody?", "Tak: Gospoda"),
        ("en", "what can I do in the City?", "City – Outer Region"),
        ("pl", "co mogę robić w Gospodzie?", "Gospoda – Kraina Zewnętrzna"),
        ("en", "do I lose a turn now?", "No: you lose no turn now."),
        ("pl", "czy tracę teraz turę?", "Nie: teraz nie tracisz żadnej tury."),
        ("en", "tell me everything about the Astronaut and the Ghoul", "Ghoul"),
        ("en", "who is ahead, Bolek or me?", "Ala: Forest"),
        ("en", "why do I win 0% against the Sentinel?", "Strength 9; you: Strength 4"),
        ("pl", "czemu mam 0% szans na Strażnika?", "Siła 9; ty: Siła 4"),
        ("en", "how could I get across the river to the middle region?", "Tavern, with luck from there to: Temple"),
        ("pl", "jak dostać się za rzekę?", "Gospoda; przy szczęściu stamtąd na obszar: Świątynia"),
        ("en", "what is the Sword Bolek has just taken?", "+1 Strength in melee"),
    ],
)
def test_what_is_asked_of_a_walk_and_beside_it_is_told(lang: Lang, line: str, told: str) -> None:
    assert told in listener("mim_hawk", lang).hear(line).unbroken


@pytest.mark.parametrize(
    "line",
    [
        "can I reach the Ruins and win?",
        "what can I do in the City to win?",
        "what does losing a turn mean?",
        "how do I lose a turn?",
        "will I lose a turn on the Crags?",
        "on whom can I cast Immobility?",
        "why did I lose against the Sentinel?",
    ],
)
def test_what_asks_for_more_is_not_answered_so(line: str) -> None:
    view, say = table_at("mim_hawk").view(0), listener("mim_hawk", "en").words
    assert not any(inquiry.tell(view, line, say, listener("mim_hawk", "en").screen.style) for inquiry in PLAINLY_ASKED)


def test_whose_card_spares_turns_is_told_so() -> None:
    people = {
        0: {"pair": ["astronauta", "elf"], "space": "wioska"},
        1: {"pair": ["mnich", "zlodziej"], "space": "miasto"},
    }
    hearing = Listener(seat_down("magia_i_miecz", 2, position={"turn": 0, "adventurers": people}), "en")
    assert "No: with this card you lose no turns. Astronaut:" in hearing.hear("do I lose a turn now?").unbroken


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "on whom did Bolek cast Immobility?"),
        ("en", "who was Immobility cast on?"),
        ("pl", "na kogo Bolek rzucił Unieruchomienie?"),
    ],
)
def test_on_whom_a_spell_was_cast_is_told_by_whom_it_befell(lang: Lang, line: str) -> None:
    people = {
        0: {"pair": ["wojownik", "elf"], "space": "wioska"},
        1: {"pair": ["mnich", "zlodziej"], "space": "miasto", "spells": ["unieruchomienie"]},
    }
    table = seat_down("magia_i_miecz", 2, position={"turn": 0, "adventurers": people})
    while table.ask is not None and "cast unieruchomienie.1" not in [
        " ".join(map(str, one)) for one in table.ask.options
    ]:
        table.answer(table.ask.options[0])
    answer(table, "cast unieruchomienie.1")
    hearing = Listener(table, lang)
    hearing.at = 0
    said = hearing.hear(line).unbroken
    assert ("You neither move nor explore" if lang == "en" else "W tej turze już nie idziesz") in said


def test_of_equals_the_reason_is_what_they_do_not_share() -> None:
    people = {
        0: {"pair": ["wojownik", "elf"], "space": "wioska", "things": ["talizman"], "strength": 5},
        1: {"pair": ["mnich", "zlodziej"], "space": "miasto", "things": ["talizman"]},
    }
    table = seat_down("magia_i_miecz", 2, position={"turn": 0, "adventurers": people})
    face = rulebook("magia_i_miecz").face
    told = nearest(table.view(0), face.say("en").also(face.inquiry_words()))
    assert told == "Nearest to winning: Ala (as far as the next player, but more Strength and Craft together)."


# -- what a sentence says to do where one goes


@pytest.mark.parametrize(
    ("line", "waits"),
    [
        ("go to the Chapel and heal", "heal"),
        ("Chapel, and explore", "explore"),
        ("Chapel, and pray", "pray"),
        ("Chapel and cast Healing", "cast Healing"),
    ],
)
def test_what_is_done_at_a_place_waits_until_one_is_there(line: str, waits: str) -> None:
    table = table_at("mim_chapel_ahead")
    answer(table, "roll")
    while table.ask is not None and table.ask.topic == "answer":
        table.answer(PASS)
    hearing = Listener(table, "en")
    assert hearing.hear(line).move == "go kapliczka"
    assert list(hearing.talk.queue.lines) == [waits]


@pytest.mark.parametrize(("line", "there"), [("heal", True), ("fight", False)])
def test_what_is_done_past_a_pause_is_no_spell(line: str, there: bool) -> None:
    assert is_said_behind(listener("mim_at_chapel", "en"), table_at("mim_at_chapel"), line) == there


def test_who_says_to_fight_lets_the_fight_begin() -> None:
    table = table_at("mim_boar_ahead")
    answer(table, "go_on")
    while table.ask is not None and ("pass",) in table.ask.options and len(table.ask.options) == 1:
        table.answer(PASS)
    hearing = Listener(table, "en")
    hearing.talk._queued = hearing.talk.queue.is_spoken = True
    assert hearing.hear("fight the boar").move == "pass"

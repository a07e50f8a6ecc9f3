"""What weighs in a typed line and what does not; nothing that is taken back or asked is ever done."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.lemmas import english_lemmas, lemmas_of
from brzdek.shell.reading.small_words import words_of
from brzdek.shell.reading.speech.clauses import corrected, main_clause, segments
from brzdek.shell.reading.speech.deed_words import WORDS
from brzdek.shell.reading.speech.kinds import changes_all, deeds_of, is_light, is_other_verb, things_of
from tests.support import rulebook
from tests.typed.listening import listener
from tests.typed.positions import GAMES


def test_words_are_traced_to_the_dictionary_with_accents_left_out() -> None:
    assert "wziac" in lemmas_of("wezme")
    assert "lucznik" in lemmas_of("lucznika")
    assert "throw" in english_lemmas("threw")
    assert "drop" in english_lemmas("dropping")


@pytest.mark.parametrize("word", ["skromnie", "oczywiscie", "obviously", "pls", "tego", "jestesmy", "quickly"])
def test_words_of_mood_weigh_nothing(word: str) -> None:
    assert is_light(word)


@pytest.mark.parametrize("word", ["nie", "bez", "except", "don't", "if", "wszystkie", "should"])
def test_words_that_change_all_are_not_light(word: str) -> None:
    assert changes_all(word)
    assert not is_light(word)
    assert not deeds_of(word)


def test_deeds_and_things_go_by_any_form() -> None:
    assert "discard" in deeds_of("wywalam")
    assert "discard" in deeds_of("tossed")
    assert things_of("lampe") & things_of("lantern")
    assert is_other_verb("odklejam")
    assert not is_other_verb("wywalam")


@pytest.mark.parametrize("game", GAMES)
def test_every_deed_of_a_face_has_words(game: str) -> None:
    deeds = {deed for deeds in rulebook(game).face.deeds.values() for deed in deeds.split("|")}
    assert deeds <= set(WORDS)


def test_reasons_and_corrections_are_left_out() -> None:
    assert main_clause("kup klucz, żeby nikt go nie wziął") == "kup klucz"
    assert main_clause("buy the key so I can open locks") == "buy the key"
    assert corrected("ruby, I mean sapphire") == "sapphire"
    assert segments("dobra, rzucam – co tam!") == ["dobra", "rzucam", "co tam"]


def test_numbers_in_several_words() -> None:
    known = {"270", "27", "180"}
    assert words_of("dwieście siedemdziesiąt", known) == ["270"]
    assert words_of("two seventy", known) == ["270"]
    assert words_of("twenty-seven", known) == ["27"]
    assert words_of("one eighty", known) == ["180"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "nie kupuj rubinu"),
        ("pl", "wszystko oprócz rubinu"),
        ("pl", "zanim kupię rubin zastanowię się"),
        ("pl", "jeśli się da kup rubin"),
        ("pl", "kupić rubin?"),
        ("pl", "kup dwa rubiny"),
        ("pl", "sprzedaj rubin"),
        ("pl", "pokaż rubin"),
        ("pl", "rubin jest za drogi"),
        ("pl", "Ala kupuje rubin"),
        ("pl", "nie kończę"),
        ("pl", "jeszcze nie koniec"),
        ("en", "don't buy the ruby"),
        ("en", "should I buy the ruby"),
        ("en", "anything but the ruby"),
        ("en", "is the ruby good?"),
        ("en", "I hate the ruby"),
        ("en", "throw the ruby away"),
        ("en", "never end the turn"),
        ("en", "go anywhere but 18"),
    ],
)
def test_what_is_taken_back_or_asked_is_not_done(lang: Any, line: str) -> None:
    assert not listener("brzdek_1", lang).hear(line).move


@pytest.mark.parametrize("line", ["keep burgle", "not burgle", "spare the sidestep", "anything but burgle"])
def test_what_is_kept_is_not_given_up(line: str) -> None:
    assert not listener("brzdek_6", "en").hear(line).move


@pytest.mark.parametrize(
    ("lang", "line", "position", "move"),
    [
        ("en", "room 29 please", "delve_mark", "mark 29"),
        ("pl", "komnata 29 proszę", "delve_mark", "mark 29"),
        ("en", "room 33 please", "delve_leap", "teleport 33"),
        ("en", "room 29", "delve_mark", ""),  # just what one types to look at it
        ("en", "room 29 please?", "delve_mark", ""),
        ("en", "room 8N?", "delve_cell", ""),
        ("en", "room 7 please", "delve_walk", ""),  # one may do other things there
        ("en", "room 1 please", "delve_reward", ""),  # a number, but of no room
    ],
)
def test_a_request_for_a_room_answers_where_rooms_are_asked_for(lang: Any, line: str, position: str, move: str) -> None:
    assert listener(position, lang).hear(line).move == move

"""Completion offers exactly the legal moves, in both languages, accents or not."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

from brzdek.core.ask import Ask, Option
from brzdek.core.drawing import Style
from brzdek.shell.display.complete import Completer
from brzdek.shell.reading.commands import SHELL_COMMANDS, Command, Commands
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.parse import read
from tests.effort import effort
from tests.shell.menagerie import ANIMALS, RULEBOOK, table

COMMANDS = Commands(SHELL_COMMANDS)


def arguments(command: Command) -> Iterable[str]:
    return ["żółw", "łoś", "krab w lewo"] if command.takes == "card" else ()


def completer(*options: Option, lang: Any = "pl") -> Completer:
    at = table("Ola", "Jan")
    ask = Ask(0, "turn", list(options)) if options else at.ask
    assert ask is not None
    return Completer(Moves(RULEBOOK.face, at.view(0), ask), COMMANDS, lang, arguments)


def offered(text: str, *options: Option, lang: Any = "pl") -> list[str]:
    """The whole lines that completion leads to."""
    return [text[: len(text) - offer.back] + offer.text for offer in completer(*options, lang=lang).offers(text)]


def test_one_word_at_a_time_keeps_the_menu_short() -> None:
    assert offered("")[:4] == ["wypuść ", "odłóż ", "zajrzyj", "weź"]
    assert offered("wypuść ") == ["wypuść żółw ", "wypuść łoś "]
    assert offered("wypuść żółw ") == ["wypuść żółw 1,0", "wypuść żółw 2,0", "wypuść żółw 10,0"]
    assert offered("wypuść żółw 1,0 ") == ["wypuść żółw 1,0 tyłem"]


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_both_languages_complete_whichever_is_shown(lang: Any) -> None:
    assert offered("wypuść ż", lang=lang) == ["wypuść żółw "]
    assert offered("let out t", lang=lang) == ["let out turtle "]
    assert offered("play tur", lang=lang) == ["play turtle "]


def test_the_language_being_typed_goes_on() -> None:
    assert offered("let out ", lang="pl") == ["let out turtle ", "let out elk "]
    assert offered("wypuść ", lang="en") == ["wypuść żółw ", "wypuść łoś "]


@pytest.mark.parametrize("typed", ["zolw", "żółw", "ZOL", "zół", "Żol"])
def test_accents_and_capitals_are_optional(typed: str) -> None:
    assert offered(f"wypusc {typed}") == ["wypusc żółw "]


def test_letters_in_between_may_be_left_out() -> None:
    assert offered("wypuść zw") == ["wypuść żółw "]
    assert offered("wypuść rtl") == ["wypuść turtle "]
    assert offered("wypuść xyz") == []


def test_a_later_word_of_a_name_is_found() -> None:
    crabs = (("throw", "left_crab"), ("throw", "right_crab"), ("peek",))
    assert offered("odłóż praw", *crabs) == ["odłóż krab w prawo"]
    assert offered("odłóż krab w l", *crabs) == ["odłóż krab w lewo"]
    assert offered("odłóż krab ", *crabs) == ["odłóż krab w lewo", "odłóż krab w prawo"]


def test_words_without_a_choice_come_along() -> None:
    assert offered("wyp", ("play", "turtle", "2,0"), ("throw", "elk")) == ["wypuść żółw 2,0"]


def test_a_verb_that_all_moves_share_may_be_left_out() -> None:
    throws = (("throw", "turtle"), ("throw", "elk"))
    assert "łoś" in offered("ł", *throws)
    assert "odłóż " in offered("od", *throws)


def test_everything_offered_leads_to_a_legal_move_and_every_move_is_reached() -> None:
    """Follow all offers to their ends: they are the legal moves, no more and no fewer."""
    for lang in ("pl", "en"):
        complete = completer(lang=lang)
        assert complete.moves is not None
        reached: set[Option] = set()
        lines = [""]
        while lines:
            line = lines.pop()
            for offer in complete.offers(line):
                if offer.command is not None:
                    continue
                longer = line[: len(line) - offer.back] + offer.text
                if offer.final:
                    reading = read(longer, complete.moves, COMMANDS, lang, Style())
                    assert isinstance(reading, Pick), longer
                    assert offer.move is not None
                    assert reading.option == complete.moves.ask.options[offer.move]
                    reached.add(reading.option)
                    lines.append(longer + " ")
                else:
                    lines.append(longer)
        assert reached == set(complete.moves.ask.options)


def test_commands_are_completed_too() -> None:
    assert "dziennik" in offered("dz")
    assert "log" in offered("lo")
    assert "log" not in offered(""), "an empty line offers the words of the shown language"
    assert offered("/dz") == ["/dziennik"]
    assert offered("karta z") == ["karta żółw"]
    assert offered("card lewo") == ["card krab w lewo"]
    assert offered("card krab w") == ["card krab w lewo"]
    assert offered("hint x") == []


def test_moves_come_before_commands() -> None:
    assert offered("w")[0] == "wypuść "
    assert {"wynik", "wyjdź"} <= set(offered("w"))


@pytest.mark.parametrize(
    ("typed", "rest"),
    [
        ("wyp", "uść "),
        ("wypusc zo", "łw "),
        ("wypuść żółw 2", ",0"),
        ("dzie", "nnik"),
        ("", ""),
        ("xyz", ""),
        ("zw", ""),
    ],
)
def test_the_grey_suggestion_is_the_rest_of_a_legal_thing(typed: str, rest: str) -> None:
    assert completer().suggestion(typed) == rest


def test_completion_is_quick_with_many_moves() -> None:
    cards = list(ANIMALS)
    options = [("play", card, f"{x},{y}") for card in cards for x in range(10) for y in range(2)][:160]
    complete = completer(*options)
    for text in ("", "wypuść ", "wypuść krab w lewo ", "zzz"):
        effort(partial(complete.offers, text), 100 * len(options))


@given(st.text(max_size=20))
def test_no_text_breaks_completion(text: str) -> None:
    for offer in COMPLETER.offers(text):
        assert 0 <= offer.back <= len(text)
    assert isinstance(COMPLETER.suggestion(text), str)


COMPLETER = completer()

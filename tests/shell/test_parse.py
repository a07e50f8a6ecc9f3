"""Typed lines become moves or commands, in both languages, and nothing is guessed."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import example, given

from brzdek.core.ask import Ask
from brzdek.core.drawing import Style
from brzdek.core.text import Text
from brzdek.shell.reading.commands import SHELL_COMMANDS, Command, Commands
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.parse import read, worded
from brzdek.shell.reading.readings import Reading, Unclear, Unknown
from tests.shell.menagerie import RULEBOOK, table

COMMANDS = Commands(SHELL_COMMANDS)


def moves(*options: Any) -> Moves:
    """The moves of the first turn (a turtle and an elk in hand), or these."""
    at = table("Ola", "Jan")
    ask = Ask(0, "turn", list(options)) if options else at.ask
    assert ask is not None
    return Moves(RULEBOOK.face, at.view(0), ask)


def understood(line: str, among: Moves | None = None, lang: Any = "pl") -> Reading:
    return read(line, among or moves(), COMMANDS, lang, Style())


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize(
    "line",
    [
        "wypuść żółw 2,0",
        "wypusc zolw 2,0",
        "WYPUŚĆ ŻÓŁW 2,0",
        "zagraj żółw 2,0",
        "let out turtle 2,0",
        "play turtle 2,0",
        "play żółw 2,0",
        "w żó 2",
        "wyp  zol   2 , 0",
        "let turt 2",
    ],
)
def test_a_move_can_be_typed_in_many_ways(line: str, lang: Any) -> None:
    assert understood(line, lang=lang) == Pick(("play", "turtle", "2,0"))


def test_a_move_can_be_typed_just_as_it_is_listed() -> None:
    assert understood("wypuść: żółw na 2,0") == Pick(("play", "turtle", "2,0"))
    assert understood("let out: turtle at 2,0", lang="en") == Pick(("play", "turtle", "2,0"))


def test_polish_letters_that_do_not_decompose_are_folded() -> None:
    assert understood("odloz los") == Pick(("throw", "elk"))
    assert understood("odłóż łoś") == Pick(("throw", "elk"))


def test_the_whole_word_wins_over_a_longer_one() -> None:
    assert understood("play turtle 1,0") == Pick(("play", "turtle", "1,0"))
    assert understood("play turtle 1,0 turned") == Pick(("play", "turtle", "1,0", "turned"))


def test_a_short_word_that_fits_two_moves_is_not_guessed() -> None:
    reading = understood("play turtle 1")
    assert isinstance(reading, Unclear)
    assert len(reading.moves) == 3


def test_an_unfinished_move_is_taken_only_if_one_way_leads_on() -> None:
    only = moves(("play", "turtle", "2,0"), ("throw", "elk"))
    assert understood("play", only) == Pick(("play", "turtle", "2,0"))
    assert isinstance(understood("play"), Unclear)


def test_names_of_several_words_can_be_shortened() -> None:
    crabs = moves(("throw", "left_crab"), ("throw", "right_crab"), ("peek",))
    assert understood("odłóż krab w prawo", crabs) == Pick(("throw", "right_crab"))
    assert understood("odłóż krab w p", crabs) == Pick(("throw", "right_crab"))
    assert understood("put away crab left", crabs) == Pick(("throw", "left_crab"))
    assert isinstance(understood("odłóż krab", crabs), Unclear)


def test_a_verb_that_all_moves_share_may_be_left_out() -> None:
    throws = moves(("throw", "turtle"), ("throw", "elk"))
    assert understood("łoś", throws) == Pick(("throw", "elk"))
    # Playing it is possible, too: leaving the verb out would be a guess.
    assert not isinstance(understood("łoś"), Pick)


def test_numbers_choose_as_the_list_shows_them() -> None:
    among = moves()
    order = among.order("pl", Style())
    assert sorted(order) == list(range(len(among.ask.options)))
    listed = [Pick(among.ask.options[index]) for index in order]

    def numbered(line: str) -> Reading:
        return read(line, among, COMMANDS, "pl", Style(), listed=listed)

    assert numbered("1") == listed[0]
    assert numbered(str(len(order))) == listed[-1]
    reading = numbered(str(len(order) + 1))
    assert isinstance(reading, Unknown)
    assert reading.reason == "no_such_number"
    assert isinstance(numbered("0"), Unknown)


def test_a_number_of_a_list_that_was_not_shown_is_asked_about() -> None:
    reading = understood("1")
    assert isinstance(reading, Unknown)
    assert reading.reason == "number_of_what"


def test_where_moves_are_numbers_a_number_means_itself() -> None:
    takes = moves(("take", 2), ("take", 3), ("take", 1))
    assert understood("2", takes) == Pick(("take", 2))
    assert understood("weź 1", takes) == Pick(("take", 1))
    assert [takes.label(index, index + 1, "pl") for index in range(3)] == ["2", "3", "1"]


@pytest.mark.parametrize("command", SHELL_COMMANDS, ids=lambda command: command.key)
def test_commands_have_words_in_both_languages(command: Command) -> None:
    rest = " 2" if command.takes == "times" else " łoś" if command.takes else ""
    for name in (*command.pl, *command.en):
        for lang in ("pl", "en"):
            assert understood(name + rest, lang=lang) == Do(command, rest.strip())
            assert understood("/" + name.upper() + rest, lang=lang) == Do(command, rest.strip())


def test_the_question_mark_lists_the_moves() -> None:
    reading = understood("?")
    assert isinstance(reading, Do)
    assert reading.command.key == "moves"


def test_a_beginning_of_a_command_is_enough_if_it_is_the_only_one() -> None:
    reading = understood("dzie")
    assert isinstance(reading, Do)
    assert reading.command.key == "log"
    unclear = understood("h")
    assert isinstance(unclear, Unclear)
    assert {command.key for command in unclear.commands} == {"hand", "help", "hint"}


def test_what_may_be_a_move_or_a_command_is_not_guessed() -> None:
    both = Commands((*SHELL_COMMANDS, Command("nest", ("odłóż",), ("throw",), Text("", ""), "any")))
    reading = read("odłóż łoś", moves(), both, "pl", Style())
    assert isinstance(reading, Unclear)
    assert reading.moves
    assert [command.key for command in reading.commands] == ["nest"]
    slashed = read("/odłóż łoś", moves(), both, "pl", Style())
    assert isinstance(slashed, Do)


def test_a_command_that_takes_nothing_is_not_read_into_a_longer_line() -> None:
    assert isinstance(understood("plansza bocian"), Unknown)


def test_the_exclamation_mark_agrees_beforehand() -> None:
    for word, key in (("undo!", "undo"), ("cofnij!", "undo"), ("hint!", "hint"), ("podpowiedz!", "hint")):
        reading = understood(word)
        assert isinstance(reading, Do)
        assert reading.command.key == key
        assert reading.agreed
    log = understood("log!")
    assert isinstance(log, Do)
    assert not log.agreed, "there is nothing to agree to"


@pytest.mark.parametrize(
    ("line", "nearest"),
    [
        ("wypusc blabl żółw 2,0", "wypuść żółw 2,0"),
        ("hnad", "ręka"),
        ("let owt turtle 2,0", "wypuść żółw 2,0"),
        ("qqqq", None),
    ],
)
def test_an_unknown_line_names_the_nearest_legal_thing(line: str, nearest: str | None) -> None:
    reading = understood(line)
    assert isinstance(reading, Unknown)
    assert (reading.nearest and worded(reading.nearest, AMONG, "pl")) == nearest


def test_a_slip_of_the_fingers_is_a_guess() -> None:
    assert understood("wypusc zulw 2,0") == Pick(("play", "turtle", "2,0"), sure=False)
    # Nothing else lies at 2,0 in the water: what is left says enough.
    only = moves(("play", "turtle", "2,0"), ("play", "elk", "1,0"), ("peek",))
    assert understood("wypusc zulw 2,0", only) == Pick(("play", "turtle", "2,0"))


@given(st.text(max_size=30))
@example("CO 0")
def test_no_line_breaks_the_reader(line: str) -> None:
    assert isinstance(understood(line, AMONG), Reading)


WORDS = "play wypuść turtle łoś 1 2,0 turned odłóż ? / ! krab h 7 undo!"


@given(st.lists(st.sampled_from(WORDS.split(" ")), max_size=6))
def test_no_mixture_of_known_words_breaks_the_reader(words: list[str]) -> None:
    reading = understood(" ".join(words), AMONG)
    if isinstance(reading, Pick):
        assert reading.option in AMONG.ask.options


AMONG = moves()

"""House options: described by data, read from what people type."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brzdek.core.catalog.options import OPTIONS, BadOption, OptionSpec, read_options
from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import parse_yaml, refused_character
from brzdek.core.text import Text

GOOD = """
options:
  rounds: {kind: whole, min: 1, max: 10, default: 3, name: {pl: rundy, en: rounds}}
  hand: {kind: whole, min: 1, max: 6, auto: true, name: {pl: ręka, en: hand}}
  side:
    kind: choice
    choices: {front: {pl: przód, en: front}, back: {pl: tył, en: back}}
    default: back
    name: {pl: strona, en: side}
  open: {kind: flag, default: true, name: {pl: odkryte, en: open}}
"""


def specs_of(text: str) -> tuple[Any, list[str]]:
    document = parse_yaml(text, "f")
    specs = OPTIONS.read(document.data["options"], ("options",), document)
    return specs, [problem.worded("en") for problem in document.problems]


@pytest.fixture
def specs() -> dict[str, OptionSpec]:
    specs, problems = specs_of(GOOD)
    assert problems == []
    assert isinstance(specs, dict)
    return specs


def test_options_are_read_from_yaml(specs: dict[str, OptionSpec]) -> None:
    assert list(specs) == ["rounds", "hand", "side", "open"]
    assert specs["rounds"] == OptionSpec("rounds", "whole", Text("rundy", "rounds"), 3, 1, 10)
    assert specs["side"].choices == {"front": Text("przód", "front"), "back": Text("tył", "back")}


def test_what_is_not_given_has_its_usual_value(specs: dict[str, OptionSpec]) -> None:
    assert read_options(specs, {}) == {"rounds": 3, "hand": "auto", "side": "back", "open": 1}
    given: dict[str, str | int] = {"rounds": "4", "hand": 5, "side": " FRONT ", "open": "nie"}
    assert read_options(specs, given) == {"rounds": 4, "hand": 5, "side": "front", "open": 0}


@pytest.mark.parametrize("word", ["true", "Tak", "yes", "on", "1"])
def test_words_for_yes(specs: dict[str, OptionSpec], word: str) -> None:
    assert specs["open"].read(word) == 1


def test_a_value_that_was_read_can_be_written_and_read_again(specs: dict[str, OptionSpec]) -> None:
    for spec in specs.values():
        assert spec.read(str(spec.default)) == spec.default


@pytest.mark.parametrize(
    ("given", "polish", "english"),
    [
        (
            {"rounds": "11"},
            "opcja „rounds”: podano „11”; dozwolone: liczba całkowita od 1 do 10",
            "option “rounds”: given “11”; allowed: a whole number from 1 to 10",
        ),
        (
            {"rounds": "auto"},
            "opcja „rounds”: podano „auto”; dozwolone: liczba całkowita od 1 do 10",
            "option “rounds”: given “auto”; allowed: a whole number from 1 to 10",
        ),
        (
            {"hand": "atuo"},
            "opcja „hand”: podano „atuo”; dozwolone: liczba całkowita od 1 do 6 albo auto (czy chodziło o „auto”?)",
            "option “hand”: given “atuo”; allowed: a whole number from 1 to 6 or auto (did you mean “auto”?)",
        ),
        (
            {"side": "frnt"},
            "opcja „side”: podano „frnt”; dozwolone: jedno ze słów: front, back (czy chodziło o „front”?)",
            "option “side”: given “frnt”; allowed: one of: front, back (did you mean “front”?)",
        ),
        (
            {"open": "może"},
            "opcja „open”: podano „może”; dozwolone: tak albo nie",
            "option “open”: given “może”; allowed: yes or no",
        ),
        (
            {"round": "3"},
            "nieznana opcja „round”; dozwolone: rounds, hand, side, open (czy chodziło o „rounds”?)",
            "unknown option “round”; allowed: rounds, hand, side, open (did you mean “rounds”?)",
        ),
    ],
)
def test_bad_values(specs: dict[str, OptionSpec], given: dict[str, str], polish: str, english: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_options(specs, given)
    assert caught.value.worded("pl") == polish
    assert caught.value.worded("en") == str(caught.value) == english


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="this game has no option “rounds”, nor any other"):
        read_options({}, {"rounds": "3"})


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("3", "f:2:6: found the number 3; allowed: a set of keys: kind, name"),
        (
            "{kind: number, name: {pl: a, en: b}}",
            "f:2:13: found the text “number”; allowed: one of: whole, choice, flag",
        ),
        ("{name: {pl: a, en: b}}", "f:2:6: the key “kind” is missing: one of: whole, choice, flag"),
        ("{kind: [], name: {pl: a, en: b}}", "f:2:13: found a list (0 items); allowed: one of: whole, choice, flag"),
        (
            "{kind: whole, min: 1, max: 3, name: {pl: a, en: b}}",
            "f:2:6: the key “default” is missing: a whole number from 1 to 3",
        ),
        (
            "{kind: whole, min: 5, max: 3, default: 4, name: {pl: a, en: b}}",
            "f:2:25: the least value (5) is above the greatest (3)",
        ),
        (
            "{kind: whole, min: 1, max: 3, default: 4, name: {pl: a, en: b}}",
            "f:2:45: impossible default: the number 4; allowed: a whole number from 1 to 3",
        ),
        (
            "{kind: whole, min: 1, max: 3, default: auto, name: {pl: a, en: b}}",
            "f:2:45: impossible default: the text “auto”; allowed: a whole number from 1 to 3",
        ),
        (
            "{kind: choice, choices: {a: {pl: a, en: b}, c: {pl: c, en: d}}, default: b, name: {pl: a, en: b}}",
            "f:2:79: impossible default: the text “b”; allowed: one of: a, c",
        ),
        ("{kind: flag, default: 1, name: {pl: a, en: b}}", "f:2:28: found the number 1; allowed: true or false"),
        ("{kind: flag, default: true, name: {pl: a}}", "f:2:40: the translation “en” is missing"),
    ],
)
def test_bad_descriptions(entry: str, message: str) -> None:
    specs, problems = specs_of(f"options:\n  x: {entry}\n")
    assert specs is BAD
    assert problems == [message]


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(["rounds", "hand", "side", "open", "x"]), st.text() | st.integers()))
def test_anything_typed_is_read_or_refused_with_words(given: dict[str, Any]) -> None:
    specs, _ = specs_of(GOOD)
    try:
        values = read_options(specs, given)
    except BadOption as bad:
        assert refused_character(bad.worded("pl")) is None
        assert refused_character(bad.worded("en")) is None
    else:
        assert all(type(value) in (int, str) for value in values.values())
        assert read_options(specs, values) == values

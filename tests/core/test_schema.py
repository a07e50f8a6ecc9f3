"""Fields: what they read, and what they say about everything else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brzdek.core.catalog.schema import (
    BAD,
    Field,
    Flag,
    ListOf,
    MapOf,
    Maybe,
    OneOf,
    Record,
    Str,
    TextPair,
    Whole,
    Word,
    described,
)
from brzdek.core.catalog.source import Document, parse_yaml, refused_character
from brzdek.core.text import Lang, Text


def read(field: Field, text: str) -> tuple[Any, Document]:
    """What a field reads from the value of ``a``."""
    document = parse_yaml(f"a: {text}\n", "f")
    assert document.problems == []
    return field.read(document.data["a"], ("a",), document), document


def said(field: Field, text: str, lang: Lang = "en") -> list[str]:
    value, document = read(field, text)
    assert value is BAD
    return [problem.worded(lang) for problem in document.problems]


CARD = Record({"id": Word(), "copies": Whole(1, 9)}, {"gold": Flag()})


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        (Whole(1, 6), "6", 6),
        (Whole(), "-999", -999),
        (Flag(), "true", True),
        (Word(), "curve_sw", "curve_sw"),
        (Word(["NS", "Y"]), "Y", "Y"),
        (Word(pattern="[A-Z]+-[0-9]+"), "SAB-001", "SAB-001"),
        (Str(), "Zażółć gęślą jaźń – „tak”!", "Zażółć gęślą jaźń – „tak”!"),
        (Str(), ">\n  dwa\n  wiersze\n", "dwa wiersze"),
        (Str(), '"z\u0307"', "ż"),
        (TextPair(), "{pl: Mapa, en: Map}", Text("Mapa", "Map")),
        (TextPair(), "{en: Map, pl: Mapa}", Text("Mapa", "Map")),
        (TextPair(same=True), "Varthrax", Text("Varthrax", "Varthrax")),
        (ListOf(Whole(), 1, 3), "[1, 2]", (1, 2)),
        (ListOf(Whole()), "[]", ()),
        (MapOf(Whole(3, 10), Word()), "{3: a, 10: b}", {3: "a", 10: "b"}),
        (CARD, "{id: x, copies: 2}", {"id": "x", "copies": 2}),
        (CARD, "{id: x, copies: 2, gold: false}", {"id": "x", "copies": 2, "gold": False}),
        (Record({"pl": Str(), "en": Str()}, make=Text), "{pl: a, en: b}", Text("a", "b")),
        (OneOf(Whole(), Word(["all"])), "all", "all"),
        (OneOf(Whole(), Word(["all"])), "3", 3),
        (OneOf(Word(["one"]), Word(["two"]), ListOf(Word())), "two", "two"),
        (Maybe(Whole()), "null", None),
        (Maybe(Whole()), "3", 3),
    ],
)
def test_good_values(field: Field, text: str, value: Any) -> None:
    result, document = read(field, text)
    assert document.problems == []
    assert result == value
    assert type(result) is type(value)


@pytest.mark.parametrize(
    ("field", "text", "polish", "english"),
    [
        (
            Whole(1, 6),
            "7",
            "f:1:4: jest liczba 7; dozwolone: liczba całkowita od 1 do 6",
            "f:1:4: found the number 7; allowed: a whole number from 1 to 6",
        ),
        (
            Whole(1, 6),
            "'3'",
            "f:1:4: jest tekst „3”; dozwolone: liczba całkowita od 1 do 6",
            "f:1:4: found the text “3”; allowed: a whole number from 1 to 6",
        ),
        (
            Whole(0),
            "true",
            "f:1:4: jest true; dozwolone: liczba całkowita, co najmniej 0",
            "f:1:4: found true; allowed: a whole number, at least 0",
        ),
        (
            Whole(high=5),
            "1.5",
            "f:1:4: jest liczba 1.5; dozwolone: liczba całkowita, najwyżej 5",
            "f:1:4: found the number 1.5; allowed: a whole number, at most 5",
        ),
        (
            Whole(4, 4),
            "[1, 2]",
            "f:1:4: jest lista (2 pozycje); dozwolone: liczba 4",
            "f:1:4: found a list (2 items); allowed: the number 4",
        ),
        (
            Whole(),
            "",
            "f:1:3: jest pusta wartość; dozwolone: liczba całkowita",
            "f:1:3: found nothing; allowed: a whole number",
        ),
        (
            Flag(),
            "True",
            "f:1:4: jest tekst „True”; dozwolone: true albo false (czy chodziło o „true”?)",
            "f:1:4: found the text “True”; allowed: true or false (did you mean “true”?)",
        ),
        (
            Flag(),
            "1",
            "f:1:4: jest liczba 1; dozwolone: true albo false",
            "f:1:4: found the number 1; allowed: true or false",
        ),
        (
            Word(["lantern", "cart", "pickaxe"]),
            "latern",
            "f:1:4: jest tekst „latern”; dozwolone: jedno ze słów: lantern, cart, pickaxe (czy chodziło o „lantern”?)",
            "f:1:4: found the text “latern”; allowed: one of: lantern, cart, pickaxe (did you mean “lantern”?)",
        ),
        (
            Word(),
            "Żółw",
            "f:1:4: jest tekst „Żółw”; dozwolone: słowo z małych liter a–z, cyfr i znaku _",
            "f:1:4: found the text “Żółw”; allowed: a word of small letters a–z, digits and _",
        ),
        (Str(5), "''", "f:1:4: tekst jest pusty", "f:1:4: the text is empty"),
        (
            Str(5),
            "sześć i",
            "f:1:4: tekst jest za długi: 7 znaków; dozwolone: najwyżej 5",
            "f:1:4: the text is too long: 7 characters; allowed: at most 5",
        ),
        (
            Str(),
            '"a\\nb"',
            "f:1:4: tekst musi się zmieścić w jednym wierszu",
            "f:1:4: the text must be a single line",
        ),
        (
            Str(5),
            "12",
            "f:1:4: jest liczba 12; dozwolone: tekst w jednym wierszu, najwyżej 5 znaków",
            "f:1:4: found the number 12; allowed: a single line of text, at most 5 characters",
        ),
        (
            TextPair(),
            "{pl: Mapa}",
            "f:1:4: brakuje tłumaczenia „en”",
            "f:1:4: the translation “en” is missing",
        ),
        (
            TextPair(),
            "{pl: , en: Map}",
            "f:1:9: brakuje tłumaczenia „pl”",
            "f:1:9: the translation “pl” is missing",
        ),
        (
            TextPair(),
            "{pl: Mapa, en: Map, de: Karte}",
            "f:1:24: nieznany klucz „de”; dozwolone: pl, en",
            "f:1:24: unknown key “de”; allowed: pl, en",
        ),
        (
            TextPair(),
            "{pl: Mapa i latarnia, kilof, en: Map}",
            "f:1:26: „kilof” wygląda na dalszy ciąg tekstu; tekst z przecinkiem ujmij w cudzysłów",
            "f:1:26: “kilof” looks like the rest of a text; quote a text that has a comma in it",
        ),
        (
            TextPair(),
            "Mapa",
            "f:1:4: jest tekst „Mapa”; dozwolone: tekst w obu językach: pl i en",
            "f:1:4: found the text “Mapa”; allowed: text in both languages: pl and en",
        ),
        (
            ListOf(Whole(1, 3), 2, 3),
            "[1]",
            "f:1:4: jest lista (1 pozycja); dozwolone: lista od 2 do 3 pozycji, każda to liczba całkowita od 1 do 3",
            "f:1:4: found a list (1 item); allowed: a list of 2 to 3 items, each a whole number from 1 to 3",
        ),
        (
            ListOf(Whole(1, 3)),
            "[1, 5]",
            "f:1:8: jest liczba 5; dozwolone: liczba całkowita od 1 do 3",
            "f:1:8: found the number 5; allowed: a whole number from 1 to 3",
        ),
        (
            MapOf(Whole(3, 4), Word()),
            "{3: a, 5: b}",
            "f:1:11: jest liczba 5; dozwolone: liczba całkowita od 3 do 4",
            "f:1:11: found the number 5; allowed: a whole number from 3 to 4",
        ),
        (
            MapOf(Word(), Whole()),
            "[]",
            "f:1:4: jest lista (0 pozycji); dozwolone: zestaw kluczy; klucz to słowo z małych liter a–z, "
            "cyfr i znaku _, wartość to liczba całkowita",
            "f:1:4: found a list (0 items); allowed: a set of keys; key: a word of small letters a–z, "
            "digits and _, value: a whole number",
        ),
        (
            CARD,
            "{id: x, copeis: 2, copies: 2}",
            "f:1:12: nieznany klucz „copeis”; dozwolone: id, copies, gold (czy chodziło o „copies”?)",
            "f:1:12: unknown key “copeis”; allowed: id, copies, gold (did you mean “copies”?)",
        ),
        (
            CARD,
            "{id: x}",
            "f:1:4: brakuje klucza „copies”: liczba całkowita od 1 do 9",
            "f:1:4: the key “copies” is missing: a whole number from 1 to 9",
        ),
        (
            CARD,
            "x",
            "f:1:4: jest tekst „x”; dozwolone: zestaw kluczy: id, copies, gold?",
            "f:1:4: found the text “x”; allowed: a set of keys: id, copies, gold?",
        ),
        (
            OneOf(Whole(1, 3), Word(["all"])),
            "[]",
            "f:1:4: jest lista (0 pozycji); dozwolone: liczba całkowita od 1 do 3 albo all",
            "f:1:4: found a list (0 items); allowed: a whole number from 1 to 3 or all",
        ),
        (
            OneOf(Whole(1, 3), Word(["all"])),
            "al",
            "f:1:4: jest tekst „al”; dozwolone: all (czy chodziło o „all”?)",
            "f:1:4: found the text “al”; allowed: all (did you mean “all”?)",
        ),
        (
            Maybe(Whole(1, 3)),
            "x",
            "f:1:4: jest tekst „x”; dozwolone: liczba całkowita od 1 do 3",
            "f:1:4: found the text “x”; allowed: a whole number from 1 to 3",
        ),
    ],
)
def test_bad_values(field: Field, text: str, polish: str, english: str) -> None:
    assert said(field, text, "pl") == [polish]
    assert said(field, text, "en") == [english]


def test_a_record_reports_everything_at_once() -> None:
    messages = said(CARD, "{gold: 1, id: A, coppies: 2}")
    assert [message.split(":")[2] for message in messages] == ["21", "18", "4", "11"]
    assert len(messages) == 4


def test_characters_that_steer_are_refused_even_from_memory() -> None:
    document = Document("f", None)
    assert Str().read("a\u202eb", (), document) is BAD
    assert Str().read("a\x1bb", (), document) is BAD
    assert [problem.values["code"] for problem in document.problems] == ["U+202E", "U+001B"]


def test_a_long_list_of_words_is_cut() -> None:
    words = [f"word_{number}" for number in range(50)]
    assert said(Word(words), "zzz")[0].endswith("word_18, word_19, …")


def test_a_long_value_is_cut() -> None:
    assert said(Whole(), "x" * 500) == [f"f:1:4: found the text “{'x' * 39}…”; allowed: a whole number"]


@pytest.mark.parametrize(
    ("field", "polish"),
    [
        (Maybe(Flag()), "true albo false (albo nic)"),
        (ListOf(Flag()), "lista, w której każda pozycja to true albo false"),
        (ListOf(Flag(), 2), "lista co najmniej 2 pozycji, każda to true albo false"),
        (ListOf(Flag(), 2, 2), "lista 2 pozycji, każda to true albo false"),
        (Record({}), "pusty zestaw kluczy"),
        (TextPair(same=True), "tekst w obu językach (pl i en) albo jeden tekst dla obu"),
        (Word(pattern="[A-Z]"), "słowo o postaci [A-Z]"),
        (OneOf(Flag()), "true albo false"),
    ],
)
def test_descriptions(field: Field, polish: str) -> None:
    assert described(field).pl == polish
    assert described(field).en != polish


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "copies", "gold", "pl", "en", "x", 1]), inner, max_size=4)
    ),
    max_leaves=10,
)
FIELDS = [
    CARD,
    OneOf(CARD, ListOf(CARD, 1, 2), Whole(1, 3), Word()),
    MapOf(OneOf(Whole(0, 3), Word()), Maybe(TextPair(20, same=True))),
    ListOf(OneOf(Str(5), Flag(), Record({}, {"id": Whole()}))),
]


@settings(deadline=None)
@given(st.sampled_from(FIELDS), PLAIN)
def test_any_value_is_read_or_refused_with_words(field: Field, value: Any) -> None:
    document = Document("f", value)
    read = field.read(value, (), document)
    assert (read is BAD) == bool(document.problems)
    for problem in document.problems:
        assert refused_character(problem.worded("pl")) is None
        assert refused_character(problem.worded("en")) is None

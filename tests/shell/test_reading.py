"""Finding cards and rules, setting blocks side by side, and the words of the shell."""

from __future__ import annotations

from pathlib import Path

import pytest

from brzdek import games
from brzdek.core.catalog.reference import Rule
from brzdek.core.text import FORMS, Book, Lang, Text, fields
from brzdek.shell import words
from brzdek.shell.answering.library import rules_of, topics
from brzdek.shell.answering.rule_search import find_rules
from brzdek.shell.display.layout import beside, folded
from brzdek.shell.lobby import lobby_words
from brzdek.shell.lobby.lobby_words import MENU, REPLAY, SAVED
from brzdek.shell.reading.card_search import card_names, find_cards
from brzdek.shell.words import SHELL
from tests.shell.menagerie import CATALOG

RULES = [
    Rule("ZOO-001", "aim", Text("Wygrywa, kto wypuści najwięcej zwierząt.", "Whoever lets out the most animals wins.")),
    Rule("ZOO-002", "den", Text("Do jamy wolno zajrzeć.", "You may peek into the den.")),
    Rule("ZOO-003", "den", Text("Kto zajrzy, milczy.", "Whoever peeks keeps silent.")),
]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("elk", ["elk"]),
        ("Łoś", ["elk"]),
        ("los", ["elk"]),
        ("krab", ["left_crab", "right_crab"]),
        ("krab lewo", ["left_crab"]),
        ("left crab", ["left_crab"]),
        ("je", ["hedgehog"]),
        ("słoń", []),
        ("", []),
    ],
)
def test_cards_are_found_by_id_and_name(words: str, found: list[str]) -> None:
    assert [card.id for card in find_cards(CATALOG, words)] == found


def test_card_names_begin_with_the_shown_language() -> None:
    assert card_names(CATALOG, "pl")[:2] == ["żółw", "łoś"]
    assert card_names(CATALOG, "en")[:2] == ["turtle", "elk"]
    assert {"żółw", "turtle"} <= set(card_names(CATALOG, "en"))


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("zoo-002", ["ZOO-002"]),
        ("den", ["ZOO-002", "ZOO-003"]),
        ("zwierzat", ["ZOO-001"]),
        ("milczą", ["ZOO-003"]),
        ("najwięcej zwierząt", ["ZOO-001"]),
        ("animals", ["ZOO-001"]),
        ("smok", []),
        ("", []),
    ],
)
def test_rules_are_found_by_id_topic_and_words(words: str, found: list[str]) -> None:
    assert [rule.id for rule in find_rules(RULES, words, "pl")] == found


def test_topics_are_listed_once() -> None:
    assert topics(RULES, "pl") == ["aim", "den"]
    assert topics(rules_of("sabotazysta"), "pl")[:3] == ["cel gry", "przygotowanie", "przygotowanie: role"]
    assert topics(rules_of("sabotazysta"), "en")[:3] == ["aim", "setup", "setup: roles"]


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_names_all_topics_of_its_rules_or_none(game: str) -> None:
    named = {rule.topic: rule.heading is not None for rule in rules_of(game)}
    assert len(set(named.values())) == 1, named


@pytest.mark.parametrize(
    ("words", "lang", "first"),
    [
        ("SAB-049", "pl", "SAB-049"),
        ("sab 49", "en", "SAB-049"),
        ("49", "en", "SAB-049"),
        ("osuwiskami", "pl", "SAB-081"),  # the topic, inflected
        ("rockfalls", "pl", "SAB-081"),  # in the other language
        ("rockfall", "en", "SAB-081"),
        ("osuwiksko", "pl", "SAB-081"),  # a slip of the fingers
        ("gornicy zlota", "pl", "SAB-101"),  # without accents
        ("ślepe zaułki", "pl", "SAB-049"),
        ("dead ends", "en", "SAB-049"),
        ("kiedy jest koniec rundy?", "pl", "SAB-097"),
        ("nigdy nie zależy od roli", "pl", "SAB-004"),  # only the ruling says so
    ],
)
def test_the_best_rule_comes_first(words: str, lang: Lang, first: str) -> None:
    assert find_rules(rules_of("sabotazysta"), words, lang)[0].id == first


def test_rules_that_hold_all_words_shut_out_those_that_hold_some() -> None:
    rules = rules_of("brzdek")
    both = {rule.id for rule in find_rules(rules, "smok atakuje", "pl")}
    assert both < {rule.id for rule in find_rules(rules, "smok", "pl")}
    assert find_rules(rules, "smok zxcvb", "pl") == find_rules(rules, "smok", "pl")
    assert find_rules(rules, "zxcvb", "pl") == []


def test_a_block_goes_beside_lines_that_leave_room() -> None:
    main = [[("", "x" * 18)], [("", "ab")], [("", "abcd")]]
    lines = [
        "".join(text for _, text in line) for line in beside(main, [[("", "one")], [("", "two")], [("", "three")]], 20)
    ]
    assert lines == ["x" * 18, "ab     one", "abcd   two", "       three"]


def test_a_block_that_fits_nowhere_goes_below() -> None:
    assert beside([[("", "x" * 18)]], [[("", "wide")]], 20) == [[("", "x" * 18)], [("", "wide")]]
    assert beside([], [[("", "a")]], 20) == [[("", "a")]]


@pytest.mark.parametrize("book", [SHELL, MENU], ids=["shell", "menu"])
def test_every_message_has_the_same_fields_and_the_right_plural_forms(book: Book) -> None:
    for key, text in book.items():
        assert {name for name, _ in fields(text.pl)} == {name for name, _ in fields(text.en)}, key
        for lang in ("pl", "en"):
            for _, forms in fields(text.to(lang)):
                assert forms in (0, FORMS[lang]), key


def test_every_message_is_said_somewhere() -> None:
    books = {words.__file__, lobby_words.__file__}
    files = (file for file in Path(words.__file__).parent.rglob("*.py") if str(file) not in books)
    sources = "".join(file.read_text("utf-8") for file in files)
    keys = (*SHELL, *MENU, *SAVED, *REPLAY)
    assert [key for key in keys if f'"{key}"' not in sources and f"'{key}'" not in sources] == []


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("", 10, [""]),
        ("a · bb · ccc", 12, ["a · bb · ccc"]),
        ("a · bb · ccc", 11, ["a · bb", "  ccc"]),
        ("a · bb · ccc · d", 8, ["a · bb", "  ccc", "  d"]),
    ],
)
def test_a_long_line_of_parts_is_broken_between_them(text: str, width: int, lines: list[str]) -> None:
    assert folded(text, width).split("\n") == lines
    assert folded(text, width + 5, 5).split("\n")[0] == lines[0]

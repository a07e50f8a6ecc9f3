"""Decks that mean harm, or too much: refused or bounded, in a sentence that says where and what is allowed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.catalog.check import check_decks
from brzdek.core.catalog.source import SIZE_LIMIT
from brzdek.core.problems import Stuck
from tests.attacks.decks import card, sit_down, write
from tests.support import answer, rulebook

HEAD = "extends: brzdek\nname: {pl: a, en: b}\n"


def told(file: Path, game: str = "brzdek") -> list[str]:
    return [problem.worded("en") for problem in check_decks(rulebook(game).layers, [file]).problems]


BOMB = "cards:\n" + "".join(f"  - &a{n} [{', '.join(['*a' + str(n - 1)] * 9 if n else ['x'] * 9)}]\n" for n in range(9))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (BOMB, "YAML anchors and aliases (&, *) are not allowed"),
        ("cards: !!python/object/apply:os.system [ls]", "YAML type tags"),
        (f"cards: {'[' * 60}{']' * 60}", "nested too deeply; allowed: at most 40 levels"),
        ("hand: 99999999999999999999999999", "the number has too many digits"),
        ("hand: -5", "allowed: a whole number from 1 to 20"),
        ("cards: [{id: ruby, copies: 1000}]", "allowed: a whole number from 0 to 999"),
        ("cards: [{id: ruby, play: {skill: 100}}]", "allowed: a whole number from 1 to 99"),
        ("cards: [{id: ruby, art: ../../etc/passwd, text: {pl: \"a\\eb\", en: b}}]", "is not allowed"),
        ("options: {turn_limit: {max: 2000000, default: 1999999}}", "the option “turn_limit” must stay within its"),
        ("options: {board: {kind: flag, default: true}}", "unknown key “choices”"),
        ("options: {first: {min: -9}}", "the option “first” must stay within its limits"),
        ("players: {min: 1, max: 20}", "unknown key “players”"),
        ("title: {pl: a, en: b}", "unknown key “title”"),
        ("remove: ruby", "found the text “ruby”; allowed: a list"),
        ("cards: {id: ruby}", "found a set of keys; allowed: a list of cards"),
        ("standard_hand: false", "unknown key “standard_hand”"),
    ],
)  # fmt: skip
def test_what_is_refused(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "deck.yaml"
    file.write_text(HEAD + text + "\n", encoding="utf-8")
    found = told(file)
    assert any(said in line for line in found), found[:3]
    assert all(line.startswith(f"{file}:") for line in found)


def test_more_cards_than_a_box_holds(tmp_path: Path) -> None:
    cards = [card(f"c{number}", "blue", cost=1) for number in range(10_001)]
    (found,) = told(write(tmp_path, "brzdek", cards))
    assert found.endswith("the deck has too many cards: 10001; allowed: at most 10000")


def test_more_copies_than_fit_on_a_table(tmp_path: Path) -> None:
    cards = [card(f"c{number}", "blue", 999, cost=1, points=1) for number in range(21)]
    (found,) = told(write(tmp_path, "brzdek", cards))
    assert "cards and tokens in all; allowed: at most 20000" in found


def test_a_file_that_is_too_big(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    file.write_text(HEAD + "#" * SIZE_LIMIT, encoding="utf-8")
    (found,) = told(file)
    assert "the file is too big" in found


def test_a_thousand_effects(tmp_path: Path) -> None:
    (found,) = told(write(tmp_path, "brzdek", [card("trial", "blue", cost=1, play=[{"skill": 1}] * 1000)]))
    assert found.endswith("the effect is too long; allowed: at most 200 words and numbers")


def test_a_table_for_too_few_players(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    deck: dict[str, Any] = {"extends": "katakumby", "name": {"pl": "a", "en": "b"}, "starting_gold": [1]}
    file.write_text(json.dumps(deck), encoding="utf-8")
    (found,) = told(file, "katakumby")
    assert "“starting_gold” must hold a number for each of 6 players" in found


def test_cards_that_would_play_for_ever_end_with_a_sentence(tmp_path: Path) -> None:
    """What asks waits for its turn; a circle of such cards is stopped, and named."""
    play = [{"when": "gain_gold", "do": {"one_of": [{"gold": 1}, {"gold": 2}]}}, {"gold": 1}]
    path = write(tmp_path, "brzdek", [card("trial", "blue", cost=1, play=play)])
    table = sit_down(path, "brzdek", 2, position={"turn": 0, "hand": {0: ["trial"]}})
    with pytest.raises(Stuck) as stuck:
        answer(table, "play trial")
        for _ in range(1000):
            assert table.ask is not None
            table.answer(table.ask.options[0])
    assert "trial" in stuck.value.reason.pl and "trial" in stuck.value.reason.en


def test_copies_of_copies_come_to_an_end(tmp_path: Path) -> None:
    cards = [
        card("echo", "blue", 3, cost=1, play="copy_played"),
        card("many", "blue", cost=1, play={"for_each": "gold", "do": "copy_played"}),
        card("coin", "blue", cost=1, play={"gold": 3}),
    ]
    path = write(tmp_path, "brzdek", cards)
    start = {"turn": 0, "hand": {0: ["coin", "many", "echo", "echo"]}, "gold": {0: 5}}
    table = sit_down(path, "brzdek", 2, position=start)
    for line in ("play coin", "play many", "play echo", "play echo"):
        answer(table, line)
        while table.ask is not None and table.ask.topic == "copy":
            table.answer(table.ask.options[0])
    game: Any = table.game
    assert game.thieves[0].gold == 5 + 3 + 8 * 3 + 2 * 3

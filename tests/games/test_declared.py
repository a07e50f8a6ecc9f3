"""Events and reasons of every game: declared, worded in both languages, and used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import brzdek
from brzdek import games
from brzdek.core.events import Paid, Rolled
from brzdek.core.facts import Fact
from brzdek.core.rulebook import Rulebook
from brzdek.core.text import LANGS, fields
from brzdek.shell.answering.library import rules_of
from tests.support import rulebook, seat_down

ROOT = Path(brzdek.__file__).parent
ROOMS = ("rules", "cards")
DECLARING = [game for game in games.NAMES if rulebook(game).events]


@cache
def names_used(*folders: str) -> set[str]:
    """Every name and attribute that the rules and cards in these packages read."""
    found: set[str] = set()
    for folder in folders:
        for path in (ROOT / folder).rglob("*.py"):
            if path.stem not in ("events", "reasons"):
                tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                found.update(
                    node.attr if isinstance(node, ast.Attribute) else node.id
                    for node in tree
                    if isinstance(node, (ast.Attribute, ast.Name))
                )
    return found


def templates(rules: Rulebook[Any, Any], key: str) -> Iterator[str]:
    """The messages of a fact in both languages, all variants of it."""
    for lang in LANGS:
        for book in rules.face.say(lang).books:
            yield from (text.to(lang) for name, text in book.items() if name == key or name.startswith(f"{key}."))


@pytest.mark.parametrize("game", DECLARING)
def test_every_event_and_reason_has_words_in_both_languages(game: str) -> None:
    rules = rulebook(game)
    facts: list[tuple[str, type[Fact]]] = [("event", event) for event in rules.events]
    facts += [("why", reason) for reason in rules.reasons()]
    assert len(facts) > 20
    for prefix, fact in facts:
        if prefix == "event" and fact in rules.face.wordings:
            continue
        found = list(templates(rules, f"{prefix}.{fact.kind}"))
        assert len(found) >= 2, fact
        for template in found:
            assert {name for name, _ in fields(template)} <= set(fact.fields), template


@pytest.mark.parametrize("game", DECLARING)
def test_every_message_belongs_to_an_event_or_a_reason(game: str) -> None:
    rules = rulebook(game)
    kinds = {f"event.{event.kind}" for event in (*rules.events, *rules.face.made)}
    kinds |= {f"why.{reason.kind}" for reason in rules.reasons()}
    for book in rules.face.say("en").books:
        for key in book:
            if key.startswith("event.") or (rules.reasons() and key.startswith("why.")):
                assert ".".join(key.split(".")[:2]) in kinds, key


@pytest.mark.parametrize("game", DECLARING)
def test_every_event_is_told_and_every_reason_given_somewhere(game: str) -> None:
    rules = rulebook(game)
    for fact in (*rules.events, *rules.reasons()):
        _, home, *rest = fact.__module__.split(".")
        if home == "games":
            assert fact.__name__ in names_used(*(f"games/{one}/{room}" for one in {game, rest[0]} for room in ROOMS)), (
                fact
            )


@pytest.mark.parametrize("game", DECLARING)
def test_every_reason_names_a_rule(game: str) -> None:
    for reason in rulebook(game).reasons():
        assert reason.rule in {rule.id for rule in rules_of(game)}, reason


@pytest.mark.parametrize("game", games.NAMES)
def test_rolls_and_payments_can_be_told_in_every_game(game: str) -> None:
    table = seat_down(game, 3)
    face = table.rulebook.face
    for event in (Rolled(0, (4,), 4), Rolled(1, (3, 5), 9), Paid(2, "gold", 7)):
        table.game.log.tell(type(event), *event)
        assert table.view(None).events()[-1] == event
        for lang in LANGS:
            text = str(face.event(table.view(None), event, face.say(lang)))
            assert text.startswith(table.view(None).names[event.seat])
            assert all(str(number) in text for number in event.args if isinstance(number, int) and number > 2)

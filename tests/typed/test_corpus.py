"""What people type is understood, and nothing is ever taken for another move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
import yaml

from brzdek.core.text import LANGS
from brzdek.shell.words import SHELL
from tests.support import legal
from tests.typed.listening import Heard, listener
from tests.typed.positions import FOLDER, blind_entries, entries, table_at

pytestmark = pytest.mark.xdist_group("typed lines")

FILES = (
    "typed_asked.yaml",
    "corpus.yaml",
    "held_out.yaml",
    "fresh.yaml",
    "people.yaml",
    "people_later.yaml",
    "people_last.yaml",
    "people_end.yaml",
    "blind.yaml",
    "played.yaml",
    "afterwards.yaml",
    "untuned.yaml",
    "typed_mim.yaml",
    "typed_questions.yaml",
    "typed_raids.yaml",
    "typed_slang.yaml",
    "talk.yaml",
    "typed_ways.yaml",
    "typed_mine.yaml",
    "typed_moments.yaml",
    "typed_plans.yaml",
    "typed_poor.yaml",
    "typed_world.yaml",
    "typed_chat.yaml",
    "typed_chatter.yaml",
    "typed_folk.yaml",
    "typed_faced.yaml",
    "typed_squires.yaml",
    "typed_walks.yaml",
    "typed_wishes.yaml",
    "typed_dragons.yaml",
    "typed_crypt.yaml",
    "typed_second.yaml",
)
AT_A_LOSS = (
    "unknown",
    "card_none",
    "why_unknown",
    "no_answer",
    "no_answer_near",
    "no_answer_perhaps",
    "rules_none",
    "strange",
)
"""What the program says where it has no answer."""
ENOUGH, UNTUNED = 0.98, 0.93
"""So much of it must be understood, and so much of lines that the understanding was never mended for."""


class Typed(NamedTuple):
    """A line, where it is typed, and what it means."""

    position: str
    lang: Any
    line: str
    meaning: str


def corpus(file: str) -> Iterator[Typed]:
    groups: dict[str, dict[str, dict[str, str]]] = yaml.safe_load((FOLDER / file).read_text(encoding="utf-8"))
    for position, langs in groups.items():
        for lang, lines in langs.items():
            for line, meaning in lines.items():
                yield Typed(position, lang, line, meaning)


@cache
def heard(typed: Typed) -> Heard:
    """What came of the line."""
    return listener(typed.position, typed.lang).hear(typed.line)


def is_understood(meaning: str, came: Heard) -> bool:
    """Was the line done, or offered, as it was meant?"""
    if meaning == "ask":
        return not came.move and "1 – " in came.said
    if meaning in ("no", "why"):
        return not came.move and bool(came.said)
    if meaning == "told":
        lost = [SHELL[key].to(lang).partition("{")[0] for key in AT_A_LOSS for lang in LANGS]
        return not came.move and bool(came.offered or (came.said and not any(text in came.said for text in lost)))
    if meaning.startswith("do "):
        return not came.move and (came.command or came.offered.removeprefix("do ")).startswith(meaning[3:])
    return meaning in (came.move, came.offered)


@pytest.mark.parametrize("file", FILES)
def test_what_people_type_is_understood(file: str) -> None:
    failed = []
    lines = list(corpus(file))
    for typed in lines:
        if not is_understood(typed.meaning, heard(typed)):
            failed.append(f"{typed}: {heard(typed)}")
    enough = UNTUNED if file == "untuned.yaml" else ENOUGH
    assert len(failed) <= len(lines) * (1 - enough), "\n".join(failed)


@pytest.mark.parametrize("file", FILES)
def test_nothing_is_taken_for_another_move(file: str) -> None:
    for typed in corpus(file):
        assert heard(typed).move in ("", typed.meaning), typed


def test_the_corpus_is_large_and_about_all_kinds_of_questions() -> None:
    lines = [typed for file in FILES for typed in corpus(file)]
    assert len(lines) >= 300
    assert {typed.position for typed in lines} == {*entries(), *blind_entries()}
    for typed in lines:
        if typed.meaning not in ("ask", "no", "told", "why") and not typed.meaning.startswith("do "):
            assert typed.meaning in legal(listener(typed.position, typed.lang).table), typed


@pytest.mark.parametrize("name", entries())
def test_rare_questions_are_still_the_ones_they_are_called_after(name: str) -> None:
    if "walk" in entries()[name]:
        ask = table_at(name).ask
        assert ask is not None
        assert ask.topic in name


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("dlaczego nie skrzyżowania na 9,9", "SAB-043"),
        ("skrzyżowaniem na 9,9", "SAB-043"),
        ("położyć osuwisko na 0,0", "SAB-083"),
        ("zepsuj kilof Celi", "SAB-036"),
    ],
)
def test_refusals_understand_inflected_words_too(line: str, rule: str) -> None:
    came = listener("sabo_hand", "pl").hear(line)
    assert rule in came.said
    assert not came.move


@pytest.mark.parametrize(
    ("position", "lang", "line", "move"),
    [
        ("again_lock", "pl", "otwórz", "move 4"),
        ("again_lock", "pl", "w górę", "move 4"),
        ("again_lock", "en", "use a lockpick", "move 4"),
        ("heist_crossroads", "en", "down", "move 15 0"),
        ("walk_lame", "pl", "otwórz", "use teleporter"),
        ("heist_end", "en", "left", "move 1"),
    ],
)
def test_what_no_turn_brings_anew_is_not_spent_on_a_verb_alone(position: str, lang: Any, line: str, move: str) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move
    assert came.offered == move


@pytest.mark.parametrize(("line", "step"), [("idź do 2", "move 8 1"), ("idź do wyjścia", "")])
def test_of_a_way_too_long_the_first_step_is_offered_unless_it_is_in_vain(line: str, step: str) -> None:
    came = listener("heist_walk", "pl").hear(line)
    assert not came.move
    assert came.offered == step

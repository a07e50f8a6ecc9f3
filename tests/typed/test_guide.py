"""Questions of newcomers find the chapter of the guide that answers them, also in words that no guide has literally."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from brzdek import games
from brzdek.core.catalog.guide import load_guide
from brzdek.core.text import fold
from brzdek.shell.answering.guide import LIKELY, SURE, Index, Ranked

QUESTIONS = yaml.safe_load((Path(__file__).parent / "guide.yaml").read_text(encoding="utf-8"))["games"]
LANGUAGES = ("pl", "en")
FEWEST, ENOUGH = 40, 0.9
"""How many questions there are of a game, and the share of them that is answered."""


@cache
def asked(game: str) -> list[tuple[str, list[str], Ranked | None]]:
    """Every question of a game, the chapters that answer it, and the one that comes first."""
    index = Index(load_guide(*games.folders(game)))
    return [(question, right, next(iter(index.ranked(question)), None)) for question, right in questions(game)]


def questions(game: str) -> Iterator[tuple[str, list[str]]]:
    for language in LANGUAGES:
        for question, right in QUESTIONS[game][language].items():
            yield question, [right] if isinstance(right, str) else right


@pytest.mark.parametrize("game", games.NAMES)
def test_the_questions_are_many_and_no_guide_has_them_literally(game: str) -> None:
    chapters = load_guide(*games.folders(game))
    ways = {fold(way) for chapter in chapters for way in (*chapter.title, *chapter.asked)}
    ids = {chapter.id for chapter in chapters}
    assert len(list(questions(game))) >= FEWEST
    for question, right in questions(game):
        assert fold(question).strip(" ?!") not in ways, question
        assert ids.issuperset(right), question


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_most_questions_find_their_chapter(game: str, language: str) -> None:
    told = [one for one in asked(game) if one[0] in QUESTIONS[game][language]]
    missed = [
        (question, right, first)
        for question, right, first in told
        if first is None or first.chapter.id not in right or first.likeness < LIKELY
    ]
    assert len(missed) <= (1 - ENOUGH) * len(told), [
        (question, first and first.chapter.id) for question, _, first in missed
    ]


@pytest.mark.parametrize("game", games.NAMES)
def test_no_question_is_surely_answered_with_another_topic(game: str) -> None:
    wrong = [
        (question, first.chapter.id)
        for question, right, first in asked(game)
        if first is not None and first.chapter.id not in right and first.likeness >= SURE
    ]
    assert not wrong

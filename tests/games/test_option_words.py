"""What is typed for an option begins with a word of the reader's language, never with the one of transcripts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import brzdek
from brzdek import games
from brzdek.core.record.transcript import read_transcript
from brzdek.core.text import LANGS
from tests.golden import transcripts
from tests.support import rulebook

ROOT = Path(brzdek.__file__).parent / "games"
ROOMS = ("rules", "cards")
BELOW = {"smoki": "magia_i_miecz", "brzdek": "raid", "katakumby": "raid"}
"""Whose rules a game has beside its own."""
NEVER_PUT = {"magia_i_miecz": {"mode"}}
"""Questions in which there is something to choose only with an expansion."""


def verbs_in_source(game: str) -> Iterator[str]:
    """The first words of options that rules and cards list: ``[("go", space) for space in spaces]``."""
    for folder in filter(None, (game, BELOW.get(game))):
        for path in (path for room in ROOMS for path in (ROOT / folder / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                for listed in _listed(node):
                    match listed:
                        case ast.Tuple(elts=[ast.Constant(value=str(verb)), *_]):
                            yield verb


def _listed(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.ListComp(elt=listed) | ast.GeneratorExp(elt=listed):
            return [listed]
        case ast.List(elts=several):
            return several
    return []


def verbs_in_transcripts(game: str) -> Iterator[str]:
    for path in transcripts():
        if path.parent.name == game:
            yield from (answer.words.split()[0] for answer in read_transcript(path).answers)


@pytest.mark.parametrize("game", games.NAMES)
def test_every_verb_of_an_option_has_words_in_both_languages(game: str) -> None:
    face = rulebook(game).face
    verbs = {*verbs_in_source(game), *verbs_in_transcripts(game)} - NEVER_PUT.get(game, set())
    assert {"take"} <= verbs
    books = [*face.say("pl").books, getattr(face, "typed", {})]
    words = {key: text for book in books for key, text in book.items()}
    for verb in verbs:
        assert f"type.{verb}" in words, verb
        assert all(words[f"type.{verb}"].to(lang) for lang in LANGS), verb

"""Whatever the program prints is understood when somebody types it back, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from brzdek.core.ask import written
from brzdek.core.text import LANGS
from tests.support import seat_down
from tests.typed.listening import Heard, Listener, listener
from tests.typed.positions import GAMES, entries, positions_of

LOST = ("Nie rozumiem", "I do not understand")
NEARLY_ALL = 0.97
MOST_SHARES = 12


def answered(heard: Heard) -> bool:
    """Was there more to say than that the line is not understood?"""
    lost = any(word in heard.said for word in LOST) and not heard.offered
    return not lost and bool(heard.move or heard.said)


def printed_moves(at: Listener) -> list[tuple[str, str]]:
    """Every way in which the moves are listed, with the move."""
    say, style = at.words, at.paper.style
    found, number = [], 0
    for heading, indexes in at.moves.groups(at.lang, style):
        for index in indexes:
            number += 1
            option = at.ask.options[index]
            told, brief = at.face.option(at.view(at.at), option, say), at.face.brief(at.view(at.at), option, say)
            label = at.moves.label(index, number, at.lang)
            texts = (told, at.moves.typed(index, at.lang), f"{label} {brief}", f"{heading}: {brief}", written(option))
            found += [(text, written(option)) for text in texts]
            found.append((brief, ""))
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("position", entries())
def test_every_listed_move_is_understood(position: str, lang: Any) -> None:
    at = listener(position, lang)
    printed = printed_moves(at)
    same: dict[str, set[str]] = {}
    for text, move in printed:
        same.setdefault(text, set()).add(move)
    for text, moves in same.items():
        heard = at.hear(text)
        assert answered(heard), text
        if len(moves) == 1 and "" not in moves:
            assert heard.move in moves, text


def share_of_help(at: Listener, position: str) -> list[str]:
    """The help is the same at every position of a game: each types its share of it, and some position every line."""
    places = positions_of(at.table.rulebook.name)
    shares = min(len(places), MOST_SHARES)
    return at.hear("help").said.splitlines()[places.index(position) % shares :: shares]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("position", entries())
def test_questions_hints_and_tables_get_an_answer(position: str, lang: Any) -> None:
    at = listener(position, lang)
    view = at.view(at.at)
    question = at.hear(at.face.question(view, at.ask, at.words))
    assert answered(question)
    assert not question.move
    # Hints take longest: at every other position they are typed back in the one language, then in the other.
    other = (list(entries()).index(position) + LANGS.index(lang)) % len(LANGS)
    hint = [] if other else at.hear("hint").said.splitlines()
    for line in dict.fromkeys((*hint, *at.hear("?").said.splitlines(), *share_of_help(at, position))):
        if line.strip():
            assert answered(at.hear(line)), line


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_the_log_gets_an_answer_and_is_no_move(game: str, lang: Any) -> None:
    table = seat_down(game, 3, seed=5, keep_turns=True)
    choice = random.Random(5).choice
    typed: set[str] = set()
    for number in range(1, 121):
        assert table.ask is not None
        if number % 30 == 0:
            at = Listener(table, lang)
            fresh = [text for text in dict.fromkeys(at.told.sentences(at.at)) if text not in typed]
            typed.update(fresh)
            for text in fresh:
                heard = at.hear(text)
                assert answered(heard), text
                assert not heard.move, text
        table.answer(choice(table.ask.options))

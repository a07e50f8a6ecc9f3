"""Questions of a few words are answered with what they ask for, and with no more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import seat_down
from tests.typed.listening import Listener

RUNNING = {"counting": 1, "countdown": 2, "out": {1: "left"}, "tokens": {1: ["artifact_7", "mastery"]}}


def _said(game: str, lang: Any, line: str, position: Any = None) -> str:
    position = {"turn": 0, "hand": {0: []}, **(position or {})}
    person = Listener(seat_down(game, 3, position=position, keep_turns=True), lang)
    person.talk.hear(line, person.ask, person.moves)
    return " ".join(person.paper.written.split())


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "how do I win?", "getting out with an artifact is worth 20 more"),
        ("en", "how to win", "gold (1 each)"),
        ("pl", "jak wygrać?", "wydostanie się z artefaktem daje jeszcze 20"),
        ("pl", "jak się tu wygrywa", "nie dostaje nic"),
        ("en", "what is the crown worth?", "costs 7 gold at a market and gives 10 points"),
        ("pl", "ile warta jest korona?", "kosztuje na kramie 7 złota i daje 10 punktów"),
        ("en", "how loud am I?", "The next attack draws"),
        ("pl", "jak głośny jestem", "Najbliższy atak losuje"),
        ("pl", "jak głośna jestem?", "w sakwie"),
        ("en", "what are my points so far?", "You have no points yet."),
        ("pl", "jakie mam punkty?", "Nie masz jeszcze punktów."),
    ],
)
def test_what_is_asked_is_told_in_a_sentence_or_two(game: str, lang: Any, line: str, told: str) -> None:
    said = _said(game, lang, line)
    assert told in said
    assert said.count(". ") <= 2
    assert not any(other in said for other in ("ackpack", "lecak", "play all", "zagraj wszystko"))


@pytest.mark.parametrize(("game", "word"), [("brzdek", "worth 20"), ("katakumby", "worth 20")])
def test_what_the_game_is_about_tells_what_getting_out_is_worth(game: str, word: str) -> None:
    assert word in _said(game, "en", "about")


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "how long do I have left?"), ("en", "how many turns do I have left"),
                       ("pl", "ile mam jeszcze czasu?"), ("pl", "ile tur mi zostało?")]
)  # fmt: skip
def test_how_long_one_still_has(lang: Any, line: str) -> None:
    still = _said("brzdek", lang, line)
    assert ("has not begun" if lang == "en" else "jeszcze nie ruszyło") in still
    told = _said("brzdek", lang, line, RUNNING)
    if lang == "en":
        assert "Bolek is on space 2 of 5 of the countdown. You have 3 turns left, this one included" in told
    else:
        assert "Bolek – pole 2 z 5 odliczania. Zostały ci 3 tury, razem z tą" in told
    assert ("There is no countdown" if lang == "en" else "Odliczania tu nie ma") in _said("katakumby", lang, line)

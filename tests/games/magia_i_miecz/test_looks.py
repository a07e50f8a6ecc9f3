"""Whatever is going on, everything that can be looked at can be shown."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.face.ways import named
from tests.fingerprints import random_answer
from tests.support import rulebook, seat_down
from tests.twins import shown

GAME = "magia_i_miecz"
STRANGE = ("²", "9" * 5000, "-1", "0", "25", "xyzzy", "()", " ", "Ala")
"""What somebody may type behind the word for a look."""


def test_at_every_question_from_the_draft_on() -> None:
    topics = set()
    for seed in range(5):
        table = seat_down(GAME, 6, seed=seed)
        choice = random.Random(seed)
        for step in range(60):
            assert table.ask is not None
            new = table.ask.topic not in topics
            topics.add(table.ask.topic)
            if new or step % 30 == 0:
                for viewer in (table.ask.seat, None):
                    assert shown(table, viewer)["status"] != [""]
            table.answer(random_answer(table, choice))
    assert {"ban", "pair", "start", "landing"} <= topics


def test_whatever_is_asked_for() -> None:
    table = seat_down(GAME, 2, position={"adventurers": {0: {"space": "las"}, 1: {"space": "las"}}})
    face = rulebook(GAME).face
    say = face.say("pl")
    for look in face.looks:
        for rest in STRANGE:
            for viewer in (0, 1, None):
                lines = text_of(look.show(table.view(viewer), rest, say, Style()))
                assert lines and all(len(line) <= Style().width for line in lines), (look.names.en, rest[:9])


@pytest.mark.parametrize(
    ("typed", "space"),
    [
        ("korony", "korona_wladzy"),
        ("miasta", "miasto"),
        ("gospody", "gospoda"),
        ("wiru", "wir_otchlani"),
    ],
)
def test_an_inflected_name_means_the_space_that_is_most_like_it(typed: str, space: str) -> None:
    table = seat_down(GAME, 2, position={"adventurers": {0: {"space": "las"}}})
    assert named(table.view(0), typed, rulebook(GAME).face.say("pl")) == [space]


def test_whoever_has_to_reach_a_space_is_shown_so() -> None:
    table = seat_down(GAME, 2, position={"adventurers": {0: {"space": "las"}}})
    game: Any = table.game
    game.adventurers[0].goal = "kapliczka"
    assert table.view(1).adventurer(0).must_reach == "kapliczka"
    assert any("musi dojść na obszar Kapliczka" in line for line in shown_board(table, 0))


def shown_board(table: Table, seat: int) -> Sequence[str]:
    face = rulebook(GAME).face
    return text_of(face.board(table.view(seat), face.say("pl"), Style()))

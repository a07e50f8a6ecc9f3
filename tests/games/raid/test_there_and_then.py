"""What a line says to do where it goes is not lost, whether one step leads there or several."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.support import seat_down

AT_22 = {"turn": 0, "hand": {0: []}, "room": {0: 22}, "boots": 6, "artifacts": {21: "artifact_7", 20: "artifact_20"}}
AT_3 = {"turn": 0, "hand": {0: []}, "room": {0: 3}, "boots": 6}


def _typed(lang: Any, line: str, position: Any) -> tuple[Any, str]:
    table = seat_down("brzdek", 2, position=position, keep_turns=True)
    screen = Watched(line, size=(120, 80))
    session = Session(table, None, screen, lang)
    session.people, session.at, session.hot_seat = [0, 1], 0, False
    session.run()
    return table, screen.seen


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "go to 21 and take the artifact"),
        ("en", "move to 21, pick up the artifact"),
        ("pl", "idź do 21 i weź artefakt"),
    ],
)
def test_one_takes_what_lies_where_one_goes(lang: Any, line: str) -> None:
    table, _ = _typed(lang, line, AT_22)
    assert table.view(0).me.tokens == ["artifact_7"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "move to 4, pick up the secret, then end turn"),
        ("pl", "idź do 4, weź sekret, potem koniec tury"),
    ],
)
def test_the_middle_of_a_line_is_done(lang: Any, line: str) -> None:
    table, _ = _typed(lang, line, AT_3)
    done = [option[0] for seat, option in table.journal if seat == 0]
    assert done[:3] == ["move", "take", "end"]


@pytest.mark.parametrize(
    ("lang", "line", "waits"),
    [
        ("en", "go to 10 and take the secret", "This question first; then: move 10; take the secret"),
        ("pl", "idź do 10 i weź sekret", "Najpierw to pytanie; potem: idź 10; weź sekret"),
    ],
)
def test_over_several_rooms_it_waits(lang: Any, line: str, waits: str) -> None:
    table, seen = _typed(lang, line, AT_3)
    assert waits in seen
    assert table.view(0).me.room == 4

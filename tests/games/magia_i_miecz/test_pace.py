"""How fast a game goes by: turns of one's own that ask nothing, and what a bare Enter does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.shell.session import Session
from tests.rules.magia_i_miecz.delving import GAME, USUAL, catalog
from tests.shell.menagerie import Watched
from tests.support import rulebook


def watched(own: Mapping[str, Any], *lines: str, dice: tuple[int, ...] = (), **position: Any) -> tuple[Table, Watched]:
    """One person at a screen, and a bot who loses its turns."""
    people = {0: {"pair": ["zwykly_a", "giermek_b"], **own}, 1: {"pair": ["zwykly_b", "giermek_c"], "lost": 9}}
    wanted = {"adventurers": people, "dice": list(dice), **position}
    seats = (Seat("Ania"), Seat("Bolek", "steady"))
    table = Table(rulebook(GAME), Setup(GAME, seats, 1, USUAL, wanted), catalog(), keep_turns=True)
    screen = Watched(*lines)
    Session(table, None, screen, "pl").run()
    return table, screen


def test_turns_of_one_s_own_that_ask_nothing_are_read_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the Abyss a road carries one on; two such turns at once may be a wall of text."""
    monkeypatch.setattr("brzdek.shell.session.MOST_NEWS", 5)
    _, screen = watched({"space": "limbo", "strength": 9, "craft": 9}, dice=(1, 6, 1), abyss_deck=["roj_nanitow"])
    pauses = [seen for owner, seen in screen.shots if not owner and seen.endswith("Enter – dalej ")]
    assert pauses
    assert pauses[0].count("Unosi cię Droga") == 1


def test_enter_goes_on_after_a_move_and_at_the_end_of_a_turn() -> None:
    """A Druid may always change his alignment, so he is asked at both moments."""
    druid = {"pair": ["zwykly_a", "druid"], "space": "pola_1", "offers": ["pola_2"]}
    table, screen = watched(druid, "pola 2", "", "", spaces={"pola_2": ["zrodlo"]})
    assert "(Enter – badaj obszar)" in screen.shots[1][1]
    assert "(Enter – koniec tury)" in screen.shots[2][1]
    assert [option[0] for _, option in table.journal][:3] == ["offer", "go_on", "end"]

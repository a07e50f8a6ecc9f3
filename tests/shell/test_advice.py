"""``hint`` asks the bot that thinks: soon, with a reason, and the same whenever it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core import seats
from brzdek.core.deep import Thinker
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.shell.screens import seat_down
from tests.support import seat_down as at_position

THOUGHT_OUT = seats.ADVISER
"""As it is outside the tests."""
MOST = 20
"""So many games are played on while a person waits."""


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The moves that were tried in imagined games."""
    moves: list[Any] = []
    think = Thinker._tried

    def noted(self: Any, start: Any, option: Any) -> float:
        moves.append(option)
        return think(self, start, option)

    monkeypatch.setattr(Thinker, "_tried", noted)
    monkeypatch.setattr(seats, "ADVISER", THOUGHT_OUT)
    return moves


def heard(game: str, *lines: str) -> str:
    screen = Watched(*lines)
    Session(seat_down(game, 3), None, screen, "en").run()
    return screen.seen


def test_advice_comes_from_imagined_games_and_has_a_reason(tried: list[Any]) -> None:
    """Of a turn the steady bot plays the hand; what to do with it is thought out."""
    seen = heard("brzdek", *["hint!"] * 5, "hint")
    assert 0 < len(tried) <= MOST
    assert "Advice: " in seen and "Because: " in seen


def test_asked_twice_it_says_the_same(tried: list[Any]) -> None:
    advice = [line for line in heard("sabotazysta", "hint", "hint").splitlines() if line.startswith("Advice: ")]
    assert len(advice) == 2 and advice[0] == advice[1]
    assert 0 < len(tried) <= 2 * MOST


def test_a_game_without_such_a_bot_asks_the_steady_one(tried: list[Any]) -> None:
    assert seats.adviser(["random", "steady"]) == "steady"
    assert not tried


def advised(lines: tuple[str, ...], **position: Any) -> str:
    """What is said of a turn of Brzdęk! in which nothing is in hand."""
    wanted: dict[str, Any] = {"turn": 0, "hand": {0: []}, **position}
    screen = Watched(*lines)
    session = Session(at_position("brzdek", 2, position=wanted), None, screen, "en")
    session.people, session.at, session.hot_seat = [0], 0, False
    session.run()
    return screen.seen


def test_whoever_asks_what_to_buy_is_told_what_to_buy() -> None:
    asked = advised(("whats the best thing to buy",), boots=2, skill=7, row=[])
    assert "Advice: buy Explore" in asked
    assert "Because: for 3 skill it stays in your deck" in asked
    assert "Advice: move" in advised(("what should i do",), boots=2, skill=7, row=[])
    assert "That cannot be done now. Instead:" in advised(("what should i buy",), boots=1, row=[])


def test_a_step_is_advised_by_what_it_leads_to() -> None:
    nearer = advised(("hint",), boots=1, room={0: 2}, row=[])
    assert "Because: nearer to artifact 15 in room 23: 5 boots from there instead of 6" in nearer
    home = advised(("hint",), boots=1, room={0: 3}, tokens={0: ["artifact_30"]}, row=[])
    assert "Because: nearer to the way out: 1 boot from there instead of 2" in home

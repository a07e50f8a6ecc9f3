"""Nothing that somebody cannot see changes a letter on their screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from brzdek.games.sabotazysta.view.view import MineView
from brzdek.shell.display.screen import Screen
from brzdek.shell.sitting.session import Session
from tests.attacks import leaks


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path))


@pytest.mark.parametrize("alone", [True, False], ids=["alone", "hot seat"])
@pytest.mark.parametrize("game", leaks.TWINS)
def test_two_games_look_the_same(game: str, alone: bool) -> None:
    seen = sum(leaks.attack(game, seed, 25, alone=alone, rich=False) for seed in range(2))
    assert seen > 10


@pytest.mark.parametrize("game", leaks.TWINS)
def test_two_games_look_the_same_at_a_terminal(game: str) -> None:
    assert sum(leaks.attack(game, seed, 12, alone=seed == 2, rich=True) for seed in (1, 2)) > 3


# -- the test itself must be able to fail


def leaky(game: str, *, alone: bool) -> None:
    with pytest.raises(AssertionError):
        for seed in range(12):
            leaks.attack(game, seed, 25, alone=alone, rich=False)


def test_a_view_that_leaks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MineView, "hand_counts", property(lambda view: [hand[0] for hand in view._game.hands]))
    leaky("sabotazysta", alone=True)


def test_a_curtain_that_does_not_fall_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "clear", lambda screen: None)
    leaky("brzdek", alone=False)


def test_a_screen_that_is_shown_to_the_wrong_person_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "view", lambda session, seat: session.table.view(0 if seat is None else seat - 1))
    leaky("katakumby", alone=True)

"""What differs between the sister games is one object each, and no ladder."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from brzdek.games.raid.rules.hooks import Hooks
from tests.support import seat_down

RAIDS = ("brzdek", "katakumby")


def game_of(name: str) -> Any:
    return seat_down(name, 2).game


@pytest.mark.parametrize("name", RAIDS)
def test_hooks_stand_one_step_above_the_usual_way(name: str) -> None:
    kind = type(game_of(name).hooks)
    assert kind.__bases__ == (Hooks,)
    assert {one for one in vars(kind) if not one.startswith("_")} <= {*vars(Hooks), *Hooks.__annotations__}


@pytest.mark.parametrize("name", RAIDS)
def test_hooks_have_no_state_and_are_never_copied(name: str) -> None:
    game = game_of(name)
    assert vars(game.hooks) == {}
    assert deepcopy(game).hooks is game.hooks
    assert "hooks" not in game.plain()


def test_each_sister_goes_her_own_way() -> None:
    first, second = (game_of(name).hooks for name in RAIDS)
    assert type(first) is not type(second)

"""Nobody can tell apart two games of Katakumby that differ only in what they cannot see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from brzdek.core.ask import Ask, Option
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.view.view import Rival
from tests.games.katakumby.twins import DelveTwins
from tests.support import rulebook
from tests.twins import BOT, pairs

PAIRS, STEPS = 4, 50
ALL = tuple(DelveTwins.mixes)


@pytest.mark.rule("KAT-367")
@pytest.mark.parametrize("onlooker", [False, True], ids=["player", "onlooker"])
@pytest.mark.parametrize("hidden", [*((kind,) for kind in ALL), ALL], ids="-".join)
def test_what_a_seat_cannot_see_changes_nothing_for_it(hidden: tuple[str, ...], onlooker: bool) -> None:
    steps = 0
    for twins in pairs(DelveTwins, hidden, onlooker=onlooker, count=PAIRS):
        twins.run(STEPS)
        steps += twins.steps
    assert steps > PAIRS * STEPS * 0.8, "only the end of the game stops a pair"


# --- the test itself must be able to fail


def show_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rival, "hand_count", property(lambda rival: rival._thief.hand))


def show_next_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DelveView, "black_aside", property(lambda view: sum(map(ord, "".join(view._game.tiles[-1:])))))


def show_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DelveView, "tiles_left", property(lambda view: view._game.tiles_aside))


def show_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DelveView, "secrets_left", property(lambda view: view._game.secrets))


def show_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DelveView, "dungeon_deck_count", property(lambda view: view._game.deck[-1:]))


def peep(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that knows which tile comes next."""

    class Peeping:
        def choose(self, view: DelveView, ask: Ask) -> Option:
            return ask.options[sum(map(ord, "".join(view._game.tiles[-1:]))) % len(ask.options)]

    monkeypatch.setattr(rulebook("katakumby"), "bots", {BOT: lambda seat, seed: Peeping()})


@pytest.mark.parametrize(
    ("leak", "kind", "onlooker"),
    [
        (show_hands, "hands", True),
        (show_next_card, "dungeon", True),
        (show_secrets, "secrets", True),
        (show_next_tile, "tiles", True),
        (show_box, "tiles", True),
        (peep, "tiles", False),
    ],
)
def test_a_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], kind: str, onlooker: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        for twins in pairs(DelveTwins, (kind,), onlooker=onlooker, count=PAIRS):
            twins.run(STEPS)

"""Nobody can tell apart two games of Magia i Miecz that differ only in what they cannot see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from brzdek.core.ask import Ask, Option
from brzdek.games.magia_i_miecz.rules.windows import Moments
from brzdek.games.magia_i_miecz.view.view import WorldView
from tests.games.magia_i_miecz.twins import WorldTwins
from tests.support import rulebook
from tests.twins import BOT, pairs

PAIRS, STEPS = 6, 50
ALL = tuple(WorldTwins.mixes)


@pytest.mark.rule("MIM-029", "MIM-121")
@pytest.mark.parametrize("onlooker", [False, True], ids=["player", "onlooker"])
@pytest.mark.parametrize("hidden", [*((kind,) for kind in ALL), ALL], ids="-".join)
def test_what_a_seat_cannot_see_changes_nothing_for_it(hidden: tuple[str, ...], onlooker: bool) -> None:
    steps = 0
    for twins in pairs(WorldTwins, hidden, onlooker=onlooker, count=PAIRS):
        twins.run(STEPS)
        steps += twins.steps
    assert steps > PAIRS * STEPS * 0.8, "only the end of the game stops a pair"


# --- the test itself must be able to fail


def show_spells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody looks into everybody's hand."""

    def hands(view: WorldView) -> list[str]:
        return [one for seat in range(view._game.players) for one in view._game.zone("spells", seat)]

    monkeypatch.setattr(WorldView, "hand", property(hands))


def show_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WorldView, "landings", lambda view, steps: view._game.zone("deck", "adventure").copies[-1:])


def show_next_talisman(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WorldView, "landings", lambda view, steps: view._game.zone("deck", "talismans").copies[-1:])


def ask_only_who_can_cast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows pass over whoever holds no fitting spell."""
    monkeypatch.setattr(Moments, "may_play", lambda windows, game, actor, now: bool(windows.plays(game, actor, now)))


def peep(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that knows which card comes next."""

    class Peeping:
        def choose(self, view: WorldView, ask: Ask) -> Option:
            return ask.options[sum(map(ord, view._game.zone("deck", "adventure")[-1])) % len(ask.options)]

    monkeypatch.setattr(rulebook("magia_i_miecz"), "bots", {BOT: lambda seat, seed: Peeping()})


@pytest.mark.parametrize(
    ("leak", "kind", "onlooker"),
    [
        (show_spells, "spells", True),
        (show_next_card, "adventure", True),
        (show_next_talisman, "others", True),
        (ask_only_who_can_cast, "spells", True),
        (peep, "adventure", False),
    ],
)
def test_a_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], kind: str, onlooker: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        for twins in pairs(WorldTwins, (kind,), onlooker=onlooker, count=PAIRS):
            twins.run(STEPS)

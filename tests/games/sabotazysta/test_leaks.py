"""Nobody can tell apart two games that differ only in what they cannot see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from brzdek.games.sabotazysta.rules.events import EVENTS
from brzdek.games.sabotazysta.view.view import MineView
from tests.games.sabotazysta.twins import MineTwins
from tests.support import seat_down
from tests.twins import Viewer, pairs

STEPS = 40


@pytest.mark.parametrize("onlooker", [False, True], ids=["player", "onlooker"])
@pytest.mark.parametrize("hidden", [*((kind,) for kind in MineTwins.mixes), tuple(MineTwins.mixes)], ids="-".join)
def test_what_a_seat_cannot_see_changes_nothing_for_it(hidden: tuple[str, ...], onlooker: bool) -> None:
    steps = 0
    for twins in pairs(MineTwins, hidden, onlooker=onlooker, count=12):
        twins.run(STEPS)
        steps += twins.steps
    assert steps > 12 * STEPS / 3, "most pairs can be followed for a while"


def test_pairs_are_followed_through_the_division_of_gold_and_into_new_rounds() -> None:
    passed = {"gold": 0, "round": 0}
    for twins in pairs(MineTwins, ("gold",), onlooker=True, count=15):
        start = len(twins.one.game.log)
        twins.run(STEPS)
        kinds = [event.kind for event in twins.one.game.log.seen_by(None, start)]
        for kind in passed:
            passed[kind] += kind in kinds
    assert passed["gold"] > 2
    assert passed["round"] > 2


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_positions_that_differ_in_secrets_begin_alike(viewer: Viewer) -> None:
    """From the first event of the log on."""
    known: dict[str, Any] = {
        "board": ["cross@1,0"],
        "roles": {0: "miner", 2: "saboteur"},
        "hands": {0: ["map", "cross"], 2: ["rockfall"], 1: ["t_vertical"], 3: ["map"], 4: ["map"]},
        "gold": {0: [1], 2: [3], 3: [1, 1]},
        "deck": ["map", "curve_sw", "rockfall"],
        "goals": {"8,0": "treasure", "8,2": "stone_sw", "8,-2": "stone_nw"},
    }
    other = {
        **known,
        "roles": {**known["roles"], 1: "saboteur"},
        "hands": {**known["hands"], 1: ["dead_cross"], 4: ["broken_cart"]},
        "gold": {**known["gold"], 3: [2, 3]},
        "deck": ["curve_es", "t_horizontal", "cross"],
        "goals": {"8,0": "stone_sw", "8,2": "stone_nw", "8,-2": "treasure"},
    }
    one, two = (seat_down("sabotazysta", 5, seed=seed, position=keys) for seed, keys in ((1, known), (2, other)))
    assert one.view(viewer).data() == two.view(viewer).data()
    assert one.view(viewer).events() == two.view(viewer).events()
    if viewer == 0:
        assert one.ask is not None
        assert two.ask is not None
        assert one.ask.options == two.ask.options


# --- the test itself must be able to fail


def show_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MineView, "hand_counts", property(lambda view: view._game.hands))


def show_goals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MineView, "goals", property(lambda view: sorted(view._game.maze.hidden.items())))


def show_roles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MineView, "roles", property(lambda view: view._game.roles))


def show_gold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MineView, "gold_counts", property(lambda view: [sum(gold) for gold in view._game.gold]))


def show_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MineView, "open_discard", property(lambda view: [card for card, _ in view._game.discard]))


def show_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MineView, "offered", property(lambda view: view._game.offered))


def tell_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    for event in EVENTS:
        monkeypatch.setattr(event, "secret", False)


@pytest.mark.parametrize(
    ("leak", "kind"),
    [
        (show_hands, "cards"),
        (show_discards, "cards"),
        (tell_secrets, "cards"),
        (show_goals, "goals"),
        (tell_secrets, "goals"),
        (show_roles, "roles"),
        (show_gold, "gold"),
        (show_offer, "gold"),
        (tell_secrets, "gold"),
    ],
)
def test_a_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        for twins in pairs(MineTwins, (kind,), onlooker=True, count=15):
            twins.run(STEPS)

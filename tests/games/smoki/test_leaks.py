"""Nobody can tell apart two games of Smoki that differ only in what they cannot see; games go back and branch off."""

from __future__ import annotations

import random

import pytest

from brzdek.games.smoki.rules.state import dragons
from brzdek.games.smoki.view.view import DragonView
from tests.games.smoki.twins import DragonTwins
from tests.going_back import go_on, same_chance, undo_every_answer
from tests.support import seat_down
from tests.twins import pairs

PAIRS, STEPS = 4, 40


@pytest.mark.parametrize("onlooker", [False, True], ids=["player", "onlooker"])
@pytest.mark.parametrize("hidden", [("dragons",), tuple(DragonTwins.mixes)], ids="-".join)
def test_what_a_seat_cannot_see_changes_nothing_for_it(hidden: tuple[str, ...], onlooker: bool) -> None:
    steps = 0
    for twins in pairs(DragonTwins, hidden, onlooker=onlooker, count=PAIRS):
        twins.run(STEPS)
        steps += twins.steps
    assert steps > PAIRS * STEPS * 0.6, "only the end of the game stops a pair"


def test_a_view_that_shows_the_next_dragon_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def next_card(view: DragonView) -> object:
        game = view._game
        return game.zone("deck", dragons(game).king).copies[-1:]

    monkeypatch.setattr(DragonView, "overlay", property(next_card))
    with pytest.raises(AssertionError):
        for twins in pairs(DragonTwins, ("dragons",), onlooker=False, count=PAIRS):
            twins.run(STEPS)


@pytest.mark.parametrize("options", [{}, {"overlay": "tower", "spawn": 1}])
def test_an_undo_after_every_answer_gives_the_earlier_state(options: dict[str, object]) -> None:
    table = seat_down("smoki", 2, seed=4, options={"turn_limit": 3, **options}, keep_turns=True)
    undo_every_answer(table, random.Random(4))


def test_a_fork_gets_the_same_tokens() -> None:
    table = seat_down("smoki", 2, seed=8, options={"turn_limit": 10}, keep_turns=True)
    choice = random.Random(8)
    go_on(table, choice, 50)
    same_chance(table, choice)

"""Every combination of switches is played to its end or refused, also with a third layer on top."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.expansion import Layer
from brzdek.core.legality import Reason
from brzdek.core.rulebook import Rulebook, Seat, Setup
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import moves
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.regions import Policy
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.layer import LAYER
from brzdek.games.smoki.rules.reasons import TextSilent
from tests.fingerprints import random_answer
from tests.games.smoki.invariants import check
from tests.games.smoki.switches import ALL, LEGAL
from tests.support import NAMES, answer, legal, rulebook, seat_down


def test_exactly_the_combinations_of_the_rulings_are_accepted() -> None:
    assert LAYER.refusal is not None
    assert [options for options in ALL if LAYER.refusal(options) is None] == LEGAL
    assert len(LEGAL) == 54
    for options in ALL:
        reason = LAYER.refusal(options)
        if reason is not None:
            assert all(text.endswith(".") and text.count(".") == 1 for text in reason)


@pytest.mark.parametrize("slice_", range(6))
def test_every_legal_combination_is_played_to_its_end(slice_: int) -> None:
    for number, options in enumerate(LEGAL[slice_::6]):
        table = seat_down("smoki", 2, seed=number, options={**options, "turn_limit": 3})
        choice = random.Random(number)
        while table.ask is not None:
            table.answer(random_answer(table, choice))
            check(table)
        assert table.game.over


# -- a third layer: a region, two cards, a hook of each form


def blow(game: World, seat: int) -> Steps[None]:
    """A breeze counts the turns."""
    game.parts["isle"]["turns"] += 1
    yield from ()


def richer(game: World, seat: int, space: str, count: int) -> int:
    return count + 1 if space == "przystan" else count


def mute(game: World, space: Any, subject: Any) -> Reason | None:
    return TextSilent(str(space)) if space == "wydma" else None


def sail(game: World, seat: int, option: Option) -> Steps[None]:
    yield from moves.put(game, seat, board(game).step(game.adventurers[seat].space, 1), as_move=True)


TIDE = Policy(lambda game, seat: [("sail",)], {"sail": sail}, lambda game, seat, steps: [("sail",)], rolls=False)

ISLE = Layer(
    name="isle",
    folder=Path(__file__).parent / "isle",
    needs=("smoki",),
    steps={"start_of_turn": blow},
    changes={"draw_count": richer},
    vetoes={"suppress_space_text": mute},
    decisions={"movement_policy": lambda game, region: TIDE if region == "isle" else None},
    part=lambda game: {"turns": 0},
)


@cache
def stacked() -> tuple[Rulebook[Any, Any], Catalog]:
    rules = rulebook("smoki").over("isle", ISLE)
    return rules, load_catalog(rules.layers)


def over(options: dict[str, Any], position: dict[str, Any] | None = None, seed: int = 1) -> Table:
    rules, cards = stacked()
    seats = tuple(Seat(NAMES[seat]) for seat in range(2))
    return Table(rules, Setup("isle", seats, seed, options, position), cards)


@pytest.mark.parametrize(
    "options", [{}, {"overlay": "tower", "struggle": 1, "wrath": 1}, {"overlay": "none", "dragons": 0}]
)
def test_a_third_layer_lies_over_both(options: dict[str, Any]) -> None:
    for seed in range(2):
        table = over({**options, "turn_limit": 4}, seed=seed)
        choice = random.Random(seed)
        while table.ask is not None:
            table.answer(random_answer(table, choice))
        assert table.game.parts["isle"]["turns"] > 0
        assert ("smoki" in table.game.parts) == bool(options.get("dragons", 1))


def test_scales_lie_in_the_region_of_another_layer() -> None:
    """The region of another board takes scales, its cards and its movement work under the King's eyes."""
    position = {
        "adventurers": {0: {"pair": ["wojownik", "samuraj"], "space": "przystan"}, 1: {"pair": ["mnich", "lotr"]}},
        "dragons": {"king": "cadorus", "on_lords": {"cadorus": 2}, "tokens": ["luska_cadorusa"]},
        "shells_deck": ["muszla", "krab"],
    }
    table = over({}, position)
    assert dict(table.view(None).dragons.on_spaces) == {"przystan": "cadorus"}
    while "sail" not in legal(table):
        answer(table, legal(table)[0])
    answer(table, "sail")
    assert table.view(None).adventurer(0).space == "wydma"

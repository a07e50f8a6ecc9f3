"""Cards and tokens being used: a situation, the answers, and the numbers that change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import pytest

from brzdek.core.table import Table
from tests.support import answer, seat_down

OF_THE_TURN = (
    "skill", "swords", "boots", "quiet", "teleports", "gold_bonus", "gem_discount", "caves_lifted", "monsters_ignored",
)  # fmt: skip


class Use(NamedTuple):
    """A card being used: in a situation, with answers after the first one, and the numbers that change."""

    card: str
    changes: dict[str, int]
    answers: tuple[str, ...]
    situation: dict[str, Any]
    """What is different from the usual situation."""


def use(card: str, *answers: str, at: dict[str, Any] | None = None, **changes: int) -> Use:
    return Use(card, changes, answers, at or {})


def cases(uses: Iterable[Use]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", [pytest.param(one, id=" ".join((one.card, *one.answers))) for one in uses])


def sit(case: Use, **situation: Any) -> Table:
    """Seat 0 is in a market room of the depths with gold, damage, noise and a deck, and nothing in hand."""
    usual: dict[str, Any] = {
        "turn": 0,
        "room": {0: 26},
        "gold": {0: 10},
        "damage": {0: 3, 1: 3},
        "clank": {0: 3, 1: 3},
        "hand": {0: []},
        "draw": {0: ["burgle"] * 4},
        "row": [],
        "black": 20,
        "rage": 3,
    }
    return seat_down("brzdek", 2, position={**usual, **situation, **case.situation})


def numbers(table: Table) -> dict[str, int]:
    """Everything that seat 0 can count."""
    view = table.view(0)
    me, rival, now = view.me, view.thieves[1], view.now
    tally = view.tally(0)
    lying = [view.lying(room) for room in view.board.rooms]
    return {
        **{name: int(getattr(now, name)) for name in OF_THE_TURN},
        "trashes": len(now.trashes),
        **{name: getattr(me, name) for name in ("gold", "damage", "clank", "artifacts")},
        "hand": me.hand_count,
        "deck": me.deck_count,
        "discard": len(me.discard),
        "tokens": len(me.tokens),
        "points": sum(tally.values()) - tally["gold"],
        "rival_clank": rival.clank,
        "rival_damage": rival.damage,
        "row": len(view.row),
        "dungeon_discard": len(view.dungeon_discard),
        "dungeon_deck": view.dungeon_deck_count,
        "reserve": sum(view.reserve.values()),
        "market": sum(view.market.values()),
        "secrets": sum(one["minor"] + one["major"] for one in lying),
        "bag": sum(view.bag),
        "rage": view.rage,
    }


def check(table: Table, lines: Iterable[str], expected: dict[str, int]) -> None:
    """These answers change just these numbers."""
    before = numbers(table)
    answer(table, *lines)
    after = numbers(table)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {
        name: change for name, change in expected.items() if change
    }

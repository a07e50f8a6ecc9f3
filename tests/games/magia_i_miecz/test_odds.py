"""The odds of a combat, against all falls of two dice counted here one by one."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.magia_i_miecz.delving import delve, seen

DIE = range(1, 7)
STRENGTHS = {"wilk": 2, "niedzwiedz": 3, "olbrzym": 6, "smok": 7}
"""Enemies as their cards have them."""


def counted(own: int, foe: int, *, bonus: int = 0) -> tuple[int, int, int]:
    """How many of the 36 falls are won, drawn and lost."""
    falls = [own + mine - (foe + bonus + theirs) for mine, theirs in product(DIE, DIE)]
    return sum(fall > 0 for fall in falls), falls.count(0), sum(fall < 0 for fall in falls)


def facing(enemy: str, space: str = "las", **own: Any) -> tuple[Table, str]:
    table = delve(who={0: {"space": space, **own}}, spaces={space: [enemy]})
    return table, next(iter(table.view(0).space(space).cards))


@pytest.mark.parametrize("gained", [0, 1, 3, 6])
@pytest.mark.parametrize("enemy", STRENGTHS)
def test_against_an_enemy(enemy: str, gained: int) -> None:
    table, foe = facing(enemy, strength=gained)
    odds = table.view(0).odds(foe)
    assert tuple(odds) == counted(seen(table).own_strength, STRENGTHS[enemy])
    assert odds.all == 36


def test_a_weapon_counts_in_the_fight() -> None:
    table, foe = facing("niedzwiedz", things=["miecz"])
    assert tuple(table.view(0).odds(foe)) == counted(seen(table).own_strength + 1, 3)


def test_the_better_of_two_weapons_counts() -> None:
    table, foe = facing("olbrzym", things=["miecz", "topor"])
    bare = seen(table).own_strength
    assert tuple(table.view(0).odds(foe)) == max(counted(bare + 1, 6), counted(bare, 6))


@pytest.mark.rule("MIM-215")
def test_enemies_are_stronger_on_the_runes() -> None:
    table, foe = facing("smok", "runy_1", strength=2)
    assert tuple(table.view(0).odds(foe)) == counted(seen(table).own_strength, 7, bonus=2)


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (3, 0), (0, 4)])
def test_against_an_adventurer(mine: int, theirs: int) -> None:
    table = delve(who={0: {"space": "las", "strength": mine}, 1: {"space": "las", "strength": theirs}})
    strengths = [seen(table, seat).own_strength for seat in (0, 1)]
    won, drawn, lost = table.view(0).odds(1)
    assert (won, drawn, lost) == counted(*strengths)
    assert tuple(table.view(1).odds(0)) == (lost, drawn, won)


def test_looking_at_odds_changes_nothing() -> None:
    table, foe = facing("smok", things=["miecz"])
    before = table.view(0).data()
    table.view(0).odds(foe)
    assert table.view(0).data() == before
    assert table.view(0).fight is None

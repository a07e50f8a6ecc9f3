"""Trying an answer on a table that branched off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.problems import Stuck

if TYPE_CHECKING:
    from brzdek.core.ask import Option
    from brzdek.core.table import Table


def goes_on(table: Table, option: Option) -> bool:
    """Give this answer. Did the seat stay to move, with nothing rolled, shuffled or brought to light?"""
    assert table.ask is not None
    seat, before = table.ask.seat, (table.game.chance.uses, table.game.reveals)
    try:
        table.answer(option)
    except Stuck:
        return False
    after = table.ask is not None and table.ask.seat == seat
    return after and (table.game.chance.uses, table.game.reveals) == before

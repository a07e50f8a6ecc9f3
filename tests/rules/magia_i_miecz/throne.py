"""Somebody on the Crown, or one step before it, under an ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules.endings.slot import CHOSEN
from tests.rules.magia_i_miecz.delving import delve, say
from tests.support import answer

CROWN, VALLEY = "korona_wladzy", "dolina_ognia"
Who = Mapping[int, Mapping[str, Any]]


def throne(
    ending: str, dice: Sequence[int] = (), who: Who | None = None, *, players: int = 3, **position: Any
) -> Table:
    """Seat 0 has been on the Crown since an earlier turn."""
    everybody = dict(who or {})
    everybody[0] = {"space": CROWN, **everybody.get(0, {})}
    return delve(players, who=everybody, dice=dice, crowned=True, ending=CHOSEN[ending], **position)


def entering(
    ending: str, dice: Sequence[int] = (), who: Who | None = None, *, players: int = 3, **position: Any
) -> Table:
    """Seat 0 steps from the Valley of Fire onto the Crown."""
    everybody = dict(who or {})
    own = everybody.get(0, {})
    everybody[0] = {"space": VALLEY, **own, "things": ["talizman", *own.get("things", ())]}
    table = delve(players, who=everybody, dice=dice, ending=CHOSEN[ending], **position)
    answer(table, f"step {CROWN}")
    return table


def calmly(table: Table, *starts: str) -> Table:
    """Give these answers, and let everybody pass who may react then."""
    say(table, *starts)
    while table.ask is not None and table.ask.topic == "answer":
        answer(table, "pass")
    return table

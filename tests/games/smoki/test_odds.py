"""The odds of a combat with what dragons change in it: the King, scales, sleep, what a card says of its fight."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from brzdek.core.plain import fingerprint
from brzdek.core.table import Table
from brzdek.games.smoki.rules.state import dragons
from tests.games.magia_i_miecz.staged import world
from tests.rules.dialect import topic
from tests.rules.smoki.delving import C, G, V, delve, landed

DIE = range(1, 7)


def counted(own: int, other: int, margin: int = 0, dice: int = 1) -> tuple[int, int, int]:
    """Won, drawn and lost falls, counted one by one."""
    ahead = [own + mine - other - sum(theirs) for mine in DIE for theirs in product(DIE, repeat=dice)]
    won = sum(one > margin for one in ahead)
    lost = sum(one < 0 for one in ahead)
    return won, len(ahead) - won - lost, lost


def lies(card: str, own: dict[str, Any] | None = None, **dragons: Any) -> Table:
    return delve(
        tokens=(), dragons={"tokens": ["luska_grilipusa"], **dragons}, spaces={"zamek": [card]}, who={0: own or {}}
    )


def odds(table: Table, card: str) -> tuple[int, ...]:
    return tuple(table.view(0).odds(f"{card}.1"))


@pytest.mark.parametrize(("king", "more"), [(V, 3), (C, 0)])
def test_who_reigns_counts(king: str, more: int) -> None:
    assert odds(lies("odwaga_v", king=king), "odwaga_v") == counted(3, 2 + more)


def test_scales_count() -> None:
    assert odds(lies("smok_v", owned={0: {V: 2, C: 5}}), "smok_v") == counted(3 + 2, 2)


def test_sleep_counts() -> None:
    assert odds(lies("wielki_v", asleep=["wielki_v"]), "wielki_v") == counted(3, 9 - 3)


def test_scales_on_the_lords_and_two_heads_count() -> None:
    strong = {"strength": 9}
    catalog: Any = delve().view(None).catalog.cards
    haughty = lies("wyniosly_smok", strong, on_lords={V: 2, C: 1})
    lords = 3 + 1
    assert odds(haughty, "wyniosly_smok") == counted(12, catalog["wyniosly_smok"].strength + lords)
    two = lies("dwuglowy_smok", strong)
    assert odds(two, "dwuglowy_smok") == counted(12, catalog["dwuglowy_smok"].strength, dice=2)


def test_the_higher_die_is_always_the_mist_dragon_s() -> None:
    table = lies("mglisty_smok", {"craft": 5})
    ahead = table.view(0).adventurer(0).craft - 6
    falls = [ahead - abs(mine - theirs) for mine in DIE for theirs in DIE]
    assert odds(table, "mglisty_smok") == (sum(one > 0 for one in falls), falls.count(0), sum(one < 0 for one in falls))


def test_looking_changes_nothing() -> None:
    table = lies("odwaga_v")
    before, changes = fingerprint(table.game), table.game.ongoing.changes  # type: ignore[attr-defined]
    odds(table, "odwaga_v")
    assert (fingerprint(table.game), table.game.ongoing.changes) == (before, changes)  # type: ignore[attr-defined]


def test_in_the_fight_itself_nothing_counts_twice() -> None:
    nimble = {0: {"pair": ["zwykly_a", "giermek_zwinny"]}}
    table = landed("zamek", dragons={"king": V, "owned": {0: {G: 1}}}, spaces={"zamek": ["odwaga_v"]}, who=nimble)
    assert topic(table) == "evade"
    assert odds(table, "odwaga_v") == counted(3, 2 + 3)


def test_what_was_found_is_not_said_again_once_something_else_counts() -> None:
    """Odds are remembered: a sleeper, a scale or another King makes them new."""
    table = lies("wielki_v")
    part = dragons(world(table))
    assert odds(table, "wielki_v") == counted(3, 9)
    part.asleep.append("wielki_v.1")
    assert odds(table, "wielki_v") == counted(3, 9 - 3)
    part.owned[0][V] = 2
    assert odds(table, "wielki_v") == counted(3 + 2, 9 - 3)
    part.asleep.clear()
    assert odds(table, "wielki_v") == counted(3 + 2, 9)
    brave = lies("odwaga_v", king=V)
    assert odds(brave, "odwaga_v") == counted(3, 2 + 3)
    dragons(world(brave)).king = C
    assert odds(brave, "odwaga_v") == counted(3, 2)


def test_a_text_that_falls_silent_makes_numbers_new() -> None:
    """On the Cursed Glade a belt adds nothing, unless the text is silent: in one's own turn, after a scale was met."""
    table = delve(who={0: {"space": "przekleta_polana", "things": ["magiczny_pas"]}})
    turn, seen = dragons(world(table)).turn, table.view(0)
    assert world(table).turn == 0 and seen.adventurer(0).strength == 3
    turn.scale = "przekleta_polana"
    assert seen.adventurer(0).strength == 4
    turn.scale = ""
    assert seen.adventurer(0).strength == 3

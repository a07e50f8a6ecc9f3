"""What holds in Smoki after every answer, whatever the players do."""

from __future__ import annotations

from typing import Any

from brzdek.core.table import Table
from brzdek.games.smoki.rules import scales, sleep
from brzdek.games.smoki.rules.state import dragons, present
from tests.games.magia_i_miecz import invariants as base


def check(table: Table) -> None:
    """What holds in Magia i Miecz, and every token is in one place."""
    base.check(table)
    game: Any = table.game
    if not present(game) or game.visits or game.fights or dragons(game).chain or dragons(game).strikes:
        return
    if table.ask is not None and table.ask.topic == "scale_to":
        # Whoever is asked where a scale goes holds it in the hand.
        return
    part = dragons(game)
    kept = sum(len(lords) for lords in part.on_cards.values())
    owned = sum(sum(one.values()) for one in part.owned)
    lying = len(part.on_spaces) + sum(part.on_lords.values())
    prizes = sum(part.prizes.values())
    everything = sum(part.pool.values()) + sum(part.removed.values()) + kept + owned + lying + prizes
    assert everything == 140, (everything, prizes, part)
    assert all(count >= 0 for pile in (part.pool, part.removed, part.on_lords) for count in pile.values())
    assert all(count <= scales.CROWNING for count in part.on_lords.values())
    assert all(scales.accepts(game, space) for space in part.on_spaces)
    assert len(sleep.sleepers(game)) <= 19

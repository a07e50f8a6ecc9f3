"""What something that lasts looks at before it has an effect: from that follows how long an answer stays right."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from brzdek.core.effects.entries import ANYTHING
from brzdek.core.effects.lasting import Modify, Ruling
from brzdek.core.effects.ongoing import Lasting
from brzdek.games.magia_i_miecz.rules.state import World

NOTHING: frozenset[str] = frozenset()


@lru_cache(maxsize=4096)
def sights(effect: Any, name: str) -> frozenset[str]:
    """What it looks at before it changes this number or rules over this act."""
    if not isinstance(effect, Ruling):
        return frozenset({ANYTHING})
    found = NOTHING if effect.condition is None else effect.condition.sights()
    amount = effect.changes[name].amount if isinstance(effect, Modify) else 0
    return found if isinstance(amount, int) else found | {amount.counter.looks_at}


@lru_cache(maxsize=4096)
def _of_its_source(effect: Any) -> bool:
    """Does it concern those alone who stand where it comes from?"""
    return isinstance(effect, Ruling) and effect.condition is not None and effect.condition.of_subject


def of_a_space(game: World, record: Lasting) -> bool:
    """Does it concern those who stand on one space of the boards, or on what lies over one, and nobody else?"""
    return _of_its_source(record.effect) and record.source not in game.zones.places

"""Carriers at the fair: what they carry does not work, and shares their fate."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Option, Steps, Word
from brzdek.core.effects.actions import FreeAct
from brzdek.core.effects.runtime import value
from brzdek.core.zones import move
from tests.tiny.state import Fair


def room_on(game: Fair, carrier: str) -> int:
    """How much more it can carry."""
    return value(game, carrier, "load", 0) - len(game.zone("load", carrier))


def loads(game: Fair, seat: Word) -> list[Option]:
    items = list(game.zone("items", seat))
    carriers = [item for item in items if room_on(game, item) > 0]
    return [("load", one, item) for one in carriers for item in items if value(game, item, "load", 0) == 0]


def load(game: Fair, seat: Word, option: Option) -> Steps[None]:
    move(game, str(option[2]), game.zone("load", option[1]))
    yield from ()


def unloads(game: Fair, seat: Word) -> list[Option]:
    return [("unload", item) for one in game.zone("items", seat) for item in game.zones.load(one)]


def unload(game: Fair, seat: Word, option: Option) -> Steps[None]:
    move(game, str(option[1]), game.zone("items", seat))
    yield from ()


FREE_ACTS: Sequence[FreeAct] = (
    FreeAct("load", frozenset({"own_turn"}), loads, load),
    FreeAct("unload", frozenset({"own_turn"}), unloads, unload),
)

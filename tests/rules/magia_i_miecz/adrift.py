"""Tables with somebody in the Cosmic Abyss; a trifle in the pack lets them be asked before every move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.table import Table
from tests.rules.magia_i_miecz.delving import delve, play

GATE, VORTEX = "nadprzestrzenna_brama", "wir_otchlani"


def adrift(space: str, *dice: int, cards: Sequence[str] = (), players: int = 2, **own: Any) -> Table:
    """Seat 0 begins a turn there; ``cards`` are the next ones of the Abyss. The others lose their turns."""
    others: dict[int, Any] = {seat: {"lost": 9} for seat in range(1, players)}
    who = {0: {"space": space, "things": ["drobiazg"], **own}, **others}
    return delve(players, dice=dice, who=who, abyss_deck=list(cards))


def carried(space: str, *dice: int, cards: Sequence[str] = (), deck: Sequence[str] = (), **own: Any) -> Table:
    """Seat 0 is brought to that space by an offer and has begun to explore it; ``deck``: Adventure cards."""
    start = "limbo" if space != "limbo" else "pustka"
    who: dict[int, Any] = {0: {"space": start, "things": ["drobiazg"], "offers": [space], **own}, 1: {"lost": 9}}
    table = delve(dice=dice, who=who, abyss_deck=list(cards), deck=list(deck))
    return play(table, f"offer {space}")

"""The fair with one layer over it, and with two."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.core.zones import move
from tests.tiny.harbour import FOG, HARBOUR, Harbour
from tests.tiny.rules import FairRules
from tests.tiny.state import Fair
from tests.tiny.tables import NAMES, game_of

PORT = FairRules().over("port", HARBOUR)
MIST = FairRules().over("mist", HARBOUR, FOG)
STACKS = {"tiny": FairRules(), "port": PORT, "mist": MIST}


@cache
def catalog(name: str) -> Catalog:
    return load_catalog(STACKS[name].layers)


def sit_down(name: str, players: int = 2, seed: int = 1, *, keep_turns: bool = True, **options: Any) -> Table:
    seats = tuple(Seat(NAMES[seat]) for seat in range(players))
    setup = Setup(name, seats, seed, options)
    return Table(STACKS[name], setup, catalog(name), keep_turns=keep_turns)


def stock(game: Fair) -> None:
    """Put two wares on the stalls, as far as the game has them."""
    for copy in list(game.stalls):
        move(game, copy, game.market, under=True, tell=False)
    for copy in ("szybkie_raczki.1", "sztauer.1"):
        if copy in game.zones:
            move(game, copy, game.stalls, tell=False)


def arranged(name: str, change: Mapping[str, Any] | None = None, **options: Any) -> Fair:
    """A game of two with just these cards on the stalls."""
    game = game_of(sit_down(name, **options))
    stock(game)
    for seat, trader in enumerate(game.traders):
        trader.skill = (change or {}).get(f"skill{seat}", 9)
    return game


def harbour(table: Table) -> Harbour:
    part: Harbour = table.game.parts["harbour"]
    return part

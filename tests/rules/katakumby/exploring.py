"""Games played on from the start without any aim, and rows to buy from, for the rules that need them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from brzdek.core.ask import Ask, Option
from brzdek.core.table import Table
from tests.rules.dialect import told
from tests.rules.katakumby.delving import CALM, delve, game
from tests.rules.katakumby.digging import tiles_laid

PLAYERS = (2, 3, 4)
PARTY = (5, 6)
LOUD = ("archoverlord", "skeleton_priest")
"""Cards that make everybody noisier when they come into the row."""
DUNGEON = ("blue", "device", "monster")


def calm(*cards: str, size: int = 6) -> list[str]:
    """A row with these cards, filled up with quiet ones that are not among them."""
    return [*cards, *[card for card in CALM if card not in cards]][:size]


# --- aimless players


def play_on(table: Table, done: Callable[[Table], bool], *, seed: int = 0, eager: bool = False) -> Table:
    """Answer at random until something holds. ``eager``: always on into the open, and never ending the turn early."""
    chance = random.Random(seed)
    while table.ask is not None and not done(table):
        table.answer(_random(table.ask, chance, eager))
    return table


def _random(ask: Ask, chance: random.Random, eager: bool) -> Option:
    options = list(ask.options)
    if eager:
        options = [option for option in options if option[0] == "explore"] or options
        options = [option for option in options if option != ("end",)] or options
    return chance.choice(options)


@cache
def explored(tiles: int, seed: int, players: int = 2) -> Table:
    """A game from the usual start, in which so many tiles have been discovered. Only to be looked at."""
    table = game(players, seed=seed)
    return play_on(table, lambda one: len(tiles_laid(one)) >= tiles, seed=seed, eager=True)


@cache
def dug_out(seed: int) -> Table:
    """One endless turn on the tiles of the game, until all of them lie on the table. Only to be looked at."""
    table = delve(
        seed=seed, side="a", boots=999, caves_lifted=True, monsters_ignored=True, lockpicks={0: 99},
        tokens={0: ["catacombs_map"]},
    )  # fmt: skip
    return play_on(table, lambda one: not one.view(None).tiles_left and not one.view(None).revealed, eager=True)


@cache
def aimless(players: int, seed: int) -> Table:
    """A whole game played at random. Only to be looked at."""
    return play_on(game(players, seed=seed, turn_limit=30), lambda one: False, seed=seed)


# --- what a game is made of


def dungeon_deck(table: Table) -> list[str]:
    """The dungeon deck, the last card on top."""
    state: Any = table.game
    return list(state.deck)


def dungeon_cards(table: Table) -> Counter[str]:
    """All cards of the row and the deck."""
    return Counter([*table.view(None).row, *dungeon_deck(table)])


def printed(table: Table, *sets: str) -> Counter[str]:
    """The dungeon cards of some sets, as the catalog has them."""
    cards: Any = table.catalog.own().cards.values()
    wanted = [card for card in cards if card.kind in DUNGEON and card.set in sets and card.id != "goblin"]
    return Counter({card.id: card.copies for card in wanted})


def dragons(table: Table, cards: Sequence[str]) -> list[str]:
    """Those with the dragon-attack symbol."""
    return [card for card in cards if table.view(None).pieces[card].dragon]


def tiles_by_back(table: Table) -> list[str]:
    """The backs of the discovered tiles, in order."""
    board = table.view(None).board
    return [board.plans.tiles[name].back for name, _, _ in tiles_laid(table)]


def discovered(table: Table) -> list[str]:
    """The tiles in the order in which they were turned up."""
    return [tile for _, tile, _ in told(table, "tile")]

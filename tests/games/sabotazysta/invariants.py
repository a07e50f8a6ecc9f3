"""What holds in Sabotażysta after every answer, whatever the players do."""

from __future__ import annotations

from collections import Counter
from typing import Any

from brzdek.core.ask import written
from brzdek.core.table import Table

PATHS = Counter(
    start=1, goal_treasure=1, goal_stone_sw=1, goal_stone_nw=1,
    cross=5, t_vertical=5, t_horizontal=5, straight_vertical=4, straight_horizontal=3, curve_sw=5, curve_es=4,
    dead_cross=1, dead_t_vertical=1, dead_t_horizontal=1, dead_straight_vertical=1, dead_straight_horizontal=1,
    dead_curve_sw=1, dead_curve_es=1, dead_single_vertical=1, dead_single_horizontal=1,
)  # fmt: skip
ACTIONS = Counter(
    broken_cart=3, broken_lantern=3, broken_pickaxe=3, repair_cart=2, repair_lantern=2, repair_pickaxe=2,
    repair_cart_lantern=1, repair_cart_pickaxe=1, repair_lantern_pickaxe=1, rockfall=3, map=6,
)  # fmt: skip
CARDS = PATHS + ACTIONS
GOLD = Counter({1: 16, 2: 8, 3: 4})
DWARFS = Counter(miner=7, saboteur=4)
assert (PATHS.total(), ACTIONS.total(), GOLD.total(), DWARFS.total()) == (44, 27, 28, 11)

MOST_TURNS = 67
"""Every turn of a round uses up one of its cards."""


def check(table: Table) -> None:
    """Every card is in exactly one place, and the question can be answered."""
    game: Any = table.game
    assert cards(game) == CARDS, "path and action cards"
    assert len(table.journal) <= game.options["rounds"] * (MOST_TURNS + game.players), "the game goes on for too long"
    check_any_deck(table)


def check_any_deck(table: Table) -> None:
    """What holds whatever path and action cards there are."""
    game: Any = table.game
    assert gold(game) == GOLD, "gold cards"
    assert dwarfs(game) == DWARFS, "dwarf cards"
    if table.ask is None:
        assert game.over
        return
    assert not game.over
    options = table.ask.options
    assert options, "a question without an answer"
    assert len({written(option) for option in options}) == len(options), "two options read alike"
    assert 0 <= table.ask.seat < game.players


def cards(game: Any) -> Counter[str]:
    """Path and action cards, wherever they are."""
    maze = game.maze
    assert not maze.laid.keys() & maze.hidden.keys(), "two cards on one cell"
    found = [*game.deck, *maze.hidden.values()]
    found += [laid.card for laid in maze.laid.values()]
    found += [card for card, _ in game.discard]
    for hand in game.hands:
        found += hand
    for tools in game.broken:
        found += tools.values()
    return Counter(found)


def gold(game: Any) -> Counter[int]:
    """Gold cards in the gold deck, on offer and kept by players."""
    return Counter([*game.gold_deck, *game.offered, *(value for kept in game.gold for value in kept)])


def dwarfs(game: Any) -> Counter[str]:
    """Dwarf cards: one with each player, one left over, the rest in the box."""
    assert len(game.roles) == game.players
    box = DWARFS - Counter(game.pool)
    return Counter([*game.roles, game.spare]) + box

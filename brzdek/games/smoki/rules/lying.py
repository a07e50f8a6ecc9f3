"""Cards that lie on the board where effects on Dragons reach them."""

from __future__ import annotations

from brzdek.core.copies import Copy
from brzdek.games.magia_i_miecz.rules.board import board, in_region
from brzdek.games.magia_i_miecz.rules.state import World, sort_of


def outside(game: World) -> list[Copy]:
    """All that lies face up outside the Inner Region."""
    plan = board(game)
    return [copy for space in plan.spaces if not plan.region_of(space).inescapable for copy in game.on(space)]


def is_dragon(game: World, copy: Copy) -> bool:
    card = game.card(copy)
    return card.kind == "enemy" and sort_of(card) == "dragon"


def dragons_outside(game: World) -> list[Copy]:
    return [copy for copy in outside(game) if is_dragon(game, copy)]


def dragons_of_region(game: World, region: str) -> list[Copy]:
    return [copy for space in in_region(game, region) for copy in game.on(space) if is_dragon(game, copy)]

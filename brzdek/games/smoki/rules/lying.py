"""Cards that lie on the board where effects on Dragons reach them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import Copy
from brzdek.core.zones import Owner
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.rules.board import board_of, in_region
from brzdek.games.magia_i_miecz.rules.state import World, sort_of


def outside(game: World) -> list[Copy]:
    """All that lies face up outside the Inner Region."""
    lying = game.zones.made["space"]
    return [copy for space in _spaces(game.catalog) if space in lying for copy in lying[space].copies]


def lies_outside(game: World, copy: Copy) -> bool:
    """Does it lie face up outside the Inner Region?"""
    zone = game.zones.lying(copy)
    return zone is not None and zone.kind.name == "space" and zone.owner in _spaces(game.catalog)


@lru_cache(maxsize=16)
def _spaces(catalog: Catalog) -> Mapping[Owner, SpaceCard]:
    """The spaces outside the Inner Region, in their order."""
    plan = board_of(catalog)
    return {name: card for name, card in plan.spaces.items() if not plan.region_of(name).inescapable}


def is_dragon(game: World, copy: Copy) -> bool:
    card = game.card(copy)
    return card.kind == "enemy" and sort_of(card) == "dragon"


def dragons_outside(game: World) -> list[Copy]:
    return [copy for copy in outside(game) if is_dragon(game, copy)]


def dragons_of_region(game: World, region: str) -> list[Copy]:
    return [copy for space in in_region(game, region) for copy in game.on(space) if is_dragon(game, copy)]

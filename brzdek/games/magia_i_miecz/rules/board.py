"""The spaces of all boards in their order: who stands where, how far, and what faces what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.values import dataclass
from brzdek.games.magia_i_miecz.cards.pieces import Region, SpaceCard
from brzdek.games.magia_i_miecz.rules.state import CROWN, World

WAYS = {"cw": 1, "acw": -1}
"""Clockwise and anticlockwise, as steps in a ring."""


@dataclass(slots=True, frozen=True)
class Rings:
    """What follows from the spaces of the catalog."""

    regions: Mapping[str, Region]
    rings: Mapping[str, tuple[str, ...]]
    """The spaces of each region in their order; the Crown lies in none."""
    places: Mapping[str, int]
    spaces: Mapping[str, SpaceCard]
    crossings: frozenset[str]
    """The spaces from which a bridge or a gate leads elsewhere."""

    def step(self, space: str, way: int, count: int = 1) -> str:
        """So many spaces further: round and round in a ring, otherwise to the end at most."""
        region = self.spaces[space].region
        ring = self.rings[region]
        place = self.places[space] + way * count
        if self.regions[region].open:
            return ring[max(0, min(place, len(ring) - 1))]
        return ring[place % len(ring)]

    def distance(self, one: str, other: str) -> int | None:
        first, second = self.spaces[one], self.spaces[other]
        if first.region != second.region or one not in self.places or other not in self.places:
            return 0 if one == other else None
        size = len(self.rings[first.region])
        gap = abs(self.places[one] - self.places[other])
        return gap if self.regions[first.region].open else min(gap, size - gap)

    def region_of(self, space: str) -> Region:
        return self.regions[self.spaces[space].region]


@lru_cache(maxsize=16)
def board_of(catalog: Catalog) -> Rings:
    cards = catalog.of_kind("space")
    spaces = {card.id: card for card in cards if isinstance(card, SpaceCard) and not card.covers}
    regions = {name: Region(**said) for name, said in catalog.tables["regions"].items()}
    rings: dict[str, tuple[str, ...]] = {}
    for region in regions:
        ring = [space for space in spaces.values() if space.region == region and space.id != CROWN]
        rings[region] = tuple(space.id for space in sorted(ring, key=lambda space: space.place))
    places = {name: place for ring in rings.values() for place, name in enumerate(ring)}
    crossings = frozenset(name for name, space in spaces.items() if space.bridge or space.gate)
    return Rings(regions, rings, places, spaces, crossings)


def board(game: World) -> Rings:
    return board_of(game.catalog)


def path_of(game: World, here: str, way: int, steps: int) -> tuple[str, ...]:
    """The spaces on which one steps that way."""
    return _path(game.catalog, here, way, steps)


@lru_cache(maxsize=4096)
def _path(catalog: Catalog, here: str, way: int, steps: int) -> tuple[str, ...]:
    plan = board_of(catalog)
    return tuple(plan.step(here, way, count) for count in range(1, steps + 1))


def region_of(game: World, seat: int) -> Region:
    """The region in which somebody stands."""
    return board(game).region_of(game.adventurers[seat].space)


def distance(game: World, one: str, other: str) -> int | None:
    """Steps between two spaces of one region, in a ring the shorter way round; None: there is no such way."""
    return board(game).distance(one, other)


def within(game: World, one: str, other: str, most: int) -> bool:
    if not one or not other:
        return False
    far = distance(game, one, other)
    return far is not None and far <= most


def in_region(game: World, region: str) -> Sequence[str]:
    """The spaces of a region, the Crown with the Inner one."""
    return _in_region(game.catalog, region)


@lru_cache(maxsize=256)
def _in_region(catalog: Catalog, region: str) -> Sequence[str]:
    ring = board_of(catalog).rings[region]
    return (*ring, CROWN) if region == "inner" and CROWN in catalog.cards else ring


def around(game: World, space: str, most: int) -> Sequence[str]:
    """The spaces of the same region that are so far away at most; from everywhere in the Inner Region the Crown."""
    return _around(game.catalog, space, most)


@lru_cache(maxsize=2048)
def _around(catalog: Catalog, space: str, most: int) -> Sequence[str]:
    plan = board_of(catalog)
    spaces = _in_region(catalog, plan.spaces[space].region)
    return tuple(one for one in spaces if (plan.distance(space, one) or 0) <= most)


def deck_of(game: World, space: str) -> str:
    """The deck from which a space draws."""
    return board(game).region_of(space).deck


def decks(game: World) -> list[str]:
    """The decks that spaces are explored with."""
    return list(game.catalog.tables["decks"])


def named_spaces(game: World, name: str, region: str = "") -> list[str]:
    """The spaces that a word means: one by its id, or all of a terrain (of one region)."""
    return [*_named(game.catalog, name, region)]


@lru_cache(maxsize=256)
def _named(catalog: Catalog, name: str, region: str) -> Sequence[str]:
    spaces = board_of(catalog).spaces
    if name in spaces:
        return [name]
    return [one.id for one in spaces.values() if one.terrain == name and region in ("", one.region)]


def empty(game: World, space: str) -> bool:
    """Neither cards nor adventurers."""
    if game.zone("space", space).copies or game.hidden_on(space):
        return False
    for one in game.adventurers:  # noqa: SIM110 - asked of every space of a region
        if one.space == space and one.alive:
            return False
    return True


def standing(game: World, space: str) -> list[int]:
    """The adventurers on a space, from the one whose turn it is."""
    there: list[int] = []
    for seat, one in enumerate(game.adventurers):
        if one.space == space and one.alive:
            there.append(seat)
    if len(there) < 2:
        return there
    for place, seat in enumerate(there):
        if seat >= game.turn:
            return [*there[place:], *there[:place]]
    return there

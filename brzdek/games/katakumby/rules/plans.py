"""Tiles made ready for walking."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.cards.tiles import (
    A_TO_B,
    ARTIFACT,
    B_TO_A,
    HAVEN,
    LOWER,
    START,
    Chamber,
    Layout,
    Passage,
    Tile,
    index_of,
    side_of,
)
from brzdek.games.raid.cards.ground import DEPTHS


class PlanStep(NamedTuple):
    """A tunnel of a tile, taken from one of its ends."""

    tunnel: int
    to: str
    """Its other end."""
    room: int
    """The place of that end among the rooms of the tile; -1: it is none."""
    portal: bool
    footprints: bool
    monsters: int
    lock: bool
    against: bool
    """Against the arrow."""
    side: int
    """If that end is an edge point: its side, by its place among those of the tile."""
    place: int
    """Its place on that side."""


class Plan:
    """A tile made ready for walking: which tunnels start at each of its ends."""

    __slots__ = ("artifact", "back", "edges", "haunted", "layout", "rooms", "steps")

    def __init__(self, layout: Layout, points: int) -> None:
        self.layout = layout
        self.back = layout.back if isinstance(layout, Tile) else START
        self.haunted = isinstance(layout, Tile) and layout.haunted
        self.artifact = any(room.feature(ARTIFACT) for room in layout.rooms.values())
        """Has it a room for an artifact?"""
        self.rooms = tuple(sorted(layout.rooms, key=lambda room: layout.rooms[room].feature("crypt") is None))
        """The crypt first, the others in their order."""
        steps: dict[str, tuple[PlanStep, ...]] = {}
        for index, tunnel in enumerate(layout.tunnels):
            steps[tunnel.a] = (*steps.get(tunnel.a, ()), self._step(index, tunnel, tunnel.b, B_TO_A))
            steps[tunnel.b] = (*steps.get(tunnel.b, ()), self._step(index, tunnel, tunnel.a, A_TO_B))
        self.steps: Mapping[str, tuple[PlanStep, ...]] = steps
        self.edges = tuple(tuple(steps[f"{side}{index}"][0] for index in range(points)) for side in layout.sides)
        """The tunnels that begin at the edge points of each side."""

    def _step(self, index: int, tunnel: Passage, to: str, wrong: str) -> PlanStep:
        layout = self.layout
        room = self.rooms.index(to) if to in layout.rooms else -1
        edge = room < 0 and to not in layout.portals
        return PlanStep(
            index,
            to,
            room,
            to in layout.portals,
            tunnel.footprints,
            tunnel.monsters,
            tunnel.lock,
            tunnel.one_way == wrong,
            layout.sides.index(side_of(to)) if edge else -1,
            index_of(to) if edge else -1,
        )

    def zone(self, chamber: Chamber) -> str:
        if self.back == START:
            return HAVEN if chamber.half == LOWER else DEPTHS
        return self.back


class Plans(NamedTuple):
    """All tiles of a catalog."""

    tiles: Mapping[str, Plan]
    starts: Mapping[str, Plan]
    points: int
    """Edge points of each side."""


@lru_cache(maxsize=8)
def plans(catalog: Catalog) -> Plans:
    tables = catalog.tables
    points: int = tables["edge_points"]
    return Plans(
        {name: Plan(tile, points) for name, tile in tables["tiles"].items()},
        {side: Plan(layout, points) for side, layout in tables["start"].items()},
        points,
    )

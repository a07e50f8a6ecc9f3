"""The catacombs as they lie on the table: tiles in cells, and the ways that their tunnels make together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeAlias

from brzdek.core.values import NamedTuple, dataclass, field, replace
from brzdek.games.katakumby.cards.tiles import LOOT, REWARDS, SIDES, START_SIDES, Feature
from brzdek.games.katakumby.rules.plans import Plan, Plans, PlanStep
from brzdek.games.raid.cards.ground import Ground, Room

Cell: TypeAlias = tuple[int, int]
"""Column and row; rows are counted to the north."""
Point: TypeAlias = tuple[Cell, int, int]
"""A cell, one of its sides (by its place in SIDES) and an edge point of that side, as they lie on the table."""

Lock: TypeAlias = tuple[int, int]
"""A tile, by its place among the placed ones, and one of its tunnels."""

STEPS: Sequence[Cell] = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""To the cell beyond each side."""
_START_PLACES: Mapping[str, tuple[Cell, int]] = {
    "N": ((0, 1), 0), "EU": ((0, 1), 1), "EL": ((0, 0), 1), "S": ((0, 0), 2), "WL": ((0, 0), 3), "WU": ((0, 1), 3),
}  # fmt: skip
"""The cell and side of each unit side of the starting tile."""
_START_EDGES: Mapping[tuple[Cell, int], int] = {_START_PLACES[name]: at for at, name in enumerate(START_SIDES)}
"""The other way round: the place of a unit side among those of the starting tile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cave(Room):
    """A room of a tile on the table."""

    tile: int = 0
    """Which of the placed tiles, from 0."""
    name: str = ""
    """On its tile."""
    has: tuple[Feature, ...] = ()
    rewards: tuple[Feature, ...] = ()
    loot: tuple[str, ...] = ()
    """Chest, library and prison."""
    altar: bool = False
    haunted: bool = False

    def suits(self, place: str) -> bool:
        return self.altar if place == "altar" else Room.suits(self, place)


class Placed(NamedTuple):
    """A tile on the table."""

    tile: str
    """Its id; of the starting tile, its side."""
    cell: Cell
    """Of the starting tile: that of its lower half."""
    turn: int
    """Quarter turns clockwise."""
    first: int
    """The number of its first room."""


class Way(NamedTuple):
    """From a room, or from an edge, through one tunnel or several joined by portals."""

    to: int
    """The room at its end; 0: it leads into the open."""
    end: str
    """The label of the open end."""
    footprints: bool
    monsters: int
    locks: tuple[Lock, ...]
    """Closed locks by tile and tunnel."""
    against: bool
    """Against an arrow somewhere."""
    portals: tuple[tuple[int, str], ...]
    """Portals used, by tile and name."""
    number: int = 1
    """Among the ways to the same goal, the easiest first."""

    @property
    def boots(self) -> int:
        return 2 if self.footprints else 1

    @property
    def target(self) -> int | str:
        return self.to or self.end


Terms: TypeAlias = tuple[bool, int, tuple[Lock, ...], bool, tuple[tuple[int, str], ...]]
"""Footprints, monsters, locks, against an arrow, portals: what a way has met so far."""


@dataclass(frozen=True, slots=True, eq=False)
class Catacombs(Ground):
    """Everything on the table; nobody can write on it. Placing, turning and opening give new catacombs."""

    rooms: Mapping[int, Cave]
    plans: Plans
    side: str
    """Of the starting tile."""
    placed: tuple[Placed, ...]
    opened: frozenset[Lock]
    """Locks covered with a lockpick, by tile and tunnel."""
    _cells: Mapping[Cell, int]
    portals: tuple[tuple[int, str], ...]
    _found: dict[int, tuple[Way, ...]] = field(default_factory=dict)
    """Ways from rooms that were asked for."""
    _earlier: Mapping[int, tuple[Way, ...]] = field(default_factory=dict)
    """Ways that were asked for before the last tile came."""
    _joined: frozenset[str] = frozenset()
    """Ends that led into the open until it came: only ways through them have changed."""
    _near_portals: set[int] = field(default_factory=set)
    """Rooms from which a portal can be reached: every new portal changes their ways. Shared as the catacombs grow."""
    _entries: dict[tuple[Point, tuple[tuple[int, str], ...]], tuple[Way, ...]] = field(default_factory=dict)
    """Ways from edges on that were asked for, by the portals used before."""
    _grown: dict[tuple[str, Cell], dict[int, Catacombs]] = field(default_factory=dict)
    """The catacombs with one more tile in each of its rotations, as far as they were asked for."""

    def plain(self) -> dict[str, Any]:
        return {"side": self.side, "placed": [list(one) for one in self.placed], "opened": sorted(self.opened)}

    # -- what lies where

    @property
    def cells(self) -> Mapping[Cell, int]:
        """The tile in each cell."""
        return MappingProxyType(self._cells)

    def plan(self, tile: int) -> Plan:
        if tile == 0:
            return self.plans.starts[self.side]
        return self.plans.tiles[self.placed[tile].tile]

    def tile_rooms(self, tile: int) -> range:
        first = self.placed[tile].first
        return range(first, first + len(self.plan(tile).rooms))

    def cave(self, room: int) -> Cave:
        return self.rooms[room]

    def room_of(self, tile: int, name: str) -> int:
        return self.placed[tile].first + self.plan(tile).rooms.index(name)

    def sides(self, tile: int) -> Iterator[tuple[str, Cell, int]]:
        """The unit sides of a tile as it lies: name, cell and direction."""
        if tile == 0:
            for name, (cell, side) in _START_PLACES.items():
                yield name, cell, side
        else:
            for side, name in enumerate(SIDES):
                yield name, self.placed[tile].cell, side

    def edges(self, tile: int) -> dict[Point, str]:
        """The points on the table at which a tile has its own edge points."""
        places, turn = list(self.sides(tile)), self.placed[tile].turn
        return {
            (cell, side, index): f"{name}{index}"
            for own, name in enumerate(self.plan(tile).layout.sides)
            for _, cell, side in [places[(own + turn) % len(places)]]
            for index in range(self.plans.points)
        }

    def empty_cells(self, tile: int) -> dict[str, Cell]:
        """Empty cells beside a tile, by the label of the side: 3N, 1EU."""
        beyond = {f"{tile + 1}{name}": _beyond(cell, side) for name, cell, side in self.sides(tile)}
        return {label: cell for label, cell in beyond.items() if cell not in self._cells}

    def label(self, point: Point) -> str:
        """How an open tunnel end is called: 3N1, 1EU0."""
        cell, side, index = point
        tile = self._cells[cell]
        if tile:
            return f"{tile + 1}{SIDES[side]}{index}"
        name = next(name for name, place in _START_PLACES.items() if place == (cell, side))
        return f"1{name}{index}"

    def point(self, label: str) -> Point:
        """The point that a label names."""
        number = label.rstrip("0123456789").rstrip("NESWUL")
        name = label[len(number) : -1]
        cell, side = next((cell, side) for one, cell, side in self.sides(int(number) - 1) if one == name)
        return cell, side, int(label[-1])

    def facing(self, point: Point) -> Point:
        """The point that it meets on the tile beyond."""
        cell, side, index = point
        return _beyond(cell, side), (side + 2) % 4, self.plans.points - 1 - index

    # -- ways

    def ways(self, room: int) -> tuple[Way, ...]:
        """All ways on from a room, open ends included; the easiest first among those with the same goal."""
        ways = self._found.get(room)
        if ways is None:
            ways = self._earlier.get(room)
            if ways is None or not self._joined.isdisjoint([way.end for way in ways]):
                ways = self._ways_from(self.cave(room))
            self._found[room] = ways
        return ways

    def _ways_from(self, cave: Cave) -> tuple[Way, ...]:
        ways: list[Way] = []
        for step in self.plan(cave.tile).steps[cave.name]:
            if self._follow(cave.tile, step, (False, 0, (), False, ()), ways):
                self._near_portals.add(cave.id)
        return _distinct(ways)

    def ways_in(self, point: Point, so_far: Way | None = None) -> tuple[Way, ...]:
        """The ways from a tile's edge on to rooms; the portals used so far stay closed."""
        used = () if so_far is None else so_far.portals
        found = self._entries.get((point, used))
        if found is None:
            ways: list[Way] = []
            tile = self._cells[point[0]]
            self._follow(tile, self._entered(tile, *point), (False, 0, (), False, used), ways)
            found = self._entries[point, used] = _distinct([way for way in ways if way.to])
        return found

    def _follow(self, tile: int, step: PlanStep, so_far: Terms, ways: list[Way]) -> bool:
        """Go on along a tunnel, with its symbols added to those so far, up to a room or into the open.

        Does it lead to a portal?
        """
        footprints, monsters, locks, against, portals = so_far
        while True:
            tunnel, to, room, portal, tracks, beasts, lock, wrong, _, _ = step
            footprints = footprints or tracks
            monsters += beasts
            against = against or wrong
            if lock and (tile, tunnel) not in self.opened:
                locks = (*locks, (tile, tunnel))
            if room >= 0:
                ways.append(Way(self.placed[tile].first + room, "", footprints, monsters, locks, against, portals))
                return False
            if portal:
                self._through_portals((tile, to), (footprints, monsters, locks, against, portals), ways)
                return True
            here = self._lies_at(tile, step)
            (column, row), side, index = here
            east, north = STEPS[side]
            cell = column + east, row + north
            beyond = self._cells.get(cell)
            if beyond is None:
                ways.append(Way(0, self.label(here), footprints, monsters, locks, against, portals))
                return False
            tile, step = beyond, self._entered(beyond, cell, (side + 2) % 4, self.plans.points - 1 - index)

    def _through_portals(self, portal: tuple[int, str], so_far: Terms, ways: list[Way]) -> None:
        footprints, monsters, locks, against, used = so_far
        if portal in used:
            return
        for other in self.portals:
            if other != portal and other not in used:
                step = self.plan(other[0]).steps[other[1]][0]
                terms = footprints, monsters, locks, against, (*used, portal, other)
                self._follow(other[0], step, terms, ways)

    def _entered(self, tile: int, cell: Cell, side: int, index: int) -> PlanStep:
        """The tunnel of a tile that begins at this point."""
        if not tile:
            return self.plans.starts[self.side].edges[_START_EDGES[cell, side]][index]
        placed, _, turn, _ = self.placed[tile]
        return self.plans.tiles[placed].edges[(side - turn) % 4][index]

    def _lies_at(self, tile: int, step: PlanStep) -> Point:
        """Where the edge point to which a step leads lies on the table."""
        if tile == 0:
            cell, side = _START_PLACES[START_SIDES[step.side]]
            return cell, side, step.place
        _, cell, turn, _ = self.placed[tile]
        return cell, (step.side + turn) % 4, step.place

    # -- changes

    def with_tile(self, tile: str, cell: Cell, turn: int) -> Catacombs:
        """With one more tile on the table."""
        rotations = self._grown.setdefault((tile, cell), {})
        laid = rotations.get(turn)
        if laid is None:
            other = next(iter(rotations.values()), None)
            laid = rotations[turn] = self._lay(tile, cell, turn) if other is None else other._with_last(turn)
        return laid

    def _lay(self, tile: str, cell: Cell, turn: int) -> Catacombs:
        index, plan = len(self.placed), self.plans.tiles[tile]
        first = self.placed[-1].first + len(self.plan(index - 1).rooms)
        rooms = {first + place: _cave(first + place, index, name, plan) for place, name in enumerate(plan.rooms)}
        return replace(
            self,
            rooms=MappingProxyType({**self.rooms, **rooms}),
            placed=(*self.placed, Placed(tile, cell, turn, first)),
            _cells={**self._cells, cell: index},
            portals=(*self.portals, *[(index, portal) for portal in plan.layout.portals]),
            _found={},
            _earlier=self._away_from_portals() if plan.layout.portals else self._found,
            _joined=self._ends_around(cell),
            _entries={},
            _grown={},
        )

    def _with_last(self, turn: int) -> Catacombs:
        """With the last tile as if it had been laid in another rotation."""
        placed = (*self.placed[:-1], self.placed[-1]._replace(turn=turn))
        return replace(self, placed=placed, _found={}, _entries={}, _grown={})

    def _away_from(self, tile: int) -> dict[int, tuple[Way, ...]]:
        """The ways that have nothing to do with a tile."""
        around = {self._cells.get(_beyond(self.placed[tile].cell, side)) for side in range(len(SIDES))} | {tile}
        return {room: ways for room, ways in self._away_from_portals().items() if self.cave(room).tile not in around}

    def _away_from_portals(self) -> Mapping[int, tuple[Way, ...]]:
        return {room: ways for room, ways in self._found.items() if room not in self._near_portals}

    def _ends_around(self, cell: Cell) -> frozenset[str]:
        """The labels of all tunnel ends that lead into a cell."""
        sides = [(_beyond(cell, side), (side + 2) % 4) for side in range(len(SIDES))]
        points = range(self.plans.points)
        return frozenset(
            [self.label((beside, side, index)) for beside, side in sides if beside in self._cells for index in points]
        )

    def with_turned(self, tile: int, turn: int) -> Catacombs:
        """With a tile in another rotation."""
        placed = self.placed[tile]
        return replace(
            self,
            placed=(*self.placed[:tile], placed._replace(turn=turn), *self.placed[tile + 1 :]),
            _found=self._away_from(tile),
            _earlier={},
            _entries={},
            _grown={},
        )

    def with_open(self, locks: Sequence[Lock]) -> Catacombs:
        """With lockpicks on these locks."""
        found = {room: ways for room, ways in self._found.items() if not any(way.locks for way in ways)}
        return replace(self, opened=self.opened.union(locks), _found=found, _earlier={}, _entries={}, _grown={})


def _beyond(cell: Cell, side: int) -> Cell:
    column, row = STEPS[side]
    return cell[0] + column, cell[1] + row


def _distinct(ways: list[Way]) -> tuple[Way, ...]:
    """Sorted by goal and ease, and numbered; of ways that cost the same on the same terms only one."""
    if len({way[:2] for way in ways}) == len(ways):
        return tuple(sorted(ways))
    ways.sort(key=_ease)
    found: dict[tuple[object, ...], Way] = {}
    last, number = None, 1
    for way in ways:
        to, end, footprints, monsters, locks, against, portals, _ = way
        terms = to, end, footprints, monsters, locks, against, bool(portals)
        if terms not in found:
            number = number + 1 if (to, end) == last else 1
            last = to, end
            found[terms] = way if number == 1 else way._replace(number=number)
    return tuple(found.values())


def _ease(way: Way) -> tuple[object, ...]:
    return way.to, way.end, way.against, way.footprints, way.monsters, len(way.locks), len(way.portals), way.portals


def starting_tile(plans: Plans, side: str) -> Catacombs:
    """The starting tile alone."""
    plan = plans.starts[side]
    return Catacombs(
        rooms=MappingProxyType({1 + at: _cave(1 + at, 0, name, plan) for at, name in enumerate(plan.rooms)}),
        start=1,
        plans=plans,
        side=side,
        placed=(Placed(side, (0, 0), 0, 1),),
        opened=frozenset(),
        _cells={(0, 0): 0, (0, 1): 0},
        portals=tuple((0, portal) for portal in plan.layout.portals),
    )


@lru_cache(maxsize=4096)
def _cave(number: int, tile: int, name: str, plan: Plan) -> Cave:
    chamber = plan.layout.rooms[name]
    return Cave(
        id=number,
        zone=plan.zone(chamber),
        crystal_cave=chamber.feature("crystal_cave") is not None,
        market=chamber.feature("market") is not None,
        tile=tile,
        name=name,
        has=chamber.has,
        rewards=tuple(one for one in chamber.has if one.kind in REWARDS),
        loot=tuple(one.kind for one in chamber.has if one.kind in LOOT),
        altar=chamber.feature("altar") is not None,
        haunted=plan.haunted,
    )

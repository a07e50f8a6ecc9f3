"""Where everything lies on a tile of Katakumby: rooms, ways and signs as plain values.

Lengths are hundredths of the side of a square, from the lower left corner of the tile upwards and to the right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from math import cos, dist, pi, sin

from brzdek.core.values import NamedTuple
from printables.draw.shapes import Point
from printables.tiles.designs.curves import Curve, Measure, Stand, way_through
from printables.tiles.designs.katakumby_data import (
    B_TO_A,
    LOWER_SIDES,
    FeatureData,
    LayoutData,
    PassageData,
    index_of,
    side_of,
)

WIDTH = 6.8
"""Of a tunnel, from wall to wall."""
EMPTY, PLAIN, RICH, PORTAL = 9.6, 12.0, 13.8, 7.0
"""Radius of a room with nothing in it, with one thing, with tokens of its own or several things; and of a portal."""
SHARE = 0.42
"""How much of the way to its neighbour a room may take."""
BORDER = 1.6
"""Between a room and the edge of the tile."""
KEEP = 3.6
"""Between a sign and the edge of the tile: a careless cut does no harm."""
GAP = 0.8
"""Between a sign and a room."""
CLEAR = 2.2
"""Between a tunnel and a room where it does not lead."""
LEAST, TOKEN, ROOMY = 9.5, 13.2, 0.82
"""How small a room may get for the sake of tunnels, and one in which tokens lie; which part of their size signs get
at least, if they can."""
LAID = ("artifact", "altar", "monkey_shrine", "crypt")
"""Where tokens lie from the start or are laid."""
SPAN = 8.0
"""Half the length of a bridge."""
INSIDE = 9.0
"""How near to the edge a detour may come."""
DETOURS = (0, 3, -3, 6, -6)
"""How far aside a way may go."""
SIZES = {"footprints": 7.4, "monster": 6.6, "lock": 9.9, "arrow": 7.0}
INWARD: Mapping[str, Point] = {"N": (0, -1), "E": (-1, 0), "S": (0, 1), "W": (1, 0)}


class PicturedRoom(NamedTuple):
    """A room or a portal as a circle."""

    name: str
    at: Point
    radius: float
    has: tuple[FeatureData, ...]
    portal: bool = False
    free: float = 45
    """The direction in which the fewest tunnels lead, in degrees to the left of rightwards."""


class Sign(NamedTuple):
    """A sign in a tunnel, and how big it is."""

    kind: str
    stand: Stand
    size: float


class PicturedTunnel(NamedTuple):
    """A tunnel as a line. One that leads to the edge of the tile begins there."""

    way: Curve
    edge: str
    """The edge point at which it begins; empty: in a room."""
    signs: tuple[Sign, ...]


class TilePicture(NamedTuple):
    """A whole tile."""

    height: float
    rooms: tuple[PicturedRoom, ...]
    tunnels: tuple[PicturedTunnel, ...]
    bridges: tuple[tuple[Point, ...], ...] = ()
    """Pieces of tunnels that lead over others."""


def edge_place(layout: LayoutData, point: str, points: int) -> Point:
    """Where exactly an edge point lies, if there are so many on a side."""
    side, along = side_of(point), 100 * (index_of(point) + 1) / (points + 1)
    below = 100 if side in LOWER_SIDES and side != "S" else 0
    if side in ("N", "S"):
        return (along, layout.height) if side == "N" else (100 - along, 0)
    return (100, layout.height - below - along) if side[0] == "E" else (0, layout.height - below - 100 + along)


@lru_cache(maxsize=256)
def plan_of(layout: LayoutData, points: int) -> TilePicture:
    """Rooms as big as their things need; then the ways, bent around rooms where they do not lead; then what is left."""
    wanted = _rooms(layout)
    lines = [_line(layout, passage, wanted, points) for passage in layout.tunnels]
    rooms = {name: room._replace(radius=_radius(room, lines, wanted)) for name, room in wanted.items()}
    tunnels = tuple(PicturedTunnel(line.way, line.edge, _signs(line, rooms, lines)) for line in lines)
    pictured = tuple(room._replace(free=_free(room, lines)) for room in rooms.values())
    bridges = tuple(_bridges(lines, pictured))
    return TilePicture(layout.height, pictured, tunnels, bridges)


def _bridges(lines: Sequence[_Line], rooms: Sequence[PicturedRoom]) -> Iterator[tuple[Point, ...]]:
    """Where two tunnels cross outside of rooms, a piece of the one that is drawn later."""
    for under, over in combinations(lines, 2):
        for place, (one, two) in enumerate(pairwise(over.measure.points)):
            if under.measure.crossed(one, two) and all(dist(one, room.at) > room.radius + SPAN for room in rooms):
                length = over.measure.lengths[place]
                steps = [length + SPAN * (step / 4 - 1) for step in range(9)]
                yield tuple(over.measure.at(step)[:2] for step in steps)


class _Line(NamedTuple):
    """A tunnel before its signs are placed. ``ends``: from where its way begins."""

    passage: PassageData
    way: Curve
    ends: tuple[str, str]
    edge: str
    measure: Measure

    @property
    def backwards(self) -> bool:
        return self.ends[0] != self.passage.a

    @property
    def need(self) -> float:
        """How much of it has to be seen for its signs."""
        return sum(SIZES[kind] for kind in _kinds(self.passage))


def _rooms(layout: LayoutData) -> dict[str, PicturedRoom]:
    spots = {name: (float(x), float(layout.height - y)) for name, (x, y) in layout.spots().items()}
    rooms = {}
    for name, at in spots.items():
        chamber = layout.rooms.get(name)
        wanted = _wanted(chamber.has) if chamber else PORTAL
        others = [
            dist(at, other) * SHARE if chamber is None or there in layout.rooms else dist(at, other) - PORTAL - 3
            for there, other in spots.items()
            if there != name
        ]
        space = min(others, default=100)
        edge = min(at[0], 100 - at[0], at[1], layout.height - at[1]) - BORDER
        rooms[name] = PicturedRoom(name, at, min(wanted, space, edge), chamber.has if chamber else (), chamber is None)
    return rooms


def _wanted(has: Sequence[FeatureData]) -> float:
    if not has:
        return EMPTY
    shown = [feature.kind for feature in has if feature.kind != "crystal_cave"]
    return RICH if len(shown) > 1 or any(kind in LAID for kind in shown) else PLAIN


def least(room: PicturedRoom) -> float:
    """How small a room may get."""
    return TOKEN if any(feature.kind in LAID for feature in room.has) else LEAST


def _radius(room: PicturedRoom, lines: Sequence[_Line], rooms: Mapping[str, PicturedRoom]) -> float:
    """Smaller where a tunnel passes by, or where the signs of a short one need space."""
    radius = room.radius
    for line in lines:
        if room.name not in line.ends:
            radius = min(radius, max(least(room), line.measure.distance(room.at) - WIDTH / 2 - BORDER))
        elif line.need:
            free = line.measure.length - ROOMY * line.need - (KEEP if line.edge else 0) - len(line.ends) * GAP
            radii = sum(rooms[end].radius for end in line.ends if end in rooms)
            radius = min(radius, max(least(room), room.radius * free / radii))
    return min(radius, room.radius)


def _free(room: PicturedRoom, lines: Sequence[_Line]) -> float:
    """Where on its wall there is the most room."""

    def space(turn: int) -> float:
        spot = room.at[0] + room.radius * cos(turn * pi / 180), room.at[1] + room.radius * sin(turn * pi / 180)
        return min(line.measure.distance(spot) for line in lines)

    return max(range(0, 360, 15), key=space)


def _line(layout: LayoutData, passage: PassageData, rooms: Mapping[str, PicturedRoom], points: int) -> _Line:
    via = [(float(x), float(layout.height - y)) for x, y in passage.via]
    ends = (passage.a, passage.b)
    if passage.b not in rooms:
        ends, via = (passage.b, passage.a), via[::-1]
    edge = ends[0] if ends[0] not in rooms else ""
    start = edge_place(layout, edge, points) if edge else rooms[ends[0]].at
    others = [room for name, room in rooms.items() if name not in ends]
    inward = INWARD[edge[0]] if edge else None
    way, measure = _clear([start, *via, rooms[ends[1]].at], inward, others, layout.height)
    return _Line(passage, way, ends, edge, measure)


def _clear(
    points: Sequence[Point], inward: Point | None, others: Sequence[PicturedRoom], height: float
) -> tuple[Curve, Measure]:
    """The straightest way that keeps off all other rooms, or else the one that keeps off the furthest."""
    tried: list[tuple[float, Curve, Measure]] = []
    for aside in DETOURS if len(points) == 2 else DETOURS[:1]:
        way = way_through(_around(points, aside, height), inward)
        measure = Measure(way)
        space = min((measure.distance(room.at) - room.radius for room in others), default=100) - WIDTH / 2
        if space >= CLEAR:
            return way, measure
        tried.append((space, way, measure))
    return max(tried, key=lambda one: one[0])[1:]


def _around(points: Sequence[Point], aside: float, height: float) -> Sequence[Point]:
    """The points, and a further one so far to the left of their middle."""
    if not aside:
        return points
    (x1, y1), (x2, y2) = points
    far = dist(*points)
    x, y = (x1 + x2) / 2 - aside * (y2 - y1) / far, (y1 + y2) / 2 + aside * (x2 - x1) / far
    return points[0], (min(max(x, INSIDE), 100 - INSIDE), min(max(y, INSIDE), height - INSIDE)), points[1]


def _kinds(passage: PassageData) -> list[str]:
    kinds = ["footprints"] if passage.footprints else []
    kinds += ["lock"] if passage.lock else []
    kinds += ["monster"] * passage.monsters
    return [*kinds, "arrow"] if passage.one_way else kinds


def _signs(line: _Line, rooms: Mapping[str, PicturedRoom], lines: Sequence[_Line]) -> tuple[Sign, ...]:
    """Signs one after another, in what is seen of the tunnel: near its middle, but off other tunnels."""
    measure, kinds = line.measure, _kinds(line.passage)
    if not kinds:
        return ()
    low, high = KEEP if line.edge else 0.0, measure.length
    for room in (rooms[end] for end in line.ends if end in rooms):
        seen = measure.outside(room.at, room.radius + GAP)
        low, high = max(low, min(seen, default=0)), min(high, max(seen, default=measure.length))
    against = (line.passage.one_way == B_TO_A) != line.backwards
    kinds = kinds[::-1] if against else kinds
    scale = min(1.0, max(high - low, 1) / line.need)
    others = [other.measure for other in lines if other is not line]

    def row(place: float) -> tuple[Sign, ...]:
        signs = []
        for kind in kinds:
            size = scale * SIZES[kind]
            stand = measure.at(place + size / 2)
            signs.append(Sign(kind, stand._replace(angle=stand.angle + (180 if against else 0)), size))
            place += size
        return tuple(signs)

    def merit(place: float) -> float:
        spots = [(sign.stand.x, sign.stand.y) for sign in row(place)]
        off = min((other.distance(spot) for other in others for spot in spots), default=WIDTH)
        return min(off, WIDTH) - 0.06 * abs(place - middle)

    slack = max(high - low - scale * line.need, 0)
    middle = low + slack / 2
    return row(max((middle, *(low + slack * step / 8 for step in range(9))), key=merit))


def around(count: int) -> tuple[tuple[Point, ...], float]:
    """Where so many things lie in a room of radius 1, and how big each can be."""
    if count == 1:
        return ((0.0, 0.0),), 1.22
    if count == 2:
        return ((-0.43, 0.0), (0.43, 0.0)), 0.8
    ring = {3: (0.5, 0.68), 4: (0.54, 0.6)}.get(count, (0.62, 0.5))
    turns = [2 * pi * place / count + pi / 2 for place in range(count)]
    return tuple((ring[0] * cos(turn), ring[0] * sin(turn)) for turn in turns), ring[1]

"""Where the chambers and tunnels of a dungeon lie on its map, from the data of a board."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from math import atan2, degrees, dist, hypot, inf
from typing import Protocol

from brzdek.core.values import NamedTuple, dataclass, field
from printables.boards.designs.base import Area
from printables.draw.shapes import Point, Shape, curves, meet

RADIUS = 47.0
"""Of a chamber."""
WALL = 4.0
NEAREST = 2 * RADIUS + 30
"""From the middle of one chamber to the next."""
SIGN = 19.0
"""Of what a tunnel asks for, on the plate in its middle."""
WIDTH = 17.0
"""Of a tunnel."""
BENDS = (0.0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.46, -0.46)
"""How far a tunnel may swing out to find its way, as a part of its length."""
FARTHEST = 2 * NEAREST
"""Farther from each other chambers never disturb each other."""
TIMES = 150
"""How often chambers are pushed apart."""
SPACE = RADIUS + 14
"""Nearer than this no tunnel should come to the middle of a chamber."""


class MapRoom(Protocol):
    """What is drawn of a room."""

    id: int
    zone: str
    at: tuple[int, int]
    crystal_cave: bool
    market: bool
    heal: int
    artifact: int
    minor_secrets: int
    major_secrets: int
    monkey_idols: int


class MapTunnel(Protocol):
    """What is drawn of a tunnel, seen from one of its ends."""

    to: int
    boots: int
    monsters: int
    locked: bool
    against: bool
    wrap: bool


class MapBoard(Protocol):
    """One side of a board."""

    rooms: Mapping[int, MapRoom]
    tunnels: Mapping[int, Sequence[MapTunnel]]
    start: int


class MappedTunnel(NamedTuple):
    """A tunnel once, from the end where an arrow begins."""

    start: int
    tunnel: MapTunnel
    one_way: bool


def ways(board: MapBoard) -> Iterator[MappedTunnel]:
    """All tunnels of a board, each once."""
    for here, tunnels in board.tunnels.items():
        for tunnel in tunnels:
            back = next(way for way in board.tunnels[tunnel.to] if way.to == here)
            if back.against or (not tunnel.against and here < tunnel.to):
                yield MappedTunnel(here, tunnel, back.against)


class Bow(NamedTuple):
    """The line of a tunnel: a curve with its two handles."""

    start: Point
    one: Point
    two: Point
    end: Point

    def at(self, part: float) -> Point:
        rest = 1 - part
        weights = (rest**3, 3 * rest * rest * part, 3 * rest * part * part, part**3)
        points = (self.start, self.one, self.two, self.end)
        return (
            sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
            sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
        )

    def towards(self, part: float) -> float:
        """Degrees to the left of the way to the right."""
        (x1, y1), (x2, y2) = self.at(part - 0.02), self.at(part + 0.02)
        return degrees(atan2(y2 - y1, x2 - x1))

    def shape(self) -> Shape:
        return curves(self.start, (*self.one, *self.two, *self.end), closed=False)

    def points(self, count: int = 16) -> list[Point]:
        return [self.at(step / count) for step in range(count + 1)]


@dataclass(slots=True)
class DungeonMap:
    """Where everything is on the map."""

    area: Area
    spots: dict[int, Point]
    bows: list[tuple[MappedTunnel, Bow]] = field(default_factory=list)
    lines: list[list[Point]] = field(default_factory=list)
    """Points on the tunnels that are laid already."""
    edges: list[tuple[MappedTunnel, int, Bow]] = field(default_factory=list)
    """Tunnels round the edge: the way, the room, and the piece between room and edge."""


SPAN = (0, 30, 885, 890)
"""What the rooms of a board take of it: left, top, right, bottom, in thousandths."""


def signs_of(tunnel: MapTunnel) -> list[str]:
    """What it asks for."""
    return (["steps"] if tunnel.boots > 1 else []) + ["monster"] * tunnel.monsters + (["lock"] if tunnel.locked else [])


def plate_size(signs: int, dx: float, dy: float) -> tuple[float, float, bool]:
    """The sides of a plate, and whether signs stand above each other: across the tunnel, off the rooms at its ends."""
    upright = signs > 1 and abs(dx) > abs(dy)
    wide, high = signs * (SIGN + 2) + 5, SIGN + 6
    return (high, wide, True) if upright else (wide, high, False)


def plan_of(board: MapBoard, area: Area, taken: Area | None = None) -> DungeonMap:
    """Places for rooms and lines for tunnels; ``taken``: what lies at the top of the area, where no room may be."""
    left, top, right, bottom = SPAN
    spots = {
        room.id: (
            area.x + (room.at[0] - left) / (right - left) * area.width,
            area.y + area.height - (room.at[1] - top) / (bottom - top) * area.height,
        )
        for room in board.rooms.values()
    }
    edge = {name for way in ways(board) if way.tunnel.wrap for name in (way.start, way.tunnel.to)}
    plates = {_pair(way): len(signs_of(way.tunnel)) for way in ways(board) if not way.tunnel.wrap}
    spots = _apart(spots, Crowd(area, taken, edge, plates, board.start))
    plan = DungeonMap(area, spots)
    inner = sorted(ways(board), key=lambda way: dist(spots[way.start], spots[way.tunnel.to]))
    for way in inner:
        if way.tunnel.wrap:
            plan.edges += [(way, name, _to_edge(plan, name, other)) for name, other in _both(way)]
        else:
            plan.bows.append((way, _bow(plan, way)))
    return plan


class Crowd(NamedTuple):
    """What keeps chambers apart."""

    area: Area
    taken: Area | None
    edge: Collection[int]
    """The rooms whose tunnels leave the board, which need space for a sign there."""
    plates: Mapping[frozenset[int], int]
    """How many signs stand between two rooms."""
    start: int

    def need(self, pair: frozenset[int], dx: float, dy: float) -> float:
        """How far two chambers have to be from each other, if one lies in this direction from the other."""
        return max(NEAREST, 2 * _clear(self.plates[pair], dx, dy)) if self.plates.get(pair) else NEAREST

    def inside(self, name: int, x: float, y: float) -> Point:
        """The nearest place on the map."""
        area, keep = self.area, RADIUS + 10
        beside = RADIUS + 64 if name in self.edge else keep
        top, taken = area.y + area.height - keep, self.taken
        if taken and name != self.start and taken.x - keep < x < taken.x + taken.width + keep:
            top = min(top, taken.y - keep)
        return min(max(x, area.x + beside), area.x + area.width - beside), min(max(y, area.y + keep), top)


def _clear(signs: int, dx: float, dy: float) -> float:
    """From the middle of a plate to that of a chamber whose wall it does not touch."""
    length = max(hypot(dx, dy), 1)
    wide, high, _ = plate_size(signs, dx, dy)
    far = RADIUS
    while hypot(max(far * abs(dx) / length - wide / 2, 0), max(far * abs(dy) / length - high / 2, 0)) < RADIUS + WALL:
        far += 1
    return far


def _apart(spots: Mapping[int, Point], crowd: Crowd) -> dict[int, Point]:
    """The same places, moved a little where chambers would touch each other, the plates between them, or the edge."""
    places = dict(spots)
    for _ in range(TIMES):
        moved = {name: [x, y] for name, (x, y) in places.items()}
        for one, two in combinations(places, 2):
            (x1, y1), (x2, y2) = places[one], places[two]
            away = max(dist((x1, y1), (x2, y2)), 1)
            if away >= FARTHEST:
                continue
            push = (crowd.need(frozenset((one, two)), x2 - x1, y2 - y1) - away) / 4
            if push > 0:
                dx, dy = push * (x2 - x1) / away, push * (y2 - y1) / away
                for name, sign in ((one, -1), (two, 1)):
                    moved[name][0] += sign * dx
                    moved[name][1] += sign * dy
        places = {name: crowd.inside(name, x, y) for name, (x, y) in moved.items()}
    return places


def _pair(way: MappedTunnel) -> frozenset[int]:
    return frozenset((way.start, way.tunnel.to))


def _both(way: MappedTunnel) -> tuple[tuple[int, int], tuple[int, int]]:
    return (way.start, way.tunnel.to), (way.tunnel.to, way.start)


def _to_edge(plan: DungeonMap, name: int, other: int) -> Bow:
    """To the left edge for the room that lies further left, to the right one for the other."""
    x, y = plan.spots[name]
    area = plan.area
    edge = area.x if x < plan.spots[other][0] else area.x + area.width
    return Bow((x, y), (x + (edge - x) / 3, y), (x + 2 * (edge - x) / 3, y), (edge, y))


def _bow(plan: DungeonMap, way: MappedTunnel) -> Bow:
    """The straightest line that keeps away from other rooms and crosses the fewest tunnels."""
    ends = way.start, way.tunnel.to
    one, two = (plan.spots[name] for name in ends)
    others = [spot for name, spot in plan.spots.items() if name not in ends]
    best, least = _swung(one, two, BENDS[0]), inf
    for bend in BENDS:
        if abs(bend) >= least:
            break
        bow = _swung(one, two, bend)
        cost = _cost(bow, others, plan.lines) + abs(bend)
        if cost < least:
            best, least = bow, cost
    plan.lines.append(best.points(8))
    return best


def _swung(one: Point, two: Point, bend: float) -> Bow:
    dx, dy = two[0] - one[0], two[1] - one[1]
    handles = [(one[0] + part * dx - bend * dy * 1.33, one[1] + part * dy + bend * dx * 1.33) for part in (0.33, 0.67)]
    return Bow(one, handles[0], handles[1], two)


def _cost(bow: Bow, others: Sequence[Point], taken: Sequence[Sequence[Point]]) -> float:
    points = bow.points(12)
    near = 0.0
    box = _box(points)
    for x, y in others:
        # Only what is near enough to matter is measured.
        if box[0] - SPACE < x < box[2] + SPACE and box[1] - SPACE < y < box[3] + SPACE:
            near += max(0.0, SPACE - min(hypot(u - x, v - y) for u, v in points)) / 6
    return near + 1.5 * sum(_crossings(points, box, other) for other in taken)


def _box(points: Sequence[Point]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _crossings(one: Sequence[Point], box: tuple[float, float, float, float], two: Sequence[Point]) -> int:
    left, bottom, right, top = _box(two)
    if left > box[2] or right < box[0] or bottom > box[3] or top < box[1]:
        return 0
    if {one[0], one[-1]} & {two[0], two[-1]}:
        return 0
    return sum(meet(a, b, c, d) for a, b in pairwise(one) for c, d in pairwise(two))

"""A dungeon as a map: chambers, tunnels and their signs, from the data of a board."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from math import atan2, cos, degrees, hypot, inf, pi, sin
from typing import NamedTuple, Protocol

from printables.boards.base import Area, Brush
from printables.boards.words import BOARDS
from printables.faces.common import shield
from printables.fonts import font
from printables.shapes import Point, Shape, Step, circle, curves, line, rectangle, regular

RADIUS = 41.0
"""Of a chamber."""
NEAREST = 2 * RADIUS + 27
"""From the middle of one chamber to the next."""
WIDTH = 17.0
"""Of a tunnel."""
SIGN = 19.0
"""The size of the signs of a tunnel."""
BENDS = (0.0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.46, -0.46)
"""How far a tunnel may swing out to find its way, as a part of its length."""
SPACE = RADIUS + 14
"""Nearer than this no tunnel should come to the middle of a chamber."""
ROCKS = 170
LINES = 12
"""How many places below each other are tried for a zone's name."""
ENOUGH = 10.0
"""Room around a zone's name."""
NAME = 22.0
"""The size of a zone's name."""


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


class Way(NamedTuple):
    """A tunnel once, from the end where an arrow begins."""

    start: int
    tunnel: MapTunnel
    one_way: bool


def ways(board: MapBoard) -> Iterator[Way]:
    """All tunnels of a board, each once."""
    for here, tunnels in board.tunnels.items():
        for tunnel in tunnels:
            back = next(way for way in board.tunnels[tunnel.to] if way.to == here)
            if back.against or (not tunnel.against and here < tunnel.to):
                yield Way(here, tunnel, back.against)


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
class Plan:
    """Where everything is on the map."""

    area: Area
    spots: dict[int, Point]
    bows: list[tuple[Way, Bow]] = field(default_factory=list)
    lines: list[list[Point]] = field(default_factory=list)
    """Points on the tunnels that are laid already."""
    edges: list[tuple[Way, int, Bow]] = field(default_factory=list)
    """Tunnels round the edge: the way, the room, and the piece between room and edge."""


SPAN = (0, 30, 885, 890)
"""What the rooms of a board take of it: left, top, right, bottom, in thousandths."""


def plan_of(board: MapBoard, area: Area) -> Plan:
    """Places for rooms and lines for tunnels."""
    left, top, right, bottom = SPAN
    spots = {
        room.id: (
            area.x + (room.at[0] - left) / (right - left) * area.width,
            area.y + area.height - (room.at[1] - top) / (bottom - top) * area.height,
        )
        for room in board.rooms.values()
    }
    edge = {name for way in ways(board) if way.tunnel.wrap for name in (way.start, way.tunnel.to)}
    spots = _apart(spots, area, edge)
    plan = Plan(area, spots)
    inner = sorted(ways(board), key=lambda way: _length(spots[way.start], spots[way.tunnel.to]))
    for way in inner:
        if way.tunnel.wrap:
            plan.edges += [(way, name, _to_edge(plan, name, other)) for name, other in _both(way)]
        else:
            plan.bows.append((way, _bow(plan, way)))
    return plan


def _apart(spots: Mapping[int, Point], area: Area, edge: Collection[int]) -> dict[int, Point]:
    """The same places, moved a little where chambers would touch each other or the edge.

    ``edge``: the rooms whose tunnels leave the board, which need space for a sign there.
    """
    keep = RADIUS + 10
    beside = {name: RADIUS + 64 if name in edge else keep for name in spots}
    places = dict(spots)
    for _ in range(40):
        moved = {name: [x, y] for name, (x, y) in places.items()}
        for one, two in combinations(places, 2):
            (x1, y1), (x2, y2) = places[one], places[two]
            away = max(_length((x1, y1), (x2, y2)), 1)
            push = (NEAREST - away) / 4
            if push > 0:
                dx, dy = push * (x2 - x1) / away, push * (y2 - y1) / away
                for name, sign in ((one, -1), (two, 1)):
                    moved[name][0] += sign * dx
                    moved[name][1] += sign * dy
        places = {
            name: (
                min(max(x, area.x + beside[name]), area.x + area.width - beside[name]),
                min(max(y, area.y + keep), area.y + area.height - keep),
            )
            for name, (x, y) in moved.items()
        }
    return places


def _both(way: Way) -> tuple[tuple[int, int], tuple[int, int]]:
    return (way.start, way.tunnel.to), (way.tunnel.to, way.start)


def _to_edge(plan: Plan, name: int, other: int) -> Bow:
    """To the left edge for the room that lies further left, to the right one for the other."""
    x, y = plan.spots[name]
    area = plan.area
    edge = area.x if x < plan.spots[other][0] else area.x + area.width
    return Bow((x, y), (x + (edge - x) / 3, y), (x + 2 * (edge - x) / 3, y), (edge, y))


def _length(one: Point, two: Point) -> float:
    return hypot(two[0] - one[0], two[1] - one[1])


def _bow(plan: Plan, way: Way) -> Bow:
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
    return sum(_meet(a, b, c, d) for a, b in pairwise(one) for c, d in pairwise(two))


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


# -- drawing


def draw_map(brush: Brush, board: MapBoard, area: Area) -> None:
    """The whole map, from the rock to the signs."""
    plan = plan_of(board, area)
    brush.surface.save()
    brush.surface.clip(rectangle(*area, 14))
    _rock(brush, board, plan)
    bows = [bow for _, bow in plan.bows] + [bow for _, _, bow in plan.edges]
    dark = brush.colour("brown") if not brush.theme.saves else brush.colour("stone")
    floor = brush.colour("earth", 0.25) if not brush.theme.saves else brush.colour("white")
    for bow in bows:
        brush.shape(bow.shape(), None, dark, WIDTH + 5)
    for bow in bows:
        brush.shape(bow.shape(), None, floor, WIDTH)
    brush.surface.restore()
    for room in board.rooms.values():
        _chamber(brush, board, room, plan.spots[room.id])
    for way, bow in plan.bows:
        _signs(brush, way, bow)
    for way, name, bow in plan.edges:
        _edge(brush, way, name, bow)


class _Chance:
    """The same scattered numbers on every machine."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2654435761 % 2**32 or 1

    def __call__(self) -> float:
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return self.state / 2**32


def borders(board: MapBoard) -> tuple[float, float]:
    """Where the dungeon and where the depths begin, in thousandths from the top."""

    def reach(zone: str) -> list[int]:
        return [room.at[1] for room in board.rooms.values() if room.zone == zone]

    outside, upper, depths = reach("outside"), reach("upper"), reach("depths")
    return (max(outside) + min(upper)) / 2, (max(upper) + min(depths)) / 2


def _rock(brush: Brush, board: MapBoard, plan: Plan) -> None:
    x, y, width, height = plan.area
    _, top, _, bottom = SPAN
    ground, depths = (y + height - (line_ - top) / (bottom - top) * height for line_ in borders(board))
    brush.shape(rectangle(x, y, width, height), brush.ground("teal", 0.78))
    _layer(brush, plan.area, ground, brush.ground("brown", 0.4), 7, 9)
    _layer(brush, plan.area, depths, brush.ground("violet", 0.3), 3, 12)
    chance = _Chance(7)
    for _ in range(ROCKS):
        px, py, size = x + chance() * width, y + chance() * height, 5 + 9 * chance()
        hue = "violet" if py < depths - 12 else "brown" if py < ground - 12 else ""
        if hue:
            pale = brush.colour(hue, 0.85 if brush.theme.saves else 0.2)
            brush.shape(regular(px, py, size, 5, 72 * chance()), None, pale, 1.2)
    for zone, top_of in (("upper", ground), ("depths", depths)):
        words = brush.say(f"zone.{zone}")
        left, base, clear = _free(plan, top_of - 28, font("title").width(words) * NAME)
        if clear < 0:
            # Two languages are too long for some dungeons.
            words = BOARDS[f"zone.{zone}"].to(brush.lang)
            left, base, _ = _free(plan, top_of - 28, font("title").width(words) * NAME)
        dark = "violet" if zone == "depths" else "brown"
        ink = brush.colour("white") if brush.theme.ink == "full" else brush.colour(dark)
        brush.surface.text(left, base, words, "title", NAME, ink)


def _free(plan: Plan, top: float, wide: float) -> tuple[float, float, float]:
    """Where a text of this width has room between tunnels and chambers: near the top, at the right if it can be.

    Its left end, its base line, and how much room there is around it.
    """
    lines_ = [bow for _, bow in plan.bows] + [bow for _, _, bow in plan.edges]
    taken = [(point, WIDTH) for bow in lines_ for point in bow.points(16)]
    taken += [(spot, RADIUS) for spot in plan.spots.values()]
    low, high = top - 12 * LINES - SPACE, top + NAME + SPACE
    taken = [(point, reach) for point, reach in taken if low < point[1] < high]

    def clear(left: float, base: float) -> float:
        return min(
            hypot(x - min(max(x, left), left + wide), y - min(max(y, base), base + 0.7 * NAME)) - reach
            for (x, y), reach in taken
        )

    step = (plan.area.width - wide - 32) / 15
    lefts = [plan.area.x + plan.area.width - 16 - wide - place * step for place in range(16)]
    best = (lefts[0], top, -inf)
    for place in ((left, top - 12 * row) for row in range(LINES) for left in lefts):
        room = clear(*place)
        if room > best[2]:
            best = (*place, room)
        if room >= ENOUGH:
            break
    return best


def _layer(brush: Brush, area: Area, top: float, fill: str | None, waves: int, swell: float) -> None:
    """Rock below a wavy line."""
    x, y, width, _ = area
    step = width / waves / 2
    steps: list[Step] = []
    for wave in range(2 * waves):
        left = x + wave * step
        lift = swell if wave % 2 else -swell
        steps.append((left + 0.36 * step, top + lift, left + 0.64 * step, top + lift, left + step, top))
    outline = curves((x, top), *steps, (x + width, y), (x, y))
    brush.shape(outline, fill, brush.colour("brown"), 2)


def _chamber(brush: Brush, board: MapBoard, room: MapRoom, spot: Point) -> None:
    x, y = spot
    hue = _hue(room)
    paper = brush.colour("white") if brush.theme.saves else brush.colour(hue, 0.86)
    if room.zone == "outside":
        grass = brush.colour("white") if brush.theme.saves else brush.colour("green", 0.8)
        brush.shape(circle(x, y, RADIUS), grass, brush.colour("green"), 4)
        brush.icon("gate", x, y + 6, 42)
        brush.words(x, y - 26, brush.say("start"), 13, brush.colour("ink"), width=62)
        return
    brush.shape(outline_of(room, x, y, RADIUS + 4), brush.colour("brown"))
    brush.shape(outline_of(room, x, y, RADIUS), paper, brush.colour(hue), 2.4)
    _contents(brush, room, x, y)
    brush.words(x, y - RADIUS + 9.5, str(room.id), 9.5, brush.colour("soft"), "text")


def _hue(room: MapRoom) -> str:
    if room.crystal_cave:
        return "violet"
    if room.market:
        return "orange"
    if room.artifact:
        return "gold"
    return "brown"


def outline_of(room: MapRoom, x: float, y: float, radius: float) -> Shape:
    """A cave is jagged, a market square, an artifact's chamber has eight walls, all others were dug by hand."""
    if room.market:
        side = 0.92 * radius
        return rectangle(x - side, y - side, 2 * side, 2 * side, 0.2 * radius)
    if room.crystal_cave:
        points = []
        for step in range(18):
            reach = radius * (1.06 if step % 2 else 0.93)
            points.append((x + reach * cos(pi * step / 9), y + reach * sin(pi * step / 9)))
        return curves(points[0], *points[1:])
    if room.artifact:
        return regular(x, y, 1.06 * radius, 8, 22.5)
    return _blob(room.id, x, y, radius)


def _blob(seed: int, x: float, y: float, radius: float) -> Shape:
    chance = _Chance(seed + 40)
    count = 9
    reach = [radius * (0.93 + 0.11 * chance()) for _ in range(count)]
    points = [
        (x + reach[place] * cos(2 * pi * place / count), y + reach[place] * sin(2 * pi * place / count))
        for place in range(count)
    ]
    steps: list[Step] = []
    for place in range(count):
        before, here, there, after = (points[(place + shift) % count] for shift in (-1, 0, 1, 2))
        one = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        two = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        steps.append((*one, *two, *there))
    return curves(points[0], *steps)


def _items(room: MapRoom) -> list[tuple[str, str]]:
    """What is in a room: a sign and the word on it."""
    items: list[tuple[str, str]] = []
    if room.artifact:
        items.append(("artifact", str(room.artifact)))
    items += [("idol", "")] * room.monkey_idols
    items += [("major", "II")] * room.major_secrets
    items += [("minor", "I")] * room.minor_secrets
    if room.heal:
        items.append(("heart", str(room.heal)))
    if room.market:
        items.append(("stall", ""))
    if room.crystal_cave:
        items.append(("crystal", ""))
    return items


def _contents(brush: Brush, room: MapRoom, x: float, y: float) -> None:
    items = _items(room)
    if not items:
        return
    rows = [items] if len(items) < 3 else [items[: len(items) // 2], items[len(items) // 2 :]]
    size = {1: 44.0, 2: 33.0}.get(len(items), 28.0)
    for number, row in enumerate(rows):
        height = y + (4 if len(rows) == 1 else 7) + ((len(rows) - 1) / 2 - number) * (size + 2)
        for place, (sign, word) in enumerate(row):
            _item(brush, sign, word, x + (place - (len(row) - 1) / 2) * (size + 2), height, size)


def _item(brush: Brush, sign: str, word: str, x: float, y: float, size: float) -> None:
    if sign == "artifact":
        paint = brush.theme.panel("gold", 1.6)
        brush.shape(shield(x, y, 0.46 * size), paint.paint.fill or brush.colour("white"), brush.colour("gold"), 1.6)
        brush.words(x, y + 1, word, 0.48 * size, paint.ink, "number")
    elif sign in ("major", "minor"):
        hue = "violet" if sign == "major" else "teal"
        paint = brush.theme.panel(hue, 1.6)
        brush.shape(circle(x, y, 0.46 * size), paint.paint.fill or brush.colour("white"), brush.colour(hue), 1.6)
        brush.shape(circle(x, y, 0.39 * size), None, paint.ink, 0.9)
        brush.words(x, y, word, 0.46 * size, paint.ink, "number")
    elif sign == "heart":
        brush.icon("heart", x, y, 0.9 * size)
        brush.words(x, y + 0.04 * size, word, 0.42 * size, brush.colour("white"), "number")
    else:
        brush.icon(sign, x, y, 0.9 * size)


def _signs(brush: Brush, way: Way, bow: Bow) -> None:
    """What a tunnel asks for, on a plate in its middle; arrows along it."""
    tunnel = way.tunnel
    if way.one_way:
        _arrows(brush, bow)
    signs = (
        (["steps"] if tunnel.boots > 1 else []) + ["monster"] * tunnel.monsters + (["lock"] if tunnel.locked else [])
    )
    if not signs:
        return
    x, y = bow.at(0.5)
    wide = len(signs) * (SIGN + 2) + 5
    plate = rectangle(x - wide / 2, y - SIGN / 2 - 4, wide, SIGN + 8, 8)
    brush.shape(plate, brush.colour("white"), brush.colour("ink"), 1.5)
    for place, sign in enumerate(signs):
        brush.icon(sign, x + (place - (len(signs) - 1) / 2) * (SIGN + 2), y, SIGN)


def _arrows(brush: Brush, bow: Bow) -> None:
    length = max(_length(bow.start, bow.end), 1)
    first = (RADIUS + 13) / length
    for part in (first, 1 - first) if first < 0.36 else (0.5,):
        x, y = bow.at(part)
        with brush.surface.turned(x, y, bow.towards(part)):
            brush.icon("arrow", 0, 0, 18, brush.colour("red"))


def _edge(brush: Brush, way: Way, name: int, bow: Bow) -> None:
    """Where a tunnel leaves the board: a hand, and the room where one comes out."""
    other = way.tunnel.to if name == way.start else way.start
    x, y = bow.end
    inward = 1 if x < bow.start[0] else -1
    middle = x + inward * 30
    plate = rectangle(middle - 28, y - 14, 56, 28, 9)
    brush.shape(plate, brush.colour("white"), brush.colour("ink"), 1.5)
    brush.icon("hand", middle - 12, y, 21)
    brush.words(middle + 13, y, str(other), 15, brush.colour("ink"), "number")


def countdown(brush: Brush, area: Area, cubes: Sequence[int]) -> None:
    """The spaces of those who are out, and what each adds to the attack; the last one catches all."""
    x, y, width, height = area
    step = width / (len(cubes) + 1)
    radius = min(0.42 * height, 0.42 * step)
    base = y + radius
    brush.shape(line(x + step / 2, base, x + width - step / 2, base), None, brush.colour("ink"), 4)
    for place in range(len(cubes) + 1):
        middle = x + (place + 0.5) * step
        last = place == len(cubes)
        fill = brush.colour("white") if brush.theme.saves or not last else brush.colour("red")
        brush.shape(circle(middle, base, radius), fill, brush.colour("red" if last else "ink"), 2.4)
        if last:
            ink = brush.colour("red") if brush.theme.saves else brush.colour("white")
            brush.icon("monster", middle, base, 1.1 * radius, ink, fill)
        else:
            brush.icon("dragon", middle - 0.34 * radius, base, 0.8 * radius)
            brush.words(middle + 0.48 * radius, base, f"+{cubes[place]}", 0.62 * radius, brush.colour("ink"), "number")
    left, above = x + step / 2 - radius, y + 2 * radius + 6
    brush.surface.text(left, above, brush.say("countdown"), "strong", 15, brush.colour("ink"))

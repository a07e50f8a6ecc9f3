"""A dungeon as a map: rock, chambers, tunnels and their signs."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, dist, hypot, inf, pi, sin

from printables.boards.designs.base import Area, Brush
from printables.boards.designs.dungeon_map import (
    RADIUS,
    SPACE,
    SPAN,
    WIDTH,
    Bow,
    DungeonMap,
    MapBoard,
    MappedTunnel,
    MapRoom,
    plan_of,
)
from printables.boards.designs.words import BOARDS
from printables.cards.designs.common import shield
from printables.draw.fonts import font
from printables.draw.shapes import Point, Shape, Step, circle, curves, line, rectangle, regular

SIGN = 19.0
"""The size of the signs of a tunnel."""
ROCKS = 170
LINES = 12
"""How many places below each other are tried for a zone's name."""
ENOUGH = 10.0
"""Room around a zone's name."""
NAME = 22.0
"""The size of a zone's name."""


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


def _rock(brush: Brush, board: MapBoard, plan: DungeonMap) -> None:
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


def _free(plan: DungeonMap, top: float, wide: float) -> tuple[float, float, float]:
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


def _signs(brush: Brush, way: MappedTunnel, bow: Bow) -> None:
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
    length = max(dist(bow.start, bow.end), 1)
    first = (RADIUS + 13) / length
    for part in (first, 1 - first) if first < 0.36 else (0.5,):
        x, y = bow.at(part)
        with brush.surface.turned(x, y, bow.towards(part)):
            brush.icon("arrow", 0, 0, 18, brush.colour("red"))


def _edge(brush: Brush, way: MappedTunnel, name: int, bow: Bow) -> None:
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

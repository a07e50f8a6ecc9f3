"""A dungeon as a map: rock, chambers, tunnels and their signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, dist, hypot, inf, pi, sin

from printables.boards.designs.base import Area, Brush
from printables.boards.designs.dungeon_map import (
    RADIUS,
    SIGN,
    SPAN,
    WALL,
    WIDTH,
    Bow,
    DungeonMap,
    MapBoard,
    MappedTunnel,
    MapRoom,
    plan_of,
    plate_size,
    signs_of,
)
from printables.boards.designs.words import BOARDS
from printables.draw.fonts import font
from printables.draw.shapes import Point, Shape, Step, circle, curves, line, rectangle, regular
from printables.tokens.fits import TokenPlace
from printables.tokens.sorts import backs

ROCKS = 170
NARROW = 0.99
"""How near the walls of a room come to its middle, as a part of its radius."""
ROW = 12.0
"""From one place to the next below that is tried for a zone's name."""
ENOUGH = 6.0
"""Room around a zone's name."""
NAMES = (22.0, 19.0, 16.0)
"""The sizes of a zone's name."""


def draw_map(brush: Brush, board: MapBoard, area: Area, taken: Area) -> None:
    """The whole map, from the rock to the signs."""
    plan = plan_of(board, area, taken)
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
    for zone, top_of, foot in (("upper", ground, depths), ("depths", depths, y)):
        words, left, base, size = zone_name(brush, plan, zone, top_of, foot)
        hue, light = ("violet", 0.3) if zone == "depths" else ("brown", 0.4)
        below = brush.ground(hue, light) or brush.colour("white")
        brush.surface.text(left, base, words, "title", size, brush.theme.on(below))


def zone_name(brush: Brush, plan: DungeonMap, zone: str, top: float, foot: float) -> tuple[str, float, float, float]:
    """The words, their place and their size: as big as they can be without touching a room or a tunnel."""
    own = BOARDS[f"zone.{zone}"].to(brush.lang)
    best = (own, 0.0, 0.0, NAMES[-1], -inf)
    for words in dict.fromkeys((brush.say(f"zone.{zone}"), own)):
        for size in NAMES:
            left, base, clear = _free(plan, top - 6 - size, foot + 10, font("title").width(words) * size, size)
            if clear >= 1:
                return words, left, base, size
            if clear > best[4]:
                best = (words, left, base, size, clear)
    return best[:4]


def _free(plan: DungeonMap, top: float, foot: float, wide: float, size: float) -> tuple[float, float, float]:
    """Where a text of this width has room between tunnels and chambers: near the top, at the right if it can be.

    Its left end, its base line, and how much room there is around it.
    """
    lines_ = [bow for _, bow in plan.bows] + [bow for _, _, bow in plan.edges]
    taken = [(point, 0.7 * WIDTH) for bow in lines_ for point in bow.points(16)]
    taken += [(spot, 1.1 * RADIUS + 4) for spot in plan.spots.values()]

    def clear(left: float, base: float) -> float:
        return min(
            hypot(x - min(max(x, left), left + wide), y - min(max(y, base), base + 0.7 * size)) - reach
            for (x, y), reach in taken
        )

    step = (plan.area.width - wide - 32) / 23
    lefts = [plan.area.x + plan.area.width - 16 - wide - place * step for place in range(24)]
    best = (lefts[0], top, -inf)
    for row in range(int((top - foot) / ROW)):
        for left in lefts:
            room = clear(left, top - ROW * row)
            if room >= ENOUGH:
                return left, top - ROW * row, room
            if room > best[2]:
                best = (left, top - ROW * row, room)
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
    brush.shape(outline_of(room, x, y, RADIUS + WALL), brush.colour("brown"))
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
        side = NARROW * radius
        return rectangle(x - side, y - side, 2 * side, 2 * side, 0.2 * radius)
    if room.crystal_cave:
        points = []
        for step in range(18):
            reach = radius * (1.1 if step % 2 else NARROW)
            points.append((x + reach * cos(pi * step / 9), y + reach * sin(pi * step / 9)))
        return curves(points[0], *points[1:])
    if room.artifact:
        return regular(x, y, 1.06 * radius, 8, 22.5)
    return _blob(room.id, x, y, radius)


def _blob(seed: int, x: float, y: float, radius: float) -> Shape:
    chance = _Chance(seed + 40)
    count = 9
    reach = [radius * (NARROW + 0.09 * chance()) for _ in range(count)]
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


def tokens_in(room: MapRoom) -> list[tuple[str, str]]:
    """The tokens that lie in a room: their sort and the word on their place."""
    tokens = [("artifact", str(room.artifact))] if room.artifact else []
    tokens += [("idol", "")] * room.monkey_idols
    return tokens + [("major", "II")] * room.major_secrets + [("minor", "I")] * room.minor_secrets


def room_places(room: MapRoom) -> Iterator[TokenPlace]:
    """What is put into a room, inside of its walls; and two who meet there."""
    wide = 2 * NARROW * RADIUS
    tokens = tokens_in(room)
    if tokens:
        yield TokenPlace(tokens[0][0], len(tokens), wide, wide)
    yield TokenPlace("start" if room.zone == "outside" else "room", 2, wide, wide)


def _marks(room: MapRoom) -> list[tuple[str, str]]:
    """What else a room is."""
    marks = [("heart", str(room.heal))] if room.heal else []
    marks += [("stall", "")] if room.market else []
    return marks + ([("crystal", "")] if room.crystal_cave else [])


def slots(count: int) -> tuple[Sequence[Point], float]:
    """Where so many tokens lie in a room of radius 1, and how wide each may be."""
    if count == 1:
        return ((0.0, 0.0),), 1.1
    if count == 2:
        return ((-0.5, 0.0), (0.5, 0.0)), 1.0
    ring = 1 / (1 + sin(pi / count))
    turns = [pi / 2 + 2 * pi * place / count for place in range(count)]
    return tuple((ring * cos(turn), ring * sin(turn)) for turn in turns), 2 * (1 - ring)


def _contents(brush: Brush, room: MapRoom, x: float, y: float) -> None:
    """The places of tokens as big as those are; other signs where they stay seen."""
    tokens, marks = tokens_in(room), _marks(room)
    inner = NARROW * RADIUS
    if tokens:
        places, wide = slots(len(tokens))
        for (sign, word), (dx, dy) in zip(tokens, places, strict=True):
            _item(brush, sign, word, x + dx * inner, y + dy * inner, 0.96 * wide * inner)
    size, lift = (0.4 * RADIUS, 0.76 * inner) if tokens else (RADIUS, 0.08 * RADIUS)
    for place, (sign, word) in enumerate(marks):
        _item(brush, sign, word, x + (place - (len(marks) - 1) / 2) * (size + 2), y + lift, size)


def _item(brush: Brush, sign: str, word: str, x: float, y: float, size: float) -> None:
    if sign == "artifact":
        paint = brush.theme.panel("gold", 1.6)
        ground = paint.paint.fill or brush.colour("white")
        brush.shape(regular(x, y, 0.5 * size, 6), ground, brush.colour("gold"), 1.6)
        brush.icon("artifact", x, y + 0.16 * size, 0.36 * size, paint.ink, ground)
        brush.words(x, y - 0.22 * size, word, 0.36 * size, paint.ink, "number")
    elif sign in ("major", "minor"):
        hue = backs()[sign].hue
        ground = brush.colour("white")
        brush.icon("secret", x, y, 0.96 * size, brush.colour(hue), ground)
        brush.words(x, y - 0.27 * size, word, 0.2 * size, ground, "number")
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
    signs = signs_of(tunnel)
    if not signs:
        return
    x, y, wide, high, upright = plate_of(bow, len(signs))
    plate = rectangle(x - wide / 2, y - high / 2, wide, high, 8)
    brush.shape(plate, brush.colour("white"), brush.colour("ink"), 1.5)
    for place, sign in enumerate(signs):
        along = (place - (len(signs) - 1) / 2) * (SIGN + 2)
        brush.icon(sign, x + (0 if upright else along), y + (along if upright else 0), SIGN)


def plate_of(bow: Bow, signs: int) -> tuple[float, float, float, float, bool]:
    """Its middle, its sides, and whether signs stand above each other."""
    return (*bow.at(0.5), *plate_size(signs, bow.end[0] - bow.start[0], bow.end[1] - bow.start[1]))


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


def countdown_place(area: Area, cubes: Sequence[int]) -> TokenPlace:
    wide = 0.84 * min(area.height, area.width / (len(cubes) + 1))
    return TokenPlace("countdown", 1, wide, wide)


def countdown(brush: Brush, area: Area, cubes: Sequence[int]) -> None:
    """The spaces of those who are out, and what each adds to the attack; the last one catches all."""
    x, y, width, _ = area
    step = width / (len(cubes) + 1)
    radius = countdown_place(area, cubes).width / 2
    base = y + radius
    brush.shape(line(x + step / 2, base, x + width - step / 2, base), None, brush.colour("ink"), 4)
    for place in range(len(cubes) + 1):
        middle = x + (place + 0.5) * step
        last = place == len(cubes)
        fill = brush.colour("white") if brush.theme.saves or not last else brush.colour("red")
        brush.shape(circle(middle, base, radius), fill, brush.colour("red" if last else "ink"), 2.4)
        if last:
            ink = brush.colour("red") if brush.theme.saves else brush.colour("white")
            brush.icon("skull", middle, base, 1.1 * radius, ink, fill)
        else:
            brush.icon("dragon", middle - 0.34 * radius, base, 0.8 * radius)
            brush.words(middle + 0.48 * radius, base, f"+{cubes[place]}", 0.62 * radius, brush.colour("ink"), "number")
    left, above = x + step / 2 - radius, y + 2 * radius + 6
    brush.surface.text(left, above, brush.say("countdown"), "strong", 15, brush.colour("ink"))

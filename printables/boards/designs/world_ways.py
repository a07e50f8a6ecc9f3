"""What lies between the spaces of a world: rivers and walls, doors and arrows, bridges, and the roads of the Abyss."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, dist, pi, sin

from printables.boards.designs.base import Area, Brush
from printables.boards.designs.world_plan import BETWEEN, EDGE, PATH, WALLED, Space, WorldPlan, middle_of
from printables.boards.designs.world_space import ROAD_HUES, ROAD_ROLLS
from printables.draw.shapes import Point, circle, line, polygon, polyline, rectangle, regular, star
from printables.draw.surface import Paint

NODE = 8.0
"""The radius of a space's number on the wheel of roads."""
ROAD = 1.9
"""Half the width of a road."""
BRICK = 10.0


# -- rings


def borders(brush: Brush, plan: WorldPlan, spaces: Sequence[Space]) -> None:
    """Around every region but the outermost: a river if rafts cross it, otherwise a wall."""
    boxes = {region: _box(plan, spaces, region) for region in dict.fromkeys(space.region for space in spaces)}
    order = sorted(boxes, key=lambda region: -boxes[region].width)
    for outer, inner in pairwise(order):
        box = boxes[inner]
        half = BETWEEN / 2
        band = Area(box.x - half, box.y - half, box.width + BETWEEN, box.height + BETWEEN)
        shore = {space.id for space in spaces if space.region == inner}
        wet = any(shore & set(space.facing) for space in spaces if space.region == outer)
        (_river if wet else _rampart)(brush, band)


def _box(plan: WorldPlan, spaces: Sequence[Space], region: str) -> Area:
    cells = [plan.cells[space.id] for space in spaces if space.region == region]
    left, bottom = min(cell.x for cell in cells), min(cell.y for cell in cells)
    right, top = max(cell.x + cell.width for cell in cells), max(cell.y + cell.height for cell in cells)
    return Area(left, bottom, right - left, top - bottom)


def _river(brush: Brush, band: Area) -> None:
    outline = rectangle(*band, 8)
    water = brush.colour("blue", 0.7 if brush.theme.saves else 0.35)
    brush.shape(outline, None, brush.colour("blue"), 0.78 * BETWEEN)
    brush.shape(outline, None, brush.colour("white") if brush.theme.saves else water, 0.66 * BETWEEN)
    for shift, dash in ((-2.2, (9.0, 7.0)), (2.2, (6.0, 9.0))):
        wave = rectangle(band.x - shift, band.y - shift, band.width + 2 * shift, band.height + 2 * shift, 8)
        brush.surface.shape(wave, Paint(None, brush.colour("blue", 0.75), 0.7, dash, round=True))


def _rampart(brush: Brush, band: Area) -> None:
    outline = rectangle(*band)
    brush.shape(outline, None, brush.colour("ink"), 0.7 * BETWEEN)
    brush.shape(outline, None, brush.colour("white" if brush.theme.saves else "stone"), 0.6 * BETWEEN)
    joints = Paint(None, brush.colour("ink"), 0.6 * BETWEEN, (0.6, BRICK - 0.6))
    brush.surface.shape(outline, joints)
    brush.shape(outline, None, brush.colour("ink"), 0.5)


def passage(brush: Brush, one: Area, two: Area, icon: str) -> None:
    """A bridge or a gate between two spaces that lie beside or askew each other."""
    (x1, y1), (x2, y2) = middle_of(one), middle_of(two)
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    brush.shape(circle(x, y, 8.6), brush.colour("white"), brush.colour("brown"), 1.4)
    brush.icon(icon, x, y, 11.5, brush.colour("brown"), brush.colour("white"))


# -- paths


def walls(brush: Brush, plan: WorldPlan) -> None:
    """Stone around everything, and doors where the way leads on."""
    lefts, bottoms = [cell.x for cell in plan.cells.values()], [cell.y for cell in plan.cells.values()]
    rights = [cell.x + cell.width for cell in plan.cells.values()]
    tops = [cell.y + cell.height for cell in plan.cells.values()]
    left, bottom = min(lefts) - WALLED, min(bottoms) - WALLED
    box = Area(left, bottom, max(rights) + WALLED - left, max(tops) + WALLED - bottom)
    brush.shape(rectangle(*box, 5), brush.colour("white") if brush.theme.saves else brush.colour("stone", 0.35))
    _masonry(brush, box)
    brush.shape(rectangle(*box, 5), None, brush.colour("ink"), 1.2)


def _masonry(brush: Brush, box: Area) -> None:
    """Courses of stone; they are seen between the rooms."""
    joint = Paint(None, brush.colour("stone", 0.6 if brush.theme.saves else 0), 0.35)
    step = WALLED / 2
    for row in range(int(box.height / step)):
        y = box.y + row * step
        brush.surface.shape(line(box.x, y, box.x + box.width, y), joint)
        for column in range(int(box.width / BRICK)):
            x = box.x + (column + 0.5 * (row % 2)) * BRICK
            brush.surface.shape(line(x, y, x, y + step), joint)


def arrows(brush: Brush, plan: WorldPlan, hue: str) -> None:
    """A door, or only an arrow, between spaces that follow each other."""
    for way in plan.ways:
        _arrow(brush, middle_of(plan.cells[way.start]), middle_of(plan.cells[way.end]), hue, door=plan.style == PATH)


def entrance(brush: Brush, plan: WorldPlan, words: str, hue: str) -> None:
    """The door through which one comes in: at the left of the first space."""
    first = plan.cells[plan.ways[0].start]
    x, y = middle_of(first)
    outside = first.x - WALLED
    _arrow(brush, (2 * (first.x - WALLED / 2) - x, y), (x, y), hue, door=True)
    with brush.surface.turned(outside - 5, y, 90):
        brush.words(0, 0, words, 6.4, brush.colour("ink"), width=70)


def _arrow(brush: Brush, start: Point, end: Point, hue: str, *, door: bool) -> None:
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    with brush.surface.turned(x, y, degrees(atan2(end[1] - start[1], end[0] - start[0]))):
        if door:
            floor = brush.colour("white") if brush.theme.saves else brush.colour("paper")
            brush.shape(rectangle(-WALLED / 2 - 0.6, -13, WALLED + 1.2, 26), floor)
            for side in (-13, 13):
                brush.shape(line(-WALLED / 2 - 0.6, side, WALLED / 2 + 0.6, side), None, brush.colour("ink"), 1.2)
        size = 5.4 if door else 5.0
        tip = [(-0.6 * size, 0.9 * size), (0.7 * size, 0), (-0.6 * size, -0.9 * size), (-0.2 * size, 0)]
        brush.shape(polygon(tip), brush.colour(hue), brush.colour("white"), 0.5)


def into_middle(brush: Brush, start: Area, middle: Area, icon: str, words: str, hue: str) -> None:
    """Where the way ends: the place that the spaces enclose."""
    x, y = middle_of(middle)
    radius = 0.4 * min(middle.width, middle.height)
    ground = brush.colour("white") if brush.theme.saves else brush.colour("paper")
    brush.shape(rectangle(*_grown(middle, -WALLED), 6), ground, brush.colour("gold"), 2.4)
    brush.icon(icon, x, y + 0.12 * radius, 1.3 * radius, brush.colour(hue, 0.25), ground)
    brush.words(x, y - 0.86 * radius, words, 7, brush.colour("ink"), "title", width=1.9 * radius)
    _arrow(brush, middle_of(start), (x, y), hue, door=True)


def _grown(area: Area, by: float) -> Area:
    return Area(area.x - by, area.y - by, area.width + 2 * by, area.height + 2 * by)


# -- roads


def night(brush: Brush, plan: WorldPlan) -> None:
    """Stars behind everything."""
    brush.shape(rectangle(0, 0, plan.width, plan.height), brush.ground("violet", 0.12))
    state = 12345
    for _ in range(260):
        numbers = []
        for _ in range(3):
            state = (state * 1103515245 + 12345) % 2**31
            numbers.append(state / 2**31)
        x, y, size = numbers[0] * plan.width, numbers[1] * plan.height, 0.5 + 1.9 * numbers[2] ** 3
        pale = brush.colour("violet", 0.75)
        brush.shape(star(x, y, size, 0.35 * size, 4), pale)


def wheel(brush: Brush, plan: WorldPlan, spaces: Sequence[Space]) -> None:
    """All roads on a wheel of numbered knots, each joined to its space."""
    if plan.middle is None:
        return
    order = sorted(spaces, key=lambda space: space.place)
    x, y = middle_of(plan.middle)
    radius = 0.41 * plan.middle.width
    count = 4 * -(-len(order) // 4)
    knots = {
        space.id: (
            x + radius * cos(pi * (0.75 - 2 * place / count)),
            y + radius * sin(pi * (0.75 - 2 * place / count)),
        )
        for place, space in enumerate(order)
    }
    for space in order:
        end = middle_of(plan.cells[space.id])
        brush.shape(line(*knots[space.id], *end), None, brush.colour("gold", 0.2), 2.6)
    for colour in reversed(range(len(ROAD_HUES))):
        for space in order:
            if colour < len(space.roads):
                road(brush, [knots[space.id], knots[space.roads[colour]]], colour)
    brush.shape(circle(x, y, 13), brush.colour("white"), brush.colour("violet"), 1.4)
    brush.icon("vortex", x, y, 21)
    for number, space in enumerate(order, 1):
        at = knots[space.id]
        brush.shape(regular(*at, NODE, 8, 22.5), brush.colour("white"), brush.colour("ink"), 1.2)
        brush.words(*at, str(number), 7.6, brush.colour("ink"), "number")


def road(brush: Brush, points: Sequence[Point], colour: int, away: float = NODE) -> None:
    """A road with an arrow at its end; colours are told apart by the line as well."""
    dark, bright = brush.colour("ink"), brush.colour("white")
    main = bright if colour == 0 else brush.colour(ROAD_HUES[colour], 0.1)
    brush.shape(polyline(points), None, dark, 2 * ROAD + 0.9)
    brush.shape(polyline(points), None, main, 2 * ROAD)
    if colour:
        dash: tuple[float, ...] = () if colour == 1 else (5.0, 4.0)
        brush.surface.shape(polyline(points), Paint(None, bright, 0.7, dash))
    (x1, y1), (x2, y2) = points[-2], points[-1]
    far = dist((x1, y1), (x2, y2))
    tip = (x2 - away * (x2 - x1) / far, y2 - away * (y2 - y1) / far)
    with brush.surface.turned(*tip, degrees(atan2(y2 - y1, x2 - x1))):
        brush.shape(polygon([(-8.4, 4.3), (0, 0), (-8.4, -4.3)]), main, dark, 0.7)


def roads_legend(brush: Brush, plan: WorldPlan, y: float, names: Mapping[int, str]) -> None:
    """Which roll leads along which road."""
    step = (plan.width - 2 * EDGE) / len(ROAD_ROLLS)
    for place, roll in enumerate(ROAD_ROLLS):
        left = EDGE + place * step + 16
        ink = brush.colour("white" if brush.theme.ink == "full" else "ink")
        brush.surface.text(left, y - 2, roll, "number", 6, ink)
        road(brush, [(left + 16, y), (left + 48, y)], place, 0)
        brush.surface.text(left + 54, y - 1.8, names[place], "strong", 5.4, ink)

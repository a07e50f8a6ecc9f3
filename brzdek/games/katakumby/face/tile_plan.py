"""Where the rooms, portals and tunnels of a tile go on a sheet of characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from brzdek.core.values import NamedTuple, dataclass
from brzdek.games.katakumby.cards.tiles import Layout, Spot, edge_points, turned_spot
from brzdek.games.raid.face.routing import Box, Cell, LineStep, Link, route

GAPS = ((4, 2), (3, 1), (2, 1), (1, 0))
"""Columns and lines between two rooms, from what looks well to what must do."""
MOVED = 7
"""So many columns at most, or half as many lines, a room is moved for the sake of a better gap."""
TALL, LOW = 3, 1
"""How high rooms are: with walls all round, or in brackets on one line."""
MARGINS = {TALL: 3, LOW: 2}
"""How far from the border rooms begin: a line to a high one may have to bend before it meets the wall."""
WALLS = 2


class SketchSize(NamedTuple):
    """Of a square tile, in characters, its border included; neighbours share their border."""

    width: int
    height: int


class Try(NamedTuple):
    """A way to lay out a tile."""

    tall: int
    long_first: bool
    """Are long lines laid before short ones?"""
    outside_in: bool
    """Do lines run from the border to the rooms? They can bend right after their start, not right before their end."""


TRIES = [Try(tall, long, outside) for tall in (TALL, LOW) for outside in (False, True) for long in (False, True)]
FULL = SketchSize(33, 15)
COMPACT = SketchSize(25, 11)


class Line(NamedTuple):
    """A tunnel laid out on a sheet."""

    start: str
    end: str
    """From where to where its steps lead."""
    steps: Sequence[LineStep]
    """Empty where there was no way for it."""


@dataclass(frozen=True, slots=True)
class TileSketch:
    """A tile laid out on a sheet."""

    width: int
    height: int
    boxes: Mapping[str, Box]
    """Rooms and portals."""
    ends: Mapping[str, Cell]
    """Edge points, by their printed names."""
    lines: Sequence[Line]
    """For each tunnel."""
    crossings: frozenset[Cell]

    @property
    def undrawn(self) -> list[int]:
        return [index for index, line in enumerate(self.lines) if not line.steps]

    @property
    def overlaps(self) -> int:
        """How many rooms stand over others."""
        return sum(not _apart(one, other, (0, 0)) for one, other in combinations(self.boxes.values(), 2))


@lru_cache(maxsize=256)
def plan(layout: Layout, points: int, rotation: int, size: SketchSize, widths: tuple[int, ...]) -> TileSketch:
    """A tile on a sheet. ``widths``: how many characters each room and portal needs inside, in their order.

    Rooms have walls all round if everything can be drawn that way.
    """
    best = _planned(layout, points, rotation, size, widths, TRIES[0])
    for one in TRIES[1:]:
        if not best.undrawn and not best.overlaps and (one.tall == LOW or one.outside_in or not best.crossings):
            break
        other = _planned(layout, points, rotation, size, widths, one)
        best = min(best, other, key=lambda plan: (plan.overlaps, len(plan.undrawn), len(plan.crossings)))
    return best


def _planned(
    layout: Layout, points: int, rotation: int, size: SketchSize, widths: tuple[int, ...], how: Try
) -> TileSketch:
    width, height = size.width, (size.height - 1) * layout.height // 100 + 1
    wanted = {name: _cell(spot, layout, rotation, size) for name, spot in layout.spots().items()}
    needs = [
        (name, max(inside, _roomy(layout, name, how.tall)) + WALLS, how.tall if name in layout.rooms else LOW)
        for name, inside in zip((*layout.rooms, *layout.portals), widths, strict=True)
    ]
    boxes = _placed(wanted, needs, width, height)
    ends = {
        point: _cell(layout.edge_spot(point, points), layout, rotation, size)
        for point in edge_points(points, layout.sides)
    }
    places = {**boxes, **{point: Box(x, y, 1) for point, (x, y) in ends.items()}}
    numbers = {name: number for number, name in enumerate(places)}
    runs = [(one.a, one.b) if (one.a in ends) == how.outside_in else (one.b, one.a) for one in layout.tunnels]
    known = [run for run in runs if run[0] in numbers and run[1] in numbers]
    routed = route(
        {numbers[name]: box for name, box in places.items()},
        [Link(numbers[start], numbers[end]) for start, end in known],
        width,
        height,
        [cell for cell in _border(width, height) if cell not in ends.values()],
        long_first=how.long_first,
    )
    found = iter(routed.paths)
    lines = [Line(*run, next(found) if run in known else ()) for run in runs]
    return TileSketch(width, height, boxes, ends, lines, routed.crossings)


def _cell(spot: Spot, layout: Layout, rotation: int, size: SketchSize) -> Cell:
    """The cell at a spot of the tile as it lies on the table."""
    x, y = turned_spot(spot, rotation) if layout.height == 100 else spot
    return _share(x, size.width - 1), _share(y, size.height - 1)


def _share(hundredths: int, length: int) -> int:
    """So many hundredths of a length; what is mirrored in a square stays so."""
    whole, rest = divmod(hundredths, 100)
    near = (min(rest, 100 - rest) * length + 50) // 100
    return whole * length + (near if rest <= 50 else length - near)


def _border(width: int, height: int) -> list[Cell]:
    level = [(x, y) for x in range(width) for y in (0, height - 1)]
    return level + [(x, y) for x in (0, width - 1) for y in range(1, height - 1)]


# -- rooms


def _roomy(layout: Layout, name: str, tall: int) -> int:
    """How wide a room with walls must be inside for its tunnels to meet them apart from each other."""
    if name in layout.portals or tall == LOW:
        return 0
    tunnels = sum((one.a == name) + (one.b == name) for one in layout.tunnels)
    return 3 if tunnels <= 4 else 5 if tunnels <= 6 else 7


def _placed(
    wanted: Mapping[str, Cell], needs: Sequence[tuple[str, int, int]], width: int, height: int
) -> dict[str, Box]:
    """Boxes near where they are wanted, apart from each other."""
    for gap in GAPS:
        boxes: dict[str, Box] = {}
        for name, wide, tall in needs:
            limit = MOVED**2 if gap != GAPS[-1] else width**2 + 4 * height**2
            box = _nearest(wanted[name], Box(0, 0, wide, tall), (width, height), list(boxes.values()), gap, limit)
            if box is not None:
                boxes[name] = box
        if len(boxes) == len(needs):
            return boxes
    # Too much for the sheet: what has no place stands where it is wanted, over the others.
    for name, wide, tall in needs:
        x, y = wanted[name]
        boxes.setdefault(name, Box(max(1, x - wide // 2), max(1, y - tall // 2), wide, tall))
    return boxes


def _nearest(
    wanted: Cell, size: Box, sheet: tuple[int, int], others: Sequence[Box], gap: tuple[int, int], limit: int
) -> Box | None:
    """The free place nearest to the wanted one."""
    wide, tall, margin = size.width, size.height, MARGINS[size.height]
    x, y = wanted[0] - wide // 2, wanted[1] - tall // 2
    places = [
        ((column - x) ** 2 + (2 * (line - y)) ** 2, column, line)
        for column in range(margin, sheet[0] - margin - wide + 1)
        for line in range(margin, sheet[1] - margin - tall + 1)
    ]
    for moved, column, line in sorted(places):
        box = Box(column, line, wide, tall)
        if moved <= limit and all(_apart(box, other, gap) for other in others):
            return box
    return None


def _apart(one: Box, other: Box, gap: tuple[int, int]) -> bool:
    across = max(one.left - other.left - other.width, other.left - one.left - one.width)
    down = max(one.line - other.line - other.height, other.line - one.line - one.height)
    return across >= gap[0] or down >= gap[1]

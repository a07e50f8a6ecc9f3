"""Finding ways for lines between boxes on a sheet of characters, with few bends and crossings."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from brzdek.core.values import NamedTuple, dataclass

Cell: TypeAlias = tuple[int, int]
"""Column and line."""
Way: TypeAlias = tuple[int, int]
"""A direction: right, left, down or up."""
WAYS: tuple[Way, ...] = ((1, 0), (-1, 0), (0, 1), (0, -1))

BEND, CROSSING = 4.0, 25.0
BESIDE, ABOVE = 1.5, 0.7
"""What it costs to run right beside another upright line, or right above or below another level one."""
OFF_CENTRE = 0.6
UPRIGHT = 2
"""A character is about twice as high as wide."""
NOBODY = -1
"""Stands for a box where there is none."""
PASSES = 3
"""How often every line is laid; more does not make it better."""


class Box(NamedTuple):
    """Something that lines lead to. They meet its sides at half its height, and not its corners if it has any."""

    left: int
    line: int
    width: int
    height: int = 1

    @property
    def middle(self) -> int:
        return self.line + self.height // 2

    @property
    def columns(self) -> range:
        """Where a line may come from above or below."""
        edge = int(self.height > 1 and self.width > 2)
        return range(self.left + edge, self.left + self.width - edge)

    def cells(self) -> Iterator[Cell]:
        for line in range(self.line, self.line + self.height):
            for column in range(self.left, self.left + self.width):
                yield column, line


class Link(NamedTuple):
    """Two boxes to be joined."""

    start: int
    end: int


class LineStep(NamedTuple):
    """A cell of a line and the direction in which the line came into it."""

    cell: Cell
    way: Way


class Mark(NamedTuple):
    """A line on a cell: whose it is, and whether it runs across, straight through."""

    link: int
    level: bool
    straight: bool


@dataclass(frozen=True, slots=True)
class Routed:
    """The ways found."""

    paths: Sequence[Sequence[LineStep]]
    """For each link; empty where there is no way."""
    crossings: frozenset[Cell]


def route(
    boxes: Mapping[int, Box],
    links: Sequence[Link],
    width: int,
    height: int,
    taken: Iterable[Cell] = (),
    *,
    long_first: bool = False,
) -> Routed:
    """Ways for all links, round boxes and other taken cells.

    Short ones come first, or long ones; then each is laid anew among all the others.
    """
    sheet = _Sheet(boxes, links, width, height)
    sheet.taken |= dict.fromkeys(taken, NOBODY)
    order = sorted(range(len(links)), key=sheet.length, reverse=long_first)
    for _ in range(PASSES):
        for link in order:
            sheet.lay(link)
    crossings = frozenset(cell for cell, marks in sheet.marks.items() if len(marks) > 1)
    return Routed([sheet.paths.get(link, ()) for link in range(len(links))], crossings)


class _Sheet:
    """The sheet with the boxes and the lines laid so far."""

    def __init__(self, boxes: Mapping[int, Box], links: Sequence[Link], width: int, height: int) -> None:
        self.boxes = boxes
        self.links = links
        self.width = width
        self.height = height
        self.paths: dict[int, Sequence[LineStep]] = {}
        self.marks: dict[Cell, list[Mark]] = {}
        self.taken: dict[Cell, int] = {}
        """Cells of boxes, and others where no line may be."""
        self.doors: dict[Cell, int] = {}
        """The cells right beside a box, where only its own lines may end."""
        for name, box in boxes.items():
            self.taken |= dict.fromkeys(box.cells(), name)
            sides = (box.left - 1, box.left + box.width)
            self.doors |= {(side, line): name for side in sides for line in range(box.line, box.line + box.height)}

    def length(self, link: int) -> float:
        """How far apart two boxes are."""
        one, other = (self.boxes[box] for box in self.links[link])
        across = abs(one.left + one.width / 2 - other.left - other.width / 2)
        return across + UPRIGHT * abs(one.middle - other.middle)

    def lay(self, link: int) -> None:
        """Find the way of a link anew, given all the other lines."""
        old = self.paths.pop(link, ())
        # A line that must come from a certain side may cross itself.
        for cell in {step.cell for step in old}:
            self.marks[cell] = [mark for mark in self.marks[cell] if mark.link != link]
            if not self.marks[cell]:
                del self.marks[cell]
        path = self._search(link) or old
        if not path:
            return
        self.paths[link] = path
        for place, (cell, way) in enumerate(path):
            straight = place + 1 == len(path) or path[place + 1].way == way
            self.marks.setdefault(cell, []).append(Mark(link, way[0] != 0, straight))

    # -- searching, by A*

    def _search(self, link: int) -> Sequence[LineStep]:
        start, end = self.links[link]
        best: dict[LineStep, float] = {}
        came: dict[LineStep, LineStep] = {}
        heap: list[tuple[float, float, LineStep]] = []
        for cost, step in self._starts(start):
            if self._free(step, start, end):
                best[step] = cost
                heapq.heappush(heap, (cost + self._left_to_go(step.cell, end), cost, step))
        while heap:
            _, cost, step = heapq.heappop(heap)
            if cost > best[step]:
                continue
            if self._meets(step, end):
                return _backwards(came, step)
            for more, following in self._steps(step, end):
                total = cost + more
                if total < best.get(following, total + 1) and self._free(following, start, end):
                    best[following] = total
                    came[following] = step
                    heapq.heappush(heap, (total + self._left_to_go(following.cell, end), total, following))
        return ()

    def _starts(self, box: int) -> Iterator[tuple[float, LineStep]]:
        """The cells round a box, with what it costs to begin there."""
        left, line, wide, high = self.boxes[box]
        middle = self.boxes[box].middle
        for column in self.boxes[box].columns:
            yield self._off_centre(column, box), LineStep((column, line - 1), (0, -1))
            yield self._off_centre(column, box), LineStep((column, line + high), (0, 1))
        yield 0.0, LineStep((left - 1, middle), (-1, 0))
        yield 0.0, LineStep((left + wide, middle), (1, 0))

    def _meets(self, step: LineStep, box: int) -> bool:
        """Does the next cell belong to the box, at a place where a line may end?"""
        column, line = _next(step.cell, step.way)
        if self.taken.get((column, line)) != box:
            return False
        return line == self.boxes[box].middle if step.way[0] else column in self.boxes[box].columns

    def _free(self, step: LineStep, start: int, end: int) -> bool:
        """May a line between these boxes be here, going this way?"""
        column, line = step.cell
        if not (0 <= column < self.width and 0 <= line < self.height) or step.cell in self.taken:
            return False
        door = self.doors.get(step.cell)
        return door is None or (door in (start, end) and not step.way[1])

    def _steps(self, step: LineStep, end: int) -> Iterator[tuple[float, LineStep]]:
        """Where to go on from here, and what it costs."""
        crossing = self.marks.get(step.cell)
        for way in WAYS:
            straight = way == step.way
            if way == (-step.way[0], -step.way[1]):
                continue
            if crossing and (not straight or any(not _may_cross(mark, way) for mark in crossing)):
                continue
            cell = _next(step.cell, way)
            cost = (1 if way[0] else UPRIGHT) + (CROSSING if crossing else 0) + (0 if straight else BEND)
            cost += self._crowding(cell, way)
            if way[1] and self._meets(LineStep(cell, way), end):
                cost += self._off_centre(cell[0], end)
            yield cost, LineStep(cell, way)

    def _crowding(self, cell: Cell, way: Way) -> float:
        column, line = cell
        if way[0]:
            return ABOVE if (column, line - 1) in self.marks or (column, line + 1) in self.marks else 0.0
        return BESIDE if (column - 1, line) in self.marks or (column + 1, line) in self.marks else 0.0

    def _off_centre(self, column: int, box: int) -> float:
        return OFF_CENTRE * abs(column - self.boxes[box].left - (self.boxes[box].width - 1) / 2)

    def _left_to_go(self, cell: Cell, box: int) -> float:
        """At least so much is still to pay."""
        left, line, wide, high = self.boxes[box]
        across = max(left - 1 - cell[0], cell[0] - left - wide, 0)
        return across + UPRIGHT * max(line - 1 - cell[1], cell[1] - line - high, 0)


def _next(cell: Cell, way: Way) -> Cell:
    return cell[0] + way[0], cell[1] + way[1]


def _may_cross(mark: Mark, way: Way) -> bool:
    """Lines cross only at right angles."""
    return mark.straight and mark.level != (way[0] != 0)


def _backwards(came: Mapping[LineStep, LineStep], last: LineStep) -> list[LineStep]:
    path = [last]
    while path[-1] in came:
        path.append(came[path[-1]])
    return path[::-1]

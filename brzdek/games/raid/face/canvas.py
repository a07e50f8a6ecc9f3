"""A sheet of characters, and lines with signs drawn on it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from brzdek.core.drawing import Fragment, Line
from brzdek.games.raid.face.routing import Cell, LineStep, Way

BENDS: dict[tuple[Way, Way], int] = {
    ((1, 0), (0, 1)): 0, ((0, -1), (-1, 0)): 0,
    ((1, 0), (0, -1)): 1, ((0, 1), (-1, 0)): 1,
    ((-1, 0), (0, 1)): 2, ((0, -1), (1, 0)): 2,
    ((-1, 0), (0, -1)): 3, ((0, 1), (1, 0)): 3,
}  # fmt: skip
LEVEL, UPRIGHT = 4, 5
THIN, DOUBLE = "┐┘┌└─│", "╗╝╔╚═║"
"""The strokes of a line: its four bends, a level and an upright piece."""


class Canvas:
    """A sheet of characters, each with its ink."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells: dict[Cell, Fragment] = {}

    def put(self, x: int, y: int, fragments: Sequence[Fragment]) -> None:
        """Write fragments from a place to the right."""
        for ink, text in fragments:
            for letter in text:
                self.cells[x, y] = (ink, letter)
                x += 1

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Put what is drawn on another sheet here, its corner at this place."""
        for (column, line), fragment in other.cells.items():
            self.cells[x + column, y + line] = fragment

    def lines(self) -> list[Line]:
        drawn: list[Line] = []
        for y in range(self.height):
            last = max((x for x, line in self.cells if line == y), default=-1)
            line: Line = []
            for x in range(last + 1):
                ink, letter = self.cells.get((x, y), ("", " "))
                if line and line[-1][0] == ink:
                    line[-1] = (ink, line[-1][1] + letter)
                else:
                    line.append((ink, letter))
            drawn.append(line)
        return drawn

    def trace(
        self,
        steps: Sequence[LineStep],
        strokes: str,
        crossings: Collection[Cell],
        ink: str = "dim",
        into: Way | None = None,
    ) -> None:
        """Draw a line. Where two cross, the upright one passes over the other, which has a gap at both sides of it.

        ``into``: where the line goes on from its last cell, if it turns there.
        """
        gaps = beside_crossings(steps, crossings)
        for place, (cell, way) in enumerate(steps):
            following = steps[place + 1].way if place + 1 < len(steps) else into or way
            if cell in gaps or (cell in crossings and way[0]):
                continue
            stroke = BENDS[way, following] if following != way else LEVEL if way[0] else UPRIGHT
            self.cells[cell] = (ink, strokes[stroke])


def beside_crossings(steps: Sequence[LineStep], crossings: Collection[Cell]) -> set[Cell]:
    """The cells of a line left and right of another that passes over it, where more of it follows on that side."""
    gaps = set[Cell]()
    level = {
        step.cell
        for step, following in zip(steps, [*steps[1:], steps[-1]], strict=True)
        if step.way[0] and following.way == step.way and step.cell not in crossings
    }
    for x, y in {step.cell for step in steps if step.way[0]}.intersection(crossings):
        for side in (-1, 1):
            if {(x + side, y), (x + 2 * side, y)} <= level:
                gaps.add((x + side, y))
    return gaps


def sign_cells(
    count: int, steps: Sequence[LineStep], crossings: Collection[Cell], is_free: Callable[[Cell], bool] | None = None
) -> Sequence[Cell]:
    """Cells of a line for that many signs: of a straight part, best a level one; else wherever no other crosses.

    ``is_free``: what is beside the line; there signs stand side by side, since two that stand one above the other look
    like a part of it.
    """
    runs = _runs(steps, crossings)
    level = any(len(run) >= count and run[0][1] == run[-1][1] for run in runs)
    if is_free is not None and count > 1 and not level:
        for run in sorted(runs, key=len, reverse=True):
            for x, y in sorted(run, key=lambda cell: abs(2 * cell[1] - run[0][1] - run[-1][1])):
                if all(is_free((x + more, y)) for more in range(1, count)):
                    return [(x + more, y) for more in range(count)]
    long_enough = [run for run in runs if len(run) >= count]
    if long_enough:
        return _middle(max(long_enough, key=lambda run: (run[0][1] == run[-1][1], len(run))), count)
    straight = [cell for run in runs for cell in run]
    if len(straight) >= count:
        return _middle(straight, count)
    own = [step.cell for step in steps if step.cell not in crossings]
    x, y = steps[len(steps) // 2].cell
    return _middle(own, count) if len(own) >= count else [(x + more, y) for more in range(count)]


def _middle(cells: Sequence[Cell], count: int) -> Sequence[Cell]:
    start = (len(cells) - count) // 2
    return cells[start : start + count]


def _runs(steps: Sequence[LineStep], crossings: Collection[Cell]) -> list[list[Cell]]:
    """The straight parts of a line, each from left to right or from top to bottom."""
    runs: list[list[Cell]] = []
    before: Way | None = None
    for place, (cell, way) in enumerate(steps):
        bends = place + 1 < len(steps) and steps[place + 1].way != way
        if cell in crossings or bends:
            before = None
            continue
        if way == before:
            runs[-1].append(cell)
        else:
            runs.append([cell])
        before = way
    return [sorted(run) for run in runs]

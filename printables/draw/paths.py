"""The paths of SVG: outlines told by commands, and how outlines are moved about."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import atan2, ceil, cos, pi, radians, sin, sqrt, tan
from typing import TypeAlias

from printables.draw.shapes import Point, Shape, Step

MOST_STEPS = 50_000
Matrix: TypeAlias = tuple[float, float, float, float, float, float]
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")


class BadPath(ValueError):
    """Commands that make no sense, or too many of them."""


def floats_in(text: str) -> list[float]:
    """The numbers in a text."""
    return [float(number) for number in _NUMBER.findall(text)]


def transformed(shape: Shape, matrix: Matrix) -> Shape:
    a, b, c, d, e, f = matrix

    def put(step: Step) -> Step:
        pairs = zip(step[::2], step[1::2], strict=True)
        return tuple(number for x, y in pairs for number in (a * x + c * y + e, b * x + d * y + f))

    return Shape(tuple(((put(start)[0], put(start)[1]), tuple(map(put, steps))) for start, steps in shape.parts))


def path_of(commands: str) -> Shape:
    """The outline that the commands of a path tell; BadPath."""
    pen = _Pen()
    for command, numbers in _COMMAND.findall(commands):
        pen.obey(command, floats_in(numbers))
        if pen.count > MOST_STEPS:
            raise BadPath
    return pen.shape()


_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


class _Pen:
    """Follows the commands of a path."""

    def __init__(self) -> None:
        self.parts: list[tuple[Point, list[Step]]] = []
        self.at: Point = (0, 0)
        self.handle: Point = (0, 0)
        self.last = ""
        self.count = 0

    def shape(self) -> Shape:
        return Shape(tuple((start, tuple(steps)) for start, steps in self.parts if steps))

    def obey(self, command: str, numbers: Sequence[float]) -> None:
        kind = command.upper()
        if kind == "Z":
            if self.parts:
                self.parts[-1][1].append(())
                self.at = self.parts[-1][0]
            self.last = "Z"
            return
        takes = _TAKES[kind]
        if not numbers or len(numbers) % takes or (kind != "M" and not self.parts):
            raise BadPath
        for first in range(0, len(numbers), takes):
            self._step(kind, command.islower(), numbers[first : first + takes])
            # What follows the first pair of a move are lines.
            kind = "L" if kind == "M" else kind

    def _step(self, kind: str, relative: bool, numbers: Sequence[float]) -> None:
        self.count += 1
        x, y = self.at
        if kind == "H":
            self._line((numbers[0] + (x if relative else 0), y))
        elif kind == "V":
            self._line((x, numbers[0] + (y if relative else 0)))
        elif kind == "A":
            end = (numbers[5] + (x if relative else 0), numbers[6] + (y if relative else 0))
            self._arc(numbers, end)
        else:
            pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
            points = [(px + x, py + y) if relative else (px, py) for px, py in pairs]
            self._to(kind, points)
        self.last = kind

    def _to(self, kind: str, points: Sequence[Point]) -> None:
        if kind == "M":
            self.parts.append((points[0], []))
            self.at = points[0]
        elif kind == "L":
            self._line(points[0])
        elif kind in "CS":
            first = points[0] if kind == "C" else self._mirrored("CS")
            self._curve(first, points[-2], points[-1])
        else:
            middle = points[0] if kind == "Q" else self._mirrored("QT")
            end = points[-1]
            (x, y), (mx, my) = self.at, middle
            one = (x + 2 / 3 * (mx - x), y + 2 / 3 * (my - y))
            two = (end[0] + 2 / 3 * (mx - end[0]), end[1] + 2 / 3 * (my - end[1]))
            self._curve(one, two, end)
            self.handle = middle

    def _mirrored(self, kinds: str) -> Point:
        if not self.last or self.last not in kinds:
            return self.at
        return (2 * self.at[0] - self.handle[0], 2 * self.at[1] - self.handle[1])

    def _line(self, end: Point) -> None:
        self.parts[-1][1].append(end)
        self.at = end

    def _curve(self, one: Point, two: Point, end: Point) -> None:
        self.parts[-1][1].append((*one, *two, *end))
        self.at, self.handle = end, two

    def _arc(self, numbers: Sequence[float], end: Point) -> None:
        """A part of an ellipse, as curves of at most a quarter turn each."""
        rx, ry, tilt, large, sweep = abs(numbers[0]), abs(numbers[1]), radians(numbers[2]), numbers[3], numbers[4]
        (x1, y1), (x2, y2) = self.at, end
        if not rx or not ry or self.at == end:
            self._line(end)
            return
        dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
        px, py = cos(tilt) * dx + sin(tilt) * dy, -sin(tilt) * dx + cos(tilt) * dy
        grow = max(1.0, sqrt((px / rx) ** 2 + (py / ry) ** 2))
        rx, ry = rx * grow, ry * grow
        rest = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
        reach = sqrt(max(0.0, rest / ((rx * py) ** 2 + (ry * px) ** 2)))
        reach = -reach if bool(large) == bool(sweep) else reach
        mx, my = reach * rx * py / ry, -reach * ry * px / rx
        start = atan2((py - my) / ry, (px - mx) / rx)
        turn = atan2((-py - my) / ry, (-px - mx) / rx) - start
        turn += 2 * pi if sweep and turn < 0 else -2 * pi if not sweep and turn > 0 else 0
        cx, cy = cos(tilt) * mx - sin(tilt) * my + (x1 + x2) / 2, sin(tilt) * mx + cos(tilt) * my + (y1 + y2) / 2

        def on(angle: float, along: float) -> Point:
            x = rx * (cos(angle) - along * sin(angle))
            y = ry * (sin(angle) + along * cos(angle))
            return (cos(tilt) * x - sin(tilt) * y + cx, sin(tilt) * x + cos(tilt) * y + cy)

        pieces = max(1, ceil(abs(turn) / (pi / 2)))
        part = turn / pieces
        reach = 4 / 3 * tan(part / 4)
        for piece in range(pieces):
            angle = start + piece * part
            self._curve(on(angle, reach), on(angle + part, -reach), on(angle + part, 0))

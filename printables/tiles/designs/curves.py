"""Smooth lines through points: how long they are, where their middle is, and which way they lead there."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees, dist, hypot

from brzdek.core.values import NamedTuple, dataclass
from printables.draw.shapes import Point, Shape, Step, curves, meet

FINE = 32
"""Into so many pieces each bend is taken apart to be measured."""
REACH, LEAN = 0.42, 0.3
"""How far a line runs straight in from the border before it bends; how early it takes aim at its end."""


class Stand(NamedTuple):
    """A place on a line; ``angle``: where the line leads there, in degrees to the left of rightwards."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class Curve:
    """Bends one after another, each with its two handles."""

    start: Point
    bends: tuple[tuple[Point, Point, Point], ...]

    @property
    def end(self) -> Point:
        return self.bends[-1][2]

    def heading(self) -> Point:
        """Which way it sets out, as a vector of length 1."""
        dx, dy = self.bends[0][0][0] - self.start[0], self.bends[0][0][1] - self.start[1]
        return dx / hypot(dx, dy), dy / hypot(dx, dy)

    def shape(self, scale: float, before: float = 0) -> Shape:
        """Its outline at a scale; ``before``: how far it runs on backwards from its start."""
        dx, dy = self.heading()
        steps: list[Step] = [(self.start[0] * scale, self.start[1] * scale)] if before else []
        for bend in self.bends:
            steps.append(tuple(number * scale for point in bend for number in point))
        first = (self.start[0] - dx * before) * scale, (self.start[1] - dy * before) * scale
        return curves(first, *steps, closed=False)


class Measure:
    """A way taken apart into short straight pieces."""

    def __init__(self, way: Curve) -> None:
        self.points: list[Point] = [way.start]
        here = way.start
        for one, two, there in way.bends:
            self.points += [_on(here, one, two, there, place / FINE) for place in range(1, FINE + 1)]
            here = there
        self.lengths = [0.0]
        for before, after in pairwise(self.points):
            self.lengths.append(self.lengths[-1] + dist(before, after))
        self.left, self.right = min(x for x, _ in self.points), max(x for x, _ in self.points)
        self.low, self.high = min(y for _, y in self.points), max(y for _, y in self.points)

    @property
    def length(self) -> float:
        return self.lengths[-1]

    def at(self, length: float) -> Stand:
        """The place so far along the way."""
        index = min(max(bisect_left(self.lengths, length), 1), len(self.points) - 1)
        (x1, y1), (x2, y2) = self.points[index - 1], self.points[index]
        whole = self.lengths[index] - self.lengths[index - 1]
        part = (length - self.lengths[index - 1]) / whole if whole else 0
        return Stand(x1 + part * (x2 - x1), y1 + part * (y2 - y1), degrees(atan2(y2 - y1, x2 - x1)))

    def distance(self, spot: Point) -> float:
        """From a spot to the nearest place on it."""
        return min(dist(point, spot) for point in self.points)

    def crossed(self, one: Point, two: Point) -> bool:
        """Does it cross the straight line between two points? Most of its pieces lie to one side of both."""
        (left, right), (low, high) = sorted((one[0], two[0])), sorted((one[1], two[1]))
        if right < self.left or left > self.right or high < self.low or low > self.high:
            return False
        return any(
            meet(one, two, a, b)
            for a, b in pairwise(self.points)
            if (a[0] >= left or b[0] >= left)
            and (a[0] <= right or b[0] <= right)
            and (a[1] >= low or b[1] >= low)
            and (a[1] <= high or b[1] <= high)
        )

    def outside(self, middle: Point, radius: float) -> list[float]:
        """The lengths at which it is outside a circle."""
        return [length for point, length in zip(self.points, self.lengths, strict=True) if dist(point, middle) > radius]


def _on(a: Point, b: Point, c: Point, d: Point, part: float) -> Point:
    rest = 1 - part
    weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
    x, y = (sum(weight * point[axis] for weight, point in zip(weights, (a, b, c, d), strict=True)) for axis in (0, 1))
    return x, y


def way_through(points: Sequence[Point], inward: Point | None = None) -> Curve:
    """A smooth way through all points; ``inward``: the direction in which it must set out."""
    if inward is not None and len(points) == 2:
        return Curve(points[0], (_entering(points[0], points[1], inward),))
    turns = [_turn(points, place, inward) for place in range(len(points))]
    bends = []
    for place, (here, there) in enumerate(pairwise(points)):
        out, into = turns[place], turns[place + 1]
        one = here[0] + out[0] / 3, here[1] + out[1] / 3
        two = there[0] - into[0] / 3, there[1] - into[1] / 3
        bends.append((one, two, there))
    return Curve(points[0], tuple(bends))


def _entering(border: Point, middle: Point, inward: Point) -> tuple[Point, Point, Point]:
    far = REACH * dist(border, middle)
    one = border[0] + inward[0] * far, border[1] + inward[1] * far
    two = middle[0] + LEAN * (one[0] - middle[0]), middle[1] + LEAN * (one[1] - middle[1])
    return one, two, middle


def _turn(points: Sequence[Point], place: int, inward: Point | None) -> Point:
    """The speed with which the way passes a point."""
    if place == 0 and inward is not None:
        far = dist(points[0], points[1])
        return inward[0] * far, inward[1] * far
    before, after = points[max(place - 1, 0)], points[min(place + 1, len(points) - 1)]
    half = 2 if 0 < place < len(points) - 1 else 1
    return (after[0] - before[0]) / half, (after[1] - before[1]) / half

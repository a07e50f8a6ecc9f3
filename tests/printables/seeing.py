"""A surface that looks at what is drawn: where every text stands, how big it is, and on which ground."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from printables.draw.art import Picture
from printables.draw.fonts import CAP, font
from printables.draw.shapes import Point, Shape
from printables.draw.surface import Bounds, Colour, Page, Paint, Surface

Matrix = tuple[float, float, float, float, float, float]
PLAIN: Matrix = (1, 0, 0, 1, 0, 0)
EVERYWHERE: Bounds = (-1e9, -1e9, 1e9, 1e9)
WHITE = "#ffffff"
STEPS = 6
"""Into so many straight lines a curve is cut."""


class SeenText(NamedTuple):
    """A run of text, in millimetres of the page."""

    text: str
    colour: Colour
    size: float
    ground: Colour
    corners: tuple[Point, ...]


class _Area(NamedTuple):
    colour: Colour
    outline: tuple[tuple[Point, ...], ...]
    bounds: Bounds


class Seeing(Surface):
    """Remembers filled areas in their order, and each text with the topmost area below its middle.

    What is clipped counts as far as the box around the clipping outline reaches.
    """

    def __init__(self) -> None:
        self.texts: list[SeenText] = []
        self.icons: list[tuple[str, tuple[Point, ...]]] = []
        """Names and corners."""
        self._areas: list[_Area] = []
        self._matrix = PLAIN
        self._clip: Bounds = EVERYWHERE
        self._kept: list[tuple[Matrix, Bounds]] = []

    def begin(self, page: Page) -> None:
        self._areas, self._matrix, self._clip = [], PLAIN, EVERYWHERE

    def end(self) -> None: ...

    def shape(self, shape: Shape, paint: Paint) -> None:
        if paint.fill:
            outline = tuple(tuple(map(self._at, flattened(start, steps))) for start, steps in shape.parts)
            self._areas.append(_Area(paint.fill, outline, self._clipped([point for one in outline for point in one])))

    def _clipped(self, points: list[Point]) -> Bounds:
        """The box around points, as far as it is seen."""
        (low, high), (left, right) = _span([y for _, y in points]), _span([x for x, _ in points])
        return max(left, self._clip[0]), max(low, self._clip[1]), min(right, self._clip[2]), min(high, self._clip[3])

    def text(self, x: float, y: float, text: str, style: str, size: float, colour: Colour, outline: float = 0) -> None:
        width, high = font(style).width(text) * size, CAP * size
        corners = tuple(map(self._at, [(x, y), (x + width, y), (x + width, y + high), (x, y + high)]))
        a, b, *_ = self._matrix
        self.texts.append(SeenText(text, colour, size * (a * a + b * b) ** 0.5, self._ground(corners), corners))

    def picture(self, picture: Picture, x: float, y: float, width: float, height: float) -> None: ...

    def open_words(self, words: str, x: float, y: float, width: float, size: float) -> None: ...

    def close_words(self) -> None: ...

    def clip(self, shape: Shape) -> None:
        self._clip = self._clipped(
            [self._at(point) for start, steps in shape.parts for point in flattened(start, steps)]
        )

    def save(self) -> None:
        self._kept.append((self._matrix, self._clip))

    def restore(self) -> None:
        self._matrix, self._clip = self._kept.pop()

    def transform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None:
        k, l, m, n, o, p = self._matrix  # noqa: E741
        self._matrix = (
            a * k + b * m, a * l + b * n,
            c * k + d * m, c * l + d * n,
            e * k + f * m + o, e * l + f * n + p,
        )  # fmt: skip

    def stamp(self, name: str, box: Bounds, draw: Callable[[], None]) -> None:
        if name.startswith("icon."):
            self.icons.append((name, tuple(map(self._at, [(0, 0), (1, 0), (1, 1), (0, 1)]))))
        draw()

    def bookmark(self, title: str, level: int) -> None: ...

    def _at(self, point: Point) -> Point:
        a, b, c, d, e, f = self._matrix
        x, y = point
        return a * x + c * y + e, b * x + d * y + f

    def _ground(self, corners: tuple[Point, ...]) -> Colour:
        x, y = (sum(side) / 4 for side in zip(*corners, strict=True))
        return next((area.colour for area in reversed(self._areas) if _inside(area, x, y)), WHITE)


def _span(numbers: list[float]) -> tuple[float, float]:
    return min(numbers), max(numbers)


def flattened(start: Point, steps: tuple[tuple[float, ...], ...]) -> list[Point]:
    """An outline of straight lines."""
    points = [start]
    for step in steps:
        if len(step) == 2:
            points.append((step[0], step[1]))
        elif step:
            points += [_curve(points[-1], step, place / STEPS) for place in range(1, STEPS + 1)]
    return points


def _curve(start: Point, step: tuple[float, ...], part: float) -> Point:
    rest = 1 - part
    weights = rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3
    x = sum(weight * at for weight, at in zip(weights, (start[0], *step[::2]), strict=True))
    y = sum(weight * at for weight, at in zip(weights, (start[1], *step[1::2]), strict=True))
    return x, y


def _inside(area: _Area, x: float, y: float) -> bool:
    left, low, right, high = area.bounds
    if not (left <= x <= right and low <= y <= high):
        return False
    crossings = 0
    for outline in area.outline:
        for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                crossings += 1
    return crossings % 2 == 1

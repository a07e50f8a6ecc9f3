"""A surface that paints what is drawn as dark and light spots, small and without letters: what one sees from afar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PIL import Image, ImageDraw

from printables.draw.shapes import Shape
from printables.draw.surface import Bounds, Colour, Page, Paint, Surface
from tests.printables.seeing import flattened

Matrix = tuple[float, float, float, float, float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)


class Shadows(Surface):
    """``wide`` by ``high`` units, ``dots`` pixels for each."""

    def __init__(self, wide: float, high: float, dots: float) -> None:
        self.high, self.dots = high, dots
        self.image = Image.new("L", (round(wide * dots), round(high * dots)), 255)
        self.pen = ImageDraw.Draw(self.image)
        self.matrix = SAME
        self.kept: list[Matrix] = []
        self.named: list[str] = []
        self.reach: dict[str, list[tuple[float, float]]] = {}
        """The points of what is drawn inside stamps, by the name of the outermost one."""

    def bits(self) -> int:
        """The dark spots as one number."""
        return int.from_bytes(self.image.point(lambda value: 255 if value < 140 else 0, "1").tobytes(), "big")

    def begin(self, page: Page) -> None: ...

    def end(self) -> None: ...

    def shape(self, shape: Shape, paint: Paint) -> None:
        a, b, c, d, e, f = self.matrix
        lines = []
        for start, steps in shape.parts:
            points = [*flattened(start, steps), *([start] if steps and not steps[-1] else [])]
            lines.append([(a * x + c * y + e, b * x + d * y + f) for x, y in points])
        if self.named:
            for points in lines:
                self.reach.setdefault(self.named[0], []).extend(points)
        dots = [[(x * self.dots, (self.high - y) * self.dots) for x, y in points] for points in lines]
        if paint.fill:
            for points in dots:
                if len(points) > 2:
                    self.pen.polygon(points, fill=_grey(paint.fill))
        if paint.line:
            width = max(1, round(paint.width * abs(a * d - b * c) ** 0.5 * self.dots))
            for points in dots:
                self.pen.line(points, fill=_grey(paint.line), width=width, joint="curve")

    def text(self, x: float, y: float, text: str, style: str, size: float, colour: Colour, outline: float = 0) -> None:
        pass

    def picture(self, picture: Any, x: float, y: float, width: float, height: float) -> None: ...

    def open_words(self, words: str, x: float, y: float, width: float, size: float) -> None: ...

    def close_words(self) -> None: ...

    def clip(self, shape: Shape) -> None: ...

    def save(self) -> None:
        self.kept.append(self.matrix)

    def restore(self) -> None:
        self.matrix = self.kept.pop()

    def transform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None:
        k, m, n, o, p, q = self.matrix
        self.matrix = (k * a + n * b, m * a + o * b, k * c + n * d, m * c + o * d, k * e + n * f + p, m * e + o * f + q)

    def stamp(self, name: str, box: Bounds, draw: Callable[[], None]) -> None:
        self.named.append(name)
        draw()
        self.named.pop()

    def bookmark(self, title: str, level: int) -> None: ...


def _grey(colour: Colour) -> int:
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return round(0.299 * red + 0.587 * green + 0.114 * blue)

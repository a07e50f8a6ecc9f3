"""A small and safe part of SVG: filled and outlined shapes. Whatever else a file holds is left out and named.

Nothing is ever fetched or run: no scripts, styles, links, entities or embedded pictures are looked at.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import atan2, ceil, cos, pi, radians, sin, sqrt, tan
from typing import TypeAlias
from xml.parsers import expat

from brzdek.core.values import dataclass
from printables.draw.shapes import Point, Shape, Step
from printables.draw.surface import Paint

MOST_STEPS = 50_000
SMALLEST, FARTHEST = 1e-3, 1e6
"""The least size of a picture, and how far anything may lie from its corner."""
_QUIET = frozenset({"title", "desc", "metadata", "defs"})
_NAMES = {
    "black": "#000000", "white": "#ffffff", "red": "#ff0000", "green": "#008000", "blue": "#0000ff",
    "yellow": "#ffff00", "orange": "#ffa500", "purple": "#800080", "brown": "#a52a2a", "gray": "#808080",
    "grey": "#808080", "silver": "#c0c0c0", "gold": "#ffd700", "navy": "#000080", "teal": "#008080",
    "maroon": "#800000", "olive": "#808000", "pink": "#ffc0cb", "currentcolor": "#000000",
}  # fmt: skip
Matrix: TypeAlias = tuple[float, float, float, float, float, float]
Attributes: TypeAlias = Mapping[str, str]
_SAME: Matrix = (1, 0, 0, 1, 0, 0)
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_TRANSFORM = re.compile(r"(matrix|translate|scale|rotate)\s*\(([^)]*)\)")


class BadSvg(Exception):
    """A file that is no SVG, or one that we do not dare to draw."""


@dataclass(frozen=True, slots=True)
class SvgDrawing:
    """A picture made of shapes, from its lower left corner."""

    width: float
    height: float
    layers: tuple[tuple[Shape, Paint], ...]
    skipped: frozenset[str]
    """The elements that were left out."""


@dataclass(frozen=True, slots=True)
class _State:
    """What an element hands on to those inside it."""

    matrix: Matrix = _SAME
    fill: str | None = "#000000"
    line: str | None = None
    width: float = 1
    hidden: bool = False


def read_svg(content: bytes) -> SvgDrawing:
    """The shapes of a file; BadSvg."""
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.StartDoctypeDeclHandler = _declared_type
    parser.EntityDeclHandler = _refuse
    try:
        parser.Parse(content, True)
    except (expat.ExpatError, ValueError, OverflowError, ZeroDivisionError):
        raise BadSvg from None
    if reader.box is None:
        raise BadSvg
    _, _, width, height = reader.box
    return SvgDrawing(width, height, tuple(reader.layers), frozenset(reader.skipped))


def _declared_type(name: str, system: str | None, public: str | None, has_more: bool) -> None:
    """The usual line that names the sort of document does no harm, and what it points to is never read."""
    if has_more:
        raise BadSvg


def _refuse(*declared: object) -> None:
    raise BadSvg


class _Reader:
    """Turns elements into shapes as they come."""

    def __init__(self) -> None:
        self.box: tuple[float, float, float, float] | None = None
        self.states = [_State()]
        self.layers: list[tuple[Shape, Paint]] = []
        self.skipped: set[str] = set()
        self.steps = 0

    def start(self, tag: str, attributes: Attributes) -> None:
        name = tag.rpartition(":")[2]
        own = {**attributes, **_declared(attributes.get("style", ""))}
        if self.box is None:
            if name != "svg":
                raise BadSvg
            self._open(own)
            return
        state = _inherited(self.states[-1], own, hidden=name in _QUIET)
        if name in _MAKERS and not state.hidden:
            shape = transformed(_MAKERS[name](own), state.matrix)
            self.steps += sum(len(steps) for _, steps in shape.parts)
            if self.steps > MOST_STEPS:
                raise BadSvg
            self._paint(shape, state)
        elif name not in _QUIET and name not in ("g", "svg") and name not in _MAKERS:
            state = _inherited(state, {}, hidden=True)
            self.skipped.add(name[:30])
        self.states.append(state)

    def end(self, tag: str) -> None:
        self.states.pop()

    def _open(self, own: Attributes) -> None:
        numbers = _floats(own.get("viewBox", ""))
        size = [(_floats(own.get(side, "")) or [0.0])[0] for side in ("width", "height")]
        left, top, width, height = numbers if len(numbers) == 4 else (0.0, 0.0, *size)
        if not (SMALLEST < width < FARTHEST and SMALLEST < height < FARTHEST):
            raise BadSvg
        self.box = (left, top, width, height)
        # SVG counts downwards from the top.
        self.states.append(_inherited(_State(matrix=(1, 0, 0, -1, -left, top + height)), own))

    def _paint(self, shape: Shape, state: _State) -> None:
        if shape.parts and (state.fill or state.line):
            a, b, c, d, _, _ = state.matrix
            width = state.width * sqrt(abs(a * d - b * c))
            numbers = (number for start, steps in shape.parts for step in (start, *steps) for number in step)
            # Not within also where a number is none at all.
            if not all(-FARTHEST < number < FARTHEST for number in (width, *numbers)):
                raise BadSvg
            self.layers.append((shape, Paint(state.fill, state.line, width)))


def _declared(style: str) -> dict[str, str]:
    pairs = (part.partition(":") for part in style.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs if value}


def _inherited(state: _State, own: Attributes, hidden: bool = False) -> _State:
    matrix = state.matrix
    for kind, numbers in _TRANSFORM.findall(own.get("transform", "")):
        matrix = _times(matrix, _matrix(kind, _floats(numbers)))
    width = _floats(own.get("stroke-width", ""))
    return _State(
        matrix,
        _colour(own.get("fill"), state.fill),
        _colour(own.get("stroke"), state.line),
        width[0] if width else state.width,
        state.hidden or hidden or own.get("display") == "none",
    )


def _colour(word: str | None, inherited: str | None) -> str | None:
    if word is None or word == "inherit":
        return inherited
    word = word.strip().lower()
    if word in ("none", "transparent"):
        return None
    if re.fullmatch("#[0-9a-f]{6}", word):
        return word
    if re.fullmatch("#[0-9a-f]{3}", word):
        return "#" + "".join(2 * digit for digit in word[1:])
    parts = _floats(word) if word.startswith("rgb(") else []
    if len(parts) == 3:
        return "#" + "".join(f"{max(0, min(255, round(part))):02x}" for part in parts)
    return _NAMES.get(word, "#808080")


def _floats(text: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(text)]


# -- moving about


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = two
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def _matrix(kind: str, numbers: Sequence[float]) -> Matrix:
    if kind == "matrix" and len(numbers) == 6:
        a, b, c, d, e, f = numbers
        return (a, b, c, d, e, f)
    if kind == "translate" and numbers:
        return (1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0)
    if kind == "scale" and numbers:
        return (numbers[0], 0, 0, numbers[-1], 0, 0)
    if kind == "rotate" and numbers:
        turn = radians(numbers[0])
        x, y = numbers[1:3] if len(numbers) == 3 else (0.0, 0.0)
        around: Matrix = (cos(turn), sin(turn), -sin(turn), cos(turn), x, y)
        return _times(around, (1, 0, 0, 1, -x, -y))
    raise BadSvg


def transformed(shape: Shape, matrix: Matrix) -> Shape:
    a, b, c, d, e, f = matrix

    def put(step: Step) -> Step:
        pairs = zip(step[::2], step[1::2], strict=True)
        return tuple(number for x, y in pairs for number in (a * x + c * y + e, b * x + d * y + f))

    return Shape(tuple(((put(start)[0], put(start)[1]), tuple(map(put, steps))) for start, steps in shape.parts))


# -- elements


def _number(own: Attributes, name: str) -> float:
    return (_floats(own.get(name, "")) or [0.0])[0]


def _rect(own: Attributes) -> Shape:
    from printables.draw.shapes import rectangle

    radius = max(_number(own, "rx"), _number(own, "ry"))
    x, y, width, height = (_number(own, name) for name in ("x", "y", "width", "height"))
    return rectangle(x, y, width, height, radius)


def _ellipse(own: Attributes) -> Shape:
    from printables.draw.shapes import ellipse

    across, up = _number(own, "rx"), _number(own, "ry")
    radius = _number(own, "r")
    return ellipse(_number(own, "cx"), _number(own, "cy"), across or radius, up or radius)


def _line(own: Attributes) -> Shape:
    from printables.draw.shapes import line

    return line(*(_number(own, name) for name in ("x1", "y1", "x2", "y2")))


def _points(own: Attributes) -> list[Point]:
    numbers = _floats(own.get("points", ""))
    return list(zip(numbers[::2], numbers[1::2], strict=False))


def _polyline(own: Attributes) -> Shape:
    points = _points(own)
    return Shape(((points[0], tuple(points[1:])),)) if len(points) > 1 else Shape(())


def _polygon(own: Attributes) -> Shape:
    points = _points(own)
    return Shape(((points[0], (*points[1:], ())),)) if len(points) > 1 else Shape(())


def _path(own: Attributes) -> Shape:
    return path_of(own.get("d", ""))


def path_of(commands: str) -> Shape:
    """The outline that the commands of a path tell; BadSvg."""
    pen = _Pen()
    for command, numbers in _COMMAND.findall(commands):
        pen.obey(command, _floats(numbers))
        if pen.count > MOST_STEPS:
            raise BadSvg
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
            raise BadSvg
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


_MAKERS = {
    "path": _path,
    "rect": _rect,
    "circle": _ellipse,
    "ellipse": _ellipse,
    "line": _line,
    "polyline": _polyline,
    "polygon": _polygon,
}

"""A small and safe part of SVG: filled and outlined shapes. Whatever else a file shows is named, not guessed.

Nothing is ever fetched or run: no scripts, style sheets, links, entities or embedded pictures are looked at.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import cos, radians, sin, sqrt, tan
from typing import TypeAlias
from xml.parsers import expat

from brzdek.core.values import dataclass, replace
from printables.draw.paths import MOST_STEPS, Matrix, floats_in, path_of, transformed
from printables.draw.shapes import Point, Shape
from printables.draw.surface import Paint

SMALLEST, FARTHEST = 1e-3, 1e6
"""The least size of a picture, and how far anything may lie from its corner."""
MOST_NAMED = 12
_QUIET = frozenset({"title", "desc", "metadata", "defs", "symbol", "marker"})
"""What is not seen by itself."""
_SOURCES = frozenset({"linearGradient", "radialGradient", "pattern", "clipPath", "mask", "filter"})
"""What is seen only where something else points to it."""
_POINTS = ("fill", "stroke", "clip-path", "mask", "filter", "marker", "marker-start", "marker-mid", "marker-end")
_POINTED = re.compile(r"url\(\s*['\"]?#?([^'\")]*)")
_SHEER = ("opacity", "fill-opacity", "stroke-opacity")
_RULES = ("nonzero", "evenodd")
Attributes: TypeAlias = Mapping[str, str]
_SAME: Matrix = (1, 0, 0, 1, 0, 0)
_TRANSFORM = re.compile(r"(\w+)\s*\(([^)]*)\)")


class BadSvg(Exception):
    """A file that is no SVG, or one that we do not dare to draw."""


@dataclass(frozen=True, slots=True)
class SvgDrawing:
    """A picture made of shapes, from its lower left corner."""

    width: float
    height: float
    layers: tuple[tuple[Shape, Paint], ...]
    lacking: frozenset[str]
    """What it holds that cannot be drawn, as SVG calls it: then it is not all that is to be seen."""


@dataclass(frozen=True, slots=True)
class _State:
    """What an element hands on to those inside it."""

    matrix: Matrix = _SAME
    fill: str | None = "#000000"
    line: str | None = None
    width: float = 1
    rule: str = "nonzero"
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
    return SvgDrawing(width, height, tuple(reader.layers), reader.lacking())


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
        self.unknown: set[str] = set()
        self.sources: dict[str, str] = {}
        """The elements that others may point to, by their ids."""
        self.pointed: set[str] = set()
        self.steps = 0

    def lacking(self) -> frozenset[str]:
        pointed = {self.sources.get(name, f"url(#{name[:20]})") for name in self.pointed}
        return frozenset(sorted(name[:30] for name in self.unknown | pointed)[:MOST_NAMED])

    def start(self, tag: str, attributes: Attributes) -> None:
        prefix, _, name = tag.rpartition(":")
        own = {**attributes, **_declared(attributes.get("style", ""))}
        if self.box is None:
            if name != "svg":
                raise BadSvg
            self._open(own)
            return
        # Notes of drawing programs, such as sodipodi:namedview, are not seen.
        quiet = name in _QUIET or name in _SOURCES or prefix not in ("", "svg")
        state = self._inherited(self.states[-1], own, hidden=quiet)
        if name in _SOURCES:
            self.sources[own.get("id", "")] = name
        if name in _MAKERS and not state.hidden:
            shape = transformed(_MAKERS[name](own), state.matrix)
            self.steps += sum(len(steps) for _, steps in shape.parts)
            if self.steps > MOST_STEPS:
                raise BadSvg
            self._paint(shape, state)
        elif name == "style" or not (state.hidden or name == "g" or name in _MAKERS):
            state = replace(state, hidden=True)
            self.unknown.add(name)
        self.states.append(state)

    def end(self, tag: str) -> None:
        self.states.pop()

    def _open(self, own: Attributes) -> None:
        numbers = floats_in(own.get("viewBox", ""))
        size = [(floats_in(own.get(side, "")) or [0.0])[0] for side in ("width", "height")]
        left, top, width, height = numbers if len(numbers) == 4 else (0.0, 0.0, *size)
        if not (SMALLEST < width < FARTHEST and SMALLEST < height < FARTHEST):
            raise BadSvg
        self.box = (left, top, width, height)
        # SVG counts downwards from the top.
        self.states.append(self._inherited(_State(matrix=(1, 0, 0, -1, -left, top + height)), own))

    def _inherited(self, state: _State, own: Attributes, hidden: bool = False) -> _State:
        matrix = state.matrix
        for kind, numbers in _TRANSFORM.findall(own.get("transform", "")):
            matrix = _times(matrix, _matrix(kind, floats_in(numbers)))
        width = floats_in(own.get("stroke-width", ""))
        hidden = state.hidden or hidden or own.get("display") == "none"
        if not hidden:
            self._note(own)
        return _State(
            matrix,
            self._colour(own.get("fill"), state.fill, hidden),
            self._colour(own.get("stroke"), state.line, hidden),
            width[0] if width else state.width,
            self._rule(own.get("fill-rule", "inherit").strip(), state.rule, hidden),
            hidden,
        )

    def _note(self, own: Attributes) -> None:
        """What an element asks for beside plain paint."""
        self.pointed.update(found[1] for name in _POINTS if (found := _POINTED.match(own.get(name, "").strip())))
        self.unknown.update(name for name in _SHEER if any(part < 1 for part in floats_in(own.get(name, ""))[:1]))

    def _colour(self, word: str | None, inherited: str | None, hidden: bool) -> str | None:
        if word is None or word == "inherit":
            return inherited
        word = word.strip().lower()
        if word in ("none", "transparent") or word.startswith("url("):
            return None
        colour = _plain_colour(word)
        if colour is None and not hidden:
            self.unknown.add(word)
        return colour

    def _rule(self, word: str, inherited: str, hidden: bool) -> str:
        """What of outlines that cross or lie in each other is inside."""
        if word in _RULES:
            return word
        if word != "inherit" and not hidden:
            self.unknown.add(f"fill-rule {word}")
        return inherited

    def _paint(self, shape: Shape, state: _State) -> None:
        if shape.parts and (state.fill or state.line):
            a, b, c, d, _, _ = state.matrix
            width = state.width * sqrt(abs(a * d - b * c))
            numbers = (number for start, steps in shape.parts for step in (start, *steps) for number in step)
            # Not within also where a number is none at all.
            if not all(-FARTHEST < number < FARTHEST for number in (width, *numbers)):
                raise BadSvg
            self.layers.append((shape, Paint(state.fill, state.line, width, nonzero=state.rule == "nonzero")))


def _declared(style: str) -> dict[str, str]:
    pairs = (part.partition(":") for part in style.split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs if value}


def _plain_colour(word: str) -> str | None:
    """``#rgb``, ``#rrggbb``, ``rgb(…)`` or a name; None: it is no colour that we know."""
    if re.fullmatch("#[0-9a-f]{6}", word):
        return word
    if re.fullmatch("#[0-9a-f]{3}", word):
        return "#" + "".join(2 * digit for digit in word[1:])
    parts = floats_in(word) if word.startswith("rgb(") else []
    if len(parts) == 3:
        whole = 100 if "%" in word else 255
        return "#" + "".join(f"{max(0, min(255, round(255 * part / whole))):02x}" for part in parts)
    from reportlab.lib.colors import Color, getAllNamedColors

    named = getAllNamedColors().get("black" if word == "currentcolor" else word)
    return f"#{named.hexval()[2:]}" if type(named) is Color else None


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
    if kind in ("skewX", "skewY") and len(numbers) == 1:
        lean = tan(radians(numbers[0]))
        return (1, 0, lean, 1, 0, 0) if kind == "skewX" else (1, lean, 0, 1, 0, 0)
    raise BadSvg


# -- elements


def _number(own: Attributes, name: str) -> float:
    return (floats_in(own.get(name, "")) or [0.0])[0]


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
    numbers = floats_in(own.get("points", ""))
    return list(zip(numbers[::2], numbers[1::2], strict=False))


def _polyline(own: Attributes) -> Shape:
    points = _points(own)
    return Shape(((points[0], tuple(points[1:])),)) if len(points) > 1 else Shape(())


def _polygon(own: Attributes) -> Shape:
    points = _points(own)
    return Shape(((points[0], (*points[1:], ())),)) if len(points) > 1 else Shape(())


def _path(own: Attributes) -> Shape:
    return path_of(own.get("d", ""))


_MAKERS = {
    "path": _path,
    "rect": _rect,
    "circle": _ellipse,
    "ellipse": _ellipse,
    "line": _line,
    "polyline": _polyline,
    "polygon": _polygon,
}

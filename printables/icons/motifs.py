"""Drawings that are data: icons, bodies and heads of figures, and scenes, in ``printables/data/icons``.

A drawing lies in a square of 100 by 100 (a scene: 200 by 100), counted from its upper left corner as in SVG. It is a
list of layers from back to front, each one key and its outline: ``fill`` and ``light`` are areas, ``pen 6`` and
``light pen 6`` are lines of that width. An outline is the path of an SVG, or ``circle x y r``,
``ellipse x y across up``, ``box x y width height [radius]``, ``star x y outer inner points``.
``put: sword 10 20 40 -30`` puts another drawing there: left, top, size, degrees to the right; a further word ``flip``
turns it over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from math import cos, radians, sin
from typing import Any

from printables.draw.paths import Matrix, path_of, transformed
from printables.draw.shapes import Shape, circle, ellipse, rectangle, star
from printables.icons.parts import Icon, IconLayer
from printables.jobs.kept import kept_sections

SIDE = 100.0
HUE = "grey"
"""The colour of a drawing that names none."""
PUT = "put"


def section(name: str) -> Mapping[str, Any]:
    """``icons``, ``bodies``, ``heads`` or ``scenes``, by name; each is read when it is asked for."""
    return kept_sections("icons").get(name, {})


class MotifShelf(Mapping[str, Icon]):
    """Icons made in Python and, behind them, those that are data."""

    def __init__(self, made: Mapping[str, Icon]) -> None:
        self.made = made

    def __getitem__(self, name: str) -> Icon:
        return self.made[name] if name in self.made else _icon(name)

    def __contains__(self, name: object) -> bool:
        return name in self.made or name in section("icons")

    def __iter__(self) -> Iterator[str]:
        yield from self.made
        yield from (name for name in section("icons") if name not in self.made)

    def __len__(self) -> int:
        return len(list(iter(self)))


@cache
def _icon(name: str) -> Icon:
    told = section("icons")[name]
    return Icon(told.get("hue", HUE), lambda: drawn("icons", name), told.get("reach", 0.0) / SIDE)


@cache
def drawn(part: str, name: str) -> tuple[IconLayer, ...]:
    """The layers of a drawing, in a square of side 1 from its lower left corner."""
    told = section(part)[name]
    layers = told["draw"] if isinstance(told, Mapping) else told
    return tuple(made for layer in layers for made in _layers(layer))


def _layers(layer: Mapping[str, str]) -> Iterator[IconLayer]:
    ((how, outline),) = layer.items()
    if how == PUT:
        yield from _put(outline)
        return
    words = how.split()
    pen = float(words[-1]) if "pen" in words else 0.0
    yield IconLayer(transformed(_shape(outline), _FLIP), "light" in words, pen / SIDE)


_FLIP: Matrix = (1 / SIDE, 0, 0, -1 / SIDE, 0, 1)
_SHAPES: Mapping[str, Callable[..., Shape]] = {"circle": circle, "ellipse": ellipse, "box": rectangle}


def _shape(outline: str) -> Shape:
    first, *rest = outline.split()
    if first in _SHAPES:
        return _SHAPES[first](*map(float, rest))
    if first == "star":
        x, y, outer, inner, points = map(float, rest)
        return star(x, y, outer, inner, int(points), 180)
    return path_of(outline)


def _put(told: str) -> Iterator[IconLayer]:
    """Another drawing, smaller and turned."""
    from printables.icons.icons import ICONS

    name, *words = told.split()
    left, top, size, *turned = (float(word) for word in words if word != "flip")
    size, turn = size / SIDE, -radians(turned[0] if turned else 0)
    x, y = left / SIDE + size / 2, 1 - top / SIDE - size / 2
    across = -size if "flip" in words else size
    a, b, c, d = across * cos(turn), across * sin(turn), -size * sin(turn), size * cos(turn)
    matrix = (a, b, c, d, x - a / 2 - c / 2, y - b / 2 - d / 2)
    for layer in ICONS[name].layers():
        yield layer._replace(shape=transformed(layer.shape, matrix), pen=layer.pen * size)

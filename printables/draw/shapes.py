"""Outlines as plain values, in any unit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import TypeAlias

from brzdek.core.values import NamedTuple

Point: TypeAlias = tuple[float, float]
Step: TypeAlias = tuple[float, ...]
"""Two numbers: a line to there; six: a curve with its two handles; none: the outline is closed."""

_ROUND = 0.5522847498
"""How far the handles of a quarter circle reach, as a part of the radius."""


class Shape(NamedTuple):
    """One or more outlines, each begun at a point and made of steps."""

    parts: tuple[tuple[Point, tuple[Step, ...]], ...]


def polygon(points: Sequence[Point]) -> Shape:
    return Shape(((points[0], (*points[1:], ())),))


def polyline(points: Sequence[Point]) -> Shape:
    return Shape(((points[0], tuple(points[1:])),))


def line(x1: float, y1: float, x2: float, y2: float) -> Shape:
    return Shape((((x1, y1), ((x2, y2),)),))


def lines(pairs: Iterable[tuple[float, float, float, float]]) -> Shape:
    return Shape(tuple(((x1, y1), ((x2, y2),)) for x1, y1, x2, y2 in pairs))


def curves(start: Point, *steps: Step, closed: bool = True) -> Shape:
    """A free outline of lines (two numbers) and curves (six)."""
    return Shape(((start, (*steps, ()) if closed else steps),))


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> Shape:
    right, top = x + width, y + height
    if radius <= 0:
        return polygon([(x, y), (right, y), (right, top), (x, top)])
    r = min(radius, width / 2, height / 2)
    k = r * (1 - _ROUND)
    return curves(
        (x + r, y),
        (right - r, y),
        (right - k, y, right, y + k, right, y + r),
        (right, top - r),
        (right, top - k, right - k, top, right - r, top),
        (x + r, top),
        (x + k, top, x, top - k, x, top - r),
        (x, y + r),
        (x, y + k, x + k, y, x + r, y),
    )


def circle(x: float, y: float, radius: float) -> Shape:
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, across: float, up: float) -> Shape:
    kx, ky = across * _ROUND, up * _ROUND
    return curves(
        (x + across, y),
        (x + across, y + ky, x + kx, y + up, x, y + up),
        (x - kx, y + up, x - across, y + ky, x - across, y),
        (x - across, y - ky, x - kx, y - up, x, y - up),
        (x + kx, y - up, x + across, y - ky, x + across, y),
    )


def regular(x: float, y: float, radius: float, corners: int, turn: float = 0) -> Shape:
    """A regular polygon; the first corner points up."""
    return star(x, y, radius, radius * cos(pi / corners), corners, turn)


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = 0) -> Shape:
    """``turn``: degrees to the right."""
    steps = range(2 * points)
    angles = [pi / 2 - turn * pi / 180 - pi * step / points for step in steps]
    reach = [outer if step % 2 == 0 else inner for step in steps]
    return polygon([(x + r * cos(angle), y + r * sin(angle)) for r, angle in zip(reach, angles, strict=True)])


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do two straight lines, each between two points, cross?"""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0

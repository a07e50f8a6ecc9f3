"""Icons of what is found in the rooms of a catacomb."""

from __future__ import annotations

from collections.abc import Mapping

from printables.icon_parts import Icon, Layer
from printables.shapes import circle, curves, lines, polygon, rectangle, star


def _altar() -> tuple[Layer, ...]:
    flame = curves((0.5, 0.52), (0.26, 0.58, 0.34, 0.8, 0.5, 1.0), (0.66, 0.8, 0.74, 0.58, 0.5, 0.52))
    inner = curves((0.5, 0.55), (0.4, 0.6, 0.43, 0.7, 0.5, 0.78), (0.57, 0.7, 0.6, 0.6, 0.5, 0.55))
    return (
        Layer(rectangle(0.1, 0.38, 0.8, 0.14, 0.03)),
        Layer(polygon([(0.24, 0.38), (0.76, 0.38), (0.7, 0.14), (0.3, 0.14)])),
        Layer(rectangle(0.14, 0.02, 0.72, 0.13, 0.03)),
        Layer(flame),
        Layer(inner, light=True),
    )


def _library() -> tuple[Layer, ...]:
    left = curves((0.48, 0.16), (0.36, 0.26, 0.18, 0.26, 0.02, 0.2), (0.02, 0.8), (0.18, 0.88, 0.36, 0.88, 0.48, 0.78))
    right = curves((0.52, 0.16), (0.64, 0.26, 0.82, 0.26, 0.98, 0.2), (0.98, 0.8), (0.82, 0.88, 0.64, 0.88, 0.52, 0.78))
    rows = [(0.12, y, 0.38, y - 0.03) for y in (0.7, 0.56, 0.42)] + [
        (0.62, y - 0.03, 0.88, y) for y in (0.7, 0.56, 0.42)
    ]
    return Layer(left), Layer(right), Layer(lines(rows), light=True, pen=0.045)


def _artifact() -> tuple[Layer, ...]:
    return (
        Layer(star(0.5, 0.67, 0.33, 0.14, 5)),
        Layer(rectangle(0.24, 0.26, 0.52, 0.09, 0.02)),
        Layer(polygon([(0.3, 0.26), (0.7, 0.26), (0.78, 0.1), (0.22, 0.1)])),
        Layer(rectangle(0.14, 0.02, 0.72, 0.09, 0.02)),
        Layer(lines([(0.04, 0.7, 0.12, 0.7), (0.88, 0.7, 0.96, 0.7)]), pen=0.05),
        Layer(lines([(0.1, 0.92, 0.17, 0.87), (0.9, 0.92, 0.83, 0.87)]), pen=0.05),
    )


def _secret() -> tuple[Layer, ...]:
    hook = curves((0.36, 0.62), (0.34, 0.86, 0.68, 0.86, 0.66, 0.62), (0.65, 0.5, 0.5, 0.5, 0.5, 0.36), closed=False)
    return (
        Layer(rectangle(0.05, 0.05, 0.9, 0.9, 0.22)),
        Layer(hook, light=True, pen=0.1),
        Layer(circle(0.5, 0.21, 0.065), light=True),
    )


def _heal() -> tuple[Layer, ...]:
    heart = curves(
        (0.5, 0.05),
        (0.3, 0.23, 0.02, 0.42, 0.02, 0.68),
        (0.02, 0.86, 0.15, 0.96, 0.28, 0.96),
        (0.39, 0.96, 0.46, 0.9, 0.5, 0.8),
        (0.54, 0.9, 0.61, 0.96, 0.72, 0.96),
        (0.85, 0.96, 0.98, 0.86, 0.98, 0.68),
        (0.98, 0.42, 0.7, 0.23, 0.5, 0.05),
    )
    return Layer(heart), Layer(lines([(0.5, 0.36, 0.5, 0.7), (0.33, 0.53, 0.67, 0.53)]), light=True, pen=0.1)


def _vortex() -> tuple[Layer, ...]:
    spiral = curves(
        (0.5, 0.5),
        (0.56, 0.58, 0.66, 0.52, 0.64, 0.42),
        (0.61, 0.28, 0.4, 0.27, 0.33, 0.4),
        (0.22, 0.62, 0.44, 0.82, 0.64, 0.74),
        (0.82, 0.66, 0.88, 0.42, 0.76, 0.24),
        closed=False,
    )
    return Layer(circle(0.5, 0.5, 0.48)), Layer(spiral, light=True, pen=0.08)


CHAMBERS: Mapping[str, Icon] = {
    "altar": Icon("orange", _altar),
    "library": Icon("blue", _library),
    "artifact": Icon("gold", _artifact),
    "secret": Icon("teal", _secret),
    "healing": Icon("rose", _heal),
    "vortex": Icon("violet", _vortex),
}

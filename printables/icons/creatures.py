"""Icons of those whom one meets: beasts, the dead, and what becomes of careless adventurers."""

from __future__ import annotations

from collections.abc import Mapping

from printables.draw.shapes import circle, curves, ellipse, line, lines, polygon, rectangle
from printables.icons.parts import Icon, IconLayer


def _paw() -> tuple[IconLayer, ...]:
    pad = curves(
        (0.5, 0.52),
        (0.68, 0.52, 0.84, 0.3, 0.8, 0.16),
        (0.76, 0.04, 0.62, 0.06, 0.5, 0.1),
        (0.38, 0.06, 0.24, 0.04, 0.2, 0.16),
        (0.16, 0.3, 0.32, 0.52, 0.5, 0.52),
    )
    toes = ((0.16, 0.56, 0.09, 0.13), (0.37, 0.78, 0.1, 0.15), (0.63, 0.78, 0.1, 0.15), (0.84, 0.56, 0.09, 0.13))
    return (
        IconLayer(pad),
        *(IconLayer(ellipse(x, y, across, up)) for x, y, across, up in toes),
        IconLayer(ellipse(0.5, 0.27, 0.12, 0.08), light=True),
    )


def _toad() -> tuple[IconLayer, ...]:
    body = curves(
        (0.08, 0.22),
        (0.08, 0.55, 0.28, 0.72, 0.5, 0.72),
        (0.72, 0.72, 0.92, 0.55, 0.92, 0.22),
        (0.92, 0.08, 0.76, 0.06, 0.5, 0.06),
        (0.24, 0.06, 0.08, 0.08, 0.08, 0.22),
    )
    return (
        IconLayer(body),
        IconLayer(circle(0.27, 0.74, 0.15)),
        IconLayer(circle(0.73, 0.74, 0.15)),
        IconLayer(circle(0.27, 0.76, 0.07), light=True),
        IconLayer(circle(0.73, 0.76, 0.07), light=True),
        IconLayer(curves((0.2, 0.42), (0.35, 0.28, 0.65, 0.28, 0.8, 0.42), closed=False), light=True, pen=0.05),
        IconLayer(circle(0.3, 0.2, 0.035), light=True),
        IconLayer(circle(0.68, 0.18, 0.045), light=True),
        IconLayer(circle(0.52, 0.14, 0.025), light=True),
    )


def _skull() -> tuple[IconLayer, ...]:
    head = curves(
        (0.3, 0.3),
        (0.06, 0.4, 0.04, 0.97, 0.5, 0.97),
        (0.96, 0.97, 0.94, 0.4, 0.7, 0.3),
        (0.7, 0.2),
        (0.3, 0.2),
    )
    return (
        IconLayer(head),
        IconLayer(rectangle(0.32, 0.04, 0.36, 0.2, 0.05)),
        IconLayer(circle(0.33, 0.58, 0.11), light=True),
        IconLayer(circle(0.67, 0.58, 0.11), light=True),
        IconLayer(polygon([(0.5, 0.46), (0.56, 0.34), (0.44, 0.34)]), light=True),
        IconLayer(
            lines([(0.42, 0.05, 0.42, 0.2), (0.5, 0.05, 0.5, 0.2), (0.58, 0.05, 0.58, 0.2)]), light=True, pen=0.03
        ),
    )


def _adventurer() -> tuple[IconLayer, ...]:
    """A hooded figure with a staff."""
    cloak = curves(
        (0.42, 0.96),
        (0.6, 0.96, 0.66, 0.78, 0.64, 0.66),
        (0.78, 0.5, 0.84, 0.26, 0.84, 0.04),
        (0.08, 0.04),
        (0.08, 0.26, 0.14, 0.5, 0.24, 0.66),
        (0.2, 0.8, 0.26, 0.96, 0.42, 0.96),
    )
    return (
        IconLayer(cloak),
        IconLayer(ellipse(0.44, 0.74, 0.11, 0.13), light=True),
        IconLayer(line(0.92, 0.04, 0.92, 0.94), pen=0.06),
        IconLayer(circle(0.92, 0.92, 0.07)),
        IconLayer(line(0.44, 0.5, 0.44, 0.06), light=True, pen=0.03),
    )


CREATURES: Mapping[str, Icon] = {
    "paw": Icon("brown", _paw),
    "toad": Icon("green", _toad),
    "skull": Icon("grey", _skull),
    "adventurer": Icon("teal", _adventurer),
}

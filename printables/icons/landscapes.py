"""Icons of the land that adventurers cross."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from printables.draw.shapes import circle, curves, line, lines, polygon, rectangle
from printables.icons.parts import Icon, IconLayer


def _tree() -> tuple[IconLayer, ...]:
    tiers = [
        polygon([(0.5, 0.98), (0.78, 0.62), (0.22, 0.62)]),
        polygon([(0.5, 0.78), (0.86, 0.38), (0.14, 0.38)]),
        polygon([(0.5, 0.56), (0.94, 0.14), (0.06, 0.14)]),
    ]
    return (
        *(IconLayer(tier) for tier in tiers),
        IconLayer(rectangle(0.43, 0.02, 0.14, 0.14)),
        IconLayer(lines([(0.34, 0.62, 0.66, 0.62), (0.28, 0.38, 0.72, 0.38)]), light=True, pen=0.03),
    )


def _hill() -> tuple[IconLayer, ...]:
    back = curves((0.3, 0.1), (0.42, 0.5, 0.54, 0.84, 0.66, 0.84), (0.8, 0.84, 0.9, 0.4, 0.98, 0.1))
    front = curves((0.02, 0.1), (0.14, 0.44, 0.22, 0.6, 0.34, 0.6), (0.5, 0.6, 0.62, 0.3, 0.72, 0.1))
    return (
        IconLayer(back),
        IconLayer(front),
        IconLayer(
            curves((0.04, 0.1), (0.16, 0.44, 0.22, 0.62, 0.34, 0.62), (0.5, 0.62, 0.62, 0.3, 0.72, 0.1), closed=False),
            light=True,
            pen=0.035,
        ),
    )


def _grain() -> tuple[IconLayer, ...]:
    ears = []
    for x, top in ((0.24, 0.82), (0.5, 0.96), (0.76, 0.82)):
        ears.append(IconLayer(line(x, 0.04, x, top - 0.1), pen=0.04))
        for step in range(4):
            y = top - 0.06 - 0.13 * step
            ears.append(IconLayer(curves((x, y), (x - 0.1, y + 0.02, x - 0.12, y + 0.1, x - 0.1, y + 0.13), (x, y))))
            ears.append(IconLayer(curves((x, y), (x + 0.1, y + 0.02, x + 0.12, y + 0.1, x + 0.1, y + 0.13), (x, y))))
    return tuple(ears)


def _grass() -> tuple[IconLayer, ...]:
    blades = []
    for x, lean, high in (
        (0.14, -0.08, 0.4),
        (0.3, 0.04, 0.6),
        (0.5, -0.02, 0.76),
        (0.68, 0.08, 0.56),
        (0.86, 0.1, 0.4),
    ):
        blades.append(
            IconLayer(
                curves(
                    (x - 0.06, 0.08),
                    (x - 0.02, 0.3, x + lean / 2, high, x + lean, high + 0.14),
                    (x + lean / 2 + 0.05, high - 0.1, x + 0.06, 0.3, x + 0.06, 0.08),
                )
            )
        )
    return (*blades, IconLayer(line(0.04, 0.07, 0.96, 0.07), pen=0.05))


def _sun() -> tuple[IconLayer, ...]:
    rays = [
        (
            0.5 + 0.32 * cos(turn),
            0.5 + 0.32 * sin(turn),
            0.5 + 0.46 * cos(turn),
            0.5 + 0.46 * sin(turn),
        )
        for turn in (place * pi / 4 for place in range(8))
    ]
    return (IconLayer(circle(0.5, 0.5, 0.22)), IconLayer(lines(rays), pen=0.06))


LANDSCAPES: Mapping[str, Icon] = {
    "tree": Icon("green", _tree),
    "hill": Icon("brown", _hill),
    "grain": Icon("gold", _grain),
    "grass": Icon("green", _grass),
    "sun": Icon("orange", _sun),
}

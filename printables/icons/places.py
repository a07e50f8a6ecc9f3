"""Icons of places: villages and graves, the rooms of a dungeon, a tower and its stairs."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from printables.draw.shapes import circle, curves, ellipse, line, lines, polygon, polyline, rectangle
from printables.icons.parts import Icon, IconLayer


def _hut() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.02, 0.5), (0.5, 0.96), (0.98, 0.5)])),
        IconLayer(rectangle(0.14, 0.06, 0.72, 0.46)),
        IconLayer(rectangle(0.7, 0.66, 0.12, 0.26)),
        IconLayer(curves((0.4, 0.06), (0.4, 0.34), (0.4, 0.44, 0.6, 0.44, 0.6, 0.34), (0.6, 0.06)), light=True),
    )


def _town() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.02, 0.06), (0.02, 0.46), (0.17, 0.62), (0.32, 0.46), (0.32, 0.06)])),
        IconLayer(polygon([(0.34, 0.06), (0.34, 0.72), (0.5, 0.98), (0.66, 0.72), (0.66, 0.06)])),
        IconLayer(polygon([(0.68, 0.06), (0.68, 0.54), (0.83, 0.7), (0.98, 0.54), (0.98, 0.06)])),
        IconLayer(curves((0.43, 0.06), (0.43, 0.22), (0.43, 0.32, 0.57, 0.32, 0.57, 0.22), (0.57, 0.06)), light=True),
        IconLayer(lines([(0.5, 0.5, 0.5, 0.64), (0.17, 0.3, 0.17, 0.4), (0.83, 0.36, 0.83, 0.46)]), True, 0.07),
    )


def _grave() -> tuple[IconLayer, ...]:
    stone = curves((0.2, 0.14), (0.2, 0.66), (0.2, 1.06, 0.8, 1.06, 0.8, 0.66), (0.8, 0.14))
    return (
        IconLayer(stone),
        IconLayer(rectangle(0.06, 0.03, 0.88, 0.12, 0.05)),
        IconLayer(lines([(0.5, 0.36, 0.5, 0.82), (0.34, 0.66, 0.66, 0.66)]), light=True, pen=0.08),
    )


def _scythe() -> tuple[IconLayer, ...]:
    blade = curves((0.72, 0.94), (0.5, 1.0, 0.2, 0.94, 0.03, 0.62), (0.22, 0.8, 0.46, 0.82, 0.7, 0.76))
    return (
        IconLayer(blade),
        IconLayer(line(0.72, 0.96, 0.84, 0.04), pen=0.09),
        IconLayer(line(0.76, 0.5, 0.58, 0.44), pen=0.07),
    )


def _forest() -> tuple[IconLayer, ...]:
    layers: list[IconLayer] = []
    for x, foot, high in ((0.26, 0.16, 0.7), (0.74, 0.16, 0.7), (0.5, 0.06, 0.92)):
        for part in (0, 0.28):
            low = foot + part * high + 0.08
            top = [(x, foot + high * (0.72 + part)), (x + 0.25 - 0.3 * part, low), (x - 0.25 + 0.3 * part, low)]
            layers.append(IconLayer(polygon(top)))
            layers.append(IconLayer(polygon([*top, top[0]]), light=True, pen=0.02))
        layers.append(IconLayer(rectangle(x - 0.04, foot - 0.04, 0.08, 0.14)))
    return tuple(layers)


def _valley() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.02, 0.06), (0.02, 0.76), (0.16, 0.94), (0.5, 0.2), (0.5, 0.06)])),
        IconLayer(polygon([(0.98, 0.06), (0.98, 0.66), (0.84, 0.82), (0.5, 0.2), (0.5, 0.06)])),
        IconLayer(circle(0.5, 0.74, 0.14)),
        IconLayer(curves((0.44, 0.06), (0.4, 0.14, 0.6, 0.16, 0.5, 0.3), closed=False), light=True, pen=0.06),
    )


def _runes() -> tuple[IconLayer, ...]:
    stone = polygon([(0.16, 0.04), (0.22, 0.72), (0.46, 0.98), (0.72, 0.84), (0.84, 0.04)])
    strokes = [(0.4, 0.2, 0.4, 0.72), (0.4, 0.72, 0.6, 0.56), (0.6, 0.56, 0.4, 0.44), (0.4, 0.44, 0.62, 0.2)]
    return IconLayer(stone), IconLayer(lines(strokes), light=True, pen=0.06)


def _chasm() -> tuple[IconLayer, ...]:
    left = [(0.02, 0.04), (0.02, 0.82), (0.36, 0.82), (0.28, 0.6), (0.4, 0.42), (0.3, 0.22), (0.42, 0.04)]
    right = [(0.98, 0.04), (0.98, 0.82), (0.62, 0.82), (0.56, 0.58), (0.68, 0.38), (0.58, 0.24), (0.64, 0.04)]
    return (
        IconLayer(polygon(left)),
        IconLayer(polygon(right)),
        IconLayer(lines([(0.5, 0.96, 0.5, 0.74), (0.42, 0.82, 0.5, 0.72), (0.58, 0.82, 0.5, 0.72)]), pen=0.05),
    )


def _coffin() -> tuple[IconLayer, ...]:
    box = [(0.36, 0.02), (0.64, 0.02), (0.82, 0.68), (0.66, 0.98), (0.34, 0.98), (0.18, 0.68)]
    return IconLayer(polygon(box)), IconLayer(lines([(0.5, 0.2, 0.5, 0.84), (0.34, 0.66, 0.66, 0.66)]), True, 0.07)


def _torch() -> tuple[IconLayer, ...]:
    flame = curves((0.5, 0.46), (0.24, 0.5, 0.28, 0.74, 0.46, 0.98), (0.56, 0.84, 0.78, 0.66, 0.66, 0.5))
    return (
        IconLayer(flame),
        IconLayer(polygon([(0.3, 0.46), (0.7, 0.46), (0.62, 0.34), (0.38, 0.34)])),
        IconLayer(polygon([(0.42, 0.34), (0.58, 0.34), (0.54, 0.02), (0.46, 0.02)])),
        IconLayer(curves((0.49, 0.5), (0.4, 0.58, 0.44, 0.66, 0.5, 0.76), (0.58, 0.64, 0.6, 0.56, 0.54, 0.5)), True),
    )


def _hall() -> tuple[IconLayer, ...]:
    columns = [IconLayer(rectangle(x, 0.2, 0.12, 0.46)) for x in (0.12, 0.34, 0.54, 0.76)]
    return (
        *columns,
        IconLayer(polygon([(0.02, 0.72), (0.5, 0.98), (0.98, 0.72)])),
        IconLayer(rectangle(0.06, 0.64, 0.88, 0.08)),
        IconLayer(rectangle(0.02, 0.04, 0.96, 0.1)),
        IconLayer(rectangle(0.08, 0.12, 0.84, 0.08)),
    )


def _cauldron() -> tuple[IconLayer, ...]:
    pot = curves((0.1, 0.58), (0.9, 0.58), (0.98, 0.26, 0.78, 0.1, 0.5, 0.1), (0.22, 0.1, 0.02, 0.26, 0.1, 0.58))
    steam = [
        IconLayer(curves((x, 0.7), (x - 0.1, 0.8, x + 0.1, 0.86, x, 0.98), closed=False), pen=0.06)
        for x in (0.32, 0.52, 0.72)
    ]
    return (
        IconLayer(pot),
        IconLayer(rectangle(0.04, 0.56, 0.92, 0.1, 0.05)),
        IconLayer(lines([(0.26, 0.16, 0.2, 0.02), (0.74, 0.16, 0.8, 0.02)]), pen=0.08),
        *steam,
    )


def _chain() -> tuple[IconLayer, ...]:
    return (
        IconLayer(lines([(0.3, 0.98, 0.3, 0.86), (0.7, 0.98, 0.7, 0.86)]), pen=0.08),
        IconLayer(ellipse(0.3, 0.72, 0.09, 0.15), pen=0.08),
        IconLayer(ellipse(0.7, 0.72, 0.09, 0.15), pen=0.08),
        IconLayer(lines([(0.3, 0.6, 0.3, 0.44), (0.7, 0.6, 0.7, 0.44)]), pen=0.08),
        IconLayer(circle(0.24, 0.24, 0.19), pen=0.11),
        IconLayer(circle(0.76, 0.24, 0.19), pen=0.11),
    )


def _eyes() -> tuple[IconLayer, ...]:
    """Something that looks out of the dark."""

    def eye(x: float) -> IconLayer:
        shape = curves(
            (x - 0.17, 0.56),
            (x - 0.06, 0.7, x + 0.06, 0.7, x + 0.17, 0.52),
            (x + 0.06, 0.4, x - 0.1, 0.42, x - 0.17, 0.56),
        )
        return IconLayer(shape, light=True)

    return (
        IconLayer(circle(0.5, 0.5, 0.48)),
        eye(0.29),
        eye(0.71),
        IconLayer(ellipse(0.29, 0.52, 0.04, 0.1)),
        IconLayer(ellipse(0.71, 0.52, 0.04, 0.1)),
    )


def _strongroom() -> tuple[IconLayer, ...]:
    return (
        IconLayer(curves((0.08, 0.04), (0.08, 0.6), (0.08, 1.08, 0.92, 1.08, 0.92, 0.6), (0.92, 0.04))),
        IconLayer(lines([(0.5, 0.04, 0.5, 0.96), (0.08, 0.3, 0.92, 0.3), (0.08, 0.66, 0.92, 0.66)]), True, 0.035),
        IconLayer(circle(0.5, 0.5, 0.15), light=True),
        IconLayer(circle(0.5, 0.53, 0.055)),
        IconLayer(line(0.5, 0.5, 0.5, 0.4), pen=0.06),
    )


def _tower() -> tuple[IconLayer, ...]:
    body = [(0.26, 0.04), (0.32, 0.62), (0.68, 0.62), (0.74, 0.04)]
    top = [(0.2, 0.62), (0.2, 0.92), (0.34, 0.92), (0.34, 0.82), (0.43, 0.82), (0.43, 0.92), (0.57, 0.92),
           (0.57, 0.82), (0.66, 0.82), (0.66, 0.92), (0.8, 0.92), (0.8, 0.62)]  # fmt: skip
    return (
        IconLayer(polygon(body)),
        IconLayer(polygon(top)),
        IconLayer(line(0.2, 0.62, 0.8, 0.62), light=True, pen=0.03),
        IconLayer(curves((0.43, 0.04), (0.43, 0.2), (0.43, 0.3, 0.57, 0.3, 0.57, 0.2), (0.57, 0.04)), light=True),
        IconLayer(line(0.5, 0.42, 0.5, 0.54), light=True, pen=0.07),
    )


def _stairs() -> tuple[IconLayer, ...]:
    steps = [(0.02, 0.04)]
    for place in range(5):
        x, y = 0.02 + 0.19 * place, 0.2 + 0.18 * place
        steps += [(x, y), (x + 0.19, y)]
    return IconLayer(polygon([*steps, (0.97, 0.04)])), IconLayer(polyline([(0.04, 0.44), (0.62, 0.98)]), pen=0.06)


def _flame() -> tuple[IconLayer, ...]:
    outer = curves(
        (0.5, 0.02),
        (0.16, 0.02, 0.04, 0.32, 0.22, 0.56),
        (0.26, 0.46, 0.3, 0.42, 0.36, 0.4),
        (0.3, 0.66, 0.4, 0.86, 0.6, 0.98),
        (0.56, 0.8, 0.64, 0.72, 0.74, 0.6),
        (0.98, 0.34, 0.86, 0.02, 0.5, 0.02),
    )
    inner = curves((0.5, 0.06), (0.3, 0.1, 0.34, 0.3, 0.52, 0.46), (0.54, 0.34, 0.72, 0.14, 0.5, 0.06))
    return IconLayer(outer), IconLayer(inner, light=True)


def _cave() -> tuple[IconLayer, ...]:
    rock = [(0.02, 0.06), (0.1, 0.52), (0.3, 0.84), (0.52, 0.96), (0.76, 0.8), (0.9, 0.5), (0.98, 0.06)]
    mouth = curves((0.26, 0.06), (0.24, 0.62, 0.76, 0.66, 0.74, 0.06))
    sparks = [
        (0.5 + 0.06 * cos(turn), 0.34 + 0.06 * sin(turn), 0.5 + 0.15 * cos(turn), 0.34 + 0.15 * sin(turn))
        for turn in (place * pi / 4 for place in range(8))
    ]
    return IconLayer(polygon(rock)), IconLayer(mouth, light=True), IconLayer(lines(sparks), pen=0.04)


def _signpost() -> tuple[IconLayer, ...]:
    return (
        IconLayer(rectangle(0.46, 0.02, 0.1, 0.94)),
        IconLayer(polygon([(0.12, 0.84), (0.78, 0.84), (0.94, 0.74), (0.78, 0.64), (0.12, 0.64)])),
        IconLayer(polygon([(0.88, 0.54), (0.22, 0.54), (0.06, 0.44), (0.22, 0.34), (0.88, 0.34)])),
    )


PLACES: Mapping[str, Icon] = {
    "hut": Icon("brown", _hut),
    "town": Icon("stone", _town),
    "grave": Icon("grey", _grave),
    "scythe": Icon("ink", _scythe),
    "forest": Icon("green", _forest),
    "valley": Icon("green", _valley),
    "runes": Icon("stone", _runes),
    "chasm": Icon("stone", _chasm),
    "coffin": Icon("brown", _coffin),
    "torch": Icon("orange", _torch),
    "hall": Icon("stone", _hall),
    "cauldron": Icon("ink", _cauldron),
    "chain": Icon("grey", _chain),
    "eyes": Icon("ink", _eyes),
    "strongroom": Icon("brown", _strongroom),
    "tower": Icon("stone", _tower),
    "stairs": Icon("brown", _stairs),
    "flame": Icon("red", _flame),
    "cave": Icon("stone", _cave),
    "signpost": Icon("brown", _signpost),
}

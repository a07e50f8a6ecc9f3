"""Icons of what lies between the stars."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from printables.draw.shapes import Point, circle, curves, ellipse, line, lines, polygon, rectangle, regular, star
from printables.icons.parts import Icon, IconLayer


def _on_circle(radius: float, degrees: float, middle: Point = (0.5, 0.5)) -> Point:
    turn = degrees * pi / 180
    return middle[0] + radius * cos(turn), middle[1] + radius * sin(turn)


def _stargate() -> tuple[IconLayer, ...]:
    knobs = [IconLayer(circle(*_on_circle(0.4, 60 * place + 30), 0.08)) for place in range(6)]
    return (
        IconLayer(circle(0.5, 0.5, 0.38), pen=0.1),
        *knobs,
        IconLayer(star(0.5, 0.5, 0.3, 0.08, 4)),
        IconLayer(star(0.5, 0.5, 0.18, 0.06, 4, 45)),
    )


def _moon() -> tuple[IconLayer, ...]:
    crescent = curves(
        (0.5, 0.96), (0.2, 0.92, 0.04, 0.7, 0.04, 0.48), (0.04, 0.22, 0.26, 0.02, 0.54, 0.04),
        (0.74, 0.06, 0.88, 0.18, 0.94, 0.32), (0.56, 0.22, 0.3, 0.54, 0.5, 0.96),
    )  # fmt: skip
    return IconLayer(crescent), IconLayer(star(0.76, 0.7, 0.22, 0.07, 5))


def _radiation() -> tuple[IconLayer, ...]:
    blades = []
    for turn in (90, 210, 330):
        near = [_on_circle(0.15, turn + shift) for shift in (30, 0, -30)]
        far = [_on_circle(0.47, turn + shift) for shift in (-30, -15, 0, 15, 30)]
        blades.append(IconLayer(polygon([*near, *far])))
    return (*blades, IconLayer(circle(0.5, 0.5, 0.1)))


def _tesseract() -> tuple[IconLayer, ...]:
    outer = [(0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94)]
    inner = [(0.32, 0.32), (0.68, 0.32), (0.68, 0.68), (0.32, 0.68)]
    joints = [(*far, *near) for far, near in zip(outer, inner, strict=True)]
    return (
        IconLayer(polygon(outer), pen=0.08),
        IconLayer(lines(joints), pen=0.06),
        IconLayer(polygon(inner)),
    )


def _alien() -> tuple[IconLayer, ...]:
    head = curves(
        (0.5, 0.02), (0.3, 0.1, 0.06, 0.4, 0.08, 0.64), (0.1, 0.88, 0.3, 0.98, 0.5, 0.98),
        (0.7, 0.98, 0.9, 0.88, 0.92, 0.64), (0.94, 0.4, 0.7, 0.1, 0.5, 0.02),
    )  # fmt: skip

    def eye(side: int) -> IconLayer:
        x = 0.5 + side * 0.08
        far = 0.5 + side * 0.32
        shape = curves(
            (x, 0.4), (x, 0.56, far - side * 0.08, 0.66, far, 0.66), (far, 0.5, far - side * 0.1, 0.4, x, 0.4)
        )
        return IconLayer(shape, light=True)

    return IconLayer(head), eye(-1), eye(1), IconLayer(line(0.44, 0.2, 0.56, 0.2), light=True, pen=0.04)


def _station() -> tuple[IconLayer, ...]:
    return (
        IconLayer(ellipse(0.5, 0.42, 0.47, 0.15), pen=0.09),
        IconLayer(curves((0.24, 0.44), (0.24, 0.72, 0.76, 0.72, 0.76, 0.44), (0.62, 0.28, 0.38, 0.28, 0.24, 0.44))),
        IconLayer(polygon([(0.4, 0.6), (0.4, 0.8), (0.5, 0.98), (0.6, 0.8), (0.6, 0.6)])),
        IconLayer(polygon([(0.42, 0.34), (0.58, 0.34), (0.5, 0.02)])),
        IconLayer(lines([(0.36, 0.48, 0.42, 0.48), (0.48, 0.48, 0.54, 0.48), (0.6, 0.48, 0.66, 0.48)]), True, 0.06),
    )


def _hourglass() -> tuple[IconLayer, ...]:
    glass = curves(
        (0.2, 0.88), (0.8, 0.88), (0.8, 0.62, 0.56, 0.6, 0.56, 0.5), (0.56, 0.4, 0.8, 0.38, 0.8, 0.12),
        (0.2, 0.12), (0.2, 0.38, 0.44, 0.4, 0.44, 0.5), (0.44, 0.6, 0.2, 0.62, 0.2, 0.88),
    )  # fmt: skip
    return (
        IconLayer(glass),
        IconLayer(rectangle(0.1, 0.88, 0.8, 0.1, 0.04)),
        IconLayer(rectangle(0.1, 0.02, 0.8, 0.1, 0.04)),
        IconLayer(polygon([(0.28, 0.82), (0.72, 0.82), (0.66, 0.72), (0.34, 0.72)]), light=True),
        IconLayer(polygon([(0.3, 0.16), (0.7, 0.16), (0.5, 0.34)]), light=True),
    )


def _mist() -> tuple[IconLayer, ...]:
    def band(y: float, left: float, right: float) -> IconLayer:
        third = (right - left) / 3
        wave = curves(
            (left, y),
            (left + third / 2, y + 0.14, left + third, y + 0.14, left + 1.5 * third, y),
            (left + 2 * third, y - 0.14, left + 2.5 * third, y - 0.14, right, y),
            closed=False,
        )
        return IconLayer(wave, pen=0.09)

    return (
        band(0.86, 0.2, 0.8),
        band(0.66, 0.04, 0.9),
        band(0.46, 0.12, 0.96),
        band(0.26, 0.04, 0.84),
        band(0.08, 0.26, 0.8),
    )


def _nexus() -> tuple[IconLayer, ...]:
    ends = [_on_circle(0.4, 60 * place + 30) for place in range(6)]
    return (
        IconLayer(lines([(0.5, 0.5, *end) for end in ends]), pen=0.06),
        IconLayer(polygon(ends), pen=0.04),
        *(IconLayer(circle(*end, 0.095)) for end in ends),
        IconLayer(circle(0.5, 0.5, 0.17)),
        IconLayer(circle(0.5, 0.5, 0.07), light=True),
    )


def _planet() -> tuple[IconLayer, ...]:
    return (
        IconLayer(circle(0.5, 0.5, 0.32)),
        IconLayer(
            curves((0.8, 0.66), (1.1, 0.82, 0.94, 0.9, 0.5, 0.56), (0.02, 0.2, -0.1, 0.1, 0.2, 0.34), closed=False),
            pen=0.07,
        ),
        IconLayer(curves((0.24, 0.6), (0.4, 0.72, 0.6, 0.7, 0.76, 0.62), closed=False), light=True, pen=0.04),
        IconLayer(curves((0.28, 0.3), (0.42, 0.4, 0.62, 0.42, 0.78, 0.36), closed=False), light=True, pen=0.04),
    )


def _eclipse() -> tuple[IconLayer, ...]:
    rays = [(*_on_circle(0.4, 30 * place), *_on_circle(0.5, 30 * place)) for place in range(12)]
    return (
        IconLayer(lines(rays), pen=0.04),
        IconLayer(circle(0.5, 0.5, 0.36)),
        IconLayer(circle(0.44, 0.56, 0.26), True),
    )


def _asteroids() -> tuple[IconLayer, ...]:
    def rock(x: float, y: float, size: float) -> IconLayer:
        reach = (1, 0.82, 1.04, 0.9, 0.78, 1, 0.88)
        return IconLayer(
            polygon([_on_circle(size * part, 360 / 7 * place + 14, (x, y)) for place, part in enumerate(reach)])
        )

    return (
        rock(0.36, 0.62, 0.32),
        rock(0.8, 0.8, 0.15),
        rock(0.76, 0.3, 0.22),
        rock(0.22, 0.14, 0.12),
        IconLayer(circle(0.3, 0.68, 0.07), light=True),
        IconLayer(circle(0.44, 0.52, 0.045), light=True),
        IconLayer(circle(0.78, 0.28, 0.05), light=True),
    )


def _wreck() -> tuple[IconLayer, ...]:
    front = [(0.98, 0.8), (0.6, 0.84), (0.52, 0.72), (0.58, 0.62), (0.5, 0.52), (0.74, 0.5)]
    rear = [(0.44, 0.7), (0.38, 0.6), (0.46, 0.5), (0.38, 0.42), (0.04, 0.28), (0.02, 0.52), (0.12, 0.62)]
    return (
        IconLayer(polygon(front)),
        IconLayer(polygon(rear)),
        IconLayer(polygon([(0.1, 0.28), (0.02, 0.04), (0.3, 0.36)])),
        IconLayer(circle(0.76, 0.69, 0.06), light=True),
        IconLayer(regular(0.6, 0.26, 0.09, 4, 20)),
        IconLayer(regular(0.42, 0.18, 0.06, 3, 40)),
        IconLayer(regular(0.78, 0.16, 0.05, 5)),
        IconLayer(regular(0.4, 0.9, 0.05, 4, 10)),
    )


def _rocket() -> tuple[IconLayer, ...]:
    hull = curves((0.36, 0.26), (0.26, 0.56, 0.36, 0.84, 0.5, 0.98), (0.64, 0.84, 0.74, 0.56, 0.64, 0.26))
    return (
        IconLayer(hull),
        IconLayer(polygon([(0.34, 0.5), (0.14, 0.24), (0.38, 0.3)])),
        IconLayer(polygon([(0.66, 0.5), (0.86, 0.24), (0.62, 0.3)])),
        IconLayer(circle(0.5, 0.64, 0.09), light=True),
        IconLayer(polygon([(0.4, 0.22), (0.6, 0.22), (0.5, 0.02)])),
    )


COSMOS: Mapping[str, Icon] = {
    "stargate": Icon("violet", _stargate),
    "moon": Icon("violet", _moon),
    "radiation": Icon("gold", _radiation),
    "tesseract": Icon("blue", _tesseract),
    "alien": Icon("green", _alien),
    "station": Icon("grey", _station),
    "hourglass": Icon("brown", _hourglass),
    "mist": Icon("stone", _mist),
    "nexus": Icon("teal", _nexus),
    "planet": Icon("orange", _planet),
    "eclipse": Icon("ink", _eclipse),
    "asteroids": Icon("brown", _asteroids),
    "wreck": Icon("grey", _wreck),
    "rocket": Icon("red", _rocket),
}

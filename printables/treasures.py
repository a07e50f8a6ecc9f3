"""Icons of things: what is found in a dungeon, and what is carried out of it."""

from __future__ import annotations

from collections.abc import Mapping

from printables.icon_parts import Icon, Layer
from printables.shapes import circle, curves, ellipse, line, lines, polygon, polyline, rectangle, regular, star


def _flask() -> tuple[Layer, ...]:
    body = curves(
        (0.4, 0.86),
        (0.6, 0.86),
        (0.6, 0.6),
        (0.78, 0.52, 0.88, 0.4, 0.88, 0.3),
        (0.88, 0.12, 0.74, 0.03, 0.5, 0.03),
        (0.26, 0.03, 0.12, 0.12, 0.12, 0.3),
        (0.12, 0.4, 0.22, 0.52, 0.4, 0.6),
    )
    return (
        Layer(body),
        Layer(rectangle(0.34, 0.85, 0.32, 0.12, 0.04)),
        Layer(curves((0.2, 0.36), (0.4, 0.44, 0.6, 0.28, 0.8, 0.36), closed=False), light=True, pen=0.05),
        Layer(circle(0.4, 0.22, 0.045), light=True),
        Layer(circle(0.58, 0.16, 0.035), light=True),
    )


def _chalice() -> tuple[Layer, ...]:
    bowl = curves((0.14, 0.95), (0.86, 0.95), (0.86, 0.62, 0.72, 0.44, 0.5, 0.44), (0.28, 0.44, 0.14, 0.62, 0.14, 0.95))
    return (
        Layer(bowl),
        Layer(polygon([(0.45, 0.46), (0.55, 0.46), (0.56, 0.14), (0.44, 0.14)])),
        Layer(curves((0.2, 0.03), (0.8, 0.03), (0.74, 0.15, 0.6, 0.18, 0.5, 0.18), (0.4, 0.18, 0.26, 0.15, 0.2, 0.03))),
        Layer(circle(0.5, 0.3, 0.08)),
        Layer(line(0.22, 0.84, 0.78, 0.84), light=True, pen=0.04),
        Layer(regular(0.5, 0.66, 0.12, 4), light=True),
    )


def _egg() -> tuple[Layer, ...]:
    shell = curves(
        (0.5, 0.97),
        (0.7, 0.97, 0.86, 0.62, 0.86, 0.38),
        (0.86, 0.16, 0.7, 0.03, 0.5, 0.03),
        (0.3, 0.03, 0.14, 0.16, 0.14, 0.38),
        (0.14, 0.62, 0.3, 0.97, 0.5, 0.97),
    )
    scales = [(0.36, 0.62), (0.64, 0.62), (0.5, 0.42), (0.26, 0.36), (0.74, 0.36), (0.38, 0.2), (0.62, 0.2)]
    return (
        Layer(shell),
        *(
            Layer(
                curves(
                    (x - 0.09, y + 0.05), (x - 0.05, y - 0.07, x + 0.05, y - 0.07, x + 0.09, y + 0.05), closed=False
                ),
                light=True,
                pen=0.04,
            )
            for x, y in scales
        ),
    )


def _crown() -> tuple[Layer, ...]:
    points = [(0.06, 0.76), (0.28, 0.5), (0.5, 0.92), (0.72, 0.5), (0.94, 0.76), (0.84, 0.28), (0.16, 0.28)]
    tips = [Layer(circle(x, y, 0.06)) for x, y in ((0.06, 0.78), (0.5, 0.92), (0.94, 0.78))]
    return (
        Layer(polygon(points)),
        *tips,
        Layer(rectangle(0.15, 0.08, 0.7, 0.15, 0.04)),
        Layer(regular(0.5, 0.45, 0.1, 4), light=True),
        Layer(circle(0.3, 0.38, 0.045), light=True),
        Layer(circle(0.7, 0.38, 0.045), light=True),
    )


def _backpack() -> tuple[Layer, ...]:
    return (
        Layer(curves((0.36, 0.84), (0.36, 1.02, 0.64, 1.02, 0.64, 0.84), closed=False), pen=0.06),
        Layer(rectangle(0.18, 0.05, 0.64, 0.82, 0.2)),
        Layer(rectangle(0.04, 0.12, 0.11, 0.36, 0.05)),
        Layer(rectangle(0.85, 0.12, 0.11, 0.36, 0.05)),
        Layer(curves((0.2, 0.62), (0.34, 0.52, 0.66, 0.52, 0.8, 0.62), closed=False), light=True, pen=0.045),
        Layer(rectangle(0.34, 0.14, 0.32, 0.24, 0.05), light=True, pen=0.045),
        Layer(rectangle(0.45, 0.46, 0.1, 0.14, 0.02), light=True),
    )


def _chest() -> tuple[Layer, ...]:
    lid = curves((0.06, 0.54), (0.06, 0.78, 0.16, 0.9, 0.3, 0.9), (0.7, 0.9), (0.84, 0.9, 0.94, 0.78, 0.94, 0.54))
    return (
        Layer(lid),
        Layer(rectangle(0.06, 0.1, 0.88, 0.4, 0.04)),
        Layer(rectangle(0.41, 0.38, 0.18, 0.24, 0.04), light=True),
        Layer(circle(0.5, 0.5, 0.05)),
        Layer(lines([(0.2, 0.12, 0.2, 0.48), (0.8, 0.12, 0.8, 0.48)]), light=True, pen=0.04),
    )


def _idol() -> tuple[Layer, ...]:
    """A sitting monkey with its hands over its eyes."""
    body = curves((0.2, 0.03), (0.8, 0.03), (0.88, 0.24, 0.72, 0.42, 0.5, 0.42), (0.28, 0.42, 0.12, 0.24, 0.2, 0.03))
    return (
        Layer(body),
        Layer(circle(0.17, 0.66, 0.12)),
        Layer(circle(0.83, 0.66, 0.12)),
        Layer(circle(0.17, 0.66, 0.055), light=True),
        Layer(circle(0.83, 0.66, 0.055), light=True),
        Layer(circle(0.5, 0.67, 0.31)),
        Layer(ellipse(0.4, 0.73, 0.13, 0.12), light=True),
        Layer(ellipse(0.6, 0.73, 0.13, 0.12), light=True),
        Layer(ellipse(0.5, 0.55, 0.21, 0.14), light=True),
        Layer(circle(0.4, 0.72, 0.045)),
        Layer(circle(0.6, 0.72, 0.045)),
        Layer(circle(0.46, 0.61, 0.018)),
        Layer(circle(0.54, 0.61, 0.018)),
        Layer(curves((0.38, 0.54), (0.44, 0.47, 0.56, 0.47, 0.62, 0.54), closed=False), pen=0.035),
        Layer(ellipse(0.5, 0.2, 0.14, 0.12), light=True),
    )


def _medal() -> tuple[Layer, ...]:
    return (
        Layer(polygon([(0.26, 0.4), (0.5, 0.36), (0.46, 0.02), (0.34, 0.14), (0.18, 0.08)])),
        Layer(polygon([(0.74, 0.4), (0.5, 0.36), (0.54, 0.02), (0.66, 0.14), (0.82, 0.08)])),
        Layer(star(0.5, 0.62, 0.37, 0.31, 14)),
        Layer(circle(0.5, 0.62, 0.22), light=True),
        Layer(star(0.5, 0.62, 0.18, 0.075, 5)),
    )


def _ring() -> tuple[Layer, ...]:
    return (
        Layer(circle(0.5, 0.36, 0.28), pen=0.11),
        Layer(polygon([(0.5, 0.58), (0.76, 0.82), (0.64, 0.98), (0.36, 0.98), (0.24, 0.82)])),
        Layer(polyline([(0.27, 0.82), (0.73, 0.82)]), light=True, pen=0.03),
        Layer(polyline([(0.4, 0.96), (0.5, 0.62), (0.6, 0.96)]), light=True, pen=0.03),
    )


def _ankh() -> tuple[Layer, ...]:
    return (
        Layer(ellipse(0.5, 0.74, 0.16, 0.2), pen=0.12),
        Layer(lines([(0.5, 0.5, 0.5, 0.08), (0.18, 0.46, 0.82, 0.46)]), pen=0.14),
    )


def _vase() -> tuple[Layer, ...]:
    body = curves(
        (0.34, 0.97),
        (0.66, 0.97),
        (0.58, 0.84, 0.58, 0.78, 0.62, 0.72),
        (0.86, 0.6, 0.9, 0.36, 0.64, 0.1),
        (0.66, 0.03),
        (0.34, 0.03),
        (0.36, 0.1),
        (0.1, 0.36, 0.14, 0.6, 0.38, 0.72),
        (0.42, 0.78, 0.42, 0.84, 0.34, 0.97),
    )
    wave = polyline(
        [(0.22, 0.5), (0.3, 0.42), (0.38, 0.5), (0.46, 0.42), (0.54, 0.5), (0.62, 0.42), (0.7, 0.5), (0.78, 0.42)]
    )
    return (
        Layer(body),
        Layer(wave, light=True, pen=0.04),
        Layer(line(0.26, 0.3, 0.74, 0.3), light=True, pen=0.04),
        Layer(line(0.38, 0.7, 0.62, 0.7), light=True, pen=0.035),
    )


def _bananas() -> tuple[Layer, ...]:
    outer = curves((0.3, 0.9), (0.0, 0.5, 0.2, 0.1, 0.66, 0.04), (0.74, 0.1), (0.44, 0.26, 0.34, 0.5, 0.42, 0.88))
    inner = curves((0.42, 0.88), (0.4, 0.5, 0.56, 0.3, 0.92, 0.26), (0.97, 0.34), (0.76, 0.44, 0.62, 0.6, 0.54, 0.88))
    return (
        Layer(outer),
        Layer(inner),
        Layer(rectangle(0.28, 0.84, 0.28, 0.13, 0.05)),
        Layer(curves((0.43, 0.82), (0.4, 0.54, 0.5, 0.34, 0.74, 0.27), closed=False), light=True, pen=0.035),
    )


def _shield() -> tuple[Layer, ...]:
    def outline(low: float, side: float, top: float) -> Layer:
        return Layer(
            curves(
                (side, top),
                (1 - side, top),
                (1 - side, 0.5),
                (1 - side, 0.3, 0.72, 0.14, 0.5, low),
                (0.28, 0.14, side, 0.3, side, 0.5),
            )
        )

    return (
        outline(0.02, 0.08, 0.96),
        Layer(outline(0.12, 0.18, 0.86).shape, light=True, pen=0.035),
        Layer(lines([(0.5, 0.2, 0.5, 0.84), (0.22, 0.58, 0.78, 0.58)]), light=True, pen=0.08),
        Layer(circle(0.5, 0.58, 0.13)),
        Layer(circle(0.5, 0.58, 0.07), light=True),
    )


def _armour() -> tuple[Layer, ...]:
    plate = curves(
        (0.3, 0.95),
        (0.38, 0.8, 0.62, 0.8, 0.7, 0.95),
        (0.95, 0.86),
        (0.88, 0.62),
        (0.78, 0.56, 0.84, 0.3, 0.76, 0.08),
        (0.6, 0.02, 0.4, 0.02, 0.24, 0.08),
        (0.16, 0.3, 0.22, 0.56, 0.12, 0.62),
        (0.05, 0.86),
    )
    return (
        Layer(plate),
        Layer(line(0.5, 0.8, 0.5, 0.06), light=True, pen=0.035),
        Layer(
            curves((0.24, 0.5), (0.34, 0.4, 0.46, 0.42, 0.5, 0.5), (0.54, 0.42, 0.66, 0.4, 0.76, 0.5), closed=False),
            light=True,
            pen=0.04,
        ),
        Layer(lines([(0.27, 0.26, 0.73, 0.26), (0.26, 0.16, 0.74, 0.16)]), light=True, pen=0.03),
    )


def _censer() -> tuple[Layer, ...]:
    bowl = curves((0.2, 0.42), (0.8, 0.42), (0.8, 0.18, 0.66, 0.1, 0.5, 0.1), (0.34, 0.1, 0.2, 0.18, 0.2, 0.42))
    lid = curves((0.24, 0.46), (0.76, 0.46), (0.72, 0.62, 0.6, 0.66, 0.5, 0.7), (0.4, 0.66, 0.28, 0.62, 0.24, 0.46))
    return (
        Layer(polyline([(0.22, 0.44), (0.5, 0.97), (0.78, 0.44)]), pen=0.035),
        Layer(line(0.5, 0.66, 0.5, 0.97), pen=0.035),
        Layer(bowl),
        Layer(lid),
        Layer(rectangle(0.36, 0.03, 0.28, 0.08, 0.03)),
        *(Layer(circle(x, 0.53, 0.03), light=True) for x in (0.38, 0.5, 0.62)),
        Layer(line(0.26, 0.34, 0.74, 0.34), light=True, pen=0.035),
    )


def _ticket() -> tuple[Layer, ...]:
    edge = curves(
        (0.04, 0.8),
        (0.96, 0.8),
        (0.96, 0.6),
        (0.82, 0.6, 0.82, 0.4, 0.96, 0.4),
        (0.96, 0.2),
        (0.04, 0.2),
        (0.04, 0.4),
        (0.18, 0.4, 0.18, 0.6, 0.04, 0.6),
    )
    return (
        Layer(edge),
        Layer(line(0.36, 0.32, 0.64, 0.68), light=True, pen=0.05),
        Layer(circle(0.36, 0.6, 0.07), light=True, pen=0.04),
        Layer(circle(0.64, 0.4, 0.07), light=True, pen=0.04),
    )


def _amulet() -> tuple[Layer, ...]:
    chain = curves((0.4, 0.48), (0.0, 0.7, 0.1, 0.97, 0.5, 0.97), (0.9, 0.97, 1.0, 0.7, 0.6, 0.48), closed=False)
    drop = curves(
        (0.5, 0.6),
        (0.66, 0.42, 0.74, 0.32, 0.74, 0.24),
        (0.74, 0.1, 0.64, 0.02, 0.5, 0.02),
        (0.36, 0.02, 0.26, 0.1, 0.26, 0.24),
        (0.26, 0.32, 0.34, 0.42, 0.5, 0.6),
    )
    return (
        Layer(chain, pen=0.055),
        Layer(drop),
        Layer(curves((0.38, 0.26), (0.38, 0.18, 0.42, 0.14, 0.48, 0.13), closed=False), light=True, pen=0.04),
    )


def _cloak() -> tuple[Layer, ...]:
    cape = curves(
        (0.5, 0.97),
        (0.66, 0.97, 0.74, 0.84, 0.74, 0.7),
        (0.86, 0.6, 0.94, 0.3, 0.96, 0.04),
        (0.8, 0.1),
        (0.66, 0.03),
        (0.5, 0.1),
        (0.34, 0.03),
        (0.2, 0.1),
        (0.04, 0.04),
        (0.06, 0.3, 0.14, 0.6, 0.26, 0.7),
        (0.26, 0.84, 0.34, 0.97, 0.5, 0.97),
    )
    return (
        Layer(cape),
        Layer(ellipse(0.5, 0.74, 0.13, 0.15), light=True),
        Layer(circle(0.5, 0.52, 0.045), light=True),
        Layer(lines([(0.5, 0.44, 0.5, 0.14), (0.34, 0.5, 0.26, 0.18), (0.66, 0.5, 0.74, 0.18)]), light=True, pen=0.03),
    )


def _spark() -> tuple[Layer, ...]:
    return (
        Layer(star(0.44, 0.46, 0.44, 0.13, 4)),
        Layer(star(0.82, 0.82, 0.17, 0.05, 4)),
        Layer(star(0.86, 0.2, 0.12, 0.04, 4)),
    )


def _puzzle() -> tuple[Layer, ...]:
    return (
        Layer(rectangle(0.08, 0.08, 0.84, 0.84, 0.08)),
        Layer(lines([(0.5, 0.12, 0.5, 0.88), (0.12, 0.5, 0.88, 0.5)]), light=True, pen=0.05),
        Layer(circle(0.5, 0.7, 0.09), light=True),
        Layer(circle(0.5, 0.3, 0.09), light=True),
        Layer(circle(0.3, 0.5, 0.09), light=True),
        Layer(circle(0.7, 0.5, 0.09), light=True),
    )


def _bag() -> tuple[Layer, ...]:
    sack = curves(
        (0.36, 0.76),
        (0.64, 0.76),
        (0.86, 0.58, 0.98, 0.36, 0.94, 0.2),
        (0.9, 0.06, 0.74, 0.03, 0.5, 0.03),
        (0.26, 0.03, 0.1, 0.06, 0.06, 0.2),
        (0.02, 0.36, 0.14, 0.58, 0.36, 0.76),
    )
    return (
        Layer(sack),
        Layer(polygon([(0.36, 0.8), (0.64, 0.8), (0.76, 0.97), (0.58, 0.92), (0.5, 0.98), (0.42, 0.92), (0.24, 0.97)])),
        Layer(line(0.34, 0.77, 0.66, 0.77), light=True, pen=0.045),
    )


TREASURES: Mapping[str, Icon] = {
    "flask": Icon("teal", _flask),
    "chalice": Icon("gold", _chalice),
    "egg": Icon("green", _egg),
    "crown": Icon("gold", _crown),
    "backpack": Icon("brown", _backpack),
    "chest": Icon("brown", _chest),
    "idol": Icon("brown", _idol),
    "medal": Icon("gold", _medal),
    "ring": Icon("gold", _ring),
    "ankh": Icon("gold", _ankh),
    "vase": Icon("teal", _vase),
    "bananas": Icon("gold", _bananas),
    "shield": Icon("blue", _shield),
    "armour": Icon("grey", _armour),
    "censer": Icon("gold", _censer),
    "ticket": Icon("orange", _ticket),
    "amulet": Icon("red", _amulet),
    "cloak": Icon("grey", _cloak),
    "spark": Icon("gold", _spark),
    "puzzle": Icon("violet", _puzzle),
    "bag": Icon("ink", _bag),
}

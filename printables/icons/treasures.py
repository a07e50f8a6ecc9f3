"""Icons of things: what is found in a dungeon, and what is carried out of it."""

from __future__ import annotations

from collections.abc import Mapping

from printables.draw.shapes import circle, curves, ellipse, line, lines, polygon, polyline, rectangle, regular, star
from printables.icons.parts import Icon, IconLayer


def _flask() -> tuple[IconLayer, ...]:
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
        IconLayer(body),
        IconLayer(rectangle(0.34, 0.85, 0.32, 0.12, 0.04)),
        IconLayer(curves((0.2, 0.36), (0.4, 0.44, 0.6, 0.28, 0.8, 0.36), closed=False), light=True, pen=0.05),
        IconLayer(circle(0.4, 0.22, 0.045), light=True),
        IconLayer(circle(0.58, 0.16, 0.035), light=True),
    )


def _chalice() -> tuple[IconLayer, ...]:
    bowl = curves((0.14, 0.95), (0.86, 0.95), (0.86, 0.62, 0.72, 0.44, 0.5, 0.44), (0.28, 0.44, 0.14, 0.62, 0.14, 0.95))
    return (
        IconLayer(bowl),
        IconLayer(polygon([(0.45, 0.46), (0.55, 0.46), (0.56, 0.14), (0.44, 0.14)])),
        IconLayer(
            curves((0.2, 0.03), (0.8, 0.03), (0.74, 0.15, 0.6, 0.18, 0.5, 0.18), (0.4, 0.18, 0.26, 0.15, 0.2, 0.03))
        ),
        IconLayer(circle(0.5, 0.3, 0.08)),
        IconLayer(line(0.22, 0.84, 0.78, 0.84), light=True, pen=0.04),
        IconLayer(regular(0.5, 0.66, 0.12, 4), light=True),
    )


def _egg() -> tuple[IconLayer, ...]:
    shell = curves(
        (0.5, 0.97),
        (0.7, 0.97, 0.86, 0.62, 0.86, 0.38),
        (0.86, 0.16, 0.7, 0.03, 0.5, 0.03),
        (0.3, 0.03, 0.14, 0.16, 0.14, 0.38),
        (0.14, 0.62, 0.3, 0.97, 0.5, 0.97),
    )
    scales = [(0.36, 0.62), (0.64, 0.62), (0.5, 0.42), (0.26, 0.36), (0.74, 0.36), (0.38, 0.2), (0.62, 0.2)]
    return (
        IconLayer(shell),
        *(
            IconLayer(
                curves(
                    (x - 0.09, y + 0.05), (x - 0.05, y - 0.07, x + 0.05, y - 0.07, x + 0.09, y + 0.05), closed=False
                ),
                light=True,
                pen=0.04,
            )
            for x, y in scales
        ),
    )


def _crown() -> tuple[IconLayer, ...]:
    points = [(0.06, 0.76), (0.28, 0.5), (0.5, 0.92), (0.72, 0.5), (0.94, 0.76), (0.84, 0.28), (0.16, 0.28)]
    tips = [IconLayer(circle(x, y, 0.06)) for x, y in ((0.06, 0.78), (0.5, 0.92), (0.94, 0.78))]
    return (
        IconLayer(polygon(points)),
        *tips,
        IconLayer(rectangle(0.15, 0.08, 0.7, 0.15, 0.04)),
        IconLayer(regular(0.5, 0.45, 0.1, 4), light=True),
        IconLayer(circle(0.3, 0.38, 0.045), light=True),
        IconLayer(circle(0.7, 0.38, 0.045), light=True),
    )


def _backpack() -> tuple[IconLayer, ...]:
    return (
        IconLayer(curves((0.36, 0.84), (0.36, 1.02, 0.64, 1.02, 0.64, 0.84), closed=False), pen=0.06),
        IconLayer(rectangle(0.18, 0.05, 0.64, 0.82, 0.2)),
        IconLayer(rectangle(0.04, 0.12, 0.11, 0.36, 0.05)),
        IconLayer(rectangle(0.85, 0.12, 0.11, 0.36, 0.05)),
        IconLayer(curves((0.2, 0.62), (0.34, 0.52, 0.66, 0.52, 0.8, 0.62), closed=False), light=True, pen=0.045),
        IconLayer(rectangle(0.34, 0.14, 0.32, 0.24, 0.05), light=True, pen=0.045),
        IconLayer(rectangle(0.45, 0.46, 0.1, 0.14, 0.02), light=True),
    )


def _chest() -> tuple[IconLayer, ...]:
    lid = curves((0.06, 0.54), (0.06, 0.78, 0.16, 0.9, 0.3, 0.9), (0.7, 0.9), (0.84, 0.9, 0.94, 0.78, 0.94, 0.54))
    return (
        IconLayer(lid),
        IconLayer(rectangle(0.06, 0.1, 0.88, 0.4, 0.04)),
        IconLayer(rectangle(0.41, 0.38, 0.18, 0.24, 0.04), light=True),
        IconLayer(circle(0.5, 0.5, 0.05)),
        IconLayer(lines([(0.2, 0.12, 0.2, 0.48), (0.8, 0.12, 0.8, 0.48)]), light=True, pen=0.04),
    )


def _idol() -> tuple[IconLayer, ...]:
    """A sitting monkey with its hands over its eyes."""
    body = curves((0.2, 0.03), (0.8, 0.03), (0.88, 0.24, 0.72, 0.42, 0.5, 0.42), (0.28, 0.42, 0.12, 0.24, 0.2, 0.03))
    return (
        IconLayer(body),
        IconLayer(circle(0.17, 0.66, 0.12)),
        IconLayer(circle(0.83, 0.66, 0.12)),
        IconLayer(circle(0.17, 0.66, 0.055), light=True),
        IconLayer(circle(0.83, 0.66, 0.055), light=True),
        IconLayer(circle(0.5, 0.67, 0.31)),
        IconLayer(ellipse(0.4, 0.73, 0.13, 0.12), light=True),
        IconLayer(ellipse(0.6, 0.73, 0.13, 0.12), light=True),
        IconLayer(ellipse(0.5, 0.55, 0.21, 0.14), light=True),
        IconLayer(circle(0.4, 0.72, 0.045)),
        IconLayer(circle(0.6, 0.72, 0.045)),
        IconLayer(circle(0.46, 0.61, 0.018)),
        IconLayer(circle(0.54, 0.61, 0.018)),
        IconLayer(curves((0.38, 0.54), (0.44, 0.47, 0.56, 0.47, 0.62, 0.54), closed=False), pen=0.035),
        IconLayer(ellipse(0.5, 0.2, 0.14, 0.12), light=True),
    )


def _medal() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.26, 0.4), (0.5, 0.36), (0.46, 0.02), (0.34, 0.14), (0.18, 0.08)])),
        IconLayer(polygon([(0.74, 0.4), (0.5, 0.36), (0.54, 0.02), (0.66, 0.14), (0.82, 0.08)])),
        IconLayer(star(0.5, 0.62, 0.37, 0.31, 14)),
        IconLayer(circle(0.5, 0.62, 0.22), light=True),
        IconLayer(star(0.5, 0.62, 0.18, 0.075, 5)),
    )


def _ring() -> tuple[IconLayer, ...]:
    return (
        IconLayer(circle(0.5, 0.36, 0.28), pen=0.11),
        IconLayer(polygon([(0.5, 0.58), (0.76, 0.82), (0.64, 0.98), (0.36, 0.98), (0.24, 0.82)])),
        IconLayer(polyline([(0.27, 0.82), (0.73, 0.82)]), light=True, pen=0.03),
        IconLayer(polyline([(0.4, 0.96), (0.5, 0.62), (0.6, 0.96)]), light=True, pen=0.03),
    )


def _ankh() -> tuple[IconLayer, ...]:
    return (
        IconLayer(ellipse(0.5, 0.74, 0.16, 0.2), pen=0.12),
        IconLayer(lines([(0.5, 0.5, 0.5, 0.08), (0.18, 0.46, 0.82, 0.46)]), pen=0.14),
    )


def _vase() -> tuple[IconLayer, ...]:
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
        IconLayer(body),
        IconLayer(wave, light=True, pen=0.04),
        IconLayer(line(0.26, 0.3, 0.74, 0.3), light=True, pen=0.04),
        IconLayer(line(0.38, 0.7, 0.62, 0.7), light=True, pen=0.035),
    )


def _bananas() -> tuple[IconLayer, ...]:
    outer = curves((0.3, 0.9), (0.0, 0.5, 0.2, 0.1, 0.66, 0.04), (0.74, 0.1), (0.44, 0.26, 0.34, 0.5, 0.42, 0.88))
    inner = curves((0.42, 0.88), (0.4, 0.5, 0.56, 0.3, 0.92, 0.26), (0.97, 0.34), (0.76, 0.44, 0.62, 0.6, 0.54, 0.88))
    return (
        IconLayer(outer),
        IconLayer(inner),
        IconLayer(rectangle(0.28, 0.84, 0.28, 0.13, 0.05)),
        IconLayer(curves((0.43, 0.82), (0.4, 0.54, 0.5, 0.34, 0.74, 0.27), closed=False), light=True, pen=0.035),
    )


def _shield() -> tuple[IconLayer, ...]:
    def outline(low: float, side: float, top: float) -> IconLayer:
        return IconLayer(
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
        IconLayer(outline(0.12, 0.18, 0.86).shape, light=True, pen=0.035),
        IconLayer(lines([(0.5, 0.2, 0.5, 0.84), (0.22, 0.58, 0.78, 0.58)]), light=True, pen=0.08),
        IconLayer(circle(0.5, 0.58, 0.13)),
        IconLayer(circle(0.5, 0.58, 0.07), light=True),
    )


def _armour() -> tuple[IconLayer, ...]:
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
        IconLayer(plate),
        IconLayer(line(0.5, 0.8, 0.5, 0.06), light=True, pen=0.035),
        IconLayer(
            curves((0.24, 0.5), (0.34, 0.4, 0.46, 0.42, 0.5, 0.5), (0.54, 0.42, 0.66, 0.4, 0.76, 0.5), closed=False),
            light=True,
            pen=0.04,
        ),
        IconLayer(lines([(0.27, 0.26, 0.73, 0.26), (0.26, 0.16, 0.74, 0.16)]), light=True, pen=0.03),
    )


def _censer() -> tuple[IconLayer, ...]:
    bowl = curves((0.2, 0.42), (0.8, 0.42), (0.8, 0.18, 0.66, 0.1, 0.5, 0.1), (0.34, 0.1, 0.2, 0.18, 0.2, 0.42))
    lid = curves((0.24, 0.46), (0.76, 0.46), (0.72, 0.62, 0.6, 0.66, 0.5, 0.7), (0.4, 0.66, 0.28, 0.62, 0.24, 0.46))
    return (
        IconLayer(polyline([(0.22, 0.44), (0.5, 0.97), (0.78, 0.44)]), pen=0.035),
        IconLayer(line(0.5, 0.66, 0.5, 0.97), pen=0.035),
        IconLayer(bowl),
        IconLayer(lid),
        IconLayer(rectangle(0.36, 0.03, 0.28, 0.08, 0.03)),
        *(IconLayer(circle(x, 0.53, 0.03), light=True) for x in (0.38, 0.5, 0.62)),
        IconLayer(line(0.26, 0.34, 0.74, 0.34), light=True, pen=0.035),
    )


def _ticket() -> tuple[IconLayer, ...]:
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
        IconLayer(edge),
        IconLayer(line(0.36, 0.32, 0.64, 0.68), light=True, pen=0.05),
        IconLayer(circle(0.36, 0.6, 0.07), light=True, pen=0.04),
        IconLayer(circle(0.64, 0.4, 0.07), light=True, pen=0.04),
    )


def _amulet() -> tuple[IconLayer, ...]:
    chain = curves((0.4, 0.48), (0.0, 0.7, 0.1, 0.97, 0.5, 0.97), (0.9, 0.97, 1.0, 0.7, 0.6, 0.48), closed=False)
    drop = curves(
        (0.5, 0.6),
        (0.66, 0.42, 0.74, 0.32, 0.74, 0.24),
        (0.74, 0.1, 0.64, 0.02, 0.5, 0.02),
        (0.36, 0.02, 0.26, 0.1, 0.26, 0.24),
        (0.26, 0.32, 0.34, 0.42, 0.5, 0.6),
    )
    return (
        IconLayer(chain, pen=0.055),
        IconLayer(drop),
        IconLayer(curves((0.38, 0.26), (0.38, 0.18, 0.42, 0.14, 0.48, 0.13), closed=False), light=True, pen=0.04),
    )


def _cloak() -> tuple[IconLayer, ...]:
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
        IconLayer(cape),
        IconLayer(ellipse(0.5, 0.74, 0.13, 0.15), light=True),
        IconLayer(circle(0.5, 0.52, 0.045), light=True),
        IconLayer(
            lines([(0.5, 0.44, 0.5, 0.14), (0.34, 0.5, 0.26, 0.18), (0.66, 0.5, 0.74, 0.18)]), light=True, pen=0.03
        ),
    )


def _spark() -> tuple[IconLayer, ...]:
    return (
        IconLayer(star(0.44, 0.46, 0.44, 0.13, 4)),
        IconLayer(star(0.82, 0.82, 0.17, 0.05, 4)),
        IconLayer(star(0.86, 0.2, 0.12, 0.04, 4)),
    )


def _puzzle() -> tuple[IconLayer, ...]:
    return (
        IconLayer(rectangle(0.08, 0.08, 0.84, 0.84, 0.08)),
        IconLayer(lines([(0.5, 0.12, 0.5, 0.88), (0.12, 0.5, 0.88, 0.5)]), light=True, pen=0.05),
        IconLayer(circle(0.5, 0.7, 0.09), light=True),
        IconLayer(circle(0.5, 0.3, 0.09), light=True),
        IconLayer(circle(0.3, 0.5, 0.09), light=True),
        IconLayer(circle(0.7, 0.5, 0.09), light=True),
    )


def _bag() -> tuple[IconLayer, ...]:
    sack = curves(
        (0.36, 0.76),
        (0.64, 0.76),
        (0.86, 0.58, 0.98, 0.36, 0.94, 0.2),
        (0.9, 0.06, 0.74, 0.03, 0.5, 0.03),
        (0.26, 0.03, 0.1, 0.06, 0.06, 0.2),
        (0.02, 0.36, 0.14, 0.58, 0.36, 0.76),
    )
    return (
        IconLayer(sack),
        IconLayer(
            polygon([(0.36, 0.8), (0.64, 0.8), (0.76, 0.97), (0.58, 0.92), (0.5, 0.98), (0.42, 0.92), (0.24, 0.97)])
        ),
        IconLayer(line(0.34, 0.77, 0.66, 0.77), light=True, pen=0.045),
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

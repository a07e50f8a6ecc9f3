"""Icons of places: what stands in rooms, and the signs of tunnels."""

from __future__ import annotations

from collections.abc import Mapping

from printables.draw.shapes import circle, curves, ellipse, line, lines, polygon, polyline, rectangle, star
from printables.icons.parts import Icon, IconLayer


def _altar() -> tuple[IconLayer, ...]:
    flame = curves((0.5, 0.52), (0.26, 0.58, 0.34, 0.8, 0.5, 1.0), (0.66, 0.8, 0.74, 0.58, 0.5, 0.52))
    inner = curves((0.5, 0.55), (0.4, 0.6, 0.43, 0.7, 0.5, 0.78), (0.57, 0.7, 0.6, 0.6, 0.5, 0.55))
    return (
        IconLayer(rectangle(0.1, 0.38, 0.8, 0.14, 0.03)),
        IconLayer(polygon([(0.24, 0.38), (0.76, 0.38), (0.7, 0.14), (0.3, 0.14)])),
        IconLayer(rectangle(0.14, 0.02, 0.72, 0.13, 0.03)),
        IconLayer(flame),
        IconLayer(inner, light=True),
    )


def _library() -> tuple[IconLayer, ...]:
    left = curves((0.48, 0.16), (0.36, 0.26, 0.18, 0.26, 0.02, 0.2), (0.02, 0.8), (0.18, 0.88, 0.36, 0.88, 0.48, 0.78))
    right = curves((0.52, 0.16), (0.64, 0.26, 0.82, 0.26, 0.98, 0.2), (0.98, 0.8), (0.82, 0.88, 0.64, 0.88, 0.52, 0.78))
    rows = [(0.12, y, 0.38, y - 0.03) for y in (0.7, 0.56, 0.42)] + [
        (0.62, y - 0.03, 0.88, y) for y in (0.7, 0.56, 0.42)
    ]
    return IconLayer(left), IconLayer(right), IconLayer(lines(rows), light=True, pen=0.045)


def _artifact() -> tuple[IconLayer, ...]:
    return (
        IconLayer(star(0.5, 0.67, 0.33, 0.14, 5)),
        IconLayer(rectangle(0.24, 0.26, 0.52, 0.09, 0.02)),
        IconLayer(polygon([(0.3, 0.26), (0.7, 0.26), (0.78, 0.1), (0.22, 0.1)])),
        IconLayer(rectangle(0.14, 0.02, 0.72, 0.09, 0.02)),
        IconLayer(lines([(0.04, 0.7, 0.12, 0.7), (0.88, 0.7, 0.96, 0.7)]), pen=0.05),
        IconLayer(lines([(0.1, 0.92, 0.17, 0.87), (0.9, 0.92, 0.83, 0.87)]), pen=0.05),
    )


def _secret() -> tuple[IconLayer, ...]:
    """The back of a secret: a scroll on a round token."""
    return (
        IconLayer(circle(0.5, 0.5, 0.48)),
        IconLayer(circle(0.5, 0.5, 0.42), light=True, pen=0.025),
        IconLayer(rectangle(0.36, 0.42, 0.28, 0.32), light=True),
        IconLayer(rectangle(0.3, 0.71, 0.4, 0.09, 0.045), light=True),
        IconLayer(rectangle(0.3, 0.37, 0.4, 0.09, 0.045), light=True),
        IconLayer(lines([(0.41, 0.64, 0.59, 0.64), (0.41, 0.56, 0.59, 0.56), (0.41, 0.49, 0.52, 0.49)]), pen=0.03),
    )


def _vortex() -> tuple[IconLayer, ...]:
    spiral = curves(
        (0.5, 0.5),
        (0.56, 0.58, 0.66, 0.52, 0.64, 0.42),
        (0.61, 0.28, 0.4, 0.27, 0.33, 0.4),
        (0.22, 0.62, 0.44, 0.82, 0.64, 0.74),
        (0.82, 0.66, 0.88, 0.42, 0.76, 0.24),
        closed=False,
    )
    return IconLayer(circle(0.5, 0.5, 0.48)), IconLayer(spiral, light=True, pen=0.08)


def _bars() -> tuple[IconLayer, ...]:
    upright = [(x, 0.1, x, 0.9) for x in (0.2, 0.4, 0.6, 0.8)]
    return (
        IconLayer(lines(upright), pen=0.085),
        IconLayer(lines([(0.06, 0.92, 0.94, 0.92), (0.06, 0.08, 0.94, 0.08)]), pen=0.1),
        IconLayer(rectangle(0.36, 0.36, 0.28, 0.28, 0.05)),
        IconLayer(circle(0.5, 0.52, 0.05), light=True),
        IconLayer(line(0.5, 0.5, 0.5, 0.43), light=True, pen=0.04),
    )


def _ghost() -> tuple[IconLayer, ...]:
    sheet = curves(
        (0.14, 0.06),
        (0.14, 0.56),
        (0.14, 0.82, 0.3, 0.97, 0.5, 0.97),
        (0.7, 0.97, 0.86, 0.82, 0.86, 0.56),
        (0.86, 0.06),
        (0.74, 0.17),
        (0.62, 0.06),
        (0.5, 0.17),
        (0.38, 0.06),
        (0.26, 0.17),
    )
    return (
        IconLayer(sheet),
        IconLayer(ellipse(0.37, 0.64, 0.07, 0.1), light=True),
        IconLayer(ellipse(0.63, 0.64, 0.07, 0.1), light=True),
        IconLayer(ellipse(0.5, 0.42, 0.07, 0.09), light=True),
    )


def _lock() -> tuple[IconLayer, ...]:
    bow = curves((0.26, 0.52), (0.26, 0.7), (0.26, 1.0, 0.74, 1.0, 0.74, 0.7), (0.74, 0.52), closed=False)
    return (
        IconLayer(bow, pen=0.12),
        IconLayer(rectangle(0.12, 0.04, 0.76, 0.54, 0.08)),
        IconLayer(circle(0.5, 0.36, 0.09), light=True),
        IconLayer(polygon([(0.46, 0.36), (0.54, 0.36), (0.58, 0.14), (0.42, 0.14)]), light=True),
    )


def _steps() -> tuple[IconLayer, ...]:
    """Two footprints, walking up."""
    layers = []
    for x, y in ((0.28, 0.04), (0.68, 0.4)):
        sole = curves(
            (x, y + 0.2),
            (x - 0.17, y + 0.24, x - 0.18, y + 0.56, x, y + 0.57),
            (x + 0.18, y + 0.56, x + 0.17, y + 0.24, x, y + 0.2),
        )
        layers += [IconLayer(sole), IconLayer(ellipse(x, y + 0.09, 0.1, 0.085))]
    return tuple(layers)


def _arrow() -> tuple[IconLayer, ...]:
    """Points to the right."""
    points = [(0.04, 0.36), (0.5, 0.36), (0.5, 0.1), (0.97, 0.5), (0.5, 0.9), (0.5, 0.64), (0.04, 0.64)]
    return (IconLayer(polygon(points)),)


def _stall() -> tuple[IconLayer, ...]:
    roof = polygon([(0.16, 0.94), (0.84, 0.94), (0.99, 0.62), (0.01, 0.62)])
    hem = [IconLayer(circle(x, 0.61, 0.123)) for x in (0.132, 0.377, 0.623, 0.868)]
    return (
        IconLayer(roof),
        *hem,
        IconLayer(
            lines([(0.34, 0.92, 0.255, 0.58), (0.5, 0.92, 0.5, 0.58), (0.66, 0.92, 0.745, 0.58)]), light=True, pen=0.035
        ),
        IconLayer(lines([(0.12, 0.5, 0.12, 0.06), (0.88, 0.5, 0.88, 0.06)]), pen=0.07),
        IconLayer(rectangle(0.08, 0.06, 0.84, 0.24, 0.03)),
        IconLayer(circle(0.34, 0.37, 0.08)),
        IconLayer(circle(0.52, 0.37, 0.08)),
        IconLayer(line(0.14, 0.18, 0.86, 0.18), light=True, pen=0.03),
    )


def _crystal() -> tuple[IconLayer, ...]:
    tall = [(0.36, 0.06), (0.34, 0.7), (0.5, 0.98), (0.66, 0.7), (0.64, 0.06)]
    left = [(0.04, 0.06), (0.06, 0.46), (0.2, 0.66), (0.3, 0.5), (0.32, 0.06)]
    right = [(0.96, 0.06), (0.94, 0.36), (0.82, 0.56), (0.7, 0.42), (0.68, 0.06)]
    facets = [
        (0.5, 0.94, 0.5, 0.08),
        (0.36, 0.69, 0.5, 0.6),
        (0.64, 0.69, 0.5, 0.6),
        (0.19, 0.62, 0.19, 0.08),
        (0.82, 0.52, 0.82, 0.08),
    ]
    return (
        IconLayer(polygon(tall)),
        IconLayer(polygon(left)),
        IconLayer(polygon(right)),
        IconLayer(lines(facets), light=True, pen=0.028),
    )


def _spring() -> tuple[IconLayer, ...]:
    """Water with a leaping jet."""
    basin = curves((0.06, 0.34), (0.94, 0.34), (0.9, 0.12, 0.72, 0.04, 0.5, 0.04), (0.28, 0.04, 0.1, 0.12, 0.06, 0.34))
    jets = [
        curves((0.48, 0.38), (0.48, 0.86, 0.2, 0.86, 0.2, 0.5), closed=False),
        curves((0.52, 0.38), (0.52, 0.86, 0.8, 0.86, 0.8, 0.5), closed=False),
    ]
    return (
        IconLayer(basin),
        *(IconLayer(jet, pen=0.07) for jet in jets),
        IconLayer(line(0.5, 0.38, 0.5, 0.94), pen=0.07),
        IconLayer(curves((0.2, 0.22), (0.36, 0.3, 0.5, 0.14, 0.8, 0.22), closed=False), light=True, pen=0.04),
    )


def _hand() -> tuple[IconLayer, ...]:
    """An open palm: round the edge of the board."""
    fingers = [(0.3, 0.5, 0.26, 0.84), (0.44, 0.54, 0.43, 0.94), (0.58, 0.54, 0.6, 0.92), (0.71, 0.48, 0.77, 0.78)]
    return (
        IconLayer(lines(fingers), pen=0.12),
        IconLayer(line(0.28, 0.3, 0.08, 0.5), pen=0.12),
        IconLayer(
            curves((0.24, 0.54), (0.77, 0.54), (0.82, 0.2, 0.7, 0.04, 0.5, 0.04), (0.32, 0.04, 0.22, 0.16, 0.24, 0.54))
        ),
    )


def _gate() -> tuple[IconLayer, ...]:
    arch = curves(
        (0.08, 0.04),
        (0.08, 0.6),
        (0.08, 0.84, 0.26, 0.97, 0.5, 0.97),
        (0.74, 0.97, 0.92, 0.84, 0.92, 0.6),
        (0.92, 0.04),
    )
    door = curves(
        (0.26, 0.04), (0.26, 0.56), (0.26, 0.72, 0.36, 0.8, 0.5, 0.8), (0.64, 0.8, 0.74, 0.72, 0.74, 0.56), (0.74, 0.04)
    )
    return (
        IconLayer(arch),
        IconLayer(door, light=True),
        IconLayer(
            polyline([(0.3, 0.1), (0.42, 0.1), (0.42, 0.2), (0.54, 0.2), (0.54, 0.3), (0.66, 0.3), (0.66, 0.42)]),
            pen=0.05,
        ),
    )


CHAMBERS: Mapping[str, Icon] = {
    "altar": Icon("orange", _altar),
    "library": Icon("blue", _library),
    "artifact": Icon("gold", _artifact),
    "secret": Icon("teal", _secret),
    "vortex": Icon("violet", _vortex),
    "bars": Icon("grey", _bars),
    "ghost": Icon("stone", _ghost),
    "lock": Icon("ink", _lock),
    "steps": Icon("brown", _steps),
    "arrow": Icon("ink", _arrow),
    "stall": Icon("orange", _stall),
    "crystal": Icon("violet", _crystal),
    "spring": Icon("teal", _spring),
    "hand": Icon("brown", _hand),
    "gate": Icon("stone", _gate),
}

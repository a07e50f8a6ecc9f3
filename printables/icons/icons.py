"""Icons drawn by us: filled shapes in a unit square, all of one family, each with its colour."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from printables.draw.shapes import (
    circle,
    curves,
    ellipse,
    line,
    lines,
    polygon,
    polyline,
    rectangle,
    regular,
    star,
)
from printables.draw.surface import Colour, Paint, Surface
from printables.draw.theme import Theme
from printables.icons.chambers import CHAMBERS
from printables.icons.cosmos import COSMOS
from printables.icons.creatures import CREATURES
from printables.icons.landscapes import LANDSCAPES
from printables.icons.motifs import MotifShelf
from printables.icons.parts import Icon, IconLayer
from printables.icons.places import PLACES
from printables.icons.treasures import TREASURES

if TYPE_CHECKING:
    from printables.draw.svg import SvgDrawing

SINK = 0.16
"""How far an icon reaches below the base line of the text around it, at size 1."""


def _skill() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.5, 0.02), (0.96, 0.5), (0.5, 0.98), (0.04, 0.5)])),
        IconLayer(star(0.5, 0.5, 0.3, 0.085, 4), light=True),
    )


def _sword() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.95, 0.96), (0.76, 0.92), (0.3, 0.44), (0.44, 0.3), (0.92, 0.76)])),
        IconLayer(polyline([(0.18, 0.44), (0.44, 0.18)]), pen=0.11),
        IconLayer(polyline([(0.3, 0.3), (0.13, 0.13)]), pen=0.12),
        IconLayer(circle(0.11, 0.11, 0.085)),
        IconLayer(line(0.44, 0.44, 0.84, 0.84), light=True, pen=0.035),
    )


def _boot() -> tuple[IconLayer, ...]:
    return (
        IconLayer(
            curves(
                (0.2, 0.95),
                (0.56, 0.95),
                (0.54, 0.72, 0.53, 0.62, 0.57, 0.54),
                (0.66, 0.44, 0.9, 0.46, 0.95, 0.2),
                (0.17, 0.2),
                (0.15, 0.4, 0.23, 0.6, 0.2, 0.95),
            )
        ),
        IconLayer(rectangle(0.14, 0.05, 0.83, 0.11, 0.05)),
        IconLayer(line(0.24, 0.8, 0.54, 0.8), light=True, pen=0.05),
    )


def _gold() -> tuple[IconLayer, ...]:
    return (
        IconLayer(circle(0.5, 0.5, 0.46)),
        IconLayer(circle(0.5, 0.5, 0.34), light=True, pen=0.05),
        IconLayer(regular(0.5, 0.5, 0.17, 4), light=True),
    )


def _clank() -> tuple[IconLayer, ...]:
    return (
        IconLayer(star(0.5, 0.5, 0.5, 0.34, 10)),
        IconLayer(polygon([(0.43, 0.78), (0.57, 0.78), (0.54, 0.42), (0.46, 0.42)]), light=True),
        IconLayer(circle(0.5, 0.29, 0.07), light=True),
    )


def _heart() -> tuple[IconLayer, ...]:
    return (
        IconLayer(
            curves(
                (0.5, 0.06),
                (0.3, 0.24, 0.04, 0.42, 0.04, 0.67),
                (0.04, 0.84, 0.16, 0.94, 0.28, 0.94),
                (0.39, 0.94, 0.46, 0.88, 0.5, 0.78),
                (0.54, 0.88, 0.61, 0.94, 0.72, 0.94),
                (0.84, 0.94, 0.96, 0.84, 0.96, 0.67),
                (0.96, 0.42, 0.7, 0.24, 0.5, 0.06),
            )
        ),
    )


def _dragon() -> tuple[IconLayer, ...]:
    head = curves(
        (0.05, 0.3),
        (0.1, 0.42, 0.2, 0.47, 0.33, 0.5),
        (0.38, 0.62, 0.46, 0.68, 0.56, 0.7),
        (0.62, 0.82, 0.74, 0.92, 0.95, 0.97),
        (0.85, 0.86, 0.79, 0.78, 0.77, 0.69),
        (0.85, 0.74, 0.91, 0.74, 0.99, 0.72),
        (0.9, 0.66, 0.86, 0.6, 0.86, 0.5),
        (0.93, 0.5, 0.96, 0.48, 0.99, 0.44),
        (0.9, 0.4, 0.88, 0.3, 0.93, 0.04),
        (0.58, 0.04),
        (0.58, 0.14, 0.56, 0.2, 0.5, 0.24),
        (0.38, 0.16, 0.26, 0.13, 0.1, 0.14),
        (0.16, 0.19, 0.24, 0.23, 0.32, 0.27),
        (0.22, 0.26, 0.12, 0.26, 0.05, 0.3),
    )
    return (IconLayer(head), IconLayer(polygon([(0.5, 0.52), (0.64, 0.58), (0.6, 0.47)]), light=True))


def _points() -> tuple[IconLayer, ...]:
    return (
        IconLayer(
            curves(
                (0.08, 0.95),
                (0.92, 0.95),
                (0.92, 0.5),
                (0.92, 0.27, 0.72, 0.13, 0.5, 0.03),
                (0.28, 0.13, 0.08, 0.27, 0.08, 0.5),
            )
        ),
        IconLayer(star(0.5, 0.55, 0.29, 0.12, 5), light=True),
    )


def _danger() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.5, 0.98), (0.99, 0.08), (0.01, 0.08)])),
        IconLayer(polygon([(0.43, 0.7), (0.57, 0.7), (0.535, 0.36), (0.465, 0.36)]), light=True),
        IconLayer(circle(0.5, 0.24, 0.065), light=True),
    )


def _lockpick() -> tuple[IconLayer, ...]:
    hook = curves((0.1, 0.16), (0.72, 0.72), (0.8, 0.8, 0.9, 0.78, 0.92, 0.64), closed=False)
    return (
        IconLayer(hook, pen=0.09),
        IconLayer(circle(0.14, 0.18, 0.13)),
        IconLayer(circle(0.14, 0.18, 0.05), light=True),
    )


def _key() -> tuple[IconLayer, ...]:
    return (
        IconLayer(circle(0.28, 0.7, 0.2), pen=0.12),
        IconLayer(polyline([(0.42, 0.56), (0.88, 0.1)]), pen=0.12),
        IconLayer(lines([(0.7, 0.28, 0.84, 0.42), (0.86, 0.12, 0.97, 0.24)]), pen=0.11),
    )


def _card() -> tuple[IconLayer, ...]:
    return (
        IconLayer(rectangle(0.1, 0.04, 0.56, 0.78, 0.08)),
        IconLayer(curves((0.74, 0.18), (0.88, 0.22), (0.9, 0.92), (0.36, 0.94), (0.34, 0.88), closed=False), pen=0.07),
        IconLayer(regular(0.38, 0.43, 0.17, 4), light=True),
    )


def _portal() -> tuple[IconLayer, ...]:
    return (
        IconLayer(ellipse(0.5, 0.5, 0.34, 0.44), pen=0.09),
        IconLayer(ellipse(0.5, 0.5, 0.15, 0.24)),
    )


def _person() -> tuple[IconLayer, ...]:
    return (
        IconLayer(circle(0.5, 0.71, 0.23)),
        IconLayer(
            curves(
                (0.06, 0.04), (0.94, 0.04), (0.94, 0.32, 0.74, 0.43, 0.5, 0.43), (0.26, 0.43, 0.06, 0.32, 0.06, 0.04)
            )
        ),
    )


def _gem() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.5, 0.04), (0.98, 0.62), (0.76, 0.92), (0.24, 0.92), (0.02, 0.62)])),
        IconLayer(polyline([(0.06, 0.62), (0.94, 0.62)]), light=True, pen=0.04),
        IconLayer(polyline([(0.3, 0.9), (0.36, 0.62), (0.5, 0.1), (0.64, 0.62), (0.7, 0.9)]), light=True, pen=0.04),
    )


def _device() -> tuple[IconLayer, ...]:
    teeth = tuple(IconLayer(regular(0.5, 0.5, 0.5, 4, turn)) for turn in (0, 30, 60))
    return (*teeth, IconLayer(circle(0.5, 0.5, 0.16), light=True))


def _monster() -> tuple[IconLayer, ...]:
    skull = curves(
        (0.02, 0.98),
        (0.1, 0.78, 0.12, 0.7, 0.14, 0.5),
        (0.16, 0.24, 0.34, 0.04, 0.5, 0.04),
        (0.66, 0.04, 0.84, 0.24, 0.86, 0.5),
        (0.88, 0.7, 0.9, 0.78, 0.98, 0.98),
        (0.82, 0.94, 0.74, 0.88, 0.7, 0.78),
        (0.58, 0.84, 0.42, 0.84, 0.3, 0.78),
        (0.26, 0.88, 0.18, 0.94, 0.02, 0.98),
    )
    return (
        IconLayer(skull),
        IconLayer(polygon([(0.24, 0.6), (0.44, 0.48), (0.28, 0.44)]), light=True),
        IconLayer(polygon([(0.76, 0.6), (0.56, 0.48), (0.72, 0.44)]), light=True),
        IconLayer(
            polygon([(0.34, 0.29), (0.66, 0.29), (0.6, 0.14), (0.55, 0.24), (0.45, 0.24), (0.4, 0.14)]), light=True
        ),
    )


def _mask() -> tuple[IconLayer, ...]:
    band = curves(
        (0.02, 0.72),
        (0.3, 0.84, 0.7, 0.84, 0.98, 0.72),
        (0.99, 0.4, 0.82, 0.24, 0.66, 0.28),
        (0.56, 0.31, 0.54, 0.42, 0.5, 0.42),
        (0.46, 0.42, 0.44, 0.31, 0.34, 0.28),
        (0.18, 0.24, 0.01, 0.4, 0.02, 0.72),
    )
    return (
        IconLayer(band),
        IconLayer(ellipse(0.3, 0.54, 0.13, 0.08), light=True),
        IconLayer(ellipse(0.7, 0.54, 0.13, 0.08), light=True),
    )


def _book() -> tuple[IconLayer, ...]:
    return (
        IconLayer(rectangle(0.12, 0.05, 0.76, 0.9, 0.07)),
        IconLayer(line(0.28, 0.06, 0.28, 0.94), light=True, pen=0.04),
        IconLayer(regular(0.58, 0.56, 0.17, 4), light=True),
        IconLayer(line(0.12, 0.17, 0.88, 0.17), light=True, pen=0.035),
    )


def _scroll() -> tuple[IconLayer, ...]:
    return (
        IconLayer(rectangle(0.18, 0.14, 0.64, 0.72)),
        IconLayer(rectangle(0.06, 0.8, 0.88, 0.16, 0.08)),
        IconLayer(rectangle(0.06, 0.04, 0.88, 0.16, 0.08)),
        IconLayer(lines([(0.3, 0.66, 0.7, 0.66), (0.3, 0.5, 0.7, 0.5), (0.3, 0.34, 0.56, 0.34)]), light=True, pen=0.05),
    )


def _pickaxe() -> tuple[IconLayer, ...]:
    head = curves(
        (0.06, 0.6),
        (0.2, 0.86, 0.44, 0.98, 0.62, 0.96),
        (0.8, 0.94, 0.94, 0.76, 0.96, 0.5),
        (0.86, 0.66, 0.76, 0.74, 0.64, 0.76),
        (0.46, 0.79, 0.26, 0.74, 0.06, 0.6),
    )
    return (IconLayer(head), IconLayer(polyline([(0.22, 0.06), (0.66, 0.9)]), pen=0.12))


def _lantern() -> tuple[IconLayer, ...]:
    flame = curves((0.5, 0.28), (0.34, 0.34, 0.4, 0.5, 0.5, 0.64), (0.6, 0.5, 0.66, 0.34, 0.5, 0.28))
    return (
        IconLayer(curves((0.3, 0.76), (0.3, 1.02, 0.7, 1.02, 0.7, 0.76), closed=False), pen=0.06),
        IconLayer(polygon([(0.22, 0.68), (0.36, 0.82), (0.64, 0.82), (0.78, 0.68)])),
        IconLayer(rectangle(0.26, 0.18, 0.48, 0.5, 0.06)),
        IconLayer(rectangle(0.18, 0.03, 0.64, 0.13, 0.05)),
        IconLayer(flame, light=True),
    )


def _cart() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.03, 0.8), (0.97, 0.8), (0.82, 0.3), (0.18, 0.3)])),
        IconLayer(line(0.12, 0.64, 0.88, 0.64), light=True, pen=0.05),
        IconLayer(circle(0.3, 0.17, 0.15)),
        IconLayer(circle(0.7, 0.17, 0.15)),
        IconLayer(circle(0.3, 0.17, 0.05), light=True),
        IconLayer(circle(0.7, 0.17, 0.05), light=True),
    )


def _map() -> tuple[IconLayer, ...]:
    return (
        IconLayer(
            polygon(
                [
                    (0.04, 0.86),
                    (0.34, 0.95),
                    (0.66, 0.86),
                    (0.96, 0.95),
                    (0.96, 0.14),
                    (0.66, 0.05),
                    (0.34, 0.14),
                    (0.04, 0.05),
                ]
            )
        ),
        IconLayer(lines([(0.34, 0.9, 0.34, 0.16), (0.66, 0.82, 0.66, 0.08)]), light=True, pen=0.03),
        IconLayer(lines([(0.72, 0.6, 0.88, 0.76), (0.72, 0.76, 0.88, 0.6)]), light=True, pen=0.06),
        IconLayer(
            polyline([(0.14, 0.28), (0.26, 0.46), (0.42, 0.36), (0.56, 0.54), (0.68, 0.62)]), light=True, pen=0.045
        ),
    )


def _rocks() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.02, 0.06), (0.1, 0.4), (0.34, 0.5), (0.52, 0.3), (0.5, 0.06)])),
        IconLayer(polygon([(0.56, 0.06), (0.6, 0.36), (0.76, 0.46), (0.96, 0.32), (0.98, 0.06)])),
        IconLayer(polygon([(0.34, 0.62), (0.46, 0.9), (0.7, 0.94), (0.84, 0.7), (0.66, 0.5), (0.48, 0.46)])),
        IconLayer(lines([(0.12, 0.76, 0.12, 0.96), (0.26, 0.68, 0.26, 0.84), (0.94, 0.62, 0.94, 0.84)]), pen=0.04),
    )


def _nugget() -> tuple[IconLayer, ...]:
    return (
        IconLayer(
            polygon(
                [
                    (0.06, 0.3),
                    (0.16, 0.66),
                    (0.42, 0.84),
                    (0.74, 0.8),
                    (0.95, 0.52),
                    (0.86, 0.2),
                    (0.48, 0.08),
                    (0.2, 0.12),
                ]
            )
        ),
        IconLayer(polyline([(0.2, 0.62), (0.4, 0.52), (0.46, 0.78)]), light=True, pen=0.035),
        IconLayer(polyline([(0.4, 0.52), (0.66, 0.56), (0.9, 0.5)]), light=True, pen=0.035),
        IconLayer(polyline([(0.66, 0.56), (0.6, 0.14)]), light=True, pen=0.035),
    )


def _ladder() -> tuple[IconLayer, ...]:
    rungs = [(0.3, height, 0.7, height) for height in (0.16, 0.34, 0.52, 0.7, 0.88)]
    return (IconLayer(lines([(0.28, 0, 0.28, 1), (0.72, 0, 0.72, 1)]), pen=0.09), IconLayer(lines(rungs), pen=0.07))


def _dwarf() -> tuple[IconLayer, ...]:
    beard = curves((0.18, 0.52), (0.82, 0.52), (0.84, 0.24, 0.66, 0.08, 0.5, 0.0), (0.34, 0.08, 0.16, 0.24, 0.18, 0.52))
    hat = curves((0.1, 0.62), (0.16, 0.82, 0.34, 0.96, 0.5, 0.98), (0.66, 0.96, 0.84, 0.82, 0.9, 0.62))
    return (
        IconLayer(beard),
        IconLayer(hat),
        IconLayer(circle(0.36, 0.56, 0.05)),
        IconLayer(circle(0.64, 0.56, 0.05)),
        IconLayer(ellipse(0.5, 0.47, 0.1, 0.07), light=True),
        IconLayer(curves((0.36, 0.34), (0.44, 0.28, 0.56, 0.28, 0.64, 0.34), closed=False), light=True, pen=0.04),
    )


def _cross() -> tuple[IconLayer, ...]:
    return (IconLayer(lines([(0.12, 0.12, 0.88, 0.88), (0.12, 0.88, 0.88, 0.12)]), pen=0.14),)


def _tick() -> tuple[IconLayer, ...]:
    return (IconLayer(polyline([(0.08, 0.48), (0.36, 0.16), (0.92, 0.86)]), pen=0.15),)


def _cube() -> tuple[IconLayer, ...]:
    return (
        IconLayer(polygon([(0.5, 0.99), (0.93, 0.75), (0.93, 0.26), (0.5, 0.01), (0.07, 0.26), (0.07, 0.75)])),
        IconLayer(polyline([(0.09, 0.74), (0.5, 0.5), (0.91, 0.74)]), light=True, pen=0.045),
        IconLayer(line(0.5, 0.5, 0.5, 0.03), light=True, pen=0.045),
    )


_MADE: Mapping[str, Icon] = {
    **TREASURES,
    **CHAMBERS,
    **CREATURES,
    **LANDSCAPES,
    **PLACES,
    **COSMOS,
    "skill": Icon("blue", _skill),
    "sword": Icon("red", _sword),
    "boot": Icon("brown", _boot),
    "gold": Icon("gold", _gold),
    "clank": Icon("violet", _clank),
    "heart": Icon("rose", _heart),
    "dragon": Icon("red", _dragon),
    "rage": Icon("red", _dragon),
    "points": Icon("gold", _points),
    "danger": Icon("orange", _danger),
    "lockpick": Icon("grey", _lockpick),
    "key": Icon("gold", _key),
    "card": Icon("teal", _card),
    "portal": Icon("violet", _portal),
    "person": Icon("teal", _person),
    "gem": Icon("rose", _gem),
    "device": Icon("violet", _device),
    "monster": Icon("red", _monster),
    "mask": Icon("grey", _mask),
    "book": Icon("green", _book),
    "scroll": Icon("blue", _scroll),
    "pickaxe": Icon("grey", _pickaxe),
    "lantern": Icon("gold", _lantern),
    "cart": Icon("brown", _cart),
    "map": Icon("brown", _map),
    "rocks": Icon("stone", _rocks),
    "nugget": Icon("gold", _nugget),
    "ladder": Icon("brown", _ladder),
    "dwarf": Icon("brown", _dwarf),
    "cross": Icon("red", _cross),
    "tick": Icon("green", _tick),
    "cube": Icon("ink", _cube),
}
ICONS: Mapping[str, Icon] = MotifShelf(_MADE)


@cache
def _layers(name: str) -> tuple[IconLayer, ...]:
    return ICONS[name].layers()


def draw_icon(
    surface: Surface,
    name: str,
    x: float,
    y: float,
    size: float,
    theme: Theme,
    main: Colour | None = None,
    light: Colour | None = None,
) -> None:
    """An icon from its lower left corner. Each icon is kept once in a document, whatever its size."""
    main = main or theme.colour(ICONS[name].hue)
    light = light or theme.colour("white")

    def make() -> None:
        for layer in _layers(name):
            colour = light if layer.light else main
            paint = Paint(None, colour, layer.pen, round=True) if layer.pen else Paint(colour)
            surface.shape(layer.shape, paint)

    with surface.at(x, y, size):
        surface.stamp(f"icon.{name}.{main}.{light}", (-0.1, -0.1, 1.1, 1.1), make)


def draw_drawing(surface: Surface, name: str, drawing: SvgDrawing, x: float, y: float, size: float) -> None:
    """A drawing of a house deck in the place of an icon, as big as fits."""
    scale = 1 / max(drawing.width, drawing.height)
    left, bottom = (1 - drawing.width * scale) / 2, (1 - drawing.height * scale) / 2

    def make() -> None:
        with surface.at(left, bottom, scale):
            for shape, paint in drawing.layers:
                surface.shape(shape, paint)

    with surface.at(x, y, size):
        surface.stamp(name, (0, 0, 1, 1), make)

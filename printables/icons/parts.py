"""What icons are made of."""

from __future__ import annotations

from collections.abc import Callable

from brzdek.core.values import NamedTuple
from printables.draw.shapes import Shape


class IconLayer(NamedTuple):
    """A part of an icon: filled, or drawn with a pen; in its main colour, or left light."""

    shape: Shape
    light: bool = False
    pen: float = 0
    """Width of the line; 0: filled."""


class Icon(NamedTuple):
    """Its usual colour and how it is made."""

    hue: str
    layers: Callable[[], tuple[IconLayer, ...]]
    reach: float = 0
    """How tall it is in somebody's hand, against the figure; 0: as things usually are."""

"""How much ink a drawing uses, and which: named colours for full colour, little ink, or black alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias

from brzdek.core.values import NamedTuple
from printables.draw.surface import Colour, Paint

Ink: TypeAlias = Literal["full", "save", "mono"]
INKS: tuple[Ink, ...] = ("full", "save", "mono")
CONTRAST = 4.5
"""What letters need against their ground to be read without effort (WCAG AA)."""
DARKER = 0.94


def contrast(one: Colour, two: Colour) -> float:
    """Of two colours, from 1 to 21."""
    dark, light = sorted((_brightness(one), _brightness(two)))
    return (light + 0.05) / (dark + 0.05)


@cache
def _brightness(colour: Colour) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


TINT = 0.86
"""How far towards white a pale area is."""


class InkPanel(NamedTuple):
    """A coloured area and what is written on it."""

    paint: Paint
    ink: Colour
    """Of texts and small things on the area."""


class Theme:
    """The colours of one print job."""

    def __init__(self, palette: Mapping[str, Colour], ink: Ink = "full") -> None:
        self.palette = palette
        self.ink = ink
        self._seen: dict[tuple[str, float], Colour] = {}
        self._darker: dict[tuple[str, Colour], Colour] = {}

    @property
    def saves(self) -> bool:
        return self.ink == "save"

    def colour(self, name: str, light: float = 0) -> Colour:
        """A named colour, or one such as ``#1f4e79``; ``light``: how far towards white, from 0 to 1."""
        key = (name, light)
        if key not in self._seen:
            self._seen[key] = self._mixed(name, light)
        return self._seen[key]

    def _mixed(self, name: str, light: float) -> Colour:
        colour = name if name.startswith("#") else self.palette[name]
        parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
        if self.ink == "mono":
            grey = round(0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2])
            # Texts are plain black: grey letters print as dots.
            parts = [0 if name in ("ink", "soft") else 255 if name == "paper" else grey] * 3
        if self.ink == "save" and name == "paper":
            parts = [255] * 3
        return "#" + "".join(f"{round(part + (255 - part) * light):02x}" for part in parts)

    def letters(self, name: str) -> Colour:
        """The colour as letters on a light ground have it: as dark as it takes to read them."""
        return self._darkened(name, self.colour("paper"))

    def deep(self, name: str) -> Colour:
        """The colour as a drawing on its own tint has it: as dark as it takes to be seen clearly."""
        return self._darkened(name, self.colour("white" if self.saves else name, TINT))

    def _darkened(self, name: str, ground: Colour) -> Colour:
        key = (name, ground)
        if key not in self._darker:
            colour = self.colour(name)
            while contrast(colour, ground) < CONTRAST:
                parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
                colour = "#" + "".join(f"{int(part * DARKER):02x}" for part in parts)
            self._darker[key] = colour
        return self._darker[key]

    def panel(self, name: str, width: float = 0.35) -> InkPanel:
        """A strong area: filled with the colour, or only outlined where ink is saved."""
        colour = self.colour(name)
        if self.saves:
            return InkPanel(Paint(None, colour, width), self.letters(name))
        return InkPanel(Paint(colour), self.on(colour))

    def on(self, ground: Colour) -> Colour:
        """The colour of letters on any ground: white if that can be read there, or dark, or black."""
        inks = self.colour("white"), self.colour("ink")
        return next((ink for ink in inks if contrast(ground, ink) >= CONTRAST), "#000000")

    def tint(self, name: str, light: float = TINT) -> Paint:
        """A pale area; left white where ink is saved."""
        return Paint(None, self.colour(name, 0.5), 0.2) if self.saves else Paint(self.colour(name, light))

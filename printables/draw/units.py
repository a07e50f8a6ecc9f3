"""Lengths. What has to fit is counted in whole micrometres; drawings are made in millimetres."""

from __future__ import annotations

import re

from brzdek.core.values import NamedTuple

MM = 1000
"""Micrometres in a millimetre."""
POINT = 25.4 / 72
"""Millimetres in a printer's point."""

_NUMBER = re.compile(r"[+-]?[0-9]{1,4}(?:[.,][0-9]{1,4})?")


class Size(NamedTuple):
    """Width and height in micrometres."""

    width: int
    height: int

    def turned(self) -> Size:
        return Size(self.height, self.width)


def micrometres(text: str) -> int | None:
    """Millimetres as a person writes them (``3``, ``2.5``, ``2,5``); None if it is no such number."""
    text = text.strip().removesuffix("mm").strip()
    return round(float(text.replace(",", ".")) * MM) if _NUMBER.fullmatch(text) else None


def millimetres(length: int) -> float:
    return length / MM


def written(length: int) -> str:
    """A length for people: ``63.5``."""
    return f"{length / MM:.2f}".rstrip("0").rstrip(".")


def size_written(size: Size) -> str:
    return f"{written(size.width)}×{written(size.height)} mm"

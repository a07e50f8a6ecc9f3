"""QR codes as shapes."""

from __future__ import annotations

from functools import lru_cache

from printables.draw.shapes import Shape
from printables.draw.surface import Paint, Surface

MOST_LETTERS = 300
QUIET = 4
"""Modules that stay white around a code."""
_BLACK, _WHITE = "#000000", "#ffffff"


@lru_cache(maxsize=256)
def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """The black squares of a code, row by row from the top. ValueError: the text is too long."""
    from reportlab.graphics.barcode.qrencoder import QR8bitByte, QRCode, QRErrorCorrectLevel

    data = text.encode()
    if len(data) > MOST_LETTERS:
        raise ValueError("too long")
    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(QR8bitByte(data))
    code.make()
    return tuple(tuple(bool(cell) for cell in row) for row in code.modules)


def draw_qr(surface: Surface, text: str, x: float, y: float, side: float) -> None:
    """A code from its lower left corner, with the white around it that scanners need."""
    rows = modules(text)
    unit = side / (len(rows) + 2 * QUIET)
    surface.shape(_squares([(x, y, side, side)]), Paint(_WHITE))
    bars = []
    for row, cells in enumerate(rows):
        bottom = y + side - (QUIET + row + 1) * unit
        for start, end in _runs(cells):
            bars.append((x + (QUIET + start) * unit, bottom, (end - start) * unit, unit))
    surface.shape(_squares(bars), Paint(_BLACK))


def _runs(cells: tuple[bool, ...]) -> list[tuple[int, int]]:
    """Where black begins and ends in a row."""
    starts = [place for place, black in enumerate(cells) if black and not (place and cells[place - 1])]
    return [(start, next((end for end in range(start, len(cells)) if not cells[end]), len(cells))) for start in starts]


def _squares(boxes: list[tuple[float, float, float, float]]) -> Shape:
    return Shape(
        tuple(((x, y), ((x + wide, y), (x + wide, y + high), (x, y + high), ())) for x, y, wide, high in boxes)
    )

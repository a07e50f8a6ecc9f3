"""Sheets of all drawings that emblems are put together from, each with its name, for the documentation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.emblem import Emblem
from brzdek.core.values import NamedTuple
from printables.draw.art import PictureFrame
from printables.draw.pdf import PdfSurface
from printables.draw.shapes import rectangle
from printables.draw.surface import Page, Paint
from printables.draw.theme import Theme
from printables.emblems.drawing import draw_emblem, draw_scene
from printables.icons.icons import ICONS
from printables.icons.motifs import section
from printables.jobs import stock
from printables.pictures.raster import Pixels, rendered

if TYPE_CHECKING:
    from printables.draw.svg import SvgDrawing

CELL, HIGH, NAME = 20.0, 16.0, 3.4
"""Millimetres: how wide and high a drawing is, and the line below it."""
DOTS = 3.6
"""Pixels for each."""
ACROSS = 16
HUE = "teal"


class DrawingBoard(NamedTuple):
    """Where the drawings of a sheet are drawn."""

    surface: PdfSurface
    theme: Theme
    drawings: Mapping[str, SvgDrawing]


def drawing_sheets() -> Iterator[tuple[str, Any]]:
    icons: list[str] = sorted(ICONS)
    half = (len(icons) + 1) // 2
    yield "drawings-icons-first", _sheet("icons", icons[:half])
    yield "drawings-icons-second", _sheet("icons", icons[half:])
    for part in ("bodies", "heads", "scenes"):
        yield f"drawings-{part}", _sheet(part, list(section(part)))


def _sheet(part: str, names: list[str]) -> Any:
    rows = -(-len(names) // ACROSS)
    width, height = ACROSS * CELL, rows * (HIGH + NAME)
    board = DrawingBoard(PdfSurface(part, "en"), Theme(stock.palettes()["normal"]), {})
    whole = (0.0, 0.0, width, height)
    board.surface.begin(Page(width, height, whole, whole))
    for place, name in enumerate(names):
        row, column = divmod(place, ACROSS)
        _cell(board, part, name, column * CELL, height - (row + 1) * (HIGH + NAME))
    board.surface.end()
    size = Pixels(round(width * DOTS), round(height * DOTS))
    (picture,) = rendered(board.surface.bytes(), [size])
    return picture


def _cell(board: DrawingBoard, part: str, name: str, x: float, y: float) -> None:
    ground = PictureFrame(x + 0.4, y + NAME, CELL - 0.8, HIGH - 0.4)
    board.surface.shape(rectangle(*ground), Paint(board.theme.colour(HUE, 0.86)))
    if part == "scenes":
        draw_scene(board, name, HUE, rectangle(*ground), ground)
    else:
        emblems = {
            "icons": Emblem(name),
            "bodies": Emblem(figure=name, head="hair"),
            "heads": Emblem(figure="robe", head=name),
        }
        inner = PictureFrame(x + 1, y + NAME + 0.6, CELL - 2, HIGH - 1.6)
        draw_emblem(board, emblems[part], HUE, inner)
    board.surface.centred(x + CELL / 2, y + 1, name, "text", 2.3 if len(name) < 17 else 1.9, "#000000")

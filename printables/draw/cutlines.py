"""Cut lines for a cutting machine: one SVG for each sort of sheet, with the same registration marks as the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.values import NamedTuple
from printables.draw.marks import registration_boxes
from printables.draw.pages import FilledSheet
from printables.draw.units import Size, millimetres

_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{width:.3f}mm" height="{height:.3f}mm" '
    'viewBox="0 0 {width:.3f} {height:.3f}">'
)


class CutSheet(NamedTuple):
    """The lines of one sort of sheet, and which pages of the document are cut along them."""

    pages: tuple[int, ...]
    svg: str


def cut_sheets(sheets: Sequence[FilledSheet[Any]]) -> list[CutSheet]:
    """Sheets that are cut alike come together; backs are cut with their fronts."""
    found: dict[tuple[Any, ...], list[int]] = {}
    for number, sheet in enumerate(sheets, 1):
        if sheet.leaf.side != "front":
            continue
        corners = tuple((slot.x, slot.y) for slot in sheet.leaf.slots)
        key = (sheet.grid.page, sheet.grid.card, sheet.job.corners, sheet.job.marks == "registration", corners)
        found.setdefault(key, []).append(number)
    return [CutSheet(tuple(pages), _svg(*key)) for key, pages in found.items()]


def _svg(page: Size, card: Size, radius: int, marked: bool, corners: Sequence[tuple[int, int]]) -> str:
    """The y axis of SVG points down, ours up."""
    width, height = millimetres(page.width), millimetres(page.height)
    wide, high, round_ = millimetres(card.width), millimetres(card.height), millimetres(radius)
    lines = [_HEAD.format(width=width, height=height)]
    if marked:
        lines.append('<g id="registration" fill="#000000">')
        for left, bottom, right, top in registration_boxes(width, height):
            lines.append(f"<rect {_box(left, height - top, right - left, top - bottom)}/>")
        lines.append("</g>")
    lines.append('<g id="cut" fill="none" stroke="#ff0000" stroke-width="0.1">')
    for x, y in corners:
        place = _box(millimetres(x), height - millimetres(y) - high, wide, high)
        lines.append(f"<rect {place}" + (f' rx="{round_:.3f}"' if round_ else "") + "/>")
    return "\n".join([*lines, "</g>", "</svg>"]) + "\n"


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'x="{x:.3f}" y="{y:.3f}" width="{width:.3f}" height="{height:.3f}"'

"""What stands around the cards of a sheet: cutting marks, guides, overlays, and the strip in the margin."""

from __future__ import annotations

from typing import Any, NamedTuple

from printables.fonts import font
from printables.job import Job
from printables.shapes import Shape, line, lines, rectangle
from printables.sheet import Grid, Slot
from printables.surface import HAIR, Box, Paint, Surface
from printables.units import POINT, millimetres

EDGE = 3.5
"""Nothing is drawn nearer to the edge of the paper: viewers would shrink the page."""
OFF, LONG = 0.6, 4.0
"""Crop marks: how far from the cards they begin, and how long they are."""
SAFE = 3.0
"""Inside the trim, where a careless cut does no harm."""
STRIP = 3.2
RULER = 50
_BLACK, _GREY = "#000000", "#7a7a7a"
_CUT = Paint(None, _BLACK, HAIR)


def block_box(grid: Grid, grow: int = 0) -> Box:
    """All cards of a page together, in millimetres."""
    left, bottom, right, top = grid.block
    return (
        millimetres(left - grow),
        millimetres(bottom - grow),
        millimetres(right + grow),
        millimetres(top + grow),
    )


def cuts(grid: Grid) -> tuple[list[int], list[int]]:
    """Where the knife goes: all x and all y."""
    corners = [grid.corner(place) for place in range(grid.count)]
    xs = {edge for x, _ in corners for edge in (x, x + grid.card.width)}
    if grid.fold is not None:
        xs |= {2 * grid.fold - x for x in xs}
    ys = {edge for _, y in corners for edge in (y, y + grid.card.height)}
    return sorted(xs), sorted(ys)


def draw_marks(surface: Surface, grid: Grid, job: Job) -> None:
    """Cutting marks around (crop), across (lines) or at the corners of (dots) the cards."""
    xs, ys = ([millimetres(place) for place in places] for places in cuts(grid))
    if job.marks == "crop":
        surface.shape(_crop(grid, job, xs, ys), _CUT)
    elif job.marks == "lines":
        left, bottom, right, top = _grown(block_box(grid, job.bleed), OFF + LONG, grid)
        across = [(left, y, right, y) for y in ys]
        upright = [(x, bottom, x, top) for x in xs]
        surface.shape(lines([*across, *upright]), Paint(None, _GREY, HAIR))
    elif job.marks == "dots":
        arm = 0.8
        crosses = [(x - arm, y, x + arm, y) for x in xs for y in ys] + [
            (x, y - arm, x, y + arm) for x in xs for y in ys
        ]
        surface.shape(lines(crosses), Paint(None, _GREY, HAIR))


def _crop(grid: Grid, job: Job, xs: list[float], ys: list[float]) -> Shape:
    left, bottom, right, top = block_box(grid, job.bleed)
    far_left, far_bottom, far_right, far_top = _grown((left, bottom, right, top), OFF + LONG, grid)
    marks = [(x, *ends) for x in xs for ends in ((far_bottom, x, bottom - OFF), (top + OFF, x, far_top))]
    upright = [(x, low, x, high) for x, low, _, high in marks if high > low]
    level = [(far_left, y, left - OFF, y) for y in ys if left - OFF > far_left]
    level += [(right + OFF, y, far_right, y) for y in ys if far_right > right + OFF]
    return lines([*upright, *level])


def _grown(box: Box, by: float, grid: Grid) -> Box:
    """A bigger box that stays on the paper."""
    left, bottom, right, top = box
    width, height = millimetres(grid.page.width), millimetres(grid.page.height)
    return max(EDGE, left - by), max(EDGE, bottom - by), min(width - EDGE, right + by), min(height - EDGE, top + by)


def draw_fold(surface: Surface, grid: Grid, job: Job, words: str) -> None:
    """The line along which the sheet is folded."""
    if grid.fold is None:
        return
    x = millimetres(grid.fold)
    _, bottom, _, top = _grown(block_box(grid, job.bleed), OFF + LONG, grid)
    surface.shape(line(x, bottom, x, top), Paint(None, _BLACK, HAIR, (2, 1.2)))
    surface.text(x + 1, top - 1.6, words, "text", 5.5 * POINT, _BLACK)


def draw_corners(surface: Surface, slot: Slot[Any], grid: Grid, job: Job) -> None:
    """Guides for rounded corners: hairlines that the scissors follow."""
    if job.corners:
        width, height = millimetres(grid.card.width), millimetres(grid.card.height)
        outline = rectangle(millimetres(slot.x), millimetres(slot.y), width, height, millimetres(job.corners))
        surface.shape(outline, Paint(None, _GREY, HAIR))


def draw_proof(surface: Surface, slot: Slot[Any], grid: Grid, job: Job) -> None:
    """Trim, safe zone and bleed, for looking at rather than for playing."""
    x, y = millimetres(slot.x), millimetres(slot.y)
    width, height = millimetres(grid.card.width), millimetres(grid.card.height)
    bleed = millimetres(job.bleed)
    if bleed:
        surface.shape(
            rectangle(x - bleed, y - bleed, width + 2 * bleed, height + 2 * bleed), Paint(None, "#d00000", 0.15)
        )
    surface.shape(rectangle(x, y, width, height), Paint(None, "#0090d0", 0.2))
    safe = rectangle(x + SAFE, y + SAFE, width - 2 * SAFE, height - 2 * SAFE, 1)
    surface.shape(safe, Paint(None, "#d000a0", 0.2, (1, 0.8)))


def draw_watermark(surface: Surface, slot: Slot[Any], grid: Grid, words: str) -> None:
    """A text from corner to corner, in outlines that let the card be read."""
    from math import atan2, degrees, hypot

    width, height = millimetres(grid.card.width), millimetres(grid.card.height)
    size = min(0.8 * hypot(width, height) / max(font("title").width(words), 0.1), 0.25 * width)
    with surface.turned(
        millimetres(slot.x) + width / 2, millimetres(slot.y) + height / 2, degrees(atan2(height, width))
    ):
        surface.text(-font("title").width(words) * size / 2, -0.3 * size, words, "title", size, _GREY, 0.15)


class Strip(NamedTuple):
    """The line in the margin: where it begins, and whether it runs upwards."""

    x: float
    y: float
    upright: bool
    length: float


def strip_place(grid: Grid, job: Job) -> Strip | None:
    """Below the cards, or beside them where there is more room; None: nowhere."""
    left, bottom, right, top = block_box(grid, job.bleed)
    need = EDGE + STRIP + 1.2
    width, height = millimetres(grid.page.width), millimetres(grid.page.height)
    if bottom >= need:
        return Strip(max(left, EDGE), EDGE + 0.8, False, min(right, width - EDGE) - max(left, EDGE))
    if left >= need:
        return Strip(EDGE + STRIP, max(bottom, EDGE), True, min(top, height - EDGE) - max(bottom, EDGE))
    return None


def draw_strip(surface: Surface, place: Strip, words: str) -> None:
    """A ruler of 50 mm, and what sheet this is."""
    with surface.turned(place.x, place.y, 90 if place.upright else 0):
        ticks = [(mm, 0.0, mm, 2.0 if mm % 50 == 0 else 1.5 if mm % 10 == 0 else 0.8) for mm in range(0, RULER + 1, 5)]
        surface.shape(lines([(0, 0, RULER, 0), *ticks]), _CUT)
        surface.text(RULER + 1, 0, f"{RULER} mm", "text", 6 * POINT, _BLACK)
        room = place.length - RULER - 12
        size = min(6 * POINT, room / max(font("text").width(words), 0.1))
        surface.right(place.length, 0, words, "text", size, _BLACK)

"""From boards and a job to pages: on one sheet, or as a poster to be glued."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import Say
from printables.boards.designs.base import Brush, PrintedBoard
from printables.boards.poster import PosterPage, fitted, tiled
from printables.draw import marks
from printables.draw.fonts import CAP, font
from printables.draw.marks import EDGE
from printables.draw.pages import margin_line
from printables.draw.shapes import line, lines, rectangle
from printables.draw.surface import HAIR, Page, Paint, Surface
from printables.draw.units import MM, POINT, Size, millimetres
from printables.jobs.job import Given, Job
from printables.jobs.output import Told
from printables.jobs.typed import length
from printables.jobs.words import PRINT

OVERLAP = 10 * MM
ARM = 4.0
LABEL = 7 * POINT
_BLACK = "#000000"
_GLUE = Paint(None, _BLACK, HAIR, (2, 1.2))


def sheets_of(board: PrintedBoard, job: Job, given: Given) -> tuple[list[PosterPage], float]:
    """The pages of a board, and how many millimetres one of its units has."""
    wide = length(given, "width", 50, 3000)
    overlap = length(given, "overlap", 0, 60)
    size = _sized(board, round(board.usual * MM) if wide is None else wide)
    if given.get("poster"):
        sheets = tiled(size, job.paper, job.margin, OVERLAP if overlap is None else overlap)
        return sheets, millimetres(size.width) / board.width
    sheet, scale = fitted(size, job.paper, job.margin)
    return [sheet], scale * millimetres(size.width) / board.width


def _sized(board: PrintedBoard, width: int) -> Size:
    return Size(width, round(width * board.height / board.width))


def draw_boards(
    surface: Surface, chosen: Sequence[PrintedBoard], catalog: Catalog, job: Job, given: Given, told: Told
) -> int:
    """All pages of all boards; how many they are."""
    brush = Brush(surface, job.theme, job.langs, catalog)
    laid = [(board, *sheets_of(board, job, given)) for board in chosen]
    count = sum(len(sheets) for _, sheets, _ in laid)
    place = 0
    for board, sheets, scale in laid:
        for number, sheet in enumerate(sheets):
            place += 1
            told(place, count)
            _page(brush, board, sheet, scale, job, (place, count), first=number == 0)
    return count


def _page(
    brush: Brush, board: PrintedBoard, sheet: PosterPage, scale: float, job: Job, place: tuple[int, int], first: bool
) -> None:
    surface = brush.surface
    width, height = millimetres(sheet.page.width), millimetres(sheet.page.height)
    left, bottom, right, top = (millimetres(side) for side in (sheet.left, sheet.bottom, sheet.right, sheet.top))
    surface.begin(Page(width, height, (left, bottom, right, top), (left, bottom, right, top)))
    if first:
        surface.bookmark(board.title.to(brush.lang), 0)
    surface.save()
    surface.clip(rectangle(left, bottom, right - left, top - bottom))
    with surface.at(millimetres(sheet.x), millimetres(sheet.y), scale):
        surface.stamp(f"board.{board.name}", (0, 0, board.width, board.height), lambda: board.draw(brush))
    surface.restore()
    if job.watermark:
        marks.draw_watermark(surface, (left, bottom, right, top), job.watermark)
    say = Say(brush.lang, PRINT)
    if sheet.label:
        _glue(surface, sheet, say)
    names = [board.title.to(brush.lang), *([sheet.label] if sheet.label else [])]
    marks.draw_strip(surface, marks.foot_strip(width), margin_line(say, names, *place, brush.catalog.fingerprint))
    surface.end()


def _glue(surface: Surface, sheet: PosterPage, say: Say) -> None:
    """Where a page is cut, and which pages are glued onto it: crosses that come to lie upon each other. All of it stays
    where printers print, and off the line at the foot.
    """
    left, bottom, right, top = (millimetres(side) for side in (sheet.left, sheet.bottom, sheet.right, sheet.top))
    far, high = millimetres(sheet.page.width) - EDGE, millimetres(sheet.page.height) - EDGE
    low = marks.FOOT + marks.TALL
    corners = [(x, y) for x in (left, right) for y in (bottom, top)]
    arms = [(max(x - ARM, EDGE), y, min(x + ARM, far), y) for x, y in corners]
    arms += [(x, max(y - ARM, low), x, min(y + ARM, high)) for x, y in corners]
    surface.shape(lines(arms), Paint(None, _BLACK, HAIR))
    size = min(LABEL, (high - top - 0.4) / CAP)
    if size >= LABEL / 2:
        surface.text(left + 5.5, top + 0.8, sheet.label, "strong", size, _BLACK)
    beside, below = sheet.after
    band = millimetres(sheet.overlap)
    if beside:
        surface.shape(line(right - band, bottom, right - band, top), _GLUE)
        with surface.turned(right - band / 2, (bottom + top) / 2, 90):
            _onto(surface, say("glue_page", page=beside), band)
    if below:
        surface.shape(line(left, bottom + band, right, bottom + band), _GLUE)
        with surface.at((left + right) / 2, bottom + band / 2):
            _onto(surface, say("glue_page", page=below), band)


def _onto(surface: Surface, words: str, band: float) -> None:
    """Words around a point on the part of a page that the next one will cover, if that is broad enough."""
    if band < 2 * LABEL:
        return
    wide = font("text").width(words) * LABEL + 3
    surface.shape(rectangle(-wide / 2, -0.8 * LABEL, wide, 1.6 * LABEL, 0.8 * LABEL), Paint("#ffffff", _BLACK, HAIR))
    surface.centred(0, -CAP * LABEL / 2, words, "text", LABEL, _BLACK)

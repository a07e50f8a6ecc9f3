"""From boards and a job to pages: on one sheet, or as a poster to be glued."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import Say
from printables.boards.designs.base import Brush, PrintedBoard
from printables.boards.poster import PosterPage, fitted, tiled
from printables.draw import marks
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
_BLACK = "#000000"


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
    """Where a page is cut, and which pages are glued onto it: crosses that come to lie upon each other."""
    left, bottom, right, top = (millimetres(side) for side in (sheet.left, sheet.bottom, sheet.right, sheet.top))
    corners = [(x, y) for x in (left, right) for y in (bottom, top)]
    arms = [(x - ARM, y, x + ARM, y) for x, y in corners] + [(x, y - ARM, x, y + ARM) for x, y in corners]
    surface.shape(lines(arms), Paint(None, _BLACK, HAIR))
    size = 7 * POINT
    surface.text(left + 1.5, top + 1, sheet.label, "strong", size, _BLACK)
    beside, below = sheet.after
    dashed = Paint(None, _BLACK, HAIR, (2, 1.2))
    if beside:
        x = right - millimetres(sheet.overlap)
        surface.shape(line(x, bottom, x, top), dashed)
        with surface.turned(right + 2.6, (bottom + top) / 2, 90):
            surface.centred(0, 0, say("glue_page", page=beside), "text", size, _BLACK)
    if below:
        y = bottom + millimetres(sheet.overlap)
        surface.shape(line(left, y, right, y), dashed)
        surface.text(right - 40, bottom - 2.6, say("glue_page", page=below), "text", size, _BLACK)

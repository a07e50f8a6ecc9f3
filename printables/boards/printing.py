"""``print board``, from typed options to a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from brzdek import games
from brzdek.core.catalog import Catalog, load_catalog
from brzdek.core.paths import cards_folder
from brzdek.core.text import Lang, Say
from printables import boards, marks
from printables.boards.base import Board, Brush
from printables.boards.poster import Sheet, fitted, tiled
from printables.job import Given, Job, NoPart, read_job, read_langs
from printables.output import Told, write_whole
from printables.pages import margin_line
from printables.pdf import PdfSurface
from printables.run import Outcome
from printables.shapes import line, lines, rectangle
from printables.surface import HAIR, Page, Paint, Surface
from printables.typed import length, one_of, path_of, word_of
from printables.units import MM, POINT, Size, millimetres
from printables.words import PRINT

OVERLAP = 10 * MM
ARM = 4.0
_BLACK = "#000000"


def print_board(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """NoPart, BadJob, BadData, OSError: why nothing was written."""
    file = path_of(given, "deck")
    langs = read_langs(word_of(given, "lang"), lang)
    poster = bool(given.get("poster"))
    options = {"paper": "a4", "margin": "8", **given} if poster else {"paper": "a3", **given}
    job = read_job(options, "poker", langs)
    catalog = load_catalog(games.load(game).schema, cards_folder() / game, file)
    if game not in boards.names():
        raise NoPart("no_board", game=catalog.title)
    chosen = _chosen(boards.load(game, catalog), given)
    title = f"{(catalog.deck or catalog.title).to(langs[0])} – {Say(langs[0], PRINT)('board')}"
    surface = PdfSurface(title, langs[0])
    pages = draw_boards(surface, chosen, catalog, job, given, told)
    target = path_of(given, "output") or Path(f"{file.stem if file else game}-board.pdf")
    write_whole(target, surface.bytes())
    return Outcome("written_pages", {"file": str(target), "pages": pages})


def _chosen(known: Sequence[Board], given: Given) -> list[Board]:
    """All boards, or the one that was asked for."""
    if given.get("board") is None:
        return list(known)
    name = one_of(given, "board", tuple(board.name for board in known), known[0].name)
    return [board for board in known if board.name == name]


def sheets_of(board: Board, job: Job, given: Given) -> tuple[list[Sheet], float]:
    """The pages of a board, and how many millimetres one of its units has."""
    wide = length(given, "width", 50, 3000)
    overlap = length(given, "overlap", 0, 60)
    size = _sized(board, round(board.usual * MM) if wide is None else wide)
    if given.get("poster"):
        sheets = tiled(size, job.paper, job.margin, OVERLAP if overlap is None else overlap)
        return sheets, millimetres(size.width) / board.width
    sheet, scale = fitted(size, job.paper, job.margin)
    return [sheet], scale * millimetres(size.width) / board.width


def _sized(board: Board, width: int) -> Size:
    return Size(width, round(width * board.height / board.width))


def draw_boards(surface: Surface, chosen: Sequence[Board], catalog: Catalog, job: Job, given: Given, told: Told) -> int:
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
    brush: Brush, board: Board, sheet: Sheet, scale: float, job: Job, place: tuple[int, int], first: bool
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


def _glue(surface: Surface, sheet: Sheet, say: Say) -> None:
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

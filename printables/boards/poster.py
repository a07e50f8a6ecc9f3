"""A big picture on paper: on one page, or over several that overlap and are glued. Whole micrometres."""

from __future__ import annotations

from brzdek.core.values import NamedTuple
from printables.draw.units import MM, Size, size_written
from printables.jobs.job import BadJob
from printables.jobs.stock import Margins

STRIP = 9 * MM
"""What stays free at the foot of a page for the line in the margin."""
MOST = 400
"""Pages of one poster."""


class PosterPage(NamedTuple):
    """One page of a poster: its label, the paper, where on it the picture's lower left corner comes to lie (possibly
    outside the paper), and the window of the paper through which the picture is seen."""

    label: str
    page: Size
    x: int
    y: int
    left: int
    bottom: int
    right: int
    top: int
    after: tuple[str, str] = ("", "")
    """The pages that are glued onto this one: at its right, and below."""
    overlap: int = 0


def fitted(picture: Size, paper: Size, margin: Margins) -> tuple[PosterPage, float]:
    """The picture as big as one page holds it, the paper turned as it suits; and its scale."""
    found = [_single(picture, page, margin) for page in (paper, paper.turned())]
    return max(found, key=lambda one: one[1])


def _single(picture: Size, page: Size, margin: Margins) -> tuple[PosterPage, float]:
    room = _room(page, margin)
    if min(room) < 20 * MM:
        raise BadJob("poster_no_room", paper=size_written(page))
    scale = min(room.width / picture.width, room.height / picture.height)
    size = Size(round(picture.width * scale), round(picture.height * scale))
    x = margin.left + (room.width - size.width) // 2
    y = page.height - margin.top - (room.height + size.height) // 2
    return PosterPage("", page, x, y, x, y, x + size.width, y + size.height), scale


def _room(page: Size, margin: Margins) -> Size:
    bottom = max(margin.bottom, STRIP)
    return Size(page.width - margin.left - margin.right, page.height - margin.top - bottom)


def tiled(picture: Size, paper: Size, margin: Margins, overlap: int) -> list[PosterPage]:
    """The pages of a poster, row by row from the top; whichever way of turning the paper needs fewer."""
    found = [_tiled(picture, page, margin, overlap) for page in (paper, paper.turned())]
    return min(found, key=len)


def _tiled(picture: Size, page: Size, margin: Margins, overlap: int) -> list[PosterPage]:
    room = _room(page, margin)
    step = Size(room.width - overlap, room.height - overlap)
    if min(step) < 20 * MM:
        raise BadJob("poster_no_room", paper=size_written(page))
    columns, rows = _count(picture.width, room.width, overlap), _count(picture.height, room.height, overlap)
    if columns * rows > MOST:
        raise BadJob("poster_too_big", n=MOST)
    bottom = max(margin.bottom, STRIP)
    sheets = []
    for row in range(rows):
        for column in range(columns):
            x = margin.left - column * step.width
            y = page.height - margin.top - picture.height + row * step.height
            sheets.append(
                PosterPage(
                    label(column, row),
                    page,
                    x,
                    y,
                    max(x, margin.left),
                    max(y, bottom),
                    min(x + picture.width, margin.left + room.width),
                    min(y + picture.height, bottom + room.height),
                    (
                        label(column + 1, row) if column + 1 < columns else "",
                        label(column, row + 1) if row + 1 < rows else "",
                    ),
                    overlap,
                )
            )
    return sheets


def _count(length: int, room: int, overlap: int) -> int:
    return max(1, -(-(length - overlap) // (room - overlap)))


def label(column: int, row: int) -> str:
    """A1, B1, … in the first row; AA1 after Z1."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{row + 1}"

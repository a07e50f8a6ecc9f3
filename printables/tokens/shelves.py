"""Things of different sizes on the same sheet: in rows, like books on shelves. Whole micrometres."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from brzdek.core.values import dataclass
from printables.draw.grid import Side, behind, folded
from printables.draw.units import MM, Size, size_written
from printables.jobs.job import BadJob, Job
from printables.jobs.stock import Margins

T = TypeVar("T")
STRIP = 9 * MM
"""What stays free at the foot of a sheet for the line in the margin."""
ALIKE = 0.8
"""Something may stand in a row of taller things if it is at least so tall, as a part of their height."""


class Thing(NamedTuple, Generic[T]):
    """Something to lay on a sheet, and the space it keeps to its neighbours."""

    item: T
    size: Size
    gap: int


class ShelfSpot(NamedTuple, Generic[T]):
    """A place on a page: its lower left corner, its size, and what lies there. ``turned``: upside down."""

    x: int
    y: int
    size: Size
    item: T
    side: Side = "front"
    turned: bool = False


class ShelfPage(NamedTuple, Generic[T]):
    """One printed page. ``fold``: the x of the fold line, if backs lie beside their fronts."""

    side: Side
    page: Size
    spots: tuple[ShelfSpot[T], ...]
    fold: int | None = None


@dataclass(slots=True)
class _Row(Generic[T]):
    height: int
    things: list[tuple[int, Thing[T]]]
    """Each with its distance from the left end."""
    end: int
    gap: int


def sheets_for(things: Sequence[Thing[T]], job: Job) -> list[ShelfPage[T]]:
    """The fronts, page by page. BadJob: something does not fit on the paper."""
    if job.single:
        return [_alone(thing, job.bleed) for thing in things]
    page = job.paper.turned() if job.landscape else job.paper
    margin = job.margin._replace(bottom=max(job.margin.bottom, STRIP))
    if job.backs not in ("none", "fold") and behind(page, job, 0, 0, page)[2]:
        # The head of a front is the foot of its back, which has a line in the margin too.
        margin = margin._replace(top=max(margin.top, STRIP))
    fold = page.width // 2 if job.backs == "fold" else None
    whole = page.width - margin.left - margin.right - 2 * job.bleed
    side = max(margin.left, margin.right)
    room = Size(
        whole if fold is None else fold - side - 2 * job.bleed,
        page.height - margin.top - margin.bottom - 2 * job.bleed,
    )
    for thing in things:
        if thing.size.width > room.width or thing.size.height > room.height:
            free = Size(max(0, room.width), max(0, room.height))
            raise BadJob("token_too_big", token=size_written(thing.size), room=size_written(free))
    pages = _pages(_rows(things, room.width), room.height)
    left = margin.left if fold is None else side
    return [_laid(rows, page, margin._replace(left=left), room, job.bleed, fold) for rows in pages]


def _alone(thing: Thing[T], bleed: int) -> ShelfPage[T]:
    page = Size(thing.size.width + 2 * bleed, thing.size.height + 2 * bleed)
    return ShelfPage("front", page, (ShelfSpot(bleed, bleed, thing.size, thing.item),))


def _rows(things: Sequence[Thing[T]], width: int) -> list[_Row[T]]:
    rows: list[_Row[T]] = []
    for thing in things:
        row = rows[-1] if rows else None
        x = 0 if row is None else row.end + max(row.gap, thing.gap)
        fits = row is not None and row.height >= thing.size.height >= ALIKE * row.height
        if row is None or not fits or x + thing.size.width > width:
            x = 0
            row = _Row(thing.size.height, [], 0, thing.gap)
            rows.append(row)
        row.things.append((x, thing))
        row.end, row.gap = x + thing.size.width, thing.gap
    return rows


def _pages(rows: Sequence[_Row[T]], height: int) -> list[list[_Row[T]]]:
    """Rows from the top; one that no longer fits begins a new page, unless a page before still has room for it."""
    pages: list[list[_Row[T]]] = []
    left: list[int] = []
    for row in rows:
        for place in range(len(pages)):
            gap = max(pages[place][-1].gap, row.gap)
            if left[place] >= row.height + gap:
                pages[place].append(row)
                left[place] -= row.height + gap
                break
        else:
            pages.append([row])
            left.append(height - row.height)
    return pages


def _laid(
    rows: Sequence[_Row[T]], page: Size, margin: Margins, room: Size, bleed: int, fold: int | None
) -> ShelfPage[T]:
    wide = max(row.end for row in rows)
    x = margin.left + bleed + (room.width - wide) // 2
    y = page.height - margin.top - bleed
    spots: list[ShelfSpot[T]] = []
    gap = 0
    for place, row in enumerate(rows):
        y -= row.height + (max(gap, row.gap) if place else 0)
        gap = row.gap
        spots += [
            ShelfSpot(x + along, y + row.height - thing.size.height, thing.size, thing.item)
            for along, thing in row.things
        ]
    return ShelfPage("front", page, tuple(spots), fold)


# -- backs


def with_backs(fronts: Sequence[ShelfPage[T]], job: Job, backed: Callable[[T], bool]) -> list[ShelfPage[T]]:
    """All pages in the order in which they are printed. ``backed``: is there anything on its back?"""
    if job.backs == "none":
        return list(fronts)
    backs = [
        ShelfPage("back", sheet.page, tuple(_behind(sheet, job, spot) for spot in sheet.spots if backed(spot.item)))
        for sheet in fronts
    ]
    if job.backs == "fold":
        return [sheet._replace(spots=(*sheet.spots, *back.spots)) for sheet, back in zip(fronts, backs, strict=True)]
    if job.backs == "separate":
        return [*fronts, *(back for back in backs if back.spots)]
    return [sheet for pair in zip(fronts, backs, strict=True) for sheet in pair]


def _behind(sheet: ShelfPage[T], job: Job, spot: ShelfSpot[T]) -> ShelfSpot[T]:
    """The place on the other side."""
    if sheet.fold is not None:
        x, y = folded(sheet.fold, job, spot.x, spot.y, spot.size)
        return spot._replace(x=x, y=y, side="back")
    x, y, turned = behind(sheet.page, job, spot.x, spot.y, spot.size)
    return ShelfSpot(x, y, spot.size, spot.item, "back", turned)

"""Where things lie on the sheets: slots as plain values in whole micrometres, from the lower left of the paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from brzdek.core.values import dataclass
from printables.draw.units import Size, size_written
from printables.jobs.job import BadJob, Job
from printables.jobs.stock import Margins

T = TypeVar("T")
Side: TypeAlias = Literal["front", "back"]
Block: TypeAlias = tuple[int, int, int, int]
"""Left, bottom, right, top."""
STRIP = 7_400
"""What the line in the margin should have between the cards and the edge of the paper."""


@dataclass(frozen=True, slots=True)
class Grid:
    """How cards are laid out on one page."""

    page: Size
    card: Size
    columns: int
    """Of fronts."""
    rows: int
    left: int
    """Of the first column."""
    top: int
    """Of the first row: the upper edge."""
    step: Size
    """From one card to the next."""
    fold: int | None = None
    """The x of the fold line, if backs lie beside their fronts."""

    @property
    def count(self) -> int:
        return self.columns * self.rows

    def corner(self, index: int) -> tuple[int, int]:
        """The lower left corner of the card at this place: row by row, from the upper left."""
        row, column = divmod(index, self.columns)
        return self.left + column * self.step.width, self.top - self.card.height - row * self.step.height

    @property
    def block(self) -> Block:
        """All places together."""
        left, bottom = self.corner(self.count - self.columns)
        right = self.left + (self.columns - 1) * self.step.width + self.card.width
        return (left, bottom, right if self.fold is None else 2 * self.fold - left, self.top)

    @property
    def has_strip(self) -> bool:
        """Is there room for the line in the margin, below the cards or beside them, on either side of the sheet?"""
        left, bottom, right, top = self.block
        beside = min(left, self.page.width - right)
        below = min(bottom, self.page.height - top)
        return max(beside, below) >= STRIP


class GridSlot(NamedTuple, Generic[T]):
    """A place on a page and what lies there. ``turned``: upside down."""

    x: int
    y: int
    item: T
    side: Side = "front"
    turned: bool = False


class Leaf(NamedTuple, Generic[T]):
    """One printed page. ``block``: all its places together, also those that stay empty."""

    side: Side
    slots: tuple[GridSlot[T], ...]
    block: Block


def grid_for(job: Job) -> Grid:
    """The grid that holds the most cards, if possible with room for the line in the margin; BadJob if none fits."""
    papers = [job.paper, job.paper.turned()]
    if job.landscape is not None or job.single:
        papers = papers[1:] if job.landscape else papers[:1]
    grids: list[Grid] = []
    refusals: list[BadJob] = []
    for page in papers:
        try:
            grids.append(_grid(job, page))
        except BadJob as bad:
            refusals.append(bad)
    if not grids:
        raise refusals[0]
    return max(grids, key=lambda grid: (grid.count, grid.has_strip))


def _grid(job: Job, page: Size) -> Grid:
    margin = Margins(0, 0, 0, 0) if job.single else job.margin
    room = Size(page.width - margin.left - margin.right, page.height - margin.top - margin.bottom)
    inside = Size(room.width - 2 * job.bleed, room.height - 2 * job.bleed)
    step = Size(job.card.width + job.gutter.x, job.card.height + job.gutter.y)
    sides = 2 if job.backs == "fold" else 1
    across = (inside.width + job.gutter.x) // step.width
    if across < 1 or (rows := (inside.height + job.gutter.y) // step.height) < 1:
        free = Size(max(0, room.width), max(0, room.height))
        raise BadJob("does_not_fit", card=size_written(job.card), paper=size_written(page), room=size_written(free))
    if across < sides:
        raise BadJob("no_room_to_fold", card=size_written(job.card), paper=size_written(page))
    columns = _wanted(job.columns, across // sides, "too_many_columns")
    rows = _wanted(job.rows, rows, "too_many_rows")
    block = Size(columns * sides * step.width - job.gutter.x, rows * step.height - job.gutter.y)
    left = margin.left + job.bleed + (inside.width - block.width) // 2
    top = page.height - margin.top - job.bleed - (inside.height - block.height) // 2
    return Grid(page, job.card, columns, rows, left, top, step, left + block.width // 2 if sides == 2 else None)


def _wanted(wanted: int | None, most: int, key: str) -> int:
    if wanted is not None and wanted > most:
        raise BadJob(key, wanted=wanted, n=most)
    return most if wanted is None else wanted


# -- pages


def leaves(grid: Grid, job: Job, items: Sequence[T]) -> list[Leaf[T]]:
    """All pages, in the order in which they are printed."""
    fronts = [
        Leaf("front", _fronts(grid, items[first : first + grid.count]), grid.block)
        for first in range(0, len(items), grid.count)
    ]
    if job.backs == "none":
        return fronts
    if job.backs == "fold":
        return [leaf._replace(slots=(*leaf.slots, *_folded(grid, job, leaf.slots))) for leaf in fronts]
    backs = [_behind(grid, job, leaf) for leaf in fronts]
    if job.backs == "separate":
        return [*fronts, *backs]
    return [leaf for pair in zip(fronts, backs, strict=True) for leaf in pair]


def _fronts(grid: Grid, items: Sequence[T]) -> tuple[GridSlot[T], ...]:
    return tuple(GridSlot(*grid.corner(place), item) for place, item in enumerate(items))


def _behind(grid: Grid, job: Job, leaf: Leaf[T]) -> Leaf[T]:
    """The other side of a sheet."""
    left, bottom, right, top = leaf.block
    whole = Size(right - left, top - bottom)
    x, y, turned = behind(grid.page, job, left, bottom, whole)
    slots = tuple(
        GridSlot(*behind(grid.page, job, slot.x, slot.y, grid.card)[:2], slot.item, "back", turned)
        for slot in leaf.slots
    )
    return Leaf("back", slots, (x, y, x + whole.width, y + whole.height))


def _folded(grid: Grid, job: Job, slots: Sequence[GridSlot[T]]) -> Iterator[GridSlot[T]]:
    assert grid.fold is not None
    for slot in slots:
        yield GridSlot(*folded(grid.fold, job, slot.x, slot.y, grid.card), slot.item, "back")


def behind(page: Size, job: Job, x: int, y: int, size: Size) -> tuple[int, int, bool]:
    """The place on the other side of a sheet that is turned over: its corner, and does it stand on its head?

    Turned over along a vertical edge, left and right change places. Turned over along a horizontal edge, top and
    bottom do, and a back has to stand on its head so that it is upright when the card is turned like a page.
    """
    upright = page.height >= page.width
    across = (job.backs != "duplex-short") == upright
    dx, dy = shift_of(page, job)
    if across:
        return page.width - x - size.width + dx, y + dy, False
    return x + dx, page.height - y - size.height + dy, True


def shift_of(page: Size, job: Job) -> tuple[int, int]:
    """The offset of backs on this page. It belongs to the printer, so it is told for upright paper; a page across the
    paper is turned by a quarter to the left when it is printed, and the offset with it."""
    dx, dy = job.back_offset
    return (dx, dy) if page.height >= page.width else (dy, -dx)


def folded(fold: int, job: Job, x: int, y: int, size: Size) -> tuple[int, int]:
    """The corner of the place that comes to lie behind when the sheet is folded."""
    dx, dy = job.back_offset
    return 2 * fold - x - size.width + dx, y + dy

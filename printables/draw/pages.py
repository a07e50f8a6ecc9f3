"""What the pages of all sheets have in common: their boxes, marks, bookmarks, and the line in the margin."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Generic, NamedTuple, Protocol, TypeVar

from brzdek.core.text import Say
from brzdek.core.values import dataclass, field
from printables.draw import marks
from printables.draw.grid import Grid, GridSlot, Leaf, Side
from printables.draw.surface import Bounds, Page, Surface
from printables.draw.units import Size, millimetres
from printables.jobs.job import Job
from printables.jobs.output import Told

T = TypeVar("T")


class PagePlace(Protocol):
    """Where something lies on a page."""

    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...
    @property
    def turned(self) -> bool: ...


class FilledSheet(NamedTuple, Generic[T]):
    """A page that is to be printed, and how it is laid out."""

    grid: Grid
    job: Job
    leaf: Leaf[T]


@dataclass(slots=True)
class PrintedDocument:
    """What the pages of one document say of themselves, in the margin and in the bookmarks."""

    surface: Surface
    say: Say
    title: str
    fronts: str
    """The word for what is printed."""
    backs: str
    fingerprint: str
    """Of the cards it is made from."""
    bookmark: str = ""
    """What leads to its first page, if not its title."""
    chapters: set[str] = field(default_factory=set)
    """Those that have begun."""

    def print(
        self,
        sheets: Sequence[FilledSheet[T]],
        draw: Callable[[GridSlot[T]], None],
        chapter: Callable[[T], str] = lambda item: "",
        told: Told = lambda done, count: None,
    ) -> int:
        """All pages; how many they are. ``draw`` draws what lies at a place, from its lower left corner."""
        for number, sheet in enumerate(sheets, 1):
            told(number, len(sheets))
            self._page(sheet, number, len(sheets), draw, chapter)
        return len(sheets)

    def _page(
        self,
        sheet: FilledSheet[T],
        number: int,
        count: int,
        draw: Callable[[GridSlot[T]], None],
        chapter: Callable[[T], str],
    ) -> None:
        surface, (grid, job, leaf) = self.surface, sheet
        width, height = millimetres(grid.page.width), millimetres(grid.page.height)
        surface.begin(Page(width, height, marks.box_of(leaf.block), marks.box_of(leaf.block, job.bleed)))
        self.bookmarks(number, (chapter(slot.item) for slot in leaf.slots if slot.side == "front"))
        for slot in leaf.slots:
            with placed(surface, slot, grid.card):
                draw(slot)
            box = box_at(slot, grid.card)
            marks.draw_corners(surface, box, job)
            marks.draw_overlays(surface, box, job)
        bare = job.single or job.marks == "registration"
        strip = None if bare else marks.strip_place(grid.page, leaf.block, job.bleed)
        if leaf.side == "front":
            marks.draw_marks(surface, grid, job, strip)
            marks.draw_fold(surface, grid, job, self.say("fold_here"), strip)
        if strip is not None:
            marks.draw_strip(surface, strip, self.line(leaf.side, number, count))
        surface.end()

    def bookmarks(self, number: int, chapters: Iterable[str]) -> None:
        """The title on the first page, and each chapter on the page where it begins."""
        if number == 1:
            self.surface.bookmark(self.bookmark or self.title, 0)
        for chapter in chapters:
            if chapter and chapter not in self.chapters:
                self.chapters.add(chapter)
                self.surface.bookmark(chapter, 1)

    def line(self, side: Side, number: int, count: int) -> str:
        """What stands in the margin."""
        names = (self.title, self.fronts if side == "front" else self.backs)
        return margin_line(self.say, names, number, count, self.fingerprint)


def uncut(width: float, height: float) -> Page:
    """A page that is not cut."""
    box = (0.0, 0.0, width, height)
    return Page(width, height, box, box)


@contextmanager
def placed(surface: Surface, place: PagePlace, size: Size) -> Iterator[None]:
    """Drawing from the lower left corner of a place, on its head where the place is turned."""
    x, y = millimetres(place.x), millimetres(place.y)
    surface.save()
    if place.turned:
        surface.transform(-1, 0, 0, -1, x + millimetres(size.width), y + millimetres(size.height))
    else:
        surface.transform(1, 0, 0, 1, x, y)
    yield
    surface.restore()


def box_at(place: PagePlace, size: Size) -> Bounds:
    return marks.box_of((place.x, place.y, place.x + size.width, place.y + size.height))


def margin_line(say: Say, names: Iterable[str], number: int, count: int, fingerprint: str) -> str:
    """What sheet this is: its names, the number of the page, and which state of the cards it shows."""
    return " · ".join([*names, say("page", page=number, pages=count), say("catalog", fingerprint=fingerprint)])

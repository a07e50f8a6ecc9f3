"""Sheets of things that are all of one size and have no deck: laid out, marked for cutting, named in the margin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from brzdek.core.text import Say
from printables import marks
from printables.job import Job
from printables.sheet import Grid, Side, Slot, leaves
from printables.surface import Page, Surface
from printables.units import millimetres
from printables.words import PRINT

T = TypeVar("T")


def page_of(width: float, height: float) -> Page:
    """A page that is not cut."""
    box = (0.0, 0.0, width, height)
    return Page(width, height, box, box)


def print_panes(
    surface: Surface,
    grid: Grid,
    job: Job,
    items: Sequence[T],
    draw: Callable[[T, Side], None],
    words: str,
    told: Callable[[int], None] = lambda page: None,
    bookmark: str = "",
) -> int:
    """Draw every item at its place, with the origin at its lower left corner; the number of pages.

    ``words``: what the margin says before the number of the page.
    """
    say = Say(job.langs[0], PRINT)
    pages = leaves(grid, job, items)
    for place, leaf in enumerate(pages, 1):
        told(place)
        width, height = millimetres(grid.page.width), millimetres(grid.page.height)
        surface.begin(Page(width, height, marks.block_box(grid), marks.block_box(grid, job.bleed)))
        if bookmark and place == 1:
            surface.bookmark(bookmark, 0)
        for slot in leaf.slots:
            _draw_slot(surface, slot, grid, job, draw)
        if leaf.side == "front":
            marks.draw_marks(surface, grid, job)
            marks.draw_fold(surface, grid, job, say("fold_here"))
        strip = None if job.single else marks.strip_place(grid, job)
        if strip is not None:
            marks.draw_strip(surface, strip, f"{words} · {say('page', page=place, pages=len(pages))}")
        surface.end()
    return len(pages)


def _draw_slot(surface: Surface, slot: Slot[T], grid: Grid, job: Job, draw: Callable[[T, Side], None]) -> None:
    x, y = millimetres(slot.x), millimetres(slot.y)
    surface.save()
    if slot.turned:
        surface.transform(-1, 0, 0, -1, x + millimetres(grid.card.width), y + millimetres(grid.card.height))
    else:
        surface.transform(1, 0, 0, 1, x, y)
    draw(slot.item, slot.side)
    surface.restore()
    marks.draw_corners(surface, slot, grid, job)
    if job.watermark:
        marks.draw_watermark(surface, slot, grid, job.watermark)

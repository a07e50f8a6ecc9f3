"""A sheet for finding out by how much a printer shifts the back of a page."""

from __future__ import annotations

from brzdek.core.text import Say
from printables.draw.grid import shift_of
from printables.draw.marks import EDGE
from printables.draw.shapes import circle, lines
from printables.draw.surface import Page, Paint, Surface
from printables.draw.textflow import Paragraph, Run, TextRoom, draw, fit, words_of
from printables.draw.units import POINT, Size, millimetres
from printables.jobs.job import Job
from printables.jobs.words import PRINT

REACH = 15
"""Millimetres that the scales show to each side."""
_BLACK, _RED = "#000000", "#c00000"


def draw_calibration(surface: Surface, job: Job) -> int:
    """Front and back, on upright paper and across it; the number of pages."""
    say = Say(job.langs[0], PRINT)
    layouts = (job.paper, job.paper.turned())
    for place, page in enumerate(layouts):
        width, height = millimetres(page.width), millimetres(page.height)
        box = (0.0, 0.0, width, height)
        upright = height >= width
        surface.begin(Page(width, height, box, box))
        if not place:
            surface.bookmark(say("calibrate"), 0)
        across = (job.backs != "duplex-short") == upright
        _front(surface, width, height, say, across=across, upright=upright)
        surface.end()
        surface.begin(Page(width, height, box, box))
        _back(surface, page, job, say)
        surface.end()
    return 2 * len(layouts)


def _front(surface: Surface, width: float, height: float, say: Say, *, across: bool, upright: bool) -> None:
    left = EDGE + 12
    surface.text(left, height - 24, say("calibrate"), "title", 18 * POINT, _BLACK)
    words = words_of([Run(say("calibrate_how"))], say.lang)
    setting = fit([Paragraph(words, say.lang, _BLACK)], TextRoom(width - 2 * left, 40, 10 * POINT, 7 * POINT, 1.35))
    draw(surface, setting, left, height - 30, lambda spot: None)
    _ruler(surface, left, height - 84, 100)
    with surface.turned(left, 40, 90):
        _ruler(surface, 0, 0, 100)
    _scales(surface, width / 2, height / 2, across=across, upright=upright)
    surface.centred(width / 2, EDGE + 10, say("calibrate_front"), "strong", 14 * POINT, _BLACK)


def _ruler(surface: Surface, x: float, y: float, length: int) -> None:
    ticks = [(x + mm, y, x + mm, y + (4 if mm % 10 == 0 else 3 if mm % 5 == 0 else 2)) for mm in range(length + 1)]
    surface.shape(lines([(x, y, x + length, y), *ticks]), Paint(None, _BLACK, 0.12))
    for mm in range(0, length + 1, 10):
        surface.centred(x + mm, y + 5, str(mm), "text", 7 * POINT, _BLACK)


def _scales(surface: Surface, x: float, y: float, *, across: bool, upright: bool) -> None:
    """Two scales that cross at zero: the directions of the back as they are seen through the paper.

    ``across``: the sheet is turned over along an upright edge, so that right and left change places; else up and down.
    ``upright``: the page stands as the paper does; one that lies across it has X and Y where upright paper has them.
    """
    surface.shape(
        lines([(x - REACH - 5, y, x + REACH + 5, y), (x, y - REACH - 5, x, y + REACH + 5)]), Paint(None, _BLACK, 0.15)
    )
    marks = []
    for half in range(-2 * REACH, 2 * REACH + 1):
        mm = half / 2
        arm = 2.4 if half % 10 == 0 else 1.6 if half % 2 == 0 else 0.9
        marks += [(x + mm, y - arm, x + mm, y + arm), (x - arm, y + mm, x + arm, y + mm)]
    surface.shape(lines(marks), Paint(None, _BLACK, 0.1))
    right, up = (-1, 1) if across else (1, -1)
    level, standing = (right, up) if upright else (right, -up)
    for mm in range(-REACH, REACH + 1, 5):
        if mm:
            surface.centred(x + mm, y - 5.4, f"{mm * level:+d}", "text", 7 * POINT, _BLACK)
            surface.text(x + 3.2, y + mm - 0.8, f"{mm * standing:+d}", "text", 7 * POINT, _BLACK)
    names = ("X", "Y") if upright else ("Y", "X")
    surface.centred(x + level * (REACH + 8), y - 1.2, names[0], "strong", 10 * POINT, _BLACK)
    surface.centred(x, y + standing * (REACH + 8) - 1.2, names[1], "strong", 10 * POINT, _BLACK)


def _back(surface: Surface, page: Size, job: Job, say: Say) -> None:
    """A cross that lies behind the zero of the scales, if nothing shifts; the offset asked for is applied."""
    width, height = millimetres(page.width), millimetres(page.height)
    dx, dy = (millimetres(shift) for shift in shift_of(page, job))
    x, y = width / 2 + dx, height / 2 + dy
    arm = REACH + 12
    surface.shape(lines([(x - arm, y, x + arm, y), (x, y - arm, x, y + arm)]), Paint(None, _RED, 0.25))
    surface.shape(circle(x, y, 3), Paint(None, _RED, 0.25))
    surface.centred(width / 2, EDGE + 10, say("calibrate_back"), "strong", 14 * POINT, _RED)

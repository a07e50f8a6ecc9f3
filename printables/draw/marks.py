"""What stands around the cards of a sheet: cutting marks, guides, overlays, and the strip in the margin."""

from __future__ import annotations

from math import atan2, degrees, hypot

from brzdek.core.values import NamedTuple
from printables.draw.fonts import font
from printables.draw.grid import STRIP, Block, Grid
from printables.draw.shapes import Shape, line, lines, rectangle
from printables.draw.surface import HAIR, Bounds, Paint, Surface
from printables.draw.units import POINT, Size, millimetres
from printables.jobs.job import Job

EDGE = 3.5
"""Nothing is drawn nearer to the edge of the paper: viewers would shrink the page."""
OFF, LONG = 0.6, 4.0
"""Crop marks: how far from the cards they begin, and how long they are."""
DOT = 0.8
"""How far the arms of a small cross at a corner reach."""
SAFE = 3.0
"""Inside the trim, where a careless cut does no harm."""
RULER = 50
MARK_INSET, MARK_SQUARE, MARK_ARM, MARK_LINE = 10.0, 5.0, 20.0, 0.5
"""Registration marks of cutting machines: from the edge, the square, the arms of the angles, how thick they are."""
FOOT = EDGE + 0.8
"""The height of the line at the foot of a page."""
HIGH = 2.8
"""Of the ruler, with a little space to the cards."""
DEEP = 0.45
"""How far its letters reach below their base."""
WHOLE = DEEP + 2.15
"""What the line needs between the edge and the cards to be of its usual size."""
TIGHT = EDGE + 0.55 * WHOLE
"""With less room than that there is no line in the margin: it would be too small to be read."""
TALL = 2.5
"""Of the letters and the ruler of the line in the margin."""
LINE = 150
"""The length that the line in the margin should have."""
FOLD_HIGH, FOLD_LEAST = 0.95, 4 * POINT
"""Words at the fold: how high a line of them is at size 1, and the smallest that are worth it."""
_BLACK, _GREY = "#000000", "#7a7a7a"
_CUT = Paint(None, _BLACK, HAIR)


def box_of(block: Block, grow: int = 0) -> Bounds:
    """A block, or so much more around it, in millimetres."""
    left, bottom, right, top = block
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


def draw_marks(surface: Surface, grid: Grid, job: Job, strip: Strip | None = None) -> None:
    """Cutting marks around (crop), across (lines) or at the corners of (dots) the cards; they keep off the line in the
    margin."""
    xs, ys = ([millimetres(place) for place in places] for places in cuts(grid))
    if job.marks == "crop":
        surface.shape(_crop(grid, job, xs, ys, strip), _CUT)
    elif job.marks == "lines":
        left, bottom, right, top = _off(_grown(box_of(grid.block, job.bleed), OFF + LONG, grid), strip)
        across = [(left, y, right, y) for y in ys]
        upright = [(x, bottom, x, top) for x in xs]
        surface.shape(lines([*across, *upright]), Paint(None, _GREY, HAIR))
    elif job.marks == "registration":
        width, height = millimetres(grid.page.width), millimetres(grid.page.height)
        for left, bottom, right, top in registration_boxes(width, height):
            surface.shape(rectangle(left, bottom, right - left, top - bottom), Paint(_BLACK))
    elif job.marks == "dots":
        left, bottom, _, _ = _off((0, 0, 0, 0), strip)
        crosses = [(max(x - DOT, left), y, x + DOT, y) for x in xs for y in ys]
        crosses += [(x, max(y - DOT, bottom), x, y + DOT) for x in xs for y in ys]
        surface.shape(lines(crosses), Paint(None, _GREY, HAIR))


def registration_boxes(width: float, height: float) -> list[Bounds]:
    """What a cutting machine looks for: a square at the upper left, angles at the upper right and the lower left."""
    near, far_x, far_y = MARK_INSET, width - MARK_INSET, height - MARK_INSET
    return [
        (near, far_y - MARK_SQUARE, near + MARK_SQUARE, far_y),
        (far_x - MARK_ARM, far_y - MARK_LINE, far_x, far_y),
        (far_x - MARK_LINE, far_y - MARK_ARM, far_x, far_y),
        (near, near, near + MARK_ARM, near + MARK_LINE),
        (near, near, near + MARK_LINE, near + MARK_ARM),
    ]


def _crop(grid: Grid, job: Job, xs: list[float], ys: list[float], strip: Strip | None) -> Shape:
    left, bottom, right, top = box_of(grid.block, job.bleed)
    far_left, far_bottom, far_right, far_top = _off(_grown((left, bottom, right, top), OFF + LONG, grid), strip)
    marks = [(x, *ends) for x in xs for ends in ((far_bottom, x, bottom - OFF), (top + OFF, x, far_top))]
    upright = [(x, low, x, high) for x, low, _, high in marks if high > low]
    level = [(far_left, y, left - OFF, y) for y in ys if left - OFF > far_left]
    level += [(right + OFF, y, far_right, y) for y in ys if far_right > right + OFF]
    return lines([*upright, *level])


def _grown(box: Bounds, by: float, grid: Grid) -> Bounds:
    """A bigger box that stays on the paper."""
    left, bottom, right, top = box
    width, height = millimetres(grid.page.width), millimetres(grid.page.height)
    return max(EDGE, left - by), max(EDGE, bottom - by), min(width - EDGE, right + by), min(height - EDGE, top + by)


def _off(box: Bounds, strip: Strip | None) -> Bounds:
    """The part of a box that keeps off the line in the margin."""
    left, bottom, right, top = box
    if strip is None:
        return box
    if strip.upright:
        return max(left, strip.x + 0.6), bottom, right, top
    return left, max(bottom, strip.y + TALL * strip.scale), right, top


def draw_fold(surface: Surface, grid: Grid, job: Job, words: str, strip: Strip | None = None) -> None:
    """The line along which the sheet is folded, if it is, and words above it where there is room."""
    if grid.fold is None:
        return
    x = millimetres(grid.fold)
    _, bottom, _, top = _off(_grown(box_of(grid.block, job.bleed), OFF + LONG, grid), strip)
    # Beside the line stand the cutting marks of the cards.
    draw_fold_line(surface, x, (bottom, top), (top, millimetres(grid.page.height) - EDGE), words)


def draw_fold_line(
    surface: Surface, x: float, ends: tuple[float, float], room: tuple[float, float], words: str
) -> None:
    """``room``: between which heights the words may stand; where they would be too small there are none."""
    surface.shape(line(x, ends[0], x, ends[1]), Paint(None, _BLACK, HAIR, (2, 1.2)))
    size = min(5.5 * POINT, (room[1] - room[0]) / FOLD_HIGH)
    if size >= FOLD_LEAST:
        surface.centred(x, room[0] + 0.25 * size, words, "text", size, _BLACK)


def draw_corners(surface: Surface, box: Bounds, job: Job) -> None:
    """Guides for rounded corners: hairlines that the scissors follow."""
    if job.corners:
        surface.shape(boxed(box, 0, millimetres(job.corners)), Paint(None, _GREY, HAIR))


def draw_overlays(surface: Surface, box: Bounds, job: Job) -> None:
    """What lies over something that is cut out: a watermark, and the lines of a proof."""
    if job.watermark:
        draw_watermark(surface, box, job.watermark)
    if job.proof:
        _proof(surface, box, millimetres(job.bleed))


def draw_watermark(surface: Surface, box: Bounds, words: str) -> None:
    """A text from corner to corner, in outlines that let everything be read."""
    left, bottom, right, top = box
    width, height = right - left, top - bottom
    size = min(0.8 * hypot(width, height) / max(font("title").width(words), 0.1), 0.25 * width)
    with surface.turned(left + width / 2, bottom + height / 2, degrees(atan2(height, width))):
        start = -font("title").width(words) * size / 2
        surface.text(start, -0.3 * size, words, "title", size, _GREY, max(0.15, size / 150))


def _proof(surface: Surface, box: Bounds, bleed: float) -> None:
    """Trim, safe zone and bleed, for looking at rather than for playing."""
    if bleed:
        surface.shape(boxed(box, bleed), Paint(None, "#d00000", 0.15))
    surface.shape(boxed(box), Paint(None, "#0090d0", 0.2))
    left, bottom, right, top = box
    if min(right - left, top - bottom) > 4 * SAFE:
        surface.shape(boxed(box, -SAFE, 1), Paint(None, "#d000a0", 0.2, (1, 0.8)))


def boxed(box: Bounds, grow: float = 0, radius: float = 0) -> Shape:
    """The outline of a box, or so much outside of it."""
    left, bottom, right, top = box
    return rectangle(left - grow, bottom - grow, right - left + 2 * grow, top - bottom + 2 * grow, radius)


class Strip(NamedTuple):
    """The line in the margin: where it begins, and whether it runs upwards."""

    x: float
    y: float
    upright: bool
    length: float
    scale: float = 1
    """Smaller than usual where the cards leave little room."""


def strip_place(page: Size, block: Block, bleed: int) -> Strip | None:
    """Below the cards, or beside them where there is more room; None: nowhere. It keeps off the edge of the paper."""
    left, bottom, right, top = box_of(block, bleed)
    width, height = millimetres(page.width), millimetres(page.height)
    if max(left, bottom) < TIGHT:
        return None
    below = bottom >= min(left, millimetres(STRIP))
    scale = min(1.0, ((bottom if below else left) - EDGE) / WHOLE)
    if below:
        start, base = max(left, EDGE), max(min(FOOT, bottom - HIGH), EDGE + DEEP * scale)
        return Strip(start, base, False, _length(start, right, width), scale)
    start, base = max(bottom, EDGE), min(FOOT + HIGH, left) - DEEP * scale
    return Strip(base, start, True, _length(start, top, height), scale)


def _length(start: float, end: float, whole: float) -> float:
    """Up to the end of the cards, or further where they are narrow."""
    return min(max(end, start + LINE), whole - EDGE) - start


def foot_strip(width: float) -> Strip:
    """Along the foot of a page."""
    return Strip(8.0, FOOT, False, width - 16)


def draw_strip(surface: Surface, place: Strip, words: str) -> None:
    """A ruler of 50 mm, and what sheet this is."""
    scale = place.scale
    with surface.turned(place.x, place.y, 90 if place.upright else 0):
        tall = {mm: 2.0 if mm % 50 == 0 else 1.5 if mm % 10 == 0 else 0.8 for mm in range(0, RULER + 1, 5)}
        ticks = [(mm, 0.0, mm, high * scale) for mm, high in tall.items()]
        surface.shape(lines([(0, 0, RULER, 0), *ticks]), _CUT)
        surface.text(RULER + 1, 0, f"{RULER} mm", "text", 6 * POINT * scale, _BLACK)
        room = place.length - RULER - 12
        if room > 0:
            size = min(6 * POINT * scale, room / max(font("text").width(words), 0.1))
            surface.right(place.length, 0, words, "text", size, _BLACK)

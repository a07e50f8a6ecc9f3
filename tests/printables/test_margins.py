"""What stands in the margins of a sheet: the line with the ruler, cutting marks, the words at the fold. Nothing lies on
anything else, and all of it where printers still print.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from itertools import pairwise, product
from pathlib import Path
from typing import NamedTuple

import pytest

from brzdek.core.text import Say
from brzdek.games import NAMES
from printables.draw import marks
from printables.draw.grid import grid_for, leaves
from printables.draw.pages import FilledSheet, PrintedDocument
from printables.draw.shapes import Point, Shape
from printables.draw.surface import Bounds, Colour, Page, Paint
from printables.jobs.job import BadJob, Job, NoPart, read_job
from printables.jobs.run import OPTIONS, PRINTERS
from printables.jobs.words import PRINT
from tests.printables.seeing import Seeing, flattened

pytestmark = pytest.mark.xdist_group("margins")

HAIR = 1e-6


class SeenPage(NamedTuple):
    """What stands on a page: the boxes around straight lines, and around texts."""

    page: Page
    strokes: list[Bounds]
    texts: list[Bounds]
    strips: list[Bounds]
    """The lines in the margin."""


class Margin(Seeing):
    """Remembers all lines and texts of each page; what is cut off is not there."""

    def __init__(self, title: str = "", lang: str = "") -> None:
        super().__init__()
        self.pages: list[SeenPage] = []

    def begin(self, page: Page) -> None:
        super().begin(page)
        self.pages.append(SeenPage(page, [], [], []))

    def shape(self, shape: Shape, paint: Paint) -> None:
        # A curve lies within its handles; of a poster most lies beyond the page.
        handles = [
            step[at : at + 2]
            for start, steps in shape.parts
            for step in (start, *steps)
            for at in range(0, len(step), 2)
        ]
        if not handles:
            return
        left, bottom, right, top = self._clipped([self._at((x, y)) for x, y in handles])
        if left > right or bottom > top:
            return
        for start, steps in shape.parts:
            points = flattened(start, steps)
            ends = [*points, start] if steps and not steps[-1] else points
            for pair in pairwise(ends):
                self._keep(self.pages[-1].strokes, [self._at(point) for point in pair])

    def text(self, x: float, y: float, text: str, style: str, size: float, colour: Colour, outline: float = 0) -> None:
        super().text(x, y, text, style, size, colour, outline)
        self._keep(self.pages[-1].texts, list(self.texts[-1].corners))

    def _keep(self, boxes: list[Bounds], points: list[Point]) -> None:
        left, bottom, right, top = self._clipped(points)
        if left <= right and bottom <= top:
            boxes.append((left, bottom, right, top))

    def bytes(self) -> bytes:
        return b""


def around(points: Sequence[Point]) -> Bounds:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def meet(one: Bounds, two: Bounds, room: float) -> bool:
    """Do two boxes come nearer to each other than so much?"""
    return one[0] < two[2] + room and two[0] < one[2] + room and one[1] < two[3] + room and two[1] < one[3] + room


def drawn(job: Job, count: int | None = None) -> Margin:
    """The sheets of a job without what lies on them."""
    surface, grid = Margin(), grid_for(job)
    sheets = [FilledSheet(grid, job, leaf) for leaf in leaves(grid, job, range(count or grid.count))]
    say = Say("pl", PRINT)
    document = PrintedDocument(surface, say, "Brzdęk! Nie drażnij smoka", "karty", "rewersy", "0123456789abcdef")
    document.print(sheets, lambda slot: None)
    return surface


PAPERS = ("a4", "a3", "letter", "legal")
SIZES = ("poker", "mini", "tarot", "square", "50x47.8", "100x143.5", "94x92")
GIVEN = [
    {**layout, "bleed": bleed, "marks": marks_, "backs": backs}
    for layout, bleed, marks_, backs in product(
        ({}, *({"margin": margin} for margin in ("0", "3.5", "5", "12", "4,9,6,15")), {"layout": "cutter"}),
        ("0", "3"),
        ("crop", "lines", "dots"),
        ("none", "duplex-long", "duplex-short", "fold"),
    )
]


def jobs(paper: str, size: str) -> list[Job]:
    """All ways to print cards of a size on a paper, upright and across."""
    found = []
    for given in GIVEN:
        try:
            job = read_job({"paper": paper, "size": size, **given}, "poker", ("pl",))
            grid_for(job)
        except BadJob:
            continue
        found.append(job)
    return found


@lru_cache(maxsize=2)
def sheets(paper: str, size: str) -> list[tuple[Job, list[SeenPage]]]:
    """All these jobs with their pages."""
    return [(job, drawn(job).pages) for job in jobs(paper, size)]


EACH_SIZE = pytest.mark.parametrize(("paper", "size"), list(product(PAPERS, SIZES)), scope="module")
"""All tests of a size on a paper come one after another, and its sheets are drawn once."""


@EACH_SIZE
def test_nothing_in_the_margins_lies_on_anything_else(paper: str, size: str) -> None:
    for job, pages in sheets(paper, size):
        for page, strokes, texts, _ in pages:
            told = (job.margin, job.bleed, job.marks, job.backs, page)
            left, bottom, _, top = page.bleed
            for place, text in enumerate(texts):
                assert not any(meet(text, other, 0.2) for other in texts[:place]), told
                assert not any(meet(text, stroke, 0) for stroke in strokes), told
                assert text[3] <= bottom + HAIR or text[2] <= left + HAIR or text[1] >= top - HAIR, told


@EACH_SIZE
def test_all_of_it_stays_where_printers_print(paper: str, size: str) -> None:
    """Marks do so as far as the cards themselves do."""
    for job, pages in sheets(paper, size):
        for page, strokes, texts, _ in pages:
            told = (job.margin, job.bleed, job.marks, job.backs, page)
            outer = min(marks.EDGE, *page.trim[:2], page.width - page.trim[2], page.height - page.trim[3])
            assert all(printable(text, page, marks.EDGE) for text in texts), told
            arm = marks.DOT if job.marks == "dots" else 0
            assert all(printable(stroke, page, outer - arm) for stroke in strokes), told


def printable(box: Bounds, page: Page, edge: float) -> bool:
    left, bottom, right, top = box
    free = min(left, bottom, page.width - right, page.height - top)
    return free >= edge - HAIR


# -- all other parts

PARTS = ("tokens", "board", "tiles", "pad", "aid", "box")
WAYS: dict[str, dict[str, str | bool]] = {
    "a4": {},
    "letter": {"paper": "letter"},
    "fold": {"paper": "letter", "backs": "fold", "margin": "4"},
    "fold_cards": {"paper": "letter", "backs": "fold", "margin": "4", "size": "tarot"},
    "poster": {"poster": True, "board": "front"},
    "no_margin": {"poster": True, "board": "front", "margin": "0"},
}


USUAL = "a4"
"""So all games are printed; otherwise every other one."""
WITH_BOARDS = ("brzdek",)
"""Of posters, which take long: the strip is laid in one place for all of them."""
ASKED = [
    (part, way)
    for part in PARTS
    for way in WAYS
    if WAYS[way].keys() <= {option.name for option in OPTIONS[part]}
    and (part, way) != ("aid", "fold")  # a page of help has no back; help on cards has
]


@pytest.mark.parametrize(("part", "way"), ASKED)
def test_the_line_at_the_foot_stands_free(part: str, way: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    surfaces: list[Margin] = []
    usual = marks.draw_strip

    def seen(surface: Margin, place: marks.Strip, words: str) -> None:
        _, strokes, texts, strips = surface.pages[-1]
        lines, words_before = len(strokes), len(texts)
        usual(surface, place, words)
        own = [*strokes[lines:], *texts[words_before:]]
        strips.append(around([point for left, low, right, top in own for point in ((left, low), (right, top))]))
        del strokes[lines:], texts[words_before:]

    def made(title: str, lang: str) -> Margin:
        surfaces.append(Margin())
        return surfaces[-1]

    folder = {"pad": "pads", "aid": "aids", "box": "boxes", "board": "boards"}.get(part, part)
    module = import_module(f"printables.{folder}.printing")
    monkeypatch.setattr("printables.draw.pdf.PdfSurface", made)
    monkeypatch.setattr(module, "PdfSurface", made, raising=False)
    monkeypatch.setattr(marks, "draw_strip", seen)
    for game in WITH_BOARDS if "poster" in WAYS[way] else NAMES if way == USUAL else NAMES[::2]:
        with suppress(NoPart, BadJob):  # a game may have none of them, or they do not fit so
            PRINTERS[part](game, {**WAYS[way], "output": str(tmp_path / "out.pdf")}, "pl", lambda done, count: None)
    pages = [page for surface in surfaces for page in surface.pages]
    assert pages
    for page, strokes, texts, strips in pages:
        assert len(strips) <= 1
        assert way == "no_margin" or all(printable(text, page, marks.EDGE) for text in texts)
        for strip in strips:
            assert printable(strip, page, marks.EDGE)
            assert not [box for box in (*strokes, *texts) if meet(box, strip, 0)]

"""From tiles and a job to pages. Pieces of different sizes lie on sheets of their own."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.text import LANGS, Say
from brzdek.core.values import NamedTuple, replace
from printables.cards.designs.base import Easel
from printables.draw import marks
from printables.draw.art import Gallery
from printables.draw.fonts import font
from printables.draw.grid import Grid, GridSlot, grid_for, leaves
from printables.draw.pages import FilledSheet, PrintedDocument
from printables.draw.shapes import lines, rectangle
from printables.draw.surface import Paint, Surface
from printables.draw.units import MM, POINT, Size, millimetres
from printables.jobs.job import BadJob, Job
from printables.jobs.notes import SMALL_TILE, PrintNotes
from printables.jobs.output import Told
from printables.jobs.words import PRINT
from printables.tiles.contents import TileBox
from printables.tiles.designs.base import TilePiece

GLUE = 8
"""Millimetres of the strip on which the next part of a long piece is glued."""


class TileItem(NamedTuple):
    """What is cut out of one place: a whole piece, or a part of one that is too long for the paper."""

    piece: TilePiece
    group: int
    size: Size
    front: str
    back: str
    low: int = 0
    """Where the part begins, in squares from the foot of the piece."""
    glue: bool = False
    """Has it a strip at its head on which the next part is glued?"""


class Batch(NamedTuple):
    """Items of one size and their sheets."""

    job: Job
    grid: Grid
    items: tuple[TileItem, ...]


def batches(box: TileBox, job: Job, only: Sequence[str] | None, notes: PrintNotes) -> list[Batch]:
    """The sheets for all chosen pieces; BadJob if even a part of one does not fit on the paper."""
    side = job.card
    sorted_: dict[Size, list[TileItem]] = {}
    for group, (_, pieces) in enumerate(box.groups):
        for piece in pieces:
            if only is None or piece.id in only:
                for item in _items(piece, group, job, notes):
                    sorted_.setdefault(item.size, []).append(item)
    made = []
    for size, items in sorted_.items():
        own = replace(job, card=size, paper=_page(job, size) if job.single else job.paper)
        grid = _grid(own, side)
        if len(items) < grid.columns and own.columns is None:
            # A lone piece lies in the middle of its sheet.
            own = replace(own, columns=len(items), rows=own.rows or 1)
            grid = _grid(own, side)
        made.append(Batch(own, grid, tuple(items)))
    return made


def _items(piece: TilePiece, group: int, job: Job, notes: PrintNotes) -> list[TileItem]:
    side = job.card
    faces = [(piece.front, piece.back)]
    if piece.two_faced and job.backs == "none":
        faces.append((piece.back, piece.front))
    whole = Size(side.width, side.height * piece.units)
    if piece.units == 1 or _fits(job, whole):
        return [TileItem(piece, group, whole, *face) for face in faces]
    notes.warn("tile_parts", tile=piece.id, n=piece.units, glue=GLUE)
    long = Size(side.width, side.height + GLUE * MM)
    return [
        TileItem(piece, group, long if low < piece.units - 1 else side, *face, low, low < piece.units - 1)
        for face in faces
        for low in reversed(range(piece.units))
    ]


def _page(job: Job, size: Size) -> Size:
    return Size(size.width + 2 * job.bleed, size.height + 2 * job.bleed)


def _fits(job: Job, size: Size) -> bool:
    try:
        grid_for(replace(job, card=size, paper=_page(job, size) if job.single else job.paper))
    except BadJob:
        return False
    return True


def _grid(job: Job, side: Size) -> Grid:
    try:
        return grid_for(job)
    except BadJob as bad:
        raise BadJob("tile_too_big", side=f"{millimetres(side.width):g}", reason=bad.reason) from None


class TilePress:
    """Draws the pages of all batches onto a surface."""

    def __init__(self, surface: Surface, box: TileBox, job: Job, notes: PrintNotes) -> None:
        self.surface = surface
        self.box = box
        self.side = millimetres(job.card.width)
        self.say = Say(job.langs[0], PRINT)
        self.lang = job.langs[0]
        self.easel = Easel(
            surface=surface,
            theme=job.theme,
            width=self.side,
            height=self.side,
            bleed=millimetres(job.bleed),
            langs=job.langs,
            says={lang: box.says[lang] for lang in LANGS},
            catalog=box.catalog,
            notes=notes,
            art=Gallery(lambda card: box.folder, notes),
            small=SMALL_TILE,
        )

    def run(self, batches: Sequence[Batch], told: Told = lambda done, count: None) -> int:
        """Print all batches; the number of pages. ``told`` hears of every page."""
        box, lang, say = self.box, self.lang, self.say
        document = PrintedDocument(
            self.surface, say, box.title.to(lang), say("tiles"), say("side_back"), box.catalog.fingerprint
        )
        sheets = [
            FilledSheet(batch.grid, batch.job, leaf)
            for batch in batches
            for leaf in leaves(batch.grid, batch.job, batch.items)
        ]
        return document.print(sheets, self._draw, lambda item: box.groups[item.group].title.to(lang), told)

    def _draw(self, slot: GridSlot[TileItem]) -> None:
        item = slot.item
        self.surface.clip(marks.boxed(marks.box_of((0, 0, *item.size)), self.easel.bleed))
        self._face(item, item.front if slot.side == "front" else item.back)
        if item.glue and slot.side == "front":
            self._strip(self.side)

    def _face(self, item: TileItem, name: str) -> None:
        """One side of a piece, so that its part comes to lie in its place."""
        easel, bleed = self.easel, self.easel.bleed
        easel.height = self.side * item.piece.units
        box = (-bleed, -bleed, easel.width + bleed, easel.height + bleed)
        with self.surface.at(0, -item.low * self.side):
            self.surface.stamp(f"tile.{name}", box, lambda: self.box.face.draw(easel, name))

    def _strip(self, width: float) -> None:
        """Where the next part is glued on: left white but for a few lines, so that the glue holds."""
        surface, bleed = self.surface, self.easel.bleed
        words, size = self.say("glue_here"), 6 * POINT
        surface.shape(rectangle(-bleed, self.side, width + 2 * bleed, GLUE + bleed), Paint("#ffffff"))
        steps = range(0, int(width), 6)
        surface.shape(
            lines([(x, self.side + 0.6, x + GLUE - 1.2, self.side + GLUE - 0.6) for x in steps if x + GLUE < width]),
            Paint(None, "#b0b0b0", 0.15),
        )
        wide = font("text").width(words) * size + 3
        middle = self.side + GLUE / 2
        surface.shape(rectangle((width - wide) / 2, middle - 1.6, wide, 3.2), Paint("#ffffff"))
        surface.centred(width / 2, middle - 0.7, words, "text", size, "#000000")

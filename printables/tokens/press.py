"""From a box of tokens and a job to pages."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.text import LANGS, Say
from printables.cards.designs.base import Easel
from printables.draw import marks
from printables.draw.art import Gallery
from printables.draw.marks import EDGE
from printables.draw.pages import PrintedDocument, box_at, placed
from printables.draw.shapes import Shape, lines
from printables.draw.surface import HAIR, Bounds, Page, Paint, Surface
from printables.draw.units import Size, millimetres
from printables.jobs.job import Job
from printables.jobs.notes import SMALL_TOKEN, PrintNotes
from printables.jobs.output import Told
from printables.jobs.words import PRINT
from printables.tokens import designs as faces
from printables.tokens import sorts
from printables.tokens.contents import Token
from printables.tokens.contents import TokenBox as TokenBox
from printables.tokens.shelves import ShelfPage, ShelfSpot, Thing, sheets_for, with_backs

_CUT = Paint(None, "#7a7a7a", HAIR)
ARM = 0.8


class TokenPress:
    """Draws the pages of one box of tokens onto a surface."""

    def __init__(self, surface: Surface, box: TokenBox, job: Job, notes: PrintNotes) -> None:
        self.surface = surface
        self.box = box
        self.job = job
        self.say = Say(job.langs[0], PRINT)
        self.easel = Easel(
            surface=surface,
            theme=job.theme,
            width=0,
            height=0,
            bleed=millimetres(job.bleed),
            langs=job.langs,
            says={lang: box.says[lang] for lang in LANGS},
            catalog=box.catalog,
            notes=notes,
            art=Gallery(box.folder_of, notes),
            drawings=box.drawings,
            small=SMALL_TOKEN,
        )
        self.easels: dict[Size, Easel] = {}

    def sheets(self, tokens: Sequence[Token]) -> list[ShelfPage[Token]]:
        """Where everything lies, page by page."""
        gutter = max(self.job.gutter)
        things = [Thing(token, token.sort.size, max(token.sort.gap, gutter)) for token in tokens]
        fronts = sheets_for(things, self.job)
        return with_backs(fronts, self.job, lambda token: token.sort.back != sorts.NONE)

    def run(self, tokens: Sequence[Token], told: Told = lambda done, count: None) -> int:
        """Print all tokens; the number of pages."""
        box, lang, say = self.box, self.job.langs[0], self.say
        document = PrintedDocument(
            self.surface, say, box.title.to(lang), say("tokens"), say("side_back"), box.catalog.fingerprint
        )
        pages = self.sheets(tokens)
        for number, sheet in enumerate(pages, 1):
            told(number, len(pages))
            self._page(document, sheet, number, len(pages))
        return len(pages)

    def _page(self, document: PrintedDocument, sheet: ShelfPage[Token], number: int, count: int) -> None:
        surface, lang = self.surface, self.job.langs[0]
        width, height = millimetres(sheet.page.width), millimetres(sheet.page.height)
        surface.begin(Page(width, height, _around(sheet, 0), _around(sheet, self.job.bleed)))
        document.bookmarks(number, (spot.item.sort.title.to(lang) for spot in sheet.spots if spot.side == "front"))
        for spot in sheet.spots:
            self._spot(spot)
        if sheet.fold is not None:
            top, high = millimetres(self.job.margin.top), height - EDGE
            words = self.say("fold_here")
            ends, room = (marks.FOOT + marks.HIGH, height - top), (height - top, high)
            marks.draw_fold_line(surface, millimetres(sheet.fold), ends, room, words)
        if not self.job.single:
            marks.draw_strip(surface, marks.foot_strip(width), document.line(sheet.side, number, count))
        surface.end()

    def _spot(self, spot: ShelfSpot[Token]) -> None:
        surface = self.surface
        easel = self.easels.get(spot.size)
        if easel is None:
            easel = self.easels[spot.size] = faces.easel_for(self.easel, spot.item.sort)
        with placed(surface, spot, spot.size):
            self._face(spot, easel)
            if self.job.marks != "none" and spot.side == "front":
                surface.shape(self._cut(spot), _CUT)
        marks.draw_overlays(surface, box_at(spot, spot.size), self.job)

    def _face(self, spot: ShelfSpot[Token], easel: Easel) -> None:
        surface, token, bleed = self.surface, spot.item, easel.bleed
        box = (-bleed, -bleed, easel.width + bleed, easel.height + bleed)
        whole = faces.outline(token.sort, bleed)
        own = token.sort.back if spot.side == "back" and token.sort.back != sorts.SAME else ""

        def draw() -> None:
            surface.clip(whole)
            if own:
                faces.draw_back(easel, token)
            else:
                faces.draw_front(easel, token)

        name = f"back.{own}.{token.sort.id}" if own else f"front.{token.card.id}{token.mark}"
        surface.stamp(name, box, draw)

    def _cut(self, spot: ShelfSpot[Token]) -> Shape:
        """What the scissors follow: the outline, or crosses at the corners of a square."""
        sort = spot.item.sort
        if self.job.marks != "dots" or sort.shape != "square":
            return faces.outline(sort)
        width, height = millimetres(spot.size.width), millimetres(spot.size.height)
        corners = [(x, y) for x in (0.0, width) for y in (0.0, height)]
        return lines([(x - ARM, y, x + ARM, y) for x, y in corners] + [(x, y - ARM, x, y + ARM) for x, y in corners])


def _around(sheet: ShelfPage[Token], grow: int) -> Bounds:
    """All tokens of a page together, in millimetres."""
    if not sheet.spots:
        return marks.box_of((0, 0, *sheet.page))
    block = (
        min(spot.x for spot in sheet.spots),
        min(spot.y for spot in sheet.spots),
        max(spot.x + spot.size.width for spot in sheet.spots),
        max(spot.y + spot.size.height for spot in sheet.spots),
    )
    return marks.box_of(block, grow)

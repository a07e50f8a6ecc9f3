"""From a box of tokens and a job to pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from brzdek.core.text import LANGS, Say
from printables import marks
from printables.art import Gallery
from printables.faces.base import Easel
from printables.job import Job
from printables.marks import EDGE, Strip
from printables.notes import Notes
from printables.shapes import Shape, line, lines
from printables.sheet import Grid, Slot
from printables.surface import HAIR, Box, Page, Paint, Surface
from printables.tokens import faces, sorts
from printables.tokens.box import Box as TokenBox
from printables.tokens.box import Token
from printables.tokens.shelves import Sheet, Spot, Thing, sheets_for, with_backs
from printables.units import POINT, Size, millimetres
from printables.words import PRINT

_CUT = Paint(None, "#7a7a7a", HAIR)
ARM = 0.8


class TokenPress:
    """Draws the pages of one box of tokens onto a surface."""

    def __init__(self, surface: Surface, box: TokenBox, job: Job, notes: Notes) -> None:
        self.surface = surface
        self.box = box
        self.job = job
        self.say = Say(job.langs[0], PRINT)
        self.times: Counter[str] = Counter()
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
        )
        self.easels: dict[Size, Easel] = {}

    def sheets(self, tokens: Sequence[Token]) -> list[Sheet[Token]]:
        """Where everything lies, page by page."""
        gutter = max(self.job.gutter)
        things = [Thing(token, token.sort.size, max(token.sort.gap, gutter)) for token in tokens]
        fronts = sheets_for(things, self.job)
        return with_backs(fronts, self.job, lambda token: token.sort.back != sorts.NONE)

    def run(self, tokens: Sequence[Token], told: Callable[[int, int], None] = lambda done, all_: None) -> int:
        """Print all tokens; the number of pages."""
        pages = self.sheets(tokens)
        self.times = Counter(token.card.id for token in tokens)
        seen: set[str] = set()
        for place, sheet in enumerate(pages, 1):
            told(place, len(pages))
            self._page(sheet, place, len(pages), seen)
        return len(pages)

    def _page(self, sheet: Sheet[Token], place: int, count: int, seen: set[str]) -> None:
        surface = self.surface
        width, height = millimetres(sheet.page.width), millimetres(sheet.page.height)
        surface.begin(Page(width, height, _around(sheet, 0), _around(sheet, self.job.bleed)))
        self._bookmarks(sheet, place, seen)
        for spot in sheet.spots:
            self._spot(spot)
        if sheet.fold is not None:
            x = millimetres(sheet.fold)
            surface.shape(line(x, EDGE, x, height - EDGE), Paint(None, "#000000", HAIR, (2, 1.2)))
            surface.text(x + 1, height - EDGE - 1.6, self.say("fold_here"), "text", 5.5 * POINT, "#000000")
        if not self.job.single:
            marks.draw_strip(surface, Strip(8.0, EDGE + 0.8, False, width - 16), self._line(sheet, place, count))
        surface.end()

    def _bookmarks(self, sheet: Sheet[Token], place: int, seen: set[str]) -> None:
        lang = self.job.langs[0]
        if place == 1:
            self.surface.bookmark(self.box.title.to(lang), 0)
        for spot in sheet.spots:
            sort = spot.item.sort
            if spot.side == "front" and sort.id not in seen:
                seen.add(sort.id)
                self.surface.bookmark(sort.title.to(lang), 1)

    def _line(self, sheet: Sheet[Token], place: int, count: int) -> str:
        parts = [self.box.title.to(self.job.langs[0]), self.say("tokens" if sheet.side == "front" else "side_back")]
        parts.append(self.say("page", page=place, pages=count))
        return " · ".join([*parts, self.say("catalog", fingerprint=self.box.catalog.fingerprint)])

    def _spot(self, spot: Spot[Token]) -> None:
        surface, token = self.surface, spot.item
        easel = self.easels.get(spot.size)
        if easel is None:
            easel = self.easels[spot.size] = faces.easel_for(self.easel, token.sort)
        x, y = millimetres(spot.x), millimetres(spot.y)
        surface.save()
        if spot.turned:
            surface.transform(-1, 0, 0, -1, x + easel.width, y + easel.height)
        else:
            surface.transform(1, 0, 0, 1, x, y)
        self._face(spot, easel)
        if self.job.marks != "none" and spot.side == "front":
            surface.shape(self._cut(spot), _CUT)
        surface.restore()
        self._overlays(spot)

    def _face(self, spot: Spot[Token], easel: Easel) -> None:
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

        name = f"back.{own}.{token.sort.id}" if own else f"front.{token.card.id}"
        surface.stamp(name, box, draw)

    def _cut(self, spot: Spot[Token]) -> Shape:
        """What the scissors follow: the outline, or crosses at the corners of a square."""
        sort = spot.item.sort
        if self.job.marks != "dots" or sort.shape != "square":
            return faces.outline(sort)
        width, height = millimetres(spot.size.width), millimetres(spot.size.height)
        corners = [(x, y) for x in (0.0, width) for y in (0.0, height)]
        return lines([(x - ARM, y, x + ARM, y) for x, y in corners] + [(x, y - ARM, x, y + ARM) for x, y in corners])

    def _overlays(self, spot: Spot[Token]) -> None:
        """A watermark, and the trim and the safe zone of a proof."""
        job = self.job
        slot: Slot[Token] = Slot(spot.x, spot.y, spot.item, spot.side)
        grid = Grid(spot.size, spot.size, 1, 1, 0, spot.size.height, spot.size)
        if job.watermark:
            marks.draw_watermark(self.surface, slot, grid, job.watermark)
        if job.proof and millimetres(min(spot.size)) > 4 * marks.SAFE:
            marks.draw_proof(self.surface, slot, grid, job)


def _around(sheet: Sheet[Token], grow: int) -> Box:
    """All tokens of a page together, in millimetres."""
    if not sheet.spots:
        return (0.0, 0.0, millimetres(sheet.page.width), millimetres(sheet.page.height))
    return (
        millimetres(min(spot.x for spot in sheet.spots) - grow),
        millimetres(min(spot.y for spot in sheet.spots) - grow),
        millimetres(max(spot.x + spot.size.width for spot in sheet.spots) + grow),
        millimetres(max(spot.y + spot.size.height for spot in sheet.spots) + grow),
    )

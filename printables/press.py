"""From a deck and a job to pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from brzdek.core.text import LANGS, Say
from printables import marks
from printables.art import Gallery
from printables.deck import Copy, Deck
from printables.faces.base import Easel
from printables.job import Job
from printables.notes import Notes
from printables.sheet import Grid, Leaf, Slot, grid_for, leaves
from printables.surface import Page, Surface
from printables.units import millimetres
from printables.words import PRINT


class Press:
    """Draws the pages of one deck onto a surface."""

    def __init__(self, surface: Surface, deck: Deck, job: Job, notes: Notes) -> None:
        self.surface = surface
        self.deck = deck
        self.job = job
        self.grid: Grid = grid_for(job)
        self.say = Say(job.langs[0], PRINT)
        self.times: Counter[str] = Counter()
        """How often each card is printed: one that comes once is drawn where it stands."""
        self.easel = Easel(
            surface=surface,
            theme=job.theme,
            width=millimetres(job.card.width),
            height=millimetres(job.card.height),
            bleed=millimetres(job.bleed),
            langs=job.langs,
            says={lang: deck.says[lang] for lang in LANGS},
            catalog=deck.catalog,
            notes=notes,
            art=Gallery(deck.folder_of, notes),
            numbers=deck.numbers(),
        )

    def run(self, copies: Sequence[Copy], told: Callable[[int, int], None] = lambda done, all_: None) -> int:
        """Print all copies; the number of pages. ``told`` hears of every page."""
        pages = leaves(self.grid, self.job, copies)
        seen: set[int] = set()
        self.times = Counter(copy.card.id for copy in copies)
        for place, leaf in enumerate(pages, 1):
            told(place, len(pages))
            self._page(leaf, place, len(pages), seen)
        return len(pages)

    def _page(self, leaf: Leaf[Copy], place: int, count: int, seen: set[int]) -> None:
        surface, grid, job = self.surface, self.grid, self.job
        page = grid.page
        trim, bleed = marks.block_box(grid), marks.block_box(grid, job.bleed)
        surface.begin(Page(millimetres(page.width), millimetres(page.height), trim, bleed))
        self._bookmarks(leaf, place, seen)
        for slot in leaf.slots:
            self._slot(slot)
        if leaf.side == "front":
            marks.draw_marks(surface, grid, job)
            marks.draw_fold(surface, grid, job, self.say("fold_here"))
        strip = None if job.single else marks.strip_place(grid, job)
        if strip is not None:
            marks.draw_strip(surface, strip, self._line(leaf, place, count))
        surface.end()

    def _bookmarks(self, leaf: Leaf[Copy], place: int, seen: set[int]) -> None:
        lang = self.job.langs[0]
        if place == 1:
            self.surface.bookmark(self.deck.title.to(lang), 0)
        for slot in leaf.slots:
            group = slot.item.group
            if slot.side == "front" and group not in seen:
                seen.add(group)
                self.surface.bookmark(self.deck.groups[group].title.to(lang), 1)

    def _line(self, leaf: Leaf[Copy], place: int, count: int) -> str:
        """What stands in the margin."""
        parts = [self.deck.title.to(self.job.langs[0]), self.say("cards" if leaf.side == "front" else "side_back")]
        parts.append(self.say("page", page=place, pages=count))
        return " · ".join([*parts, self.say("catalog", fingerprint=self.deck.catalog.fingerprint)])

    def _slot(self, slot: Slot[Copy]) -> None:
        surface, grid, job, easel = self.surface, self.grid, self.job, self.easel
        bleed = easel.bleed
        box = (-bleed, -bleed, easel.width + bleed, easel.height + bleed)
        card, back = slot.item.card, slot.item.back
        x, y = millimetres(slot.x), millimetres(slot.y)
        surface.save()
        if slot.turned:
            surface.transform(-1, 0, 0, -1, x + easel.width, y + easel.height)
        else:
            surface.transform(1, 0, 0, 1, x, y)
        if slot.side == "back":
            surface.stamp(f"back.{back}", box, lambda: self.deck.face.draw_back(easel, back))
        elif self.times[card.id] > 1:
            surface.stamp(f"front.{card.id}", box, lambda: self.deck.face.draw_front(easel, card))
        else:
            surface.clip(easel.whole())
            self.deck.face.draw_front(easel, card)
        surface.restore()
        marks.draw_corners(surface, slot, grid, job)
        if job.watermark:
            marks.draw_watermark(surface, slot, grid, job.watermark)
        if job.proof:
            marks.draw_proof(surface, slot, grid, job)

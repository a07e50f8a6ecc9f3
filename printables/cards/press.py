"""From a deck and a job to pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from brzdek.core.catalog.cards import Card
from brzdek.core.text import LANGS, Say
from printables.cards.contents import Copy, Deck
from printables.cards.designs import common
from printables.cards.designs.base import Easel
from printables.draw.art import Gallery
from printables.draw.grid import Grid, GridSlot, grid_for, leaves
from printables.draw.pages import FilledSheet, PrintedDocument
from printables.draw.surface import Surface
from printables.draw.units import millimetres
from printables.jobs.job import Job
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told
from printables.jobs.words import PRINT

CODE = 13.0
"""Millimetres of a QR code: small, and yet every telephone reads it."""


class Press:
    """Draws the pages of one deck onto a surface."""

    def __init__(self, surface: Surface, deck: Deck, job: Job, notes: PrintNotes) -> None:
        self.surface = surface
        self.deck = deck
        self.job = job
        self.notes = notes
        self.times: Counter[str] = Counter()
        """How often each card is printed: one that comes once is drawn where it stands."""
        self._art = Gallery(deck.folder_of, notes)
        self._numbers = deck.numbers()
        self._easels: dict[str, Easel] = {}

    def easel(self, size: str) -> Easel:
        """Where cards of this size are drawn."""
        if size not in self._easels:
            job, deck = self.job.of_size(size), self.deck
            self._easels[size] = Easel(
                surface=self.surface,
                theme=deck.theme(job),
                width=millimetres(job.card.width),
                height=millimetres(job.card.height),
                bleed=millimetres(job.bleed),
                langs=job.langs,
                says={lang: deck.says[lang] for lang in LANGS},
                catalog=deck.catalog,
                notes=self.notes,
                art=self._art,
                numbers=self._numbers,
                drawings=deck.kit.icons if deck.kit else {},
            )
        return self._easels[size]

    def run(self, copies: Sequence[Copy], told: Told = lambda done, count: None) -> int:
        """Print all copies; the number of pages. ``told`` hears of every page."""
        deck, job = self.deck, self.job
        self.times = Counter(copy.card.id for copy in copies)
        lang, say = job.langs[0], Say(job.langs[0], PRINT)
        document = PrintedDocument(
            self.surface, say, deck.title.to(lang), say("cards"), say("side_back"), deck.catalog.fingerprint
        )
        sheets = self.sheets(copies)
        return document.print(sheets, self._draw, lambda copy: deck.groups[copy.group].title.to(lang), told)

    def sheets(self, copies: Sequence[Copy]) -> list[FilledSheet[Copy]]:
        """All pages, size by size."""
        return [sheet for size in dict.fromkeys(copy.size for copy in copies) for sheet in self._sheets(size, copies)]

    def _sheets(self, size: str, copies: Sequence[Copy]) -> list[FilledSheet[Copy]]:
        """The pages with the cards of one size."""
        job = self.job.of_size(size)
        grid: Grid = grid_for(job)
        return [
            FilledSheet(grid, job, leaf) for leaf in leaves(grid, job, [copy for copy in copies if copy.size == size])
        ]

    def _draw(self, slot: GridSlot[Copy]) -> None:
        surface, face, easel = self.surface, self.deck.face, self.easel(slot.item.size)
        bleed = easel.bleed
        box = (-bleed, -bleed, easel.width + bleed, easel.height + bleed)
        card, back = slot.item.card, slot.item.back
        if slot.side == "back":
            surface.stamp(f"back.{back}", box, lambda: face.draw_back(easel, back))
        elif self.times[card.id] > 1:
            surface.stamp(f"front.{card.id}", box, lambda: self.draw_front(easel, card))
        else:
            surface.clip(easel.whole())
            self.draw_front(easel, card)
        if slot.item.mark and slot.side == "front":
            common.party_chip(easel, slot.item.mark)

    def draw_copy(self, copy: Copy) -> None:
        """The front of a card by itself, with the mark of what only more players need."""
        easel = self.easel(copy.size)
        self.draw_front(easel, copy.card)
        if copy.mark:
            common.party_chip(easel, copy.mark)

    def draw_front(self, easel: Easel, card: Card) -> None:
        """The front of a card, with its code if one is asked for."""
        self.deck.face.draw_front(easel, card)
        if self.job.qr:
            from printables.draw.codes import draw_qr

            unit = easel.scale
            right, top = easel.width - 5.4 * unit, easel.height - 13.8 * unit
            draw_qr(self.surface, self.job.qr.replace("{id}", card.id), right - CODE, top - CODE, CODE)

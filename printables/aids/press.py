"""Player aids on paper: sections set in columns, on one sheet or on as many cards as they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import LANGS, Say, Text
from brzdek.core.values import NamedTuple, replace
from printables.aids.contents import SIGNS, STEPS, Aid, AidItem, Section
from printables.draw.fonts import CAP, font
from printables.draw.grid import GridSlot, grid_for, leaves
from printables.draw.pages import FilledSheet, PrintedDocument
from printables.draw.shapes import circle, rectangle
from printables.draw.surface import Paint, Surface
from printables.draw.textflow import ASCENT, Paragraph, Run, Setting, SetWord, TextRoom, draw, fit, words_of
from printables.draw.units import POINT, millimetres, size_written
from printables.icons.reading import IconWords, icon_in_text
from printables.jobs.catalogs import game_words
from printables.jobs.job import BadJob, Job
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told
from printables.jobs.paper_words import PAPER
from printables.jobs.words import PRINT

BIGGEST, LEAST = 11.5 * POINT, 6.5 * POINT
STEP = 0.25 * POINT
LEADING = 1.2
WIDE = 110.0
"""From this width on a sheet has two columns."""
GAP = 5.0
"""Between columns."""
MOST_PANES = 24


class Bit(NamedTuple):
    """A piece of a column that is not divided: its height, how it is drawn from its upper left corner."""

    height: float
    draw: Callable[[float, float], None]


class AidFrame(NamedTuple):
    """The room inside one pane, in millimetres."""

    width: float
    height: float
    inset: float
    head: float
    columns: int

    @property
    def column(self) -> float:
        return (self.width - 2 * self.inset - GAP * (self.columns - 1)) / self.columns

    @property
    def deep(self) -> float:
        return self.height - 2 * self.inset - self.head


Pane = list[list[Bit]]
"""The columns of one sheet or card."""


def print_aids(
    surface: Surface, aid: Aid, catalog: Catalog, copies: int, job: Job, notes: PrintNotes, told: Told
) -> int:
    """So many aids; the number of pages. BadJob: the sheet is too small."""
    lang, title = job.langs[0], catalog.title
    if aid.about:
        title = Text(*(f"{title.to(one)} – {PRINT[aid.about].to(one)}" for one in LANGS))
    setter = Setter(surface, aid, title, job, game_words(catalog.game))
    size, panes = setter.fitted()
    if size < LEAST:
        notes.warn("aid_small_text", title=title.to(lang), size=f"{size / POINT:.1f}")
    if len(panes) == 1:
        job = replace(job, backs="none")
    backed = job.backs != "none"
    sides = [panes[place : place + 2] for place in range(0, len(panes), 2)] if backed else [[pane] for pane in panes]
    numbers = {id(pane): place for place, pane in enumerate(panes, 1)}
    width, height = millimetres(job.card.width), millimetres(job.card.height)

    def draw_side(slot: GridSlot[list[Pane]]) -> None:
        place = 1 if slot.side == "back" else 0
        if place < len(slot.item):
            pane = slot.item[place]
            number = numbers[id(pane)]
            surface.stamp(
                f"aid.{aid.about}{number}", (0, 0, width, height), lambda: setter.draw(pane, size, number, len(panes))
            )

    name = PAPER["aid"].to(lang)
    document = PrintedDocument(
        surface, Say(lang, PRINT), title.to(lang), name, name, catalog.fingerprint, name[:1].upper() + name[1:]
    )
    grid = grid_for(job)
    everyone = [item for _ in range(copies) for item in sides]
    return document.print([FilledSheet(grid, job, leaf) for leaf in leaves(grid, job, everyone)], draw_side, told=told)


class Setter:
    """Sets the sections at a size."""

    def __init__(self, surface: Surface, aid: Aid, title: Text, job: Job, words: IconWords) -> None:
        self.surface = surface
        self.aid = aid
        self.title = title
        self.job = job
        self.theme = job.theme
        self.words = words
        self.icons = icon_in_text(surface, job.theme, words)
        width, height = millimetres(job.card.width), millimetres(job.card.height)
        small = width < WIDE
        inset = 3.6 if small else 5.5
        self.frame = AidFrame(width, height, inset, 6.0 if small else 10.0, 1 if small else round(width / 75))
        if self.frame.column < 30 or self.frame.deep < 30:
            raise BadJob("aid_too_small", size=size_written(job.card))

    def fitted(self) -> tuple[float, list[Pane]]:
        """The biggest letters with which it takes no more panes than with the smallest, sections whole if they can be.

        The columns are then made equally long.
        """
        size = LEAST
        panes = self.panes(size)
        while panes is None and size > 4 * POINT:
            size -= STEP
            panes = self.panes(size)
        if panes is None or len(panes) > MOST_PANES:
            raise BadJob("aid_too_small", size=size_written(self.job.card))
        count = len(panes)
        whole = self.fits(size, count, whole=True)
        while size + STEP <= BIGGEST and self.fits(size + STEP, count, whole=whole):
            size += STEP
        return size, self.balanced(size, count, whole=whole)

    def fits(self, size: float, count: int, *, whole: bool) -> bool:
        panes = self.panes(size, whole=whole)
        return panes is not None and len(panes) <= count

    def balanced(self, size: float, count: int, *, whole: bool) -> list[Pane]:
        """The shortest columns that take no more panes."""
        low, high = 0.3 * self.frame.deep, self.frame.deep
        best = self.panes(size, whole=whole) or []
        for _ in range(12):
            middle = (low + high) / 2
            panes = self.panes(size, middle, whole=whole)
            if panes is None or len(panes) > count:
                low = middle
            else:
                high, best = middle, panes
        return best

    def panes(self, size: float, deep: float | None = None, *, whole: bool = False) -> list[Pane] | None:
        """The bits in columns of this depth; None if one of them is higher. ``whole``: sections are not divided."""
        deep = self.frame.deep if deep is None else deep
        sections = [self.section(section, size) for section in self.aid.sections]
        # A heading goes with the first item below it.
        chunks = (
            sections if whole else [chunk for bits in sections for chunk in (bits[:2], *([bit] for bit in bits[2:]))]
        )
        columns: list[list[Bit]] = [[]]
        filled = 0.0
        for chunk in chunks:
            need = sum(bit.height for bit in chunk)
            if need > deep + 1e-6:
                return None
            if filled + need > deep + 1e-6:
                columns.append([])
                filled = 0.0
            columns[-1] += chunk
            filled += need
        count = self.frame.columns
        return [columns[place : place + count] for place in range(0, len(columns), count)]

    # -- bits

    def section(self, section: Section, size: float) -> list[Bit]:
        mark = self.mark_width(section, size)
        items = [self.item(section, item, number, mark, size) for number, item in enumerate(section.items, 1)]
        return [self.bar(section, size), *items]

    def bar(self, section: Section, size: float) -> Bit:
        """The title of a section on its colour."""
        high = 1.75 * size
        width = self.frame.column
        panel = self.theme.panel(section.hue, 0.25)
        words = " · ".join(dict.fromkeys(section.title.to(lang) for lang in self.job.langs))
        letters = min(1.12 * size, (width - 3) / font("title").width(words))

        def show(x: float, top: float) -> None:
            self.surface.shape(rectangle(x, top - high - 0.25 * size, width, high, 0.3 * size), panel.paint)
            base = top - 0.25 * size - high / 2 - CAP * letters / 2
            self.surface.text(x + 0.6 * size, base, words, "title", letters, panel.ink)

        return Bit(high + 0.7 * size, show)

    def mark_width(self, section: Section, size: float) -> float:
        """Of the marks of a section, with the space behind them."""
        if section.style != SIGNS:
            return (1.9 if section.style == STEPS else 1.1) * size
        widths = [sum(word.width for word in self.mark_words(item)) for item in section.items]
        return (1.25 * max(widths) + 0.7) * size

    def mark_words(self, item: AidItem) -> tuple[SetWord, ...]:
        lang = self.job.langs[0]
        return words_of([Run(item.mark.to(lang), "number")], lang) if item.mark is not None else ()

    def item(self, section: Section, item: AidItem, number: int, mark: float, size: float) -> Bit:
        paragraphs = [
            Paragraph(
                words_of([Run(item.text.to(lang))], lang),
                lang,
                self.theme.colour("ink" if place == 0 else "soft"),
                space=0.1,
                scale=1 if place == 0 else 0.86,
            )
            for place, lang in enumerate(self.job.langs)
        ]
        setting = at_size(paragraphs, self.frame.column - mark - 0.4 * size, size)

        def show(x: float, top: float) -> None:
            self.show_mark(section, item, number, x, top, mark, size)
            draw(self.surface, setting, x + mark, top, self.icons)

        return Bit(setting.height + 0.42 * size, show)

    def show_mark(
        self, section: Section, item: AidItem, number: int, x: float, top: float, width: float, size: float
    ) -> None:
        surface, theme = self.surface, self.theme
        base = top - size * (LEADING - 1) / 2 - ASCENT * size
        middle = base + CAP * size / 2
        if section.style == STEPS:
            panel = theme.panel(section.hue, 0.25)
            surface.shape(circle(x + 0.85 * size, middle, 0.68 * size), panel.paint)
            small = 0.85 * size
            surface.centred(x + 0.85 * size, middle - CAP * small / 2, str(number), "number", small, panel.ink)
        elif item.mark is None:
            surface.shape(circle(x + 0.55 * size, middle, 0.17 * size), Paint(theme.colour(section.hue)))
        else:
            big = 1.25 * size
            words = self.mark_words(item)
            paragraph = Paragraph(words, self.job.langs[0], theme.colour("ink"), align="centre")
            setting = at_size([paragraph], width - 0.5 * size, big)
            icons = icon_in_text(surface, theme, self.words, item.hue) if item.hue else self.icons
            draw(surface, setting, x, top + (LEADING * (big - size)) / 2, icons)

    # -- panes

    def draw(self, pane: Pane, size: float, number: int, count: int) -> None:
        frame, theme, surface = self.frame, self.theme, self.surface
        edge = frame.inset / 2
        outline = rectangle(edge, edge, frame.width - 2 * edge, frame.height - 2 * edge, 2)
        surface.shape(outline, Paint(None, theme.colour("line"), 0.3))
        self.heading(number, count)
        for place, column in enumerate(pane):
            x = frame.inset + place * (frame.column + GAP)
            top = frame.height - frame.inset - frame.head
            spare = (frame.deep - sum(bit.height for bit in column)) / max(len(column), 1)
            air = min(max(spare, 0.0), 0.45 * size)
            for bit in column:
                bit.draw(x, top)
                top -= bit.height + air

    def heading(self, number: int, count: int) -> None:
        frame, theme, surface = self.frame, self.theme, self.surface
        size = min(0.62 * frame.head, 16 * POINT)
        top = frame.height - frame.inset
        words = self.title.to(self.job.langs[0])
        room = frame.width - 2 * frame.inset - (3.0 * size if count > 1 else 0)
        size = min(size, room / font("title").width(words))
        base = top - 0.42 * frame.head - CAP * size / 2
        surface.text(frame.inset, base, words, "title", size, theme.colour("ink"))
        if count > 1:
            right = frame.width - frame.inset
            surface.right(right, base, f"{number}/{count}", "text", 0.6 * size, theme.colour("soft"))


def at_size(paragraphs: Sequence[Paragraph], width: float, size: float) -> Setting:
    """A text at exactly this size, as high as it gets."""
    return fit(paragraphs, TextRoom(width, 10_000, size, size, LEADING))

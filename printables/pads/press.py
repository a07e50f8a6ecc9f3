"""Score pads on paper: boxes for handwriting, as many pads on a page as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import Lang, Say, Text
from brzdek.core.values import replace
from printables.draw.fonts import CAP, font
from printables.draw.grid import Grid, GridSlot, grid_for, leaves
from printables.draw.pages import FilledSheet, PrintedDocument
from printables.draw.shapes import line, lines, rectangle
from printables.draw.surface import Paint, Surface
from printables.draw.textflow import Paragraph, Run, TextRoom, draw, fit, words_of
from printables.draw.theme import Theme
from printables.draw.units import MM, POINT, Size, millimetres, size_written
from printables.icons.icons import draw_icon
from printables.jobs.job import BadJob, Given, Job, read_job
from printables.jobs.stock import Margins
from printables.jobs.typed import whole_number, word_of
from printables.jobs.words import PRINT
from printables.pads.contents import DOWN, MOST_PADS, Pad, PadRow

MARGIN = Margins(8 * MM, 8 * MM, 12 * MM, 8 * MM)
INSET = 5.0
"""Free inside each edge of a pad."""
TITLE, NOTE, GROUP = 11.0, 7.0, 4.6
"""Heights of the heading, the foot note and the name of a group."""
LOW, NARROW, LABEL = 7.0, 11.0, 28.0
"""What a hand needs: the least height and width of a box; the least width of the names of rows."""
TALL, WIDE = 15.0, 34.0
"""Boxes never get bigger than that."""
READABLE = 5.5 * POINT


def _word(key: str, lang: Lang) -> str:
    from printables.jobs.paper_words import PAPER

    return PAPER[key].to(lang)


# -- on the page


def laid_out(pad: Pad, players: int, given: Given, langs: Sequence[Lang]) -> tuple[Job, Grid]:
    """The job and the grid: as many pads as asked for, or as the pad says if they fit. BadJob."""
    job = read_job(given, "poker", langs)
    if word_of(given, "margin") is None and word_of(given, "layout") is None:
        job = replace(job, margin=MARGIN)
    if word_of(given, "size") is not None:
        grid = grid_for(job)
        _refuse_tight(pad, players, job.card)
        return job, grid
    asked = whole_number(given, "per-sheet", 1, MOST_PADS)
    for count in [asked] if asked else range(pad.per_sheet, 0, -1):
        laid = _divided(pad, players, job, count)
        if laid is not None:
            return laid, grid_for(laid)
    page = _best(pad, players, job, asked or 1)
    _refuse_tight(pad, players, page[1])
    raise AssertionError


def _divided(pad: Pad, players: int, job: Job, count: int) -> Job | None:
    """The page divided into so many equal pads, if each is big enough."""
    (landscape, columns, rows), size = _best(pad, players, job, count)
    if _spare(pad, players, size) < 0:
        return None
    return replace(job, card=size, landscape=landscape, columns=columns, rows=rows)


def _best(pad: Pad, players: int, job: Job, count: int) -> tuple[tuple[bool, int, int], Size]:
    """The way to divide a page that gives the boxes the most room."""
    found = []
    for landscape in (False, True):
        page = job.paper.turned() if landscape else job.paper
        width = page.width - job.margin.left - job.margin.right
        height = page.height - job.margin.top - job.margin.bottom
        for columns in (number for number in range(1, count + 1) if count % number == 0):
            rows = count // columns
            size = Size((width - (columns - 1) * job.gutter.x) // columns, (height - (rows - 1) * job.gutter.y) // rows)
            found.append(((landscape, columns, rows), size))
    return max(found, key=lambda one: _spare(pad, players, one[1]))


def _spare(pad: Pad, players: int, size: Size) -> float:
    """How much bigger the boxes are than they need to be, at their tightest; below 0: too small."""
    plan = PadPlan(pad, players, millimetres(size.width), millimetres(size.height))
    return min(plan.box_width / NARROW, plan.box_height / LOW, plan.label / LABEL * 1.001) - 1


def _refuse_tight(pad: Pad, players: int, size: Size) -> None:
    if _spare(pad, players, size) < 0:
        raise BadJob("pad_no_room", players=players, rows=len(pad.rows), size=size_written(size))


class PadPlan:
    """Where the boxes of one pad lie, in millimetres."""

    def __init__(self, pad: Pad, players: int, width: float, height: float) -> None:
        self.down = pad.run == DOWN
        self.width, self.height = width, height
        self.groups = [] if self.down else _groups(pad.rows)
        self.columns = len(pad.rows) + 1 if self.down else players
        self.lines = players + 1 if self.down else len(pad.rows) + 2
        """With the line of names and the line of totals."""
        inner = width - 2 * INSET
        share = 0.34 if self.down else 0.36
        self.label = min(max(LABEL, share * inner), 62.0)
        self.box_width = min((inner - self.label) / self.columns, WIDE)
        self.label = inner - self.columns * self.box_width
        note = NOTE if pad.note is not None else 0
        room = height - 2 * INSET - TITLE - note - GROUP * len(self.groups)
        self.box_height = min(room / self.lines, TALL)
        self.left = INSET
        self.top = height - INSET
        self.table_top = self.top - TITLE
        self.table_bottom = self.table_top - self.box_height * self.lines - GROUP * len(self.groups)
        self.first = self.left + self.label
        self.right = width - INSET

    def xs(self) -> list[float]:
        """The upright lines between boxes."""
        return [self.first + self.box_width * place for place in range(self.columns + 1)]


def _groups(rows: Sequence[PadRow]) -> list[int]:
    """The rows above which the name of a group stands."""
    before = ["", *(row.group for row in rows)]
    return [place for place, row in enumerate(rows) if row.group and row.group != before[place]]


# -- drawing


def draw_pads(surface: Surface, pad: Pad, catalog: Catalog, players: int, job: Job, grid: Grid) -> int:
    """One page full of pads; the number of pages."""
    width, height = millimetres(grid.card.width), millimetres(grid.card.height)
    lang, title = job.langs[0], pad.title or catalog.title
    one = PadDrawing(surface, pad, title, PadPlan(pad, players, width, height), job)

    def draw_one(_: GridSlot[int]) -> None:
        surface.stamp("pad", (0, 0, width, height), one.draw)

    name = _word("pads", lang)
    document = PrintedDocument(surface, Say(lang, PRINT), title.to(lang), name, name, catalog.fingerprint)
    return document.print([FilledSheet(grid, job, leaf) for leaf in leaves(grid, job, range(grid.count))], draw_one)


class PadDrawing:
    """One pad on a surface."""

    def __init__(self, surface: Surface, pad: Pad, title: Text, plan: PadPlan, job: Job) -> None:
        self.surface = surface
        self.pad = pad
        self.title = title
        self.plan = plan
        self.langs = job.langs
        self.theme: Theme = job.theme

    def draw(self) -> None:
        self.heading()
        if self.plan.down:
            self.table_down()
        else:
            self.table_across()
        self.foot()

    def heading(self) -> None:
        plan, theme, surface = self.plan, self.theme, self.surface
        date = _word("pad_date", self.langs[0])
        blank = 24.0
        room = plan.right - plan.left - blank - 10
        wide = font("title").width(self.title.to(self.langs[0]))
        size = min(15 * POINT, room / wide)
        base = plan.top - 6.2
        surface.text(plan.left, base, self.title.to(self.langs[0]), "title", size, theme.colour("ink"))
        small = 6.5 * POINT
        surface.right(plan.right - blank, base, date, "text", small, theme.colour("soft"))
        surface.shape(
            line(plan.right - blank + 1.2, base - 0.6, plan.right, base - 0.6), Paint(None, theme.colour("soft"), 0.2)
        )

    # -- players side by side

    def table_across(self) -> None:
        plan, pad = self.plan, self.pad
        y = plan.table_top
        self.band(y, plan.box_height, "stone", 0.82)
        self.label(None, Text(_word("pad_names", "pl"), _word("pad_names", "en")), None, y, plan.box_height, quiet=True)
        edges = [y, y - plan.box_height]
        y -= plan.box_height
        for place, row in enumerate(pad.rows):
            if place in plan.groups:
                self.group(row.group, y)
                y -= GROUP
                edges.append(y)
            self.label(row.icon, row.name, row.note, y, plan.box_height)
            y -= plan.box_height
            edges.append(y)
        self.band(y, plan.box_height, "gold", 0.72)
        self.label("points", pad.total, None, y, plan.box_height, strong=True)
        edges.append(y - plan.box_height)
        self.grid(edges, total_top=y)

    def group(self, name: str, top: float) -> None:
        """A slim band with the name of a group, across the whole table."""
        plan, theme = self.plan, self.theme
        self.band(top, GROUP, "stone", 0.6, whole=True)
        words = " · ".join(dict.fromkeys(self.pad.groups[name].to(lang) for lang in self.langs))
        size = 7 * POINT
        colour = theme.colour("ink")
        self.surface.text(plan.left + 1.6, top - GROUP / 2 - CAP * size / 2, words, "strong", size, colour)

    def band(self, top: float, height: float, hue: str, light: float, *, whole: bool = False) -> None:
        plan, theme = self.plan, self.theme
        paint = theme.tint(hue, light)
        if not theme.saves or whole:
            self.surface.shape(rectangle(plan.left, top - height, plan.right - plan.left, height), paint)

    def grid(self, edges: Sequence[float], total_top: float) -> None:
        """Thin lines between boxes, strong ones around and above the total."""
        plan, theme, surface = self.plan, self.theme, self.surface
        thin = Paint(None, theme.colour("stone", 0.25), 0.2)
        surface.shape(lines([(plan.left, y, plan.right, y) for y in edges[1:-1]]), thin)
        top, bottom = edges[0], edges[-1]
        upright: list[tuple[float, float, float, float]] = []
        for x in plan.xs()[:-1]:
            upright += [(x, high, x, low) for high, low in self.spans(edges)]
        surface.shape(lines(upright), thin)
        ink = theme.colour("ink")
        surface.shape(line(plan.left, total_top, plan.right, total_top), Paint(None, ink, 0.45))
        surface.shape(rectangle(plan.left, bottom, plan.right - plan.left, top - bottom, 1.2), Paint(None, ink, 0.45))

    def spans(self, edges: Sequence[float]) -> list[tuple[float, float]]:
        """The heights of boxes; the names of groups run across."""
        heights = pairwise(edges)
        return [(high, low) for high, low in heights if high - low > GROUP + 0.01 or not self.plan.groups]

    def label(
        self,
        icon: str | None,
        name: Text,
        note: Text | None,
        top: float,
        height: float,
        *,
        strong: bool = False,
        quiet: bool = False,
    ) -> None:
        """The name of a row beside its icon, with a note below it where there is room."""
        plan, theme = self.plan, self.theme
        x = plan.left + 1.6
        if icon:
            size = min(5.6, 0.62 * height)
            draw_icon(self.surface, icon, x, top - height / 2 - size / 2, size, theme)
            x += size + 1.6
        room = TextRoom(plan.first - x - 1.2, height - 0.8, (9.5 if strong else 9) * POINT, READABLE, 1.1)
        paragraphs = self.names(name, "strong" if strong or not quiet else "text", "soft" if quiet else "ink")
        if note is not None and height >= 8.5:
            lang = self.langs[0]
            words = words_of([Run(note.to(lang))], lang)
            paragraphs.append(Paragraph(words, lang, theme.colour("soft"), space=0.05, scale=0.68, divide=False))
        setting = fit(paragraphs, room)
        draw(self.surface, setting, x, top - (height - setting.height) / 2, lambda *_: None)

    def names(self, name: Text, style: str, hue: str) -> list[Paragraph]:
        """A name in every language asked for, those after the first smaller."""
        texts = dict.fromkeys(_capital(name.to(lang)) for lang in self.langs)
        return [
            Paragraph(
                words_of([Run(text, style if place == 0 else "quiet")], lang),
                lang,
                self.theme.colour(hue if place == 0 else "soft"),
                space=0.05,
                scale=1 if place == 0 else 0.76,
                divide=False,
            )
            for place, (text, lang) in enumerate(zip(texts, self.langs, strict=False))
        ]

    # -- players one below the other

    def table_down(self) -> None:
        plan, pad, theme = self.plan, self.pad, self.theme
        height, top = plan.box_height, plan.table_top
        bottom = top - height * plan.lines
        xs = plan.xs()
        self.band(top, height, "stone", 0.82)
        if not theme.saves:
            area = rectangle(xs[-2], bottom, plan.box_width, top - bottom)
            self.surface.shape(area, theme.tint("gold", 0.72))
        self.label(None, Text(_word("pad_names", "pl"), _word("pad_names", "en")), None, top, height, quiet=True)
        for row, x in zip(pad.rows, xs, strict=False):
            self.head(row.icon, row.name, x, top, height)
        self.head("points", pad.total, xs[-2], top, height)
        size = 7 * POINT
        for place in range(1, plan.lines):
            base = top - height * (place + 0.5) - CAP * size / 2
            self.surface.right(plan.left + 4.6, base, str(place), "text", size, theme.colour("soft"))
        edges = [top - height * place for place in range(plan.lines + 1)]
        self.grid(edges, total_top=top - height)
        self.surface.shape(line(xs[-2], bottom, xs[-2], top), Paint(None, theme.colour("ink"), 0.45))

    def head(self, icon: str, name: Text, x: float, top: float, height: float) -> None:
        """The name of a column below its icon."""
        plan = self.plan
        size = min(4.4, 0.42 * height) if icon else 0
        room = TextRoom(plan.box_width - 1.2, height - size - 1.0, 8 * POINT, READABLE, 1.05)
        paragraphs = [one._replace(align="centre") for one in self.names(name, "strong", "ink")]
        setting = fit(paragraphs, room)
        start = top - (height - size - setting.height) / 2
        if icon:
            draw_icon(self.surface, icon, x + (plan.box_width - size) / 2, start - size, size, self.theme)
        draw(self.surface, setting, x + 0.6, start - size, lambda *_: None)

    def foot(self) -> None:
        if self.pad.note is None:
            return
        plan, lang = self.plan, self.langs[0]
        words = words_of([Run(self.pad.note.to(lang), "quiet")], lang)
        room = TextRoom(plan.right - plan.left, NOTE - 1.2, 7.5 * POINT, READABLE, 1.15)
        setting = fit([Paragraph(words, lang, self.theme.colour("soft"))], room)
        draw(self.surface, setting, plan.left, plan.table_bottom - 1.2, lambda *_: None)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

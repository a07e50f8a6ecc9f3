"""Tuck boxes on paper: the net with its pictures, lines for the knife and for folding, and how to put it together."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.text import LANGS, Say, Text
from brzdek.core.values import NamedTuple
from printables.boxes.loads import BoxLoad
from printables.boxes.tuck import BoxPanel, Net, bottom_depth, notch, two_nets, whole_net
from printables.cards.contents import Deck
from printables.cards.designs.base import Easel
from printables.draw import marks
from printables.draw.art import Gallery
from printables.draw.fonts import CAP, font
from printables.draw.pages import margin_line, uncut
from printables.draw.shapes import Point, Shape, line, lines, rectangle
from printables.draw.surface import Paint, Surface
from printables.draw.textflow import Paragraph, Run, TextRoom, draw, fit, words_of
from printables.draw.units import MM, POINT, Size, millimetres, size_written, written
from printables.jobs import stock
from printables.jobs.job import BadJob, Job
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told
from printables.jobs.stock import Margins
from printables.jobs.words import PRINT

THICKNESS = 300
"""Micrometres: a card of firm paper."""
MOST_BOXES = 12
MARGIN = Margins(6 * MM, 6 * MM, 11 * MM, 6 * MM)
SPILL = 1.0
"""How far colour runs over the edge that is cut."""
_BLACK = "#000000"


class PackedBox(NamedTuple):
    """A box: what it holds, and the net from which it is folded, in one piece or in two."""

    load: BoxLoad
    nets: list[Net]


# -- does it fit?


def chosen_nets(load: BoxLoad, boxes: int, job: Job, notes: PrintNotes) -> list[Net]:
    """The net of one of so many boxes in one piece, or in two with a note; BadJob if neither fits the paper."""
    inside = load.inside
    whole = whole_net(inside)
    if _fit(whole, job.paper, job):
        return whole
    parts = two_nets(inside)
    if _fit(parts, job.paper, job):
        papers = [name.upper() for name, paper in stock.papers().items() if _fit(whole, paper, job)]
        notes.warn("box_in_parts", net=_size(whole[0]), papers=", ".join(papers) or "–")
        return parts
    values = {"net": _size(whole[0]), "paper": size_written(job.paper), "room": size_written(_room(job.paper, job))}
    every = load._replace(cards=load.cards * boxes)
    for more in range(boxes + 1, MOST_BOXES + 1):
        if _fit(two_nets(every.shared(more)[0].inside), job.paper, job):
            raise BadJob("box_no_room", **values, more=more)
    raise BadJob("box_no_room_whole", **values)


def _size(net: Net) -> str:
    return size_written(Size(round(net.width * MM), round(net.height * MM)))


def _room(page: Size, job: Job) -> Size:
    margin = job.margin
    return Size(page.width - margin.left - margin.right, page.height - margin.top - margin.bottom)


def _page(net: Net, paper: Size, job: Job) -> Size | None:
    """The paper as it has to lie for the net to fit, if it does."""
    wide, high = net.width * MM, max(net.height, net.note[3]) * MM
    for page in (paper, paper.turned()):
        room = _room(page, job)
        if wide <= room.width and high <= room.height:
            return page
    return None


def _fit(nets: Sequence[Net], paper: Size, job: Job) -> bool:
    return all(_page(net, paper, job) is not None for net in nets)


# -- drawing


def draw_boxes(
    surface: Surface, deck: Deck, boxes: Sequence[PackedBox], job: Job, notes: PrintNotes, told: Told
) -> int:
    """A page for every piece of every box; the number of pages."""
    count = sum(len(box.nets) for box in boxes)
    page = 0
    for place, box in enumerate(boxes):
        say = Say(job.langs[0], PRINT)
        name = say("box_of", n=place + 1, count=len(boxes)) if len(boxes) > 1 else say("box")
        for part, net in enumerate(box.nets):
            page += 1
            told(page, count)
            sheet = BoxDrawing(surface, deck, box.load, net, name, job, notes)
            sheet.draw("AB"[part] if len(box.nets) > 1 else "", (page, count))
    return count


class BoxDrawing:
    """One page with a net."""

    def __init__(
        self, surface: Surface, deck: Deck, load: BoxLoad, net: Net, name: str, job: Job, notes: PrintNotes
    ) -> None:
        self.surface = surface
        self.deck = deck
        self.load = load
        self.net = net
        self.name = name
        self.job = job
        self.notes = notes
        self.lang = job.langs[0]
        self.say = Say(self.lang, PRINT)
        self.theme = deck.theme(job)
        self.hue = deck.face.back_hue(load.back) if load.pile else deck.face.hue

    def draw(self, part: str, number: tuple[int, int]) -> None:
        surface, net, job = self.surface, self.net, self.job
        page = _page(net, job.paper, job)
        assert page is not None
        width, height = millimetres(page.width), millimetres(page.height)
        surface.begin(uncut(width, height))
        if number[0] == 1:
            surface.bookmark(self.deck.title.to(self.lang), 0)
        left, right = millimetres(job.margin.left), width - millimetres(job.margin.right)
        bottom, top = millimetres(job.margin.bottom), height - millimetres(job.margin.top)
        x = (left + right - net.width) / 2
        y = (bottom + top - max(net.height, net.note[3])) / 2
        with surface.at(x, y):
            self.colours()
            for panel in net.panels:
                self.panel(panel)
            self.glue()
            self.lines()
            self.note(part)
        names = [self.deck.title.to(self.lang), self.name, *([self.say("box_part", letter=part)] if part else [])]
        strip = marks.Strip(left, marks.FOOT, False, right - left)
        marks.draw_strip(surface, strip, margin_line(self.say, names, *number, self.deck.catalog.fingerprint))
        surface.end()

    # -- pictures

    def colours(self) -> None:
        """The colour of the box, a little over its edges."""
        if not self.theme.saves:
            colour = self.theme.colour(self.hue)
            self.surface.shape(self.net.outline, Paint(colour, colour, 2 * SPILL))

    def panel(self, panel: BoxPanel) -> None:
        {"front": self.front, "back": self.back, "side": self.side}[panel.role](panel)

    def easel(self, width: float, height: float) -> Easel:
        deck, job = self.deck, self.job
        return Easel(
            surface=self.surface,
            theme=self.theme,
            width=width,
            height=height,
            bleed=0,
            langs=job.langs,
            says={lang: deck.says[lang] for lang in LANGS},
            catalog=deck.catalog,
            notes=self.notes,
            art=Gallery(deck.folder_of, self.notes),
            drawings=deck.kit.icons if deck.kit else {},
        )

    def front(self, panel: BoxPanel) -> None:
        """The back of the cards, as most of them have it, below the notch."""
        net, surface = self.net, self.surface
        easel = self.easel(panel.width, net.inside.height - notch(panel.width))
        surface.save()
        surface.transform(1, 0, 0, 1, panel.x, net.base)
        surface.clip(easel.whole())
        self.deck.face.draw_back(easel, self.load.back)
        surface.restore()
        deep = bottom_depth(net.inside, panel.bottom)
        self.small_title(panel.x + panel.width / 2, net.base - deep / 2, panel.width - 8, 0.5 * deep, 180)

    def back(self, panel: BoxPanel) -> None:
        """What is inside, on a light ground; the title on the lid."""
        net, surface, theme = self.net, self.surface, self.theme
        inset = 3.2
        x, width = panel.x + inset, panel.width - 2 * inset
        y, height = net.base + inset, net.inside.height - 2 * inset
        ground = Paint(None, theme.colour(self.hue), 0.4) if theme.saves else Paint(theme.colour("paper"))
        surface.shape(rectangle(x, y, width, height, 2.2), ground)
        cards = self.say("box_cards", n=self.load.cards)
        lang, ink, soft = self.lang, theme.colour("ink"), theme.colour("soft")
        heads = [
            Paragraph(
                words_of([Run(self.deck.title.to(one), "title")], one),
                one,
                theme.letters(self.hue) if place == 0 else soft,
                space=0.3,
                scale=1 if place == 0 else 0.6,
                align="centre",
                divide=False,
            )
            for place, one in enumerate(self.job.langs)
        ]
        label = cards if self.name == self.say("box") else f"{self.name} · {cards}"
        heads.append(
            Paragraph(words_of([Run(label, "strong")], lang), lang, ink, space=0.9, scale=0.55, align="centre")
        )
        setting = fit(heads, TextRoom(width - 6, 0.45 * height, 16 * POINT, 6 * POINT))
        draw(surface, setting, x + 3, y + height - 4, lambda *_: None)
        self.contents(x + 5, y + height - 8 - setting.height, width - 10, y + 4)
        middle = panel.x + panel.width / 2
        deep = net.inside.depth
        # Upside down here: folded over, the lid is read from the front.
        self.small_title(middle, net.top + deep / 2, panel.width - 8, 0.5 * deep, 180)

    def contents(self, x: float, top: float, width: float, bottom: float) -> None:
        """The groups of cards, and how many of each."""
        groups = [(title.to(self.lang), count) for title, count in self.load.groups]
        step = min(5.2, (top - bottom) / max(len(groups), 1))
        widest = max(font("text").width(title) for title, _ in groups)
        size = min(8.5 * POINT, 0.72 * step, (width - 8) / widest)
        for place, (title, count) in enumerate(groups):
            base = top - step * (place + 0.7)
            self.surface.text(x, base, title, "text", size, self.theme.colour("ink"))
            self.surface.right(x + width, base, f"×{count}", "strong", size, self.theme.colour("ink"))
            below = base - 0.28 * step
            self.surface.shape(line(x, below, x + width, below), Paint(None, self.theme.colour("line"), 0.15))

    def side(self, panel: BoxPanel) -> None:
        """The title along the side, read from the top down; of one pile alone its name."""
        net = self.net
        x, y = panel.x + panel.width / 2, net.base + net.inside.height / 2
        self.small_title(x, y, net.inside.height - 14, 0.6 * panel.width, 270, self.load.pile)

    def small_title(self, x: float, y: float, room: float, high: float, turn: float, pile: Text | None = None) -> None:
        """The title around a point, as big as there is room."""
        words = (pile or self.deck.title).to(self.lang)
        size = min(20 * POINT, room / font("title").width(words), high / 0.9)
        colour = self.theme.panel(self.hue).ink
        with self.surface.turned(x, y, turn):
            self.surface.centred(0, -CAP * size / 2, words, "title", size, colour)

    # -- lines and words

    def glue(self) -> None:
        """Tabs for glue stay white, hatched."""
        surface, theme = self.surface, self.theme
        for area in self.net.glue:
            xs = [point[0] for point in _points(area)]
            ys = [point[1] for point in _points(area)]
            left, right, low, high = min(xs), max(xs), min(ys), max(ys)
            surface.shape(area, Paint("#ffffff"))
            surface.save()
            surface.clip(area)
            step, rise = 3.0, high - low
            count = int((right - left + rise) / step) + 1
            hatch = [(left - rise + step * n, low, left + step * n, high) for n in range(count)]
            surface.shape(lines(hatch), Paint(None, theme.colour("line"), 0.2))
            surface.restore()
            upright = rise > right - left
            words, size = self.say("box_glue"), 7 * POINT
            wide = font("strong").width(words) * size + 2
            with surface.turned((left + right) / 2, (low + high) / 2, 90 if upright else 0):
                surface.shape(rectangle(-wide / 2, -1.8, wide, 3.6, 1), Paint("#ffffff"))
                surface.centred(0, -CAP * size / 2, words, "strong", size, _BLACK)

    def lines(self) -> None:
        surface, net = self.surface, self.net
        # White below black: dashes are seen on any colour.
        surface.shape(lines(net.folds), Paint(None, "#ffffff", 0.3))
        surface.shape(lines(net.folds), Paint(None, _BLACK, 0.2, (2.2, 1.4)))
        surface.shape(net.outline, Paint(None, _BLACK, 0.25))

    def note(self, part: str) -> None:
        """What the lines mean and how the box is put together."""
        left, bottom, right, top = self.net.note
        if right <= left:
            return
        surface, lang, load = self.surface, self.lang, self.load
        self.legend(left, bottom)
        inside = self.net.inside
        size = "×".join(written(round(side * MM)) for side in inside) + " mm"
        each = written(load.thickness)
        texts = [self.say("box_how"), self.say("box_inside", size=size, cards=load.room or load.cards, thickness=each)]
        if part:
            texts.insert(1, self.say("box_how_parts"))
        paragraphs = [Paragraph(words_of([Run(text)], lang), lang, _BLACK, space=0.3) for text in texts]
        room = TextRoom(right - left, top - bottom - 4.5, 7.5 * POINT, 5 * POINT, 1.18)
        setting = fit(paragraphs, room)
        draw(surface, setting, left, bottom + 4.5 + setting.height, lambda *_: None)

    def legend(self, x: float, y: float) -> None:
        """Which line is which."""
        size = 6.5 * POINT
        for key, dash in (("box_cut", ()), ("box_fold", (2.2, 1.4))):
            words = self.say(key)
            self.surface.shape(line(x, y + 0.8, x + 9, y + 0.8), Paint(None, _BLACK, 0.25, dash))
            self.surface.text(x + 10, y, words, "text", size, _BLACK)
            x += 14 + font("text").width(words) * size


def _points(area: Shape) -> list[Point]:
    """The corners of a shape made of straight lines."""
    return [corner for start, steps in area.parts for corner in (start, *((x, y) for x, y in filter(None, steps)))]

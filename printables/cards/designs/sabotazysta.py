"""The cards of a mine: corridors drawn from their connections, goals, tools, dwarfs and gold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.emblem import Emblem
from brzdek.core.text import Lang, Say, Text
from printables.cards.designs import common
from printables.cards.designs.base import READABLE, CardDesign, CardGroup, Easel
from printables.cards.designs.common import Livery
from printables.cards.designs.words import FACES
from printables.draw.art import PictureFrame
from printables.draw.fonts import font
from printables.draw.marks import SAFE
from printables.draw.shapes import Shape, circle, curves, line, lines, rectangle, regular
from printables.draw.surface import Paint
from printables.draw.textflow import TextRoom
from printables.draw.units import POINT
from printables.emblems.book import in_book
from printables.emblems.drawing import draw_emblem, draw_view, shown_emblem

SIDES: Mapping[int, tuple[int, int]] = {1: (0, 1), 2: (1, 0), 4: (0, -1), 8: (-1, 0)}
"""The way to each edge (top, right, bottom, left) from the middle, by its number in a set of edges."""
STRAIGHT: Mapping[int, tuple[int, int]] = {5: (0, 1), 10: (1, 0)}
"""The sets of two opposite edges."""
BENDS: Mapping[int, tuple[int, int]] = {3: (1, 1), 6: (1, -1), 12: (-1, -1), 9: (-1, 1)}
"""The sets of two edges that meet in a corner: to which side, and up or down."""
PATHS = ("passage", "dead_end")
GROUPS: Mapping[str, tuple[str, ...]] = {
    "paths": PATHS,
    "start_and_goals": ("start", "goal"),
    "actions": ("broken_tool", "repair", "rockfall", "map"),
    "dwarfs": ("dwarf",),
    "gold": ("gold",),
}
LOOKS: Mapping[str, Livery] = {
    "broken_tool": Livery("red", "jag", "star", Text("Z", "B")),
    "repair": Livery("green", "round", "circle", Text("N", "R")),
    "rockfall": Livery("brown", "plain", "square", Text("O", "F")),
    "map": Livery("teal", "point", "diamond", Text("M", "M")),
    "miners": Livery("blue", "plain", "shield", Text("G", "M")),
    "saboteurs": Livery("violet", "notch", "hexagon", Text("S", "S")),
}
VERDICTS: Mapping[str, str] = {"broken_tool": "cross", "repair": "tick"}
"""What is done to tools."""


class CorridorsData(Protocol):
    """Which edges a card opens, and which of them are linked inside it."""

    open: int
    links: Sequence[int]


class MineCard(Protocol):
    """What the faces need to know of some kinds of cards beside what every card has."""

    corridors: CorridorsData
    treasure: bool
    side: str
    value: int


class MineDesign(CardDesign):
    """Paths and actions are one deck; goals, the start, dwarfs and gold have backs of their own."""

    size = "poker"
    hue = "brown"

    def groups(self, catalog: Catalog, says: Mapping[Lang, Say]) -> Sequence[CardGroup]:
        return [
            CardGroup(FACES[name], tuple((card, card.copies) for card in catalog.cards.values() if card.kind in kinds))
            for name, kinds in GROUPS.items()
        ]

    def back(self, card: Card) -> str:
        if card.kind in PATHS or card.kind in GROUPS["actions"]:
            return "mine"
        return card.kind

    def draw_front(self, easel: Easel, card: Card) -> None:
        if card.kind in (*PATHS, "start", "goal"):
            PathFront(easel, card).draw()
        elif card.kind == "gold":
            draw_gold(easel, card)
        else:
            LabelledFront(easel, card).draw()

    def draw_back(self, easel: Easel, back: str) -> None:
        hue, icon = BACKS[back]
        title = easel.catalog.title.to(easel.lang)
        theme = easel.theme
        white = theme.colour("white")

        def emblem(x: float, y: float, size: float) -> None:
            main, light = (theme.colour(hue), white) if theme.saves else (white, theme.colour(hue))
            easel.icon(icon, x - size / 2, y - size / 2, size, main, light)

        common.patterned_back(easel, hue, title, emblem)


BACKS: Mapping[str, tuple[str, str]] = {
    "mine": ("brown", "pickaxe"),
    "start": ("grey", "ladder"),
    "goal": ("orange", "map"),
    "dwarf": ("blue", "dwarf"),
    "gold": ("gold", "nugget"),
}
"""Colour and emblem of each back."""


GOLD = "#ffd54a"
"""How gold shines."""

# -- corridors


class PathFront:
    """Rock, and corridors through it from edge to edge."""

    def __init__(self, easel: Easel, card: Card) -> None:
        self.easel = easel
        self.card = card
        self.facts = cast(MineCard, card)
        self.x, self.y = easel.width / 2, easel.height / 2
        self.wide = 0.36 * easel.width

    def draw(self) -> None:
        easel = self.easel
        common.stamped(easel, "rock", self.rock)
        easel.cover(self.card)
        links = self.facts.corridors.links
        dead = len(links) > 1 or self.card.kind == "dead_end"
        for group in links:
            self.corridor(group, dead)
        if dead and not any(self.joined(group) for group in links):
            self.rubble()
        self.middle()
        self.plate()

    @staticmethod
    def joined(group: int) -> bool:
        """Does it link more than one edge?"""
        return group & (group - 1) != 0

    def ways(self, group: int, dead: bool, stop: float = 0) -> Shape:
        """From edge to edge, or from the middle to each edge of a group, beyond the trim.

        A blind end stops short of the middle; ``stop``: how far from it the others do where they fork.
        """
        beyond = self.easel.bleed + self.wide
        across, up = self.easel.width / 2 + beyond, self.easel.height / 2 + beyond
        if group in STRAIGHT:
            dx, dy = STRAIGHT[group]
            return line(self.x - dx * across, self.y - dy * up, self.x + dx * across, self.y + dy * up)
        if group in BENDS:
            return self.bend(*BENDS[group], across, up)
        if dead and not self.joined(group):
            stop = 0.42 * self.wide + 0.13 * self.easel.width
        return lines(
            [
                (self.x + dx * stop, self.y + dy * stop, self.x + dx * across, self.y + dy * up)
                for side, (dx, dy) in SIDES.items()
                if group & side
            ]
        )

    def bend(self, side: int, upwards: int, across: float, up: float) -> Shape:
        """From an upper or lower edge to one at the side, round the corner."""
        radius = 0.55 * self.wide
        k = 0.45 * radius
        return curves(
            (self.x, self.y + upwards * up),
            (self.x, self.y + upwards * radius),
            (self.x, self.y + upwards * k, self.x + side * k, self.y, self.x + side * radius, self.y),
            (self.x + side * across, self.y),
            closed=False,
        )

    def corridor(self, group: int, dead: bool) -> None:
        """The floor between its walls, and rails on it."""
        theme, surface = self.easel.theme, self.easel.surface
        ways = self.ways(group, dead)
        edge = 0.1 * self.wide
        floor = theme.colour("white" if theme.saves else "earth")
        rail = theme.colour("brown", 0.45)
        surface.shape(ways, Paint(None, theme.colour("brown"), self.wide + 2 * edge, round=True))
        surface.shape(ways, Paint(None, floor, self.wide, round=True))
        # Sleepers, then rails: a band and the floor inside it, round at its joints, so that rails of all ways meet.
        sleepers, dash = self.ways(group, dead, 0.3 * self.wide), (0.045 * self.wide, 0.2 * self.wide)
        surface.shape(sleepers, Paint(None, rail, 0.5 * self.wide, dash))
        surface.shape(ways, Paint(None, rail, 0.36 * self.wide, round=True))
        surface.shape(ways, Paint(None, floor, 0.27 * self.wide, round=True))
        surface.shape(sleepers, Paint(None, rail, 0.27 * self.wide, dash))

    def rock(self) -> None:
        """Stones of many sizes, the same on every card."""
        easel = self.easel
        theme, surface = easel.theme, easel.surface
        if not theme.saves:
            surface.shape(easel.whole(), Paint(theme.colour("stone")))
        wide, high = easel.width + 2 * easel.bleed, easel.height + 2 * easel.bleed
        for place in range(90):
            # Even and yet irregular: multiples of two irrational numbers.
            x, y = place * 0.7548776662 % 1 * wide - easel.bleed, place * 0.5698402910 % 1 * high - easel.bleed
            radius = (1.1 + place * 0.618034 % 1 * 2.6) * easel.scale
            stone = regular(x, y, radius, 5 + place % 3, place * 47 % 360)
            light = 0.12 + place * 0.4142 % 1 * 0.3
            surface.shape(
                stone,
                Paint(None, theme.colour("stone", 0.4), 0.2) if theme.saves else Paint(theme.colour("stone", light)),
            )

    def rubble(self) -> None:
        """What blocks the way."""
        easel = self.easel
        size = 0.34 * easel.width
        theme = easel.theme
        disc = circle(self.x, self.y, 0.2 * easel.width)
        ground = theme.colour("white") if theme.saves else theme.colour("stone", 0.65)
        easel.surface.shape(disc, Paint(ground, theme.colour("brown"), 0.4))
        easel.icon("cross", self.x - 0.3 * size, self.y - 0.3 * size, 0.6 * size, theme.colour("red"))

    def middle(self) -> None:
        """What is found where the corridors meet."""
        if self.card.kind not in ("start", "goal"):
            return
        easel, theme = self.easel, self.easel.theme
        radius = 0.27 * easel.width
        easel.surface.shape(circle(self.x, self.y, radius), Paint(theme.colour("paper"), theme.colour("brown"), 0.7))
        wide, high = 1.45 * radius, 1.2 * radius
        emblem = shown_emblem(easel, self.card)
        hue = "gold" if self.card.kind == "goal" and self.facts.treasure else "brown"
        draw_emblem(easel, emblem, hue, PictureFrame(self.x - wide / 2, self.y - high / 2, wide, high))

    def plate(self) -> None:
        """Name and number in the corners, small: the corridors speak for themselves."""
        easel, unit = self.easel, self.easel.scale
        edge = SAFE + 0.8 * unit
        name = " / ".join(common.capital(self.card.name.to(lang)) for lang in easel.langs)
        easel.check_signs(self.card, name)
        room = (easel.width - 1.3 * self.wide) / 2 - edge
        for text, at_right in ((name, False), (easel.numbers.get(self.card.id, ""), True)):
            self.tag(text, easel.width - edge if at_right else edge, room, at_right=at_right)

    def tag(self, text: str, x: float, room: float, *, at_right: bool) -> None:
        """A text on a light ground; a long one in several lines, one word each."""
        easel, unit = self.easel, self.easel.scale
        rows = _rows(text, room / READABLE)
        widest = max(font("strong").width(row) for row in rows)
        size = min(READABLE, room / max(widest, 0.1))
        easel.note_size(self.card.id, size)
        left = x - widest * size if at_right else x
        height = 1.16 * size * len(rows)
        ground = rectangle(left - 0.8 * unit, SAFE, widest * size + 1.6 * unit, height + 1.1 * unit, 0.8 * unit)
        easel.surface.shape(ground, Paint(easel.theme.colour("paper")))
        for place, row in enumerate(rows):
            y = SAFE + 0.85 * unit + (len(rows) - 1 - place) * 1.16 * size
            easel.surface.text(left, y, row, "strong", size, easel.theme.colour("ink"))


def _rows(text: str, width: float) -> list[str]:
    """Words in lines of this width, at size 1."""
    rows = [""]
    for word in text.split():
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and font("strong").width(longer) > width:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows


# -- other cards


class LabelledFront:
    """An action or a dwarf: a banner, a picture made of icons, a text."""

    def __init__(self, easel: Easel, card: Card) -> None:
        self.easel = easel
        self.card = card
        self.kind = cast(MineCard, card).side if card.kind == "dwarf" else card.kind
        self.look = LOOKS[self.kind]
        self.unit = easel.scale
        self.left = 5.4 * self.unit
        self.right = easel.width - self.left
        self.banner_top = easel.height - 3.2 * self.unit
        self.banner_height = 9.4 * self.unit
        self.window_bottom = 0.42 * easel.height
        self.window_top = self.banner_top - self.banner_height - 1.2 * self.unit
        width, height = self.right - self.left, self.window_top - self.window_bottom
        self.window = PictureFrame(self.left, self.window_bottom, width, height)

    def draw(self) -> None:
        easel = self.easel
        if easel.covered(self.card):
            easel.cover(self.card)
            common.panel(easel, self.look.hue, 2.6 * self.unit, self.window_bottom)
            common.banner(easel, self.look, self.banner_top, self.banner_height)
        else:
            common.stamped(easel, f"ground.{self.kind}", self.ground)
            easel.art.draw(easel.surface, self.card, self.window, rectangle(*self.window, 1.2 * self.unit))
        if easel.has_art(self.card):
            self.tool_chips()
        else:
            self.emblem()
        ink = easel.theme.panel(self.look.hue).ink
        top = self.banner_top - 0.5 * self.unit
        common.write_title(
            easel, self.card, ink, 5.6 * self.unit, top, easel.width - 17 * self.unit, self.banner_height - self.unit
        )
        self.text()
        colour = easel.theme.colour("soft")
        common.footer(easel, self.card, 4.5 * self.unit, self.left, self.right, colour)

    def ground(self) -> None:
        easel, look, unit = self.easel, self.look, self.unit
        surface, theme = easel.surface, easel.theme
        common.frame(easel, look.hue, 2.6 * unit, self.banner_top - self.banner_height / 2)
        surface.shape(rectangle(*self.window, 1.2 * unit), theme.tint(look.hue))
        common.banner(easel, look, self.banner_top, self.banner_height)

    def emblem(self) -> None:
        """What the card is about, large; of a card that no book knows, its tools."""
        easel = self.easel
        emblem, tools = shown_emblem(easel, self.card), self.tools()
        if tools and not in_book(easel.catalog, self.card):
            emblem = Emblem(tools[0], beside=(VERDICTS[self.kind], *tools[1:]), scene="mine")
        draw_view(easel, emblem, self.look.hue, rectangle(*self.window, 1.2 * self.unit), self.window)

    def tool_chips(self) -> None:
        """On a picture: which tools are meant, small, beside the cross or the tick."""
        tools, radius = self.tools(), 4.6 * self.unit
        if not tools:
            return
        self.verdict(2 * radius / 1.44)
        x, y = self.right - 0.59 * 2 * radius, self.window_bottom + 0.59 * 2 * radius
        for tool in tools:
            x -= 2.2 * radius
            common.chip(self.easel, x, y, radius, self.look.hue)
            self.easel.icon(tool, x - 0.68 * radius, y - 0.68 * radius, 1.36 * radius)

    def verdict(self, size: float) -> None:
        """A cross or a tick in the corner of the picture."""
        easel = self.easel
        theme = easel.theme
        x, y = self.right - 0.85 * size, self.window_bottom + 0.85 * size
        easel.surface.shape(
            circle(x, y, 0.72 * size), Paint(theme.colour("paper"), theme.colour(self.look.hue), 0.4 * self.unit)
        )
        easel.icon(VERDICTS[self.kind], x - size / 2.4, y - size / 2.4, size / 1.2)

    def tools(self) -> list[str]:
        deed: Any = self.card.effects.get("play")
        tool = getattr(deed, "tool", None)
        return [tool] if tool else list(getattr(deed, "tools", ()))

    def text(self) -> None:
        easel, unit, card = self.easel, self.unit, self.card
        slots = {lang: card.slots(lang) for lang in easel.langs}
        if card.kind == "dwarf":
            words = FACES[f"kind.{self.kind}"]
            slots = {lang: [common.said(words.to(lang))] for lang in easel.langs}
        paragraphs = common.rule_paragraphs(easel, card, slots, "centre")
        top = self.window_bottom - 1.6 * unit
        room = TextRoom(self.right - self.left, top - 8.2 * unit, common.TYPE * POINT * unit, READABLE)
        common.write_rules(easel, card, paragraphs, room, self.left, top)


def draw_gold(easel: Easel, card: Card) -> None:
    """Nuggets, as many as the card is worth, and the number."""
    unit, theme, surface = easel.scale, easel.theme, easel.surface
    value = cast(MineCard, card).value
    if easel.covered(card):
        easel.cover(card)
    else:
        common.stamped(easel, "ground.gold", lambda: common.frame(easel, "gold", 2.6 * unit))
        low, wide = 0.24 * easel.height, easel.width - 10.8 * unit
        frame = PictureFrame(5.4 * unit, low, wide, 0.8 * easel.height - low)
        if not easel.art.draw(surface, card, frame, rectangle(*frame, 1.2 * unit)):
            draw_nuggets(easel, value)
    for turn, x, y in ((0, 8.4 * unit, easel.height - 9.4 * unit), (180, easel.width - 8.4 * unit, 9.4 * unit)):
        with surface.turned(x, y, turn):
            surface.shape(circle(0, 0, 4.4 * unit), theme.panel("gold", 0.5 * unit).paint)
            common.number(easel, str(value), 0, 0, 13 * POINT * unit, theme.panel("gold").ink)
    words = common.title_paragraphs(easel, card, theme.colour("ink"), "centre")
    room = TextRoom(0.6 * easel.width, 10 * unit, 10 * POINT * unit, READABLE)
    if easel.covered(card):
        _gold_panels(easel)
    easel.write(card, words, room, 0.2 * easel.width, easel.height - 6.5 * unit)
    flavour = common.flavour_paragraphs(easel, card)
    if flavour:
        room = TextRoom(0.58 * easel.width, 11 * unit, 9.6 * POINT * unit, READABLE)
        easel.write(card, flavour, room, 0.1 * easel.width, 17 * unit, middle=True)
    common.footer(easel, card, 4.5 * unit, 5.4 * unit, 0.7 * easel.width, theme.colour("soft"))


def draw_nuggets(easel: Easel, value: int) -> None:
    theme = easel.theme
    dark, bright = theme.deep("gold"), theme.colour("white" if theme.saves else GOLD)
    part, spots = NUGGETS.get(value, NUGGETS[1])
    size = part * easel.width
    for x, y in spots:
        easel.icon("gold_nugget", x * easel.width - size / 2, y * easel.height - size / 2, size, dark, bright)
    x, y = spots[0]
    easel.icon("spark", x * easel.width + 0.26 * size, y * easel.height + 0.26 * size, 0.3 * size, bright, bright)


def _gold_panels(easel: Easel) -> None:
    """The grounds of what is to be read on a picture that fills the card."""
    unit, paper = easel.scale, Paint(easel.theme.colour("paper"))
    for x, y, width, height in (
        (0.19 * easel.width, easel.height - 17 * unit, 0.62 * easel.width, 11 * unit),
        (3.6 * unit, 3.2 * unit, 0.66 * easel.width, 14.6 * unit),
    ):
        easel.surface.shape(rectangle(x, y, width, height, 1.6 * unit), paper)


NUGGETS: Mapping[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (0.62, ((0.5, 0.52),)),
    2: (0.48, ((0.32, 0.62), (0.68, 0.42))),
    3: (0.42, ((0.29, 0.64), (0.71, 0.64), (0.5, 0.38))),
}
"""How big nuggets are and where they lie, in parts of the card."""


FACE = MineDesign()

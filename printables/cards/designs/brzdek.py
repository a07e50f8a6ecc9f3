"""The cards of a deck-building heist: title, price, points, resources, rules, and what the dragon thinks of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol, cast

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.effects.slots import Slot, Sum
from brzdek.core.text import LANGS, Lang, Say, Text
from printables.cards.designs import common
from printables.cards.designs.base import READABLE, CardDesign, CardGroup, Easel
from printables.cards.designs.common import Livery
from printables.cards.designs.words import FACES
from printables.draw.art import PictureFrame
from printables.draw.shapes import Shape, circle, rectangle, regular
from printables.draw.surface import Paint
from printables.draw.textflow import TextRoom
from printables.draw.units import POINT
from printables.emblems.drawing import draw_view, shown_emblem


class HeistCard(Protocol):
    """What the face needs to know beside what every card has."""

    cost: int
    points: int
    type: str
    dragon: bool
    danger: bool
    only_in: Sequence[str]

    def where(self, lang: Lang) -> str: ...


LOOKS: Mapping[str, Livery] = {
    "starter": Livery("grey", "plain", "circle", Text("S", "S")),
    "reserve": Livery("green", "notch", "hexagon", Text("R", "R")),
    "blue": Livery("blue", "point", "diamond", Text("L", "D")),
    "device": Livery("violet", "round", "square", Text("O", "U")),
    "monster": Livery("red", "jag", "star", Text("P", "M")),
}
"""The kinds that are cards; all others are tokens."""
BACK = "deck"
APART = ("starter", "reserve")
"""Kinds that do not lie with the deck of the dungeon when the game begins."""


class HeistDesign(CardDesign):
    """Every card may come into a player's deck, so all have the same back."""

    size = "poker"
    hue = "red"
    banners: ClassVar[Mapping[str, str]] = {kind: look.hue for kind, look in LOOKS.items()}
    corners: ClassVar[Mapping[str, str]] = {"cost": "upper_left", "points": "lower_right"}

    def groups(self, catalog: Catalog, says: Mapping[Lang, Say]) -> Sequence[CardGroup]:
        groups = []
        for kind in LOOKS:
            # The box holds the starting cards of every player.
            times = catalog.players[1] if kind == "starter" else 1
            cards = [(card, card.copies * times) for card in catalog.cards.values() if card.kind == kind]
            if cards:
                title = Text(*(common.capital(says[lang](f"kind.{kind}")) for lang in LANGS))
                groups.append(CardGroup(title, tuple(cards), pile=kind if kind in APART else ""))
        return groups

    def back(self, card: Card) -> str:
        return BACK

    def draw_front(self, easel: Easel, card: Card) -> None:
        HeistFront(easel, card).draw()

    def draw_back(self, easel: Easel, back: str) -> None:
        title = FACES["back.brzdek"].to(easel.lang)
        white = easel.theme.colour("white")

        def dragon(x: float, y: float, size: float) -> None:
            main, light = (
                (easel.theme.colour("red"), white) if easel.theme.saves else (white, easel.theme.colour("red"))
            )
            easel.icon("dragon", x - size / 2, y - size / 2, size, main, light)

        common.patterned_back(easel, "red", title, dragon)


class HeistFront:
    """One card. Lengths are those of a poker card, times the unit."""

    def __init__(self, easel: Easel, card: Card) -> None:
        self.easel = easel
        self.card = card
        self.facts = cast(HeistCard, card)
        self.look = LOOKS[card.kind]
        self.unit = easel.scale
        self.inset = 2.6 * self.unit
        self.left = 5.4 * self.unit
        self.right = easel.width - self.left
        self.banner_top = easel.height - 3.2 * self.unit
        self.banner_height = 9.4 * self.unit
        self.foot = 4.0 * self.unit
        self.text_bottom = 8.2 * self.unit
        # Two languages need more of the card.
        self.window_bottom = (0.57 if len(easel.langs) > 1 else 0.5) * easel.height
        self.window_top = self.banner_top - self.banner_height - 1.2 * self.unit

    def draw(self) -> None:
        easel, look = self.easel, self.look
        if easel.covered(self.card):
            easel.cover(self.card)
            common.panel(easel, look.hue, self.inset, self.window_bottom)
            common.banner(easel, look, self.banner_top, self.banner_height)
        else:
            common.stamped(easel, f"ground.{self.card.kind}", self.ground)
            self.picture()
        self.banner()
        self.marks()
        self.kind_line()
        self.text()
        colour = easel.theme.colour("soft")
        common.footer(easel, self.card, self.foot + 0.5 * self.unit, self.left, self.points_left(), colour)

    def points_left(self) -> float:
        """Where the foot line ends."""
        return self.right - (8.6 * self.unit if self.facts.points else 0)

    # -- what is the same on all cards of a kind

    def ground(self) -> None:
        easel, look = self.easel, self.look
        self.frame()
        easel.surface.shape(self.window(), easel.theme.tint(look.hue))
        common.banner(easel, look, self.banner_top, self.banner_height)

    def frame(self) -> None:
        """The border of the card."""
        common.frame(self.easel, self.look.hue, self.inset, self.banner_top - self.banner_height / 2)

    def window(self) -> Shape:
        """The outline of the picture."""
        width, height = self.right - self.left, self.window_top - self.window_bottom
        return rectangle(self.left, self.window_bottom, width, height, 1.2 * self.unit)

    # -- what is its own

    def picture(self) -> None:
        """The picture that the card brings, or an emblem."""
        easel, look = self.easel, self.look
        width, height = self.right - self.left, self.window_top - self.window_bottom
        frame = PictureFrame(self.left, self.window_bottom, width, height)
        if easel.art.draw(easel.surface, self.card, frame, self.window()):
            return
        draw_view(easel, shown_emblem(easel, self.card), look.hue, self.window(), frame)

    def banner(self) -> None:
        easel, unit = self.easel, self.unit
        left = 4.8 * unit
        if self.card.kind != "starter":
            self.price()
            left = 14.6 * unit
        width = easel.width - left - 12 * unit
        ink = easel.theme.panel(self.look.hue).ink
        common.write_title(easel, self.card, ink, left, self.banner_top - 0.5 * unit, width, self.banner_height - unit)

    def price(self) -> None:
        """What it costs: a lozenge for skill, swords for a monster."""
        easel, unit = self.easel, self.unit
        theme, surface = easel.theme, easel.surface
        x, y = 8.0 * unit, self.banner_top - self.banner_height / 2
        fights = self.card.kind == "monster"
        hue = "red" if fights else "blue"
        colour = theme.colour(hue)
        shape = circle(x, y, 4.5 * unit) if fights else regular(x, y, 5.9 * unit, 4)
        surface.shape(shape, Paint(theme.colour("white"), colour, 0.7 * unit))
        common.number(easel, str(self.facts.cost), x, y, 13 * POINT * unit, colour)
        if fights:
            common.chip(easel, x + 0.3 * unit, y - 8.3 * unit, 3.2 * unit, hue)
            easel.icon("sword", x - 1.9 * unit, y - 10.4 * unit, 4.4 * unit)

    def marks(self) -> None:
        """What brings the dragon, in the corners of the picture; points in the lower corner of the card."""
        easel, unit, facts = self.easel, self.unit, self.facts
        theme = easel.theme
        x, y = self.right - 5.4 * unit, self.window_top - 5.4 * unit
        if facts.dragon:
            panel = theme.panel("red", 0.4 * unit)
            paint = Paint(theme.colour("white"), panel.paint.line, 0.4 * unit) if theme.saves else panel.paint
            easel.surface.shape(circle(x, y, 4.4 * unit), paint)
            easel.icon("dragon", x - 3 * unit, y - 2.9 * unit, 6 * unit, panel.ink, theme.colour("red"))
            y -= 9.6 * unit
        if facts.danger:
            common.chip(easel, x, y, 4.4 * unit, "orange")
            easel.icon("danger", x - 3 * unit, y - 2.5 * unit, 6 * unit)
            y -= 9.6 * unit
        self.more_marks(x, y)
        if facts.points:
            self.points(self.right - 2.2 * unit, self.foot + 3.4 * unit)

    def more_marks(self, x: float, y: float) -> None:
        """Further marks below those, from this middle on."""

    def points(self, x: float, y: float) -> None:
        easel, unit = self.easel, self.unit
        panel = easel.theme.panel("gold", 0.5 * unit)
        white = easel.theme.colour("white")
        paint = Paint(white, panel.paint.line, 0.5 * unit) if easel.theme.saves else panel.paint
        easel.surface.shape(common.shield(x, y, 4.2 * unit), paint)
        common.number(easel, str(self.facts.points), x, y + 0.2 * unit, 11 * POINT * unit, panel.ink)

    def kind_line(self) -> None:
        """The kind in words, on the lower edge of the picture."""
        easel, unit = self.easel, self.unit
        texts = [self.kind_words(easel.says[lang]) for lang in easel.langs]
        x, y, room = easel.width / 2, self.window_bottom, self.right - self.left
        common.pill(easel, self.card, texts, x, y, 3.4 * unit, 6.4 * POINT * unit, room, self.look.hue)

    def kind_words(self, say: Say) -> str:
        kind = say(f"kind.{self.card.kind}")
        return f"{say(f'note.{self.facts.type}')} · {kind}" if self.facts.type else kind

    def slots(self, lang: Lang) -> tuple[tuple[Sum, ...], list[Slot]]:
        """Resources, and what the card says, with what it does while it lies in the row."""
        say = self.easel.says[lang]
        resources, slots = common.resources_first(self.card.slots(lang))
        if self.facts.danger:
            slots.insert(0, common.said(say("danger.means"), say("danger").upper()))
        if self.facts.only_in:
            slots.insert(0, common.said(self.facts.where(lang)))
        return resources, slots

    def text(self) -> None:
        easel, unit, card = self.easel, self.unit, self.card
        told = {lang: self.slots(lang) for lang in easel.langs}
        top = self.window_bottom - 3.0 * unit
        slots = {lang: told[lang][1] for lang in easel.langs}
        paragraphs = common.rule_paragraphs(easel, card, slots, "centre")
        bottom = self.text_bottom + (3.6 * unit if self.facts.points else 0)
        room = TextRoom(self.right - self.left, top - bottom, common.TYPE * POINT * unit, READABLE)
        paint = common.keyword_paint(easel, self.look.hue)
        common.write_rules(easel, card, paragraphs, room, self.left, top, paint, told[easel.lang][0])


FACE = HeistDesign()

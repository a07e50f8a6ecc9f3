"""The cards of Katakumby: those of Brzdęk! under a vault, with further prices, places and a ward against ghosts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import Lang, Say
from printables.cards.designs import brzdek, common
from printables.cards.designs.base import CardGroup, Easel
from printables.cards.designs.words import FACES
from printables.draw.marks import SAFE
from printables.draw.shapes import Shape, circle, curves, rectangle
from printables.draw.surface import Paint
from printables.draw.units import POINT


class RelicCard(Protocol):
    """What the face needs to know beside what a card of Brzdęk! has."""

    set: str
    ghost_ward: bool
    only_in: Sequence[str]

    @property
    def extras(self) -> Mapping[str, int]: ...


BASE, PROMO, PHANTASM = "base", "promo", "phantasm"
SET_MARKS = {BASE: "gate", PROMO: "spark", PHANTASM: "ghost"}
"""The little sign at the foot of a card, by its set."""
PLACES = {"crystal_cave": "crystal", "altar": "altar"}
"""Where a card can be dealt with; the depths have the badge of their tiles."""
USUAL = 4
"""So many players need no more than the usual box."""
PARTY_MARK = "5–6"
HUE = "teal"
"""Of borders and backs: cards of both games are told apart across the table."""


class DelveDesign(brzdek.HeistDesign):
    """First what every game needs, kind by kind; then promo cards, and what only five or six players need."""

    hue = HUE

    def groups(self, catalog: Catalog, says: Mapping[Lang, Say]) -> Sequence[CardGroup]:
        groups = []
        for group in super().groups(catalog, says):
            usual = [(card, min(count, USUAL * card.copies)) for card, count in group.cards if _set(card) == BASE]
            if usual:
                groups.append(group._replace(cards=tuple(usual)))
        cards = [card for card in catalog.cards.values() if card.kind in brzdek.LOOKS]
        promo = [(card, card.copies) for card in cards if _set(card) == PROMO]
        party = [(card, more) for card in cards if (more := _more(catalog, card))]
        for name, further, mark in ((PROMO, promo, ""), ("party", party, PARTY_MARK)):
            if further:
                groups.append(CardGroup(FACES[name], tuple(further), mark=mark, pile=name))
        return groups

    def draw_front(self, easel: Easel, card: Card) -> None:
        DelveFront(easel, card).draw()

    def draw_back(self, easel: Easel, back: str) -> None:
        theme = easel.theme
        white, dark = theme.colour("white"), theme.colour(HUE)

        def gate(x: float, y: float, size: float) -> None:
            main, light = (dark, white) if theme.saves else (white, dark)
            size *= 0.94
            easel.icon("gate", x - size / 2, y - 0.47 * size, size, main, light)

        common.patterned_back(easel, HUE, FACES["back.katakumby"].to(easel.lang), gate)


def _set(card: Card) -> str:
    return cast(RelicCard, card).set


def _more(catalog: Catalog, card: Card) -> int:
    """How many more of a card lie in the box for more than four players."""
    tables = catalog.tables
    if card.kind == "starter":
        return card.copies * max(catalog.players[1] - USUAL, 0)
    if card.kind == "reserve":
        more: int = tables["party_reserve"]
        return more
    if _set(card) not in (BASE, PROMO):
        return card.copies
    return 1 if _set(card) == BASE and card.copies in tables["party_copies"] else 0


class DelveFront(brzdek.HeistFront):
    """One card."""

    def __init__(self, easel: Easel, card: Card) -> None:
        super().__init__(easel, card)
        self.relic = cast(RelicCard, card)

    def draw(self) -> None:
        super().draw()
        self.set_mark()

    # -- the vault

    def frame(self) -> None:
        common.frame(self.easel, HUE, self.inset, self.banner_top - self.banner_height / 2)

    def window(self) -> Shape:
        """A vault with a pointed top."""
        left, right, bottom, top = self.left, self.right, self.window_bottom, self.window_top
        middle, spring = (left + right) / 2, bottom + 0.5 * (top - bottom)
        return curves(
            (left, bottom),
            (right, bottom),
            (right, spring),
            (right, top - 0.14 * (top - spring), middle + 0.2 * (right - left), top, middle, top),
            (middle - 0.2 * (right - left), top, left, top - 0.14 * (top - spring), left, spring),
        )

    # -- marks

    def price(self) -> None:
        super().price()
        y = self.banner_top - self.banner_height - (11.5 if self.card.kind == "monster" else 6.5) * self.unit
        for icon, count in self.relic.extras.items():
            self.extra(icon, count, y)
            y -= 8.4 * self.unit

    def extra(self, icon: str, count: int, y: float) -> None:
        """A price to be paid as well."""
        easel, unit, theme = self.easel, self.unit, self.easel.theme
        width, height, left = 13.6 * unit, 7.2 * unit, 3.4 * unit
        box = rectangle(left, y - height / 2, width, height, height / 2)
        easel.surface.shape(box, Paint(theme.colour("white"), theme.colour("ink"), 0.45 * unit))
        common.number(easel, f"+{count}", left + 4.4 * unit, y, 11 * POINT * unit, theme.colour("ink"))
        easel.icon(icon, left + 7.4 * unit, y - 2.5 * unit, 5 * unit)

    def more_marks(self, x: float, y: float) -> None:
        """The ward against ghosts, and the places."""
        easel, unit, theme = self.easel, self.unit, self.easel.theme
        if self.relic.ghost_ward:
            self.disc("ghost", x, y)
            bar = 3.2 * unit
            easel.surface.shape(
                curves((x - bar, y - bar), (x + bar, y + bar), closed=False),
                Paint(None, theme.colour("red"), 0.8 * unit, round=True),
            )
            y -= 9.6 * unit
        for place in self.relic.only_in:
            if place in PLACES:
                self.disc(PLACES[place], x, y)
            else:
                blue = theme.colour("blue")
                easel.surface.shape(
                    common.badge_shape("diamond", x, y, 4.2 * unit), Paint(theme.colour("white"), blue, 0.6 * unit)
                )
                common.number(easel, Say(easel.lang, FACES)(f"letter.{place}"), x, y, 11 * POINT * unit, blue)
            y -= 9.6 * unit

    def disc(self, icon: str, x: float, y: float) -> None:
        easel, unit, theme = self.easel, self.unit, self.easel.theme
        easel.surface.shape(circle(x, y, 4.4 * unit), Paint(theme.colour("white"), theme.colour("ink"), 0.5 * unit))
        easel.icon(icon, x - 2.7 * unit, y - 2.7 * unit, 5.4 * unit)

    def points_left(self) -> float:
        return super().points_left() - 3.8 * self.unit

    def set_mark(self) -> None:
        """At the right end of the foot line."""
        easel, unit = self.easel, self.unit
        icon = SET_MARKS.get(self.relic.set, SET_MARKS[BASE])
        easel.icon(icon, self.points_left() + 0.8 * unit, max(self.foot, SAFE), 3.0 * unit)


FACE = DelveDesign()

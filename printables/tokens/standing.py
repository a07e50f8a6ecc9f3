"""What is folded and stands: pawns of players, and characters as their cards show them."""

from __future__ import annotations

from brzdek.core.catalog.cards import Card
from printables.cards.designs import common
from printables.cards.designs.base import Easel
from printables.cards.designs.common import badge_shape
from printables.draw.art import PictureFrame
from printables.draw.shapes import line, rectangle
from printables.draw.surface import Paint
from printables.draw.textflow import TextRoom
from printables.draw.units import POINT
from printables.emblems.drawing import draw_view, shown_emblem
from printables.tokens.contents import Token
from printables.tokens.sorts import SMALL_READABLE, foot


def draw_standing(easel: Easel, token: Token, card: Card) -> None:
    """Both sides of a figure, folded at the head, and a foot at each end to stand on."""
    figure = StandingFigure(easel, token, card)
    middle, base = easel.height / 2, foot(token.sort)
    with easel.surface.at(0, middle):
        figure.draw(middle)
    easel.surface.save()
    easel.surface.transform(-1, 0, 0, -1, easel.width, middle)
    figure.draw(middle)
    easel.surface.restore()
    fold = Paint(None, easel.theme.colour("ink"), 0.15, (1.4, 1))
    for y in (base, middle, easel.height - base):
        easel.surface.shape(line(0, y, easel.width, y), fold)


class StandingFigure:
    """One side. Lengths are those of a figure 22 mm wide, times ``part``."""

    def __init__(self, easel: Easel, token: Token, card: Card) -> None:
        self.easel = easel
        self.card = card
        self.colour = token.colour
        self.hue = token.colour.hue if token.colour else token.hue
        self.named = token.sort.face == "standee"
        self.base = foot(token.sort)
        self.part = easel.width / 22

    def draw(self, height: float) -> None:
        """Its head down at the origin; the foot ends at ``height``."""
        easel, base, part = self.easel, self.base, self.part
        surface, theme, width = easel.surface, easel.theme, easel.width
        high = height - base
        surface.save()
        surface.transform(-1, 0, 0, -1, width, height)
        if not theme.saves:
            surface.shape(rectangle(0, base, width, high), Paint(theme.colour(self.hue, 0.82)))
            surface.shape(rectangle(0, 0, width, base), Paint(theme.colour("stone", 0.7)))
        band = (8.2 if self.named else 6.6) * part
        if not easel.art.draw(surface, self.card, PictureFrame(0, base, width, high)):
            self.somebody(PictureFrame(0, base + band, width, high - band))
        panel = theme.panel(self.hue, 0.4 * part)
        surface.shape(rectangle(0, base, width, band), panel.paint)
        if self.named:
            paragraphs = common.title_paragraphs(easel, self.card, panel.ink, "centre")
            room = TextRoom(width - 1.4, 7.6 * part, 8 * POINT * part, SMALL_READABLE, leading=1.05)
            easel.write(self.card, paragraphs, room, 0.7, base + 7.9 * part, middle=True)
        if self.colour:
            y, main = base + 8.6 * part, theme.colour(self.hue)
            ground = Paint(theme.colour("white"), main, 0.5)
            surface.shape(badge_shape(self.colour.shape, width / 2, y, 4.6 * part), ground)
            letter, letters = self.colour.letter.to(easel.lang), theme.letters(self.hue)
            common.number(easel, letter, width / 2, y, 12 * POINT * part, letters)
        surface.restore()

    def somebody(self, view: PictureFrame) -> None:
        """Who stands there: a character as its card shows it, or a player in a cloak."""
        easel, theme, part = self.easel, self.easel.theme, self.part
        if self.named:
            window = rectangle(view.x, view.y, view.width, view.height)
            # What hands hold reaches farther than the figure, and is not to be cut off.
            inner = PictureFrame(view.x + 2.4 * part, view.y + part, view.width - 4.8 * part, view.height - 4 * part)
            draw_view(easel, shown_emblem(easel, self.card), self.hue, window, view, inner)
            return
        size = 0.8 * view.width
        x, y = view.x + (view.width - size) / 2, view.y + 1.8 * part
        easel.icon("cloak", x, y, size, theme.colour(self.hue), theme.colour("white"))

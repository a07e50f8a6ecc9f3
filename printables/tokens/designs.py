"""How tokens look: their outlines, fronts by sort, and backs. The origin is the lower left corner of the token."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt

from brzdek.core.effects.slots import Slot, Sum
from brzdek.core.text import Lang
from brzdek.core.values import replace
from printables.cards.designs import common
from printables.cards.designs.base import Easel
from printables.cards.designs.common import badge_shape
from printables.draw.art import PictureFrame
from printables.draw.fonts import font
from printables.draw.shapes import Shape, circle, line, polygon, rectangle, regular, star
from printables.draw.surface import Paint
from printables.draw.textflow import LabelPaint, Paragraph, TextRoom, fit
from printables.draw.units import POINT, millimetres
from printables.tokens.contents import Token
from printables.tokens.sorts import SMALL_READABLE, STANDING, Back, Sort, backs, foot
from printables.tokens.standing import draw_standing

SMALL_TOKEN = 12.0
"""On lower tokens no further word can be read."""
KEYWORD = 3.6
"""The height of a keyword above the words, in parts of a token 34 mm high."""
WIDER = (1, 0.75, 0.9, 0.82)
"""Parts of a text's height: nearer to the middle of a token it is less high but wider, which helps long words."""
CORNER = 0.07
"""The radius of a square's corners, as a part of its width."""


def outline(sort: Sort, grow: float = 0) -> Shape:
    """Where a token is cut, or so much outside of it."""
    width, height = millimetres(sort.size.width), millimetres(sort.size.height)
    x, y = width / 2, height / 2
    if sort.shape == "round":
        return circle(x, y, width / 2 + grow)
    if sort.shape == "hex":
        return regular(x, y, height / 2 + grow * 2 / sqrt(3), 6)
    radius = CORNER * width + grow if sort.gap else 0
    return rectangle(-grow, -grow, width + 2 * grow, height + 2 * grow, radius)


def easel_for(easel: Easel, sort: Sort) -> Easel:
    return replace(easel, width=millimetres(sort.size.width), height=millimetres(sort.size.height))


def draw_front(easel: Easel, token: Token) -> None:
    """On an easel of the token's size."""
    front = TokenFront(easel, token)
    PAINTERS[token.sort.face](front)
    if token.mark:
        front.party()


def draw_back(easel: Easel, token: Token) -> None:
    sort = token.sort
    if sort.back not in backs():
        draw_front(easel, token)
        return
    _pictured(easel, sort, backs()[sort.back])


def _pictured(easel: Easel, sort: Sort, back: Back) -> None:
    surface, theme = easel.surface, easel.theme
    x, y, unit = easel.width / 2, easel.height / 2, easel.height / 34
    panel = theme.panel(back.hue, 0.5 * unit)
    surface.shape(outline(sort, easel.bleed if panel.paint.fill else -0.8), panel.paint)
    ink = panel.ink
    pale = theme.colour(back.hue, 0.72 if theme.saves else 0.25)
    for reach in (15, 13):
        surface.shape(star(x, y, reach * unit * 0.8, reach * unit * 0.62, 16), Paint(None, pale, 0.3 * unit))
    surface.shape(outline(sort, -1.9 * unit), Paint(None, ink, 0.35 * unit))
    size = 13 * unit
    up = 2.2 * unit if back.mark else 0
    light = theme.colour("white") if theme.saves else theme.colour(back.hue)
    easel.icon(back.icon, x - size / 2, y - size / 2 + up, size, ink, light)
    if back.mark:
        surface.centred(x, y - 10.4 * unit, back.mark, "number", 17 * POINT * unit, ink)


def _letters(paragraphs: Sequence[Paragraph], room: TextRoom) -> float:
    """How big the letters of a text may be in a room, as far as that matters for reading them."""
    return min(fit(paragraphs, room).size, SMALL_READABLE)


class TokenFront:
    """One token. Lengths are those of a token 34 mm high, times the unit."""

    def __init__(self, easel: Easel, token: Token) -> None:
        self.easel = easel
        self.token = token
        self.sort = token.sort
        self.card = replace(token.card, name=token.name) if token.mark else token.card
        self.points = int(getattr(token.card, "points", 0))
        self.unit = easel.height / 34
        self.x, self.y = easel.width / 2, easel.height / 2

    # -- what the sorts share

    def ground(self, hue: str, rim: float = 1.6) -> None:
        """A rim of the colour to the very edge, and the light inside."""
        easel, theme = self.easel, self.easel.theme
        inner = outline(self.sort, -rim * self.unit)
        if theme.saves:
            easel.surface.shape(inner, Paint(None, theme.colour(hue), 0.5 * self.unit))
            return
        easel.surface.shape(outline(self.sort, easel.bleed), Paint(theme.colour(hue)))
        easel.surface.shape(inner, Paint(theme.colour("paper")))

    def reach(self, y: float) -> float:
        """How wide a text may be at this distance from the middle."""
        half = self.easel.height / 2 - 2.4 * self.unit
        if self.sort.shape == "round":
            return 2 * sqrt(max(half * half - y * y, 0))
        if self.sort.shape == "hex":
            return 2 * min(self.easel.width / 2 - 3.4 * self.unit, (half - abs(y)) * sqrt(3))
        return self.easel.width - 6 * self.unit

    def middle(
        self, bottom: float, top: float, paragraphs: list[Paragraph], size: float, label: LabelPaint | None = None
    ) -> None:
        """A text between two heights (from the middle of the token), as wide as the shape allows there."""
        room = self._widest(bottom, top, paragraphs, size)
        self.easel.write(self.card, paragraphs, room, self.x - room.width / 2, self.y + top, middle=True, label=label)

    def _widest(self, bottom: float, top: float, paragraphs: list[Paragraph], size: float) -> TextRoom:
        """Of the rooms that end at such a depth or nearer to the middle, the one with the biggest letters."""
        return max((self._room(part * bottom, top, size) for part in WIDER), key=partial(_letters, paragraphs))

    def _room(self, bottom: float, top: float, size: float) -> TextRoom:
        # The last line of a text is short or ends nearer to the middle, so it need not be measured at its foot.
        width = min(self.reach(0.84 * bottom), self.reach(0.84 * top))
        return TextRoom(width, top - bottom, size, SMALL_READABLE, leading=1.12)

    def named(self, bottom: float, top: float, size: float) -> None:
        paragraphs = common.title_paragraphs(self.easel, self.card, self.easel.theme.colour("ink"), "centre")
        self.middle(bottom, top, paragraphs, size)

    def shield(self, x: float, y: float, radius: float) -> None:
        easel = self.easel
        panel = easel.theme.panel("gold", 0.12 * radius)
        fill = panel.paint.fill or easel.theme.colour("white")
        paint = Paint(fill, panel.paint.line or easel.theme.colour("paper"), 0.12 * radius)
        easel.surface.shape(common.shield(x, y, radius), paint)
        common.number(easel, str(self.points), x, y + 0.03 * radius, 2.6 * POINT * radius, panel.ink)

    def party(self) -> None:
        """The mark of an expansion for more players: a chip at the foot, or only its colour where it is too small."""
        easel, unit = self.easel, self.unit
        colour, white = easel.theme.colour("rose"), easel.theme.colour("white")
        if easel.height < SMALL_TOKEN:
            side = 0.34 * easel.width
            corner = polygon([(easel.width, 0), (easel.width - side, 0), (easel.width, side)])
            easel.surface.shape(corner, Paint(colour, white, 0.2))
            return
        size = max(5 * POINT, 4.6 * POINT * unit)
        wide = font("number").width(self.token.mark) * size + 1.2
        if self.sort.face in STANDING:
            spots = [(self.x, foot(self.sort) + 1.2), (self.x, easel.height - foot(self.sort) - 1.2 - 1.2 * size)]
        else:
            spots = [(0.8 * easel.width, 0.58 * easel.height) if self.sort.shape == "hex" else (self.x, 0.9)]
        for x, y in spots:
            box = rectangle(x - wide / 2, y, wide, 1.2 * size, 0.5 * size)
            easel.surface.shape(box, Paint(colour, white, 0.25))
            easel.surface.centred(x, y + 0.28 * size, self.token.mark, "number", size, white)

    def covered(self) -> bool:
        """Draw a picture that fills the whole token; False: it brings none."""
        covered = self.easel.covered(self.card)
        if covered:
            self.easel.cover(self.card)
        return covered

    def panel(self, bottom: float, top: float) -> None:
        """The light ground of what is to be read on such a picture, between two heights from the middle."""
        surface = self.easel.surface
        surface.save()
        surface.clip(rectangle(0, self.y + bottom, self.easel.width, top - bottom))
        surface.shape(outline(self.sort, -1.6 * self.unit), Paint(self.easel.theme.colour("paper")))
        surface.restore()

    def art_in(self, y: float, radius: float) -> bool:
        """Draw the token's own picture in a circle; False: it brings none."""
        frame = PictureFrame(self.x - radius, y - radius, 2 * radius, 2 * radius)
        return self.easel.art.draw(self.easel.surface, self.card, frame, circle(self.x, y, radius))

    # -- sorts

    def secret(self) -> None:
        """A name, what it does, and points."""
        unit, easel = self.unit, self.easel
        self.ground(self.token.hue)
        told = {lang: _slots(easel, self.token, lang) for lang in easel.langs}
        square = self.sort.shape == "square"
        foot = (-13.4 if square else -9.8 if self.points else -11.8) * unit
        covered = self.covered()
        top = 0.0 if easel.has_art(self.card) else self.name_place(told, foot)
        if covered:
            self.panel(-self.y, top + 4.8 * unit)
        elif not top and not self.art_in(self.y + 9.2 * unit, 4.8 * unit):
            size = 8.4 * unit
            easel.icon(self.token.icon, self.x - size / 2, self.y + 4.9 * unit, size)
        self.named(top - 0.9 * unit, top + 4.4 * unit, 7.6 * POINT * unit)
        if not any(told.values()):
            if self.points:
                self.shield(self.x, self.y - 7.0 * unit, 5.2 * unit)
            return
        if self.points:
            beside = easel.width / 2 - 3.4 * unit if square else 0
            self.shield(self.x + beside, self.y + (12.6 if square else -13.2) * unit, 3.3 * unit)
        self.rules(told, foot, top - 1.4 * unit)

    def name_place(self, told: Mapping[Lang, list[Slot]], foot: float) -> float:
        """How far above the middle the name stands: words in two languages, or many, need the place of the picture."""
        if not any(told.values()) or self.resources(told):
            return 0
        places = [place * self.unit for place in ((0, 4, 5) if self.sort.shape == "square" else (0, 6, 8))]
        if len(self.easel.langs) > 1:
            places = places[1:]
        return next((place for place in places if self.readable(told, foot, place - 1.4 * self.unit)), places[0])

    def readable(self, told: Mapping[Lang, list[Slot]], foot: float, top: float) -> bool:
        """Can what it says be read between these heights?"""
        if self.single(told):
            told, top = _unheaded(told), top - KEYWORD * self.unit
        paragraphs = common.rule_paragraphs(self.easel, self.card, told, "centre")
        room = self._widest(foot, top, paragraphs, 7 * POINT * self.unit)
        return fit(paragraphs, room).readable

    def single(self, told: Mapping[Lang, list[Slot]]) -> bool:
        """Is there just one keyword, to stand above the words?"""
        return all(len(slots) == 1 for slots in told.values()) and bool(told[self.easel.lang][0].heading)

    def resources(self, told: Mapping[Lang, list[Slot]]) -> tuple[Sum, ...]:
        """The sums of resources, if the token gives that and nothing else."""
        slots = told[self.easel.lang]
        sums, rest = slots[0].led() if len(slots) == 1 else ((), ())
        return () if rest else sums

    def rules(self, told: Mapping[Lang, list[Slot]], foot: float, top: float) -> None:
        """Resources big enough to be seen across the table, or words; a single keyword stands above them."""
        easel, unit = self.easel, self.unit
        if self.single(told):
            words = " / ".join(dict.fromkeys(slots[0].heading for slots in told.values()))
            self.keyword(words, top - KEYWORD / 2 * unit)
            told, top = _unheaded(told), top - KEYWORD * unit
        resources = self.resources(told)
        if resources:
            y, colour = self.y + (foot + top) / 2, easel.theme.colour("ink")
            common.write_resources(easel, resources, self.x, y, 15 * POINT * unit, colour)
            return
        paragraphs = common.rule_paragraphs(easel, self.card, told, "centre")
        self.middle(foot, top, paragraphs, 7 * POINT * unit, common.keyword_paint(easel, self.token.hue))

    def keyword(self, words: str, y: float) -> None:
        easel, unit = self.easel, self.unit
        size = min(6.4 * POINT * unit, 0.8 * self.reach(y) / max(font("strong").width(words), 0.1))
        panel = easel.theme.panel(self.token.hue, 0.25 * unit)
        width = font("strong").width(words) * size + 2.4 * unit
        box = rectangle(self.x - width / 2, self.y + y - 0.62 * size, width, 1.24 * size, 0.3 * size)
        easel.surface.shape(box, panel.paint)
        easel.surface.centred(self.x, self.y + y - 0.33 * size, words, "strong", size, panel.ink)

    def prize(self) -> None:
        """A picture, what it is worth, and its name."""
        unit, easel = self.unit, self.easel
        self.ground(self.token.hue, 2.0)
        theme = easel.theme
        surface = easel.surface
        size, up = (8.4 * unit, 7.6 * unit) if len(easel.langs) > 1 else (10.2 * unit, 5.9 * unit)
        if self.covered():
            self.panel(-7.2 * unit, up - 0.6 * size)
        else:
            if not theme.saves:
                surface.shape(circle(self.x, self.y + up, 0.72 * size), theme.tint(self.token.hue, 0.8))
            if not self.art_in(self.y + up, 0.72 * size):
                hue = theme.colour(self.token.hue)
                easel.icon(self.token.icon, self.x - size / 2, self.y + up - size / 2, size, hue)
        self.named(-6.9 * unit, up - 0.66 * size, 7.2 * POINT * unit)
        self.shield(self.x, self.y - 11.6 * unit, 4.1 * unit)

    def coin(self) -> None:
        unit, easel = self.unit, self.easel
        theme, surface = easel.theme, easel.surface
        panel = theme.panel(self.token.hue, 0.6 * unit)
        surface.shape(outline(self.sort, easel.bleed if panel.paint.fill else -1), panel.paint)
        pale = theme.colour(self.token.hue, 0.6)
        for step in range(24):
            with surface.turned(self.x, self.y, 15 * step):
                surface.shape(line(14.2 * unit, 0, 15.6 * unit, 0), Paint(None, pale, 0.5 * unit))
        surface.shape(circle(self.x, self.y, 12.8 * unit), Paint(None, panel.ink, 0.6 * unit))
        if self.token.icon == "gold":
            common.number(easel, str(self.sort.value), self.x, self.y, 38 * POINT * unit, panel.ink)
            return
        # Counters of several sorts are told apart by their icon too, not by colour alone.
        common.number(easel, str(self.sort.value), self.x, self.y + 4.2 * unit, 30 * POINT * unit, panel.ink)
        size, light = 8.6 * unit, theme.colour("white" if theme.saves else self.token.hue)
        easel.icon(self.token.icon, self.x - size / 2, self.y - 10.6 * unit, size, panel.ink, light)

    def sign(self) -> None:
        unit, easel = self.unit, self.easel
        panel = easel.theme.panel(self.token.hue, 0.8 * unit)
        if self.covered():
            return
        easel.surface.shape(outline(self.sort, easel.bleed if panel.paint.fill else -1.2 * unit), panel.paint)
        if self.art_in(self.y, 13.6 * unit):
            return
        if panel.paint.fill:
            easel.surface.shape(outline(self.sort, -2.4 * unit), Paint(None, panel.ink, 0.7 * unit))
        size = 20 * unit
        light = easel.theme.colour("white") if easel.theme.saves else easel.theme.colour(self.token.hue)
        easel.icon(self.token.icon, self.x - size / 2, self.y - size / 2, size, panel.ink, light)

    def cube(self) -> None:
        """A colour that is also a letter in a shape."""
        unit, easel = self.unit, self.easel
        theme, surface = easel.theme, easel.surface
        colour = self.token.colour
        hue = colour.hue if colour else self.token.hue
        if not theme.saves:
            surface.shape(outline(self.sort, easel.bleed), Paint(theme.colour(hue)))
        if colour:
            main = theme.colour(hue)
            ground = Paint(theme.colour("white"), main if theme.saves else None, 1.6 * unit)
            surface.shape(badge_shape(colour.shape, self.x, self.y, 11.5 * unit), ground)
            letters = theme.letters(hue)
            common.number(easel, colour.letter.to(easel.lang), self.x, self.y, 34 * POINT * unit, letters)
            return
        size = 22 * unit
        dark = hue != "white"
        main = theme.colour("white") if dark and not theme.saves else theme.colour("ink" if dark else "stone")
        light = theme.colour("white") if theme.saves or not dark else theme.colour(hue)
        easel.icon(self.token.icon, self.x - size / 2, self.y - size / 2, size, main, light)

    def standing(self) -> None:
        draw_standing(self.easel, self.token, self.card)


def _unheaded(told: Mapping[Lang, list[Slot]]) -> dict[Lang, list[Slot]]:
    return {lang: [replace(slot, heading="") for slot in slots] for lang, slots in told.items()}


def _slots(easel: Easel, token: Token, lang: Lang) -> list[Slot]:
    """What the card says, and what its numbers ask for that stand in no text."""
    needed = getattr(token.card, "needs_damage", 0)
    more = [common.said(easel.says[lang]("note.needs_damage", n=needed))] if needed else []
    return [*token.card.slots(lang), *more]


PAINTERS: Mapping[str, Callable[[TokenFront], None]] = {
    "secret": TokenFront.secret,
    "prize": TokenFront.prize,
    "coin": TokenFront.coin,
    "sign": TokenFront.sign,
    "cube": TokenFront.cube,
    "pawn": TokenFront.standing,
    "standee": TokenFront.standing,
}

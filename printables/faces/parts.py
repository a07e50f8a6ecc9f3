"""The parts that a face is drawn from, each with what it may say in YAML and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.schema import Field, Flag, Record, TextPair, Whole, Word
from brzdek.core.text import Lang, Text
from brzdek.core.values import NamedTuple
from printables.cards.designs import common
from printables.cards.designs.base import READABLE, Easel
from printables.cards.designs.common import Livery
from printables.draw.art import PictureFrame
from printables.draw.fonts import CAP, font
from printables.draw.shapes import Shape, rectangle
from printables.draw.surface import Colour, Paint
from printables.draw.textflow import Paragraph, Run, TextRoom
from printables.draw.units import POINT
from printables.emblems import drawing
from printables.faces.regions import FaceBox, PlaceField
from printables.faces.values import TEXT, WORD, CardNames, FaceNumber, ValueField
from printables.jobs.stock import PlainColour

BADGES = ("circle", "square", "diamond", "hexagon", "shield", "star")
BANNERS = ("plain", "round", "notch", "point", "jag")
COLOUR = ValueField(PlainColour())
MOST_REPEATED = 20


class TextStyle(NamedTuple):
    """How a text looks."""

    font: str = "text"
    size: float = 9.0
    least: float = 6.0
    colour: Any = "ink"
    on: Any = None
    """The colour of the ground, if the text stands on a strong one."""
    align: str = "left"
    place: str = "top"
    leading: float = 1.22


STYLE = Record(
    {},
    {
        "font": Word(),
        "size": FaceNumber(3, 96),
        "least": FaceNumber(3, 96),
        "colour": COLOUR,
        "on": COLOUR,
        "align": Word(("left", "centre", "right", "full")),
        "place": Word(("top", "middle", "bottom")),
        "leading": FaceNumber(0.8, 3),
    },
    make=lambda **read: TextStyle(**read),
)


class FaceSpot(NamedTuple):
    """Where a part is drawn, and of which card."""

    easel: Easel
    card: Card
    names: CardNames
    box: FaceBox
    style: TextStyle
    """Of the texts of this part."""

    def colour(self, told: Any, light: float = 0) -> Colour:
        name = self.names.value(told)
        known = isinstance(name, str) and (name in self.easel.theme.palette or name.startswith("#"))
        return self.easel.theme.colour(name if known else "grey", light)

    @property
    def frame(self) -> PictureFrame:
        return PictureFrame(*self.box)

    def hue(self, told: Any) -> str:
        """The name of a colour."""
        name = self.names.value(told)
        return name if isinstance(name, str) and (name in self.easel.theme.palette or name.startswith("#")) else "grey"


Draw = Callable[[FaceSpot, Mapping[str, Any]], None]


class FacePart(NamedTuple):
    """A sort of part: its measures in YAML, and how it is drawn."""

    record: Record
    draw: Draw


def _shape(kind: str, box: FaceBox, radius: float) -> Shape:
    if kind in BADGES:
        return common.badge_shape(kind, *box.middle, min(box.width, box.height) / 2)
    if kind in BANNERS:
        return common.banner_shape(kind, box.x, box.y, box.width, box.height)
    return rectangle(box.x, box.y, box.width, box.height, radius)


def bled(spot: FaceSpot) -> FaceBox:
    """A place that reaches an edge of the card goes on over the cut."""
    (x, y, width, height), easel = spot.box, spot.easel
    left, low = (easel.bleed if side <= 0 else 0.0 for side in (x, y))
    right, high = (
        easel.bleed if reach >= whole - 1e-9 else 0.0
        for reach, whole in ((spot.box.right, easel.width), (spot.box.top, easel.height))
    )
    return FaceBox(x - left, y - low, width + left + right, height + low + high)


def draw_fill(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """A filled area; where ink is saved only its outline."""
    easel, theme, unit = spot.easel, spot.easel.theme, spot.easel.scale
    whole = spot.box.width >= easel.width and spot.box.height >= easel.height
    kind = spot.names.value(told.get("shape", "box"))
    shape = _shape(kind, bled(spot) if kind == "box" else spot.box, unit * told.get("radius", 0))
    colour = spot.colour(told["colour"], told.get("light", 0))
    line = spot.colour(told["line"]) if "line" in told else None
    width = unit * told.get("line_width", 0.3)
    if not theme.saves or told.get("keep"):
        paint = Paint(colour, line, width)
    elif whole:
        return
    elif told.get("light"):
        paint = theme.tint(spot.hue(told["colour"]))
    else:
        ground = theme.colour("white") if told.get("save") == "white" else None
        paint = Paint(ground, line or spot.colour(told["colour"]), width)
    easel.surface.shape(shape, paint)


def draw_frame(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """A coloured border to the edge, and the light inside."""
    top = spot.box.top if "in" in told else None
    common.frame(spot.easel, spot.hue(told["colour"]), spot.easel.scale * told.get("inset", 2.6), top)


def draw_banner(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """The banner of a kind, with its letter at the right end."""
    letter = Text(*(spot.names.words(told["letter"], lang) for lang in ("pl", "en")))
    shape, badge = (spot.names.value(told.get(name)) for name in ("shape", "badge"))
    look = Livery(spot.hue(told["colour"]), shape or "plain", badge or "circle", letter)
    common.banner(spot.easel, look, spot.box.top, spot.box.height)


def draw_icon(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """An icon as big as fits, or several in a row."""
    name = spot.names.value(told["name"])
    count = spot.names.value(told.get("repeat", 1))
    if not isinstance(name, str) or not spot.easel.knows_icon(name) or not isinstance(count, int) or count < 1:
        return
    count, box = min(count, MOST_REPEATED), spot.box
    gap = told.get("gap", 0.15)
    size = min(box.height, box.width / (count + gap * (count - 1)))
    main = spot.colour(told["colour"], told.get("light", 0)) if "colour" in told else None
    light = spot.colour(told["inside"]) if "inside" in told else None
    if "pale" in told:
        saves, ground = spot.easel.theme.saves, told["pale"]
        main, light = spot.colour(ground, 0.82 if saves else 0.55), spot.colour(ground, 1.0 if saves else 0.86)
    if "on" in told:
        theme, ground = spot.easel.theme, spot.hue(told["on"])
        main, light = theme.panel(ground).ink, theme.colour("white" if theme.saves else ground)
    x, y = box.middle
    left = x - size * (count + gap * (count - 1)) / 2
    for place in range(count):
        spot.easel.icon(name, left + place * size * (1 + gap), y - size / 2, size, main, light)


def draw_art(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """The picture of the card; an icon where it has none."""
    x, y, width, height = bled(spot)
    outline = rectangle(x, y, width, height, spot.easel.scale * told.get("radius", 0))
    if spot.easel.art.draw(spot.easel.surface, spot.card, PictureFrame(x, y, width, height), outline):
        return
    if "else" in told:
        inner = FaceBox(x + 0.1 * width, y + 0.1 * height, 0.8 * width, 0.8 * height)
        draw_icon(spot._replace(box=inner), {**told, "name": told["else"]})


def draw_emblem(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """What is drawn of a card that has no picture."""
    drawing.draw_emblem(spot.easel, drawing.shown_emblem(spot.easel, spot.card), spot.hue(told["colour"]), spot.frame)


def draw_scene(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """Where the emblem of the card stands, behind it."""
    emblem = drawing.shown_emblem(spot.easel, spot.card)
    if emblem.scene:
        outline = rectangle(*spot.box, spot.easel.scale * told.get("radius", 0))
        drawing.draw_scene(spot.easel, emblem.scene, spot.hue(told["colour"]), outline, spot.frame)


def draw_text(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """A text in its style, as big as fits."""
    easel, style = spot.easel, spot.style
    texts: dict[str, Lang] = {}
    for lang in easel.langs:
        texts.setdefault(spot.names.words(told["text"], lang), lang)
    colour = easel.theme.panel(spot.hue(style.on)).ink if style.on is not None else spot.colour(style.colour)
    paragraphs = [
        Paragraph(
            easel.words(spot.card, lang, Run(text, style.font)),
            lang,
            colour,
            space=0.2,
            scale=0.8 if place else 1,
            align=style.align,
            divide=style.font not in ("title", "number"),
        )
        for place, (text, lang) in enumerate(texts.items())
        if text
    ]
    if not paragraphs:
        return
    unit = easel.scale
    room = TextRoom(
        spot.box.width, spot.box.height, style.size * POINT * unit, style.least * POINT, leading=style.leading
    )
    setting = easel.fitted(spot.card, paragraphs, room)
    free = max(0.0, spot.box.height - setting.height)
    easel.show(setting, spot.box.x, spot.box.top - {"top": 0.0, "middle": free / 2, "bottom": free}[style.place])


def draw_line(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """A number or a few words around the middle of a region, on one line."""
    easel, (x, y) = spot.easel, spot.box.middle
    words, style = spot.names.words(told["text"], easel.lang), told.get("font", "number")
    size = _fitting(words, style, told["size"] * POINT * easel.scale, spot.box.width)
    hue = told.get("colour", "ink")
    colour = easel.theme.letters(spot.hue(hue)) if told.get("dark") else spot.colour(hue)
    if "on" in told:
        colour = easel.theme.panel(spot.hue(told["on"])).ink
    easel.check_signs(spot.card, words)
    easel.surface.centred(x, y - CAP * size / 2, words, style, size, colour)


CHIP = 0.6
"""Millimetres of a chip around what stands on it."""


def draw_badge(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """A number in a shape of its colour, and its name above; both on chips, so that they are seen on any picture."""
    easel, theme, unit, (x, y) = spot.easel, spot.easel.theme, spot.easel.scale, spot.box.middle
    kind, radius, hue = spot.names.value(told.get("shape", "shield")), spot.box.height / 2, spot.hue(told["colour"])
    panel, white = theme.panel(hue, 0.5 * unit), theme.colour("white")
    easel.surface.shape(common.badge_shape(kind, x, y, radius + CHIP * unit), Paint(white))
    paint = Paint(white, panel.paint.line, panel.paint.width) if theme.saves else panel.paint
    easel.surface.shape(common.badge_shape(kind, x, y, radius), paint)
    number = spot.names.words(told["text"], easel.lang)
    size = _fitting(number, "number", told["size"] * POINT * unit, 1.5 * radius)
    common.number(easel, number, x, y + 0.1 * unit, size, panel.ink)
    names = [
        name for name in dict.fromkeys(spot.names.words(told.get("name", ""), lang) for lang in easel.langs) if name
    ]
    if names:
        longest = max(names, key=font("strong").width)
        size = _fitting(longest, "strong", max(READABLE, 6 * POINT * unit), spot.box.width + 6 * unit)
        easel.note_size(spot.card.id, size)
        wide, low = font("strong").width(longest) * size + 1.6 * unit, y + radius + 0.9 * unit
        high = (0.2 + 1.1 * len(names)) * size
        easel.surface.shape(rectangle(x - wide / 2, low, wide, high, 0.6 * size), Paint(white))
        for place, name in enumerate(reversed(names)):
            base = low + (0.33 + 1.1 * place) * size
            easel.surface.centred(x, base, name, "strong", size, theme.letters(hue))


def draw_pill(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """A few words on a light ground of their length, around the middle of a region."""
    easel, (x, y), box = spot.easel, spot.box.middle, spot.box
    texts = [spot.names.words(told["text"], lang) for lang in easel.langs]
    size = told["size"] * POINT * easel.scale
    common.pill(easel, spot.card, texts, x, y, box.height, size, box.width, spot.hue(told["colour"]))


def _fitting(words: str, style: str, size: float, room: float) -> float:
    return min(size, room / max(font(style).width(words), 0.1))


def draw_title(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """The name in each language, on one line if it can be."""
    easel, box = spot.easel, spot.box
    ink = easel.theme.panel(spot.hue(told["on"])).ink if "on" in told else spot.colour(told.get("colour", "ink"))
    common.write_title(easel, spot.card, ink, box.x, box.top, box.width, box.height, told.get("align", "left"))


def draw_rules(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """What the card says, and its flavour at the foot."""
    easel, card, style = spot.easel, spot.card, spot.style
    slots = {lang: list(card.slots(lang)) for lang in easel.langs}
    if card.text_override is not None:
        slots = {lang: [common.said(spot.names.with_icons(card.text_override.to(lang)))] for lang in easel.langs}
    for lang in easel.langs if "first" in told else ():
        words = common.capital(spot.names.words(told["first"], lang))
        if words:
            slots[lang].insert(0, common.said(words, told["label"].to(lang) if "label" in told else ""))
    paragraphs = common.rule_paragraphs(easel, card, slots, style.align)
    size = style.size * POINT * easel.scale
    room = TextRoom(spot.box.width, spot.box.height, size, READABLE)
    paint = common.keyword_paint(easel, spot.hue(told.get("keyword", "grey")))
    common.write_rules(easel, card, paragraphs, room, spot.box.x, spot.box.top, paint)


def draw_footer(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """The name of the deck on the left, the collector number on the right."""
    box, colour = spot.box, spot.colour(told.get("colour", "soft"))
    common.footer(spot.easel, spot.card, box.y, box.x, box.right, colour)


def draw_code(spot: FaceSpot, told: Mapping[str, Any]) -> None:
    """A QR code."""
    from printables.draw.codes import draw_qr

    words = spot.names.words(told["text"], spot.easel.lang)
    if words:
        (x, y), side = spot.box.middle, min(spot.box.width, spot.box.height)
        draw_qr(spot.easel.surface, words, x - side / 2, y - side / 2, side)


def _part(draw: Draw, required: Mapping[str, Field], optional: Mapping[str, Field]) -> FacePart:
    every: dict[str, Field] = {"in": PlaceField(), "turn": Word(("left", "right", "over"))}
    return FacePart(Record(required, {**every, **optional}), draw)


_LIGHT = FaceNumber(0, 1)
_POINTS = FaceNumber(3, 96)
_STYLED: dict[str, Field] = {"style": Word()}
_COUNT = ValueField(Whole(0, 99))
PARTS: Mapping[str, FacePart] = {
    "fill": _part(
        draw_fill,
        {"colour": COLOUR},
        {
            "light": _LIGHT,
            "line": COLOUR,
            "line_width": FaceNumber(0, 10),
            "radius": FaceNumber(0, 50),
            "shape": ValueField(Word(("box", *BADGES, *BANNERS))),
            "keep": Flag(),
            "save": Word(("outline", "white")),
        },
    ),
    "frame": _part(draw_frame, {"colour": COLOUR}, {"inset": FaceNumber(0, 20)}),
    "banner": _part(
        draw_banner,
        {"colour": COLOUR, "letter": TEXT},
        {"shape": ValueField(Word(BANNERS)), "badge": ValueField(Word(BADGES))},
    ),
    "icon": _part(
        draw_icon,
        {"name": WORD},
        {
            "colour": COLOUR,
            "light": _LIGHT,
            "inside": COLOUR,
            "on": COLOUR,
            "pale": COLOUR,
            "repeat": _COUNT,
            "gap": FaceNumber(-0.9, 5),
        },
    ),
    "art": _part(draw_art, {}, {"else": WORD, "colour": COLOUR, "light": _LIGHT, "radius": FaceNumber(0, 50)}),
    "emblem": _part(draw_emblem, {"colour": COLOUR}, {}),
    "scene": _part(draw_scene, {"colour": COLOUR}, {"radius": FaceNumber(0, 50)}),
    "text": _part(draw_text, {"text": TEXT}, _STYLED),
    "line": _part(
        draw_line,
        {"text": TEXT, "size": _POINTS},
        {"font": Word(), "colour": COLOUR, "on": COLOUR, "dark": Flag()},
    ),
    "badge": _part(
        draw_badge, {"text": TEXT, "size": _POINTS, "colour": COLOUR}, {"name": TEXT, "shape": ValueField(Word(BADGES))}
    ),
    "pill": _part(draw_pill, {"text": TEXT, "size": _POINTS, "colour": COLOUR}, {}),
    "title": _part(draw_title, {}, {"colour": COLOUR, "on": COLOUR, "align": Word(("left", "centre"))}),
    "rules": _part(draw_rules, {}, {**_STYLED, "first": TEXT, "label": TextPair(30, same=True), "keyword": COLOUR}),
    "footer": _part(draw_footer, {}, {"colour": COLOUR}),
    "qr": _part(draw_code, {"text": TEXT}, {}),
}
"""The words of the language of faces."""

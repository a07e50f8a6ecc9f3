"""What the faces of different games share: frames, banners, badges, rules texts, footers, backs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from brzdek.core.catalog.cards import Card
from brzdek.core.effects.slots import Slot, Sum, sentence, worded
from brzdek.core.text import Lang, Text
from brzdek.core.values import NamedTuple, replace
from printables.cards.designs.base import READABLE, Easel
from printables.draw.fonts import CAP, font
from printables.draw.shapes import Shape, circle, curves, polygon, rectangle, regular, star
from printables.draw.surface import Paint, Surface
from printables.draw.textflow import LabelPaint, Paragraph, Run, TextRoom, fitting_size, part
from printables.draw.units import POINT

TYPE = 12.0
"""Points of rules where there is room for them."""
COMFORT = 9.0
"""Points of rules that make way for bigger sums, but no further."""
SUMS = (24.0, 20.0, 16.0)
"""Points of sums, the biggest first."""
SAFE_FOOT = 3.0
"""How far from the edge the lowest mark stands, on a card of usual size."""


class Livery(NamedTuple):
    """How a kind of card is told from others: by colour, by the shape of its banner and badge, and by a letter."""

    hue: str
    banner: str
    badge: str
    letter: Text


# -- shapes that tell kinds apart


def banner_shape(kind: str, x: float, y: float, width: float, height: float) -> Shape:
    """A title's banner: ``plain``, ``round``, ``notch``, ``point`` or ``jag``."""
    right, top, half = x + width, y + height, y + height / 2
    bite = 0.28 * height
    if kind == "round":
        return rectangle(x, y, width, height, height / 2)
    if kind == "notch":
        return polygon([(x, y), (right, y), (right - bite, half), (right, top), (x, top), (x + bite, half)])
    if kind == "point":
        return polygon(
            [(x + bite, y), (right - bite, y), (right, half), (right - bite, top), (x + bite, top), (x, half)]
        )
    if kind == "jag":
        teeth = 12
        step = width / teeth
        edge = [(right - step * place / 2, y + (0 if place % 2 else 0.14 * height)) for place in range(2 * teeth + 1)]
        return polygon([(x, top), (right, top), *edge])
    return rectangle(x, y, width, height, 0.12 * height)


def badge_shape(kind: str, x: float, y: float, radius: float) -> Shape:
    """The little shape around a letter: ``circle``, ``square``, ``diamond``, ``hexagon``, ``shield`` or ``star``."""
    if kind == "square":
        return rectangle(x - 0.82 * radius, y - 0.82 * radius, 1.64 * radius, 1.64 * radius, 0.15 * radius)
    if kind == "diamond":
        return regular(x, y, 1.22 * radius, 4)
    if kind == "hexagon":
        return regular(x, y, 1.05 * radius, 6)
    if kind == "shield":
        return shield(x, y, radius)
    if kind == "star":
        return star(x, y, 1.2 * radius, 0.86 * radius, 8)
    return circle(x, y, radius)


def shield(x: float, y: float, radius: float) -> Shape:
    left, right, top = x - 0.92 * radius, x + 0.92 * radius, y + 0.95 * radius
    return curves(
        (left, top),
        (right, top),
        (right, y - 0.1 * radius),
        (right, y - 0.6 * radius, x + 0.5 * radius, y - 0.95 * radius, x, y - 1.15 * radius),
        (x - 0.5 * radius, y - 0.95 * radius, left, y - 0.6 * radius, left, y - 0.1 * radius),
    )


def number(easel: Easel, text: str, x: float, y: float, size: float, colour: str) -> None:
    """A number around a point."""
    easel.surface.centred(x, y - CAP * size / 2, text, "number", size, colour)


# -- parts of a card


def stamped(easel: Easel, name: str, draw: Callable[[], None]) -> None:
    """What is the same on many cards, drawn once."""
    bleed = easel.bleed
    easel.surface.stamp(name, (-bleed, -bleed, easel.width + bleed, easel.height + bleed), draw)


def frame(easel: Easel, hue: str, inset: float, top: float | None = None) -> None:
    """A coloured border to the very edge, and the light inside up to ``top``."""
    surface, theme = easel.surface, easel.theme
    high = easel.height - 2 * inset if top is None else top - inset
    inner = rectangle(inset, inset, easel.width - 2 * inset, high, 2.2 * easel.scale)
    if theme.saves:
        surface.shape(inner, Paint(None, theme.colour(hue), 0.5))
        return
    surface.shape(easel.whole(), Paint(theme.colour(hue)))
    surface.shape(inner, Paint(theme.colour("paper")))


def panel(easel: Easel, hue: str, inset: float, top: float) -> None:
    """On a picture that fills the card: the light ground of what is to be read, from the foot up to ``top``."""
    ground = rectangle(inset, inset, easel.width - 2 * inset, top - inset, 2.2 * easel.scale)
    easel.surface.shape(ground, Paint(easel.theme.colour("paper"), easel.theme.colour(hue), 0.4 * easel.scale))


def chip(easel: Easel, x: float, y: float, radius: float, hue: str) -> None:
    """The ground of a mark, so that it is seen on any picture."""
    theme = easel.theme
    easel.surface.shape(circle(x, y, radius), Paint(theme.colour("white"), theme.colour(hue), 0.4 * easel.scale))


def banner(easel: Easel, look: Livery, top: float, height: float) -> None:
    """The banner of a kind with its letter at the right end."""
    surface, theme, unit = easel.surface, easel.theme, easel.scale
    x = 1.4 * unit
    shape = banner_shape(look.banner, x, top - height, easel.width - 2 * x, height)
    colour = theme.colour(look.hue)
    if theme.saves:
        surface.shape(shape, Paint(theme.colour("white"), colour, 0.5))
    else:
        surface.shape(shape, Paint(colour, theme.colour("paper"), 0.35 * unit))
    x, y = easel.width - 7.4 * unit, top - height / 2
    ground = Paint(theme.colour("white"), colour if theme.saves else None, 0.3)
    surface.shape(badge_shape(look.badge, x, y, 2.7 * unit), ground)
    number(easel, look.letter.to(easel.lang), x, y, 7.5 * POINT * unit, theme.letters(look.hue))


def title_paragraphs(easel: Easel, card: Card, colour: str, align: str = "left") -> list[Paragraph]:
    """The name in each language, the first one biggest."""
    return [
        Paragraph(
            easel.words(card, lang, Run(capital(card.name.to(lang)), "title")),
            lang,
            colour,
            space=0,
            scale=1 if place == 0 else 0.66,
            align=align,
            divide=False,
        )
        for place, lang in enumerate(easel.langs)
    ]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def write_title(
    easel: Easel, card: Card, colour: str, x: float, top: float, width: float, height: float, align: str = "left"
) -> None:
    """A title on its banner: on one line if it can be, in the middle of its height."""
    scale = easel.scale
    room = TextRoom(width, height, 12 * POINT * scale, READABLE, leading=1.08)
    paragraphs = title_paragraphs(easel, card, colour, align)
    one_line = width / max(sum(word.width for word in paragraphs[0].words) + 0.24 * len(paragraphs[0].words), 0.1)
    if len(easel.langs) > 1:
        room = TextRoom(width, height, 10 * POINT * scale, READABLE, leading=1.04)
    if one_line >= 8.5 * POINT * scale:
        room = TextRoom(width, height, min(room.size, one_line), READABLE, leading=room.leading)
    easel.write(card, paragraphs, room, x, top, middle=True)


def resources_first(slots: Sequence[Slot]) -> tuple[tuple[Sum, ...], list[Slot]]:
    """The sums with which a card begins, unless a keyword stands before them, and the rest of what it says."""
    if not slots or slots[0].heading:
        return (), list(slots)
    sums, rest = slots[0].led()
    return sums, [*([replace(slots[0], parts=rest)] if rest else []), *slots[1:]]


SUM_GAP, SUM_ICON, SUM_SPACE = 0.45, 1.12, 0.12


def sums_width(sums: Sequence[Sum], size: float) -> float:
    each = sum(font("number").width(one.number) + SUM_SPACE + SUM_ICON for one in sums)
    return size * (each + SUM_GAP * (len(sums) - 1))


def write_resources(easel: Easel, sums: Sequence[Sum], x: float, y: float, size: float, colour: str) -> None:
    """Resources in a row around a point, big enough to be seen across the table."""
    gap, icon_size = SUM_GAP * size, SUM_ICON * size
    widths = [font("number").width(one.number) * size for one in sums]
    left = x - sums_width(sums, size) / 2
    for one, width in zip(sums, widths, strict=True):
        easel.surface.text(left, y - CAP * size / 2, one.number, "number", size, colour)
        word = easel.icon_words.of(one.icon, abs(one.amount), easel.lang)
        space = SUM_SPACE * size
        with easel.surface.read_as(f" {word}", left + width, y - CAP * size / 2, space + icon_size, size):
            easel.icon(one.icon, left + width + space, y - icon_size / 2, icon_size)
        left += width + space + icon_size + gap


def said(text: str, keyword: str = "") -> Slot:
    """Words that stand on the card beside what its effects say."""
    return worded("", sentence(text), keyword)


def rule_paragraphs(easel: Easel, card: Card, slots: Mapping[Lang, Sequence[Slot]], align: str) -> list[Paragraph]:
    """What a card says in every language asked for, the second one lighter and smaller."""
    paragraphs = []
    for place, lang in enumerate(easel.langs):
        colour = easel.theme.colour("ink" if place == 0 else "soft")
        for number_, slot in enumerate(slots.get(lang, ())):
            words = easel.words(card, lang, Run(slot.text))
            paragraphs.append(
                Paragraph(
                    words,
                    lang,
                    colour,
                    label=slot.heading,
                    space=0.7 if place and not number_ else 0.38,
                    scale=1 if place == 0 else 0.86,
                    align=align,
                )
            )
    return paragraphs


def flavour_paragraphs(easel: Easel, card: Card, scale: float = 0.86) -> list[Paragraph]:
    if card.flavour is None:
        return []
    return [
        Paragraph(
            easel.words(card, lang, Run(card.flavour.to(lang), "quiet")),
            lang,
            easel.theme.colour("soft"),
            space=0.3 if place else 0.7,
            scale=scale * (0.9 if place else 1),
            align="centre",
        )
        for place, lang in enumerate(easel.langs)
    ]


def write_rules(
    easel: Easel,
    card: Card,
    rules: Sequence[Paragraph],
    room: TextRoom,
    x: float,
    top: float,
    label: LabelPaint | None = None,
    sums: Sequence[Sum] = (),
) -> None:
    """Sums and rules in the middle of their room, each as big as there is room, and the flavour at its foot."""
    texts = [*rules, *flavour_paragraphs(easel, card)]
    points, letters = _sum_size(easel, texts if rules else [], room) if sums else (0.0, room.size)
    high = 1.35 * points
    setting = easel.fitted(card, texts, room._replace(height=room.height - high, size=letters))
    main, flavour = part(setting, 0, len(rules)), part(setting, len(rules), len(setting.blocks))
    below = flavour.height + (0.7 * setting.size if flavour.blocks else 0)
    top_of_all = top - max(0.0, (room.height - below - high - main.height) / 2)
    if sums:
        middle = x + room.width / 2
        size = min(points, points * room.width / sums_width(sums, points))
        write_resources(easel, sums, middle, top_of_all - high / 2, size, easel.theme.colour("ink"))
    easel.show(main, x, top_of_all - high, label)
    easel.show(flavour, x, top - room.height + flavour.height)


def _sum_size(easel: Easel, texts: Sequence[Paragraph], room: TextRoom) -> tuple[float, float]:
    """The biggest letters of sums that leave comfortable ones for the rules, and the size of those."""
    sizes = [points * POINT * easel.scale for points in SUMS]
    if not texts:
        return sizes[0], room.size
    for size in sizes:
        letters = fitting_size(texts, room._replace(height=room.height - 1.35 * size))
        if letters >= COMFORT * POINT:
            break
    return size, letters


def keyword_paint(easel: Easel, hue: str) -> LabelPaint:
    """The box of a keyword."""
    panel = easel.theme.panel(hue, 0.2)

    def box(surface: Surface, x: float, y: float, width: float, height: float) -> None:
        surface.shape(rectangle(x, y, width, height, 0.22 * height), panel.paint)

    return LabelPaint(box, panel.ink)


def footer(easel: Easel, card: Card, y: float, left: float, right: float, colour: str) -> None:
    """The deck's name on the left, the collector number on the right."""
    size = READABLE
    catalog = easel.catalog
    own = catalog.deck.to(easel.lang) if catalog.deck is not None else catalog.title.to(easel.lang)
    name = shortened(own, 0.62 * (right - left) / size)
    easel.surface.text(left, y, name, "text", size, colour)
    easel.surface.right(right, y, easel.numbers.get(card.id, ""), "text", size, colour)


def pill(
    easel: Easel,
    card: Card,
    texts: Sequence[str],
    x: float,
    y: float,
    height: float,
    size: float,
    room: float,
    hue: str,
) -> None:
    """A few words around a point on a light ground of their length; in two languages on one line, or on more."""
    told = [capital(text) for text in dict.fromkeys(texts) if text]
    if not told:
        return
    unit, width = easel.scale, font("strong").width
    inner, size = room - 4 * unit, max(size, READABLE)
    rows = _rows(told, inner / size)
    size = min(size, *(inner / max(width(row), 0.1) for row in rows))
    easel.note_size(card.id, size)
    wide = max(map(width, rows)) * size + 4 * unit
    step = 1.16 * size
    high = height + step * (len(rows) - 1)
    ground = rectangle(x - wide / 2, y - high / 2, wide, high, min(high, height) / 2)
    easel.surface.shape(ground, Paint(easel.theme.colour("paper"), easel.theme.colour(hue), 0.3 * unit))
    for place, row in enumerate(rows):
        base = y - CAP * size / 2 + step * ((len(rows) - 1) / 2 - place)
        easel.surface.centred(x, base, row, "strong", size, easel.theme.letters(hue))


def _rows(texts: Sequence[str], width: float) -> list[str]:
    """Texts on one line if they fit, at size 1, or broken between them, between their parts, between words."""
    rows = _together(texts, " / ", width)
    for joint in (" · ", " "):
        rows = [part for row in rows for part in _together(row.split(joint), joint, width)]
    return rows


def _together(texts: Sequence[str], joint: str, width: float) -> list[str]:
    """As many of the texts on each line as fit, at size 1."""
    rows: list[str] = []
    for text in texts:
        longer = f"{rows[-1]}{joint}{text}" if rows else text
        if rows and font("strong").width(longer) <= width:
            rows[-1] = longer
        else:
            rows.append(text)
    return rows


def party_chip(easel: Easel, mark: str) -> None:
    """At the foot of what only more players than usual need."""
    size = 6 * POINT * easel.scale
    wide = font("number").width(mark) * size + 2.4 * easel.scale
    x, y = easel.width / 2, SAFE_FOOT * easel.scale
    chip = rectangle(x - wide / 2, y, wide, 1.4 * size, 0.7 * size)
    easel.surface.shape(chip, Paint(easel.theme.colour("rose"), easel.theme.colour("white"), 0.3))
    easel.surface.centred(x, y + 0.38 * size, mark, "number", size, easel.theme.colour("white"))


def shortened(text: str, width: float) -> str:
    """As much of a text as fits, at size 1."""
    if font("text").width(text) <= width:
        return text
    while text and font("text").width(text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…"


# -- backs


def patterned_back(easel: Easel, hue: str, title: str, draw_emblem: Callable[[float, float, float], None]) -> None:
    """A back that looks the same upside down at a glance: a lattice, an emblem in the middle, the name twice."""
    surface, theme = easel.surface, easel.theme
    width, height, unit = easel.width, easel.height, easel.scale
    inset = 3.2 * unit
    dark = theme.colour(hue)
    pale = theme.colour(hue, 0.72)
    ink = dark if theme.saves else theme.colour("white")
    if not theme.saves:
        surface.shape(easel.whole(), Paint(dark))
    inner = rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 2.2 * unit)
    surface.save()
    surface.clip(inner)
    step = 6.2 * unit
    for row in range(-1, int(height / step) + 2):
        for column in range(-1, int(width / step) + 2):
            x = width / 2 + (column - round(width / step / 2) + (row % 2) / 2) * step
            y = height / 2 + (row - round(height / step / 2)) * step
            surface.shape(
                regular(x, y, 0.42 * step, 4), Paint(None, pale if theme.saves else theme.colour(hue, 0.22), 0.3 * unit)
            )
    surface.restore()
    surface.shape(inner, Paint(None, ink, 0.5 * unit))
    radius = 0.3 * width
    ground = theme.colour("white") if theme.saves else dark
    surface.shape(circle(width / 2, height / 2, radius), Paint(ground, ink, 0.6 * unit))
    surface.shape(circle(width / 2, height / 2, 0.92 * radius), Paint(None, ink, 0.25 * unit))
    draw_emblem(width / 2, height / 2, 1.1 * radius)
    _named(easel, title, ink, ground, inset)


def _named(easel: Easel, title: str, ink: str, ground: str, inset: float) -> None:
    surface, unit = easel.surface, easel.scale
    size = min(13 * POINT * unit, 0.66 * easel.width / max(font("title").width(title), 0.1))
    wide = font("title").width(title) * size + 5 * unit
    for turn, x, y in (
        (0, easel.width / 2, easel.height - inset - 8.5 * unit),
        (180, easel.width / 2, inset + 8.5 * unit),
    ):
        with surface.turned(x, y, turn):
            surface.shape(
                rectangle(-wide / 2, -0.7 * size, wide, 1.5 * size, 0.3 * size), Paint(ground, ink, 0.3 * unit)
            )
            surface.centred(0, -0.28 * size, title, "title", size, ink)

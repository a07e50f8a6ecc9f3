"""Setting text: words and icons into lines, lines into a box, smaller where they do not fit.

Text is text: nothing in it is ever read as markup. Icons come from the marks of card texts (``⟦skill⟧``) and are
drawn at the size of the letters around them. Everything is measured at size 1 and scaled when it is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from typing import TypeAlias

from brzdek.core.effects.phrases import pieces
from brzdek.core.text import Lang
from brzdek.core.values import NamedTuple
from printables.draw import hyphens
from printables.draw.fonts import font
from printables.draw.surface import Colour, Surface
from printables.draw.units import POINT

ICON, GAP = "icon", "gap"
ICON_WIDTH = 1.0
"""Of an icon at size 1, with the little space around it."""
THIN = 0.1
"""Between a number and the icon that belongs to it."""
LOOSE = 0.72
"""A line filled less than this far is worth dividing a word for."""
STEP = 0.25 * POINT
FLOOR = 0.5 * POINT
"""Smaller than this no text is ever set."""
ASCENT = 0.82
"""From the top of a line to its base, at size 1."""

Piece: TypeAlias = tuple[str, str]
"""A style and a text; or ``icon`` with the name of an icon, or ``gap`` with nothing."""


class IconSpot(NamedTuple):
    """Where an icon stands in a text: from the left end of its place on the base line."""

    name: str
    x: float
    base: float
    size: float
    """Of the letters around it."""
    lang: Lang
    before: str
    """The text right before it, such as the number that belongs to it."""


DrawIcon: TypeAlias = Callable[[IconSpot], None]


class Run(NamedTuple):
    """A text and its style."""

    text: str
    style: str = "text"


class SetWord(NamedTuple):
    """Pieces that are set close together, and their width."""

    pieces: tuple[Piece, ...]
    width: float


class TextRow(NamedTuple):
    """A line, and how far it is filled. ``last``: of its paragraph."""

    words: tuple[SetWord, ...]
    width: float
    last: bool


class Paragraph(NamedTuple):
    """Words in one language."""

    words: tuple[SetWord, ...]
    lang: Lang
    colour: Colour
    label: str = ""
    """A keyword that stands in a box at the beginning."""
    space: float = 0.4
    """Left free above it, unless it is the first."""
    scale: float = 1
    """Of its letters, against those of the whole text."""
    align: str = "left"
    """left, centre, right or full"""
    divide: bool = True
    """May words be divided? If not, only those that are longer than a line are."""

    @property
    def indent(self) -> float:
        return label_width(self.label) + 0.35 if self.label else 0


Block: TypeAlias = tuple[Paragraph, tuple[TextRow, ...]]
"""A paragraph and its lines."""


class TextRoom(NamedTuple):
    """Where a text has to fit, in millimetres, and the sizes it may have."""

    width: float
    height: float
    size: float
    least: float
    """The smallest size that can be read."""
    leading: float = 1.22


class Setting(NamedTuple):
    """A text that has been set."""

    room: TextRoom
    size: float
    blocks: tuple[Block, ...]
    height: float

    @property
    def readable(self) -> bool:
        return self.size >= self.room.least - 1e-9


# -- words

_SPACES = re.compile(r"(\s+)")
_NUMBER = re.compile(r"[+\-−×]?[0-9]+")


def words_of(runs: Iterable[Run], lang: Lang) -> tuple[SetWord, ...]:
    """Texts with icon marks as words. What should not stand at the end of a line is tied to what follows."""
    return tuple([SetWord(tuple(word), sum(map(_width, word))) for word in _tied(_apart(runs), lang)])


def _apart(runs: Iterable[Run]) -> list[list[Piece]]:
    """The pieces of each word. A number keeps the icon that follows it."""
    words: list[list[Piece]] = []
    joined = False
    for run in runs:
        for is_icon, text in pieces(run.text.replace("'", "’")):
            for part in (text,) if is_icon else _SPACES.split(text):
                if part.isspace():
                    joined = False
                elif part:
                    piece = (ICON if is_icon else run.style, part)
                    if joined:
                        words[-1].append(piece)
                    elif is_icon and words and _NUMBER.fullmatch(words[-1][-1][1]):
                        words[-1] += [(GAP, ""), piece]
                    else:
                        words.append([piece])
                    joined = True
    return words


def _tied(words: Sequence[list[Piece]], lang: Lang) -> Iterator[list[Piece]]:
    """One-letter words and short numbers go with the next word."""
    held: list[Piece] = []
    for word in words:
        style, text = word[0]
        held += word
        if len(word) == 1 and style != ICON and len(held) < 6 and _leans(text, lang):
            held.append((style, " "))
            continue
        yield held
        held = []
    if held:
        yield held[:-1]


def _leans(word: str, lang: Lang) -> bool:
    return len(word) <= 2 and (word.isdecimal() or (lang == "pl" and len(word) == 1 and word.isalpha()))


def _width(piece: Piece) -> float:
    style, text = piece
    if style == ICON:
        return ICON_WIDTH
    return THIN if style == GAP else font(style).width(text)


LABEL_SCALE, LABEL_PAD = 0.78, 0.3


def label_width(label: str) -> float:
    """Of a keyword in its box, at size 1."""
    return font("strong").width(label) * LABEL_SCALE + 2 * LABEL_PAD


# -- lines


def broken(
    words: Sequence[SetWord], width: float, lang: Lang, indent: float = 0, loose: float = LOOSE
) -> tuple[TextRow, ...]:
    """Words in lines of this width, at size 1. ``indent``: what is taken of the first line.

    ``loose``: a word is divided where the line before it would be filled less than this far.
    """
    space = font("text").width(" ")
    rows: list[TextRow] = []
    line: list[SetWord] = []
    filled = indent
    waiting = list(reversed(words))
    while waiting:
        word = waiting.pop()
        gap = space if line else 0
        if filled + gap + word.width <= width + 1e-6:
            line.append(word)
            filled += gap + word.width
            continue
        fresh = not line and not filled
        parts = None
        if fresh or filled < loose * width:
            parts = _divided(word, width - filled - gap, lang, anywhere=fresh)
        if parts is not None:
            line.append(parts[0])
            filled += gap + parts[0].width
            waiting.append(parts[1])
        elif fresh:
            line.append(word)
            filled = word.width
        else:
            waiting.append(word)
        rows.append(TextRow(tuple(line), filled, last=False))
        line, filled = [], 0
    return (*rows, TextRow(tuple(line), filled, last=True)) if line or not rows else tuple(rows)


def balanced(words: Sequence[SetWord], width: float, lang: Lang, indent: float = 0) -> tuple[TextRow, ...]:
    """As many lines as it takes, but of nearly the same length."""
    rows = broken(words, width, lang, indent, loose=0)
    if len(rows) == 1:
        return rows
    extent = extent_of(words, indent)
    low, high = width / 2, width
    for _ in range(4):
        middle = (low + high) / 2
        narrower = broken(words, middle, lang, indent, loose=0) if extent.rows(middle) <= len(rows) else None
        if narrower is None or len(narrower) > len(rows):
            low = middle
        else:
            high, rows = middle, narrower
    return rows


class Extent(NamedTuple):
    """How much there is to set, at size 1: what it tells of the number of lines costs less than to break them."""

    length: float
    """Of everything on one line, with a space after it."""
    widest: float
    """Of all words; one wider than the line may stand out of it."""
    space: float

    def rows(self, width: float) -> int:
        """As many lines of this width it takes at the very least."""
        return ceil(self.length / (width + self.space) - 1e-6) if self.widest <= width else 1


def extent_of(words: Sequence[SetWord], indent: float = 0) -> Extent:
    space = font("text").width(" ")
    widths = [word.width for word in words]
    return Extent(indent + sum(widths) + space * len(widths), max(widths, default=0), space)


def _divided(word: SetWord, room: float, lang: Lang, *, anywhere: bool) -> tuple[SetWord, SetWord] | None:
    """The word in two parts of which the first fits; ``anywhere``: even where no hyphen should stand."""
    *before, (style, text) = word.pieces
    if style in (ICON, GAP):
        return None
    measure = font(style).width
    room -= sum(map(_width, before))
    for place in hyphens.places(text, lang):
        first = text[:place] + "-"
        if measure(first) <= room:
            return _two(before, style, first, text[place:])
    if anywhere:
        fitting = [place for place in range(1, len(text)) if measure(text[:place]) <= room]
        if fitting:
            return _two(before, style, text[: fitting[-1]], text[fitting[-1] :])
    return None


def _two(before: Sequence[Piece], style: str, first: str, rest: str) -> tuple[SetWord, SetWord]:
    parts = ((*before, (style, first)), ((style, rest),))
    one, two = (SetWord(part, sum(map(_width, part))) for part in parts)
    return one, two


# -- boxes


def fit(paragraphs: Sequence[Paragraph], room: TextRoom) -> Setting:
    """The text as big as it fits. Below the least readable size it shrinks on rather than lose a word."""
    setting = _fitting(paragraphs, room)
    return setting._replace(blocks=tuple([_levelled(block, setting.size, room) for block in setting.blocks]))


def fitting_size(paragraphs: Sequence[Paragraph], room: TextRoom) -> float:
    """How big a text fits."""
    return _fitting(paragraphs, room).size


def _fitting(paragraphs: Sequence[Paragraph], room: TextRoom) -> Setting:
    """The text as big as it fits, with lines as long as they get."""
    size = room.size
    extents = [extent_of(paragraph.words, paragraph.indent) for paragraph in paragraphs]
    while True:
        if size <= FLOOR or _least_height(paragraphs, extents, size, room) <= room.height + 1e-6:
            setting = _set(paragraphs, room, size)
            if setting.height <= room.height + 1e-6 or size <= FLOOR:
                return setting
        size = max(size - STEP, room.least) if size > room.least else size * 0.94


def part(setting: Setting, first: int, last: int) -> Setting:
    """Some paragraphs of a text by themselves."""
    blocks = setting.blocks[first:last]
    return setting._replace(blocks=blocks, height=_height(blocks, setting.size, setting.room))


def _height(blocks: Sequence[Block], size: float, room: TextRoom) -> float:
    lines = sum([len(rows) * _own_size(paragraph, size, room) for paragraph, rows in blocks])
    return lines * room.leading + size * sum([paragraph.space for paragraph, _ in blocks[1:]])


def _least_height(paragraphs: Sequence[Paragraph], extents: Sequence[Extent], size: float, room: TextRoom) -> float:
    """No setting of this size is lower."""
    lines = 0.0
    for paragraph, extent in zip(paragraphs, extents, strict=True):
        own = _own_size(paragraph, size, room)
        lines += extent.rows(room.width / own) * own
    return lines * room.leading + size * sum([paragraph.space for paragraph in paragraphs[1:]])


def _own_size(paragraph: Paragraph, size: float, room: TextRoom) -> float:
    """Of the letters of a paragraph: smaller ones stay readable as long as the others are."""
    own = size * paragraph.scale
    return max(own, room.least) if paragraph.scale < 1 and size >= room.least else own


def _set(paragraphs: Sequence[Paragraph], room: TextRoom, size: float) -> Setting:
    blocks: list[Block] = []
    for paragraph in paragraphs:
        loose = LOOSE if paragraph.divide and paragraph.align != "centre" else 0
        width = room.width / _own_size(paragraph, size, room)
        blocks.append((paragraph, broken(paragraph.words, width, paragraph.lang, paragraph.indent, loose)))
    return Setting(room, size, tuple(blocks), _height(blocks, size, room))


def _levelled(block: Block, size: float, room: TextRoom) -> Block:
    """The lines of a centred paragraph, of nearly the same length: they stay as many, so this waits for its size."""
    paragraph, rows = block
    if paragraph.align != "centre" or len(rows) == 1:
        return block
    width = room.width / _own_size(paragraph, size, room)
    return paragraph, balanced(paragraph.words, width, paragraph.lang, paragraph.indent)


class LabelPaint(NamedTuple):
    """The colours of a keyword and its box."""

    box: Callable[[Surface, float, float, float, float], None]
    """Draws the box: left, bottom, width, height."""
    ink: Colour


def draw(
    surface: Surface, setting: Setting, x: float, top: float, icon: DrawIcon, label: LabelPaint | None = None
) -> None:
    """Draw a text from its upper left corner."""
    leading = setting.room.leading
    for number, (paragraph, rows) in enumerate(setting.blocks):
        size = _own_size(paragraph, setting.size, setting.room)
        top -= paragraph.space * setting.size if number else 0
        for place, row in enumerate(rows):
            base = top - size * (leading - 1) / 2 - ASCENT * size
            indent = 0.0 if place else paragraph.indent * size
            rest = setting.room.width - row.width * size
            left = x + {"centre": rest / 2, "right": rest}.get(paragraph.align, 0)
            if indent and label is not None:
                _draw_label(surface, paragraph.label, left, base, size, label)
            _draw_row(surface, paragraph, row, left + indent, base, size, rest, icon)
            top -= size * leading


def _draw_label(surface: Surface, text: str, x: float, base: float, size: float, label: LabelPaint) -> None:
    label.box(surface, x, base - 0.2 * size, label_width(text) * size, 0.98 * size)
    surface.text(x + LABEL_PAD * size, base + 0.05 * size, text, "strong", LABEL_SCALE * size, label.ink)


def _draw_row(
    surface: Surface,
    paragraph: Paragraph,
    row: TextRow,
    x: float,
    base: float,
    size: float,
    rest: float,
    icon: DrawIcon,
) -> None:
    space = font("text").width(" ") * size
    if paragraph.align == "full" and not row.last and len(row.words) > 1:
        space += rest / (len(row.words) - 1)
    plain = paragraph.align != "full"
    before = ""
    for style, text, wide in _joined(row.words, space / size, plain):
        if style == ICON:
            icon(IconSpot(text, x, base, size, paragraph.lang, before))
            before = ""
        elif style != GAP:
            surface.text(x, base, text, style, size, paragraph.colour)
            before = text
        x += wide * size


def _joined(words: Sequence[SetWord], space: float, plain: bool) -> Iterator[tuple[str, str, float]]:
    """The pieces of a line; where the spaces are plain ones, neighbours of one style make one run."""
    style, text, width = "", "", 0.0
    for number, word in enumerate(words):
        for place, piece in enumerate(word.pieces):
            apart = number > 0 and place == 0
            if plain and piece[0] == style and style not in (ICON, GAP):
                text += (" " if apart else "") + piece[1]
                width += (space if apart else 0) + _width(piece)
                continue
            if style:
                yield style, text, width + (space if apart else 0)
            style, text, width = *piece, _width(piece)
    if style:
        yield style, text, width

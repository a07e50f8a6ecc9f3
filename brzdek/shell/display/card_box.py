"""Cards as boxes of text, as many beside each other as the screen is wide."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from brzdek.core.face import Face

WIDE = 34
"""Columns inside a box."""
GAP = 1
EDGES = {True: tuple("┌─┐│└┘"), False: tuple("+-+|++")}
"""Corners and sides, with and without box characters."""


def card_boxes(face: Face[Any], cards: Sequence[Card], say: Say, style: Style) -> list[Line]:
    """The cards in rows."""
    wide = min(WIDE, max(16, style.width - 5))
    across = max(1, (style.width - 1) // (wide + 4 + GAP))
    lines: list[Line] = []
    for first in range(0, len(cards), across):
        row = [_inside(face, card, say, style, wide) for card in cards[first : first + across]]
        lines += _row(row, wide, style)
    return lines


def _row(row: Sequence[list[Line]], wide: int, style: Style) -> list[Line]:
    left_top, flat, right_top, side, left_low, right_low = EDGES[style.unicode]
    high = max(map(len, row))
    gap = ("", " " * GAP)
    lines: list[Line] = [_edge(left_top, flat, right_top, wide, len(row))]
    for place in range(high):
        line: Line = []
        for inside in row:
            part = inside[place] if place < len(inside) else []
            rest = wide - sum(len(text) for _, text in part)
            line += [("", f"{side} "), *part, ("", f"{' ' * rest} {side}"), gap]
        lines.append(line)
    return [*lines, _edge(left_low, flat, right_low, wide, len(row))]


def _edge(left: str, flat: str, right: str, wide: int, count: int) -> Line:
    return [("", (f"{left}{flat * (wide + 2)}{right}" + " " * GAP) * count)]


def _inside(face: Face[Any], card: Card, say: Say, style: Style, wide: int) -> list[Line]:
    """Name, kind, what stands on it, flavour, id."""
    name = card.name.to(say.lang)
    kind = f"{say(f'kind.{card.kind}')} · " if say.knows(f"kind.{card.kind}") else ""
    lines = _wrapped(name[:1].upper() + name[1:], wide, "title")
    lines += _wrapped(f"{kind}×{card.copies}", wide, "dim")
    for line in face.card(card, say, style):
        lines += _fitting(line, wide)
    for slot in card.slots(say.lang):
        lines += _wrapped(face.drawn(slot.headed, say, style), wide)
    if card.flavour is not None:
        lines += _wrapped(card.flavour.to(say.lang), wide, "dim")
    return [*lines, *_wrapped(f"[{card.id}]", wide, "dim")]


def _fitting(line: Line, wide: int) -> list[Line]:
    """A drawn line as it is, or its words broken."""
    text = "".join(part for _, part in line)
    drawn = len(line) > 1 or not text[:1].isspace() or not text.strip()[:1].isalpha()
    return [line] if drawn and len(text) <= wide else _wrapped(text.strip(), wide, line[0][0] if line else "")


def _wrapped(text: str, wide: int, ink: str = "") -> list[Line]:
    return [[(ink, part)] for part in textwrap.wrap(text, wide)]

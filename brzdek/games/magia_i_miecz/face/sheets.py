"""Characters to choose from: their numbers, and what they can do as far as there is room."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest

from brzdek.core.copies import card_of
from brzdek.core.drawing import Style
from brzdek.core.effects.slots import sentences
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.cards.pieces import CharacterCard
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.view.view import WorldView

NARROWEST = 22
"""The least width of a sheet that stands beside others."""
FEW_LINES = 2
"""What a character may take of a low screen."""
ROOMY = 100
"""On a screen as wide as that all that characters can do is told."""
DEEP = "    "
"""Below the name of a character."""
UNBROKEN = "\N{NO-BREAK SPACE}"


def is_low(style: Style) -> bool:
    """Is a character told in few lines?"""
    return style.compact or style.width < ROOMY


def draft_lines(view: WorldView, cards: Sequence[str], say: Say, style: Style) -> list[str]:
    """Characters side by side where there is room, on a low screen as much as a few lines hold."""
    if is_low(style):
        return [line for copy in cards for line in _low_sheet(view, copy, say, style.width - 1)]
    heads = [head(view, copy, say) for copy in cards]
    texts = [view.catalog.cards[card_of(copy)].text(say.lang) for copy in cards]
    if len(cards) > 1 and (style.width - 1) // len(cards) >= NARROWEST:
        sheets = side_by_side([[top, text] for top, text in zip(heads, texts, strict=True)], style.width - 1)
        if not style.height or len(sheets) <= style.height // 2:
            return sheets
    bodies = [textwrap.wrap(text, style.width - 1, initial_indent=DEEP, subsequent_indent=DEEP) for text in texts]
    return [line for top, body in zip(heads, bodies, strict=True) for line in (top, *body)]


def _low_sheet(view: WorldView, copy: str, say: Say, width: int) -> list[str]:
    """A character on a low screen: the numbers, then those abilities that fit whole, and how many more there are."""
    card = view.catalog.cards[card_of(copy)]
    top = textwrap.wrap(head(view, copy, say), width, subsequent_indent=DEEP)
    abilities = [ability for slot in card.slots(say.lang) for ability in sentences(slot.parts)]
    fitting: list[str] = []
    below = [DEEP + say("draft.many", n=len(abilities), card=card.name.to(say.lang))]
    for ability in abilities:
        more = len(abilities) - len(fitting) - 1
        note = [say("draft.more", n=more).replace(" ", UNBROKEN)] if more else []
        told = " ".join([*fitting, ability, *note])
        if len(told) > (FEW_LINES - len(top)) * width:
            continue  # it cannot fit, and to break lines takes long
        lines = textwrap.wrap(told, width, initial_indent=DEEP, subsequent_indent=DEEP)
        if len(top) + len(lines) <= FEW_LINES:
            fitting.append(ability)
            below = [line.replace(UNBROKEN, " ") for line in lines]
    return [*top, *below]


def side_by_side(sheets: Sequence[Sequence[str]], width: int) -> list[str]:
    """Sheets of some paragraphs each, as columns."""
    column = (width + 1) // len(sheets)
    wrapped = [[line for text in sheet for line in textwrap.wrap(text, column - 2)] for sheet in sheets]
    rows = zip_longest(*wrapped, fillvalue="")
    return ["".join(part.ljust(column) for part in row).rstrip() for row in rows]


def head(view: WorldView, copy: str, say: Say) -> str:
    """A character's numbers."""
    card = view.catalog.cards[card_of(copy)]
    assert isinstance(card, CharacterCard)
    told = say(
        "draft.character",
        card=card.name.to(say.lang),
        strength=card.strength,
        craft=card.craft,
        alignment=name(view, card.alignment, say),
        start=_start(view, card, say),
    )
    return told + (say("draft.spells", n=card.spells) if card.spells else "")


def _start(view: WorldView, card: CharacterCard, say: Say) -> str:
    """A space, or any of a terrain: "Puszcza 1" is one of the woods."""
    if card.start in view.catalog.cards:
        return name(view, card.start, say)
    spaces = [one for one in view.catalog.outlines.values() if one.kind == "space" and not one.more["covers"]]
    first = next(one.id for one in spaces if one.more["terrain"] == card.start)
    return view.catalog.cards[first].name.to(say.lang).rstrip(" 0123456789")

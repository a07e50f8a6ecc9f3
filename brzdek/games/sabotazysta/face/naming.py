"""What cards, tools and players are called, and how a card looks in a line."""

from __future__ import annotations

from collections.abc import Iterable

from brzdek.core.drawing import Style
from brzdek.core.seats import NAMELESS
from brzdek.core.text import Say, Text
from brzdek.games.sabotazysta.face.drawing import glyph
from brzdek.games.sabotazysta.view.view import MineView


def name_of(view: MineView, card: str, say: Say) -> str:
    return view.catalog.cards[card].name.to(say.lang)


def aimed_at(view: MineView, seat: int, say: Say) -> str:
    """A player in the list of one's own moves: who has given no name reads “you” there."""
    return say("option.you") if seat == view.seat and view.names[seat] in NAMELESS else view.names[seat]


def tool_name(view: MineView, tool: str, say: Say) -> str:
    name: Text = view.catalog.tables["tools"][tool]
    return name.to(say.lang)


def tool_names(view: MineView, tools: Iterable[str], say: Say) -> str:
    return ", ".join(tool_name(view, tool, say) for tool in tools)


def order_of(view: MineView, card: str) -> int:
    return list(view.catalog.cards).index(card)


def glyph_of(view: MineView, card: str, style: Style) -> str:
    corridors = view.corridors.get(card)
    return glyph(corridors[0], style) if corridors else ""

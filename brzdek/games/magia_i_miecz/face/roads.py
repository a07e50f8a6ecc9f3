"""The Cosmic Abyss as a list: each space, and where its three roads lead."""

from __future__ import annotations

import textwrap

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say, Text
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.face.rings import letter, spaces_of
from brzdek.games.magia_i_miecz.view.view import WorldView

BOARD = "abyss"
ROLLS = ("1-2", "3-4", "5-6")
CUT_NAMES = {
    "posterunek_obcych": Text("Posterunek Obcych", "Outpost"),
    "nadprzestrzenna_brama": Text("Nadprz. Brama", "Gate"),
    "strefa_promieniowania": Text("Strefa Promien.", "Rad Zone"),
}
WIDE = 100
"""From so many columns on the spaces are named in full."""


def board(view: WorldView, say: Say, style: Style) -> list[Line]:
    """All spaces; on a low screen the one where the reader stands and those to which roads lead from there."""
    spaces = [card for card in spaces_of(view) if view.region(card.id).board == BOARD]
    own = ways.space_of(view, view.adventurer(view.seat or 0).space)
    shown = [card for card in spaces if not style.compact or card.id in (own.id, *own.roads)]
    if style.compact:
        shown.sort(key=lambda card: (own.id, *own.roads).index(card.id))
    width = max(len(_name(card.id, view, say, style)) for card in shown)
    head: Line = [("dim", " " * 5 + say("roads.head", region=view.region(own.id).name.to(say.lang)))]
    return [head, *[_line(view, card, say, style, width) for card in shown]]


def _line(view: WorldView, card: SpaceCard, say: Say, style: Style, width: int) -> Line:
    pawns = "".join(letter(view, seat) for seat in view.space(card.id).seats)
    mine = view.seat is not None and view.seat in view.space(card.id).seats
    ink = "you" if mine else ""
    draw = f"▪{card.draw}" if card.draw else "  "
    leads = " / ".join(_name(road, view, say, style) for road in card.roads)
    named = _name(card.id, view, say, style).ljust(width)
    return [("key", f"{pawns[:2]:<2}"), ("dim", f"{draw} "), (ink, named), ("dim", " → "), (ink, leads)]


def _name(space: str, view: WorldView, say: Say, style: Style) -> str:
    if style.width < WIDE and space in CUT_NAMES:
        return CUT_NAMES[space].to(say.lang)
    return name(view, space, say)


def listing(view: WorldView, say: Say, style: Style) -> list[Line]:
    """Where the roads lead from the reader's space, for a plain screen."""
    own = view.adventurer(view.seat) if view.seat is not None else None
    if own is None or not own.alive or view.region(own.space).board != BOARD:
        return []
    roads = ways.space_of(view, own.space).roads
    leads = "; ".join(
        f"{roll.replace('–', '-')}: {name(view, road, say)}" for roll, road in zip(ROLLS, roads, strict=True)
    )
    text = say("roads.plain", roads=leads)
    return [[("", line)] for line in textwrap.wrap(text, style.width - 1, subsequent_indent="  ")]

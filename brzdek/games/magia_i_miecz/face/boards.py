"""The board on which one stands, and who stands on another."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.face import rings, roads, spiral
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.view.view import WorldView

Draw = Callable[[WorldView, Say, Style], list[Line]]
DRAWINGS: Mapping[str, Draw] = {rings.BOARD: rings.board, spiral.BOARD: spiral.board, roads.BOARD: roads.board}
"""How each board draws itself."""


def board(view: WorldView, say: Say, style: Style, drawings: Mapping[str, Draw]) -> list[Line]:
    """The board of one's own region; whoever has no pawn sees the rings. A list tells of all boards."""
    if style.width < rings.NARROWEST or not style.unicode:
        return [*rings.listing(view, say, style), *roads.listing(view, say, style)]
    own = view.adventurer(view.seat) if view.seat is not None else None
    shown = view.region(own.space).board if own is not None and own.alive else rings.BOARD
    return [*drawings[shown](view, say, style), *elsewhere(view, shown, say, style)]


def empty(view: WorldView, say: Say, style: Style) -> list[Line]:
    """The rings before anybody stands on them; where they cannot be drawn, the spaces in their order."""
    if style.width >= rings.NARROWEST and style.unicode:
        return rings.board(view, say, style)
    return rings.named(view, say, style)


def elsewhere(view: WorldView, shown: str, say: Say, style: Style) -> list[Line]:
    """The pawns on the boards that are not drawn."""
    told: dict[str, list[str]] = {}
    for one in view.adventurers:
        if one.alive and view.region(one.space).board != shown:
            region = view.region(one.space).name.to(say.lang)
            told.setdefault(region, []).append(f"{rings.letter(view, one.seat)} {name(view, one.space, say)}")
    text = " · ".join(f"{region} – {', '.join(pawns)}" for region, pawns in told.items())
    return [[("key", line)] for line in textwrap.wrap(text, style.width - 1, subsequent_indent="  ")]

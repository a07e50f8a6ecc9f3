"""The table of a raid in no more lines than there are: what gives way first is what one looks up rarely."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say
from brzdek.games.raid.face import people
from brzdek.games.raid.view.view import RaidView

Sections: TypeAlias = Mapping[str, list[Line]]
"""What lies on the table, from top to bottom, by what it is."""
STOCK, RESERVE, PLAYERS, ROW = "stock", "reserve", "players", "row"


def lines_of(sections: Sections) -> list[Line]:
    return [line for lines in sections.values() for line in lines]


def fitted(view: RaidView[Any], say: Say, style: Style, draw: Callable[[bool], Sections]) -> list[Line]:
    """All of the table; on a low screen as much of it as it is high. ``draw``: its sections, in short or not."""
    lines = lines_of(draw(False))
    if not style.compact or not 0 < style.height < len(lines):
        return lines
    shown = dict(draw(True))
    if style.whole:
        return lines_of(shown)
    for gives_way in ("", STOCK, RESERVE, PLAYERS, ROW):
        if gives_way == PLAYERS:
            shown[PLAYERS] = people.in_a_line(view, say, style)
        elif gives_way:
            shown.pop(gives_way, None)
        if len(lines_of(shown)) <= style.height:
            break
    return lines_of(shown)

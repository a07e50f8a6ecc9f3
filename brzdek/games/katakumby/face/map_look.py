"""The command that shows the map: drawn round some place, or room by room in words."""

from __future__ import annotations

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Lang, Say
from brzdek.games.katakumby.face.focus import DIRECTIONS, Focus, find_focus, no_such_place, side_named
from brzdek.games.katakumby.face.looking_round import beyond_tile
from brzdek.games.katakumby.face.places import room_line, within
from brzdek.games.katakumby.face.words import FACE
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.looks import means
from brzdek.games.raid.face.panels import wrapped

LEAST_WIDTH = 40
"""Of a screen on which a part of the map can be drawn."""
CLOSE = 2
"""So many moves away is near."""
WORDS = ("all", "list", "legend")


def show_map(view: DelveView, rest: str, say: Say, style: Style) -> list[Line]:
    """The map. What may follow: a room, "tile 4", a player, directions; "list", "all", "legend", "drawing"."""
    from brzdek.games.katakumby.face.drawing import draw_map, legend

    if means(rest, FACE["word.legend"]):
        return legend(view, say, style)
    if means(rest, FACE["word.all"]):
        return [line for room in view.board.rooms for line in _listed(view, room, say, style)]
    listed = means(rest, FACE["word.list"])
    first, _, others = rest.partition(" ")
    drawing = means(first, FACE["word.drawing"])
    place = "" if listed else others if drawing else rest
    focus = find_focus(view, place) if place else None
    if focus is None and place:
        return wrapped(no_such_place(place, say), style, "bad")
    side = side_named(place)
    if focus is not None and side and focus.cell not in view.board.cells:
        return beyond_tile(view, view.me.room, side, say, style)
    if listed or not (style.unicode or drawing) or style.width < LEAST_WIDTH:
        return list_rooms(view, say, style, focus)
    return draw_map(view, say, style, focus)


def list_rooms(view: DelveView, say: Say, style: Style, focus: Focus | None = None) -> list[Line]:
    """One line for each room that is near by, and for those where somebody is; or for what is asked for alone."""
    if focus is None:
        near = within(view, view.me.room, CLOSE)
        rooms = [*near, *sorted({thief.room for thief in view.thieves if not thief.out} - set(near))]
    elif focus.room:
        rooms = within(view, focus.room, 1)
    else:
        tile = view.board.cells.get(focus.cell)
        rooms = [] if tile is None else list(view.board.tile_rooms(tile))
    lines = [line for room in rooms for line in _listed(view, room, say, style)]
    if not rooms:
        lines.append([("dim", say("map.nothing"))])
    if len(rooms) < len(view.board.rooms):
        lines.append([("dim", say("map.all"))])
    return lines


def _listed(view: DelveView, room: int, say: Say, style: Style) -> list[Line]:
    return wrapped(room_line(view, room, say), style, "you" if room == view.me.room else "")


def map_words(view: DelveView, lang: Lang) -> list[str]:
    """What may stand after "map"."""
    words = [FACE[f"word.{key}"].to(lang).split("|")[0] for key in (*DIRECTIONS, *WORDS)]
    return [*words, *[who for seat, who in enumerate(view.names) if seat != view.seat]]

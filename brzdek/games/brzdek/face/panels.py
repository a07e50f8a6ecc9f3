"""What lies on the table, in lines: what Brzdęk! has beside every raid."""

from __future__ import annotations

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say
from brzdek.games.brzdek.face.places import features, neighbours
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.face.naming import capital
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.places import room_name


def countdown(view: HeistView, say: Say) -> list[Line]:
    """The space of whoever is out of the dungeon first."""
    if view.counting is None:
        return []
    who = view.names[view.counting]
    return [[("bad", say("dragon.countdown", n=view.countdown, of=len(view.countdown_track) + 1, who=who))]]


def here(view: HeistView, say: Say, style: Style) -> list[Line]:
    """Where one stands, and the ways out."""
    me = view.me
    if me.out:
        return []
    text = capital(room_name(view, me.room, say))
    found = features(view, me.room, say)
    if view.board.rooms[me.room].in_depths:
        found.insert(0, say("room.depths"))
    text += f" ({', '.join(found)})" if found else ""
    text += ". " + say("room.exits", rooms=", ".join(neighbours(view, me.room, say)))
    if view.means.tired:
        text += " " + say("room.exhausted")
    return wrapped(text, style, "")

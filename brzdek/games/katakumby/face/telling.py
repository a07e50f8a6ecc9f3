"""What happened, in words: what Katakumby has beside every raid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.core.wording import Shown, Wording
from brzdek.games.katakumby.face.places import tile_title
from brzdek.games.katakumby.rules import events
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face import candidates
from brzdek.games.raid.face import telling as raid
from brzdek.games.raid.face.naming import token_name

SHOWN: Mapping[str, Shown[Any]] = {
    **raid.SHOWN,
    "because": lambda view, one, say: say("turn.nowhere") if one is None else candidates.in_the_way(one, say),
    "tile": tile_title,
    "tokens": lambda view, tokens, say: ", ".join(token_name(view, token, say) for token in tokens),
}


def variant(view: DelveView, event: Event) -> str:
    match event:
        case events.Tile(end=""):
            return "up"
        case events.Entered(room=room) if room == view.board.start:
            return "out"
        case events.Artifacts(tokens=(_,)):
            return "one"
        case events.Opened(what=what):
            return what
        case _:
            return raid.variant(view, event)


def _placed(view: DelveView, event: events.Placed, say: Say) -> str:
    index = next(place for place, placed in enumerate(view.board.placed) if place and placed.tile == event.tile)
    rooms = ", ".join(map(str, view.board.tile_rooms(index)))
    return say("event.placed", tile=tile_title(view, event.tile, say), n=index + 1, turn=event.turn, rooms=rooms)


WORDINGS: Mapping[type[Event], Wording[Any]] = {**raid.WORDINGS, events.Placed: _placed}

"""What people ask in Katakumby beside its commands."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.face import Line, Style
from brzdek.core.inquiry import FAR, LEGEND, MANY, WHAT, Inquiry
from brzdek.core.text import Say
from brzdek.games.katakumby.face.goals import GOALS
from brzdek.games.katakumby.face.looks import show_market
from brzdek.games.katakumby.face.places import room_line
from brzdek.games.katakumby.face.sign_words import SIGNS
from brzdek.games.katakumby.face.way_looks import show_way, where
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.katakumby.view.ways import reach
from brzdek.games.raid.face.inquiries import MAJOR, MINOR, explained, inquiries
from brzdek.games.raid.face.inquiry_words import ENDING
from brzdek.games.raid.face.panels import wrapped

SECRETS = {"minor_secret": MINOR, "chest": MAJOR}


def _secrets_here(view: DelveView) -> Sequence[str]:
    return [SECRETS[feature.kind] for feature in view.cave(view.me.room).has if feature.kind in SECRETS]


def _on_tile(view: DelveView, room: int, say: Say) -> str:
    """What is in a room of the tile that is about to be placed."""
    if not view.revealed:
        return ""
    from brzdek.games.katakumby.face.rotations import placing
    from brzdek.games.katakumby.face.tile_art import feature_words

    tile = placing(view, 0)
    if room not in tile.board.tile_rooms(tile.tile):
        return ""
    found = ", ".join(feature_words(feature, say) for feature in tile.board.cave(room).has)
    return say("told.on_tile", room=room, found=found or say("told.nothing_there"))


def _ending(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """Who is still in play."""
    within = [view.names[thief.seat] for thief in view.thieves if not thief.out]
    return wrapped(say("told.ending", who=", ".join(within)), style) if within else []


def _legend(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    from brzdek.games.katakumby.face.drawing import legend

    return legend(view, say, style)


INQUIRIES: Sequence[Inquiry[DelveView]] = (
    *inquiries(
        GOALS, show_way, where, show_market, room_line, _secrets_here, lambda view: reach(view, view.purse), _on_tile
    ),
    Inquiry(f"{MANY}|{FAR}|{WHAT}", ENDING, _ending),
    *explained(SIGNS),
    Inquiry(WHAT, LEGEND, _legend),
)

"""What happened, in words: what Katakumby has beside Brzdęk!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.text import Say
from brzdek.games.brzdek.naming import token_name
from brzdek.games.brzdek.telling import SHARED, Tell, by_player, went, with_cards
from brzdek.games.katakumby.places import tile_title
from brzdek.games.katakumby.view import DelveView


def _tile(view: DelveView, say: Say, args: tuple[Any, ...]) -> str:
    seat, tile, end = args
    key = "event.tile" if end else "event.tile_up"
    return say(key, who=view.names[seat], tile=tile_title(view, tile, say), end=end)


def _placed(view: DelveView, say: Say, args: tuple[Any, ...]) -> str:
    _, tile, turn = args
    index = next(place for place, placed in enumerate(view.board.placed) if place and placed.tile == tile)
    rooms = ", ".join(map(str, view.board.tile_rooms(index)))
    return say("event.placed", tile=tile_title(view, tile, say), n=index + 1, turn=turn, rooms=rooms)


def _artifacts(view: DelveView, say: Say, args: tuple[Any, ...]) -> str:
    room, tokens = args
    names = ", ".join(token_name(view, token, say) for token in tokens)
    return say("event.artifact" if len(tokens) == 1 else "event.artifacts", room=room, tokens=names)


def _freed(view: DelveView, say: Say, args: tuple[Any, ...]) -> str | None:
    return with_cards("freed")(view, say, (args[0], *args[1]))


TELLINGS: Mapping[str, Tell[DelveView]] = {
    **SHARED,
    **{
        kind: by_player(kind)
        for kind in ("teleport", "portal", "unlocked", "ghost", "out_attack", "lockpicks", "idol_back")
    },
    **{kind: with_cards(kind) for kind in ("warded", "redeemed")},
    "entered": went("entered"),
    "tile": _tile,
    "placed": _placed,
    "turned": lambda view, say, args: say("event.turned", n=args[0], turn=args[1]),
    "artifacts": _artifacts,
    "haunted": lambda view, say, args: say("event.haunted", n=args[0]),
    "bag_empty": lambda view, say, args: say("event.bag_empty"),
    "opened": lambda view, say, args: say(f"event.opened_{args[1]}", who=view.names[args[0]], room=args[2]),
    "freed": _freed,
    "marked": lambda view, say, args: say("event.marked", who=view.names[args[0]], room=args[1]),
}

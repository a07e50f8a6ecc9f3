"""Rooms and tunnels in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from brzdek.core.text import Say
from brzdek.games.brzdek.cards.board import Board, Tunnel
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.face.places import Spot, present, sides_between

STEEP = 1.5
"""How much farther apart rows of rooms look on the map than what lies as far apart in a row."""


def features(view: HeistView, room: int, say: Say) -> list[str]:
    """What there is in a room now, a few words each."""
    here, lying = view.board.rooms[room], view.lying(room)
    words = []
    if here.crystal_cave:
        words.append(say("room.cave"))
    if here.market:
        words.append(say("room.market"))
    if here.heal:
        words.append(say("room.spring"))
    if lying["artifact"]:
        words.append(say("room.artifact", n=view.pieces[lying["artifact"]].points))
    words += [say(f"room.{kind}", n=lying[kind]) for kind in ("major", "minor", "idols") if lying[kind]]
    return words


def hindrances(tunnel: Tunnel, say: Say) -> list[str]:
    """What is special about a tunnel, seen from the room where one stands."""
    if tunnel.against:
        return [say("tunnel.against")]
    words = []
    if tunnel.boots > 1:
        words.append(say("boots", n=tunnel.boots))
    if tunnel.monsters:
        words.append(say("monsters", n=tunnel.monsters))
    if tunnel.locked:
        words.append(say("tunnel.lock"))
    if tunnel.wrap:
        words.append(say("tunnel.wrap"))
    return words


def neighbours(view: HeistView, room: int, say: Say) -> list[str]:
    """The ways out of a room: "13", "25 (2 buty, 1 potwór)"."""
    ways = []
    for tunnel in sorted(view.board.tunnels[room], key=lambda tunnel: tunnel.to):
        special = hindrances(tunnel, say)
        ways.append(f"{tunnel.to} ({', '.join(special)})" if special else str(tunnel.to))
    return ways


def room_line(view: HeistView, room: int, say: Say) -> str:
    """A room in one sentence: what is in it, who is there, where one can go."""
    parts = [say("room", n=room)]
    words = features(view, room, say)
    if room == view.board.start:
        words.insert(0, say("room.outside"))
    if view.board.rooms[room].in_depths:
        words.insert(0, say("room.depths"))
    if words:
        parts.append(f" ({', '.join(words)})")
    who = present(view, room, say)
    if who:
        parts.append(" – " + ", ".join(who))
    parts.append(". " + say("room.exits", rooms=", ".join(neighbours(view, room, say))))
    return "".join(parts)


def sides_towards(view: HeistView, room: int) -> str:
    """In which directions a room lies from one's own, as the board is drawn."""
    spots, ways = _drawn(view.board), view.board.tunnels[view.me.room]
    return sides_between(spots[view.me.room], spots[room], [spots[way.to] for way in ways if way.to != room])


def lies(view: HeistView, room: int) -> Spot:
    """Where a room is on the map."""
    return _drawn(view.board)[room]


@lru_cache(maxsize=4)
def _drawn(board: Board) -> Mapping[int, Spot]:
    """Where the rooms are on the map, on which those of a row lie side by side."""
    from brzdek.games.brzdek.face.layout import ROW_SPREAD, room_rows

    rows = room_rows(list(board.rooms.values()))
    return {room.id: (room.at[0], STEEP * ROW_SPREAD * line) for line, row in enumerate(rows) for room in row}


def within(view: HeistView, room: int, steps: int) -> list[int]:
    """The rooms at most so many tunnels away, the nearest first."""
    found = [room]
    last: Sequence[int] = [room]
    for _ in range(steps):
        last = sorted({tunnel.to for one in last for tunnel in view.board.tunnels[one]} - set(found))
        found += last
    return found

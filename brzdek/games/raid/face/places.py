"""Rooms and those who stand in them, in words."""

from __future__ import annotations

from typing import Any

from brzdek.core.text import Say
from brzdek.games.raid.view.view import RaidView


def room_name(view: RaidView[Any], room: int, say: Say) -> str:
    return say("room.outside") if room == view.board.start else say("room", n=room)


def walk_costs(boots: int, teleports: int, monsters: int, swords: int, say: Say) -> list[str]:
    """What a walk takes; ``swords``: how many one has for the monsters on the way."""
    costs = [say("boots", n=boots)] if boots or not teleports else []
    if teleports:
        costs.append(say("teleports", n=teleports))
    if min(monsters, swords):
        costs.append(say("swords", n=min(monsters, swords)))
    if monsters > swords:
        costs.append(say("damage", n=monsters - swords))
    return costs


def pawns(view: RaidView[Any], room: int) -> list[int]:
    """The seats of those who stand in a room and are still in play."""
    return [thief.seat for thief in view.thieves if thief.room == room and not thief.out]


def present(view: RaidView[Any], room: int, say: Say) -> list[str]:
    """Who stands in a room, by name."""
    return [say("you") if seat == view.seat else view.names[seat] for seat in pawns(view, room)]

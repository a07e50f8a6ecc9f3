"""Rooms and those who stand in them, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from brzdek.core.text import Say
from brzdek.games.raid.view.view import RaidView

Spot: TypeAlias = tuple[float, float]
"""A place as the map is drawn: from the left, from the top."""


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


def sides_between(here: Spot, there: Spot, others: Sequence[Spot]) -> str:
    """In which directions a room lies from another: ``N``; ``NW`` if it lies between both and none of the others, where
    one can go as well, lies farther to the west than that.
    """
    sides = directions(here, there)
    taken = {directions(here, other)[0] for other in others}
    return sides[0] + "".join(side for side in sides[1:] if side not in taken)


def directions(here: Spot, there: Spot) -> str:
    """The direction in which a place lies most, and that in which it lies at least half as much."""
    across, down = there[0] - here[0], there[1] - here[1]
    vertical, horizontal = "S" if down > 0 else "N", "E" if across > 0 else "W"
    if abs(across) > abs(down):
        return horizontal + (vertical if 2 * abs(down) > abs(across) else "")
    return vertical + (horizontal if 2 * abs(across) > abs(down) else "")

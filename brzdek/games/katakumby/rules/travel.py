"""Going somewhere: on foot, or by a teleport."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Option, Steps, Word
from brzdek.games.katakumby.rules import events
from brzdek.games.katakumby.rules.discovery import discover
from brzdek.games.katakumby.rules.rooms import enter
from brzdek.games.katakumby.rules.state import Delve, Delver
from brzdek.games.katakumby.rules.walking import chosen, note_portals, pay
from brzdek.games.raid.rules import events as raid_events
from brzdek.games.raid.rules.moving import closed_room

ADJACENT = ""
PORTAL = "portal"
"""Marks a teleport through portals to a room that a tunnel leads to as well."""
NEARBY = (ADJACENT, "market", "blink")
"""Teleports that may go along a tunnel or through portals."""


def walk(game: Delve, thief: Delver, answer: Option) -> Steps[None]:
    """To a room, or into the open: then a tile is discovered."""
    way, swords = chosen(game.board.ways(thief.room), answer)
    yield from pay(game, thief, way, swords, way.boots)
    if way.to:
        game.log.tell(raid_events.Moved, thief.seat, thief.room, way.to)
        yield from enter(game, thief, way.to)
    else:
        yield from discover(game, thief, way, free=False)


# -- teleporting


def teleports(game: Delve, thief: Delver) -> list[Option]:
    """Rooms to teleport to now, by each teleport that the player has."""
    now = game.now
    options: list[Option] = []
    if not (now.teleports or now.leaps) or game.homecoming(thief):
        return options
    if now.teleports:
        options += [("teleport", target) for target in adjacent(game, thief)]
    for leap in dict.fromkeys(now.leaps):
        options += [("teleport", target, leap) for target in leap_targets(game, thief, leap)]
    twofold = rooms_joined_twice(game, thief)
    if twofold:
        options += [
            (*option, PORTAL)
            for option in options
            if option[1] in twofold and (option[2] if len(option) > 2 else ADJACENT) in NEARBY
        ]
    return options


def rooms_joined_twice(game: Delve, thief: Delver) -> set[int]:
    """Rooms that both a tunnel and portals lead to: who teleports there says which."""
    ways = [way for way in game.board.ways(thief.room) if way.to]
    return {way.to for way in ways if way.portals} & {way.to for way in ways if not way.portals}


def adjacent(game: Delve, thief: Delver) -> list[Word]:
    """Rooms joined by a tunnel or through portals, and tunnels that lead into the open."""
    ways = game.board.ways(thief.room)
    closed = closed_room(game, thief)
    targets = dict.fromkeys(way.target for way in ways if way.to or game.tiles)
    return [target for target in targets if target != closed]


def leap_targets(game: Delve, thief: Delver, leap: str) -> list[Word]:
    here = game.cave(thief)
    match leap:
        case "market":
            return adjacent(game, thief) if here.market else []
        case "blink":
            others = [other for other in game.in_play() if other.room != thief.room and game.cave(other).in_depths]
            return list(dict.fromkeys([*adjacent(game, thief), *(other.room for other in others)]))
        case "altar":
            altars = [room for room, cave in game.board.rooms.items() if cave.altar and room != here.id]
            return list(altars) if here.altar else []
        case _:
            rooms = [room for room, cave in game.board.rooms.items() if cave.haunted and cave.tile != here.tile]
            return list(rooms) if here.haunted else []


def owes_move(game: Delve, thief: Delver) -> bool:
    """A teleport without "may" must not lapse, unless it could only lead to the crypt."""
    now = game.now
    if thief.out or game.homecoming(thief) or not (now.teleports or now.leaps):
        return False
    owed = [target for leap in ("market", "blink") if leap in now.leaps
            for target in leap_targets(game, thief, leap)]  # fmt: skip
    if now.teleports:
        owed += adjacent(game, thief)
    return any(target != game.board.start for target in owed)


def teleport(game: Delve, thief: Delver, answer: Option) -> Steps[None]:
    target, *terms = answer[1:]
    leap = next((cast(str, term) for term in terms if term != PORTAL), ADJACENT)
    if leap == ADJACENT:
        game.now.teleports -= 1
    else:
        game.now.leaps.remove(leap)
        if leap == "altar":
            game.now.trashes.insert(0, game.now.waystones.pop())
    if isinstance(target, int):
        if leap in NEARBY:
            _note_link(game, thief, target, through=PORTAL in terms)
        yield from leap_to(game, thief, target)
    else:
        way = next(way for way in game.board.ways(thief.room) if way.end == target)
        game.log.tell(events.Teleport, thief.seat)
        note_portals(game, thief, way)
        yield from discover(game, thief, way, free=True)


def _note_link(game: Delve, thief: Delver, target: int, through: bool) -> None:
    """A teleport goes through portals if that was chosen, or if the room is adjacent through them alone."""
    links = [way for way in game.board.ways(thief.room) if way.to == target]
    if links and (through or all(way.portals for way in links)):
        note_portals(game, thief, next(way for way in links if way.portals))


def leap_to(game: Delve, thief: Delver, room: int) -> Steps[None]:
    game.log.tell(raid_events.Teleported, thief.seat, thief.room, room)
    yield from enter(game, thief, room)

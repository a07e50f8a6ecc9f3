"""Moving through the dungeon: tunnels and teleports."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.runtime import fire
from brzdek.games.brzdek.rules.rooms import find
from brzdek.games.brzdek.rules.state import Heist
from brzdek.games.raid.rules import events as raid_events
from brzdek.games.raid.rules.dragon import leave
from brzdek.games.raid.rules.harm import hurt
from brzdek.games.raid.rules.moving import closed_room, sword_choices
from brzdek.games.raid.rules.noise import heal
from brzdek.games.raid.rules.state import Thief
from brzdek.games.raid.rules.tokens import LEAVE, has_good

# -- on foot


def moves(game: Heist, thief: Thief) -> list[Option]:
    """Tunnels that can be walked now. With monsters: one option for each number of swords spent on them."""
    now = game.now
    boots = now.boots
    if not boots or (now.exhausted and now.tired):
        return []
    options: list[Option] = []
    closed = closed_room(game, thief)
    for tunnel in game.board.tunnels[thief.room]:
        if tunnel.boots > boots or tunnel.against or tunnel.to == closed:
            continue
        if tunnel.locked and not has_good(game, thief, "key"):
            continue
        if tunnel.monsters and not now.monsters_ignored:
            options += [("move", tunnel.to, swords) for swords in sword_choices(game, thief, tunnel.monsters)]
        else:
            options.append(("move", tunnel.to))
    return options


def move(game: Heist, thief: Thief, option: Option) -> Steps[None]:
    """Through a tunnel, for boots, swords and damage."""
    room = cast(int, option[1])
    tunnel = next(one for one in game.board.tunnels[thief.room] if one.to == room and not one.against)
    game.now.boots -= tunnel.boots
    game.log.tell(raid_events.Moved, thief.seat, thief.room, room)
    if len(option) > 2:
        swords = cast(int, option[2])
        game.now.swords -= swords
        yield from hurt(game, thief, tunnel.monsters - swords)
    yield from enter(game, thief, room)


# -- by teleport


def teleports(game: Heist, thief: Thief) -> list[Option]:
    """Any room joined by a tunnel, whatever the tunnel; outside only with an artifact."""
    if not game.now.teleports:
        return []
    closed = closed_room(game, thief)
    rooms = dict.fromkeys(tunnel.to for tunnel in game.board.tunnels[thief.room])
    return [("teleport", room) for room in rooms if room != closed]


def must_teleport(game: Heist, thief: Thief) -> bool:
    """A teleport may wait but not lapse, unless it could only lead outside."""
    return any(option[1] != game.board.start for option in teleports(game, thief))


def teleport(game: Heist, thief: Thief, room: int) -> Steps[None]:
    """To an adjacent room, whatever lies between."""
    game.now.teleports -= 1
    game.log.tell(raid_events.Teleported, thief.seat, thief.room, room)
    yield from enter(game, thief, room)


# -- entering a room


def enter(game: Heist, thief: Thief, room: int) -> Steps[None]:
    """A crystal cave exhausts, a spring may heal, one token may be taken."""
    thief.room = room
    if room == game.board.start:
        leave(game, thief)
        return
    fire(game, "enter_room", thief.seat)
    here = game.board.rooms[room]
    if here.crystal_cave:
        game.now.exhausted = True
    if here.heal and thief.damage:
        answer = yield Ask(thief.seat, "spring", [("heal",), LEAVE])
        if answer != LEAVE:
            heal(game, thief, here.heal)
    yield from find(game, thief)

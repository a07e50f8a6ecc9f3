"""Why an option of Brzdęk! is not listed. What is allowed is decided by the lists in ``moving`` and ``rooms``."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Option
from brzdek.core.legality import Reason
from brzdek.core.values import NamedTuple
from brzdek.games.brzdek.cards.board import Board, Tunnel
from brzdek.games.brzdek.rules import reasons
from brzdek.games.brzdek.rules.rooms import why_not_good, why_not_take
from brzdek.games.brzdek.rules.state import Heist
from brzdek.games.raid.rules import reasons as raid
from brzdek.games.raid.rules.legality import (
    listed,
    why_not_deal,
    why_not_drink,
    why_not_end,
    why_not_heal,
    why_not_play,
)
from brzdek.games.raid.rules.moving import closed_room
from brzdek.games.raid.rules.noise import bearable
from brzdek.games.raid.rules.state import Thief, Turn
from brzdek.games.raid.rules.tokens import has_good
from brzdek.games.raid.rules.turn import actions


class Purse(NamedTuple):
    """What a walk can be paid with."""

    boots: int
    swords: int
    health: int
    """Damage that can be taken on the way."""
    teleports: int = 0
    key: bool = False
    artifact: bool = False
    tired: bool = False
    """No boots may be used: a crystal cave was entered."""
    caves_lifted: bool = False
    monsters_ignored: bool = False


def purse_of(game: Heist, thief: Thief, now: Turn) -> Purse:
    """What a player has of that."""
    return Purse(
        boots=now.boots,
        swords=now.swords,
        health=max(0, bearable(game, thief)),
        teleports=now.teleports,
        key=has_good(game, thief, "key"),
        artifact=thief.artifacts > 0,
        tired=now.tired,
        caves_lifted=now.caves_lifted,
        monsters_ignored=now.monsters_ignored,
    )


def obstacle(
    board: Board, tunnel: Tunnel, purse: Purse, *, boots: int, monsters: int, tired: bool
) -> raid.OnTheWay | None:
    """Why a tunnel cannot be walked, and how much is missing, when so much was spent and met on the way there."""
    to = tunnel.to
    if tunnel.against:
        return raid.Arrow(to, 0)
    if to == board.start and not purse.artifact:
        return raid.Outside(to, 0)
    if tunnel.locked and not purse.key:
        return raid.Locked(to, 0)
    if tired:
        return raid.Tired(to, 0)
    if boots + tunnel.boots > purse.boots:
        return raid.Boots(to, boots + tunnel.boots - purse.boots)
    met = 0 if purse.monsters_ignored else tunnel.monsters
    unbearable = monsters + met - purse.swords - purse.health
    return raid.Monsters(to, unbearable) if met and unbearable > 0 else None


# -- why not


def why_not(game: Heist, seat: int, option: Option) -> Reason | None:
    """Why this seat may not do so in its turn. A shorter option stands for all that begin like it."""
    if seat != game.turn:
        return raid.own(raid.NotYourTurn(game.turn), reasons.OWN)
    thief = game.thieves[seat]
    return None if listed(option, actions(game, thief)) else raid.own(_against(game, thief, option), reasons.OWN)


def _against(game: Heist, thief: Thief, option: Option) -> Reason | None:
    match option:
        case ("play", str(card)):
            return why_not_play(thief, card)
        case ("drink", str(token)):
            return why_not_drink(game, thief, token)
        case ("cure",):
            return why_not_heal(thief)
        case ("end",):
            return why_not_end(game, thief)
        case ("buy", str(good), *_) if game.kit.cards[good].kind == "good":
            return why_not_good(game, thief, good)
        case ("buy" | "use" | "fight", str(_), *_):
            return why_not_deal(game, thief, option)
    if thief.out:
        return reasons.LeftAlready()
    match option:
        case ("move", int(room), *_):
            return why_not_move(game, thief, room)
        case ("teleport", *target):
            return why_not_teleport(game, thief, cast("list[int]", target))
        case ("take", str(token)):
            return why_not_take(game, thief, token)
    return None


def why_not_move(game: Heist, thief: Thief, room: int) -> Reason | None:
    if room not in game.board.rooms:
        return raid.NoRoom(room)
    tunnels = [tunnel for tunnel in game.board.tunnels[thief.room] if tunnel.to == room]
    purse = purse_of(game, thief, game.now)
    found = [obstacle(game.board, tunnel, purse, boots=0, monsters=0, tired=purse.tired) for tunnel in tunnels]
    hindrances = [one for one in found if one is not None]
    if not tunnels:
        return raid.NoWay(thief.room, room)
    return min(hindrances, key=lambda one: raid.WAYS.index(type(one))) if len(hindrances) == len(found) else None


def why_not_teleport(game: Heist, thief: Thief, target: list[int]) -> Reason | None:
    """No target: why not at all."""
    if not game.now.teleports:
        return raid.NoTeleport()
    room = target[0] if target else game.board.start
    if room not in game.board.rooms:
        return raid.NoRoom(room)
    if all(tunnel.to != room for tunnel in game.board.tunnels[thief.room]):
        return raid.NotAdjacent(room)
    return raid.Outside(room, 0) if room == closed_room(game, thief) else None

"""Why an option of Katakumby is not listed. What is allowed is decided where it is listed and done: in ``walking`` and
``travel``, ``market``, ``loot``, ``altars`` and ``artifacts``, which also say why not.
"""

from __future__ import annotations

from brzdek.core.ask import Option, Word
from brzdek.core.effects.context import Context
from brzdek.core.legality import Reason
from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.cards.tiles import REWARDS
from brzdek.games.katakumby.rules import reasons
from brzdek.games.katakumby.rules.altars import why_not_mark
from brzdek.games.katakumby.rules.artifacts import why_not_any, why_not_take
from brzdek.games.katakumby.rules.catacombs import Catacombs, Way
from brzdek.games.katakumby.rules.discovery import placements
from brzdek.games.katakumby.rules.loot import why_not_open
from brzdek.games.katakumby.rules.market import why_not_good, why_not_pay
from brzdek.games.katakumby.rules.state import Delve, Delver, DelveTurn
from brzdek.games.katakumby.rules.walking import MAP, ignores_monsters, more_boots
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
from brzdek.games.raid.rules.turn import actions

LEAVING = ("move", "explore", "teleport", "end", "turn")
"""What has to wait until a tile is placed."""


class Purse(NamedTuple):
    """What a walk can be paid with, and what binds the walker."""

    boots: int
    swords: int
    health: int
    """Damage that can be taken on the way."""
    lockpicks: int
    teleports: int
    artifact: bool
    map: bool
    cloak: bool
    tired: bool
    """No boots may be used: a crystal cave was entered."""
    caves_lifted: bool
    tiles: bool
    """Are there tiles to discover?"""


class Spent(NamedTuple):
    """What the way so far has taken."""

    boots: int = 0
    monsters: int = 0
    locks: int = 0
    tired: bool = False


def purse_of(game: Delve, thief: Delver, now: DelveTurn) -> Purse:
    """What a player can pay a walk with."""
    return Purse(
        boots=now.boots,
        swords=now.swords,
        health=max(0, bearable(game, thief)),
        lockpicks=thief.lockpicks,
        teleports=now.teleports,
        artifact=thief.artifacts > 0,
        map=MAP in thief.tokens,
        cloak=ignores_monsters(game, thief),
        tired=now.tired,
        caves_lifted=now.caves_lifted,
        tiles=bool(game.tiles),
    )


def obstacle(board: Catacombs, way: Way, purse: Purse, spent: Spent, boots: int | None = None) -> raid.OnTheWay | None:
    """Why a way cannot be walked now, and how much is missing. ``boots``: what it costs."""
    target = way.target
    if not way.to and not purse.tiles:
        return reasons.Tiles(target, 0)
    if way.against and not purse.map:
        return raid.Arrow(target, 0)
    if way.to == board.start and not purse.artifact:
        return raid.Outside(target, 0)
    picks = spent.locks + len(way.locks) - purse.lockpicks
    if way.locks and picks > 0:
        return raid.Locked(target, picks)
    if spent.tired:
        return raid.Tired(target, 0)
    few = spent.boots + (way.boots if boots is None else boots) - purse.boots
    if few > 0:
        return raid.Boots(target, few)
    met = 0 if purse.cloak else way.monsters
    unbearable = spent.monsters + met - purse.swords - purse.health
    return raid.Monsters(target, unbearable) if met and unbearable > 0 else None


def why_not_on(game: Delve, thief: Delver, way: Way) -> raid.OnTheWay | None:
    """What keeps the pawn from going on along this way onto a new tile; a teleport pays nothing."""
    assert game.walked is not None
    so_far, free = game.walked
    if free:
        way = way._replace(monsters=0, locks=(), against=False)
    purse = purse_of(game, thief, game.now)
    return obstacle(game.board, way, purse, Spent(), 0 if free else more_boots(so_far, way))


# -- why not


def why_not(game: Delve, seat: int, option: Option) -> Reason | None:
    """Why this seat may not do so in its turn. A shorter option stands for all that begin like it."""
    thief = game.thieves[seat]
    lying = 90 * game.board.placed[game.cave(thief).tile].turn
    if option == ("turn", lying):
        return reasons.LiesSo(lying)
    if seat != game.turn:
        return raid.own(raid.NotYourTurn(game.turn), reasons.OWN)
    return None if listed(option, _open_to(game, thief)) else raid.own(_against(game, thief, option), reasons.OWN)


def _open_to(game: Delve, thief: Delver) -> list[Option]:
    """What the player may do now."""
    if game.walked is None or not game.revealed:
        return actions(game, thief)
    return placements(game, thief, game.board.facing(game.board.point(game.walked.way.end)))


def _against(game: Delve, thief: Delver, option: Option) -> Reason | None:
    if game.walked is not None and option[0] in LEAVING:
        return reasons.TileFirst()
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
        case ("use", str(card)):
            return why_not_deal(game, thief, option) or why_not_pay(game, thief, game.relic(card))
        case ("buy" | "fight", str(_)):
            return why_not_deal(game, thief, option)
        case ("place", int(degrees)):
            return _why_not_place(game, thief, degrees)
        case ("move" | "explore" | "teleport", *target):
            return _why_not_go(game, thief, option[0] == "teleport", target)
    return _against_room(game, thief, option)


def _against_room(game: Delve, thief: Delver, option: Option) -> Reason | None:
    """What the room does not offer."""
    match option:
        case ("take",):
            return why_not_any(game, thief)
        case ("take", str(kind), *_) if kind in REWARDS:
            here = any(feature.kind == kind for feature in game.cave(thief).has)
            return reasons.OnEntering() if here else reasons.NoReward()
        case ("take", str(artifact)):
            return why_not_take(game, thief, artifact)
        case ("open",):
            kinds = game.cave(thief).loot
            return why_not_open(game, thief, kinds[0]) if kinds else reasons.NoLoot()
        case ("open", str(kind)):
            return why_not_open(game, thief, kind)
        case ("mark", *rooms):
            return reasons.NoAltar() if rooms and rooms[0] != thief.room else why_not_mark(game, thief, thief.room)
        case ("redeem", str(token)):
            return _why_not_redeem(game, thief, token)
    return None


# -- going somewhere


def _why_not_go(game: Delve, thief: Delver, jumps: bool, target: list[Word]) -> Reason | None:
    """On foot, or by a teleport; no target: why not at all."""
    if game.homecoming(thief):
        return reasons.Home()
    if jumps and not (game.now.teleports or game.now.leaps):
        return raid.NoTeleport()
    if not target:
        return raid.NotAdjacent(game.board.start) if jumps else None
    to = target[0]
    if isinstance(to, int) and to not in game.board.rooms:
        return raid.NoRoom(to)
    ways = [way for way in game.board.ways(thief.room) if way.target == to]
    if jumps:
        return _why_not_jump(game, thief, to, ways)
    if not ways:
        return raid.NoWay(thief.room, to) if isinstance(to, int) else reasons.NoEnd(to)
    purse = purse_of(game, thief, game.now)
    found = [obstacle(game.board, way, purse, Spent(tired=purse.tired)) for way in ways]
    hindrances = [one for one in found if one is not None]
    return min(hindrances, key=weight) if len(hindrances) == len(found) else None


def _why_not_jump(game: Delve, thief: Delver, to: Word, ways: list[Way]) -> Reason | None:
    if ways and to == closed_room(game, thief):
        return raid.Outside(to, 0)
    if isinstance(to, str) and ways and not game.tiles:
        return reasons.Tiles(to, 0)
    return raid.NotAdjacent(to)


def weight(hindrance: raid.OnTheWay) -> tuple[int, int]:
    """The least comes first."""
    return reasons.WAYS.index(type(hindrance)), hindrance.n


def _why_not_place(game: Delve, thief: Delver, degrees: int) -> Reason | None:
    """A rotation in which the move cannot be finished."""
    if game.walked is None or not game.revealed:
        return reasons.NoTile()
    entry = game.board.facing(game.board.point(game.walked.way.end))
    board = game.board.with_tile(game.revealed, entry[0], degrees // 90)
    found = [why_not_on(game, thief, way) for way in board.ways_in(entry, game.walked.way)]
    return reasons.Rotation(degrees, next((one for one in found if one is not None), None))


# -- tokens


def _why_not_redeem(game: Delve, thief: Delver, token: str) -> Reason | None:
    effect = game.kit.cards[token].effects.get("redeem")
    if token not in thief.tokens or effect is None:
        return raid.NotOwned(token)
    if not game.cave(thief).altar:
        return reasons.NoAltar()
    return None if effect.possible(Context(game, thief.seat, token)) else reasons.NoUse(token)

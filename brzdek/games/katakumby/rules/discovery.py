"""New tiles: turned up, placed, turned."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Ask, Option, Steps, choose
from brzdek.core.effects.effect import perform
from brzdek.core.effects.runtime import settle
from brzdek.games.katakumby.rules import events
from brzdek.games.katakumby.rules.artifacts import lay_artifacts
from brzdek.games.katakumby.rules.catacombs import Catacombs, Cell, Point, Way
from brzdek.games.katakumby.rules.dragon import haunt
from brzdek.games.katakumby.rules.rooms import enter, room_actions
from brzdek.games.katakumby.rules.state import Delve, Delver, Walked
from brzdek.games.katakumby.rules.walking import chosen, more_boots, note_portals, pay, walks
from brzdek.games.raid.rules.dealing import deals
from brzdek.games.raid.rules.moving import closed_room
from brzdek.games.raid.rules.tokens import potions
from brzdek.games.raid.rules.turn import act

TURNS = (0, 1, 2, 3)


def discover(game: Delve, thief: Delver, way: Way, *, free: bool) -> Steps[None]:
    """Turn up the next tile, act in between, place it, and go on. ``free``: a teleport, which pays nothing."""
    reveal(game, thief, way.end)
    game.walked = Walked(way, free)
    entry = game.board.facing(game.board.point(way.end))
    turn = yield from _choose_turn(game, thief, entry)
    options = onward(game, thief, entry, turn)
    yield from place(game, thief, entry[0], turn)
    if options:
        ways = game.board.ways_in(entry, way)
        answer = yield from choose(thief.seat, "onward", options)
        game.walked = None
        last, swords = chosen(ways, answer)
        yield from _go_on(game, thief, way, last, swords, free=free)
        game.log.tell(events.Entered, thief.seat, thief.room, last.to)
        yield from enter(game, thief, last.to)
    game.walked = None
    yield from carry_out_postponed(game)


def reveal(game: Delve, thief: Delver, bound_for: str) -> None:
    game.revealed = game.tiles.pop()
    game.bound_for = bound_for
    game.reveals += 1
    game.log.tell(events.Tile, thief.seat, game.revealed, bound_for)


def _choose_turn(game: Delve, thief: Delver, entry: Point) -> Steps[int]:
    """Ask for a rotation; everything but moving and teleporting may be done before, until one is knocked out."""
    while True:
        answer = yield Ask(thief.seat, "place", placements(game, thief, entry))
        if answer[0] == "place":
            return cast(int, answer[1]) // 90
        yield from act(game, thief, answer)
        if game.ongoing.unsettled and not thief.out:
            yield from settle(game)


def placements(game: Delve, thief: Delver, entry: Point) -> list[Option]:
    """Rotations in which the move can be finished, or any if none will do, and what may be done before."""
    fitting = [turn for turn in TURNS if onward(game, thief, entry, turn)]
    if not fitting and (thief.out or not thief.hand):
        fitting = list(TURNS)
    options: list[Option] = [("place", 90 * turn) for turn in fitting]
    if not thief.out:
        options += standing_actions(game, thief)
    return options


def standing_actions(game: Delve, thief: Delver) -> list[Option]:
    """Everything that needs no move: cards, deals, potions, and what the room offers."""
    options: list[Option] = [game.kit.plays[card] for card in dict.fromkeys(thief.hand)]
    options += deals(game, thief)
    options += potions(game, thief)
    options += room_actions(game, thief)
    return options


def onward(game: Delve, thief: Delver, entry: Point, turn: int) -> list[Option]:
    """How the move can be finished if the tile is laid in this rotation; not at all if one is knocked out.

    ``entry``: where the tunnel being walked comes onto the tile.
    """
    assert game.walked is not None
    if thief.out:
        return []
    way, free = game.walked
    board = game.board.with_tile(game.revealed, entry[0], turn)
    ways = board.ways_in(entry, way)
    if free:
        closed = closed_room(game, thief)
        return [("move", one.to) for one in ways if one.number == 1 and one.to != closed]
    return walks(game, thief, ways, way)


def _go_on(game: Delve, thief: Delver, way: Way, last: Way, swords: int, *, free: bool) -> Steps[None]:
    fresh = last._replace(portals=last.portals[len(way.portals) :])
    if free:
        note_portals(game, thief, fresh)
    else:
        yield from pay(game, thief, fresh, swords, more_boots(way, last))


def place(game: Delve, thief: Delver, cell: Cell, turn: int) -> Steps[None]:
    """Lay the revealed tile; a ghost awakes, artifacts come to light."""
    tile = len(game.board.placed)
    game.board = game.board.with_tile(game.revealed, cell, turn)
    game.log.tell(events.Placed, thief.seat, game.revealed, turn * 90)
    game.revealed = game.bound_for = ""
    if game.board.plan(tile).haunted:
        haunt(game)
    yield from lay_artifacts(game, thief, tile)


def carry_out_postponed(game: Delve) -> Steps[None]:
    """Effects on tiles that came up during an unfinished move."""
    while game.postponed:
        late = game.postponed.pop(0)
        yield from perform(late.effect, late.context(game))


# -- tiles by effects


def turn_tile(game: Delve, tile: int, turn: int) -> None:
    game.board = game.board.with_turned(tile, turn)
    game.log.tell(events.Turned, tile + 1, turn * 90)


def tiles_with_pawns(game: Delve) -> dict[int, list[Delver]]:
    """Square tiles and the players who stand on them."""
    found: dict[int, list[Delver]] = {}
    for thief in game.in_play():
        tile = game.cave(thief).tile
        if tile:
            found.setdefault(tile, []).append(thief)
    return found


def walled_in(game: Delve, thief: Delver) -> bool:
    """No adjacent room and no way to place a tile?"""
    ways = game.board.ways(thief.room)
    return not (ways if game.tiles else any(way.to for way in ways))


def other_turns(board: Catacombs, tile: int) -> list[int]:
    """The rotations that differ from the present one."""
    return [turn for turn in TURNS if turn != board.placed[tile].turn]

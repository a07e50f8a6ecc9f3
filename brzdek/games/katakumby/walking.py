"""Walking, discovering and teleporting through the catacombs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from brzdek.core.ask import Ask, Option, Steps, Word
from brzdek.core.effects.effect import perform
from brzdek.core.effects.runtime import settle
from brzdek.games.katakumby.catacombs import Catacombs, Cave, Cell, Point, Way
from brzdek.games.katakumby.chambers import Chambers
from brzdek.games.katakumby.state import Delve, Delver, Walked

TURNS = (0, 1, 2, 3)
MAP = "catacombs_map"
CLOAK = "cloak"
ADJACENT = ""
NOWHERE = -1
"""No room."""


class Walking(Chambers):
    """Where a pawn may go, and how the catacombs grow on the way."""

    # -- on foot

    def moves(self, game: Delve, thief: Delver) -> list[Option]:
        """Ways that can be walked now."""
        now = game.now
        if not now.boots or (now.exhausted and not now.caves_lifted) or game.homecoming(thief):
            return []
        ways = game.board.ways(thief.room)
        return self.walks(game, thief, ways if game.tiles else [way for way in ways if way.to])

    def walks(self, game: Delve, thief: Delver, ways: Sequence[Way], so_far: Way | None = None) -> list[Option]:
        """The options to walk: ("move", room); with monsters ("move", room, swords), one for each number of swords
        spent on them; for another way to the same goal ("move", room, swords, 2).

        ``so_far``: the first part of these ways, which is paid already.
        """
        boots, lockpicks, has_map = game.now.boots, thief.lockpicks, MAP in thief.tokens
        closed = NOWHERE if thief.artifacts else game.board.start
        options: list[Option] = []
        for way in ways:
            to, end, footprints, monsters, locks, against, _, number = way
            price = 1 + footprints if so_far is None else more_boots(so_far, way)
            if price > boots or len(locks) > lockpicks or (against and not has_map) or to == closed:
                continue
            words: Option = ("move", to) if to else ("explore", end)
            if not monsters:
                options.append(words if number == 1 else (*words, 0, number))
            elif number == 1:
                options += [(*words, swords) for swords in self.sword_choices(game, thief, monsters)]
            else:
                options += [(*words, swords, number) for swords in self.sword_choices(game, thief, monsters)]
        return options

    def sword_choices(self, game: Delve, thief: Delver, monsters: int) -> Sequence[int]:
        """How many swords the player may spend on so many monsters; damage must leave one in the game."""
        if self.ignores_monsters(game, thief):
            return (0,)
        bearable = min(thief.supply, game.kit.health - 1 - thief.damage)
        most = min(game.now.swords, monsters)
        return range(most, max(0, monsters - bearable) - 1, -1)

    def ignores_monsters(self, game: Delve, thief: Delver) -> bool:
        return game.now.monsters_ignored or self.has_good(game, thief, CLOAK)

    def walk(self, game: Delve, thief: Delver, answer: Option) -> Steps[None]:
        """To a room, or into the open: then a tile is discovered."""
        way, swords = chosen(game.board.ways(thief.room), answer)
        if way.to:
            self.pay(game, thief, way, swords, way.boots)
            game.log.tell("moved", thief.seat, thief.room, way.to)
            yield from self.enter(game, thief, way.to)
        else:
            self.pay(game, thief, way, swords, way.boots)
            yield from self.discover(game, thief, way, free=False)

    def pay(self, game: Delve, thief: Delver, way: Way, swords: int, boots: int) -> None:
        """Boots, swords and damage for monsters, lockpicks that stay on the locks."""
        game.now.boots -= boots
        game.now.swords -= swords
        if not self.ignores_monsters(game, thief):
            self.hurt(game, thief, way.monsters - swords)
        if way.locks:
            thief.lockpicks -= len(way.locks)
            game.board = game.board.with_open(way.locks)
            game.log.tell("unlocked", thief.seat, len(way.locks))
        self._note_portals(game, thief, way)

    def _note_portals(self, game: Delve, thief: Delver, way: Way) -> None:
        if len(way.portals) > 1:
            game.now.portals_used += len(way.portals) // 2
            game.log.tell("portal", thief.seat)

    # -- discovering

    def discover(self, game: Delve, thief: Delver, way: Way, *, free: bool) -> Steps[None]:
        """Turn up the next tile, act in between, place it, and go on. ``free``: a teleport, which pays nothing."""
        self.reveal(game, thief, way.end)
        game.walked = Walked(way, free)
        entry = game.board.facing(game.board.point(way.end))
        turn = yield from self._choose_turn(game, thief, entry)
        onward = self.onward(game, thief, entry, turn)
        yield from self.place(game, thief, entry[0], turn)
        if onward:
            ways = game.board.ways_in(entry, way)
            answer = onward[0] if len(onward) == 1 else (yield Ask(thief.seat, "onward", onward))
            game.walked = None
            last, swords = chosen(ways, answer)
            self._go_on(game, thief, way, last, swords, free=free)
            game.log.tell("entered", thief.seat, thief.room, last.to)
            yield from self.enter(game, thief, last.to)
        game.walked = None
        yield from self.carry_out_postponed(game)

    def reveal(self, game: Delve, thief: Delver, bound_for: str) -> None:
        game.revealed = game.tiles.pop()
        game.bound_for = bound_for
        game.reveals += 1
        game.log.tell("tile", thief.seat, game.revealed, bound_for)

    def _choose_turn(self, game: Delve, thief: Delver, entry: Point) -> Steps[int]:
        """Ask for a rotation; everything but moving and teleporting may be done before, until one is knocked out."""
        while True:
            fitting = [turn for turn in TURNS if self.onward(game, thief, entry, turn)]
            if not fitting and (thief.out or not thief.hand):
                fitting = list(TURNS)
            options: list[Option] = [("place", 90 * turn) for turn in fitting]
            if not thief.out:
                options += self.standing_actions(game, thief)
            answer = yield Ask(thief.seat, "place", options)
            if answer[0] == "place":
                return cast(int, answer[1]) // 90
            yield from self.act(game, thief, answer)
            if game.ongoing.unsettled and not thief.out:
                yield from settle(game)

    def onward(self, game: Delve, thief: Delver, entry: Point, turn: int) -> list[Option]:
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
            rooms = [one.to for one in ways if one.number == 1 and (one.to != board.start or thief.artifacts)]
            return [("move", room) for room in rooms]
        return self.walks(game, thief, ways, way)

    def _go_on(self, game: Delve, thief: Delver, way: Way, last: Way, swords: int, *, free: bool) -> None:
        fresh = last._replace(portals=last.portals[len(way.portals) :])
        if free:
            self._note_portals(game, thief, fresh)
        else:
            self.pay(game, thief, fresh, swords, more_boots(way, last))

    def place(self, game: Delve, thief: Delver, cell: Cell, turn: int) -> Steps[None]:
        """Lay the revealed tile; a ghost awakes, artifacts come to light."""
        tile = len(game.board.placed)
        game.board = game.board.with_tile(game.revealed, cell, turn)
        game.log.tell("placed", thief.seat, game.revealed, turn * 90)
        game.revealed = game.bound_for = ""
        if game.board.plan(tile).haunted:
            self.haunt(game)
        yield from self.lay_artifacts(game, thief, tile)

    def carry_out_postponed(self, game: Delve) -> Steps[None]:
        """Effects on tiles that came up during an unfinished move."""
        while game.postponed:
            late = game.postponed.pop(0)
            yield from perform(late.effect, late.context(game))

    # -- tiles by effects

    def turn_tile(self, game: Delve, tile: int, turn: int) -> None:
        game.board = game.board.with_turned(tile, turn)
        game.log.tell("turned", tile + 1, turn * 90)

    def tiles_with_pawns(self, game: Delve) -> dict[int, list[Delver]]:
        """Square tiles and the players who stand on them."""
        found: dict[int, list[Delver]] = {}
        for thief in game.in_play():
            tile = game.cave(thief).tile
            if tile:
                found.setdefault(tile, []).append(thief)
        return found

    def walled_in(self, game: Delve, thief: Delver) -> bool:
        """No adjacent room and no way to place a tile?"""
        return not any(way.to or game.tiles for way in game.board.ways(thief.room))

    # -- teleporting

    def teleports(self, game: Delve, thief: Delver) -> list[Option]:
        """Rooms to teleport to now, by each teleport that the player has."""
        now = game.now
        options: list[Option] = []
        if not (now.teleports or now.leaps) or game.homecoming(thief):
            return options
        if now.teleports:
            options += [("teleport", target) for target in self.adjacent(game, thief)]
        for leap in dict.fromkeys(now.leaps):
            options += [("teleport", target, leap) for target in self.leap_targets(game, thief, leap)]
        return options

    def adjacent(self, game: Delve, thief: Delver) -> list[Word]:
        """Rooms joined by a tunnel or through portals, and tunnels that lead into the open."""
        ways = game.board.ways(thief.room)
        targets = dict.fromkeys(way.target for way in ways if way.to or game.tiles)
        return [target for target in targets if self.may_enter(game, thief, target)]

    def may_enter(self, game: Delve, thief: Delver, target: Word) -> bool:
        return target != game.board.start or thief.artifacts > 0

    def leap_targets(self, game: Delve, thief: Delver, leap: str) -> list[Word]:
        here = game.cave(thief)
        match leap:
            case "market":
                return self.adjacent(game, thief) if here.market else []
            case "blink":
                rooms = [other.room for other in game.in_play() if other is not thief and game.cave(other).in_depths]
                return list(dict.fromkeys([*self.adjacent(game, thief), *rooms]))
            case "altar":
                return [room for room, cave in _caves(game) if cave.altar and room != here.id] if here.altar else []
            case _:
                rooms = [room for room, cave in _caves(game) if cave.haunted and cave.tile != here.tile]
                return list(rooms) if here.haunted else []

    def owes_move(self, game: Delve, thief: Delver) -> bool:
        """A teleport without "may" must not lapse, unless it could only lead to the crypt."""
        now = game.now
        if thief.out or game.homecoming(thief) or not (now.teleports or now.leaps):
            return False
        owed = [target for leap in ("market", "blink") if leap in now.leaps
                for target in self.leap_targets(game, thief, leap)]  # fmt: skip
        if now.teleports:
            owed += self.adjacent(game, thief)
        return any(target != game.board.start for target in owed)

    def teleport(self, game: Delve, thief: Delver, answer: Option) -> Steps[None]:
        target, leap = answer[1], cast(str, answer[2]) if len(answer) > 2 else ADJACENT
        if leap == ADJACENT:
            game.now.teleports -= 1
        else:
            game.now.leaps.remove(leap)
            if leap == "altar":
                game.now.trashes.insert(0, game.now.waystones.pop())
        if isinstance(target, int):
            if leap in (ADJACENT, "market", "blink"):
                self._note_link(game, thief, target)
            yield from self.leap_to(game, thief, target)
        else:
            way = next(way for way in game.board.ways(thief.room) if way.end == target)
            game.log.tell("teleport", thief.seat)
            self._note_portals(game, thief, way)
            yield from self.discover(game, thief, way, free=True)

    def _note_link(self, game: Delve, thief: Delver, target: int) -> None:
        """A teleport to a room that is adjacent through portals alone goes through them."""
        links = [way for way in game.board.ways(thief.room) if way.to == target]
        if links and all(way.portals for way in links):
            self._note_portals(game, thief, links[0])

    def leap_to(self, game: Delve, thief: Delver, room: int) -> Steps[None]:
        game.log.tell("teleported", thief.seat, thief.room, room)
        yield from self.enter(game, thief, room)

    # -- what a pawn may do

    def standing_actions(self, game: Delve, thief: Delver) -> list[Option]:
        """Everything that needs no move: cards, deals, potions, and what the room offers."""
        options: list[Option] = [game.kit.plays[card] for card in dict.fromkeys(thief.hand)]
        options += self.deals(game, thief)
        options += self.potions(game, thief)
        options += self.room_actions(game, thief)
        return options

    def room_actions(self, game: Delve, thief: Delver) -> list[Option]:
        here = game.cave(thief)
        options = self.goods_for_sale(game, thief) if here.market or game.now.offers else []
        if thief.room in game.lying:
            options += self.artifacts_to_take(game, thief)
        if here.loot:
            options += self.loot_to_open(game, thief)
        if here.altar:
            if self.may_mark(game, thief, thief.room):
                options.append(("mark", thief.room))
            options += self.redeemable(game, thief)
        return options

    def pawn_actions(self, game: Delve, thief: Delver) -> list[Option]:
        options = self.moves(game, thief)
        options += self.teleports(game, thief)
        options += self.room_actions(game, thief)
        if game.options["mercy"] and game.cave(thief).tile and self.walled_in(game, thief):
            options += [("turn", 90 * turn) for turn in other_turns(game.board, game.cave(thief).tile)]
        return options

    def pawn_act(self, game: Delve, thief: Delver, answer: Option) -> Steps[None]:
        match answer[0]:
            case "move" | "explore":
                yield from self.walk(game, thief, answer)
            case "teleport":
                yield from self.teleport(game, thief, answer)
            case "take":
                self.take_artifact(game, thief, cast(str, answer[1]))
            case "open":
                yield from self.open_loot(game, thief, cast(str, answer[1]))
            case "mark":
                self.mark_altar(game, thief, cast(int, answer[1]))
            case "redeem":
                yield from self.redeem(game, thief, cast(str, answer[1]))
            case _:
                self.turn_tile(game, game.cave(thief).tile, cast(int, answer[1]) // 90)


def other_turns(board: Catacombs, tile: int) -> list[int]:
    """The rotations that differ from the present one."""
    return [turn for turn in TURNS if turn != board.placed[tile].turn]


def _caves(game: Delve) -> Iterator[tuple[int, Cave]]:
    for room, cave in game.board.rooms.items():
        assert isinstance(cave, Cave)
        yield room, cave


def more_boots(way: Way, last: Way) -> int:
    """What the second part of a way costs more: footprints make the whole of it cost two boots."""
    return int(last.footprints and not way.footprints)


def chosen(ways: Sequence[Way], answer: Option) -> tuple[Way, int]:
    """The way and the swords that an option means."""
    target, *words = answer[1:]
    swords = cast(int, words[0]) if words else 0
    wanted = words[1] if len(words) > 1 else 1
    return next(way for way in ways if way.number == wanted and way.target == target), swords

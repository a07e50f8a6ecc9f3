"""Moving through the dungeon: tunnels, teleports, and what one finds on entering a room."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Ask, Option, Steps
from brzdek.games.brzdek.board import Tunnel
from brzdek.games.brzdek.laying import Laying
from brzdek.games.brzdek.state import Heist, RoomTokens, Thief

LEAVE: Option = ("leave",)
MINOR, MAJOR, IDOL = "minor", "major", "idol"
IDOL_TOKEN = "monkey_idol"


class Moving(Laying[Heist, Thief]):
    """Where a pawn may go and what happens there."""

    def pawn_actions(self, game: Heist, thief: Thief) -> list[Option]:
        options: list[Option] = []
        if game.now.boots:
            options += self.moves(game, thief)
        if game.now.teleports:
            options += self.teleports(game, thief)
        if thief.gold >= game.kit.price:
            options += self.goods_for_sale(game, thief)
        if game.options["late_artifacts"]:
            options += self.late_artifacts(game, thief)
        return options

    def pawn_act(self, game: Heist, thief: Thief, answer: Option) -> Steps[None]:
        match answer[0]:
            case "move":
                yield from self.move(game, thief, answer)
            case "teleport":
                yield from self.teleport(game, thief, cast(int, answer[1]))
            case _:
                yield from self.take(game, thief, game.tokens[thief.room], cast(str, answer[1]))

    def owes_move(self, game: Heist, thief: Thief) -> bool:
        return bool(game.now.teleports) and not thief.out and self.must_teleport(game, thief)

    def late_artifacts(self, game: Heist, thief: Thief) -> list[Option]:
        """House option: an artifact may be taken at any time in its room."""
        lying = game.tokens.get(thief.room)
        if lying and lying.artifact and thief.artifacts < self.artifact_limit(game, thief):
            return [("take", lying.artifact)]
        return []

    def moves(self, game: Heist, thief: Thief) -> list[Option]:
        """Tunnels that can be walked now. With monsters: one option for each number of swords spent on them."""
        now = game.now
        if not now.boots or (now.exhausted and not now.caves_lifted):
            return []
        options: list[Option] = []
        for tunnel in game.board.tunnels[thief.room]:
            if tunnel.boots > now.boots or not self.passable(game, thief, tunnel):
                continue
            if tunnel.monsters and not now.monsters_ignored:
                options += self._fighting_through(game, thief, tunnel)
            else:
                options.append(("move", tunnel.to))
        return options

    def passable(self, game: Heist, thief: Thief, tunnel: Tunnel) -> bool:
        """Do lock, arrow and the way outside allow it?"""
        if tunnel.against or (tunnel.locked and not self.has_key(game, thief)):
            return False
        return tunnel.to != game.board.start or thief.artifacts > 0

    def has_key(self, game: Heist, thief: Thief) -> bool:
        return self.has_good(game, thief, "key")

    def _fighting_through(self, game: Heist, thief: Thief, tunnel: Tunnel) -> list[Option]:
        """Each sword prevents one damage; damage needs cubes in the supply and must not fill the meter."""
        bearable = min(thief.supply, game.kit.health - 1 - thief.damage)
        most = min(game.now.swords, tunnel.monsters)
        least = max(0, tunnel.monsters - bearable)
        return [("move", tunnel.to, swords) for swords in range(most, least - 1, -1)]

    def move(self, game: Heist, thief: Thief, option: Option) -> Steps[None]:
        room = cast(int, option[1])
        tunnel = next(one for one in game.board.tunnels[thief.room] if one.to == room and not one.against)
        game.now.boots -= tunnel.boots
        game.log.tell("moved", thief.seat, thief.room, room)
        if len(option) > 2:
            swords = cast(int, option[2])
            game.now.swords -= swords
            self.hurt(game, thief, tunnel.monsters - swords)
        yield from self.enter(game, thief, room)

    def teleports(self, game: Heist, thief: Thief) -> list[Option]:
        """Any room joined by a tunnel, whatever the tunnel; outside only with an artifact."""
        if not game.now.teleports:
            return []
        rooms = dict.fromkeys(tunnel.to for tunnel in game.board.tunnels[thief.room])
        return [("teleport", room) for room in rooms if room != game.board.start or thief.artifacts > 0]

    def must_teleport(self, game: Heist, thief: Thief) -> bool:
        """A teleport may wait but not lapse, unless it could only lead outside."""
        return any(option[1] != game.board.start for option in self.teleports(game, thief))

    def teleport(self, game: Heist, thief: Thief, room: int) -> Steps[None]:
        game.now.teleports -= 1
        game.log.tell("teleported", thief.seat, thief.room, room)
        yield from self.enter(game, thief, room)

    # -- entering a room

    def enter(self, game: Heist, thief: Thief, room: int) -> Steps[None]:
        """A crystal cave exhausts, a spring may heal, one token may be taken."""
        thief.room = room
        if room == game.board.start:
            self.leave(game, thief)
            return
        here = game.board.rooms[room]
        if here.crystal_cave:
            game.now.exhausted = True
        if here.heal and thief.damage:
            answer = yield Ask(thief.seat, "spring", [("heal",), LEAVE])
            if answer != LEAVE:
                self.heal(game, thief, here.heal)
        yield from self.find(game, thief)

    def find(self, game: Heist, thief: Thief) -> Steps[None]:
        """One token of the room may be taken."""
        lying = game.tokens.get(thief.room)
        options = self.tokens_to_take(game, thief, lying) if lying else []
        if lying and options:
            answer = yield Ask(thief.seat, "find", [*options, LEAVE])
            if answer != LEAVE:
                yield from self.take(game, thief, lying, cast(str, answer[1]))

    def tokens_to_take(self, game: Heist, thief: Thief, lying: RoomTokens) -> list[Option]:
        options: list[Option] = []
        if lying.artifact and thief.artifacts < self.artifact_limit(game, thief):
            options.append(("take", lying.artifact))
        if lying.major:
            options.append(("take", MAJOR))
        if lying.minor:
            options.append(("take", MINOR))
        if lying.idols:
            options.append(("take", IDOL))
        return options

    def take(self, game: Heist, thief: Thief, lying: RoomTokens, what: str) -> Steps[None]:
        if what in (MINOR, MAJOR):
            yield from self.take_secret(game, thief, lying.minor if what == MINOR else lying.major)
        elif what == IDOL:
            lying.idols -= 1
            thief.tokens.append(IDOL_TOKEN)
            game.log.tell("took", thief.seat, IDOL_TOKEN)
        else:
            lying.artifact = ""
            thief.tokens.append(what)
            thief.artifacts += 1
            game.log.tell("took", thief.seat, what)
            self.anger(game)

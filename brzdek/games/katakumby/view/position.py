"""Set-up situations of Katakumby: what a position file may say, and the game made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.catalog.schema import Field, ListOf, MapOf, OneOf, Record, Whole, Word
from brzdek.core.catalog.source import Path
from brzdek.games.katakumby.cards.tiles import ARTIFACT, LOOT
from brzdek.games.katakumby.cards.words import WORDS
from brzdek.games.katakumby.rules.setup import POOLS, new_game, stack_tiles
from brzdek.games.katakumby.rules.state import Delve
from brzdek.games.raid.rules.tokens import MONKEY_IDOL
from brzdek.games.raid.view.position import SetUp, token_field

NOW = ("skill_spent", "gold_gained", "portals_used", "row_monsters", "prisoners_freed", "cubes_placed")
LEAPS = ("market", "haunted", "blink")


class DelveSetUp(SetUp[Delve]):
    """A situation of Katakumby."""

    side = ("side", "start")
    new_game = staticmethod(new_game)

    @staticmethod
    def fields(game: Delve) -> dict[str, Field]:
        """Rooms are numbers, or ``tile.room``."""
        seat = Whole(0, game.players - 1)
        room = OneOf(Whole(1, 999), Word(pattern=r"[a-z0-9_]+\.[a-z0-9_]+", limit=80))
        tile = Word(list(game.board.plans.tiles))
        token = token_field(game)
        count = Whole(0, 999)
        laid = Record({"tile": tile, "at": ListOf(Whole(-99, 99), 2, 2)}, {"turn": Whole(0, 270)})
        return {
            "side": Word(("a", "b")),
            "map": ListOf(laid),
            "tiles": OneOf(Whole(0, 99), ListOf(tile)),
            "room": MapOf(seat, room),
            "lockpicks": MapOf(seat, count),
            "black_damage": MapOf(seat, count),
            "bank": MapOf(Word(tuple(POOLS)), ListOf(token)),
            "artifacts": ListOf(token),
            "lying": MapOf(room, ListOf(token)),
            "loot": MapOf(room, ListOf(Word(LOOT), 1)),
            "altars": MapOf(room, ListOf(seat, 1)),
            "open_locks": ListOf(ListOf(Whole(0, 99), 2, 2)),
            "looted": MapOf(seat, ListOf(room)),
            "ghosts": Record({}, {"area": count, "bag": count}),
            "leaps": ListOf(Word(LEAPS)),
            "offers": ListOf(count),
            "visited": ListOf(room),
            **dict.fromkeys(NOW, count),
        }

    def places(self) -> None:
        """The map, then the pawns."""
        game = self.game
        stack_tiles(game)
        for index, laid in enumerate(self.wanted.get("map", ())):
            self.lay_tile(laid, ("map", index))
        self.stack()
        if self.doc.problems:
            return
        locks = [(tile - 1, tunnel) for tile, tunnel in self.wanted.get("open_locks", ())]
        for index, (tile, tunnel) in enumerate(locks):
            tunnels = game.board.plan(tile).layout.tunnels if 0 <= tile < len(game.board.placed) else ()
            if tunnel >= len(tunnels) or not tunnels[tunnel].lock:
                self.doc.problem(("open_locks", index), WORDS["position.lock"], tile=tile + 1, tunnel=tunnel)
                return
        game.board = game.board.with_open(locks)
        for thief in game.thieves:
            if thief.seat in self.wanted.get("room", {}):
                thief.room = self.room(self.wanted["room"][thief.seat], ("room", thief.seat))
            thief.lockpicks = self.of("lockpicks", thief.seat, thief.lockpicks)
            thief.looted = [self.room(room, ("looted", thief.seat)) for room in self.of("looted", thief.seat, ())]

    def lay_tile(self, laid: Mapping[str, Any], path: Path) -> None:
        game = self.game
        tile, cell = laid["tile"], (laid["at"][0], laid["at"][1])
        if tile in game.tiles:
            game.tiles.remove(tile)
        elif tile in game.tiles_aside:
            game.tiles_aside.remove(tile)
        else:
            self.doc.problem((*path, "tile"), WORDS["position.no_tile"], tile=tile)
            return
        beside = any(cell in game.board.empty_cells(one).values() for one in range(len(game.board.placed)))
        if not beside:
            self.doc.problem((*path, "at"), WORDS["position.cell"], cell=f"[{cell[0]}, {cell[1]}]")
            return
        game.board = game.board.with_tile(tile, cell, laid.get("turn", 0) // 90 % 4)

    def stack(self) -> None:
        """The tiles still to come: so many, or these from the top on."""
        game = self.game
        wanted: int | tuple[str, ...] | None = self.wanted.get("tiles")
        if isinstance(wanted, int):
            kept = min(wanted, len(game.tiles))
            split = len(game.tiles) - kept
            game.tiles_aside += game.tiles[:split]
            game.tiles = game.tiles[split:]
        elif wanted is not None:
            left = [*game.tiles, *game.tiles_aside]
            for index, tile in enumerate(wanted):
                if tile not in left:
                    self.doc.problem(("tiles", index), WORDS["position.no_tile"], tile=tile)
                    return
                left.remove(tile)
            game.tiles, game.tiles_aside = list(wanted)[::-1], left

    def room(self, named: int | str, path: Path) -> int:
        """The number of a room that is named by number or by tile and name."""
        board = self.game.board
        if isinstance(named, int):
            if named in board.rooms:
                return named
        else:
            tile_name, name = named.split(".")
            for tile, placed in enumerate(board.placed):
                if tile_name == ("start" if tile == 0 else placed.tile) and name in board.plan(tile).layout.rooms:
                    return board.room_of(tile, name)
        self.doc.problem(path, WORDS["position.place"], room=named)
        return board.start

    def rooms(self, key: str) -> dict[int, Any]:
        return {self.room(room, (key, room)): value for room, value in self.wanted.get(key, {}).items()}

    def tokens(self) -> None:
        game = self.game
        for pool in game.secrets.values():
            game.chance.shuffle(pool)
        idols = [MONKEY_IDOL] * game.idols
        left = {kind: pool for name, pool in game.secrets.items() for kind in POOLS[name]}
        left |= {"artifact": game.artifacts, "idol": idols}
        self.give_tokens(left)
        game.idols = min(self.wanted.get("idols", len(idols)), len(idols))
        game.box += idols[game.idols :]
        for room, artifacts in self.rooms("lying").items():
            if not any(one.kind == ARTIFACT for one in game.board.cave(room).has):
                self.doc.problem(("lying",), WORDS["position.no_artifact_room"], room=room)
            for artifact in artifacts:
                self.take(game.artifacts, artifact, ("lying", room))
            game.lying[room] = list(artifacts)
        self.order_banks()
        self.loot_and_altars()

    def order_banks(self) -> None:
        """Tokens that come next, and the artifacts left in the stack."""
        game = self.game
        for pool, tokens in self.wanted.get("bank", {}).items():
            bank = game.secrets[pool]
            for index, token in enumerate(tokens):
                self.take(bank, token, ("bank", pool, index))
            game.box += bank
            game.secrets[pool] = list(tokens)[::-1]
        if "artifacts" in self.wanted:
            for index, artifact in enumerate(self.wanted["artifacts"]):
                self.take(game.artifacts, artifact, ("artifacts", index))
            game.box += game.artifacts
            game.artifacts = list(self.wanted["artifacts"])

    def loot_and_altars(self) -> None:
        game = self.game
        for room, kinds in self.rooms("loot").items():
            there = [one.kind for one in game.board.cave(room).has]
            for kind in kinds:
                if kind not in there:
                    self.doc.problem(("loot",), WORDS["position.loot"], room=room, kind=kind)
            game.loot[room] = list(kinds)
        for room, seats in self.rooms("altars").items():
            if not game.board.cave(room).altar:
                self.doc.problem(("altars",), WORDS["position.altar"], room=room)
            elif len(set(seats)) < len(seats) or len(seats) > game.catalog.tables["altar_spaces"]:
                self.doc.problem(("altars",), WORDS["position.altar_full"], room=room)
            game.altars[room] = list(seats)
            for seat in seats:
                game.thieves[seat].supply -= 1

    def cubes(self) -> None:
        """Ghosts and black cubes on health meters too."""
        game = self.game
        super().cubes()
        for thief in game.thieves:
            thief.black = self.of("black_damage", thief.seat, 0)
            game.black_aside -= thief.black
            thief.supply += thief.black
            if thief.black > thief.damage or game.black_aside < 0:
                dragon = game.catalog.tables["dragon_cubes"]
                self.doc.problem(("black_damage", thief.seat), WORDS["position.black"], n=dragon)
        ghosts = self.wanted.get("ghosts", {})
        game.ghosts_loud, game.ghosts_bagged = ghosts.get("area", 0), ghosts.get("bag", 0)
        game.ghosts_banked -= game.ghosts_loud + game.ghosts_bagged
        if game.ghosts_banked < 0:
            self.doc.problem(("ghosts",), WORDS["position.ghosts"], n=game.catalog.tables["ghost_cubes"])

    def moment(self) -> None:
        super().moment()
        now, wanted = self.game.now, self.wanted
        for name in NOW:
            if name in wanted:
                setattr(now, name, wanted[name])
        now.leaps = list(wanted.get("leaps", ()))
        now.offers = list(wanted.get("offers", ()))
        now.visited = [self.room(room, ("visited",)) for room in wanted.get("visited", ())]

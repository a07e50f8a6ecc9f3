"""What one player of Katakumby may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from brzdek.games.brzdek.view import RaidView, Rival
from brzdek.games.katakumby.catacombs import Catacombs, Cave, Way
from brzdek.games.katakumby.state import Delve, Delver, DelveTurn


class DelveRival(Rival):
    """What everybody may know of one player."""

    __slots__ = ()

    @property
    def _delver(self) -> Delver:
        return cast(Delver, self._thief)

    @property
    def lockpicks(self) -> int:
        return self._delver.lockpicks

    @property
    def black(self) -> int:
        """Black cubes among the damage."""
        return self._delver.black

    @property
    def looted(self) -> Sequence[int]:
        return self._delver.looted

    def data(self) -> dict[str, Any]:
        return {**super().data(), "lockpicks": self.lockpicks, "black": self.black, "looted": list(self.looted)}


class DelveView(RaidView[Delve]):
    """A window onto the catacombs: the map and all that lies open."""

    __slots__ = ()
    thieves: tuple[DelveRival, ...]

    def rivals(self, game: Delve) -> tuple[DelveRival, ...]:
        return tuple(DelveRival(thief) for thief in game.thieves)

    @property
    def me(self) -> DelveRival:
        return self.thieves[self._game.turn if self.seat is None else self.seat]

    @property
    def now(self) -> DelveTurn:
        return self._game.now

    @property
    def board(self) -> Catacombs:
        return self._game.board

    def cave(self, room: int) -> Cave:
        return self._game.board.cave(room)

    def ways(self, room: int) -> tuple[Way, ...]:
        return self._game.board.ways(room)

    # -- tiles

    @property
    def tiles_left(self) -> int:
        return len(self._game.tiles)

    @property
    def next_back(self) -> str:
        """The back of the tile on top of the stack; "" if there is none."""
        tiles = self._game.tiles
        return self._game.board.plans.tiles[tiles[-1]].back if tiles else ""

    @property
    def revealed(self) -> str:
        """The tile that is to be placed."""
        return self._game.revealed

    @property
    def bound_for(self) -> str:
        """The open tunnel end, or the side of a tile, behind which it will lie."""
        return self._game.bound_for

    # -- tokens and cubes

    @property
    def artifact_stack(self) -> Sequence[str]:
        """From the top."""
        return self._game.artifacts

    @property
    def lying(self) -> Mapping[int, Sequence[str]]:
        """Artifacts in rooms."""
        return self._game.lying

    @property
    def idols(self) -> int:
        return self._game.idols

    @property
    def loot(self) -> Mapping[int, Sequence[str]]:
        """Chests, libraries and prisons that were opened, by room."""
        return self._game.loot

    @property
    def altars(self) -> Mapping[int, Sequence[int]]:
        """The seats of the cubes on each altar."""
        return self._game.altars

    @property
    def secrets_left(self) -> Mapping[str, int]:
        """Face-down tokens in the bank: minor, major, prison."""
        return {pool: len(tokens) for pool, tokens in self._game.secrets.items()}

    @property
    def ghosts(self) -> Mapping[str, int]:
        """Ghost cubes in the bank, in the Clank! area and in the bag."""
        game = self._game
        return {"bank": game.ghosts_banked, "area": game.ghosts_loud, "bag": game.ghosts_bagged}

    @property
    def black_aside(self) -> int:
        return self._game.black_aside

    @property
    def party(self) -> bool:
        return self._game.party

    @property
    def out_attack(self) -> int:
        """Cubes in the attacks of those out of play."""
        return cast(int, self._game.catalog.tables["out_attack"][self._game.players])

    def altars_marked(self, seat: int) -> int:
        return self._game.rules.altars_marked(self._game, self._game.thieves[seat])

    def ignores_monsters(self) -> bool:
        """Do tunnel monsters leave one alone now?"""
        return self._game.rules.ignores_monsters(self._game, self._game.thieves[self.me.seat])

    def onward(self, degrees: int) -> tuple[Way, ...]:
        """Where the tunnel being walked leads if the revealed tile is laid in this rotation."""
        board = self._game.board
        point = board.facing(board.point(self._game.bound_for))
        laid = board.with_tile(self._game.revealed, point[0], degrees // 90)
        return laid.ways_in(point)

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "board": self.board.plain(),
            "tiles_left": self.tiles_left,
            "next_back": self.next_back,
            "revealed": self.revealed,
            "bound_for": self.bound_for,
            "artifact_stack": list(self.artifact_stack),
            "lying": {str(room): list(artifacts) for room, artifacts in self.lying.items()},
            "idols": self.idols,
            "loot": {str(room): list(kinds) for room, kinds in self.loot.items()},
            "altars": {str(room): list(seats) for room, seats in self.altars.items()},
            "secrets_left": dict(self.secrets_left),
            "ghosts": dict(self.ghosts),
            "black_aside": self.black_aside,
        }

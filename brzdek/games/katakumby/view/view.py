"""What one player of Katakumby may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from brzdek.core.ask import Option
from brzdek.core.legality import Reason
from brzdek.games.katakumby.cards.pieces import Relic
from brzdek.games.katakumby.cards.tiles import HAVEN
from brzdek.games.katakumby.rules import legality
from brzdek.games.katakumby.rules.altars import altars_marked
from brzdek.games.katakumby.rules.catacombs import Catacombs, Cave, Cell, Way
from brzdek.games.katakumby.rules.market import price_of_good
from brzdek.games.katakumby.rules.state import Delve, Delver, DelveTurn, Walked
from brzdek.games.katakumby.rules.walking import CLOAK, ignores_monsters, more_boots
from brzdek.games.katakumby.view.now import DelveTurnView
from brzdek.games.raid.rules import reasons
from brzdek.games.raid.view.imagining import mix, places
from brzdek.games.raid.view.view import RaidView, Rival


class DelveRival(Rival):
    """What everybody may know of one player."""

    __slots__ = ()
    _thief: Delver

    @property
    def lockpicks(self) -> int:
        return self._thief.lockpicks

    @property
    def black(self) -> int:
        """Black cubes among the damage."""
        return self._thief.black

    @property
    def looted(self) -> Sequence[int]:
        return self._thief.looted.copy()

    @property
    def belongings(self) -> dict[str, int]:
        return {"gold": self.gold, "lockpicks": self.lockpicks, "clank": self.clank}

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

    now: DelveTurnView
    means: DelveTurnView

    def turn_view(self, turn: DelveTurn) -> DelveTurnView:
        return DelveTurnView(turn)

    @property
    def board(self) -> Catacombs:
        return self._game.board

    def cave(self, room: int) -> Cave:
        return self._game.board.cave(room)

    def ways(self, room: int) -> tuple[Way, ...]:
        return self._game.board.ways(room)

    @property
    def purse(self) -> legality.Purse:
        """What one can pay a walk with at this moment; resources only in one's own turn."""
        return legality.purse_of(self._game, self._game.thieves[self.me.seat], cast(DelveTurn, self._means))

    def purse_of(self, seat: int) -> legality.Purse:
        """What anybody can walk with: others only with what they own, as before a turn of theirs."""
        if seat == self.me.seat:
            purse = self.purse
        else:
            purse = legality.purse_of(self._game, self._game.thieves[seat], DelveTurn())
        # What a card of somebody's turn does to monsters it does for nobody else.
        return purse if seat == self.me.seat == self._game.turn else purse._replace(cloak=self.has_good(CLOAK, seat))

    def why_not(self, option: Option) -> Reason | None:
        return None if self.seat is None or self.over else legality.why_not(self._game, self.seat, option)

    def why_not_on(self, way: Way) -> reasons.OnTheWay | None:
        """What keeps one from going on along this way onto the revealed tile."""
        return legality.why_not_on(self._game, self._game.thieves[self.me.seat], way)

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
        return self._game.artifacts.copy()

    @property
    def lying(self) -> Mapping[int, Sequence[str]]:
        """Artifacts in rooms."""
        return {room: tokens.copy() for room, tokens in self._game.lying.items()}

    def artifacts_in(self, room: int) -> Sequence[str]:
        return list(self._game.lying.get(room, ()))

    @property
    def idols(self) -> int:
        return self._game.idols

    @property
    def loot(self) -> Mapping[int, Sequence[str]]:
        """Chests, libraries and prisons that were opened, by room."""
        return {room: kinds.copy() for room, kinds in self._game.loot.items()}

    @property
    def altars(self) -> Mapping[int, Sequence[int]]:
        """The seats of the cubes on each altar."""
        return {room: seats.copy() for room, seats in self._game.altars.items()}

    def opened_in(self, room: int) -> Sequence[str]:
        """What was opened in a room."""
        return tuple(self._game.loot.get(room, ()))

    def cubes_on(self, room: int) -> Sequence[int]:
        """The seats of the cubes on the altar of a room."""
        return tuple(self._game.altars.get(room, ()))

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
    def further(self) -> Mapping[str, int]:
        return self.ghosts

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

    @property
    def attackers(self) -> Sequence[int]:
        return [thief.seat for thief in self.thieves if thief.out]

    @property
    def sure_attacks(self) -> Sequence[int]:
        return () if self.seat is None or self.over or self.me.out else (self.out_attack,) * len(self.attackers)

    @property
    def situation(self) -> tuple[int, tuple[Any, ...], tuple[Any, ...]]:
        game, me, now = self._game, self.me._thief, self._game.now
        cards = len(me.hand) + len(me.deck) + len(me.discard) + len(me.played)
        piles = (len(game.tiles), len(game.deck), len(game.row))
        table = (game.board, piles, game.rage, tuple([thief.out for thief in game.thieves]))
        used = (len(now.rewards), now.cubes_placed, now.monsters_ignored)
        own = (cards, len(me.deck), me.damage, me.artifacts, tuple(me.tokens), me.lockpicks, used, self.cubes)
        return cards, table, own

    @property
    def altar_spaces(self) -> int:
        """How many cubes an altar holds."""
        return cast(int, self._game.catalog.tables["altar_spaces"])

    @property
    def coupon(self) -> int:
        """How much less a good costs with the coupon."""
        return cast(int, self._game.catalog.tables["coupon"])

    def price_of_good(self, option: Option) -> int:
        """What a good costs on the terms that an option to buy it names."""
        return price_of_good(self._game, option)

    def altars_marked(self, seat: int) -> int:
        return altars_marked(self._game, self._game.thieves[seat])

    def relic(self, card: str) -> Relic:
        """A card or a token with all that the catacombs say of it."""
        return self._game.relic(card)

    def ignores_monsters(self) -> bool:
        """Do tunnel monsters leave one alone now?"""
        return ignores_monsters(self._game, self._game.thieves[self.me.seat])

    @property
    def walked(self) -> Walked | None:
        """The move into the open that is unfinished."""
        return self._game.walked

    def onward(self, degrees: int | None = None) -> tuple[Way, ...]:
        """Where the tunnel being walked leads: if the revealed tile is laid in this rotation; None: as it lies now."""
        game = self._game
        if game.walked is None:
            return ()
        so_far = game.walked.way
        point = game.board.facing(game.board.point(so_far.end))
        return self.with_revealed(point[0], degrees).ways_in(point, so_far)

    @property
    def cell_ahead(self) -> Cell | None:
        """The cell for the revealed tile; None as long as it is not known."""
        board, label = self._game.board, self._game.bound_for
        if self._game.walked is not None:
            return board.facing(board.point(self._game.walked.way.end))[0]
        tiles = range(len(board.placed))
        return next((cells[label] for tile in tiles if label in (cells := board.empty_cells(tile))), None)

    def with_revealed(self, cell: Cell, degrees: int | None) -> Catacombs:
        """The catacombs with the revealed tile in this cell and rotation; None: as they are."""
        board = self._game.board
        return board if degrees is None else board.with_tile(self._game.revealed, cell, degrees // 90)

    def more_boots(self, last: Way) -> int:
        """What the second part of the way being walked costs more."""
        walked = self._game.walked
        return 0 if walked is None or walked.free else more_boots(walked.way, last)

    def imagine(self, seed: int) -> Delve:
        """Tokens of the bank and tiles are mixed up too, each among those with the same back."""
        game = super().imagine(seed)
        for pool in game.secrets.values():
            mix(game.chance, places(pool))
        backs, stack = game.board.plans.tiles, places(game.tiles)
        haven = [place for place in stack if backs[place[0][place[1]]].back == HAVEN]
        mix(game.chance, [place for place in stack if place not in haven])
        mix(game.chance, [*haven, *places(game.tiles_aside)])
        return game

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

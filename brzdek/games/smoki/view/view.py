"""What one player may know where dragons are about: all that Magia i Miecz shows, and Lords, scales, tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from brzdek.core.ask import Option, Word
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.legality import Reason
from brzdek.core.plain import plain
from brzdek.core.values import NamedTuple, replace
from brzdek.games.magia_i_miecz.cards.pieces import Region
from brzdek.games.magia_i_miecz.rules import opponents
from brzdek.games.magia_i_miecz.rules.board import board_of
from brzdek.games.magia_i_miecz.rules.state import CROWN
from brzdek.games.magia_i_miecz.view.seen import SeenSpace
from brzdek.games.magia_i_miecz.view.view import WorldView
from brzdek.games.smoki.cards.pieces import LORDS
from brzdek.games.smoki.rules import encounter, king, scales, sleep, tower
from brzdek.games.smoki.rules.reasons import TAKE_SCALE
from brzdek.games.smoki.rules.state import dragons, present

SCALE_MARK = "◆"


class SeenLord(NamedTuple):
    """A Draconic Lord as everybody sees him."""

    id: str
    king: bool
    strength: int
    craft: int
    endurance: int
    scales: int
    """On his card, towards his crowning."""
    prizes: int


class SeenDragons(NamedTuple):
    """All that is known of dragons."""

    king: str
    lords: tuple[SeenLord, ...]
    on_spaces: Mapping[str, str]
    """The Lord whose scale lies on a space."""
    owned: tuple[Mapping[str, int], ...]
    """Scales before each player."""
    pool: Mapping[str, int]
    asleep: tuple[str, ...]
    faced: bool
    retreat: tuple[int, ...]


class DragonView(WorldView):
    """A window onto the game with dragons."""

    __slots__ = ()

    @property
    def dragons(self) -> SeenDragons | None:
        """Lords, scales and tokens; None: they take no part in this game."""
        game = self._game
        if not present(game):
            return None
        part = dragons(game)
        return SeenDragons(
            part.king,
            tuple(self._lord(lord) for lord in LORDS),
            MappingProxyType(dict(part.on_spaces)),
            tuple(MappingProxyType(dict(own)) for own in part.owned),
            MappingProxyType(dict(part.pool)),
            sleep.seen(game),
            part.faced,
            tuple(part.retreat),
        )

    def _lord(self, lord: str) -> SeenLord:
        game = self._game
        part = dragons(game)
        card: Any = game.catalog.cards[lord]
        return SeenLord(
            lord,
            part.king == lord,
            card.strength,
            card.craft,
            opponents.left(game, lord),
            part.on_lords[lord],
            part.prizes.get(lord, 0),
        )

    @property
    def ending(self) -> str:
        """The ending of this box that lies on the Crown."""
        return king.ending_card(self._game)

    @property
    def scales_ahead(self) -> int:
        """Scales on the cards of all Lords together: so much harder are the trials of the Dragon Realm."""
        return scales.on_lords(self._game) if present(self._game) else 0

    def why_not(self, option: Option) -> Reason | None:
        if option == TAKE_SCALE and self.seat is not None:
            return scales.not_taken(self._game, self.seat)
        return super().why_not(option)

    # -- the board

    @property
    def overlay(self) -> str:
        """The side of the overlay that lies there: ``none``, ``realm``, ``tower``, or ``beside`` for the Tower."""
        side = str(self._game.options["overlay"])
        return "beside" if self._game.options["struggle"] else side

    @property
    def king_waits(self) -> bool:
        """Does the Dragon King sit on the Crown, so that there is no other ending?"""
        return present(self._game) and self.overlay != "none"

    def waits_on(self, space: str) -> Sequence[Word]:
        """The King, on the Crown."""
        return (dragons(self._game).king,) if self.king_waits and space == CROWN else ()

    @property
    def rings(self) -> Sequence[str]:
        """The spaces that are in play: what the Tower lies on is none of them."""
        side = self.overlay
        hidden = "inner" if side == "tower" else "" if side == "beside" else tower.REGION
        return _outside(self._game.catalog, hidden)

    def region(self, space: str) -> Region:
        """The Tower that lies on the Inner Region is drawn in its place."""
        found = super().region(space)
        return replace(found, board="rings") if found.board == tower.BOARD and self.overlay == "tower" else found

    def space(self, name: str) -> SeenSpace:
        seen = super().space(name)
        lord = dragons(self._game).on_spaces.get(name, "") if present(self._game) else ""
        if not lord:
            return seen
        bound = self.seat is not None and encounter.must_meet(self._game, self.seat, name)
        return seen._replace(marks=(SCALE_MARK + lord[0].upper(),), bound=bound)

    def conditions(self, copy: str) -> Sequence[str]:
        asleep = present(self._game) and copy in dragons(self._game).asleep and self._game.zones.lying(copy) is not None
        return ("asleep",) if asleep else super().conditions(copy)

    def data(self) -> dict[str, Any]:
        part = dragons(self._game) if present(self._game) else None
        known = {} if part is None else {"dragons": {**plain(part), "told": []}}
        return {**super().data(), **known}


@lru_cache(maxsize=16)
def _outside(catalog: Catalog, region: str) -> Sequence[str]:
    """The spaces of all other regions, and the Crown."""
    return tuple(one for one, card in board_of(catalog).spaces.items() if card.region != region or one == CROWN)

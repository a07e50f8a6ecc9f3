"""The state of a game of Katakumby: what it has beside a raid."""

from __future__ import annotations

from copy import deepcopy
from typing import ClassVar, Self

from brzdek.core.duplicate import piles
from brzdek.core.effects.ongoing import Delayed
from brzdek.core.values import NamedTuple, dataclass, field
from brzdek.games.katakumby.cards.pieces import Relic
from brzdek.games.katakumby.rules.catacombs import Catacombs, Cave, Way
from brzdek.games.raid.rules.state import Raid, Thief, Turn

PARTY = 5
"""With so many players and more it is a Wesoła kompania."""


class Walked(NamedTuple):
    """A move that leads into the open, while it is unfinished."""

    way: Way
    """As far as it was known."""
    free: bool
    """Is it a teleport, which pays nothing?"""


@dataclass(slots=True)
class DelveTurn(Turn):
    """What counts for the turn in progress and is gone when it ends."""

    skill_spent: int = 0
    gold_gained: int = 0
    visited: list[int] = field(default_factory=list)
    """Rooms in which the pawn has stood, the first one included."""
    rewards: list[tuple[int, str, int]] = field(default_factory=list)
    """Rewards received: room, kind and value."""
    leaps: list[str] = field(default_factory=list)
    """Teleports that are tied to a place or lead farther than to the next room."""
    waystones: list[str] = field(default_factory=list)
    """Cards that may be trashed for a teleport between altars."""
    offers: list[int] = field(default_factory=list)
    """Prices at which one good may be bought in any room."""
    shuffled_in: list[str] = field(default_factory=list)
    """Cards that lay in the discard pile in this turn before it became the deck."""
    portals_used: int = 0
    row_monsters: int = 0
    """Monsters of the row that were defeated."""
    prisoners_freed: int = 0
    cubes_placed: int = 0
    """Own cubes put on altars."""
    new_tile: int = 0
    """The tile that an effect has placed last, by its place among the placed ones."""


@dataclass(slots=True)
class Delver(Thief):
    """One player."""

    lockpicks: int = 0
    black: int = 0
    """Black cubes among the damage."""
    looted: list[int] = field(default_factory=list)
    """Rooms from which the player has taken an artifact."""


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class Delve(Raid[Delver]):
    """A game in progress."""

    APART: ClassVar[frozenset[str]] = Raid.APART - {"board", "drawn"}

    board: Catacombs
    now: DelveTurn = field(default_factory=DelveTurn)

    tiles: list[str] = field(default_factory=list)
    """The stack; the last tile is on top."""
    tiles_aside: list[str] = field(default_factory=list)
    """Haven tiles put back unseen."""
    secrets: dict[str, list[str]] = field(default_factory=dict)
    """Face-down tokens in the bank by kind: minor, major, prison."""
    artifacts: list[str] = field(default_factory=list)
    """The stack; the first one is on top."""
    lying: dict[int, list[str]] = field(default_factory=dict)
    """Artifacts in rooms."""
    idols: int = 0
    """In the monkey shrine."""
    loot: dict[int, list[str]] = field(default_factory=dict)
    """Chests, libraries and prisons that were opened, by room."""
    altars: dict[int, list[int]] = field(default_factory=dict)
    """The seats of the cubes on each altar."""
    ghosts_banked: int = 0
    ghosts_loud: int = 0
    """In the Clank! area."""
    ghosts_bagged: int = 0
    ghosts_drawn: int = 0
    """Those that have struck in the attack in progress."""

    opening: list[str] = field(default_factory=list)
    """Cards of the first row whose Arrive texts are still to come."""
    revealed: str = ""
    """The tile that was turned up and is to be placed."""
    bound_for: str = ""
    """The open tunnel end behind which it will lie, or the side of the cell."""
    walked: Walked | None = None
    """The move for which it was turned up; None: an effect has done that."""
    postponed: list[Delayed] = field(default_factory=list)
    """Effects on tiles that wait until an unfinished move is over."""

    def duplicate(self) -> Self:
        other = Raid.duplicate(self)
        other.secrets, other.lying = piles(self.secrets), piles(self.lying)
        other.loot, other.altars = piles(self.loot), piles(self.altars)
        if self.postponed:
            other.ongoing, other.postponed = deepcopy((self.ongoing, self.postponed))
        return other

    @property
    def party(self) -> bool:
        return self.players >= PARTY

    def relic(self, card: str) -> Relic:
        """A card or a token with all that the catacombs say of it."""
        face = self.kit.cards[card]
        assert isinstance(face, Relic)
        return face

    def cave(self, thief: Thief) -> Cave:
        """The room where a pawn stands."""
        return self.board.rooms[thief.room]

    def homecoming(self, thief: Thief) -> bool:
        """Is the player back in the crypt with an artifact?"""
        return thief.room == self.board.start and thief.artifacts > 0

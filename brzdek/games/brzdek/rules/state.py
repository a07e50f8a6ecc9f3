"""The state of a game of Brzdęk!: what it has beside a raid."""

from __future__ import annotations

from typing import Self

from brzdek.core.duplicate import flat
from brzdek.core.values import dataclass, field
from brzdek.games.brzdek.cards.board import Board
from brzdek.games.raid.rules.state import Raid, Thief


@dataclass(slots=True)
class RoomTokens:
    """What lies in a room; secrets lie face down."""

    minor: list[str] = field(default_factory=list)
    major: list[str] = field(default_factory=list)
    idols: int = 0
    artifact: str = ""


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class Heist(Raid[Thief]):
    """A game of Brzdęk! in progress."""

    board: Board
    tokens: dict[int, RoomTokens] = field(default_factory=dict)
    """What lies in each room."""
    countdown: int = 0
    """The space of the pawn on the countdown track, from 1; 0: nobody is there yet."""
    counting: int | None = None
    """Whose pawn that is."""

    def duplicate(self) -> Self:
        other = Raid.duplicate(self)
        other.tokens = {room: flat(lying) for room, lying in self.tokens.items()}
        return other

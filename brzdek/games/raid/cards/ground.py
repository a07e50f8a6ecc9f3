"""The ground of a raid: rooms where pawns can stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from brzdek.core.values import dataclass

DEPTHS = "depths"


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """A place where a pawn can stand."""

    id: int
    zone: str
    crystal_cave: bool = False
    market: bool = False

    @property
    def in_depths(self) -> bool:
        return self.zone == DEPTHS

    def suits(self, place: str) -> bool:
        """Is it such a place as a card asks for?"""
        return {"crystal_cave": self.crystal_cave, "market": self.market}.get(place, self.in_depths)


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """Where the raid takes place. It never changes; what grows is replaced as a whole."""

    rooms: Mapping[int, Room]
    start: int

    def __deepcopy__(self, memo: object) -> Self:
        return self

"""Where to go this turn: what a guide of either sister game starts from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from brzdek.core.ask import Option
from brzdek.core.values import NamedTuple
from brzdek.games.raid.bots.shopping import F


class Means(NamedTuple):
    """What a trip can be paid with."""

    boots: int
    swords: int
    damage: int
    """That one can bear."""
    teleports: int
    tired: bool
    caves_lifted: bool
    monsters_ignored: bool


class Guide(ABC, Generic[F]):
    """Weighs the trips within reach, with what lies on the way."""

    most_boots: ClassVar[int] = 9
    most_swords: ClassVar[int]
    most_damage: ClassVar[int]
    """More than that is not counted on: one hardly ever has it, and never needs it on a walk."""

    def __init__(self, outlook: F) -> None:
        self.outlook = outlook
        self.view = outlook.view

    @abstractmethod
    def best(self, boots: int = 0, swords: int = 0, teleports: int = 0) -> tuple[float, Any]:
        """The best trip with so much more than one has, and the points to expect then; None: stay."""

    @abstractmethod
    def jump(self, options: Sequence[Option]) -> Option:
        """The best of the teleports, when one has to take one."""

    def means(self, boots: int, swords: int, teleports: int) -> Means | None:
        """What one has with so much more; None: one cannot go anywhere."""
        own_boots, own_swords, own_teleports, tired, caves_lifted, monsters_ignored = self.view.now.afoot
        boots, teleports = own_boots + boots, own_teleports + teleports
        if not teleports and (not boots or tired):
            return None
        outlook = self.outlook
        return Means(
            min(self.most_boots, boots),
            min(self.most_swords, own_swords + swords),
            max(0, min(self.most_damage, outlook.me.supply, outlook.health - 1)),
            teleports,
            tired,
            caves_lifted,
            monsters_ignored,
        )

    @property
    def left(self) -> int:
        """Boots that can still be used."""
        now = self.view.now
        return 0 if now.tired else now.boots


G = TypeVar("G", bound=Guide[Any])

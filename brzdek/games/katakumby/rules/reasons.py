"""What the rules of Katakumby can hold against an option. Their words are in the face, under ``why.<kind>``."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.facts import declared
from brzdek.core.legality import Reason
from brzdek.games.raid.rules import reasons as raid

OWN = raid.ruled({
    raid.NotYourTurn: "KAT-044",
    raid.NotInHand: "KAT-039",
    raid.HandLeft: "KAT-039",
    raid.TeleportOwed: "KAT-328",
    raid.NotOnTable: "KAT-066",
    raid.OtherVerb: "KAT-074",
    raid.NoneLeft: "KAT-070",
    raid.WrongPlace: "KAT-078",
    raid.LittleSkill: "KAT-047",
    raid.FewSwords: "KAT-074",
    raid.NoMarket: "KAT-093",
    raid.SoldOut: "KAT-094",
    raid.BetterFirst: "KAT-097",
    raid.LittleGold: "KAT-095",
    raid.NotOwned: "KAT-244",
    raid.NoPotion: "KAT-244",
    raid.Unhurt: "KAT-214",
    raid.NoCure: "KAT-214",
    raid.NoArtifact: "KAT-098",
    raid.ArtifactLimit: "KAT-100",
    raid.Boots: "KAT-081",
    raid.Monsters: "KAT-086",
    raid.Tired: "KAT-140",
    raid.Locked: "KAT-087",
    raid.Outside: "KAT-139",
    raid.Arrow: "KAT-091",
    raid.NoRoom: "KAT-092",
    raid.NoWay: "KAT-081",
    raid.NotAdjacent: "KAT-178",
    raid.NoTeleport: "KAT-177",
})  # fmt: skip
"""Reasons of every raid, with the rules of this one."""

# -- ways


class Tiles(raid.OnTheWay):
    """Nothing is left to discover."""

    rule: ClassVar[str] = "KAT-124"


class NoEnd(Reason):
    """No tunnel leads from here to that open end."""

    rule: ClassVar[str] = "KAT-092"
    end: str


class Home(Reason):
    """Back in the crypt with an artifact one goes nowhere any more."""

    rule: ClassVar[str] = "KAT-217"


WAYS: tuple[type[raid.OnTheWay], ...] = (*raid.WAYS, Tiles)

# -- tiles


class NoTile(Reason):
    rule: ClassVar[str] = "KAT-113"


class TileFirst(Reason):
    """A tile that was turned up is placed before one goes anywhere else."""

    rule: ClassVar[str] = "KAT-355"


class Rotation(Reason):
    """The move cannot be finished so."""

    rule: ClassVar[str] = "KAT-122"
    n: int
    because: raid.OnTheWay | None
    """None: the tunnel leads to no room."""


class LiesSo(Reason):
    """A tile that must be turned comes to lie in another way."""

    rule: ClassVar[str] = "KAT-287"
    n: int


# -- cards and goods


class FewLockpicks(Reason):
    rule: ClassVar[str] = "KAT-340"
    card: str
    n: int
    have: int


class LittleGoldToo(Reason):
    rule: ClassVar[str] = "KAT-340"
    card: str
    n: int
    have: int


class NoUse(Reason):
    """It would bring nothing."""

    rule: ClassVar[str] = "KAT-071"
    card: str


class Healthy(Reason):
    rule: ClassVar[str] = "KAT-276"
    card: str
    n: int
    have: int


# -- what a room offers


class ArtifactAgain(Reason):
    rule: ClassVar[str] = "KAT-300"


class BestFirst(Reason):
    rule: ClassVar[str] = "KAT-299"
    token: str


class NoReward(Reason):
    """The room has no such symbol."""

    rule: ClassVar[str] = "KAT-148"


class OnEntering(Reason):
    """Rewards are received when a room is entered."""

    rule: ClassVar[str] = "KAT-144"


class NoLoot(Reason):
    rule: ClassVar[str] = "KAT-104"


class LootOpen(Reason):
    rule: ClassVar[str] = "KAT-105"


class LootEmpty(Reason):
    rule: ClassVar[str] = "KAT-107"


class LibraryEmpty(Reason):
    rule: ClassVar[str] = "KAT-109"


class PrisonEmpty(Reason):
    rule: ClassVar[str] = "KAT-111"


class NoLockpick(Reason):
    rule: ClassVar[str] = "KAT-104"


class NoAltar(Reason):
    rule: ClassVar[str] = "KAT-157"


class AltarTwice(Reason):
    rule: ClassVar[str] = "KAT-159"


class AltarFull(Reason):
    rule: ClassVar[str] = "KAT-162"


class NoCubes(Reason):
    rule: ClassVar[str] = "KAT-160"


REASONS = (*OWN.values(), *declared(__name__, Reason))

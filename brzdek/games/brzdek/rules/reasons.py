"""What the rules of Brzdęk! can hold against an option. Their words are in the face, under ``why.<kind>``."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.facts import declared
from brzdek.core.legality import Reason
from brzdek.games.raid.rules import reasons as raid

OWN = raid.ruled({
    raid.NotYourTurn: "BRZ-030",
    raid.NotInHand: "BRZ-047",
    raid.HandLeft: "BRZ-118",
    raid.TeleportOwed: "BRZ-250",
    raid.NotOnTable: "BRZ-055",
    raid.OtherVerb: "BRZ-054",
    raid.NoneLeft: "BRZ-021",
    raid.WrongPlace: "BRZ-233",
    raid.LittleSkill: "BRZ-056",
    raid.FewSwords: "BRZ-064",
    raid.NoMarket: "BRZ-097",
    raid.SoldOut: "BRZ-099",
    raid.BetterFirst: "BRZ-108",
    raid.LittleGold: "BRZ-098",
    raid.NotOwned: "BRZ-086",
    raid.NoPotion: "BRZ-191",
    raid.Unhurt: "BRZ-140",
    raid.NoCure: "BRZ-139",
    raid.NoArtifact: "BRZ-086",
    raid.ArtifactLimit: "BRZ-092",
    raid.Boots: "BRZ-070",
    raid.Monsters: "BRZ-138",
    raid.Tired: "BRZ-081",
    raid.Locked: "BRZ-075",
    raid.Outside: "BRZ-080",
    raid.Arrow: "BRZ-076",
    raid.NoRoom: "BRZ-034",
    raid.NoWay: "BRZ-070",
    raid.NotAdjacent: "BRZ-182",
    raid.NoTeleport: "BRZ-182",
})  # fmt: skip
"""Reasons of every raid, with the rules of this one."""


class LeftAlready(Reason):
    """Who has left the dungeon does nothing on the board any more."""

    rule: ClassVar[str] = "BRZ-147"


class NotLying(Reason):
    """No such token lies here."""

    rule: ClassVar[str] = "BRZ-086"


class OnEntering(Reason):
    """Tokens are taken when a room is entered."""

    rule: ClassVar[str] = "BRZ-091"


REASONS = (*OWN.values(), *declared(__name__, Reason))

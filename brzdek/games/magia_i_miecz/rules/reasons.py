"""Why something cannot be done now in Magia i Miecz."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.facts import declared
from brzdek.core.legality import Reason


class RollFirst(Reason):
    """Nobody walks before the roll."""

    rule: ClassVar[str] = "MIM-134"
    space: str


class OtherDistance(Reason):
    """The space is so far away, the roll leads elsewhere."""

    rule: ClassVar[str] = "MIM-134"
    space: str
    n: int
    steps: int


class AcrossTheRiver(Reason):
    """It lies in the other ring: bridge, raft, or something that carries one over."""

    rule: ClassVar[str] = "MIM-182"
    space: str


class BehindTheGate(Reason):
    """It lies in the Inner Region."""

    rule: ClassVar[str] = "MIM-197"
    space: str


class OnAnotherBoard(Reason):
    """It lies on another board: one walks there by what leads from one to the other."""

    rule: ClassVar[str] = "MIM-145"
    space: str


class OneSpaceOnly(Reason):
    """In the Inner Region one goes a single space."""

    rule: ClassVar[str] = "MIM-175"
    space: str


class MovedAlready(Reason):
    rule: ClassVar[str] = "MIM-129"
    space: str


class NotOnThisSpace(Reason):
    """That player is elsewhere."""

    rule: ClassVar[str] = "MIM-209"
    whom: int


class NoMeetingNow(Reason):
    """Others are met after the strangers, and before things are taken."""

    rule: ClassVar[str] = "MIM-211"
    whom: int


class CastsSpent(Reason):
    """As many spells as one had at the beginning of one's turn have been cast."""

    rule: ClassVar[str] = "MIM-115"
    card: str


class ToadCasts(Reason):
    rule: ClassVar[str] = "MIM-299"
    card: str


class WrongMoment(Reason):
    """The card says when it may be cast."""

    rule: ClassVar[str] = "MIM-114"
    card: str


class NoEffect(Reason):
    """It would do nothing now."""

    rule: ClassVar[str] = "MIM-116"
    card: str


class TakenLater(Reason):
    """What lies on the space is taken after everything else."""

    rule: ClassVar[str] = "MIM-216"
    card: str


class NotForYou(Reason):
    """Nobody may own what he may not use."""

    rule: ClassVar[str] = "MIM-081"
    card: str


class NoDroppingNow(Reason):
    rule: ClassVar[str] = "MIM-086"
    card: str


class NoRaftHere(Reason):
    """A raft is built with an axe, in the forest or the woods, at the beginning of a turn."""

    rule: ClassVar[str] = "MIM-191"


REASONS = declared(__name__, Reason)

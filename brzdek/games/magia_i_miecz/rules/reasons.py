"""Why something cannot be done now in Magia i Miecz."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.facts import declared
from brzdek.core.legality import Reason


class RollFirst(Reason):
    """Nobody walks before the roll."""

    rule: ClassVar[str] = "MIM-134"
    space: str


class RollExactly(Reason):
    """Nobody walks before the roll, and only one roll leads there by the shortest way."""

    rule: ClassVar[str] = "MIM-134"
    space: str
    n: int


class CarriedByRoads(Reason):
    """In the Abyss no spaces are counted: a roll chooses one of three roads."""

    rule: ClassVar[str] = "MIM-172"
    space: str


class BehindOneself(Reason):
    """In the Dungeon one goes on, and back only in flight."""

    rule: ClassVar[str] = "MIM-145"
    space: str


class TooFarAway(Reason):
    """No roll leads so far."""

    rule: ClassVar[str] = "MIM-134"
    space: str
    n: int
    most: int


class PassedOnTheWay(Reason):
    """The roll does not end there, but it leads past the bridge or the Portal, which may be tried."""

    rule: ClassVar[str] = "MIM-198"
    space: str
    n: int
    steps: int


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
    cast_when: str


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


class NotForOther(Reason):
    """Nobody is given what he may not own."""

    rule: ClassVar[str] = "MIM-081"
    card: str
    whom: int


class NotForOtherAligned(Reason):
    """The same, for his alignment."""

    rule: ClassVar[str] = "MIM-081"
    card: str
    whom: int
    alignment: str


class NotForAligned(Reason):
    """Some things are not for adventurers of an alignment."""

    rule: ClassVar[str] = "MIM-081"
    card: str
    alignment: str


class AlreadyRolled(Reason):
    """The die has been thrown; it only remains to choose where to."""

    rule: ClassVar[str] = "MIM-129"
    done: ClassVar[bool] = True
    n: int


class NoDroppingNow(Reason):
    rule: ClassVar[str] = "MIM-086"
    card: str


class NoRaftHere(Reason):
    """A raft is built with an axe, in the forest or the woods, at the beginning of a turn."""

    rule: ClassVar[str] = "MIM-191"


# -- deeds that are wished for where nothing of the kind can be done


class Unhurt(Reason):
    """There is nothing to heal."""

    rule: ClassVar[str] = "MIM-066"
    n: int


class NobodyHeals(Reason):
    rule: ClassVar[str] = "MIM-405"


class NothingToEvade(Reason):
    rule: ClassVar[str] = "MIM-266"


class NoEscape(Reason):
    """Whoever evades needs something that lets him."""

    rule: ClassVar[str] = "MIM-289"


class NoFoe(Reason):
    rule: ClassVar[str] = "MIM-209"


class FoughtWhenExploring(Reason):
    """Whoever lies on the space is fought when it is explored."""

    rule: ClassVar[str] = "MIM-129"
    card: str


class FoeElsewhere(Reason):
    """Nobody is fought but on one's own space."""

    rule: ClassVar[str] = "MIM-209"
    card: str
    space: str


class CollectedLater(Reason):
    """What lies on the space is taken after everything else."""

    rule: ClassVar[str] = "MIM-216"
    cards: tuple[str, ...]


class NothingToTake(Reason):
    """Nothing lies on the space that he might take."""

    rule: ClassVar[str] = "MIM-216"


class NobodyHere(Reason):
    """There is nobody to trade with or to rob."""

    rule: ClassVar[str] = "MIM-209"


class NoThief(Reason):
    """Others are attacked, or an ability is used against them."""

    rule: ClassVar[str] = "MIM-212"


class NoSpells(Reason):
    rule: ClassVar[str] = "MIM-112"


class NoSpellNow(Reason):
    """None of one's spells can be cast in this moment."""

    rule: ClassVar[str] = "MIM-114"


class NoSecondThrow(Reason):
    """Dice are thrown again only by those who have something that lets them."""

    rule: ClassVar[str] = "MIM-106"


class MustRoll(Reason):
    rule: ClassVar[str] = "MIM-134"


class MustMove(Reason):
    rule: ClassVar[str] = "MIM-134"
    steps: int


class MoveFirst(Reason):
    """A space is explored, and the turn ends, after the move."""

    rule: ClassVar[str] = "MIM-129"


class NoRollNow(Reason):
    """Dice are thrown when something says so."""

    rule: ClassVar[str] = "MIM-129"


class FewTrophies(Reason):
    """A point costs so much of what enemies were worth."""

    rule: ClassVar[str] = "MIM-039"
    what: str
    n: int
    price: int


class ExchangedThen(Reason):
    """Trophies are exchanged between the steps of one's turn, and before a combat."""

    rule: ClassVar[str] = "MIM-041"


class NoTrophies(Reason):
    rule: ClassVar[str] = "MIM-039"


class BridgeAfterRoll(Reason):
    rule: ClassVar[str] = "MIM-183"


class PortalAfterRoll(Reason):
    """The Portal is a way among those that a roll offers."""

    rule: ClassVar[str] = "MIM-198"


class NoBridgeNear(Reason):
    """The roll does not lead over the bridge."""

    rule: ClassVar[str] = "MIM-183"


class UsedThen(Reason):
    """An ability has its moment."""

    rule: ClassVar[str] = "MIM-107"
    card: str
    says: str


class UsedUp(Reason):
    """It has had its time this turn."""

    rule: ClassVar[str] = "MIM-107"
    card: str


class SilentHere(Reason):
    """Something keeps it from working where one stands."""

    rule: ClassVar[str] = "MIM-107"
    card: str
    space: str


class NothingComesOfIt(Reason):
    """The moment is right, and nothing would happen."""

    rule: ClassVar[str] = "MIM-107"
    card: str
    says: str


class NeverUsed(Reason):
    """It works without being used."""

    rule: ClassVar[str] = "MIM-107"
    card: str
    says: str


class OneWeapon(Reason):
    rule: ClassVar[str] = "MIM-273"


class OneArmour(Reason):
    rule: ClassVar[str] = "MIM-094"


class TooManyItems(Reason):
    rule: ClassVar[str] = "MIM-082"
    n: int


class HasNoSuch(Reason):
    rule: ClassVar[str] = "MIM-280"
    whom: int
    card: str


class NotRobbed(Reason):
    """Something keeps the winner from taking anything."""

    rule: ClassVar[str] = "MIM-280"
    whom: int
    card: str


class NotLyingHere(Reason):
    rule: ClassVar[str] = "MIM-216"
    card: str


class TooDear(Reason):
    rule: ClassVar[str] = "MIM-063"
    card: str
    price: int
    gold: int


class NotSold(Reason):
    rule: ClassVar[str] = "MIM-304"
    card: str


class NoShop(Reason):
    rule: ClassVar[str] = "MIM-304"


class GivenInTrade(Reason):
    """Nobody gives anything away but in trade."""

    rule: ClassVar[str] = "MIM-212"
    card: str


class Removed(Reason):
    """Somebody took the character out of the game."""

    rule: ClassVar[str] = "MIM-018"
    seat: int
    card: str


class AlreadyThere(Reason):
    """One stands where that player does."""

    rule: ClassVar[str] = "MIM-209"
    whom: int


class NotHeld(Reason):
    """One has no such card."""

    rule: ClassVar[str] = "MIM-107"
    card: str


class SoldElsewhere(Reason):
    """It is bought where it is sold, when the space is explored."""

    rule: ClassVar[str] = "MIM-304"
    card: str
    spaces: tuple[str, ...]
    price: int
    gold: int


class ExploreFirst(Reason):
    """After the move the space is explored, and then the turn ends."""

    rule: ClassVar[str] = "MIM-129"


class SpoilsAfterwards(Reason):
    """Nothing is taken while a combat goes on."""

    rule: ClassVar[str] = "MIM-280"


class FightFirst(Reason):
    """A combat is decided first."""

    rule: ClassVar[str] = "MIM-129"


class ExploredAlready(Reason):
    rule: ClassVar[str] = "MIM-129"
    done: ClassVar[bool] = True


class WalkedAlready(Reason):
    rule: ClassVar[str] = "MIM-129"


class EitherWay(Reason):
    """One is not bound to a direction: the roll comes first, then the way."""

    rule: ClassVar[str] = "MIM-134"


class RegionElsewhere(Reason):
    """Another region, and what leads there."""

    rule: ClassVar[str] = "MIM-145"
    region: str
    led: str
    """The region, as what leads there is told by it."""


class CharactersFirst(Reason):
    """The game begins when everybody has chosen; until then one takes a character of the neighbour's out of it …"""

    rule: ClassVar[str] = "MIM-018"


class PairFirst(Reason):
    """… and then chooses two of one's own."""

    rule: ClassVar[str] = "MIM-019"


class NotYourTurn(Reason):
    """One walks, explores and ends in one's own turn."""

    rule: ClassVar[str] = "MIM-129"
    whom: int


class StartFirst(Reason):
    """… and then, where the character leaves it open, on which space one begins."""

    rule: ClassVar[str] = "MIM-020"


class NotNeighbours(Reason):
    """One takes a character of the neighbour's out of the game."""

    rule: ClassVar[str] = "MIM-018"
    card: str


class NotDealt(Reason):
    rule: ClassVar[str] = "MIM-019"
    card: str


REASONS = declared(__name__, Reason)

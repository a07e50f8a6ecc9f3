"""What the rules of a raid can hold against an option. Each game names the rules in its own reference (``ruled``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from brzdek.core.facts import FactType
from brzdek.core.legality import Reason

# -- the turn


class NotYourTurn(Reason):
    seat: int
    """Whose turn it is."""


class NotInHand(Reason):
    card: str


class HandLeft(Reason):
    """A turn ends with an empty hand."""

    n: int


class TeleportOwed(Reason):
    """A teleport must not lapse."""


# -- cards of the row and the reserve


class NotOnTable(Reason):
    card: str


class OtherVerb(Reason):
    """A monster cannot be bought, a device not be fought."""

    card: str
    sort: str
    verb: str
    """What one does with it."""


class NoneLeft(Reason):
    card: str


class WrongPlace(Reason):
    card: str
    only_in: str
    """The card once more, for the places where it can be dealt with."""


class LittleSkill(Reason):
    card: str
    n: int
    have: int


class FewSwords(Reason):
    card: str
    n: int
    have: int


# -- goods and potions


class NoMarket(Reason):
    card: str


class SoldOut(Reason):
    card: str


class BetterFirst(Reason):
    """Of a sort of goods the most valuable is sold first."""

    card: str
    better: str


class LittleGold(Reason):
    card: str
    n: int
    have: int


class NotOwned(Reason):
    card: str


class NoPotion(Reason):
    card: str


class Unhurt(Reason):
    """There is nothing to heal."""


class NoCure(Reason):
    """Nothing at hand heals."""


# -- artifacts


class NoArtifact(Reason):
    """No artifact lies here, or not this one."""


class ArtifactLimit(Reason):
    pass


# -- ways


class OnTheWay(Reason):
    """What is in the way to a room, or to an open end; its words are a part of a sentence."""

    target: int | str
    n: int
    """How much is missing."""


class Boots(OnTheWay):
    pass


class Monsters(OnTheWay):
    """Swords are missing: the damage would be too much."""


class Tired(OnTheWay):
    pass


class Locked(OnTheWay):
    pass


class Outside(OnTheWay):
    """Back to the start one may go only with an artifact."""


class Arrow(OnTheWay):
    pass


WAYS: tuple[type[OnTheWay], ...] = (Boots, Monsters, Tired, Locked, Outside, Arrow)
"""From what is missing now to what nothing can be done about."""


class NoRoom(Reason):
    room: int


class NoWay(Reason):
    here: int
    room: int


class NotAdjacent(Reason):
    room: int | str


class NoTeleport(Reason):
    lacks: ClassVar[bool] = True


# -- in the reference of a game


def ruled(rules: Mapping[type[Reason], str]) -> Mapping[type[Reason], type[Reason]]:
    """These reasons, each with the id of its rule in one game."""
    return {
        reason: cast("type[Reason]", FactType(reason.__name__, (reason,), {"__module__": __name__, "rule": rule}))
        for reason, rule in rules.items()
    }


def own(reason: Reason | None, reasons: Mapping[type[Reason], type[Reason]]) -> Reason | None:
    """A reason as the game gives it."""
    if reason is None:
        return None
    kind: Any = reasons.get(type(reason), type(reason))
    return cast(Reason, kind(*reason))

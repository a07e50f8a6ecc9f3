"""What can be told of dragons."""

from __future__ import annotations

from brzdek.core.log import Event


class TokenDrawn(Event):
    """Somebody draws a dragon token."""

    seat: int
    token: str


class ScaleOnLord(Event):
    """A scale is laid on the card of its Lord, who then has so many."""

    seat: int
    lord: str
    n: int


class Crowned(Event):
    """A Lord becomes the Dragon King."""

    seat: int
    lord: str


class CrownedAgain(Event):
    """The third scale comes to the Lord who is the Dragon King already."""

    seat: int
    lord: str


class ScalePlaced(Event):
    """A scale is laid on a space."""

    seat: int
    lord: str
    space: str


class ScaleKept(Event):
    """A scale is laid on a card that keeps some."""

    lord: str
    card: str


class ScaleGone(Event):
    """A scale that could not be laid anywhere is discarded."""

    seat: int
    lord: str


class ScaleTaken(Event):
    """Somebody gets a scale."""

    seat: int
    lord: str


class ScaleSpent(Event):
    """Somebody gives up a scale of his."""

    seat: int
    lord: str


class Rages(Event):
    """Somebody suffers the Dragon Rage of a Lord."""

    seat: int
    lord: str


class RageCancelled(Event):
    """A scale turned a Dragon Rage away."""

    seat: int
    lord: str


class Slept(Event):
    """An enemy falls asleep."""

    seat: int
    card: str


class Woke(Event):
    """A sleeping enemy wakes."""

    card: str


class Breathes(Event):
    """A Dragon breathes at somebody."""

    seat: int
    card: str


class SpawnRolled(Event):
    """How far from his start space somebody lays a scale."""

    seat: int
    rolled: int


class Retreats(Event):
    """Somebody turns back and has to go on to the Plain of Peril."""

    seat: int


EVENTS = (
    TokenDrawn,
    ScaleOnLord,
    Crowned,
    CrownedAgain,
    ScalePlaced,
    ScaleKept,
    ScaleGone,
    ScaleTaken,
    ScaleSpent,
    Rages,
    RageCancelled,
    Slept,
    Woke,
    Breathes,
    SpawnRolled,
    Retreats,
)

"""What can happen at the fair."""

from __future__ import annotations

from brzdek.core import events as core
from brzdek.core.ask import Word
from brzdek.core.effects import events as parts
from brzdek.core.facts import declared
from brzdek.core.log import Event, Secret


class Turn(Event):
    seat: int


class Played(Event):
    seat: int
    card: str


class Bought(Event):
    seat: int
    card: str


class Visits(Event):
    seat: int
    card: str


class Went(Event):
    seat: int
    card: str
    """The place."""


class Bids(Event):
    bids: tuple[int, ...]


class Crowned(Event):
    seat: int


class Drew(Event):
    seat: int
    n: int


class DrewSpell(Event):
    seat: int


class DrewCards(Secret):
    cards: tuple[str, ...]


class Dropped(Event):
    seat: int
    card: str


class Casts(Event):
    actor: Word
    card: str


class Fizzled(Event):
    card: str


class Swapped(Event):
    seat: int
    other: Word


class Fought(Event):
    seat: int
    other: Word
    ours: int
    theirs: int


class Discarded(Event):
    seat: int
    card: str


class Unhurt(Event):
    seat: int


class Hurt(Event):
    seat: int
    n: int


class Fainted(Event):
    seat: int


EVENTS = (*core.EVENTS, *parts.EVENTS, *declared(__name__, Event))

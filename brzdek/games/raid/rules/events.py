"""What can happen in every raid."""

from __future__ import annotations

from brzdek.core import events as core
from brzdek.core.facts import declared
from brzdek.core.log import Event, Secret


class Turn(Event):
    """A turn begins."""

    seat: int


class GameOver(Event):
    scores: tuple[int, ...]


# --- cards


class Played(Event):
    seat: int
    card: str


class Acquired(Event):
    seat: int
    card: str


class Used(Event):
    seat: int
    card: str


class Defeated(Event):
    seat: int
    card: str


class Discarded(Event):
    seat: int
    card: str


class Trashed(Event):
    seat: int
    card: str


class Drew(Secret):
    cards: tuple[str, ...]


class Reshuffled(Event):
    seat: int


# --- what one gains and loses


class Clank(Event):
    seat: int
    n: int
    by: str = ""
    """The card or token that brings it, if any does."""


class Hush(Event):
    """Clank! was taken back; 0: it waits for Clank! to come."""

    seat: int
    n: int


class Gold(Event):
    seat: int
    n: int


class Healed(Event):
    seat: int
    n: int


class Harmed(Event):
    """A card deals damage."""

    seat: int
    n: int
    by: str = ""


class Spared(Event):
    """Cards in play have warded off damage."""

    seat: int
    n: int


class Gave(Event):
    """Gold went from one player to another."""

    seat: int
    taker: int
    n: int


class Copied(Event):
    """A player does once more what a card did."""

    seat: int
    card: str


class Hurt(Event):
    """Monsters deal damage."""

    seat: int
    n: int


# --- tokens


class Bought(Event):
    """A good was bought at the market."""

    seat: int
    card: str


class Drank(Event):
    seat: int
    card: str


class Took(Event):
    seat: int
    token: str


# --- going somewhere


class Moved(Event):
    seat: int
    origin: int
    room: int


class Teleported(Event):
    seat: int
    origin: int
    room: int


class KnockedOut(Event):
    seat: int
    rescued: bool


class Left(Event):
    seat: int


# --- the dungeon row and the dragon


class Replaced(Event):
    old: str
    new: str


class Revealed(Event):
    cards: tuple[str, ...]


class Arrived(Event):
    """A card of the row takes effect at once."""

    card: str


class DeckEmpty(Event):
    """The dungeon deck cannot fill the row."""


class Rage(Event):
    place: int
    """Where the marker stands on its track now."""


class Attack(Event):
    cubes: tuple[int, ...]
    """By seat, then black, then further cubes, in the order in which they were drawn."""


class CubesBack(Event):
    """Black cubes go back into the bag."""

    n: int


class Caught(Event):
    """The dragon catches everybody who is left."""


EVENTS = (*core.EVENTS, *declared(__name__, Event))

"""What can happen in Katakumby, beside what can happen in every raid."""

from __future__ import annotations

from brzdek.core.facts import declared
from brzdek.core.log import Event
from brzdek.games.raid.rules import events as raid

# --- discovery


class Tile(Event):
    """A tile was revealed."""

    seat: int
    tile: str
    end: str
    """The open end behind which it lies; empty: none."""


class Placed(Event):
    seat: int
    tile: str
    turn: int
    """In degrees."""


class Turned(Event):
    number: int
    """That of the tile."""
    turn: int


class Entered(Event):
    """Somebody came into a room of a new tile."""

    seat: int
    origin: int
    room: int


class Teleport(Event):
    """Somebody teleports to where nothing is known yet."""

    seat: int


class Portal(Event):
    seat: int


class Unlocked(Event):
    seat: int
    n: int


# --- rooms


class Artifacts(Event):
    """Artifacts were laid out in a room."""

    room: int
    tokens: tuple[str, ...]


class Opened(Event):
    seat: int
    what: str
    """``chest``, ``library`` or ``prison``."""
    room: int


class Freed(Event):
    seat: int
    cards: tuple[str, ...]


class Lockpicks(Event):
    seat: int
    n: int


class Marked(Event):
    """An altar was marked."""

    seat: int
    room: int


class Redeemed(Event):
    """Something was turned in at an altar."""

    seat: int
    card: str


class IdolBack(Event):
    """A monkey idol was returned."""

    seat: int


# --- ghosts and the dragon


class Haunted(Event):
    """Ghost cubes go into the Clank! area."""

    n: int


class Ghost(Event):
    """A ghost hurts somebody."""

    seat: int


class Warded(Event):
    """A card was discarded against a ghost."""

    seat: int
    card: str


class OutAttack(Event):
    """An attack instead of the turn of somebody who is out of play."""

    seat: int


class BagEmpty(Event):
    """No cube is left to draw."""


EVENTS = (*raid.EVENTS, *declared(__name__, Event))

"""Events that can happen in any game."""

from __future__ import annotations

from brzdek.core.ask import Word
from brzdek.core.facts import declared
from brzdek.core.log import Event


class Rolled(Event):
    """Somebody rolled dice."""

    seat: int
    dice: tuple[int, ...]
    total: int
    """With everything that was added."""
    about: Word = ""
    """The card or the word that the roll is for, where it is for one."""


class CameToNothing(Event):
    """What somebody rolled brings nothing."""

    seat: int


class Paid(Event):
    """Somebody paid a price."""

    seat: int
    what: str
    """What with, such as ``gold``; the message ``paid.gold`` of the game says so much of it."""
    n: int


class Stopped(Event):
    """An effect of a card was stopped: it would have gone on for too long, or been too great."""

    card: Word


EVENTS = declared(__name__, Event)

"""What can happen in Brzdęk!, beside what can happen in every raid."""

from __future__ import annotations

from brzdek.core.facts import declared
from brzdek.core.log import Event
from brzdek.games.raid.rules import events as raid


class Countdown(Event):
    """The pawn of the countdown moves on."""

    seat: int
    space: int


EVENTS = (*raid.EVENTS, *declared(__name__, Event))

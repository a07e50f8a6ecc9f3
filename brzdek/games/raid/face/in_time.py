"""Whether one gets somewhere within this turn, with the boots, swords and teleports one has."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any, Protocol, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.raid.face.goals import Goal
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.places import walk_costs
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
W = TypeVar("W", bound="WayNow")
_OF_ELSE = pattern(r"\b(?:cards?|dragon|end|last|kart\w*|smok\w*|koniec|koncu|ostatni\w*)\b")
"""What comes and goes and is no player, or another time than now."""
_LEAVING = pattern(r"\b(?:out|home|exit|escape|leave|back|wyj\w+|wychodz\w+|uciec|uciek\w+|wroc\w*|wrac\w*|dom\w*)\b")
"""Means the way out where no place is named."""
TOWARDS = ("to", "do", "reach", "catch", "at", "towards", "for")
"""What stands before a player to whom one wants to go."""


class WayNow(Protocol):
    """A way within this turn."""

    @property
    def boots(self) -> int: ...
    @property
    def monsters(self) -> int: ...
    @property
    def teleports(self) -> int: ...
    @property
    def rooms(self) -> Sequence[int]:
        """The rooms entered, the last one included."""


def asks_of_oneself(view: RaidView[Any], about: str) -> bool:
    """Is it asked whether oneself gets somewhere now, and not a card or another player?"""
    typed = fold(about)
    words = typed.strip(" ?!.").split()
    others = {fold(name) for seat, name in enumerate(view.names) if seat != view.seat}
    speaks_of_others = any(one in others and before not in TOWARDS for before, one in pairwise(["", *words]))
    return not speaks_of_others and _OF_ELSE.search(typed) is None


def speaks_of_leaving(about: str) -> bool:
    """Does a question that names no place mean the way out?"""
    return _LEAVING.search(fold(about)) is not None


def quickest(trips: Mapping[int, WayNow], rooms: Collection[int]) -> WayNow | None:
    """The way to one of these rooms that takes fewest boots of those for this turn; None: there is none."""
    found = [trips[room] for room in rooms if room in trips]
    return min(found, key=lambda trip: (trip.teleports, trip.boots, trip.monsters), default=None)


def least_hurt(trips: Mapping[int, W], rooms: Collection[int], swords: int) -> W | None:
    """The way to one of these rooms that costs least health; None: there is none within this turn."""
    found = [trips[room] for room in rooms if room in trips]
    return min(found, key=lambda trip: (trip.teleports, max(0, trip.monsters - swords), trip.boots), default=None)


def this_turn(view: RaidView[Any], trip: WayNow, title: str, say: Say, style: Style) -> list[Line]:
    """A way within this turn, what it takes and where it leads."""
    costs = walk_costs(trip.boots, trip.teleports, trip.monsters, view.means.swords, say)
    if trip.monsters:
        costs.insert(1, say("monsters", n=trip.monsters))
    arrow = " → " if style.unicode else ", "
    hops = arrow.join(map(str, (view.me.room, *trip.rooms)))
    return [*wrapped(f"{title} {', '.join(costs)}.", style, "title"), *wrapped(f"  {hops}", style, "", "    ")]


def faster(view: RaidView[Any], trip: WayNow | None, boots: int | None, say: Say, style: Style) -> list[Line]:
    """The way within this turn, where it takes fewer boots than the cheapest one, or that cannot be gone at once."""
    if trip is None or (boots is not None and boots <= max(trip.boots, view.means.boots)):
        return []
    return this_turn(view, trip, say("way.this_turn"), say, style)


def whether_in_time(
    view: V, goal: Goal, trips: Mapping[int, WayNow], way: Callable[[], list[Line]], say: Say, style: Style
) -> list[Line]:
    """Yes, with the way; or no, what one has, and the way that one would have to go."""
    if view.me.room in goal.rooms:
        return way()
    trip = quickest(trips, goal.rooms)
    if trip is not None:
        return this_turn(view, trip, say("time.yes", goal=goal.name), say, style)
    lines = wrapped(say("time.no", goal=goal.name, have=say("boots", n=view.means.boots)), style, "bad")
    more = wrapped(say("time.hand", n=len(view.hand)), style) if view.hand else []
    return [*lines, *way(), *more]

"""What comes of the wish to go somewhere: the way is walked, or told with as much of it as boots allow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Journey, Toll
from brzdek.core.text import Say
from brzdek.core.values import NamedTuple
from brzdek.games.raid.face.goals import Goal
from brzdek.games.raid.face.in_time import WayNow
from brzdek.games.raid.face.looks import walked
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.places import walk_costs
from brzdek.games.raid.rules.state import MASTERY
from brzdek.games.raid.view.view import RaidView


class Fare(Protocol):
    """What a walk can be paid with."""

    @property
    def boots(self) -> int: ...
    @property
    def tired(self) -> bool: ...
    @property
    def caves_lifted(self) -> bool: ...


class Leg(NamedTuple):
    """A step of the cheapest way to somewhere."""

    to: int
    boots: int
    dear: bool
    """Does it cost more than boots?"""


class Stroll(NamedTuple):
    """A way to somewhere that can be gone this turn for boots alone."""

    boots: int
    rooms: Sequence[int]


def setting_out(
    view: RaidView[Any],
    purse: Fare,
    goal: Goal,
    strolls: Sequence[Stroll],
    way: Sequence[Leg] | None,
    told: Callable[[], list[Line]],
    say: Say,
    style: Style,
    *,
    trip: WayNow | None,
    safe: bool,
    locks: int = 0,
) -> Journey:
    """``way``: the cheapest one, ``told`` tells it; ``trip``: the one by which one can be there this turn at some
    price; ``locks``: so many are on that; ``safe``: are there no monsters on the cheapest way?
    """
    if strolls and not goal.told:
        stroll = min(strolls, key=lambda stroll: stroll.boots)
        cheapest = way is not None and safe and list(stroll.rooms) == [leg.to for leg in way]
        shown = told() if cheapest else walked(view, goal.name, stroll.rooms, stroll.boots, say, style)
        return Journey([("move", room) for room in stroll.rooms], shown)
    shown = told()
    in_vain = view.board.start in goal.rooms and not view.me.artifacts
    affordable = [] if way is None else _affordable(view, purse, way)
    if goal.rooms and not in_vain and not goal.told:
        shown += wrapped(_how_far(view, purse, affordable, trip, say), style, "dim")
    if way is None or in_vain:
        return Journey((), shown)
    if trip is None or trip.teleports:
        return Journey((), shown, ("move", way[0].to), affordable)
    weapons = min(trip.monsters, view.means.swords)
    toll = Toll(trip.boots, trip.monsters - weapons, weapons, locks)
    costs = walk_costs(trip.boots, 0, trip.monsters, weapons, say) + ([say("lockpicks", n=locks)] if locks else [])
    steps = [("move", room) for room in trip.rooms]
    return Journey((), shown, steps[0], affordable, steps, toll, ", ".join(costs))


def out_already(view: RaidView[Any], goal: Goal, say: Say, style: Style) -> Journey | None:
    """What is left to do for whoever wants to get out and stands outside with an artifact: to end the turn."""
    if view.me.out or not view.me.artifacts or view.me.room != view.board.start or view.board.start not in goal.rooms:
        return None
    return Journey((), wrapped(say("ask.already_home", n=view.pieces[MASTERY].points), style), ("end",))


def _how_far(
    view: RaidView[Any], purse: Fare, affordable: Sequence[tuple[str, int]], trip: WayNow | None, say: Say
) -> str:
    """Why the way is not simply walked: it costs more than boots, or boots lead only so far."""
    if trip is not None:
        return say("way.at_a_price")
    if affordable:
        return say("way.partly", n=purse.boots, room=affordable[-1][1])
    told = say("way.too_far", n=purse.boots)
    return f"{told} {say('unplayed', n=len(view.hand))}" if view.hand else told


def _affordable(view: RaidView[Any], purse: Fare, way: Sequence[Leg]) -> list[tuple[str, int]]:
    """The first steps of a way, as far as boots alone lead now."""
    boots = 0
    steps: list[tuple[str, int]] = []
    for leg in way if not purse.tired else ():
        boots += leg.boots
        if boots > purse.boots or leg.dear:
            break
        steps.append(("move", leg.to))
        if view.board.rooms[leg.to].crystal_cave and not purse.caves_lifted:
            break
    return steps

"""Ways that do not begin where one stands: “from 23 to 1”, “how far is Ala from the exit”."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.core.values import NamedTuple
from brzdek.games.raid.face.goals import Goal, Goals
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
_ROOM = r"(?:(?:room|chamber|komnat\w+|pokoj\w+|sal\w+) )?(?:(?:nr|no|number|numer) )?"
_FROM = pattern(rf"\b(?:from|z|ze|od|spod) {_ROOM}(?P<room>\d+)\b")
_FROM_PLACE = pattern(r"\b(?:from|z|ze|od|spod) (?P<place>\S.*?)(?= (?:do|to|na|back|home|out|przez)\b|$)")
_ON_THE_WAY = pattern(
    r"\b(?:far|close|near|away|distance|way|route|path|get|go|walk|return|back|leave|escape|boots?|steps?"
    r"|daleko|blisko|bliziutko|odleglosc\w*|drog\w|tras\w|wroc\w*|wraca\w*|powr\w+|doj\w+|przej\w+|isc|pojsc|wyj\w+|uciec"
    r"|dotrz\w+|dosta\w+|but\w*|krok\w*|ile)\b"
)
_DISTANT = pattern(
    r"\b(?:far|close|near|away|distance|way|route|path|daleko|blisko|odleglosc\w*|drog\w|tras\w)\b"
    r"|\b(?:how many|ile) (?:boots|steps|rooms|moves|butow|krokow|komnat|pol|ruchow)\b"
    r"|\bile (?:\w+ )?(?:ma |ma \w+ )?do\b"
)
_ONLY_ENDS = pattern(
    rf"(?:(?:a|i|no|and|or|so|then|albo|co|jak|what about|how about)[, ]+)*(?:from|z|ze|od) {_ROOM}\d+ (?:to|do) "
    r"(?:(?:the |artef\w+ |artifact |komnat\w+ |room )*\d+|[a-z ]+)"
)
"""Names a room from which and a place to which, and nothing else."""
_BACK = pattern(r"\b(?:back|return|wroc\w*|wraca\w*|powr\w+)\b")
_ONESELF = pattern(r"\b(?:i|me|am|mam|mnie|mi|ja|jestem|my)\b")


class Trek(NamedTuple):
    """A way from somewhere else: where it begins, whose it is if it is another player's, and where to."""

    start: int
    seat: int | None
    goal: Goal


Tell = Callable[[V, Trek, str, Say, Style], list[Line]]
"""The cheapest way with such a title."""


def trek(view: V, goals: Goals[V], line: str, say: Say, *, said: bool = False) -> Trek | None:
    """The way that a line tells of that begins elsewhere; None: it tells of none. ``said``: are ways meant at all?"""
    typed = fold(line.strip(" ?!."))
    said = said or _ONLY_ENDS.fullmatch(typed) is not None
    if (said or _DISTANT.search(typed)) and not _ONESELF.search(typed):
        theirs = _of_another(view, goals, line.strip(" ?!."), say)
        if theirs is not None:
            return theirs
    found = _FROM.search(typed) or _FROM_PLACE.search(typed)
    if found is None or not (said or _ON_THE_WAY.search(typed)):
        return None
    room = _start(view, goals, found, say)
    if room is None or (view.seat is not None and not view.me.out and room == view.me.room):
        return None
    goal = _goal(view, goals, f"{typed[: found.start()]} {typed[found.end() :]}", say)
    return None if goal is None else Trek(room, None, goal)


def without_own_start(view: RaidView[Any], line: str) -> str:
    """A line without the room where one stands, if that is where it says to begin."""
    found = _FROM.search(fold(line))
    if found is None or view.seat is None or view.me.out or found["room"] != str(view.me.room):
        return line
    return " ".join(f"{fold(line)[: found.start()]} {fold(line)[found.end() :]}".split())


def _start(view: V, goals: Goals[V], found: re.Match[str], say: Say) -> int | None:
    """The room from which a way is asked for: by its number, or by the only such place there is."""
    if number := found.groupdict().get("room"):
        room = int(number[:6])
        return room if room in view.board.rooms else None
    place = goals.find(view, found["place"], say)
    return place.rooms[0] if place is not None and len(place.rooms) == 1 else None


def _of_another(view: V, goals: Goals[V], line: str, say: Say) -> Trek | None:
    """The way of the player who is named first, unless that is where to go."""
    others = {thief.seat: (view.names[thief.seat],) for thief in view.thieves if thief.seat != view.seat}
    words = line.split()
    for place, word in enumerate(words):
        if seats := best_named(word, others, whole=True):
            before = fold(words[place - 1]) if place else ""
            if before in ("to", "do", "towards", "reach", "from", "od"):
                return None
            rest = [*words[:place], *words[place + 1 :]]
            goal = _goal(view, goals, fold(" ".join(rest)), say)
            return None if goal is None else Trek(view.thieves[seats[0]].room, seats[0], goal)
    return None


def _goal(view: V, goals: Goals[V], rest: str, say: Say) -> Goal | None:
    named = (goals.find(view, line, say) for line in _endings(rest))
    found = next((goal for goal in named if goal is not None), None)
    return goals.find(view, say("goal.out"), say) if found is None and _BACK.search(rest) else found


def _endings(line: str) -> Iterator[str]:
    words = line.split()
    for place, word in enumerate(words):
        if word not in ("way", "get", "go"):
            yield " ".join(words[place:])


def told_trek(view: V, found: Trek, way: Tell[V], say: Say, style: Style) -> list[Line]:
    """That way, or that there is none to go."""
    who = "" if found.seat is None else view.names[found.seat]
    if found.seat is not None and (out := view.thieves[found.seat].out):
        return wrapped(f"{who}: {say(f'out.{out}')}.", style)
    if not found.goal.rooms:
        return wrapped(say("way.none_left", goal=found.goal.name), style, "bad")
    if found.start in found.goal.rooms:
        return wrapped(say("way.there", who=who or say("room", n=found.start), goal=found.goal.name), style)
    key = "way.title_from" if found.seat is None else "way.title_of"
    lines = way(view, found, say(key, who=who, room=found.start, goal=found.goal.name), say, style)
    walker = view.me if found.seat is None else view.thieves[found.seat]
    if view.board.start in found.goal.rooms and not walker.artifacts:
        lines += wrapped(say("way.needs_artifact" if not who else "way.they_need", who=who), style, "bad")
    return lines

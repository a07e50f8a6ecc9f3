"""What people ask of each other and of the dragon: who is ahead, who is near, who was hurt, what threatens."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.face import Face
from brzdek.core.inquiry import BEAT, COST, FAR, GO, HAVE, INSIDE, MANY, MAY, WHAT, WHERE, WHO, Inquiry, best_named
from brzdek.core.text import Say, fold
from brzdek.core.values import NamedTuple
from brzdek.games.raid.face import panels, points
from brzdek.games.raid.face.attacks import attacks_ahead
from brzdek.games.raid.face.getting import hurt_on_the_way
from brzdek.games.raid.face.looks import Show
from brzdek.games.raid.face.naming import capital
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.rivalry_words import ASKED, TOLD
from brzdek.games.raid.rules import events
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])


class Near(NamedTuple):
    """The nearest of some rooms: what weighs, which it is, and what the way there takes, in words."""

    cost: int
    room: int
    takes: str
    monsters: int = 0
    """So many are met on that way."""
    boots: int = 0
    stops: int = 0
    """In so many caves the walking of a turn ends."""


Nearest: TypeAlias = Callable[[V, int, Collection[int], Say], Near | None]
"""The nearest of some rooms to a player, by the cheapest way from where that player is."""
EVERYBODY = frozenset(fold("wszyscy wszystkim każdy każdemu inni innym everyone everybody each others we all").split())
LAST = 3
"""So many of the last things that made noise are told."""
ANY_SORT = "|".join((WHAT, BEAT, WHO, WHERE, FAR, MANY, COST, GO, HAVE, INSIDE))


def _compared(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    return points.points(view, say, style)


def _threat(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What an attack would do now."""
    return [panels.dragon(view, say), *attacks_ahead(view, say, style)]


def artifacts_lying(view: RaidView[Any]) -> dict[int, int]:
    """The best artifact of every room in which any lies."""
    lying = {room: view.artifacts_in(room) for room in view.board.rooms}
    return {room: max(view.pieces[token].points for token in tokens) for room, tokens in lying.items() if tokens}


def _worth(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What the artifact in the room that is named is worth; of none that is named others tell."""
    lying = artifacts_lying(view)
    rooms = [int(word) for word in about.replace("?", " ").split() if word.isdecimal() and len(word) < 5]
    found = [room for room in rooms if room in lying]
    words = say.also(TOLD)
    return wrapped(words("told.artifact_there", points=lying[found[0]], room=found[0]), style) if found else []


def rivalry(face: Callable[[], Face[V]], nearest: Nearest[V], way: Show[V], far: Show[V]) -> Sequence[Inquiry[V]]:
    """With the words, the ways and the distances of one game."""

    def closest(view: V, seats: Iterable[int], say: Say, style: Style) -> list[Line]:
        """Those of them who are in play with the nearest artifact, the nearest first."""
        lying, told = artifacts_lying(view), []
        for seat in seats:
            thief = view.thieves[seat]
            here = Near(0, thief.room, say("boots", n=0)) if thief.room in lying else None
            near = None if thief.out else here or nearest(view, seat, lying, say)
            told += [] if near is None else [(near.cost, view.names[seat], near)]
        words = say.also(TOLD)
        alone = [who for _, who, _ in told] == ([] if view.seat is None else [view.names[view.seat]])
        lines = [
            words(
                "told.nearest",
                who=capital(say("you")) if alone else who,
                takes=near.takes,
                points=lying[near.room],
                room=near.room,
            )
            for _, who, near in sorted(told)
        ]
        route = way(view, str(told[0][2].room), say, style) if alone and told and told[0][2].cost else []
        return [*(part for line in lines or [words("told.nearest_none")] for part in wrapped(line, style)), *route]

    def closest_out(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """How far everybody in play is from the way out, the nearest first."""
        start, found = view.board.start, []
        for thief in view.thieves:
            here = Near(0, start, say("boots", n=0)) if thief.room == start else None
            near = None if thief.out else here or nearest(view, thief.seat, (start,), say)
            found += [] if near is None else [(near.cost, thief.seat, near)]
        words = say.also(TOLD)
        told = [words("told.nearest_out", who=view.names[seat], takes=near.takes) for _, seat, near in sorted(found)]
        return [part for line in told for part in wrapped(line, style)]

    def everybodys_closest(view: V, about: str, say: Say, style: Style) -> list[Line]:
        return closest(view, range(len(view.names)), say, style)

    def own_closest(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """Of whoever is named, else of oneself, unless everybody is asked about."""
        seats = best_named(about, {seat: (who,) for seat, who in enumerate(view.names)})
        own = () if view.seat is None or not EVERYBODY.isdisjoint(fold(about).split()) else (view.seat,)
        return closest(view, seats or own or range(len(view.names)), say, style)

    def struck(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The last attack; the log tells of others."""
        attacks = [event for event in view.events() if isinstance(event, events.Attack)]
        if not attacks:
            return wrapped(say.also(TOLD)("told.no_attack"), style)
        text = face().event(view, attacks[-1], say) or ""
        return wrapped(say.also(TOLD)("told.last_attack", text=text), style)

    def noise(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The last things that made one's own noise."""
        own = [event for event in view.events() if isinstance(event, events.Clank) and event.seat == view.seat]
        texts = [face().event(view, event, say) or "" for event in own[-LAST:]]
        return [line for text in texts or [say.also(TOLD)("told.no_noise")] for line in wrapped(text, style)]

    def out(view: V, about: str, say: Say, style: Style) -> list[Line]:
        return way(view, say("goal.out"), say, style)

    def there(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The way to the room that is named."""
        numbers = [word.strip("?!.,") for word in about.split() if word.strip("?!.,").isdecimal()]
        if numbers and int(numbers[-1][:6]) not in view.board.rooms:
            return wrapped(say("why.no_room", room=numbers[-1]), style, "bad")
        named = best_named(about, {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat})
        return far(view, numbers[-1] if numbers else about, say, style) if numbers or named else []

    def hurts(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The way to the room that is named, and what the monsters on it would cost."""
        told = there(view, about, say, style)
        numbers = [int(word) for one in about.split() if (word := one.strip("?!.,")).isdecimal() and len(word) < 5]
        if not told or not numbers or view.me.out or view.seat is None or numbers[-1] == view.me.room:
            return told
        near = nearest(view, view.seat, numbers[-1:], say)
        return told if near is None else [*told, *hurt_on_the_way(view, near.monsters, say, style)]

    return (
        Inquiry(f"{WHAT}|{WHO}|{MANY}", ASKED["compared"], _compared),
        Inquiry(WHO, ASKED["closest"], everybodys_closest),
        Inquiry(f"{WHO}|{WHAT}|{FAR}", ASKED["closest_out"], closest_out),
        Inquiry(f"{WHAT}|{FAR}|{WHERE}|{MANY}", ASKED["closest"], own_closest),
        Inquiry(f"{WHO}|{WHAT}|{MANY}", ASKED["struck"], struck),
        Inquiry(ANY_SORT, ASKED["threat"], _threat),
        Inquiry(ANY_SORT, ASKED["boots_out"], out),
        Inquiry(f"{COST}|{MANY}|{WHAT}|{INSIDE}", ASKED["worth"], _worth),
        Inquiry(f"{ANY_SORT}|{MAY}", ASKED["hurts"], hurts),
        Inquiry(ANY_SORT, ASKED["between"], there),
        Inquiry(f"{WHAT}|{WHERE}|{MANY}", ASKED["noise"], noise),
    )

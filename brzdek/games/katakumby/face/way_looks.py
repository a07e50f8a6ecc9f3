"""Commands that show ways: rooms in reach, the cheapest path to somewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Journey
from brzdek.core.text import Say
from brzdek.games.katakumby.cards.tiles import HAVEN
from brzdek.games.katakumby.face.goals import GOALS
from brzdek.games.katakumby.face.places import features, hindrances
from brzdek.games.katakumby.rules.legality import Purse
from brzdek.games.katakumby.view.trips import Trip
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.katakumby.view.ways import (
    Beyond,
    Path,
    Sally,
    after,
    beyond,
    met,
    nearest_end,
    path_to,
    reach,
    sallies,
)
from brzdek.games.raid.face.candidates import in_the_way
from brzdek.games.raid.face.elsewhere import Trek, told_trek, trek, without_own_start
from brzdek.games.raid.face.goals import Goal, gone
from brzdek.games.raid.face.in_hand import brought, once_played
from brzdek.games.raid.face.in_time import faster, least_hurt, quickest
from brzdek.games.raid.face.naming import capital
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.places import room_name, walk_costs
from brzdek.games.raid.face.setting_out import Leg, Stroll, out_already, setting_out

MANY = 99
"""More lockpicks than any way needs."""


# -- within this turn


def where(view: DelveView, rest: str, say: Say, style: Style) -> list[Line]:
    """Rooms and open ends in reach now, or with as many boots and swords as the line says."""
    if view.me.out:
        return [[("dim", say("where.out"))]]
    purse = view.purse
    numbers = [int(word) for word in rest.split() if word.isdecimal() and len(word) < 4]
    if numbers:
        purse = purse._replace(boots=numbers[0], tired=False)
    if len(numbers) > 1:
        purse = purse._replace(swords=numbers[1])
    have = [say("boots", n=purse.boots), say("swords", n=purse.swords), say("lockpicks", n=purse.lockpicks)]
    if purse.teleports:
        have.append(say("teleports", n=purse.teleports))
    lines: list[Line] = [[("title", say("where.title", have=", ".join(have)))]]
    if purse.tired:
        lines.append([("bad", say("room.exhausted"))])
    near = _reached(view, purse, say, style)
    if not near and not numbers and not purse.tired and (hand := brought(view)).boots:
        more = purse._replace(boots=purse.boots + hand.boots, swords=purse.swords + hand.swords)
        if there := _reached(view, more, say, style):
            return [*lines, *once_played(hand, there, say, style)]
    lines += near or [[("dim", say("where.nothing"))]]
    further = beyond(view, purse, reach(view, purse))
    if further:
        lines.append([("title", say("where.beyond"))])
        lines += _together([_out_of_reach(view, step, say) for step in further], style, "dim")
    return lines


def _reached(view: DelveView, purse: Purse, say: Say, style: Style) -> list[Line]:
    """The rooms in reach, and the open ends."""
    reached = reach(view, purse)
    lines = [line for trip in reached.values() for line in _in_reach(view, trip, purse, say, style)]
    outwards = sallies(view, purse, reached)
    if outwards:
        lines.append([("title", say("where.ends"))])
        lines += _together([(sally.way.end, _sally(sally, purse, say)) for sally in outwards], style, "")
    return lines


def _together(entries: Sequence[tuple[str, str]], style: Style, ink: str) -> list[Line]:
    """Places and what there is to say of them; those of which the same is said share a line."""
    places: dict[str, list[str]] = {}
    for place, text in entries:
        places.setdefault(text, []).append(place)
    return [
        line
        for text, names in places.items()
        for line in wrapped(f"  {', '.join(names)}: {text}", style, ink, "      ")
    ]


def _costs(trip: Trip, purse: Purse, say: Say) -> list[str]:
    costs = walk_costs(trip.boots, trip.teleports, trip.monsters, purse.swords, say)
    if trip.locks:
        costs.append(say("lockpicks", n=trip.locks))
    return costs


def _in_reach(view: DelveView, trip: Trip, purse: Purse, say: Say, style: Style) -> list[Line]:
    costs = _costs(trip, purse, say)
    if len(trip.rooms) > 1:
        costs.append(say("where.via", rooms=", ".join(map(str, trip.rooms[:-1]))))
    found = features(view, trip.room, say)
    text = f"  {capital(room_name(view, trip.room, say))}: {', '.join(costs)}"
    return wrapped(text + (f" – {', '.join(found)}" if found else ""), style, "", "      ")


def _sally(sally: Sally, purse: Purse, say: Say) -> str:
    costs = _costs(after(sally.trip, sally.way, purse), purse, say)
    if sally.trip.rooms:
        costs.append(say("where.via", rooms=", ".join(map(str, sally.trip.rooms))))
    if sally.way.portals:
        costs.append(say("way.portal"))
    return ", ".join(costs)


def _out_of_reach(view: DelveView, step: Beyond, say: Say) -> tuple[str, str]:
    text = f"{in_the_way(step.why, say)} ({say('where.from', room=step.start)})"
    to = step.way.to
    found = features(view, to, say) if to and to != view.board.start else []
    place = capital(room_name(view, to, say)) if to else step.way.end
    return place, text + (f" – {', '.join(found)}" if found else "")


# -- over several turns


def journey(view: DelveView, where: str, say: Say, style: Style) -> Journey | None:
    """The way that is told to whoever wants to go somewhere; walked at once if it costs nothing but boots."""
    goal = GOALS.find(view, where, say)
    if goal is None or goal.name == say("goal.unknown") or view.me.out or view.me.room in goal.rooms:
        return None if goal is None else out_already(view, goal, say, style)
    reached = reach(view, view.purse)
    path = path_to(view, goal.rooms, view.me.lockpicks)
    shut = view.board.start in goal.rooms and not view.me.artifacts  # which is told with the way
    if not shut and not GOALS.is_surely_meant(where) and _is_a_step(view, goal, reached, path):
        return None
    trip = least_hurt(reached, goal.rooms, view.means.swords)
    # Without swords a way round the monsters is better than one past them, however long.
    on_foot = reach(view, view.purse._replace(swords=0, teleports=0, lockpicks=0))
    free = [on_foot[room] for room in goal.rooms if room in on_foot and not on_foot[room].monsters]
    steps = () if path is None else path.ways
    legs = [Leg(step.to, step.boots, bool(met(step, view.purse) or step.locks)) for step in steps]
    return setting_out(
        view,
        view.purse,
        goal,
        [Stroll(walk.boots, walk.rooms) for walk in free],
        None if path is None else legs,
        lambda: show_way(view, where, say, style),
        say,
        style,
        trip=trip,
        locks=trip.locks if trip else 0,
        safe=path is not None and not path.monsters,
    )


def _is_a_step(view: DelveView, goal: Goal, reached: Mapping[int, Trip], path: Path | None) -> bool:
    """Is a place right beside one, and either to be walked to at once, or not to be come to by any other way?"""
    beside = [way for way in view.ways(view.me.room) if way.to in goal.rooms]
    if not beside or any(view.why_not(("move", way.to)) is None for way in beside):
        return bool(beside)
    return reached.keys().isdisjoint(goal.rooms) and (path is None or len(path.ways) == 1)


def way_round(view: DelveView, room: int, say: Say) -> str:
    """The way this turn to a room to which the next way is shut; "": there is none."""
    trip = None if view.me.out else reach(view, view.purse).get(room)
    if trip is None:
        return ""
    rooms = ", ".join(map(str, trip.rooms))
    return say("way.round", rooms=rooms, costs=", ".join(_costs(trip, view.purse, say)))


def show_way(view: DelveView, rest: str, say: Say, style: Style) -> list[Line]:
    """The cheapest way to a place, with the lockpicks one has; what is not on the map may lie beyond an open end."""
    if (elsewhere := trek(view, GOALS, rest, say, said=True)) is not None:
        return told_trek(view, elsewhere, way_from, say, style)
    goal = GOALS.find(view, without_own_start(view, rest), say)
    if goal is None:
        return wrapped(say("way.how"), style, "bad" if rest else "dim")
    if view.me.out:
        return [[("dim", say("where.out"))]]
    if view.me.room in goal.rooms:
        return [[("good", capital(say("way.here", goal=goal.name)))]]
    if told := gone(view, goal, say):
        return wrapped(told, style)
    if not goal.rooms:
        lines: list[Line] = []
        if goal.name != say("goal.unknown"):
            lines = wrapped(capital(say("way.none_left", goal=goal.name)), style, "bad")
        return [*lines, *_into_the_unknown(view, say, style)]
    lines = _way_to_rooms(view, goal.rooms, goal.name, say, style)
    if view.board.start in goal.rooms and not view.me.artifacts:
        return [*lines, *wrapped(say("way.needs_artifact"), style, "bad")]
    return [*lines, *_haven_before(view, say, style)] if view.board.start in goal.rooms else lines


def _haven_before(view: DelveView, say: Say, style: Style) -> list[Line]:
    """Where one's points are safe, if that is nearer than the crypt."""
    zones = {room: view.board.rooms[room].zone for room in view.board.rooms}
    haven = [room for room, zone in zones.items() if zone == HAVEN]
    path = None if zones[view.me.room] == HAVEN else path_to(view, haven, view.me.lockpicks)
    if path is None or path.end == view.board.start:
        return []
    costs = path_costs(path, view.purse_of(view.me.seat), say)
    return wrapped(say("way.haven", room=path.end, costs=", ".join(costs)), style)


def _way_to_rooms(view: DelveView, rooms: list[int], goal: str, say: Say, style: Style) -> list[Line]:
    found = path_to(view, rooms, view.me.lockpicks)
    if found is not None:
        lines = path_lines(view, found, say("way.title", goal=goal), say, style)
        return lines + faster(view, quickest(reach(view, view.purse), rooms), found.boots, say, style)
    with_picks = path_to(view, rooms, MANY)
    if with_picks is None:
        return [*wrapped(capital(say("way.no_way", goal=goal)), style, "bad"), *_into_the_unknown(view, say, style)]
    title = capital(say("way.needs_picks", goal=goal, n=with_picks.locks))
    return path_lines(view, with_picks, title, say, style)


def way_from(view: DelveView, trek: Trek, title: str, say: Say, style: Style) -> list[Line]:
    """The cheapest way from elsewhere, with the lockpicks of whoever goes."""
    seat = view.me.seat if trek.seat is None else trek.seat
    path = path_to(view, trek.goal.rooms, view.thieves[seat].lockpicks, seat, trek.start)
    if path is None and (path := path_to(view, trek.goal.rooms, MANY, seat, trek.start)) is None:
        return wrapped(capital(say("way.no_way", goal=trek.goal.name)), style, "bad")
    purse = view.purse_of(seat)._replace(caves_lifted=False)
    return path_lines(view, path, title, say, style, purse, trek.start)


def _into_the_unknown(view: DelveView, say: Say, style: Style) -> list[Line]:
    path = nearest_end(view, view.me.lockpicks)
    if path is None:
        return wrapped(say("way.no_end"), style, "bad")
    return path_lines(view, path, say("way.nearest_end"), say, style)


def path_costs(path: Path, purse: Purse, say: Say) -> list[str]:
    """What a way takes."""
    costs = [say("boots", n=path.boots)]
    if path.monsters and not purse.cloak:
        costs.append(say("monsters", n=path.monsters))
    if path.locks:
        costs.append(say("lockpicks", n=path.locks))
    stops = path.stops_with(purse)
    return [*costs, say("stops", n=len(stops))] if stops else costs


def path_lines(
    view: DelveView,
    path: Path,
    title: str,
    say: Say,
    style: Style,
    purse: Purse | None = None,
    start: int | None = None,
) -> list[Line]:
    """What a way takes, and where it leads; from where one stands unless another start is given."""
    purse = view.purse_of(view.me.seat) if purse is None else purse
    costs, stops = path_costs(path, purse, say), path.stops_with(purse)
    hops = [str(view.me.room if start is None else start)]
    for way in path.ways:
        special = [*hindrances(way, say), *([say("way.portal")] if way.portals else [])]
        if way.to in stops:
            special.append(say("way.stop"))
        if not way.to:
            special.append(say("way.unknown"))
        hops.append(f"{way.target} ({', '.join(special)})" if special else str(way.target))
    arrow = " → " if style.unicode else ", "
    return [
        *wrapped(f"{title} {', '.join(costs)}.", style, "title"),
        *wrapped("  " + arrow.join(hops), style, "", "    "),
    ]

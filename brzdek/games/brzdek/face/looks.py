"""Commands of Brzdęk! that show something: the map, ways, the row, one's deck, the bag, the market."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Journey, Look
from brzdek.core.text import Lang, Say
from brzdek.games.brzdek.face.goals import GOALS
from brzdek.games.brzdek.face.places import features, hindrances, room_line
from brzdek.games.brzdek.face.words import FACE
from brzdek.games.brzdek.rules.legality import Purse
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.brzdek.view.ways import Beyond, Path, Walk, beyond, met, reach, way
from brzdek.games.raid.face.candidates import in_the_way
from brzdek.games.raid.face.elsewhere import Trek, told_trek, trek, without_own_start
from brzdek.games.raid.face.goals import gone
from brzdek.games.raid.face.in_hand import brought, once_played
from brzdek.games.raid.face.in_time import faster, least_hurt, quickest
from brzdek.games.raid.face.looks import goods, look, means, other_names, show_bag, show_deck, show_row
from brzdek.games.raid.face.naming import capital
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.places import room_name, walk_costs
from brzdek.games.raid.face.setting_out import Leg, Stroll, out_already, setting_out

# -- the map and ways


def show_map(view: HeistView, rest: str, say: Say, style: Style) -> list[Line]:
    """The map; with "all" or "list", rooms in words; with a number, one room."""
    from brzdek.games.brzdek.face.drawing import draw_map, list_rooms

    if rest.isdecimal() and len(rest) < 5:
        if int(rest) in view.board.rooms:
            return wrapped(capital(room_line(view, int(rest), say)), style)
        return [[("bad", say("why.no_room", room=rest))]]
    if means(rest, FACE["word.all"]):
        return list_rooms(view, say, style, all_rooms=True)
    if means(rest, FACE["word.list"]):
        return list_rooms(view, say, style, all_rooms=False)
    return draw_map(view, say, style)


def where(view: HeistView, rest: str, say: Say, style: Style) -> list[Line]:
    """Rooms in reach now, or with as many boots and swords as the line says."""
    purse = view.purse
    numbers = [int(word) for word in rest.split() if word.isdecimal() and len(word) < 4]
    if numbers:
        purse = purse._replace(boots=numbers[0], tired=False)
    if len(numbers) > 1:
        purse = purse._replace(swords=numbers[1])
    have = [say("boots", n=purse.boots), say("swords", n=purse.swords)]
    if purse.teleports:
        have.append(say("teleports", n=purse.teleports))
    lines: list[Line] = [[("title", say("where.title", have=", ".join(have)))]]
    if view.me.out:
        return [[("dim", say("where.out"))]]
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
        lines += [line for step in further for line in _out_of_reach(view, step, say, style)]
    return lines


def _reached(view: HeistView, purse: Purse, say: Say, style: Style) -> list[Line]:
    """The rooms in reach."""
    return [line for walk in reach(view, purse).values() for line in _in_reach(view, walk, purse, say, style)]


def _in_reach(view: HeistView, walk: Walk, purse: Purse, say: Say, style: Style) -> list[Line]:
    costs = walk_costs(walk.boots, walk.teleports, walk.monsters, purse.swords, say)
    if len(walk.rooms) > 1:
        costs.append(say("where.via", rooms=", ".join(map(str, walk.rooms[:-1]))))
    found = features(view, walk.room, say)
    text = f"  {capital(room_name(view, walk.room, say))}: {', '.join(costs)}"
    return wrapped(text + (f" – {', '.join(found)}" if found else ""), style, "", "      ")


def _out_of_reach(view: HeistView, step: Beyond, say: Say, style: Style) -> list[Line]:
    text = f"  {capital(room_name(view, step.room, say))}: {in_the_way(step.why, say)}"
    found = features(view, step.room, say)
    text += f" ({say('where.from', room=step.start)})"
    return wrapped(text + (f" – {', '.join(found)}" if found else ""), style, "dim", "      ")


def journey(view: HeistView, where: str, say: Say, style: Style) -> Journey | None:
    """The way that is told to whoever wants to go somewhere; walked at once if it costs nothing but boots."""
    goal = GOALS.find(view, where, say)
    if goal is None or view.me.out or view.me.room in goal.rooms:
        return None if goal is None else out_already(view, goal, say, style)
    beside = any(tunnel.to in goal.rooms for tunnel in view.board.tunnels[view.me.room])
    if beside and not GOALS.is_surely_meant(where):
        return None
    reached = reach(view, view.purse)
    # Without swords a way round the monsters is better than one past them, however long.
    on_foot = reach(view, view.purse._replace(swords=0, teleports=0))
    free = [on_foot[room] for room in goal.rooms if room in on_foot and not on_foot[room].monsters]
    path = way(view, goal.rooms, key=view.has_good("key"))
    steps = () if path is None else path.tunnels
    legs = [Leg(tunnel.to, tunnel.boots, bool(met(tunnel, view.purse))) for tunnel in steps]
    return setting_out(
        view,
        view.purse,
        goal,
        [Stroll(walk.boots, walk.rooms) for walk in free],
        None if path is None else legs,
        lambda: show_way(view, where, say, style),
        say,
        style,
        trip=least_hurt(reached, goal.rooms, view.means.swords),
        safe=path is not None and not path.monsters,
    )


def show_way(view: HeistView, rest: str, say: Say, style: Style) -> list[Line]:
    """The cheapest way somewhere; with a key in the market also the way with a key."""
    if (found := trek(view, GOALS, rest, say, said=True)) is not None:
        return told_trek(view, found, way_from, say, style)
    goal = GOALS.find(view, without_own_start(view, rest), say)
    if goal is None:
        return wrapped(say("way.how"), style, "bad" if rest else "dim")
    if told := gone(view, goal, say):
        return wrapped(told, style)
    if not goal.rooms:
        return [[("bad", say("way.none_left", goal=goal.name))]]
    if view.me.out:
        return [[("dim", say("where.out"))]]
    if view.me.room in goal.rooms:
        return [[("good", say("way.here", goal=goal.name))]]
    key = view.has_good("key")
    path = way(view, goal.rooms, key=key)
    with_key = None if key else way(view, goal.rooms, key=True)
    lines: list[Line] = []
    if path is None:
        lines.append([("bad", say("way.no_way" if with_key is None else "way.needs_key", goal=goal.name))])
    else:
        lines += _path(view, path, say("way.title", goal=goal.name), say, style)
    if with_key is not None and (path is None or with_key.cost < path.cost):
        lines += _path(view, with_key, say("way.with_key"), say, style)
    trip = quickest(reach(view, view.purse), goal.rooms)
    lines += faster(view, trip, None if path is None else path.boots, say, style)
    if view.board.start in goal.rooms and not view.me.artifacts:
        lines.append([("bad", say("way.needs_artifact"))])
    return lines


def way_from(view: HeistView, trek: Trek, title: str, say: Say, style: Style) -> list[Line]:
    """The cheapest way from elsewhere, with the key if whoever goes has one."""
    seat = view.me.seat if trek.seat is None else trek.seat
    path = way(view, trek.goal.rooms, key=view.has_good("key", seat), start=trek.start)
    if path is None:
        return [[("bad", say("way.no_way", goal=trek.goal.name))]]
    return _path(view, path, title, say, style, trek.start)


def _path(view: HeistView, path: Path, title: str, say: Say, style: Style, start: int | None = None) -> list[Line]:
    stops = path.stops_with(view.purse) if start is None else path.stops
    costs = path_costs(path, stops, say)
    hops = []
    for tunnel in path.tunnels:
        special = hindrances(tunnel, say)
        if tunnel.to in stops:
            special.append(say("way.stop"))
        hops.append(f"{tunnel.to} ({', '.join(special)})" if special else str(tunnel.to))
    arrow = " → " if style.unicode else ", "
    return [
        *wrapped(f"{title} {', '.join(costs)}.", style, "title"),
        *wrapped("  " + arrow.join([str(view.me.room if start is None else start), *hops]), style, "", "    "),
    ]


def path_costs(path: Path, stops: Sequence[int], say: Say) -> list[str]:
    """What a way takes, with stops in these caves."""
    costs = [say("boots", n=path.boots)]
    if path.monsters:
        costs.append(say("monsters", n=path.monsters))
    if path.locks:
        costs.append(say("locks", n=path.locks))
    return [*costs, say("stops", n=len(stops))] if stops else costs


def show_market(view: HeistView, rest: str, say: Say, style: Style) -> list[Line]:
    """The goods, and the nearest stall."""
    lines = goods(view, say, style)
    stalls = [room.id for room in view.board.rooms.values() if room.market]
    lines.append([("", say("market.rooms", rooms=", ".join(map(str, stalls))))])
    path = way(view, stalls, key=view.has_good("key")) if view.me.room not in stalls and not view.me.out else None
    return lines + (_path(view, path, say("market.way"), say, style) if path else [])


def _all_words(view: HeistView, lang: Lang) -> list[str]:
    return [FACE[key].to(lang).split("|")[0] for key in ("word.all", "word.list")]


LOOKS: tuple[Look[HeistView], ...] = (
    look(FACE, "map", show_map, _all_words),
    look(FACE, "where", where),
    look(FACE, "way", show_way, GOALS.words),
    look(FACE, "row", show_row),
    look(FACE, "deck", show_deck, other_names),
    look(FACE, "bag", show_bag),
    look(FACE, "market", show_market),
)

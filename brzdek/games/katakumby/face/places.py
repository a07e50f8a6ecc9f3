"""Rooms, ways and tiles of the catacombs in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from brzdek.core.text import Say
from brzdek.games.katakumby.cards.tiles import ARTIFACT, GOLD, HAVEN, LOOT, REWARDS, Feature, Tile
from brzdek.games.katakumby.rules.catacombs import Cave, Way
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.naming import capital
from brzdek.games.raid.face.places import present

# -- tiles


def tile_title(view: DelveView, tile: str, say: Say) -> str:
    """What a tile is called, by its id."""
    layout = view.board.plans.tiles[tile].layout
    return layout.name.to(say.lang) if isinstance(layout, Tile) and layout.name else tile


def tile_name(view: DelveView, tile: int, say: Say) -> str:
    """What a tile on the table is called, by its place among the placed ones."""
    return tile_title(view, view.board.placed[tile].tile, say) if tile else say("tile.first")


# -- rooms


def features(view: DelveView, room: int, say: Say) -> list[str]:
    """What there is in a room now, a few words each."""
    cave = view.cave(room)
    found = [(feature, word) for feature in cave.has if (word := _feature(view, cave, feature, say))]
    return [
        say("room.on_entering", what=word) if _has_been_had(view, room, feature) else word for feature, word in found
    ]


def _has_been_had(view: DelveView, room: int, feature: Feature) -> bool:
    """Is this a reward of the room where one stands that one only gets by coming in once more?"""
    if feature.kind not in REWARDS or view.seat is None or view.me.out or room != view.me.room:
        return False
    came_just_now = view.turn == view.me.seat and len(view.now.visited) > 1
    return not came_just_now or (room, *feature) in view.now.rewards


def _feature(view: DelveView, cave: Cave, feature: Feature, say: Say) -> str:
    kind = feature.kind
    if kind == ARTIFACT:
        return ", ".join(say("room.artifact", n=view.pieces[token].points) for token in view.artifacts_in(cave.id))
    if kind == "monkey_shrine":
        return say("room.shrine", n=view.idols)
    if kind == "altar" and (cubes := view.altars.get(cave.id)):
        return say("room.altar", who=", ".join(say("you") if seat == view.seat else view.names[seat] for seat in cubes))
    if kind in LOOT and kind in view.loot.get(cave.id, ()):
        return say(f"room.opened_{kind}")
    return say(f"feature.{kind}", n=feature.value) if kind == GOLD else say(f"feature.{kind}")


def _surroundings(view: DelveView, room: int, say: Say) -> list[str]:
    """Where a room lies."""
    cave = view.cave(room)
    words = [say("room.haven" if cave.zone == HAVEN else "room.depths"), say("room.tile", n=cave.tile + 1)]
    return [*words, say("room.haunted")] if cave.haunted else words


def room_line(view: DelveView, room: int, say: Say) -> str:
    """A room in one sentence: what is in it, who is there, where one can go."""
    who = present(view, room, say)
    text = furnished(view, room, say) + (f" – {', '.join(who)}" if who else "")
    return f"{text}. {exits(view, room, say)}"


def furnished(view: DelveView, room: int, say: Say) -> str:
    """A room: where it lies and what is in it."""
    found = ", ".join(features(view, room, say))
    place = f"{capital(say('room', n=room))} ({', '.join(_surroundings(view, room, say))})"
    return f"{place}: {found}" if found else place


# -- ways


def best_ways(ways: Iterable[Way]) -> list[Way]:
    """Of the ways to the same goal those that are not in every respect as dear as another."""
    kept: list[Way] = []
    for way in ways:
        if not any(other.target == way.target and _beats(other, way) for other in kept):
            kept.append(way)
    return kept


def _beats(one: Way, other: Way) -> bool:
    return (
        one.boots <= other.boots
        and one.monsters <= other.monsters
        and len(one.locks) <= len(other.locks)
        and one.against <= other.against
    )


def hindrances(way: Way, say: Say) -> list[str]:
    """What is special about a way, portals apart."""
    words = []
    if way.footprints:
        words.append(say("boots", n=way.boots))
    if way.monsters:
        words.append(say("monsters", n=way.monsters))
    if way.locks:
        words.append(say("tunnel.lock") if len(way.locks) == 1 else say("locks", n=len(way.locks)))
    if way.against:
        words.append(say("way.against"))
    return words


def with_hindrances(way: Way, say: Say) -> str:
    """The goal of a way: "13", "25 (2 buty, 1 potwór)"."""
    special = hindrances(way, say)
    return f"{way.target} ({', '.join(special)})" if special else str(way.target)


def exits(view: DelveView, room: int, say: Say, *, sides: bool = True) -> str:
    """Where one can go from a room, in one sentence: on foot, through portals, into the unknown."""
    ways = best_ways(view.ways(room))
    shut = "" if view.me.artifacts else view.board.start
    on_foot = [
        say("room.shut", room=with_hindrances(way, say)) if way.to == shut else with_hindrances(way, say)
        for way in ways
        if way.to and not way.portals
    ]
    portals = [with_hindrances(way, say) for way in ways if way.to and way.portals]
    ends = [_open_end(way, say, sides=sides) for way in ways if not way.to]
    groups = [", ".join(on_foot)] if on_foot else []
    if portals:
        groups.append(say("room.portals", rooms=", ".join(portals)))
    if ends:
        groups.append(say("room.unknown" if view.tiles_left else "room.blind", ends=", ".join(ends)))
    return say("room.exits", rooms="; ".join(groups)) if groups else say("room.no_exits")


def side_of(end: object, say: Say) -> str:
    """On which side of its tile an open end lies, as the map is drawn: ``5N1`` leads north."""
    return say(f"towards.{side_letter(end)}")


def side_letter(end: object) -> str:
    """Its direction as a letter."""
    return next(letter for letter in str(end) if letter.isalpha())


def _open_end(way: Way, say: Say, *, sides: bool) -> str:
    special = [side_of(way.end, say)] if sides else []
    special += [*hindrances(way, say), *([say("way.portal")] if way.portals else [])]
    return f"{way.end} ({', '.join(special)})" if special else way.end


def toll(view: DelveView, way: Way, boots: int, swords: int, say: Say) -> list[str]:
    """What one pays on a way: boots, swords, damage, lockpicks; and what else to know about it."""
    parts = [say("boots", n=boots)] if boots else []
    if swords:
        parts.append(say("swords", n=swords))
    if way.monsters > swords:
        ignored = view.ignores_monsters()
        parts.append(say("way.ignored" if ignored else "damage", n=way.monsters - swords))
    if way.locks:
        parts.append(say("lockpicks", n=len(way.locks)))
    if way.against:
        parts.append(say("way.against"))
    if way.portals:
        parts.append(say("way.portal"))
    return parts


def numbered(ways: Sequence[Way], target: int | str, number: int) -> Way:
    """One of the ways to a goal by its number, the easiest first."""
    return [way for way in ways if way.target == target][number - 1]


def within(view: DelveView, room: int, steps: int) -> list[int]:
    """The rooms at most so many moves away, the nearest first."""
    found = [room]
    last: Sequence[int] = [room]
    for _ in range(steps):
        last = sorted({way.to for one in last for way in view.ways(one) if way.to} - set(found))
        found += last
    return found

"""What a tile that is to be placed or turned brings in each rotation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from brzdek.core.ask import Option
from brzdek.core.text import Say
from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.cards.tiles import ARTIFACT
from brzdek.games.katakumby.face import tile_art
from brzdek.games.katakumby.face.places import best_ways, hindrances, side_of
from brzdek.games.katakumby.rules.catacombs import Catacombs, Way
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.candidates import in_the_way

TURNS = (0, 90, 180, 270)


class Candidate(NamedTuple):
    """A rotation to choose, and the catacombs as they would be then."""

    degrees: int
    board: Catacombs
    tile: int


# -- what a rotation brings, in words


def result(view: DelveView, degrees: int, say: Say, *, onward: bool = True) -> str:
    """Where the pawn comes out and what that costs; of a tile that an effect places, what it joins. ``onward``: also
    how ways go on from there, where that tells rotations apart.
    """
    if view.walked is None:
        return joined(placing(view, degrees), say)
    if view.me.out:
        return say("turn.no", n=degrees, why=say(f"out.{view.me.out}"))
    may = arrivals(view, degrees)
    if not may:
        return say("turn.no", n=degrees, why=reason(view, best_ways(view.onward(degrees)), say))
    rooms = _rooms(view, degrees, say)
    if onward and any(turn != degrees and rooms == _rooms(view, turn, say) for turn in TURNS):
        # Two rotations that bring one to the same place differ in where one can go from there.
        rooms = say("turn.and_on", rooms=rooms, ways=", ".join(ways_on(view, degrees, say)) or say("turn.no_way_on"))
    return say("turn.to", n=degrees, rooms=rooms)


def arrivals(view: DelveView, degrees: int) -> list[Way]:
    """The ways by which the pawn can go on if the tile is laid in this rotation."""
    return [way for way in best_ways(view.onward(degrees)) if view.why_not_on(way) is None]


def is_free_of_monsters(view: DelveView, degrees: int) -> bool:
    """Can the pawn go on without meeting any, if the tile is laid in this rotation?"""
    may = arrivals(view, degrees) if view.walked is not None and not view.me.out else []
    return bool(may) and not any(way.monsters for way in may)


def _rooms(view: DelveView, degrees: int, say: Say) -> str:
    board = placing(view, degrees).board
    return say("turn.or").join(_arrival(view, way, board, say) for way in arrivals(view, degrees))


def ways_on(view: DelveView, degrees: int, say: Say) -> list[str]:
    """Where one can go from the rooms in which the pawn may come out, but for going back."""
    board, told = placing(view, degrees).board, []
    for room in dict.fromkeys(way.to for way in arrivals(view, degrees)):
        for way in best_ways(board.ways(room)):
            if way.to != view.me.room and way.to != room and not way.portals:
                special = hindrances(way, say)
                goal = str(way.to) if way.to else side_of(way.end, say)
                told.append(f"{goal} ({', '.join(special)})" if special else goal)
    return list(dict.fromkeys(told))


def sides_on(view: DelveView, degrees: int, say: Say) -> list[str]:
    """The directions in which unknown ways go on from there."""
    told = [goal.partition(" (")[0] for goal in ways_on(view, degrees, say)]
    return [goal for goal in dict.fromkeys(told) if not goal.isdecimal()]


def found_beyond(view: DelveView, degrees: int, say: Say) -> list[str]:
    """What is in the rooms to which the pawn can go on if the tile is laid in this rotation."""
    if view.walked is None or view.me.out:
        return []
    rooms = dict.fromkeys(way.to for way in view.onward(degrees) if way.to and view.why_not_on(way) is None)
    return [word for room in rooms for word in found_in(view, placing(view, degrees).board, room, say)]


def found_in(view: DelveView, board: Catacombs, room: int, say: Say) -> list[str]:
    """What is in a room; of an artifact that comes with the tile its value, since everybody sees the stack. With more
    than one on the tile it depends on which of them is laid first.
    """
    new = room not in view.board.rooms
    rooms = board.tile_rooms(board.cave(room).tile)
    alone = sum(feature.kind == ARTIFACT for one in rooms for feature in board.cave(one).has) == 1
    stack = view.artifact_stack if new and alone else ()
    return [
        say("room.artifact", n=view.pieces[stack[min(feature.value, len(stack) - 1)]].points)
        if feature.kind == ARTIFACT and stack
        else tile_art.feature_words(feature, say)
        for feature in board.cave(room).has
    ]


def rooms_joined(view: DelveView, option: Option) -> list[tuple[str, str]]:
    """The rooms that a tile would join if it is placed or turned so: each on it with one beyond it."""
    degrees = cast(int, option[1])
    return _joints(turning(view, degrees) if option[0] == "turn" else placing(view, degrees))


def comes_in(view: DelveView, degrees: int) -> bool:
    """Can the pawn go on if the tile is laid in this rotation?"""
    return not view.me.out and any(view.why_not_on(way) is None for way in view.onward(degrees))


def reason(view: DelveView, ways: Sequence[Way], say: Say) -> str:
    """Why none of these ways can be walked."""
    found = next((hindered for way in ways if (hindered := view.why_not_on(way))), None)
    return say("turn.nowhere") if found is None else in_the_way(found, say)


def _arrival(view: DelveView, way: Way, board: Catacombs, say: Say) -> str:
    """A room with what it costs to get there now, and what is in it."""
    walked = view.walked
    price = []
    if walked is not None and not walked.free:
        boots = view.more_boots(way)
        monsters = 0 if view.ignores_monsters() else way.monsters
        price += [say("boots", n=boots)] if boots else []
        price += [say("monsters", n=monsters)] if monsters else []
        price += [say("lockpicks", n=len(way.locks))] if way.locks else []
    if not price:
        price.append(say("turn.free"))
    if way.portals:
        price.append(say("way.portal"))
    found = ", ".join(found_in(view, board, way.to, say)) if way.to else ""
    return say("turn.arrival_at" if found else "turn.arrival", room=way.to, price=", ".join(price), found=found)


def joined(one: Candidate, say: Say) -> str:
    pairs = ["–".join(pair) for pair in _joints(one)]
    if not pairs:
        return say("turn.alone", n=one.degrees)
    return say("turn.joins", n=one.degrees, pairs=", ".join(pairs))


def _joints(one: Candidate) -> list[tuple[str, str]]:
    """The rooms of the tile with those beyond it."""
    rooms = one.board.tile_rooms(one.tile)
    pairs = [
        (str(room), str(way.to))
        for room in rooms
        for way in best_ways(one.board.ways(room))
        if way.to and way.to not in rooms and not way.portals
    ]
    return list(dict.fromkeys(pairs))


# -- the catacombs as they would be


def placing(view: DelveView, degrees: int) -> Candidate:
    """The revealed tile where it will lie, or, as long as nobody knows where, beside one's own."""
    board = view.board
    cell = view.cell_ahead
    if cell is None:
        cell = next(iter(board.empty_cells(view.cave(view.me.room).tile).values()))
    return Candidate(degrees, view.with_revealed(cell, degrees), len(board.placed))


def turning(view: DelveView, degrees: int) -> Candidate:
    """One's own tile, turned."""
    tile = view.cave(view.me.room).tile
    return Candidate(degrees, view.board.with_turned(tile, degrees // 90), tile)

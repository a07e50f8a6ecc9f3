"""What a tile that is to be placed or turned brings in each rotation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from brzdek.core.ask import Option
from brzdek.core.text import Say
from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.face import tile_art
from brzdek.games.katakumby.face.places import best_ways
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


def result(view: DelveView, degrees: int, say: Say) -> str:
    """Where the pawn comes out and what that costs; of a tile that an effect places, what it joins."""
    if view.walked is None:
        return joined(placing(view, degrees), say)
    if view.me.out:
        return say("turn.no", n=degrees, why=say(f"out.{view.me.out}"))
    ways = best_ways(view.onward(degrees))
    may = [way for way in ways if view.why_not_on(way) is None]
    if may:
        board = placing(view, degrees).board
        rooms = say("turn.or").join(_arrival(view, way, board, say) for way in may)
        return say("turn.to", n=degrees, rooms=rooms)
    return say("turn.no", n=degrees, why=reason(view, ways, say))


def found_beyond(view: DelveView, degrees: int, say: Say) -> list[str]:
    """What is in the rooms to which the pawn can go on if the tile is laid in this rotation."""
    if view.walked is None or view.me.out:
        return []
    board = placing(view, degrees).board
    rooms = dict.fromkeys(way.to for way in view.onward(degrees) if way.to and view.why_not_on(way) is None)
    return [tile_art.feature_words(feature, say) for room in rooms for feature in board.cave(room).has]


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
    found = ", ".join(tile_art.feature_words(feature, say) for feature in board.cave(way.to).has) if way.to else ""
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

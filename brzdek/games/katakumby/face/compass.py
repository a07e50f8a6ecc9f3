"""Where rooms lie from each other, as the catacombs are drawn."""

from __future__ import annotations

from brzdek.core.ask import Word
from brzdek.games.katakumby.cards.tiles import SIDES, turned_spot
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.places import Spot, sides_between

SQUARE = 100
"""The side of a tile."""


def sides_towards(view: DelveView, target: Word) -> str:
    """In which directions a room lies from one's own; an open end is on a side of its tile."""
    if isinstance(target, str):
        return "".join(letter for letter in target if letter in SIDES)
    here = view.me.room
    rooms = {way.to for way in view.ways(here) if way.to and not way.portals} - {target, here}
    return sides_between(spot(view, here), spot(view, target), [spot(view, room) for room in rooms])


def lies(view: DelveView, target: Word) -> Spot:
    """Where a room, or an open end, is drawn: across and down."""
    if not isinstance(target, str):
        return spot(view, target)
    (column, row), side, index = view.board.point(target)
    along = SQUARE * (index + 1) // (view.board.plans.points + 1)
    across, down = {
        "N": (along, 0),
        "E": (SQUARE, along),
        "S": (SQUARE - along, SQUARE),
        "W": (0, SQUARE - along),
    }[SIDES[side]]
    return SQUARE * column + across, down - SQUARE * (row + 1)


def spot(view: DelveView, room: int) -> Spot:
    """Where a room is drawn."""
    cave = view.cave(room)
    placed = view.board.placed[cave.tile]
    layout = view.board.plan(cave.tile).layout
    drawn = layout.spots()[cave.name]
    across, down = turned_spot(drawn, 90 * placed.turn) if layout.height == SQUARE else drawn
    column, row = placed.cell
    return SQUARE * column + across, down - SQUARE * row - layout.height

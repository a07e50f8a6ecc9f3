"""What lies in a direction in the catacombs: on the same tile, on the next one, or yet to be discovered."""

from __future__ import annotations

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say
from brzdek.games.katakumby.cards.tiles import SIDES
from brzdek.games.katakumby.face.compass import SQUARE, spot
from brzdek.games.katakumby.face.places import features, side_letter
from brzdek.games.katakumby.rules.catacombs import STEPS
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.looking_round import rooms_in_short, round_say
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.places import directions


def towards(view: DelveView, room: int, side: str, say: Say, style: Style) -> list[Line]:
    """What is seen from a room in one of the directions NESW."""
    board, here = view.board, spot(view, room)
    tile = board.cave(room).tile
    beside = [one for one in board.tile_rooms(tile) if one != room and side in directions(here, spot(view, one))]
    lines = []
    if beside:
        rooms = rooms_in_short(beside, lambda one: features(view, one, say), say)
        lines = wrapped(round_say(say, side, "round.rooms", room=room, rooms=rooms), style)
    return [*lines, *beyond_tile(view, room, side, say, style)]


def beyond_tile(view: DelveView, room: int, side: str, say: Say, style: Style) -> list[Line]:
    """The next tile in a direction; where there is none, what leads there."""
    board, (across, down) = view.board, spot(view, room)
    tile = board.cave(room).tile
    step, cell = STEPS[SIDES.index(side)], (int(across // SQUARE), int((-down - 1) // SQUARE))
    while board.cells.get(cell) == tile:
        cell = cell[0] + step[0], cell[1] + step[1]
    if cell in board.cells:
        rooms = rooms_in_short(board.tile_rooms(board.cells[cell]), lambda one: features(view, one, say), say)
        return wrapped(round_say(say, side, "round.tile", n=board.cells[cell] + 1, rooms=rooms), style)
    ends = {way.end for one in board.tile_rooms(tile) for way in board.ways(one) if not way.to}
    there = sorted(end for end in ends if board.point(end)[0] == (cell[0] - step[0], cell[1] - step[1]))
    told = [end for end in there if side_letter(end) == side]
    return wrapped(round_say(say, side, "round.unlaid" if told else "round.closed", ends=", ".join(told)), style)

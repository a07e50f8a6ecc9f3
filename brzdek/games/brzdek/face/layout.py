"""Where the rooms and tunnels of a board go on a sheet of characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from brzdek.core.values import dataclass
from brzdek.games.brzdek.cards.board import OUTSIDE, Board, BoardRoom, Tunnel
from brzdek.games.raid.face.routing import Box, Cell, LineStep, Link, Way, route

EDGE = "≈"
"""The sign of a tunnel that goes round the edge of the board."""
MARGIN = 4
"""Columns kept free at both sides, for tunnels round the edge, pawns, and lines that run there."""
GAP = 4
"""Columns at least between two rooms of a row."""
ROW_SPREAD = 97
"""How far apart two rows of rooms are on a usual board, in thousandths."""
MOST_ROWS = 8
TALL, LOW = 4, 3
"""Lines from one row of rooms to the next."""
CLOSE, TOO_CLOSE = 90, 20_000
"""Rooms nearer to each other than this, from left to right, are not put into one row if it can be helped."""
SPLIT = 1_000_000
"""A row does not mix rooms of the depths with others if it can be helped."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a room's label, and of notes at its sides."""

    x: int
    y: int
    width: int
    before: str = ""
    after: str = ""
    """Where tunnels lead that leave the board here, at the left and at the right edge."""

    @property
    def left(self) -> int:
        """Where everything about the room begins."""
        return self.x - len(self.before)

    @property
    def right(self) -> int:
        """The first column after everything about the room."""
        return self.x + self.width + len(self.after)

    def notes(self) -> list[Cell]:
        """The cells at its sides that are taken."""
        columns = [*range(self.left, self.x), *range(self.x + self.width, self.right)]
        return [(column, self.y) for column in columns]


@dataclass(frozen=True, slots=True)
class DrawnPassage:
    """A tunnel of the board, once, from the end where an arrow begins."""

    start: int
    tunnel: Tunnel
    one_way: bool
    into: Way | None = None
    """Where its line goes on from its last cell, if it turns there."""

    @property
    def end(self) -> int:
        return self.tunnel.to


@dataclass(frozen=True, slots=True)
class MapLayout:
    """A board laid out on a sheet."""

    width: int
    height: int
    spots: Mapping[int, Spot]
    routes: Sequence[tuple[DrawnPassage, Sequence[LineStep]]]
    """The tunnels that are drawn as lines, each with its steps."""
    crossings: frozenset[Cell]
    undrawn: Sequence[DrawnPassage]
    """Tunnels for which there was no way."""
    depths: int | None
    """The line on which the depths begin, where no room lies across it."""


def passages(board: Board) -> list[DrawnPassage]:
    """Every tunnel once."""
    found: list[DrawnPassage] = []
    for room, tunnels in board.tunnels.items():
        for tunnel in tunnels:
            back = [other for other in board.tunnels[tunnel.to] if other.to == room]
            one_way = any(other.against for other in back)
            if not tunnel.against and (one_way or room < tunnel.to):
                found.append(DrawnPassage(room, tunnel, one_way))
    return found


def edges(board: Board, room: int) -> tuple[str, str]:
    """Where the tunnels of a room lead that go round the left edge, and round the right one."""
    rooms = board.rooms
    ends = [tunnel.to for tunnel in board.tunnels[room] if tunnel.wrap]
    left = [str(end) for end in ends if rooms[room].at[0] < rooms[end].at[0]]
    right = [str(end) for end in ends if rooms[room].at[0] >= rooms[end].at[0]]
    return ",".join(left) + EDGE * bool(left), EDGE * bool(right) + ",".join(right)


def _printed(room: BoardRoom) -> str:
    """A string as long as the fullest label of the room."""
    artifact = f"A{room.artifact}" if room.artifact else ""
    tokens = "s" * (room.minor_secrets + room.major_secrets + room.monkey_idols)
    return f"[{room.id}{artifact}{tokens}{'m' * room.market}{'h' * room.heal}{'o' * (room.zone == OUTSIDE)}]"


@lru_cache(maxsize=8)
def plan(board: Board, width: int, pitch: int) -> MapLayout | None:
    """The board on a sheet that wide; None where the rooms do not fit."""
    rows = room_rows(list(board.rooms.values()))
    across = [room.at[0] for room in board.rooms.values()]
    spots: dict[int, Spot] = {}
    for number, row in enumerate(rows):
        needs = [len(_printed(room)) for room in row]
        wants = [_scaled(room.at[0], across, width, need) for room, need in zip(row, needs, strict=True)]
        columns = _columns(wants, needs, width)
        if columns is None:
            return None
        for room, need, column in zip(row, needs, columns, strict=True):
            spots[room.id] = Spot(column, number * pitch, need, *edges(board, room.id))
    height = (len(rows) - 1) * pitch + 1
    drawn = [one for one in passages(board) if not one.tunnel.wrap]
    boxes = {room: Box(spot.x, spot.y, spot.width) for room, spot in spots.items()}
    notes = [cell for spot in spots.values() for cell in spot.notes()]
    routed = route(boxes, [Link(one.start, one.end) for one in drawn], width, height, notes)
    return MapLayout(
        width,
        height,
        spots,
        [(one, steps) for one, steps in zip(drawn, routed.paths, strict=True) if steps],
        routed.crossings,
        [one for one, steps in zip(drawn, routed.paths, strict=True) if not steps],
        _first_line_of_depths(rows, pitch),
    )


# -- rows


def room_rows(rooms: Sequence[BoardRoom]) -> list[list[BoardRoom]]:
    """The rooms in rows from top to bottom, each from left to right, so that they move as little as can be."""
    ordered = sorted(rooms, key=lambda room: (room.at[1], room.at[0]))
    spread = ordered[-1].at[1] - ordered[0].at[1]
    wanted = min(len(ordered), MOST_ROWS, max(2, round(spread / ROW_SPREAD)))
    cuts = _best_cuts(ordered, wanted)
    rows = [ordered[start:end] for start, end in pairwise(cuts)]
    return [sorted(row, key=lambda room: room.at[0]) for row in rows]


def _best_cuts(rooms: Sequence[BoardRoom], rows: int) -> list[int]:
    """Where to cut the rooms, which are in order, into that many rows."""
    best: dict[tuple[int, int], tuple[float, int]] = {(0, 0): (0.0, 0)}
    for end in range(1, len(rooms) + 1):
        costs = [_moved(rooms[start:end]) for start in range(end)]
        for row in range(1, rows + 1):
            ways = [(best[start, row - 1][0] + costs[start], start) for start in range(end) if (start, row - 1) in best]
            if ways:
                best[end, row] = min(ways)
    cuts = [len(rooms)]
    for row in range(rows, 0, -1):
        cuts.append(best[cuts[-1], row][1])
    return cuts[::-1]


def _moved(row: Sequence[BoardRoom]) -> float:
    """What it costs to put these rooms on one line."""
    middle = sum(room.at[1] for room in row) / len(row)
    cost = sum((room.at[1] - middle) ** 2 for room in row)
    across = sorted(room.at[0] for room in row)
    cost += TOO_CLOSE * sum(second - first < CLOSE for first, second in pairwise(across))
    return cost + SPLIT * (len({room.in_depths for room in row}) - 1)


def _first_line_of_depths(rows: Sequence[Sequence[BoardRoom]], pitch: int) -> int | None:
    """The line that parts the depths from the rooms above, if one does."""
    deep = [all(room.in_depths for room in row) for row in rows]
    mixed = any(any(room.in_depths for room in row) and not all_deep for row, all_deep in zip(rows, deep, strict=True))
    first = deep.index(True) if True in deep else 0
    if mixed or not first or not all(deep[first:]):
        return None
    return first * pitch - pitch // 2


# -- columns


def _scaled(place: int, places: Sequence[int], width: int, need: int) -> float:
    """Where a label would begin if it had all the room it wants."""
    left, right = min(places), max(places)
    return MARGIN + (place - left) * (width - 2 * MARGIN - need) / max(1, right - left)


def _columns(wants: Sequence[float], needs: Sequence[int], width: int) -> list[int] | None:
    """Where the labels of one row begin: near where they want to, with gaps between them."""
    apart = [
        (one + other) / 2
        for one, other in zip(_to_the_right(wants, needs, MARGIN), _to_the_left(wants, needs, width), strict=True)
    ]
    within = _to_the_left(_to_the_right(apart, needs, MARGIN), needs, width - MARGIN)
    columns = [round(place) for place in within]
    return columns if columns[0] >= MARGIN else None


def _to_the_right(wants: Sequence[float], needs: Sequence[int], start: float) -> list[float]:
    """Move labels to the right until none begins before the start or overlaps the one before it."""
    places: list[float] = []
    for want, need in zip(wants, needs, strict=True):
        places.append(max(want, start))
        start = places[-1] + need + GAP
    return places


def _to_the_left(wants: Sequence[float], needs: Sequence[int], end: float) -> list[float]:
    """Move labels to the left until none goes beyond the end or overlaps the one after it."""
    places: list[float] = []
    for want, need in zip(reversed(wants), reversed(needs), strict=True):
        places.append(min(want, end - need))
        end = places[-1] - GAP
    return places[::-1]

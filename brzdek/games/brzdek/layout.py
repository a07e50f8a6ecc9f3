"""Where the rooms and tunnels of a board go on a sheet of characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from brzdek.games.brzdek.board import Board, Room, Tunnel
from brzdek.games.brzdek.routing import Cell, Link, Step, route

MARGIN = 4
"""Columns kept free at both sides, for tunnels that run round the edge and for pawns."""
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
    """The place of a room's label."""

    x: int
    y: int
    width: int


@dataclass(frozen=True, slots=True)
class Passage:
    """A tunnel of the board, once, from the end where an arrow begins."""

    start: int
    tunnel: Tunnel
    one_way: bool

    @property
    def end(self) -> int:
        return self.tunnel.to


@dataclass(frozen=True, slots=True)
class Plan:
    """A board laid out on a sheet."""

    width: int
    height: int
    spots: Mapping[int, Spot]
    routes: Sequence[tuple[Passage, Sequence[Step]]]
    """The tunnels that are drawn as lines, each with its steps."""
    crossings: frozenset[Cell]
    undrawn: Sequence[Passage]
    """Tunnels for which there was no way."""
    depths: int | None
    """The line on which the depths begin, where no room lies across it."""


def passages(board: Board) -> list[Passage]:
    """Every tunnel once."""
    found: list[Passage] = []
    for room, tunnels in board.tunnels.items():
        for tunnel in tunnels:
            back = [other for other in board.tunnels[tunnel.to] if other.to == room]
            one_way = any(other.against for other in back)
            if not tunnel.against and (one_way or room < tunnel.to):
                found.append(Passage(room, tunnel, one_way))
    return found


def widths(board: Board) -> dict[int, int]:
    """Columns that each room needs with everything that is printed in it."""
    return {room.id: len(printed(room)) + 2 for room in board.rooms.values()}


def printed(room: Room) -> str:
    """A string as long as the fullest label of the room."""
    artifact = f"A{room.artifact}" if room.artifact else ""
    tokens = "s" * (room.minor_secrets + room.major_secrets + room.monkey_idols)
    return f"{room.id}{artifact}{tokens}{'m' * room.market}{'h' * room.heal}{'o' * (room.zone == 'outside')}"


@lru_cache(maxsize=8)
def plan(board: Board, width: int, pitch: int) -> Plan | None:
    """The board on a sheet that wide; None where the rooms do not fit."""
    rows = room_rows(list(board.rooms.values()))
    spots: dict[int, Spot] = {}
    need = widths(board)
    left, right = min(room.at[0] for room in board.rooms.values()), max(room.at[0] for room in board.rooms.values())
    for number, row in enumerate(rows):
        columns = _columns([(_scaled(room, left, right, width, need[room.id]), need[room.id]) for room in row], width)
        if columns is None:
            return None
        spots |= {room.id: Spot(x, number * pitch, need[room.id]) for room, x in zip(row, columns, strict=True)}
    height = (len(rows) - 1) * pitch + 1
    drawn = [one for one in passages(board) if not one.tunnel.wrap]
    boxes = {room: (spot.x, spot.y, spot.width) for room, spot in spots.items()}
    routed = route(boxes, [Link(one.start, one.end) for one in drawn], width, height)
    return Plan(
        width,
        height,
        spots,
        [(one, steps) for one, steps in zip(drawn, routed.paths, strict=True) if steps],
        routed.crossings,
        [one for one, steps in zip(drawn, routed.paths, strict=True) if not steps],
        _first_line_of_depths(rows, pitch),
    )


# -- rows


def room_rows(rooms: Sequence[Room]) -> list[list[Room]]:
    """The rooms in rows from top to bottom, each from left to right, so that they move as little as can be."""
    ordered = sorted(rooms, key=lambda room: (room.at[1], room.at[0]))
    spread = ordered[-1].at[1] - ordered[0].at[1]
    wanted = min(len(ordered), MOST_ROWS, max(2, round(spread / ROW_SPREAD)))
    cuts = _best_cuts(ordered, wanted)
    rows = [ordered[start:end] for start, end in pairwise(cuts)]
    return [sorted(row, key=lambda room: room.at[0]) for row in rows]


def _best_cuts(rooms: Sequence[Room], rows: int) -> list[int]:
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


def _moved(row: Sequence[Room]) -> float:
    """What it costs to put these rooms on one line."""
    middle = sum(room.at[1] for room in row) / len(row)
    cost = sum((room.at[1] - middle) ** 2 for room in row)
    across = sorted(room.at[0] for room in row)
    cost += TOO_CLOSE * sum(second - first < CLOSE for first, second in pairwise(across))
    return cost + SPLIT * (len({room.in_depths for room in row}) - 1)


def _first_line_of_depths(rows: Sequence[Sequence[Room]], pitch: int) -> int | None:
    """The line that parts the depths from the rooms above, if one does."""
    deep = [all(room.in_depths for room in row) for row in rows]
    mixed = any(any(room.in_depths for room in row) and not all_deep for row, all_deep in zip(rows, deep, strict=True))
    first = deep.index(True) if True in deep else 0
    if mixed or not first or not all(deep[first:]):
        return None
    return first * pitch - pitch // 2


# -- columns


def _scaled(room: Room, left: int, right: int, width: int, need: int) -> float:
    """Where a label would begin if it had all the room it wants."""
    free = width - 2 * MARGIN - need
    return MARGIN + (room.at[0] - left) * free / max(1, right - left)


def _columns(wanted: Sequence[tuple[float, int]], width: int) -> list[int] | None:
    """Where the labels of one row begin: near where they want to, with gaps between them."""
    needs = [need for _, need in wanted]
    wants = [want for want, _ in wanted]
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

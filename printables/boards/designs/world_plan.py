"""Where the spaces of a world lie on a board, and which way leads from one to the next. Millimetres."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil
from typing import Any, Protocol, TypeAlias

from brzdek.core.text import Lang, Text
from brzdek.core.values import NamedTuple
from printables.boards.designs.base import Area
from printables.draw.shapes import Point

CELL = 84.0
"""The sides of a space."""
EDGE, TITLE, LEGEND = 14.0, 16.0, 11.0
BESIDE, JOINED, BETWEEN, WALLED = 2.4, 7.0, 13.0, 9.0
"""Between spaces of one region, with an arrow, between two regions, and where there is a wall or a door."""
YARD = 12.0
"""Further room around a board with walls of its own."""
RINGS, PATH, ROADS = "rings", "path", "roads"
STYLES: Mapping[str, str] = {"spiral": PATH, "tower": PATH, "roads": ROADS}
"""How a board is drawn, by the way in which one moves there."""
INNER = "inner"

At: TypeAlias = tuple[int, int]


class Space(Protocol):
    """What is drawn of a space."""

    id: str
    name: Text
    region: str
    at: At
    place: int
    terrain: str
    draw: int
    bridge: str
    gate: str
    needs: str
    facing: tuple[str, ...]
    roads: tuple[str, ...]

    def slots(self, lang: Lang) -> Sequence[Any]: ...


class WorldWay(NamedTuple):
    """From one space to its neighbour."""

    start: str
    end: str


class WorldPlan(NamedTuple):
    """A whole board."""

    style: str
    width: float
    height: float
    cells: Mapping[str, Area]
    at: Mapping[str, At]
    ways: tuple[WorldWay, ...]
    """The order in which spaces follow each other, where there is only one direction."""
    middle: Area | None
    """What the spaces enclose."""


def plan_of(spaces: Sequence[Space], regions: Mapping[str, Any]) -> WorldPlan:
    moves = {str(regions[space.region]["moves"]) for space in spaces}
    style = next((STYLES[one] for one in sorted(moves) if one in STYLES), RINGS)
    at = _around(spaces) if style == ROADS else {space.id: (space.at[0], space.at[1]) for space in spaces}
    ways = _ordered(spaces, regions)
    lanes = (_lanes(spaces, at, style, ways, 1), _lanes(spaces, at, style, ways, 0))
    rows, columns = ([place[axis] for place in at.values()] for axis in (0, 1))
    edge = EDGE + YARD if style == PATH else EDGE
    height = 2 * edge + lanes[1][max(rows)] + CELL
    cells = {
        name: Area(edge + lanes[0][column], height - edge - lanes[1][row] - CELL, CELL, CELL)
        for name, (row, column) in at.items()
    }
    width = 2 * edge + lanes[0][max(columns)] + CELL
    head = TITLE + (LEGEND if style == ROADS else 0)
    return WorldPlan(style, width, height + head, cells, at, tuple(ways), _enclosed(cells, at))


def _around(spaces: Sequence[Space]) -> dict[str, At]:
    """Spaces that are joined by roads lie around a square, clockwise from its upper left corner."""
    side = ceil(len(spaces) / 4)
    ring = [(0, place) for place in range(side)] + [(place, side) for place in range(side)]
    ring += [(side, side - place) for place in range(side)] + [(side - place, 0) for place in range(side)]
    order = sorted(spaces, key=lambda space: space.place)
    return {space.id: ring[place] for place, space in enumerate(order)}


def _lanes(
    spaces: Sequence[Space], at: Mapping[str, At], style: str, ways: Sequence[WorldWay], axis: int
) -> dict[int, float]:
    """How far each column (1) or row (0) lies from the first: further where two regions meet or walls stand."""
    regions = {at[space.id]: space.region for space in spaces}
    crossed = {min(at[way.start][axis], at[way.end][axis]) for way in ways if at[way.start][axis] != at[way.end][axis]}
    steps = sorted({place[axis] for place in at.values()})
    found = {steps[0]: 0.0}
    for before, after in pairwise(range(steps[0], steps[-1] + 1)):
        apart = WALLED if style != RINGS else JOINED if before in crossed else BESIDE
        for place, region in regions.items():
            beside = (place[0], after) if axis else (after, place[1])
            if place[axis] == before and regions.get(beside, region) != region:
                apart = BETWEEN
        found[after] = found[before] + CELL + apart
    return found


def _ordered(spaces: Sequence[Space], regions: Mapping[str, Any]) -> list[WorldWay]:
    """Ways from the entrance on. In the middle of the rings two of them lead to the space that has to be opened."""
    ways: list[WorldWay] = []
    for region in dict.fromkeys(space.region for space in spaces):
        own = sorted((space for space in spaces if space.region == region), key=lambda space: space.place)
        moves = regions[region]["moves"]
        if STYLES.get(moves) == PATH:
            ways += [WorldWay(one.id, two.id) for one, two in pairwise(own)]
        elif moves == INNER:
            goal = next((place for place, space in enumerate(own) if space.needs), 0)
            ring = [*own[:-1], own[0]]
            ways += [WorldWay(one.id, two.id) for one, two in pairwise(ring[: goal + 1])]
            ways += [WorldWay(two.id, one.id) for one, two in pairwise(ring[goal:])]
            ways.append(WorldWay(own[goal].id, own[-1].id))
    return ways


def _enclosed(cells: Mapping[str, Area], at: Mapping[str, At]) -> Area | None:
    """The free middle of a ring of spaces."""
    rows, columns = sorted({row for row, _ in at.values()}), sorted({column for _, column in at.values()})
    taken = set(at.values())
    if any((row, column) in taken for row in rows[1:-1] for column in columns[1:-1]) or len(rows) < 3:
        return None
    left = max(area.x + area.width for name, area in cells.items() if at[name][1] == columns[0])
    right = min(area.x for name, area in cells.items() if at[name][1] == columns[-1])
    top = min(area.y for name, area in cells.items() if at[name][0] == rows[0])
    bottom = max(area.y + area.height for name, area in cells.items() if at[name][0] == rows[-1])
    return Area(left, bottom, right - left, top - bottom)


def middle_of(area: Area) -> Point:
    return area.x + area.width / 2, area.y + area.height / 2

"""How much digging is left to the goals: what anybody who looks at the maze can work out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import TypeAlias

from brzdek.games.sabotazysta import weights
from brzdek.games.sabotazysta.maze import Cell, Corridors, Laid, Maze, bounds, neighbours

FAR = 40.0
"""The work of a way that does not exist: more than anybody would dig."""
MARGIN = 1
"""How far beyond the cards on the table a detour may lead."""
PLAIN = 24
"""How far from a goal the open ground is worked out: beyond the longest way that a house option allows."""

Table: TypeAlias = tuple[tuple[Cell, Laid], ...]
"""The face-up cards, in the order in which they came."""
Edge: TypeAlias = tuple[Cell, int]
"""A cell, and the side from which a corridor comes to it."""


class Way:
    """The work left to one goal, from wherever one goes on."""

    __slots__ = ("_known", "ends", "from_card", "from_cell", "goal", "left")

    def __init__(self, goal: Cell) -> None:
        self.goal = goal
        self.from_cell: dict[Cell, int] = {goal: 0}
        """For empty cells: the cards a corridor needs from there on, that cell included."""
        self.from_card: dict[Edge, int] = {}
        """For edges of cards that are cut off from the start: the same, once a corridor gets there."""
        self.ends: list[tuple[float, Cell]] = []
        """The work from each end of the maze, the least first."""
        self.left = FAR
        """The work from the best of them."""
        self._known: dict[Edge, float] = {}

    def beyond(self, edge: Edge) -> float:
        """The work left for a corridor that gets there."""
        work = self._known.get(edge)
        if work is None:
            work = self._known[edge] = self._beyond(edge)
        return work

    def _beyond(self, edge: Edge) -> float:
        cell, side = edge
        cards = self.from_cell.get(cell)
        if cards is None:
            return self.from_card.get(edge, FAR) * weights.CARD
        x, y = cell[0] - self.goal[0], cell[1] - self.goal[1]
        detour = cards - abs(x) - abs(y)
        work = open_ground().get(((x, y), side))
        return cards * weights.CARD if work is None else work + detour * weights.CARD


class Ways:
    """The maze as it is, with the ways that lead on to the face-down goals."""

    __slots__ = ("_ground", "_loose", "_to", "entered", "maze")

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self.entered = {cell: self._entered(cell) for cell in maze.frontier}
        """Where the maze ends now: empty cells, and the sides from which a corridor gets there."""
        self._loose = {cell for cell, laid in maze.laid.items() if _leads_on(laid.corridors, maze.reached.get(cell, 0))}
        (left, top), (right, bottom) = bounds([*maze.laid, *maze.hidden])
        xs, ys = range(left - MARGIN, right + MARGIN + 1), range(top - MARGIN, bottom + MARGIN + 1)
        self._ground = {(x, y) for x in xs for y in ys}
        self._ground.difference_update(maze.laid, maze.hidden)
        self._to: dict[Cell, Way] = {}

    def to(self, goal: Cell) -> Way:
        """The way to a face-down goal."""
        way = self._to.get(goal)
        if way is None:
            way = self._to[goal] = self._way(goal)
        return way

    def led(self, cell: Cell, corridors: Corridors) -> int:
        """The sides to which one gets from the start through this card, if it is laid on this cell."""
        entered, led = self.entered[cell], 0
        for group in corridors.links:
            if group & entered:
                led |= group
        return led & ~entered

    def without(self, gone: Cell) -> set[Cell]:
        """The ends to which a corridor would still lead if this card were not there."""
        laid, ends = self.maze.laid, set()
        seen: dict[Cell, int] = {gone: 15}
        to_visit = [(self.maze.start, 15)]
        while to_visit:
            cell, entered = to_visit.pop()
            fresh = 0
            for group in laid[cell].corridors.links:
                if group & entered:
                    fresh |= group
            fresh &= ~seen.get(cell, 0)
            if fresh:
                seen[cell] = seen.get(cell, 0) | fresh
                for side, facing, other in neighbours(cell):
                    if fresh & side:
                        if other in self.entered:
                            ends.add(other)
                        elif other in laid and laid[other].corridors.open & facing:
                            to_visit.append((other, facing))
        return ends

    def _entered(self, cell: Cell) -> int:
        sides = 0
        for side, facing, other in neighbours(cell):
            if self.maze.reached.get(other, 0) & facing:
                sides |= side
        return sides

    def _way(self, goal: Cell) -> Way:
        """Spread out from the goal over the empty ground, card by card."""
        way, ground = Way(goal), self._ground.copy()
        ring, count = [goal], 0
        while ring:
            cells: list[Cell] = []
            for cell in ring:
                for _, facing, other in neighbours(cell):
                    if other in ground:
                        ground.remove(other)
                        way.from_cell[other] = count + 1
                        cells.append(other)
                    elif other in self._loose:
                        self._follow(way, (other, facing), count, cells)
            ground.difference_update(cells)
            ring, count = cells, count + 1
        for cell, sides in self.entered.items():
            way.ends.append((min(way.beyond((cell, side)) for side, _, _ in neighbours(cell) if sides & side), cell))
        way.ends.sort()
        if way.ends:
            way.left = way.ends[0][0]
        return way

    def _follow(self, way: Way, edge: Edge, count: int, found: list[Cell]) -> None:
        """Follow corridors that are cut off from the start; they cost no card."""
        maze = self.maze
        to_visit = [edge]
        while to_visit:
            cell, entered = to_visit.pop()
            if (cell, entered) in way.from_card or maze.reached.get(cell, 0) & entered:
                continue
            group = next((group for group in maze.laid[cell].corridors.links if group & entered), 0)
            for side, facing, other in neighbours(cell):
                if not group & side:
                    continue
                way.from_card[cell, side] = count
                if other in maze.laid:
                    to_visit.append((other, facing))
                elif other not in way.from_cell and other not in maze.hidden:
                    way.from_cell[other] = count + 1
                    found.append(other)


def _leads_on(corridors: Corridors, reached: int) -> bool:
    """Does the card have corridors, from edge to edge, that are cut off from the start?"""
    return corridors.open != reached and any(group & (group - 1) and not group & reached for group in corridors.links)


@cache
def open_ground() -> Mapping[Edge, float]:
    """The work to a goal at (0, 0) over empty ground, from each cell and the side from which one comes there."""
    work: dict[Edge, float] = {}
    to_visit: list[tuple[float, Cell, int]] = []

    def leave(cell: Cell, out: int, beyond: float) -> None:
        for side, _, _ in neighbours(cell):
            if side != out:
                heappush(to_visit, (beyond + weights.LINKS[side | out], cell, side))

    for _, facing, other in neighbours((0, 0)):
        leave(other, facing, 0.0)
    while to_visit:
        least, cell, entered = heappop(to_visit)
        if (cell, entered) in work or cell == (0, 0) or max(map(abs, cell)) > PLAIN:
            continue
        work[cell, entered] = least
        for side, facing, other in neighbours(cell):
            if side == entered:
                leave(other, facing, least)
    return work


@lru_cache(maxsize=32)
def survey(table: Table, hidden: tuple[Cell, ...], start: Cell) -> Ways:
    """The ways in this maze. Everybody at the table sees the same maze, so it is worked out only once."""
    maze = Maze(start=start, hidden=dict.fromkeys(hidden, ""))
    maze.lay_start(dict(table)[start])
    for cell, laid in table:
        if cell != start:
            maze.lay(cell, laid)
    return Ways(maze)

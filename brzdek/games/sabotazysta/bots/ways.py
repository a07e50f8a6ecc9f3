"""How much digging is left to the goals: what anybody who looks at the maze can work out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import TypeAlias

from brzdek.games.sabotazysta.bots.weights import Work
from brzdek.games.sabotazysta.cards.corridors import Cell, Corridors, bounds, neighbours
from brzdek.games.sabotazysta.rules.maze import Laid, Maze

FAR = 40.0
"""The work of a way that does not exist: more than anybody would dig."""
MARGIN = 2
"""How far beyond the cards on the table one digs; a card laid there needs the cell behind it."""
NO_MATTER = 2.0
"""An end that is so much worse than the best one stays worse with any card laid there."""
PLAIN = (24, 5)
"""How far from a goal, across and up or down, the open ground is worked out."""
ALL_SIDES = 15

Edge: TypeAlias = tuple[Cell, int]
"""A cell, and one of its sides."""
Cells: TypeAlias = int
"""A set of cells as a whole number with a bit for each of them: by far the fastest way to spread out."""
Table: TypeAlias = tuple[tuple[Cell, Laid], ...]
"""The face-up cards, in the order in which they came."""


class OpenGround:
    """The rectangle in which one digs: the cards on the table and a margin around them."""

    __slots__ = ("_corner", "_width", "everywhere")

    def __init__(self, cells: Iterable[Cell]) -> None:
        (left, top), (right, bottom) = bounds(list(cells))
        self._corner = left - MARGIN, top - MARGIN
        columns, rows = right - left + 1 + 2 * MARGIN, bottom - top + 1 + 2 * MARGIN
        # a column that is never dug keeps the end of one row from touching the beginning of the next
        self._width = columns + 1
        self.everywhere: Cells = sum(((1 << columns) - 1) << self._width * row for row in range(rows))

    def bit(self, cell: Cell) -> Cells:
        return 1 << (cell[1] - self._corner[1]) * self._width + cell[0] - self._corner[0]

    def around(self, cells: Cells) -> Cells:
        """All their neighbours."""
        return cells << 1 | cells >> 1 | cells << self._width | cells >> self._width


class Loose:
    """A corridor that is cut off from the start. Whoever gets to it has it for nothing."""

    __slots__ = ("edges", "mouths")

    def __init__(self) -> None:
        self.edges: set[Edge] = set()
        """Where it can be entered."""
        self.mouths: Cells = 0
        """The empty cells in front of them."""


class DigWay:
    """The work left to one goal, from wherever one goes on."""

    __slots__ = (
        "_entered",
        "_from_end",
        "_ground",
        "_harder",
        "_loose",
        "_met",
        "_plain",
        "_rings",
        "best",
        "goal",
        "hopeful",
        "left",
        "second",
    )

    def __init__(self, goal: Cell, ways: Ways) -> None:
        self.goal = goal
        self._ground = ways.ground
        self._loose = ways.loose
        self._harder = open_ground(goal)
        self._plain = plain_work(goal)
        self._rings: list[Cells] = []
        """The empty cells from which a corridor needs 1, 2, … cards, that cell included."""
        self._met: dict[Loose, int] = {}
        """The cards needed from each loose corridor on."""
        self._spread(ways.empty)
        self._entered = ways.ends
        self._from_end: dict[Cell, float] = {}
        self.best: Cell | None = None
        """The end from which there is least to dig."""
        self.left = self.second = FAR
        """The work from the best end, and from the next best."""
        self.hopeful: set[Cell] = set()
        """The ends where it matters what is laid: all others stay worse than the best one."""
        self._compare_ends()

    def _compare_ends(self) -> None:
        """Find the best ends, the nearest first: most need no closer look."""
        x, y = self.goal
        near = sorted([(abs(cell[0] - x) + abs(cell[1] - y), cell) for cell in self._entered])
        for straight, cell in near:
            least = 0.0 if self._loose else straight * Work.EASIEST
            if least > self.second and least > self.left + NO_MATTER:
                break
            work = self.from_end(cell)
            if self.best is None or (work, cell) < (self.left, self.best):
                self.best, self.left, self.second = cell, work, self.left
            elif work < self.second:
                self.second = work
        self.hopeful = {cell for cell, work in self._from_end.items() if work <= self.left + NO_MATTER}

    def from_end(self, cell: Cell) -> float:
        """The work from an end of the maze."""
        work = self._from_end.get(cell)
        if work is None:
            work = self._from_end[cell] = min([self.beyond(edge) for edge in self._entered[cell]])
        return work

    def left_from(self, ends: Iterable[Cell]) -> float:
        """The work from the best of some of the ends."""
        return min([self.from_end(cell) for cell in ends], default=FAR)

    def beyond(self, edge: Edge) -> float:
        """The work left for a corridor that comes to this cell from this side."""
        if edge in self._plain and not self._loose:
            straight, work = self._plain[edge]
            if straight <= len(self._rings) and self._rings[straight - 1] & self._ground.bit(edge[0]):
                return work
        return self._round_about(edge)

    def _round_about(self, edge: Edge) -> float:
        """The same where something may be in the way, or a loose corridor of use."""
        cell = edge[0]
        bit, rings = self._ground.bit(cell), self._rings
        straight = abs(cell[0] - self.goal[0]) + abs(cell[1] - self.goal[1])
        for cards in range(1 if self._loose else max(1, straight), len(rings) + 1):
            if rings[cards - 1] & bit:
                # with a loose corridor there are fewer cards than that to lay, hard ones among them
                share = min(1.0, cards / straight)
                return cards * Work.CARD + share * self._harder.get(edge, 0.0)
        if cell == self.goal:
            return 0.0
        for loose, cards in self._met.items():
            if edge in loose.edges:
                return cards * Work.CARD
        return FAR

    def _spread(self, empty: Cells) -> None:
        """Go out from the goal over the empty ground, card by card."""
        ring = self._ground.bit(self.goal)
        while ring:
            found = self._ground.around(ring) & empty
            for loose in self._loose:
                if loose not in self._met and loose.mouths & ring:
                    self._met[loose] = len(self._rings)
                    found |= loose.mouths & empty
            empty &= ~found
            self._rings.append(found)
            ring = found


class Ways:
    """The maze as it is, with the ways that lead on to the face-down goals."""

    __slots__ = ("_to", "empty", "ends", "ground", "loose", "maze")

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self.ends = {cell: self._edges_entered(cell) for cell in maze.frontier}
        """Where the maze ends now: empty cells, and their edges where a corridor comes in."""
        self.ground = OpenGround([*maze.laid, *maze.hidden])
        taken = 0
        for cell in (*maze.laid, *maze.hidden):
            taken |= self.ground.bit(cell)
        self.empty = self.ground.everywhere & ~taken
        self.loose = self._all_loose()
        self._to: dict[Cell, DigWay] = {}

    def to(self, goal: Cell) -> DigWay:
        """The way to a face-down goal."""
        way = self._to.get(goal)
        if way is None:
            way = self._to[goal] = DigWay(goal, self)
        return way

    def led(self, cell: Cell, corridors: Corridors) -> int:
        """The sides to which one gets from the start through this card, if it is laid at this end."""
        entered = led = 0
        for _, side in self.ends[cell]:
            entered |= side
        for group in corridors.links:
            if group & entered:
                led |= group
        return led & ~entered

    def ends_without(self, gone: Cell) -> set[Cell]:
        """The ends to which corridors would still lead if this card were taken away."""
        laid = self.maze.laid
        ends: set[Cell] = set()
        seen = {gone: ALL_SIDES}
        to_visit = [(self.maze.start, ALL_SIDES)]
        while to_visit:
            cell, entered = to_visit.pop()
            fresh = 0
            for group in laid[cell].corridors.links:
                if group & entered:
                    fresh |= group
            fresh &= ~seen.get(cell, 0)
            seen[cell] = seen.get(cell, 0) | fresh
            for side, facing, other in neighbours(cell):
                if fresh & side:
                    if other in self.ends:
                        ends.add(other)
                    elif other in laid and laid[other].corridors.open & facing:
                        to_visit.append((other, facing))
        return ends

    def _edges_entered(self, cell: Cell) -> list[Edge]:
        reached = self.maze.reached
        return [(cell, side) for side, facing, other in neighbours(cell) if reached.get(other, 0) & facing]

    def _all_loose(self) -> list[Loose]:
        found = []
        seen: set[Edge] = set()
        for cell, laid in self.maze.laid.items():
            cut_off = laid.corridors.open & ~self.maze.reached.get(cell, 0)
            if cut_off:
                for group in laid.corridors.links:
                    if group & cut_off and group & (group - 1) and (cell, group) not in seen:
                        found.append(self._follow(cell, group, seen))
        return found

    def _follow(self, cell: Cell, group: int, seen: set[Edge]) -> Loose:
        """Follow a loose corridor from card to card, from these edges of this one."""
        loose = Loose()
        to_visit = [(cell, group)]
        while to_visit:
            cell, group = to_visit.pop()
            if (cell, group) in seen:
                continue
            seen.add((cell, group))
            for side, facing, other in neighbours(cell):
                if not group & side:
                    continue
                there = self.maze.laid.get(other)
                if there is None:
                    loose.edges.add((cell, side))
                    loose.mouths |= self.ground.bit(other)
                else:
                    to_visit += [(other, links) for links in there.corridors.links if links & facing]
        return loose


@cache
def open_ground(goal: Cell) -> Mapping[Edge, float]:
    """Over empty ground, by cell and the side from which one comes there: how much the best way to the goal is harder
    (or easier) than its number of cards says.
    """
    return {((x + goal[0], y + goal[1]), side): more for ((x, y), side), more in _open_ground().items()}


@cache
def plain_work(goal: Cell) -> Mapping[Edge, tuple[int, float]]:
    """With nothing in the way: the number of cards to the goal, and the work of laying them."""
    plain = {}
    for edge, harder in open_ground(goal).items():
        (x, y), _ = edge
        cards = abs(x - goal[0]) + abs(y - goal[1])
        plain[edge] = cards, cards * Work.CARD + harder
    return plain


@cache
def _open_ground() -> Mapping[Edge, float]:
    """The same for a goal at (0, 0)."""
    work: dict[Edge, float] = {}
    to_visit: list[tuple[float, Cell, int]] = []

    def come_to(cell: Cell, out: int, beyond: float) -> None:
        for side, _, _ in neighbours(cell):
            if side != out:
                heappush(to_visit, (beyond + Work.LINK[side | out], cell, side))

    for _, facing, other in neighbours((0, 0)):
        come_to(other, facing, 0.0)
    while to_visit:
        least, cell, entered = heappop(to_visit)
        x, y = cell
        if (cell, entered) in work or cell == (0, 0) or abs(x) > PLAIN[0] or abs(y) > PLAIN[1]:
            continue
        work[cell, entered] = least
        for side, facing, other in neighbours(cell):
            if side == entered:
                come_to(other, facing, least)
    return {(cell, side): least - (abs(cell[0]) + abs(cell[1])) * Work.CARD for (cell, side), least in work.items()}


@lru_cache(maxsize=32)
def survey(table: Table, hidden: tuple[Cell, ...], start: Cell) -> Ways:
    """The ways in this maze. Everybody at the table sees the same maze, so it is worked out only once."""
    maze = Maze(laid=dict(table), hidden=dict.fromkeys(hidden, ""), start=start)
    maze.lay_start(maze.laid[start])
    return Ways(maze)

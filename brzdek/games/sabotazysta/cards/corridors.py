"""The geometry of corridors: cells of the table, edges of cards, what is linked inside a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias, TypeGuard

from brzdek.core.ask import Word
from brzdek.core.patterns import pattern
from brzdek.core.values import NamedTuple

Cell: TypeAlias = tuple[int, int]
"""x grows to the right, y downwards; the start card lies at (0, 0)."""

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDES: Mapping[str, int] = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
"""A set of edges is the sum of these."""
_STEP = {WEST: (-1, 0), NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1)}
_HALF_TURN = [(edges & 3) << 2 | (edges & 12) >> 2 for edges in range(16)]


def half_turn(edges: int) -> int:
    """The edges of a card turned by 180 degrees: N and S change places, so do E and W."""
    return _HALF_TURN[edges]


@cache
def neighbours(cell: Cell) -> tuple[tuple[int, int, Cell], ...]:
    """For W, N, E, S: the side of this cell, the side of the neighbour that faces it, the neighbour."""
    x, y = cell
    return tuple((side, half_turn(side), (x + dx, y + dy)) for side, (dx, dy) in _STEP.items())


@cache
def cell_word(cell: Cell) -> str:
    """The cell as options and transcripts have it: ``3,-1``."""
    return f"{cell[0]},{cell[1]}"


@cache
def cell_named(word: Word) -> Cell:
    """The cell that is written like that."""
    x, y = str(word).split(",")
    return int(x), int(y)


_CELL = pattern(r"-?\d{1,3},-?\d{1,3}")


def is_cell(word: object) -> TypeGuard[str]:
    """Does the word name a cell?"""
    return isinstance(word, str) and _CELL.fullmatch(word) is not None


class Corridors(NamedTuple):
    """What a path card does to the maze, in one of its two positions."""

    open: int
    """Edges where a corridor reaches the border."""
    links: tuple[int, ...]
    """Groups of open edges that are linked inside the card; a dead end has groups of one."""

    def turned(self) -> Corridors:
        return Corridors(half_turn(self.open), tuple(sorted(half_turn(group) for group in self.links)))


def edges_from(letters: Iterable[str]) -> int:
    return sum(SIDES[letter] for letter in letters)


def bounds(cells: Sequence[Cell]) -> tuple[Cell, Cell]:
    """The top left and bottom right corners around these cells."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return (min(xs), min(ys)), (max(xs), max(ys))

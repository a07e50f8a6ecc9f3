"""The Dungeon, drawn as the spiral that it is: two laps around the Treasury, with its walls, or as a list."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TypeAlias

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.face.rings import cell, spaces_of
from brzdek.games.magia_i_miecz.view.view import WorldView

At: TypeAlias = tuple[int, int]
"""Row and column."""
Ways: TypeAlias = Mapping[tuple[At, At], str]
"""Between which cells the way leads, with the arrow towards the Treasury."""

BOARD = "spiral"
SIDE = 5
CELL, WIDE_CELL = 14, 22
WIDEST = SIDE * (WIDE_CELL + 1) + 2
"""Screens as wide as that show what lies on the spaces."""
ARROWS = {(0, 1): "→", (0, -1): "←", (1, 0): "↓", (-1, 0): "↑"}
"""Where the way leads on, by row and column."""


def board(view: WorldView, say: Say, style: Style) -> list[Line]:
    """Rows of cells with a line of walls between them; a low screen has one line for each row and no walls."""
    cards = [card for card in spaces_of(view) if view.region(card.id).board == BOARD]
    grid = {(card.at[0], card.at[1]): card for card in cards}
    ways = _ways(cards)
    width = WIDE_CELL if style.width >= WIDEST else CELL
    lines: list[Line] = [] if style.compact else [[("dim", "─" * (SIDE * (width + 1) + 1))]]
    for row in range(SIDE):
        cells = [cell(view, grid.get((row, column)), say, style, width, width == WIDE_CELL) for column in range(SIDE)]
        for height in range(1 if style.compact else 2):
            line: Line = [("dim", "│")]
            for column, drawn in enumerate(cells):
                line += [*drawn[height], _beside(ways, (row, column), height)]
            lines.append(line)
        if not style.compact:
            lines.append(_below(ways, row, width))
    return lines


def _ways(cards: list[SpaceCard]) -> Ways:
    order = sorted(cards, key=lambda card: card.place)
    found: dict[tuple[At, At], str] = {}
    for one, after in pairwise(order):
        here, there = (one.at[0], one.at[1]), (after.at[0], after.at[1])
        arrow = ARROWS.get((there[0] - here[0], there[1] - here[1]), "")
        found[here, there] = found[there, here] = arrow
    return found


def _beside(ways: Ways, at: At, height: int) -> tuple[str, str]:
    """To the right of a cell: the way on, or a wall."""
    arrow = ways.get((at, (at[0], at[1] + 1)))
    return ("key", arrow if height == 0 else " ") if arrow else ("dim", "│")


def _below(ways: Ways, row: int, width: int) -> Line:
    """Under a row of cells: walls, with an arrow where the way leads through."""
    line: Line = [("dim", "│" if row < SIDE - 1 else "─")]
    for column in range(SIDE):
        arrow = ways.get(((row, column), (row + 1, column)))
        if arrow:
            line += [("", " " * (width // 2)), ("key", arrow), ("", " " * (width - width // 2 - 1))]
        else:
            line.append(("dim", "─" * width))
        line.append(("dim", "│" if row < SIDE - 1 else "─"))
    return line

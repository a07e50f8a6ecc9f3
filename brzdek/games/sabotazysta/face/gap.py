"""How many cards are wanting before a corridor reaches a goal: what lies there already is walked for nothing."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from brzdek.core.values import NamedTuple
from brzdek.games.sabotazysta.cards.corridors import SIDES, Cell, bounds, neighbours
from brzdek.games.sabotazysta.view.view import MineView

MARGIN = 2
"""How far beyond the cards on the table a way is sought."""


class Gap(NamedTuple):
    """The least that is wanting on the way to a goal."""

    cells: Sequence[Cell]
    """Where cards are wanting, from the start on."""
    joins: bool
    """Does the way lead through cards that are cut off from the start?"""


class _Step(NamedTuple):
    """A cell to which one comes by one of its sides, and what was wanting before it."""

    cell: Cell
    side: int
    wanting: tuple[Cell, ...]
    joins: bool = False


def gap_before(view: MineView, goal: Cell) -> Gap | None:
    """A shortest way there: an empty cell takes a card, a corridor that lies there takes none; other goals
    that lie face down are gone round. None: there is no way.
    """
    (left, top), (right, bottom) = bounds([*view.laid, *view.goals])
    seen = set[tuple[Cell, int]]()
    steps = [
        _Step(other, facing, ())
        for cell, sides in view.reached.items()
        for side, facing, other in neighbours(cell)
        if sides & side and other not in view.reached
    ]
    to_visit = deque(steps)
    while to_visit:
        step = to_visit.popleft()
        (x, y), lies = step.cell, step.cell in view.laid
        inside = left - MARGIN <= x <= right + MARGIN and top - MARGIN <= y <= bottom + MARGIN
        key = (step.cell, step.side if lies else 0)
        if step.cell == goal:
            return Gap(step.wanting, step.joins)
        if key in seen or not inside or step.cell in view.goals:
            continue
        seen.add(key)
        if lies:  # what costs nothing goes before all that costs a card more
            to_visit.extendleft(_through(view, step))
        else:
            wanting = (*step.wanting, step.cell)
            around = neighbours(step.cell)
            to_visit.extend(step._replace(cell=other, side=facing, wanting=wanting) for _, facing, other in around)
    return None


def _through(view: MineView, step: _Step) -> Iterator[_Step]:
    """Where one gets to through what lies there, if one gets in."""
    links = view.laid[step.cell].corridors.links
    led = sum({side for group in links if group & step.side for side in SIDES.values() if group & side})
    for side, facing, other in neighbours(step.cell):
        if led & side & ~step.side:
            yield step._replace(cell=other, side=facing, joins=True)

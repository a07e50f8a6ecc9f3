"""How many cards are wanting before a corridor reaches a goal: what lies there already is walked for nothing."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence

from brzdek.core.ask import Option
from brzdek.core.values import NamedTuple
from brzdek.games.sabotazysta.cards.corridors import SIDES, Cell, Corridors, bounds, cell_named, neighbours
from brzdek.games.sabotazysta.cards.pieces import cards_of, path_card
from brzdek.games.sabotazysta.rules.legality import TURNED
from brzdek.games.sabotazysta.rules.maze import Laid, Maze
from brzdek.games.sabotazysta.view.view import MineView

MARGIN = 2
"""How far beyond the cards on the table a way is sought."""


class Gap(NamedTuple):
    """The least that is wanting on the way to a goal."""

    cells: Sequence[Cell]
    """Where cards are wanting, from the start on …"""
    sides: Sequence[int]
    """… and to which sides each has to be open."""
    joins: bool
    """Does the way lead through cards that are cut off from the start?"""
    through: Sequence[Cell]
    """The face-down goals through which it leads."""


class KnownMaze(NamedTuple):
    """The maze as far as a seat knows it."""

    laid: Mapping[Cell, Laid]
    reached: Mapping[Cell, int]
    goals: Sequence[Cell]
    """Those that lie face down …"""
    stones: Mapping[Cell, Sequence[Corridors]]
    """… and which stones may lie there: where the card is known, that one, or none if it is the treasure."""
    known: frozenset[Cell]


class _Step(NamedTuple):
    """A cell to which one comes by one of its sides, and what was wanting before it."""

    cell: Cell
    side: int
    wanting: tuple[tuple[Cell, int], ...] = ()
    joins: bool = False
    through: tuple[Cell, ...] = ()


def gap_before(view: MineView, goal: Cell, *, hoping: bool = False) -> Gap | None:
    """A shortest way there: an empty cell takes a card, a corridor that lies there takes none, nor does a stone that
    one's own maps have shown. Other goals that lie face down are gone round; ``hoping``: one may go through those, too,
    whose card is not known, as if it was the stone that leads on. None: there is no way.
    """
    return gap_on(ground_of(view), goal, hoping=hoping)


def ground_of(view: MineView) -> KnownMaze:
    """The maze as it is."""
    seen = {cell: one.card for cell, one in view.laid.items() if cell in view.goal_cells} | dict(view.findings)
    left = cards_of(view.catalog, "goal")
    for card in seen.values():
        left.remove(card)
    hidden = list(view.goals)
    known = frozenset(cell for cell in hidden if cell in seen or len(set(left)) == 1)
    faces = {cell: [seen[cell]] if cell in seen else left for cell in hidden}
    stones = {
        cell: [path_card(view.catalog, card).corridors for card in dict.fromkeys(cards) if card not in view.treasures]
        for cell, cards in faces.items()
    }
    return KnownMaze(view.laid, view.reached, hidden, stones, known)


class Laying(NamedTuple):
    """What comes of laying a card."""

    ground: KnownMaze
    uncovered: Sequence[Cell]
    """The goals that are turned up by it."""


def after_laying(view: MineView, option: Option) -> Laying:
    """The maze after a card was laid, with the stones turned up that one knows; a goal that one does not know is
    turned up, too, but where it leads nobody can tell.
    """
    card, cell, turned = str(option[1]), cell_named(option[2]), TURNED in option
    frontier = {free: view.fitting(free) for free in view.frontier}
    fixed = {view.start, *view.goal_cells}
    maze = Maze(dict(view.laid), dict.fromkeys(view.goals, ""), fixed, view.start, dict(view.reached), frontier)
    before = ground_of(view)
    maze.lay(cell, Laid(card, turned, view.corridors[card][-1 if turned else 0]))
    uncovered: list[Cell] = []
    while fresh := [goal for goal in maze.goals_reached() if goal not in uncovered]:
        for goal in fresh:
            uncovered.append(goal)
            if goal in before.known and before.stones[goal]:
                maze.uncover(goal, before.stones[goal][0], cell)
    ground = before._replace(
        laid=maze.laid, reached=maze.reached, goals=[goal for goal in view.goals if goal not in maze.laid]
    )
    return Laying(ground, uncovered)


def gap_on(ground: KnownMaze, goal: Cell, *, hoping: bool = False) -> Gap | None:
    (left, top), (right, bottom) = bounds([*ground.laid, *ground.goals, goal])
    seen = set[tuple[Cell, int]]()
    to_visit = deque(
        _Step(other, facing)
        for cell, sides in ground.reached.items()
        for side, facing, other in neighbours(cell)
        if sides & side and other not in ground.reached
    )
    while to_visit:
        step = to_visit.popleft()
        (x, y), lies = step.cell, step.cell in ground.laid or step.cell in ground.goals
        key = (step.cell, step.side if lies else 0)
        if step.cell == goal:
            cells, sides = zip(*step.wanting, strict=True) if step.wanting else ((), ())
            return Gap(cells, sides, step.joins, step.through)
        if key in seen or not (left - MARGIN <= x <= right + MARGIN and top - MARGIN <= y <= bottom + MARGIN):
            continue
        seen.add(key)
        if lies:  # what costs nothing goes before all that costs a card more
            to_visit.extendleft(_through(ground, step, hoping=hoping))
        else:
            to_visit.extend(
                step._replace(cell=other, side=facing, wanting=(*step.wanting, (step.cell, step.side | side)))
                for side, facing, other in neighbours(step.cell)
                if side != step.side
            )
    return None


def _through(ground: KnownMaze, step: _Step, *, hoping: bool) -> Iterator[_Step]:
    """Where one gets to through what lies there, if one gets in."""
    hidden = step.cell in ground.goals
    if hidden and step.cell not in ground.known and not hoping:
        return
    led = 0
    for links in _ways(ground, step, hidden=hidden):
        led |= sum({side for group in links if group & step.side for side in SIDES.values() if group & side})
    through = (*step.through, step.cell) if hidden else step.through
    for side, facing, other in neighbours(step.cell):
        if led & side & ~step.side:
            yield step._replace(cell=other, side=facing, joins=step.joins or not hidden, through=through)


def _ways(ground: KnownMaze, step: _Step, *, hidden: bool) -> Iterator[Sequence[int]]:
    """The links of what lies there; a stone is turned so that its corridor joins the card before it."""
    if not hidden:
        yield ground.laid[step.cell].corridors.links
        return
    for stone in ground.stones[step.cell]:
        yield (stone if stone.open & step.side else stone.turned()).links

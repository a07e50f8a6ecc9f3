"""The maze: what lies where, what is connected to the start, what fits next."""

from __future__ import annotations

from collections.abc import Iterator

from brzdek.core.values import NamedTuple, dataclass, field
from brzdek.games.sabotazysta.cards.corridors import Cell, Corridors, cell_word, neighbours


class Laid(NamedTuple):
    """A face-up card in the maze."""

    card: str
    turned: bool
    corridors: Corridors


_ANY = (1 << 16) - 1
_OPEN = [sum(1 << edges for edges in range(16) if edges & side) for side in range(16)]
_SHUT = [sum(1 << edges for edges in range(16) if not edges & side) for side in range(16)]
"""The sets of open edges (bit n: the set n) in which a side is open, and in which it is shut."""


@dataclass(slots=True)
class Maze:
    """The table of one round. ``reached`` and ``frontier`` follow from the cards and are kept up to date."""

    laid: dict[Cell, Laid] = field(default_factory=dict)
    """Face-up cards: the start, path cards, uncovered goals."""
    hidden: dict[Cell, str] = field(default_factory=dict)
    """Face-down goal cards."""
    fixed: set[Cell] = field(default_factory=set)
    """Cells of the start card and the goal cards, which no rockfall removes."""
    start: Cell = (0, 0)
    reached: dict[Cell, int] = field(default_factory=dict)
    """The edges of each card from which a corridor leads back to the start."""
    frontier: dict[Cell, int] = field(default_factory=dict)
    """Empty cells next to a reached open edge, with the sets of open edges that fit there."""
    words: dict[int, list[str]] = field(default_factory=dict)
    """Where cards fit, by their open edges, as far as somebody has asked since the last change."""

    def plain(self) -> dict[str, object]:
        return {
            "laid": {cell: [laid.card, laid.turned] for cell, laid in self.laid.items()},
            "hidden": self.hidden,
        }

    def path_cells(self) -> list[Cell]:
        """The cells of path cards, in the order in which they were laid."""
        return [cell for cell in self.laid if cell not in self.fixed]

    def goal_cells(self) -> list[Cell]:
        """The cells of all goal cards, from top to bottom."""
        return sorted(self.fixed - {self.start}, key=lambda cell: (cell[1], cell[0]))

    def words_for(self, edges: int) -> list[str]:
        """Where a card with these open edges may be laid."""
        words = self.words.get(edges)
        if words is None:
            bit = 1 << edges  # as in ``fits``
            words = self.words[edges] = [cell_word(cell) for cell, fitting in self.frontier.items() if fitting & bit]
        return words

    def fits(self, cell: Cell, edges: int) -> bool:
        """May a card with these open edges be laid there?"""
        return bool(self.frontier.get(cell, 0) & 1 << edges)

    def fitting(self, cell: Cell) -> int:
        """The sets of open edges (bit n: the set n) that match all face-up neighbours of this cell."""
        fitting, laid = _ANY, self.laid
        for side, facing, other in neighbours(cell):
            if other in laid:
                fitting &= _OPEN[side] if laid[other].corridors.open & facing else _SHUT[side]
        return fitting

    def mismatches(self, cell: Cell, edges: int) -> Iterator[tuple[int, Cell]]:
        """The sides (W, N, E, S) on which a card with these edges would not match, and the cards there."""
        for side, facing, other in neighbours(cell):
            there = self.laid.get(other)
            if there and bool(there.corridors.open & facing) != bool(edges & side):
                yield side, other

    def lay(self, cell: Cell, card: Laid) -> None:
        """Put a card on an empty cell."""
        frontier, reached = self.frontier, self.reached
        edges = card.corridors.open
        self.words.clear()
        self.laid[cell] = card
        frontier.pop(cell, None)
        entered = 0
        for side, facing, other in neighbours(cell):
            if other in frontier:
                frontier[other] &= _OPEN[facing] if edges & side else _SHUT[facing]
            elif edges & side and reached.get(other, 0) & facing:
                entered |= side
        if entered:
            self._flood(cell, entered)

    def lay_start(self, card: Laid) -> None:
        self.fixed.add(self.start)
        self.laid[self.start] = card
        self._flood(self.start, card.corridors.open)

    def remove(self, cell: Cell) -> Laid:
        """Take a path card away; what it connected may be cut off now."""
        gone = self.laid.pop(cell)
        self.words.clear()
        self.reached.clear()
        self.frontier.clear()
        self._flood(self.start, self.laid[self.start].corridors.open)
        return gone

    def approaches(self, goal: Cell) -> list[tuple[int, Cell]]:
        """The sides (W, N, E, S) from which a corridor from the start reaches this cell, and the cards there."""
        return [(side, other) for side, facing, other in neighbours(goal) if self.reached.get(other, 0) & facing]

    def goals_reached(self) -> list[Cell]:
        """Face-down goals to which a corridor leads, from top to bottom."""
        goals = [goal for goal in self.hidden if self._is_reached(goal)]
        return sorted(goals, key=lambda cell: (cell[1], cell[0])) if len(goals) > 1 else goals

    def _is_reached(self, cell: Cell) -> bool:
        reached = self.reached
        return any(other in reached and reached[other] & facing for _, facing, other in neighbours(cell))

    def uncover(self, goal: Cell, corridors: Corridors, last: Cell | None) -> Laid:
        """Turn a goal card face up, so that its corridor joins the card just laid if that one reaches it."""
        turned = False
        approaches = self.approaches(goal)
        if approaches:
            side = next((side for side, other in approaches if other == last), approaches[0][0])
            turned = not corridors.open & side
        card = Laid(self.hidden.pop(goal), turned, corridors.turned() if turned else corridors)
        self.lay(goal, card)
        return card

    def _flood(self, cell: Cell, entered: int) -> None:
        """Follow corridors from these edges of this card to everything they reach."""
        laid, reached = self.laid, self.reached
        to_visit = [(cell, entered)]
        while to_visit:
            cell, entered = to_visit.pop()
            known = reached.get(cell, 0)
            fresh = 0
            for group in laid[cell].corridors.links:
                if group & entered:
                    fresh |= group
            fresh &= ~known
            if not fresh:
                continue
            reached[cell] = known | fresh
            for side, facing, other in neighbours(cell):
                if fresh & side:
                    if other not in laid:
                        self._survey(other)
                    elif laid[other].corridors.open & facing:
                        to_visit.append((other, facing))

    def _survey(self, cell: Cell) -> None:
        """Work out what fits on an empty cell that a corridor has come to."""
        if cell in self.frontier or cell in self.hidden:
            return
        self.frontier[cell] = self.fitting(cell)

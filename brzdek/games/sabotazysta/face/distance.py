"""How far it is to a goal, in words."""

from __future__ import annotations

from brzdek.core.text import Say
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_word
from brzdek.games.sabotazysta.face.gap import gap_before
from brzdek.games.sabotazysta.view.view import MineView


def far_to(view: MineView, goal: Cell, say: Say) -> str:
    """How many cards a goal is away, and where they are wanting."""
    n, hoped = cards_to(view, goal), gap_before(view, goal, hoping=True)
    told = say("told.far", cell=cell_word(goal), n=n)
    if hoped is not None and len(hoped.cells) < n:
        goals = "; ".join(map(cell_word, hoped.through))
        told = say("told.far_if", cell=cell_word(goal), n=n, hoped=len(hoped.cells), goals=goals)
    return " ".join(filter(None, (told, gap_told(view, goal, say))))


def cards_to(view: MineView, goal: Cell, *, hoping: bool = False) -> int:
    """So many cards are laid at least before a goal is reached."""
    gap = gap_before(view, goal, hoping=hoping)
    return len(gap.cells) if gap is not None else abs(goal[0] - view.start[0]) + abs(goal[1] - view.start[1])


def gap_told(view: MineView, goal: Cell, say: Say) -> str:
    """Where cards are wanting before a corridor that lies there already, or before a stone that leads on; "": there is
    nothing of that kind.
    """
    gap = gap_before(view, goal)
    if gap is None or not (gap.joins or gap.through):
        return ""
    cells = "; ".join(map(cell_word, gap.cells))
    if gap.through:
        return say("told.gap_through", cells=cells, goals="; ".join(map(cell_word, gap.through)))
    return say("told.gap", n=len(gap.cells), cells=cells)

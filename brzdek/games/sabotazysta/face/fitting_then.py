"""Whether a card would fit once another move is made: “if I collapse 2,0, does the gallery fit there?”."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Option
from brzdek.core.inquiry import best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Book, Say, Text
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_named, cell_word, is_cell
from brzdek.games.sabotazysta.face.hand_inquiries import CELL
from brzdek.games.sabotazysta.face.naming import name_of
from brzdek.games.sabotazysta.rules.legality import TURNED
from brzdek.games.sabotazysta.rules.maze import Laid, Maze
from brzdek.games.sabotazysta.view.view import MineView

_FITS = pattern(r"\b(?:pasuj[ae]|pasowa\w*|zmiesci\w*|wejdzie|wchodzi|fits?|goes?|be laid|be placed|(?:po|do)loz\w*)\b")
"""Asks whether a card fits somewhere."""


def fits_then(view: MineView, options: Sequence[Option], asked: str, say: Say) -> list[str] | None:
    """Whether the card that is named fits after the first of these moves; None: something else is asked."""
    card = _card_named(view, asked) if _FITS.search(asked) else None
    if card is None:
        return None
    made = [option for option in options if len(option) > 2 and is_cell(option[2])]
    if not made:
        return []
    changed = cell_named(made[0][2])
    typed = CELL.search(asked)
    cell = changed if typed is None else cell_named(typed[0].replace(" ", ""))
    return [_told(view, made[0], card, cell, say)]


def _card_named(view: MineView, asked: str) -> str | None:
    found = best_named(asked, {card: tuple(view.catalog.cards[card].name) for card in view.corridors})
    held = [card for card in found if card in view.hand]
    return next(iter(held or found), None)


def _told(view: MineView, option: Option, card: str, cell: Cell, say: Say) -> str:
    maze = _maze_after(view, option)
    ways = [turned for turned, corridors in enumerate(view.corridors[card]) if maze.fits(cell, corridors.open)]
    key = "no" if not ways else "yes" if ways[0] == 0 else "turned"
    if key == "no" and cell not in maze.laid and cell not in maze.frontier:
        key = "unreached"
    return say(f"told.fits_then.{key}", card=name_of(view, card, say), cell=cell_word(cell))


def _maze_after(view: MineView, option: Option) -> Maze:
    frontier = {free: view.fitting(free) for free in view.frontier}
    fixed = {view.start, *view.goal_cells}
    maze = Maze(dict(view.laid), dict.fromkeys(view.goals, ""), fixed, view.start, dict(view.reached), frontier)
    cell, card = cell_named(option[2]), str(option[1])
    if card in view.corridors:
        turned = TURNED in option
        maze.lay(cell, Laid(card, turned, view.corridors[card][-1 if turned else 0]))
    else:
        maze.remove(cell)
    return maze


FITTING_WORDS: Book = {
    "told.fits_then.yes": Text("Tak, wtedy pasuje na {cell}: {card}.", "Yes, then it fits at {cell}: {card}."),
    "told.fits_then.turned": Text(
        "Tak, wtedy pasuje na {cell} po obróceniu: {card}.", "Yes, then it fits at {cell} if it is turned: {card}."
    ),
    "told.fits_then.no": Text(
        "Nie, wtedy też nie pasuje na {cell}: {card}.", "No, it does not fit at {cell} then: {card}."
    ),
    "told.fits_then.unreached": Text(
        "Nie, wtedy na {cell} nie dochodzi korytarz od startu ({card}).",
        "No, then no corridor from the start comes to {cell} ({card}).",
    ),
}

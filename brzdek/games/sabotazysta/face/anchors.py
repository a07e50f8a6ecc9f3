"""Which card on the table, or which goal, some words speak of: by name, by who laid it, the last one, a dead end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from brzdek.core.inflection import forms_of, same_stem
from brzdek.core.text import LANGS, fold
from brzdek.core.values import NamedTuple
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_named, is_cell
from brzdek.games.sabotazysta.face import place_words as words
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.view.view import MineView

DEAD_END = "dead_end"
SHORTEST = 3
"""Shorter words have no forms but themselves."""


class Anchor(NamedTuple):
    """What lies on the table and is spoken of."""

    cells: Sequence[Cell]
    begin: int
    end: int
    """Behind its last word."""
    noun: bool
    """Is it named, and not only pointed at?"""
    goal: bool = False
    whose: bool = False
    """Is it said who laid it, or that it was the last?"""


@lru_cache(maxsize=8192)
def is_like(typed: str, between_bars: str) -> bool:
    """Is a word without accents a form of one of these?"""
    typed = typed.removesuffix("'s").removesuffix("’s")
    for word in between_bars.split("|"):
        own = fold(word)
        if typed == own:
            return True
        if min(len(typed), len(own)) > SHORTEST and (typed in forms_of(word) or same_stem(typed, own)):
            return True
        if len(own) == SHORTEST and typed in forms_of(word):
            return True
    return False


def layers(view: MineView) -> Mapping[Cell, int]:
    """Who laid the cards of this round, as far as the log tells, in the order in which they were laid."""
    found: dict[Cell, int] = {}
    for event in view.events():
        match event:
            case events.Round():
                found.clear()
            case events.PathLaid(seat=seat, cell=cell):
                found.pop(cell, None)
                found[cell] = seat
            case events.Collapsed(cell=cell):
                found.pop(cell, None)
            case _:
                pass
    return found


def laid_cells(view: MineView) -> list[Cell]:
    """The cells of path cards, in the order in which they were laid."""
    return [cell for cell in view.laid if cell != view.start and cell not in view.goal_cells]


def stone_cells(view: MineView) -> list[Cell]:
    """The goals at which one knows that a stone lies; of these the ones that are turned up, if there are any."""
    seen = {cell: view.laid[cell].card for cell in view.goal_cells if cell in view.laid}
    found = [cell for cell, card in seen.items() if card not in view.treasures]
    return found or sorted(cell for cell, card in view.findings.items() if card not in view.treasures)


def treasure_cells(view: MineView) -> list[Cell]:
    """Where the treasure may lie as far as one knows; where it does, if that is known."""
    known = {cell: view.laid[cell].card for cell in view.goal_cells if cell in view.laid} | dict(view.findings)
    there = [cell for cell, card in known.items() if card in view.treasures]
    return there or [cell for cell in view.goal_cells if cell not in known]


class _Reading:
    """Reads the words for one thing from left to right, as long as they can speak of one."""

    def __init__(self, view: MineView) -> None:
        self.view = view
        self.cells = laid_cells(view)
        self.used: list[str] = []
        self.seat: int | None = None
        self.noun = self.last = self.goal = self.card = self.dead = self.pointed = False
        self.treasure = self.stone = False
        """Is it the goal with the treasure, or one with a stone?"""
        self.row = ""

    def takes(self, word: str) -> bool:
        """Can the word belong to it, and does it say something of it?"""
        if word.removesuffix("'s") in map(fold, self.view.names):
            return self._of_player(word)
        if self.goal or (self.row and is_like(word, words.GOAL)):
            return self._of_a_goal(word)
        return (
            self._of_a_goal(word) or self._of_last(word) or self._of_sort(word) or self._of_name(word)
            or self._of_player(word)
        )  # fmt: skip

    def _of_a_goal(self, word: str) -> bool:
        if self.used or self.last or self.seat is not None:
            return False
        row = next((row for row in (words.TOP, words.MIDDLE, words.BOTTOM) if is_like(word, row)), "")
        if row and not self.row:
            self.row = row
            return True
        self.treasure |= (treasure := is_like(word, words.TREASURE))
        stone = not self.stone and is_like(word, words.STONE) and bool(stone_cells(self.view))
        self.stone |= stone
        if (treasure or stone or is_like(word, words.GOAL)) and not self.goal:
            self.goal = self.noun = True
            return True
        return treasure or stone or is_like(word, words.UNCOVERED)

    def _of_last(self, word: str) -> bool:
        if is_like(word, words.LAST):
            self.last = True
        elif (self.noun or self.card) and is_like(word, words.LAID):
            self.last |= not self.noun
        elif is_like(word, words.CARD) and not self.noun:
            self.card = True
        else:
            return False
        return True

    def _of_sort(self, word: str) -> bool:
        if is_like(word, words.DEAD) and not self.dead:
            kept = [c for c in self.cells if self.view.catalog.cards[self.view.laid[c].card].kind == DEAD_END]
        elif self.dead and not self.used and is_like(word, words.NOOK):
            kept = self.cells
        else:
            return False
        self.cells, self.dead, self.noun = kept or self.cells, bool(kept), bool(kept)
        return bool(kept)

    def _of_name(self, word: str) -> bool:
        if any(is_like(word, one) for one in self.used):
            return False
        kept = [cell for cell in self.cells if any(is_like(word, own) for own in _names(self.view, cell))]
        if not kept:
            return False
        self.cells, self.noun = kept, True
        self.used.append(word)
        return True

    def _of_player(self, word: str) -> bool:
        if self.seat is not None:
            return False
        names = self.view.names
        seat = next((seat for seat, name in enumerate(names) if is_like(word, name)), None)
        if seat is None and is_like(word, words.MINE) and (word != "i" or self.noun or self.card):
            seat = self.view.seat
        self.seat = seat
        return seat is not None

    def found(self) -> list[Cell]:
        """The cells of what was spoken of; none: of nothing that lies there."""
        if self.goal:
            return self._goals()
        if not (self.noun or self.last or (self.card and (self.pointed or self.seat is not None))):
            return []
        by = layers(self.view)
        if self.seat is not None:
            self.cells = [cell for cell in self.cells if by.get(cell) == self.seat]
        cells = self._most_exactly()
        in_order = [*(cell for cell in cells if cell not in by), *(cell for cell in by if cell in cells)]
        return in_order[-1:] if self.last or self.pointed else in_order

    def _goals(self) -> list[Cell]:
        goals = sorted(self.view.goal_cells, key=lambda cell: cell[1])
        if self.treasure:
            goals = treasure_cells(self.view)
        if not self.row or len(goals) == 1:
            return [goal for goal in goals if not self.stone or goal in stone_cells(self.view)]
        goals = goals[:1] if self.row == words.TOP else goals[-1:] if self.row == words.BOTTOM else goals[1:-1]
        return [goal for goal in goals if not self.stone or goal in stone_cells(self.view)]

    def _most_exactly(self) -> list[Cell]:
        """Of cards whose names have the words those with fewest others."""
        if not self.used or self.dead or not self.cells:
            return self.cells
        others = {cell: min(self._unsaid(cell, lang) for lang in LANGS) for cell in self.cells}
        return [cell for cell in self.cells if others[cell] == min(others.values())]

    def _unsaid(self, cell: Cell, lang: str) -> int:
        name = self.view.catalog.cards[self.view.laid[cell].card].name.to(lang)  # type: ignore[arg-type]
        own = [word for word in name.split() if word not in ("w", "lewo", "prawo", "left", "right")]
        return sum(not any(is_like(one, word) for one in self.used) for word in own)


def _names(view: MineView, cell: Cell) -> Iterator[str]:
    """The words that a card on the table is called by."""
    card = view.laid[cell].card
    for lang in LANGS:
        yield from (word for word in view.catalog.cards[card].name.to(lang).split() if len(word) > 1)
    also = next((ways for begin, ways in words.ALSO_CALLED.items() if card.startswith(begin)), "")
    yield from also.split("|") if also else ()


def anchor_at(view: MineView, typed: Sequence[str], begin: int) -> Anchor | None:
    """What the words from a place on speak of; None: of nothing that lies on the table."""
    if begin >= len(typed):
        return None
    if is_cell(typed[begin]):
        return Anchor([cell_named(typed[begin])], begin, begin + 1, True)
    reading, end, place = _Reading(view), begin, begin
    while place < len(typed):
        word = typed[place]
        if is_like(word, words.START) and not reading.noun:
            return Anchor([view.start], begin, place + 1, True)
        if word in words.THE and not reading.noun:
            reading.pointed |= word in words.THAT
        elif is_cell(word) and reading.noun:
            if cell_named(word) not in view.laid and cell_named(word) not in view.goal_cells:
                break  # nothing lies there: it is where to lay something
            return Anchor([cell_named(word)], begin, place + 1, True)
        elif reading.takes(word):
            end = place + 1
        elif not (word in words.GLUE or (reading.noun and word in ("na", "at", "on", "in"))):
            break
        place += 1
    cells = reading.found() if end > begin else []
    if cells:
        whose = reading.last or reading.pointed or reading.seat is not None
        return Anchor(cells, begin, end, reading.noun or reading.card, reading.goal, whose)
    newest = laid_cells(view)[-1:] if typed[begin] in words.IT and end == begin else []
    return Anchor(newest, begin, begin + 1, False) if newest else None


def between(view: MineView, typed: Sequence[str], begin: int) -> tuple[Sequence[Cell], int] | None:
    """The cells between the two things that the words from a place on speak of, and where these words end; None: they
    speak of no two things, or there is nothing between them.
    """
    while typed[begin : begin + 1] and typed[begin] in words.TWO:
        begin += 1
    found = _two_things(view, typed, begin)
    if found is None:
        return None
    ones, others, end = found
    cells = dict.fromkeys(cell for one in ones for other in others for cell in _amid(one, other))
    free = [cell for cell in cells if cell not in view.laid and cell not in view.goal_cells]
    return (free or list(cells), end) if cells else None


def _two_things(view: MineView, typed: Sequence[str], begin: int) -> tuple[Sequence[Cell], Sequence[Cell], int] | None:
    """The cells of one and of the other, and where their words end; of “both crossings” any two of these."""
    for place in range(begin + 1, len(typed) - 1):
        if typed[place] in words.AND:
            first = _named_thing(view, typed[:place], begin)
            second = _named_thing(view, typed, place + 1)
            if first is not None and second is not None and first.end == place:
                return first.cells, second.cells, second.end
    both = anchor_at(view, typed, begin)
    return (both.cells, both.cells, both.end) if both is not None and both.noun else None


def _named_thing(view: MineView, typed: Sequence[str], begin: int) -> Anchor | None:
    anchor = anchor_at(view, typed, begin) or _goal_of_row(view, typed, begin)
    return anchor if anchor is not None and anchor.noun else None


def _goal_of_row(view: MineView, typed: Sequence[str], begin: int) -> Anchor | None:
    """“Between the middle and the bottom goal”: one of the two goals without its noun."""
    anchor = anchor_at(view, [*typed[begin : begin + 1], "goal"], 0)
    return anchor._replace(begin=begin, end=begin + 1) if anchor is not None and anchor.end > 1 else None


def _amid(one: Cell, other: Cell) -> Iterator[Cell]:
    """The cells beside both, or in one line between them."""
    (left, right), (top, bottom) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    if right - left + bottom - top == 2 or left == right or top == bottom:
        yield from (
            (x, y) for x in range(left, right + 1) for y in range(top, bottom + 1) if (x, y) not in (one, other)
        )

"""In which words people speak of a move: of the card, of the tool, of where on the table it goes."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Option
from brzdek.core.text import LANGS, fold
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_named
from brzdek.games.sabotazysta.face import synonyms_words as words
from brzdek.games.sabotazysta.rules.legality import TURNED
from brzdek.games.sabotazysta.view.view import MineView

MAP, REPAIR, ROCKFALL, BROKEN = "map", "repair", "rockfall", "broken_tool"
PASSAGE, DEAD_END = "passage", "dead_end"


def spoken_of(view: MineView, option: Option) -> list[str]:
    """All the words for a move, beside those that completion offers."""
    verb, *rest = option
    found = [words.ALSO[cast(str, verb)]]
    if verb == "take" and len(view.offered) > 1:
        found += [words.HIGHEST] * (rest[0] == max(view.offered))
        found += [words.LOWEST] * (rest[0] == min(view.offered))
    if verb not in ("play", "discard"):
        return found
    card, *target = rest
    kind = view.catalog.cards[cast(str, card)].kind
    found += [words.BLOCKED] * (kind == DEAD_END) + [words.UNBLOCKED] * _has_its_like(view, cast(str, card), kind)
    tools = [str(word) for word in target[1:]] or cast(str, card).split("_")
    if verb == "discard":
        several = len([tool for tool in tools if tool in words.TOOLS]) > 1
        found.append(words.BY_CARD.get(cast(str, card), ""))
        return [*found, words.FOR_TWO if several else words.FOR_ONE] if kind == REPAIR else found
    found += [words.BY_KIND[kind], words.BY_CARD.get(cast(str, card), "")]
    found += [words.TOOLS[tool] for tool in tools if tool in words.TOOLS]
    if kind == REPAIR:
        found.append(words.FOR_TWO if len(target) > 1 else words.FOR_ONE)
    if target and target[0] == view.seat:
        found.append(words.SELF)
    if target and isinstance(target[0], str):
        found += _of_cell(view, kind, cell_named(target[0]))
    return [*found, words.TURNED] if TURNED in option else found


def _has_its_like(view: MineView, card: str, kind: str) -> bool:
    """Is a card a passage, and a dead end of the same shape in the same hand?"""
    if kind != PASSAGE:
        return False
    shape = view.corridors[card][0].open
    return any(
        view.corridors[other][0].open == shape for other in view.hand if view.catalog.cards[other].kind == DEAD_END
    )


def fallen_on(view: MineView, option: Option) -> list[str]:
    """What a rockfall would bury, in both languages."""
    if option[:2] != ("play", ROCKFALL) or len(option) == 2:
        return []
    laid = view.laid.get(cell_named(cast(str, option[2])))
    return [] if laid is None else [view.catalog.cards[laid.card].name.to(lang) for lang in LANGS]


def speaks_against(view: MineView, option: Option) -> str:
    """Words that a move with a card is not said with: of a place that it is not aimed at, of a tool of one's own."""
    if option[0] != "play" or len(option) == 2:
        return ""
    kind = view.catalog.cards[cast(str, option[1])].kind
    if kind in (REPAIR, BROKEN):
        own = kind == REPAIR and option[2] != view.seat
        return f"{words.SELF}|{words.CORRIDOR}" if own else words.CORRIDOR
    if not isinstance(option[2], str):
        return ""
    cell = cell_named(option[2])
    if cell == view.start:
        return words.BESIDE
    if kind == ROCKFALL:
        return words.START if cell in view.goal_cells else f"{words.START}|{words.GOAL}"
    return "" if kind != MAP and _is_beside(cell, view.start) else words.START


def place_names(view: MineView, cell: str) -> list[str]:
    """What the start and the goals are called beside their cells."""
    named = cell_named(cell)
    names = words.START if named == view.start else words.GOAL if named in view.goal_cells else ""
    return names.split("|") if names else []


def cells_named(view: MineView, line: str) -> list[Cell]:
    """The start and the goals, where a line speaks of them."""
    typed = [word.strip(".,:;!?") for word in fold(line).split()]
    return [
        cell
        for names, cells in ((words.START, [view.start]), (words.GOAL, view.goal_cells))
        if not set(fold(names).split("|")).isdisjoint(typed)
        for cell in cells
    ]


def _is_beside(cell: Cell, other: Cell) -> bool:
    return abs(cell[0] - other[0]) + abs(cell[1] - other[1]) == 1


def _of_cell(view: MineView, kind: str, cell: Cell) -> list[str]:
    """Words for a place: which of the goals, on which side of what lies there, the end of the corridor."""
    column, row = cell
    if kind == MAP or cell in view.goal_cells:
        rows = sorted(goal[1] for goal in view.goal_cells)
        return [words.TOP if row == rows[0] else words.BOTTOM if row == rows[-1] else words.MIDDLE]
    if kind == ROCKFALL:
        return [words.LAST] if cell == view.last_laid else []
    goals = set(view.goal_cells)
    beside = (
        ((column - 1, row), words.RIGHT),
        ((column + 1, row), words.LEFT),
        ((column, row + 1), words.ABOVE),
        ((column, row - 1), words.BELOW),
    )
    found = [side for neighbour, side in beside if neighbour in view.laid and neighbour not in goals]
    found += [words.START, words.BESIDE] * _is_beside(cell, view.start)
    return [*found, words.FARTHEST] if column == max((x for x, _ in view.frontier), default=None) else found


def hurts_oneself(view: MineView, option: Option) -> bool:
    """Would one break a tool of one's own?"""
    return option[0] == "play" and option[2:] == (view.seat,) and view.catalog.cards[str(option[1])].kind == BROKEN

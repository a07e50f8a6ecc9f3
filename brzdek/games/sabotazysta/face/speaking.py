"""In which words people speak of a move: of the card, of the tool, of where on the table it goes."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Option
from brzdek.core.text import LANGS
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_named
from brzdek.games.sabotazysta.face import synonyms_words as words
from brzdek.games.sabotazysta.rules.legality import TURNED
from brzdek.games.sabotazysta.view.view import MineView

MAP, ROCKFALL = "map", "rockfall"


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
    tools = [str(word) for word in target[1:]] or cast(str, card).split("_")
    if verb == "discard":
        several = len([tool for tool in tools if tool in words.TOOLS]) > 1
        found.append(words.BY_CARD.get(cast(str, card), ""))
        return [*found, words.FOR_TWO if several else words.FOR_ONE] if kind == "repair" else found
    found += [words.BY_KIND[kind], words.BY_CARD.get(cast(str, card), "")]
    found += [words.TOOLS[tool] for tool in tools if tool in words.TOOLS]
    if kind == "repair":
        found.append(words.FOR_TWO if len(target) > 1 else words.FOR_ONE)
    if target and target[0] == view.seat:
        found.append(words.SELF)
    if target and isinstance(target[0], str):
        found += _of_cell(view, kind, cell_named(target[0]))
    return [*found, words.TURNED] if TURNED in option else found


def fallen_on(view: MineView, option: Option) -> list[str]:
    """What a rockfall would bury, in both languages."""
    if option[:2] != ("play", ROCKFALL) or len(option) == 2:
        return []
    laid = view.laid.get(cell_named(cast(str, option[2])))
    return [] if laid is None else [view.catalog.cards[laid.card].name.to(lang) for lang in LANGS]


def _of_cell(view: MineView, kind: str, cell: Cell) -> list[str]:
    """Words for a place: which of the goals, on which side of what lies there, the end of the corridor."""
    column, row = cell
    if kind == MAP:
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
    return [*found, words.FARTHEST] if column == max((x for x, _ in view.frontier), default=None) else found

"""What people ask in Sabotażysta, and what they are told."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from brzdek.core.face import Line, Style
from brzdek.core.inquiry import ANYTHING, CHANCE, FAR, HAVE, INSIDE, MANY, WHAT, WHERE, WHO, Inquiry
from brzdek.core.patterns import pattern
from brzdek.core.text import Say
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_word
from brzdek.games.sabotazysta.face.inquiry_words import BLOCKED, DISTANCE, GOAL, LASTS, MAPPED, ROLES, TREASURE
from brzdek.games.sabotazysta.view.view import MineView

CELL = pattern(r"(-?\d{1,3})\s*[, ]\s*(-?\d{1,3})")


def _told(style: Style, *texts: str) -> list[Line]:
    return [
        [("", part)] for text in texts for part in textwrap.wrap(text, max(20, style.width - 1), subsequent_indent="  ")
    ]


def hidden(view: MineView, say: Say) -> str:
    """How many saboteurs there may be in this game; nothing once it is over."""
    pool = view.catalog.tables["pools"][len(view.names)]
    high, dealt = sum(pool[role] for role in view.saboteurs if role in pool), sum(pool.values())
    return "" if view.over else say("hidden", low=max(0, high - dealt + len(view.names)), high=high, dealt=dealt)


def _roles(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who is what is hidden; how many there are is not."""
    return [] if view.roles is not None else _told(style, hidden(view, say))


def _treasure(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Where it lies as far as one knows, and how far that is."""
    found = [cell for cell in view.goal_cells if cell in view.laid and view.laid[cell].card in view.treasures]
    if found:
        return _told(style, say("told.found", cell=cell_word(found[0])))
    known = [cell for cell, card in view.findings.items() if card in view.treasures]
    stones = [cell for cell, card in view.findings.items() if card not in view.treasures and cell in view.goals]
    left = [cell for cell in view.goals if cell not in stones]
    if known or len(left) == 1:
        goal = (known or left)[0]
        return _told(style, say("told.treasure", cell=cell_word(goal)), _far(view, goal, say))
    cells = "; ".join(map(cell_word, left))
    told = [say("told.goals", cells=cells), *(say("told.stone", cell=cell_word(cell)) for cell in stones)]
    nearest = min(left, key=lambda goal: _cards_to(view, goal), default=None)
    return _told(style, *told, _far(view, nearest, say) if nearest is not None else "")


def _far(view: MineView, goal: Cell, say: Say) -> str:
    return say("told.far", cell=cell_word(goal), n=_cards_to(view, goal))


def _cards_to(view: MineView, goal: Cell) -> int:
    """So many cards are laid at least before a goal is reached."""
    return min((abs(x - goal[0]) + abs(y - goal[1]) for x, y in view.frontier), default=0)


def _chance(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    stones = [cell for cell, card in view.findings.items() if card not in view.treasures and cell in view.goals]
    left = len(view.goals) - len(stones)
    known = any(card in view.treasures for card in view.findings.values())
    lines = _treasure(view, about, say, style)
    return (
        lines if known or left < 2 else [*lines, *_told(style, say("told.chance", n=left, percent=round(100 / left)))]
    )


def _at_cell(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """What lies on a cell, as far as one may know."""
    named = CELL.search(about)
    if named is None:
        return []
    cell = (int(named[1]), int(named[2]))
    card = view.laid[cell].card if cell in view.laid else view.findings.get(cell)
    if card is not None:
        return _told(style, say("told.lies", cell=cell_word(cell), card=view.catalog.cards[card].name.to(say.lang)))
    return _told(style, say("told.secret" if cell in view.goal_cells else "told.empty", cell=cell_word(cell)))


def _dead_end(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    return _told(style, say("told.dead_end"))


def _lasts(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    return _told(style, say("told.lasts", n=view.deck_count))


INQUIRIES: Sequence[Inquiry[MineView]] = (
    Inquiry(f"{WHO}|{MANY}|{CHANCE}", ROLES, _roles),
    Inquiry(f"{WHERE}|{FAR}|{INSIDE}", TREASURE, _treasure),
    Inquiry(MANY, DISTANCE, _treasure),
    Inquiry(FAR, ANYTHING, _treasure),
    Inquiry(f"{WHAT}|{INSIDE}|{HAVE}", MAPPED, _treasure),
    Inquiry(WHAT, GOAL, _treasure),
    Inquiry(CHANCE, TREASURE, _chance),
    Inquiry(CHANCE, ANYTHING, _chance),
    Inquiry(INSIDE, ANYTHING, _at_cell),
    Inquiry(WHAT, LASTS, _lasts),
    Inquiry(WHAT, BLOCKED, _dead_end),
)

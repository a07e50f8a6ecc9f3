"""Whether the treasure lies where somebody supposes: “so the gold is at 8,-2, right?”."""

from __future__ import annotations

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import AT_ONCE, Inquiry
from brzdek.core.patterns import pattern
from brzdek.core.text import Book, Say, Text, fold
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_word
from brzdek.games.sabotazysta.face.anchors import treasure_cells
from brzdek.games.sabotazysta.face.hand_inquiries import cells_of
from brzdek.games.sabotazysta.face.paragraphs import told
from brzdek.games.sabotazysta.view.view import MineView

_SUPPOSED = pattern(
    r"(?:(?:a|no|ok|okay|so|and|then|well|czyli|wiec|zatem|to|czy|rozumiem|ze|aha|i guess|i see|is it true that),? )*"
    r"(?:(?:is|does|must|can|could|on|na pewno) )?(?:the )?(?:zlot[oa]|skarb|gold|treasure)"
    r"(?: (?:jest|lezy|musi|moze|byc|lezec|na pewno|wiec|to|chyba|is|lies|must|should|be|lie|really|surely"
    r"|then|has|definitely))*"
    r" (?:na|pod|w|we|at|under|in|on)\b[^?]*?"
    r"(?P<tag>,? (?:prawda|nie|tak|co nie|zgadza sie|right|correct|yes|no|is ?n[o'’]?t it|yeah))?\s*\?"
)
_SIDES = (
    ("gorn", "gorz", "top", "upper", "up"),
    ("srodk", "middle", "centre"),
    ("doln", "dol", "bottom", "lower", "down"),
)
"""What words for the goals begin with, from above."""
SUPPOSED = Text("złoto|skarb", "gold|treasure")


def _there(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Yes, no, or that nobody can know, of the goal that is named."""
    found = _SUPPOSED.fullmatch(fold(about).strip())
    goals = _named(view, about) if found is not None else []
    if len(goals) != 1:
        return []
    possible, goal = treasure_cells(view), cell_word(goals[0])
    if goals[0] not in possible:
        return told(style, say("told.supposed_no", goal=goal), _where(possible, say))
    if len(possible) == 1:
        return told(style, say("told.supposed_yes", goal=goal))
    return told(style, say("told.supposed_open", cells="; ".join(map(cell_word, possible))))


def _where(possible: list[Cell], say: Say) -> str:
    key = "told.supposed_only" if len(possible) == 1 else "told.supposed_left"
    return say(key, cells="; ".join(map(cell_word, possible)))


def _named(view: MineView, about: str) -> list[Cell]:
    """The goals of which a question speaks."""
    if cells := [cell for cell in cells_of(view, about) if cell in view.goal_cells]:
        return cells
    rows = sorted(view.goal_cells, key=lambda cell: cell[1])
    words = [fold(word.strip("?!.,")) for word in about.split()]
    if len(rows) != len(_SIDES):
        return []
    return [cell for cell, side in zip(rows, _SIDES, strict=True) if any(word.startswith(side) for word in words)]


SUPPOSED_INQUIRY: Inquiry[MineView] = Inquiry(AT_ONCE, SUPPOSED, _there)
SUPPOSED_WORDS: Book = {
    "told.supposed_yes": Text("Tak, skarb leży na {goal}.", "Yes, the treasure lies at {goal}."),
    "told.supposed_no": Text("Nie, na {goal} jest kamień.", "No, at {goal} there is stone."),
    "told.supposed_only": Text("Zostaje tylko {cells}.", "Only {cells} is left."),
    "told.supposed_left": Text("Zostają: {cells}.", "These are left: {cells}."),
    "told.supposed_open": Text(
        "Tego jeszcze nie wiesz: skarb może leżeć na każdym z tych pól: {cells}.",
        "That you do not know yet: the treasure may lie at any of these: {cells}.",
    ),
}

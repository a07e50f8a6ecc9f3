"""What people ask of what they can do with their cards, and of who laid what on the table."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Option
from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import GO, INSIDE, MANY, MAY, OWNED, WHAT, WHERE, WHO, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, Text
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_named, cell_word, is_cell
from brzdek.games.sabotazysta.face.anchors import anchor_at, layers
from brzdek.games.sabotazysta.face.paragraphs import told as _told
from brzdek.games.sabotazysta.rules.legality import TURNED
from brzdek.games.sabotazysta.view.view import MineView

FITS = Text(
    "pasować|położyć karta|dołożyć karta|mogę położyć|mogę dołożyć|wolno położyć|zmieścić",
    "fit|fits|can put|can place|can lay|can i put|can i lay|play where",
)
REPAIRABLE = Text(
    "mogę naprawić|komu naprawić|kogo naprawić|co naprawić|komu pomóc|mogę pomóc|kogo odblokować",
    "can repair|can fix|who repair|who fix|can help|whom repair|whom fix|who help",
)
LAID = Text(
    "kto położyć|kto dołożyć|kto postawić|kto zagrać|kto zrobić|kto zablokować|czyj karta|czyja karta|kto dać",
    "who laid|who put|who placed|who played|who built|who lay|whose card|who blocked|who made|who did",
)
CELL = pattern(r"-?\d{1,3}\s*,\s*-?\d{1,3}")
REPAIR = "repair"
PLAYER, TOOL = 2, 3
"""Where in a repair it stands whose tool is mended, and which."""


def _cards(view: MineView, options: Sequence[Option], say: Say) -> dict[str, list[str]]:
    """The cells of these moves by the names of their cards."""
    found: dict[str, list[str]] = {}
    for _, card, cell, *turned in options:
        text = say("told.turned", cell=cell) if TURNED in turned else str(cell)
        found.setdefault(view.catalog.cards[str(card)].name.to(say.lang), []).append(text)
    return found


def _fits(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Where the card of one's hand fits that is named, or which of one's cards fit the cell that is; of both, whether
    it is allowed is told elsewhere.
    """
    laying = [option for option in view.uses() if len(option) > PLAYER and is_cell(option[2])]
    laying = [option for option in laying if option[1] in view.corridors]
    cells = [found[0].replace(" ", "") for found in CELL.finditer(about)]
    paths = {card: tuple(view.catalog.cards[card].name) for card in view.corridors}
    if cells and best_named(about, paths):
        return []
    if cells:
        there = [option for option in laying if option[2] == cells[0]]
        names = list(_cards(view, there, say))
        key = "told.fits_cell" if names else "told.fits_no_cell"
        return _told(style, say(key, cell=cells[0], cards=", ".join(names)))
    hand = {card: tuple(view.catalog.cards[card].name) for card in dict.fromkeys(view.hand) if card in view.corridors}
    named = best_named(about, hand)
    if not named:
        return []
    told = _cards(view, [option for option in laying if option[1] in named], say)
    lines = [say("told.fits", card=card, cells="; ".join(cells)) for card, cells in told.items()]
    fitting = {option[1] for option in laying}
    lines += [
        say("told.fits_nowhere", card=view.catalog.cards[card].name.to(say.lang))
        for card in named
        if card not in fitting
    ]
    return _told(style, *lines)


def _repairable(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Whose tools one can repair now."""
    if view.seat is None or view.over:
        return []
    repairs = [option for option in view.uses() if option[0] == "play" and _is_repair(view, option)]
    found: dict[str, list[str]] = {}
    for _, card, seat, *tool in repairs:
        text = view.catalog.cards[str(card)].name.to(say.lang)
        if tool:
            text += f" ({view.catalog.tables['tools'][tool[0]].to(say.lang)})"
        found.setdefault(view.names[int(seat)], []).append(text)
    lines = [say("told.repairs", who=who, cards=", ".join(cards)) for who, cards in found.items()]
    return _told(style, *(lines or [say("told.repairs_none")]))


def _is_repair(view: MineView, option: Option) -> bool:
    return view.catalog.cards[str(option[1])].kind == REPAIR


def _laid_by(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who laid the card that is named, or that lies on the cell that is."""
    by = layers(view)
    cells = [cell for cell in _cells(view, about) if cell in by]
    lines = [
        say("told.laid_by", who=view.names[by[cell]], cell=cell_word(cell), card=_name(view, cell, say))
        for cell in cells
    ]
    return _told(style, *lines)


def _cells(view: MineView, about: str) -> Sequence[Cell]:
    told = [cell_named(found[0].replace(" ", "")) for found in CELL.finditer(about)]
    if told:
        return told
    typed = [word.strip("?!.,") for word in about.casefold().split()]
    anchors = (anchor_at(view, typed, begin) for begin in range(len(typed)))
    return next((anchor.cells for anchor in anchors if anchor is not None and anchor.noun), ())


def _name(view: MineView, cell: Cell, say: Say) -> str:
    return view.catalog.cards[view.laid[cell].card].name.to(say.lang)


HAND_INQUIRIES: Sequence[Inquiry[MineView]] = (
    Inquiry(f"{WHERE}|{WHAT}|{INSIDE}|{GO}|{OWNED}|{MANY}", FITS, _fits),
    Inquiry(f"{WHO}|{WHAT}|{MAY}", REPAIRABLE, _repairable),
    Inquiry(f"{WHO}|{WHAT}", LAID, _laid_by),
)

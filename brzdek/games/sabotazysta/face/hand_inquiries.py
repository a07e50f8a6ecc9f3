"""What people ask of what they can do with their cards, and of who laid what on the table."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Option
from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import AT_ONCE, FAR, GO, INSIDE, MANY, MAY, OWNED, WHAT, WHERE, WHO, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, Text, fold
from brzdek.games.sabotazysta.cards.corridors import Cell, cell_named, cell_word, is_cell
from brzdek.games.sabotazysta.face.anchors import anchor_at, layers
from brzdek.games.sabotazysta.face.naming import aimed_at, name_of, tool_name, tool_names
from brzdek.games.sabotazysta.face.own_inquiries import seats_named, tools_named
from brzdek.games.sabotazysta.face.paragraphs import told as _told
from brzdek.games.sabotazysta.face.places import nearing
from brzdek.games.sabotazysta.rules.legality import TURNED
from brzdek.games.sabotazysta.view.view import MineView

FITS = Text(
    "pasować|położyć karta|dołożyć karta|mogę położyć|mogę dołożyć|wolno położyć|zmieścić",
    "fit|fits|can put|can place|can lay|can i put|can i lay|play where",
)
FITS_ANYWHERE = Text(
    "gdzieś pasować|gdzieś przydać|gdzieś wejść|gdzieś zmieścić"
    "|gdziekolwiek pasować|gdziekolwiek wejść|gdziekolwiek zmieścić",
    "fit anywhere|fits anywhere|fit somewhere|fits somewhere|go anywhere|goes anywhere|use anywhere|useful anywhere"
    "|place for|spot for|room for",
)
REPAIRABLE = Text(
    "mogę naprawić|komu naprawić|kogo naprawić|co naprawić|komu pomóc|mogę pomóc|kogo odblokować",
    "can repair|can fix|who repair|who fix|can help|whom repair|whom fix|who help",
)
LAID = Text(
    "kto kłaść|kto budować|kto stawiać|"
    "kto położyć|kto dołożyć|kto postawić|kto zagrać|kto zrobić|kto zablokować|czyj karta|czyja karta|kto dać",
    "who building|who laying|who been|"
    "who laid|who put|who placed|who played|who built|who lay|whose card|who blocked|who made|who did",
)
REACHING = Text(
    "karta dojść|karta dojdę|czym dojść|czym dojdę|czym dokopać|karta dokopać"
    "|karta prowadzić|karta doprowadzić|czym dotrzeć|karta dotrzeć",
    "card get to|cards get me|card gets me|card reach|cards reach|card reaches|get there with",
)
BREAKABLE = Text(
    "mogę zepsuć|komu zepsuć|mogę popsuć|komu popsuć|mogę zniszczyć|mogę zablokować|kogo zablokować",
    "can break|can sabotage|can smash|can wreck|can block|who break|whose break",
)
ANY_CARD = frozenset(
    fold("karta kartę karty coś korytarz korytarze ścieżkę tunel card cards path paths something anything").split()
)
"""Words for a path card of whatever sort."""
CELL = pattern(r"-?\d{1,3}\s*,\s*-?\d{1,3}")
REPAIR, PASSAGE, BREAKING = "repair", "passage", "broken_tool"
PLAYER, TOOL = 2, 3
"""Where in a repair it stands whose tool is mended, and which."""


def cards_and_cells(view: MineView, options: Sequence[Option], say: Say) -> dict[str, list[str]]:
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
        names = list(cards_and_cells(view, there, say))
        key = "told.fits_cell" if names else "told.fits_no_cell"
        return _told(style, say(key, cell=cells[0], cards=", ".join(names)))
    hand = {card: tuple(view.catalog.cards[card].name) for card in dict.fromkeys(view.hand) if card in view.corridors}
    # Whoever names a shape means the dead ends of that shape too: their names have a word more.
    shapes = {view.corridors[card][0].open for card in best_named(about, hand)}
    named = [card for card in hand if view.corridors[card][0].open in shapes]
    if not named and ANY_CARD.isdisjoint(word.strip("?!.,") for word in fold(about).split()):
        return []
    named = named or list(hand)
    if not named:
        return _told(style, say("told.no_paths"))
    if view.seat is not None and view.broken[view.seat]:
        tools = ", ".join(view.catalog.tables["tools"][tool].to(say.lang) for tool in view.broken[view.seat])
        return _told(style, say("told.fits_broken", tools=tools))
    told = cards_and_cells(view, [option for option in laying if option[1] in named], say)
    lines = [say("told.fits", card=card, cells="; ".join(cells)) for card, cells in told.items()]
    fitting = {option[1] for option in laying}
    lines += [
        say("told.fits_nowhere", card=view.catalog.cards[card].name.to(say.lang))
        for card in named
        if card not in fitting
    ]
    return _told(style, *lines)


def _repairable(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Whose tools one can repair now: those of whoever is named, and the tools that are."""
    if view.seat is None or view.over:
        return []
    tools, seats = tools_named(view, about), seats_named(view, about)
    found: dict[str, list[str]] = {}
    for option in view.uses():
        if option[0] != "play" or not _is_repair(view, option) or (seats and option[PLAYER] not in seats):
            continue
        card, seat, *tool = option[1:]
        if tools and set(tools).isdisjoint(tool or view.catalog.cards[str(card)].effects["play"].tools):
            continue
        text = name_of(view, str(card), say)
        if tool:
            text += f" ({tool_name(view, str(tool[0]), say)})"
        found.setdefault(aimed_at(view, int(str(seat)), say), []).append(text)
    lines = [say("told.repairs", who=who, cards=", ".join(cards)) for who, cards in found.items()]
    none = say("told.repairs_no_tool", tools=tool_names(view, tools, say)) if tools else say("told.repairs_none")
    return _told(style, *(lines or [none]))


def _breakable(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Whose tools one can break now, with which cards; of the tools that are named."""
    if view.seat is None or view.over:
        return []
    tools, found = tools_named(view, about), dict[str, list[str]]()
    for option in view.uses():
        card = view.catalog.cards[str(option[1])]
        if option[0] != "play" or card.kind != BREAKING or option[PLAYER] == view.seat:
            continue
        if not tools or card.effects["play"].tool in tools:
            found.setdefault(card.name.to(say.lang), []).append(view.names[int(str(option[PLAYER]))])
    lines = [say("told.fits", card=card, cells="; ".join(people)) for card, people in found.items()]
    none = say("told.breaks_no_tool", tools=tool_names(view, tools, say)) if tools else say("told.breaks_none")
    return _told(style, *(lines or [none]))


def _reaching(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """With which of one's cards a corridor gets now to the goal that is named, or to where the treasure may be."""
    goals = [goal for goal in cells_of(view, about) if goal in view.goals]
    ways = [option for option in view.uses() if _gets_there(view, option, goals)] if goals else []
    found = cards_and_cells(view, ways, say)
    if not found:
        return []  # how far it is, is told elsewhere
    lines = [say("told.fits", card=card, cells="; ".join(cells)) for card, cells in found.items()]
    return _told(style, say("told.reaching", goals="; ".join(map(cell_word, goals))), *lines)


def _gets_there(view: MineView, option: Option, goals: Sequence[Cell]) -> bool:
    if len(option) <= PLAYER or view.catalog.cards[str(option[1])].kind != PASSAGE:
        return False
    return nearing(view, option, cell_named(option[PLAYER]), goals, reaching=True) is not None


def _is_repair(view: MineView, option: Option) -> bool:
    return view.catalog.cards[str(option[1])].kind == REPAIR


def _laid_by(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who laid the card that is named, or that lies on the cell that is."""
    by = layers(view)
    cells = [cell for cell in cells_of(view, about) if cell in by]
    lines = [
        say("told.laid_by", who=view.names[by[cell]], cell=cell_word(cell), card=_name(view, cell, say))
        for cell in cells
    ]
    return _told(style, *lines)


def cells_of(view: MineView, about: str) -> Sequence[Cell]:
    """The cells that a question names, or of the card or the goal that it speaks of."""
    told = [cell_named(found[0].replace(" ", "")) for found in CELL.finditer(about)]
    if told:
        return told
    typed = [word.strip("?!.,") for word in fold(about).split()]
    anchors = (anchor_at(view, typed, begin) for begin in range(len(typed)))
    return next((anchor.cells for anchor in anchors if anchor is not None and anchor.noun), ())


def _name(view: MineView, cell: Cell, say: Say) -> str:
    return view.catalog.cards[view.laid[cell].card].name.to(say.lang)


HAND_INQUIRIES: Sequence[Inquiry[MineView]] = (
    Inquiry(f"{WHERE}|{WHAT}|{INSIDE}|{GO}|{OWNED}|{MANY}", FITS, _fits),
    Inquiry(AT_ONCE, FITS_ANYWHERE, _fits),
    Inquiry(f"{WHAT}|{OWNED}|{MAY}|{INSIDE}|{FAR}|{WHERE}", REACHING, _reaching),
    Inquiry(f"{WHO}|{WHAT}|{MAY}", REPAIRABLE, _repairable),
    Inquiry(WHO, BREAKABLE, _breakable),
    Inquiry(f"{WHO}|{WHAT}", LAID, _laid_by),
)

"""The board of rings, drawn with letters: seven rows of seven cells, or a list where there is no room for them."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say, Text, shortened
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.face.naming import name, strong
from brzdek.games.magia_i_miecz.view.view import WorldView

SIDE = 7
"""Rows and columns."""
CELL = 10
WIDE_CELL = 15
NARROWEST = SIDE * (CELL + 1) + 2
"""Screens that are narrower show a list."""
WIDEST = SIDE * (WIDE_CELL + 1) + 2
"""Screens as wide as that show what lies on the spaces."""
LEAST_NAME = 5
"""Names are not worth beginning in less room than that."""
BOARD = "rings"
INKS = {"middle": "last", "inner": "gold"}
CUT_NAMES = {
    "tajemne_wrota": Text("Taj. Wrota", "Portal"),
    "czarny_rycerz": Text("Cz. Rycerz", "Bl. Knight"),
    "ukryta_dolina": Text("Uk. Dolina", "Hid.Valley"),
    "przekleta_polana": Text("Prz.Polana", "Cur. Glade"),
    "jaskinia_czarownika": Text("Jask.Czar.", "Warl. Cave"),
    "rownina_grozy": Text("Rów. Grozy", "Pl. Peril"),
    "wieza_wampira": Text("W. Wampira", "Vamp.Tower"),
    "dolina_ognia": Text("Dol. Ognia", "Fire Vall."),
    "jama_wilkolaka": Text("Jama Wilk.", "Werew. Den"),
    "smierc": Text("Śmierć", "Death"),
    "korona_wladzy": Text("KORONA", "CROWN"),
    "komnata_ciemnosci": Text("K. Ciemności", "Dark Chamber"),
    "przedsionek_skarbca": Text("Przedsionek", "Antechamber"),
    "sala_tortur": Text("Sala Tortur", "Torture Ch."),
}
"""Names that do not fit into a cell."""


def letter(view: WorldView, seat: int) -> str:
    """The pawn of a player: ``@`` one's own, otherwise the first letter of the name, or the number of the seat."""
    if seat == view.seat:
        return "@"
    first = view.names[seat][:1].upper()
    alike = [one for one in view.names if one[:1].upper() == first]
    return first if len(alike) == 1 and first.isalpha() else str(seat + 1)


def signs_of(view: WorldView, space: str, style: Style) -> Line:
    """Pawns, cards, gold and face-down spells of a space."""
    seen = view.space(space)
    parts: Line = [("you" if seat == view.seat else "key", letter(view, seat)) for seat in seen.seats]
    # What bars a way comes before what lies there: where there is no room for all, it stays.
    parts += [("bad", f" {mark if style.unicode else mark.replace('◆', '*')}") for mark in seen.marks]
    if seen.cards:
        enemy = any(view.catalog.cards[card_of(one)].kind == "enemy" for one in seen.cards)
        sign = "▪" if style.unicode else "#"
        parts.append(("bad" if enemy else "good", f" {sign}{len(seen.cards)}{'!' if enemy else ''}"))
    if seen.gold:
        parts.append(("gold", f" ${seen.gold}"))
    if seen.hidden:
        parts.append(("secret", f" ?{seen.hidden}"))
    if parts and parts[0][1].startswith(" "):
        parts[0] = (parts[0][0], parts[0][1][1:])
    return parts


def _length(parts: Line) -> int:
    return sum(len(part) for _, part in parts)


def short(card: SpaceCard, say: Say, width: int) -> str:
    """The name of a space in a cell."""
    text = card.name.to(say.lang)
    if len(text) > width:
        text = _cut(card.covers or card.id, text).to(say.lang)
    stem, _, number = text.rpartition(" ")
    if len(text) > width and number.isdecimal():
        return f"{stem[: width - len(number) - 1]}.{number}"
    return text if len(text) <= width else f"{text[: width - 1].rstrip(' .')}."


def _cut(space: str, text: str) -> Text:
    """Its name for a small cell; a space of another board may be called as one of the rings is."""
    known = (cut for one, cut in CUT_NAMES.items() if space == one or space.endswith(f"_{one}"))
    return next(known, Text(text, text))


def board(view: WorldView, say: Say, style: Style) -> list[Line]:
    """The rings; a low screen has one line for each row of cells instead of two."""
    spaces = [card for card in spaces_of(view) if view.region(card.id).board == BOARD]
    return grid_lines(view, spaces, say, style, range(SIDE))


def grid_lines(view: WorldView, spaces: Sequence[SpaceCard], say: Say, style: Style, side: range) -> list[Line]:
    """Spaces in the cells of a square."""
    width = WIDE_CELL if style.width >= WIDEST else CELL
    grid = {(card.at[0], card.at[1]): card for card in spaces}
    lines: list[Line] = []
    for row in side:
        cells = [cell(view, grid.get((row, column)), say, style, width, width == WIDE_CELL) for column in side]
        for height in range(1 if style.compact else 2):
            line: Line = []
            for drawn in cells:
                line += [("dim", "│"), *drawn[height]]
            lines.append([*line, ("dim", "│")])
    return lines


def spaces_of(view: WorldView) -> list[SpaceCard]:
    cards = [view.catalog.cards[one] for one in view.rings]
    return [card for card in cards if isinstance(card, SpaceCard)]


def cell(view: WorldView, card: SpaceCard | None, say: Say, style: Style, width: int, wide: bool) -> list[Line]:
    """The lines of a cell: name and signs, of a low one in one line; of a wide one also what lies there."""
    if card is None:
        return [[("", " " * width)]] * 2
    ink = "you" if view.seat in view.space(card.id).seats and view.seat is not None else INKS.get(card.region, "")
    signs = signs_of(view, card.id, style)
    if style.compact:
        signs = _fitting(signs, width // 2)
        room = width - _length(signs)
        return [[(ink, short(view.land(card.id), say, room).ljust(room)), *signs]]
    bridge = " ≈" if card.bridge else ""
    title = short(view.land(card.id), say, width - len(bridge))
    top: Line = [(ink, title.ljust(width - len(bridge))), ("key", bridge)]
    signs = _fitting(signs, width)
    room = width - _length(signs) - (1 if signs else 0)
    if wide and room > LEAST_NAME:
        lying = ", ".join(strong(view, one, say) for one in view.space(card.id).cards)
        draw = view.draws(card.id)
        drawn = say("table.draw", n=draw) if draw else ""
        signs += [("", " " if signs else ""), ("dim", shortened(lying or drawn, room))]
    return [_filled(top, width), _filled(signs, width)]


def _fitting(signs: Line, width: int) -> Line:
    """As many signs as there is room for, pawns first."""
    kept: Line = []
    for part in signs:
        if _length([*kept, part]) <= width:
            kept.append(part)
    return kept


def _filled(parts: Line, width: int) -> Line:
    return [*parts, ("", " " * max(0, width - _length(parts)))]


def named(view: WorldView, say: Say, style: Style) -> list[Line]:
    """The names of all spaces of the rings, by regions, in the order in which one walks over them."""
    lines: list[Line] = []
    for region, spaces in view.ring.items():
        names = ", ".join(name(view, space, say) for space in spaces)
        text = f"{view.regions[region].name.to(say.lang)} – {names}"
        lines += [[("", line)] for line in textwrap.wrap(text, style.width - 1, subsequent_indent="  ")]
    return lines


def listing(view: WorldView, say: Say, style: Style) -> list[Line]:
    """The spaces on which there is anything, by regions."""
    lines: list[Line] = []
    for region, about in view.regions.items():
        told: list[str] = []
        for card in spaces_of(view):
            seen = view.space(card.id)
            there = [letter(view, seat) for seat in seen.seats]
            there += [strong(view, one, say) for one in seen.cards]
            there += [mark if style.unicode else mark.replace("◆", "*") for mark in seen.marks]
            there += [say("look.gold", n=seen.gold)] if seen.gold else []
            there += [say("look.hidden", n=seen.hidden)] if seen.hidden else []
            if card.region == region and there:
                told.append(f"{name(view, card.id, say)}: {', '.join(there)}")
        if told:
            text = f"{about.name.to(say.lang)} – {'; '.join(told)}"
            ink = INKS.get(region, "")
            lines += [[(ink, line)] for line in textwrap.wrap(text, style.width - 1, subsequent_indent="  ")]
    return lines

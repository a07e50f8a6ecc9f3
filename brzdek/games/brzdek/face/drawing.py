"""The map drawn with characters; where it cannot be drawn, a list of rooms."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.drawing import Fragment, Line, Style
from brzdek.core.lines import packed
from brzdek.core.text import Say
from brzdek.games.brzdek.face.closing_up import plan_close
from brzdek.games.brzdek.face.layout import EDGE, LOW, TALL, DrawnPassage, MapLayout, Spot, plan
from brzdek.games.brzdek.face.places import room_line, within
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.brzdek.view.ways import reach
from brzdek.games.raid.face.canvas import DOUBLE, THIN, Canvas, beside_crossings, sign_cells
from brzdek.games.raid.face.naming import capital
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.places import pawns
from brzdek.games.raid.face.routing import Cell, LineStep
from brzdek.games.raid.face.signs import (
    ARROWS,
    ARTIFACT,
    IDOL,
    LOCK,
    MAJOR,
    MARKET,
    MINOR,
    MONSTER,
    OUT,
    SPRING,
    pawn_marks,
    who_is_who,
)

UP, DOWN = ARROWS[0, -1], ARROWS[0, 1]
WIDEST = 100
"""Wider than this, the map only gets emptier."""
NEAR = 2
"""So many tunnels away is near."""

COVERED = f" ·{THIN}{DOUBLE}"
"""What a pawn may stand on."""


def draw_map(view: HeistView, say: Say, style: Style) -> list[Line]:
    """The whole board with everybody on it, and a legend."""
    sheet = _sheet(view, style)
    if sheet is None:
        return list_rooms(view, say, style, all_rooms=False)
    return [*_drawn(view, sheet, say).lines(), *_undrawn(sheet, say), *legend(view, say, style)]


def draw_part(view: HeistView, say: Say, style: Style) -> list[Line]:
    """As many lines of the board as the style is high, around one's own pawn; marks in the margin: there is more."""
    sheet = _sheet(view, style)
    if sheet is None:
        return []
    if sheet.height > style.height:
        sheet = plan_close(view.board, _width(style)) or sheet
    canvas = _drawn(view, sheet, say)
    if sheet.height <= style.height < sheet.height + len(_below(view, "", say, style)):
        return canvas.lines()  # rather the whole map: the signs of the others are their initials
    cut = sheet.height + len(_below(view, "", say, style)) > style.height
    height = min(sheet.height, style.height - len(_below(view, UP + DOWN if cut else "", say, style)))
    own = sheet.spots[view.board.start if view.me.out else view.me.room].y
    top = max(0, min(own - height // 2, sheet.height - height))
    gate = sheet.spots[view.board.start].y
    if view.me.artifacts and abs(own - gate) < height:
        top = max(0, min(gate, own, sheet.height - height))  # the way home
    marks = (UP if top else "") + (DOWN if top + height < sheet.height else "")
    if UP in marks:
        canvas.put(0, top, [("key", UP)])
    if DOWN in marks:
        canvas.put(0, top + height - 1, [("key", DOWN)])
    return [*canvas.lines()[top : top + height], *_below(view, marks, say, style)]


def _below(view: HeistView, marks: str, say: Say, style: Style) -> list[Line]:
    """Who is who, and what the marks in the margin mean."""
    parts = [*who_is_who(view, say), *([say("map.on", sign=marks)] if marks else [])]
    return [[("dim", line)] for line in packed(parts, style.width - 1)]


def _sheet(view: HeistView, style: Style) -> MapLayout | None:
    """The board as it fits the width of the screen, if it does."""
    return plan(view.board, _width(style), LOW if style.compact else TALL) if style.unicode else None


def _width(style: Style) -> int:
    return min(style.width - 1, WIDEST)


def _drawn(view: HeistView, sheet: MapLayout, say: Say) -> _Canvas:
    """Tunnels, rooms and pawns."""
    canvas = _Canvas(sheet)
    canvas.tunnels()
    if sheet.depths is not None:
        canvas.depths(sheet.depths, say("map.depths"))
    marks = pawn_marks(view)
    reached = reach(view, view.purse)
    for room, spot in sheet.spots.items():
        canvas.put(spot.x, spot.y, _label(view, room, spot.width, room in reached))
        canvas.put(spot.left, spot.y, [("key", spot.before)])
        canvas.put(spot.x + spot.width, spot.y, [("key", spot.after)])
    for room, spot in sheet.spots.items():
        canvas.pawns(spot, [("you" if seat == view.seat else "last", marks[seat]) for seat in pawns(view, room)])
    return canvas


def list_rooms(view: HeistView, say: Say, style: Style, *, all_rooms: bool) -> list[Line]:
    """One line for each room: all of them, or those near by and those where somebody is."""
    rooms = list(view.board.rooms)
    here = view.me.room
    if not all_rooms:
        near = within(view, here, NEAR)
        others = sorted({thief.room for thief in view.thieves if not thief.out} - set(near))
        rooms = [*near, *others]
    lines: list[Line] = []
    for room in rooms:
        lines += wrapped(capital(room_line(view, room, say)), style, "you" if room == here else "")
    if not all_rooms:
        lines.append([("dim", say("map.all"))])
    return lines


def legend(view: HeistView, say: Say, style: Style) -> list[Line]:
    """What the signs mean, and who is who."""
    signs = {
        "out": OUT, "market": MARKET, "spring": SPRING, "artifact": ARTIFACT, "major": MAJOR, "minor": MINOR,
        "idol": IDOL, "monster": MONSTER, "lock": LOCK, "arrow": ARROWS[1, 0], "edge": EDGE,
    }  # fmt: skip
    parts = [*say("map.legend", **signs).split(" · "), *who_is_who(view, say)]
    return [[("dim", line)] for line in packed(parts, style.width - 1)]


def _label(view: HeistView, room: int, width: int, in_reach: bool) -> list[Fragment]:
    """A room: its number and what lies there, in brackets; sharp ones for a crystal cave."""
    here, lying = view.board.rooms[room], view.lying(room)
    opening, closing = "<>" if here.crystal_cave else "[]"
    ink = "you" if room == view.me.room else "good" if in_reach else ""
    inside: list[Fragment] = [(ink, str(room))]
    if room == view.board.start:
        inside.append(("key", OUT))
    if here.market:
        inside.append(("key", MARKET))
    if here.heal:
        inside.append(("good", SPRING))
    if lying["artifact"]:
        inside.append(("gold", f"{ARTIFACT}{view.pieces[lying['artifact']].points}"))
    inside += [
        ("secret", MAJOR * lying["major"]), ("secret", MINOR * lying["minor"]), ("gold", IDOL * lying["idols"]),
    ]  # fmt: skip
    space = width - 2 - sum(len(text) for _, text in inside)
    return [(ink, opening), *inside, ("", " " * max(0, space)), (ink, closing)]


def _undrawn(sheet: MapLayout, say: Say) -> list[Line]:
    """Tunnels for which there was no place."""
    if not sheet.undrawn:
        return []
    pairs = ", ".join(f"{one.start}–{one.end}" for one in sheet.undrawn)
    return [[("dim", say("map.undrawn", pairs=pairs))]]


class _Canvas(Canvas):
    """The map on its sheet."""

    def __init__(self, sheet: MapLayout) -> None:
        super().__init__(sheet.width, sheet.height)
        self.sheet = sheet

    # -- tunnels

    def tunnels(self) -> None:
        for passage, steps in self.sheet.routes:
            self._line(passage, steps)
        for passage, steps in self.sheet.routes:
            self._marks(passage, steps)

    def _line(self, passage: DrawnPassage, steps: Sequence[LineStep]) -> None:
        strokes = DOUBLE if passage.tunnel.boots > 1 else THIN
        self.trace(steps, strokes, self.sheet.crossings, into=passage.into)
        if passage.one_way:
            self.cells[steps[-1].cell] = ("", ARROWS[passage.into or steps[-1].way])

    def _marks(self, passage: DrawnPassage, steps: Sequence[LineStep]) -> None:
        """Monsters and locks, in the middle of the longest straight part."""
        marks = MONSTER * passage.tunnel.monsters + LOCK * passage.tunnel.locked
        if marks:
            inner = (steps[:-1] if passage.one_way or passage.into else steps) or steps
            gaps = beside_crossings(steps, self.sheet.crossings)
            cells = sign_cells(len(marks), inner, self.sheet.crossings | gaps, self._is_free)
            for cell, mark in zip(cells, marks, strict=True):
                self.cells[cell] = ("bad" if mark == MONSTER else "key", mark)

    def _is_free(self, cell: Cell) -> bool:
        """May a sign stand there, beside a line?"""
        x, y = cell
        spots = self.sheet.spots.values()
        return cell not in self.cells and not any(spot.y == y and spot.left <= x <= spot.right for spot in spots)

    def pawns(self, spot: Spot, marks: Sequence[Fragment]) -> None:
        """Pawns right of a room, or left of it where they would hide something."""
        beside = [self.cells.get((spot.right + more, spot.y), ("", " "))[1] for more in range(len(marks))]
        hides = any(sign not in COVERED for sign in beside)
        self.put(spot.left - len(marks) if hides else spot.right, spot.y, marks)

    def depths(self, line: int, name: str) -> None:
        """A dotted line above the depths, with their name at one end of it."""
        for start in (self.sheet.width - len(name), 0):
            if not any((x, line) in self.cells for x in range(start, start + len(name))):
                self.put(start, line, [("dim", name)])
                break
        for x in range(0, self.sheet.width, 2):
            self.cells.setdefault((x, line), ("dim", "·"))

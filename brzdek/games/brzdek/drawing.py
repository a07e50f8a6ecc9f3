"""The map drawn with characters; where it cannot be drawn, a list of rooms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from brzdek.core.face import Fragment, Line, Style
from brzdek.core.text import Say, fold
from brzdek.games.brzdek.canvas import DOUBLE, THIN, Canvas, sign_cells
from brzdek.games.brzdek.layout import EDGE, LOW, TALL, Passage, Plan, Spot, plan
from brzdek.games.brzdek.naming import capital
from brzdek.games.brzdek.panels import wrapped
from brzdek.games.brzdek.places import pawns, room_line, within
from brzdek.games.brzdek.routing import Step, Way
from brzdek.games.brzdek.view import HeistView, RaidView
from brzdek.games.brzdek.ways import purse_of, reach

WIDEST = 100
"""Wider than this, the map only gets emptier."""
NEAR = 2
"""So many tunnels away is near."""

OUT, MARKET, SPRING, ARTIFACT, MAJOR, MINOR, IDOL = "⌂$♥♦●○☻"
MONSTER, LOCK, YOU = "†■@"
ARROWS: dict[Way, str] = {(1, 0): "►", (-1, 0): "◄", (0, 1): "▼", (0, -1): "▲"}
COVERED = f" ·{THIN}{DOUBLE}"
"""What a pawn may stand on."""


def draw_map(view: HeistView, say: Say, style: Style) -> list[Line]:
    """The whole board with everybody on it, and a legend."""
    sheet = plan(view.board, min(style.width - 1, WIDEST), LOW if style.compact else TALL) if style.unicode else None
    if sheet is None:
        return list_rooms(view, say, style, all_rooms=False)
    canvas = _Canvas(sheet)
    canvas.tunnels()
    if sheet.depths is not None:
        canvas.depths(sheet.depths, say("map.depths"))
    marks = pawn_marks(view)
    reached = reach(view, purse_of(view))
    for room, spot in sheet.spots.items():
        canvas.put(spot.x, spot.y, _label(view, room, spot.width, room in reached))
        canvas.put(spot.left, spot.y, [("key", spot.before)])
        canvas.put(spot.x + spot.width, spot.y, [("key", spot.after)])
    for room, spot in sheet.spots.items():
        canvas.pawns(spot, [("you" if seat == view.seat else "last", marks[seat]) for seat in pawns(view, room)])
    return [*canvas.lines(), *_undrawn(sheet, say), *legend(view, say, style)]


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


def pawn_marks(view: RaidView[Any]) -> list[str]:
    """A sign for each player: @ for oneself, else an initial, or a number where initials would be the same."""
    initials = [fold(name)[:1].upper() for name in view.names]
    marks = [
        initial if initial.isalpha() and initials.count(initial) == 1 else str(seat + 1)
        for seat, initial in enumerate(initials)
    ]
    return [YOU if seat == view.seat else mark for seat, mark in enumerate(marks)]


def legend(view: HeistView, say: Say, style: Style) -> list[Line]:
    """What the signs mean, and who is who."""
    signs = {
        "out": OUT, "market": MARKET, "spring": SPRING, "artifact": ARTIFACT, "major": MAJOR, "minor": MINOR,
        "idol": IDOL, "monster": MONSTER, "lock": LOCK, "arrow": ARROWS[1, 0], "edge": EDGE,
    }  # fmt: skip
    parts = [*say("map.legend", **signs).split(" · "), *who_is_who(view, say)]
    return [[("dim", line)] for line in packed(parts, style.width - 1)]


def who_is_who(view: RaidView[Any], say: Say) -> list[str]:
    """The sign of each player with the name."""
    return [
        f"{mark} {say('you') if seat == view.seat else name}"
        for seat, (mark, name) in enumerate(zip(pawn_marks(view), view.names, strict=True))
    ]


def packed(parts: Sequence[str], width: int) -> Iterator[str]:
    """The parts on as few lines as they need."""
    line = ""
    for part in parts:
        longer = f"{line} · {part}" if line else part
        if len(longer) > width and line:
            yield line
            line = part
        else:
            line = longer
    yield line


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


def _undrawn(sheet: Plan, say: Say) -> list[Line]:
    """Tunnels for which there was no place."""
    if not sheet.undrawn:
        return []
    pairs = ", ".join(f"{one.start}–{one.end}" for one in sheet.undrawn)
    return [[("dim", say("map.undrawn", pairs=pairs))]]


class _Canvas(Canvas):
    """The map on its sheet."""

    def __init__(self, sheet: Plan) -> None:
        super().__init__(sheet.width, sheet.height)
        self.sheet = sheet

    # -- tunnels

    def tunnels(self) -> None:
        for passage, steps in self.sheet.routes:
            self._line(passage, steps)
        for passage, steps in self.sheet.routes:
            self._marks(passage, steps)

    def _line(self, passage: Passage, steps: Sequence[Step]) -> None:
        self.trace(steps, DOUBLE if passage.tunnel.boots > 1 else THIN, self.sheet.crossings)
        if passage.one_way:
            self.cells[steps[-1].cell] = ("", ARROWS[steps[-1].way])

    def _marks(self, passage: Passage, steps: Sequence[Step]) -> None:
        """Monsters and locks, in the middle of the longest straight part."""
        marks = MONSTER * passage.tunnel.monsters + LOCK * passage.tunnel.locked
        if marks:
            inner = steps[:-1] if passage.one_way else steps
            cells = sign_cells(len(marks), inner, self.sheet.crossings)
            for cell, mark in zip(cells, marks, strict=True):
                self.cells[cell] = ("bad" if mark == MONSTER else "key", mark)

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

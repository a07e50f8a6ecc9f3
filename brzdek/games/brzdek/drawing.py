"""The map drawn with characters; where it cannot be drawn, a list of rooms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.face import Fragment, Line, Style
from brzdek.core.text import Say, fold
from brzdek.games.brzdek.layout import EDGE, LOW, TALL, Passage, Plan, Spot, plan
from brzdek.games.brzdek.naming import capital
from brzdek.games.brzdek.panels import wrapped
from brzdek.games.brzdek.places import pawns, room_line, within
from brzdek.games.brzdek.routing import Cell, Step, Way
from brzdek.games.brzdek.view import HeistView
from brzdek.games.brzdek.ways import purse_of, reach

WIDEST = 100
"""Wider than this, the map only gets emptier."""
NEAR = 2
"""So many tunnels away is near."""

OUT, MARKET, SPRING, ARTIFACT, MAJOR, MINOR, IDOL = "⌂$♥♦●○☻"
MONSTER, LOCK, YOU = "†■@"
ARROWS: dict[Way, str] = {(1, 0): "►", (-1, 0): "◄", (0, 1): "▼", (0, -1): "▲"}
BENDS: dict[tuple[Way, Way], int] = {
    ((1, 0), (0, 1)): 0, ((0, -1), (-1, 0)): 0,
    ((1, 0), (0, -1)): 1, ((0, 1), (-1, 0)): 1,
    ((-1, 0), (0, 1)): 2, ((0, -1), (1, 0)): 2,
    ((-1, 0), (0, -1)): 3, ((0, 1), (1, 0)): 3,
}  # fmt: skip
THIN, DOUBLE = "┐┘┌└─│", "╗╝╔╚═║"
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


def pawn_marks(view: HeistView) -> list[str]:
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
    who = [
        f"{mark} {say('you') if seat == view.seat else name}"
        for seat, (mark, name) in enumerate(zip(pawn_marks(view), view.names, strict=True))
    ]
    parts = [*say("map.legend", **signs).split(" · "), *who]
    return [[("dim", line)] for line in _packed(parts, style.width - 1)]


def _packed(parts: Sequence[str], width: int) -> Iterator[str]:
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


class _Canvas:
    """A sheet of characters, each with its ink."""

    def __init__(self, sheet: Plan) -> None:
        self.sheet = sheet
        self.cells: dict[Cell, Fragment] = {}

    def put(self, x: int, y: int, fragments: Sequence[Fragment]) -> None:
        """Write fragments from a place to the right."""
        for ink, text in fragments:
            for letter in text:
                self.cells[x, y] = (ink, letter)
                x += 1

    def lines(self) -> list[Line]:
        drawn: list[Line] = []
        for y in range(self.sheet.height):
            last = max((x for x, line in self.cells if line == y), default=-1)
            line: Line = []
            for x in range(last + 1):
                ink, letter = self.cells.get((x, y), ("", " "))
                if line and line[-1][0] == ink:
                    line[-1] = (ink, line[-1][1] + letter)
                else:
                    line.append((ink, letter))
            drawn.append(line)
        return drawn

    # -- tunnels

    def tunnels(self) -> None:
        for passage, steps in self.sheet.routes:
            self._line(passage, steps)
        for passage, steps in self.sheet.routes:
            self._marks(passage, steps)

    def _line(self, passage: Passage, steps: Sequence[Step]) -> None:
        strokes = DOUBLE if passage.tunnel.boots > 1 else THIN
        for place, (cell, way) in enumerate(steps):
            following = steps[place + 1].way if place + 1 < len(steps) else way
            if cell in self.sheet.crossings and way[0]:
                continue
            stroke = BENDS[way, following] if following != way else 4 if way[0] else 5
            self.cells[cell] = ("dim", strokes[stroke])
        if passage.one_way:
            self.cells[steps[-1].cell] = ("", ARROWS[steps[-1].way])

    def _marks(self, passage: Passage, steps: Sequence[Step]) -> None:
        """Monsters and locks, in the middle of the longest straight part."""
        marks = MONSTER * passage.tunnel.monsters + LOCK * passage.tunnel.locked
        if marks:
            inner = steps[:-1] if passage.one_way else steps
            cells = self._place_for(len(marks), inner)
            for cell, mark in zip(cells, marks, strict=True):
                self.cells[cell] = ("bad" if mark == MONSTER else "key", mark)

    def _place_for(self, count: int, steps: Sequence[Step]) -> Sequence[Cell]:
        """Cells of the line: of a straight part, best a level one; else wherever no other line crosses."""
        runs = _runs(steps, self.sheet.crossings)
        long_enough = [run for run in runs if len(run) >= count]
        if long_enough:
            return _middle(max(long_enough, key=lambda run: (run[0][1] == run[-1][1], len(run))), count)
        straight = [cell for run in runs for cell in run]
        if len(straight) >= count:
            return _middle(straight, count)
        own = [step.cell for step in steps if step.cell not in self.sheet.crossings]
        x, y = steps[len(steps) // 2].cell
        return _middle(own, count) if len(own) >= count else [(x + more, y) for more in range(count)]

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


def _middle(cells: Sequence[Cell], count: int) -> Sequence[Cell]:
    start = (len(cells) - count) // 2
    return cells[start : start + count]


def _runs(steps: Sequence[Step], crossings: frozenset[Cell]) -> list[list[Cell]]:
    """The straight parts of a line, each from left to right or from top to bottom."""
    runs: list[list[Cell]] = []
    before: Way | None = None
    for place, (cell, way) in enumerate(steps):
        bends = place + 1 < len(steps) and steps[place + 1].way != way
        if cell in crossings or bends:
            before = None
            continue
        if way == before:
            runs[-1].append(cell)
        else:
            runs.append([cell])
        before = way
    return [sorted(run) for run in runs]

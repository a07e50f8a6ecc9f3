"""Tiles drawn with characters."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from brzdek.core.drawing import Fragment
from brzdek.core.values import dataclass
from brzdek.games.katakumby.cards.tiles import A_TO_B, DEPTHS, Layout, Passage, Tile
from brzdek.games.katakumby.face.tile_plan import FULL, LOW, Line, SketchSize, TileSketch, plan
from brzdek.games.katakumby.face.tile_signs import TileSigns, room_label, signs
from brzdek.games.raid.face.canvas import LEVEL, UPRIGHT, Canvas, beside_crossings, sign_cells
from brzdek.games.raid.face.routing import Box, Cell, LineStep, Way

Labels = Mapping[str, Sequence[Fragment]]
"""What stands inside each room."""

JOINTS: tuple[Way, ...] = ((0, 1), (0, -1), (1, 0), (-1, 0))
"""The ways in which a tunnel comes to the upper, lower, left and right wall of a room."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A tile as it lies on the table, drawn; paste its canvas where the tile lies.

    Neighbouring tiles share their border, so the next tile begins ``width - 1`` columns further on.
    """

    canvas: Canvas
    rooms: Mapping[str, Box]
    """Where rooms and portals stand on the canvas."""
    ends: Mapping[str, Cell]
    """Where the edge points are on the canvas, by their printed names."""
    undrawn: Sequence[int]
    """Tunnels for which there was no place."""


def draw_tile(
    layout: Layout,
    points: int,
    *,
    rotation: int = 0,
    size: SketchSize = FULL,
    labels: Labels | None = None,
    opened: Collection[int] = (),
    unicode: bool = True,
) -> Drawing:
    """A tile, or a side of the starting tile, turned clockwise by so many degrees.

    ``labels``: what stands inside the rooms, else their numbers and symbols; ``opened``: tunnels whose lock no
    longer counts.
    """
    sign = signs(unicode)
    inside = {
        **(labels or numbered(layout, unicode)),
        **{portal: [("secret", sign.portal)] for portal in layout.portals},
    }
    widths = tuple(sum(len(text) for _, text in inside[name]) for name in (*layout.rooms, *layout.portals))
    planned = plan(layout, points, rotation, size, widths)
    pen = _Pen(layout, planned, sign)
    pen.border()
    pen.rooms(inside)
    pen.tunnels(opened)
    return Drawing(pen, planned.boxes, planned.ends, planned.undrawn)


def numbered(layout: Layout, unicode: bool = True) -> dict[str, list[Fragment]]:
    """Rooms by their numbers on the tile, with their symbols."""
    return {name: room_label(str(number), room, unicode) for number, (name, room) in enumerate(layout.rooms.items(), 1)}


class _Pen(Canvas):
    """The sheet while a tile is being drawn."""

    def __init__(self, layout: Layout, planned: TileSketch, sign: TileSigns) -> None:
        super().__init__(planned.width, planned.height)
        self.layout = layout
        self.plan = planned
        self.sign = sign

    def border(self) -> None:
        """The edge of the tile; of the starting tile, also the line between its halves."""
        if isinstance(self.layout, Tile):
            self._frame(0, self.height - 1, self.sign.borders[self.layout.back])
            if self.layout.haunted:
                self.put(2, 0, [("bad", f" {self.sign.haunted} ")])
                self.put(self.width - 5, self.height - 1, [("bad", f" {self.sign.haunted} ")])
            return
        middle = self.height // 2
        self._frame(middle, self.height - 1, self.sign.borders["haven"])
        self._frame(0, middle, self.sign.borders[DEPTHS])

    def _frame(self, top: int, bottom: int, strokes: str) -> None:
        right = self.width - 1
        for x in range(1, right):
            self.put(x, top, [("dim", strokes[LEVEL])])
            self.put(x, bottom, [("dim", strokes[LEVEL])])
        for y in range(top + 1, bottom):
            self.put(0, y, [("dim", strokes[UPRIGHT])])
            self.put(right, y, [("dim", strokes[UPRIGHT])])
        for corner, cell in zip(strokes, ((0, top), (right, top), (right, bottom), (0, bottom)), strict=False):
            self.put(*cell, [("dim", corner)])

    # -- rooms

    def rooms(self, inside: Labels) -> None:
        for name, box in self.plan.boxes.items():
            right, bottom = box.left + box.width - 1, box.line + box.height - 1
            room = self.layout.rooms.get(name)
            cave = room is not None and room.feature("crystal_cave") is not None
            if box.height == LOW:
                opening, closing = "()" if room is None else "<>" if cave else "[]"
                self.put(box.left, box.line, [("", opening), *inside[name], ("", closing)])
                continue
            walls = self.sign.cave if cave else self.sign.box
            for x in range(box.left + 1, right):
                self.put(x, box.line, [("", walls[LEVEL])])
                self.put(x, bottom, [("", walls[LEVEL])])
            corners = ((box.left, box.line), (right, box.line), (right, bottom), (box.left, bottom))
            for corner, cell in zip(walls, corners, strict=False):
                self.put(*cell, [("", corner)])
            self.put(box.left, box.middle, [("", walls[UPRIGHT] + " " * (box.width - 2) + walls[UPRIGHT])])
            spare = box.width - 2 - sum(len(text) for _, text in inside[name])
            self.put(box.left + 1 + spare // 2, box.middle, inside[name])

    # -- tunnels

    def tunnels(self, opened: Collection[int]) -> None:
        drawn = [
            (index, tunnel, line)
            for index, (tunnel, line) in enumerate(zip(self.layout.tunnels, self.plan.lines, strict=True))
            if line.steps
        ]
        for _, tunnel, line in drawn:
            self.trace(line.steps, self.sign.double if tunnel.footprints else self.sign.thin, self.plan.crossings, "")
            self._joint(tunnel, line.start, _back(line.steps[0]))
            self._joint(tunnel, line.end, line.steps[-1])
        for index, tunnel, line in drawn:
            self._marks(tunnel, line, locked=tunnel.lock and index not in opened)

    def _joint(self, tunnel: Passage, end: str, last: LineStep) -> None:
        """Where a tunnel meets the border or the wall of a room."""
        (x, y), (right, down) = last
        if end in self.plan.ends:
            strokes = self.sign.double if tunnel.footprints else self.sign.thin
            self.put(x + right, y + down, [("", strokes[LEVEL if right else UPRIGHT])])
        elif self.plan.boxes[end].height > LOW:
            joints = self.sign.double_joints if tunnel.footprints else self.sign.joints
            self.put(x + right, y + down, [("", joints[JOINTS.index(last.way)])])

    def _marks(self, tunnel: Passage, line: Line, *, locked: bool) -> None:
        """The arrow at the end it points to; monsters and the lock in the middle."""
        inner = line.steps
        if tunnel.one_way:
            goal = tunnel.b if tunnel.one_way == A_TO_B else tunnel.a
            cell, way = _back(inner[0]) if goal == line.start else inner[-1]
            inner = inner[1:] if goal == line.start else inner[:-1]
            self.put(*cell, [("", self.sign.arrows[way])])
        marks = [("bad", self.sign.monster)] * tunnel.monsters + [("key", self.sign.lock)] * locked
        if marks:
            crossings = self.plan.crossings
            cells = sign_cells(len(marks), inner or line.steps, crossings | beside_crossings(line.steps, crossings))
            for cell, mark in zip(cells, marks, strict=True):
                self.put(*cell, [mark])


def _back(step: LineStep) -> LineStep:
    """The same cell, going the other way."""
    return LineStep(step.cell, (-step.way[0], -step.way[1]))

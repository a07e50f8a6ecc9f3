"""The discovered catacombs drawn with characters, as a whole or as much of them as the screen holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.lines import packed
from brzdek.core.text import Say, fold
from brzdek.core.values import NamedTuple, dataclass
from brzdek.games.katakumby.face.focus import Focus
from brzdek.games.katakumby.face.labels import opened_sign, own_sign, tile_labels
from brzdek.games.katakumby.face.tile_drawing import Drawing, draw_tile
from brzdek.games.katakumby.face.tile_plan import COMPACT, FULL, SketchSize
from brzdek.games.katakumby.face.tile_signs import signs
from brzdek.games.katakumby.rules.catacombs import STEPS, Cell
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.katakumby.view.ways import reach, sallies
from brzdek.games.raid.face.canvas import LEVEL, Canvas
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.routing import Way as Direction
from brzdek.games.raid.face.signs import who_is_who

NEAR = SketchSize(29, 13)
"""The size of tiles when not all of them fit."""
SIZES = (FULL, NEAR, COMPACT)
MARGIN = 5
"""Columns at both sides for the names of open ends; above and below them a line is enough."""
EDGE = 2
"""Columns at both sides of a part of the map for arrows, which hide nothing there."""
LEAST_WIDTH = 48
"""So wide may be what is told below a part of the map, however narrow that is."""
LEAST_HEIGHT = 12
"""Of a part of the map."""


class Frame(NamedTuple):
    """A rectangle of characters."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def middle(self) -> Cell:
        return self.left + self.width // 2, self.top + self.height // 2

    def meets(self, other: Frame) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


@dataclass(frozen=True, slots=True)
class MapSheet:
    """Where the tiles lie on a sheet of characters, at some size."""

    view: DelveView
    size: SketchSize

    @property
    def corner(self) -> Cell:
        """The cell in the upper left corner."""
        cells = self.view.board.cells
        return min(column for column, _ in cells), max(row for _, row in cells)

    @property
    def whole(self) -> Frame:
        cells = self.view.board.cells
        left, top = self.corner
        columns = max(column for column, _ in cells) - left + 1
        rows = top - min(row for _, row in cells) + 1
        width = columns * (self.size.width - 1) + 1 + 2 * MARGIN
        return Frame(0, 0, width, rows * (self.size.height - 1) + 3)

    def place(self, cell: Cell, high: int = 1) -> Frame:
        """Where a cell lies, with so many cells below it."""
        left, top = self.corner
        x = MARGIN + (cell[0] - left) * (self.size.width - 1)
        y = 1 + (top - cell[1]) * (self.size.height - 1)
        return Frame(x, y, self.size.width, high * (self.size.height - 1) + 1)

    def tile(self, tile: int) -> Frame:
        cell = self.view.board.placed[tile].cell
        return self.place(cell) if tile else self.place((cell[0], cell[1] + 1), 2)


def draw_map(
    view: DelveView, say: Say, style: Style, focus: Focus | None = None, least: int = LEAST_HEIGHT
) -> list[Line]:
    """The map with its legend; where that is too much, without it; else a part of it, so many lines high at least.

    ``focus``: what is to be in the middle of a part, if not one's own pawn.
    """
    hint: list[Line] = [[("dim", say("map.signs"))]]
    for below in [hint] if style.compact else [legend(view, say, style), hint]:
        for size in SIZES:
            sheet = MapSheet(view, size)
            whole = sheet.whole
            if whole.width < style.width and (not style.height or whole.height + len(below) <= style.height):
                canvas, undrawn = _drawn(sheet, whole, style)
                if size is not COMPACT or not undrawn:
                    return [*canvas.lines(), *_undrawn(undrawn, say, style), *below]
    return _part(MapSheet(view, NEAR), focus or Focus(view.me.room), say, style, least)


def _part(sheet: MapSheet, focus: Focus, say: Say, style: Style, least: int) -> list[Line]:
    """As much as fits, with arrows in the margin where there is more."""
    whole = sheet.whole
    width = min(style.width - 1 - 2 * EDGE, whole.width)
    # What is told below it is no wider than it is: beside it lies something else.
    notes = wrapped(say("map.more"), style._replace(width=min(style.width, max(width + 2 * EDGE, LEAST_WIDTH))), "dim")
    height = min(max(least, style.height - len(notes)), whole.height) if style.height else whole.height
    x, y = _middle(sheet, focus, style)
    left = max(0, min(x - width // 2, whole.width - width))
    top = max(0, min(y - height // 2, whole.height - height))
    frame = Frame(left, top, width, height)
    canvas, undrawn = _drawn(sheet, frame, style)
    shown = Canvas(width + 2 * EDGE, height)
    shown.paste(_cut(canvas, frame), EDGE, 0)
    arrows = signs(style.unicode).arrows
    for line, way in dict.fromkeys(_further(sheet, frame)):
        shown.put(shown.width - 1 if way[0] > 0 else 0, line, [("key", arrows[way])])
    return [*shown.lines(), *_undrawn(undrawn, say, style), *notes]


def _middle(sheet: MapSheet, focus: Focus, style: Style) -> Cell:
    """The character in the middle of what is asked for."""
    if not focus.room:
        return sheet.place(focus.cell).middle
    cave = sheet.view.cave(focus.room)
    frame, box = sheet.tile(cave.tile), _tile(sheet, cave.tile, style).rooms[cave.name]
    return frame.left + box.left + box.width // 2, frame.top + box.middle


def _further(sheet: MapSheet, frame: Frame) -> Iterator[tuple[int, Direction]]:
    """In which directions there is more to see than the frame shows, and in which of its lines that is told."""
    last = frame.height - 1
    for tile in range(len(sheet.view.board.placed)):
        lies = sheet.tile(tile)
        line = min(max(lies.middle[1] - frame.top, 1), last - 1)
        if lies.left < frame.left:
            yield line, (-1, 0)
        elif lies.right > frame.right:
            yield line, (1, 0)
        if lies.top < frame.top:
            yield 0, (0, -1)
        elif lies.bottom > frame.bottom:
            yield last, (0, 1)


def _cut(canvas: Canvas, frame: Frame) -> Canvas:
    part = Canvas(frame.width, frame.height)
    for (x, y), fragment in canvas.cells.items():
        if frame.left <= x < frame.right and frame.top <= y < frame.bottom:
            part.cells[x - frame.left, y - frame.top] = fragment
    return part


# -- tiles


def _drawn(sheet: MapSheet, frame: Frame, style: Style) -> tuple[Canvas, list[str]]:
    """All tiles that meet the frame, with the names of open ends; and the tunnels for which there was no place."""
    view = sheet.view
    canvas = Canvas(sheet.whole.width, sheet.whole.height)
    purse = view.purse
    reached = {} if view.me.out else reach(view, purse)
    open_now = set() if view.me.out else {sally.way.end for sally in sallies(view, purse, reached)}
    undrawn: list[str] = []
    tiles = [tile for tile in range(len(view.board.placed)) if sheet.tile(tile).meets(frame)]
    drawings = {tile: _tile(sheet, tile, style, list(reached)) for tile in tiles}
    for tile, drawing in drawings.items():
        canvas.paste(drawing.canvas, *sheet.tile(tile)[:2])
        undrawn += [_ends(view, tile, tunnel) for tunnel in drawing.undrawn]
    for tile, drawing in drawings.items():
        _number(canvas, sheet.tile(tile), tile + 1)
        for label, end, side in _open_ends(view, tile, drawing):
            _name_end(canvas, sheet.tile(tile), end, side, ("good" if label in open_now else "key", label))
    return canvas, undrawn


def draw_alone(view: DelveView, tile: int, say: Say, style: Style) -> list[Line]:
    """One tile, with the names of its open ends."""
    sheet = MapSheet(view, FULL)
    lies, drawing = sheet.tile(tile), _tile(sheet, tile, style)
    canvas = Canvas(lies.width + 2 * MARGIN, lies.height + 2)
    frame = Frame(MARGIN, 1, lies.width, lies.height)
    canvas.paste(drawing.canvas, frame.left, frame.top)
    _number(canvas, frame, tile + 1)
    for label, end, side in _open_ends(view, tile, drawing):
        _name_end(canvas, frame, end, side, ("key", label))
    undrawn = [_ends(view, tile, tunnel) for tunnel in drawing.undrawn]
    return [*canvas.lines(), *_undrawn(undrawn, say, style)]


def _tile(sheet: MapSheet, tile: int, style: Style, near: Sequence[int] = ()) -> Drawing:
    view = sheet.view
    board, placed = view.board, view.board.placed[tile]
    own = () if view.me.out else (view.me.room,)
    return draw_tile(
        board.plan(tile).layout,
        board.plans.points,
        rotation=90 * placed.turn,
        size=sheet.size,
        labels=tile_labels(view, board, tile, style.unicode, own, near),
        opened=[tunnel for lies, tunnel in board.opened if lies == tile],
        unicode=style.unicode,
    )


def _number(canvas: Canvas, frame: Frame, number: int) -> None:
    """The number of a tile, in a corner where nothing else is."""
    text = f"#{number}"
    columns = (frame.left + 1, frame.right - 1 - len(text))
    for y in (frame.top + 1, frame.bottom - 2):
        for x in columns:
            if not any((x + more, y) in canvas.cells for more in range(len(text))):
                canvas.put(x, y, [("dim", text)])
                return


def _open_ends(view: DelveView, tile: int, drawing: Drawing) -> Iterator[tuple[str, Cell, int]]:
    """The tunnels of a tile that lead into the open: their labels, where they end, and on which side."""
    if not view.tiles_left:
        return
    board = view.board
    for point, edge in board.edges(tile).items():
        if board.facing(point)[0] not in board.cells:
            yield board.label(point), drawing.ends[edge], point[1]


def _name_end(canvas: Canvas, frame: Frame, end: Cell, side: int, label: tuple[str, str]) -> None:
    """Outside the tile, right before the end of the tunnel."""
    length = len(label[1])
    x, y = frame.left + end[0], frame.top + end[1]
    right, up = STEPS[side]
    if up:
        x, y = x - length // 2, y - up
    else:
        x += 1 if right > 0 else -length
    canvas.put(x, y, [label])


def _ends(view: DelveView, tile: int, tunnel: int) -> str:
    """A tunnel by its ends: rooms by their numbers, edge points by their labels."""
    board = view.board
    plan = board.plan(tile)
    names = {edge: board.label(point) for point, edge in board.edges(tile).items()}
    names |= {name: str(board.room_of(tile, name)) for name in plan.rooms}
    passage = plan.layout.tunnels[tunnel]
    return "–".join(names.get(end, end) for end in (passage.a, passage.b))


def _undrawn(tunnels: Sequence[str], say: Say, style: Style) -> list[Line]:
    if not tunnels:
        return []
    text = say("map.undrawn", pairs=", ".join(tunnels))
    return [[("dim", line)] for line in packed(text.split(", "), style.width - 1)]


# -- the legend


def legend(view: DelveView, say: Say, style: Style) -> list[Line]:
    """What the signs mean, and who is who."""
    return _packed([*_signs_explained(style, say), *who_is_who(view, say)], style)


def legend_by_map(view: DelveView, say: Say, style: Style) -> list[Line]:
    """The same, first of the signs that are on the map by now."""
    if not style.unicode:
        return legend(view, say, style)  # letters are no signs of their own
    sheet = MapSheet(view, FULL)
    canvas, _ = _drawn(sheet, sheet.whole, style)
    drawn = {char for line in canvas.lines() for _, text in line for char in text}
    arrows = set(signs(style.unicode).arrows.values())
    drawn |= arrows if drawn & arrows else set()
    told: dict[bool, list[str]] = {True: [], False: []}
    for part in _signs_explained(style, say):
        mark = next((char for char in part if not fold(char).isascii()), "")
        told[not mark or mark in drawn].append(part)
    lines = _packed([*told[True], *who_is_who(view, say)], style)
    return [*lines, [("title", say("map.legend_more"))], *_packed(told[False], style)] if told[False] else lines


def _signs_explained(style: Style, say: Say) -> list[str]:
    sign = signs(style.unicode)
    text = say(
        "map.legend",
        **sign.legend,
        opened=opened_sign(style.unicode),
        mark=own_sign(style.unicode),
        **{back: sign.borders[back][LEVEL] for back in sign.borders},
    )
    return text.split(" · ")


def _packed(parts: Sequence[str], style: Style) -> list[Line]:
    return [[("dim", line)] for line in packed(parts, style.width - 1)]

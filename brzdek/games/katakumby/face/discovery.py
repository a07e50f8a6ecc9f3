"""A tile that is to be placed or turned, in the rotations to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from brzdek.core.ask import Ask
from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say
from brzdek.games.katakumby.face.drawing import NEAR
from brzdek.games.katakumby.face.labels import tile_labels
from brzdek.games.katakumby.face.places import tile_title
from brzdek.games.katakumby.face.rotations import TURNS, Candidate, joined, placing, result, turning
from brzdek.games.katakumby.face.tile_art import feature_words
from brzdek.games.katakumby.face.tile_drawing import Drawing, draw_tile
from brzdek.games.katakumby.face.tile_plan import COMPACT, FULL, SketchSize
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.canvas import Canvas
from brzdek.games.raid.face.panels import wrapped

SMALL = SketchSize(19, 9)
SIZES = (FULL, NEAR, COMPACT, SMALL)
GAP = 1


def picture(view: DelveView, ask: Ask, say: Say, style: Style) -> list[Line]:
    """All rotations that a question offers, drawn and in words."""
    turns = [cast(int, option[1]) for option in ask.options if option[0] in ("place", "turn")]
    if ask.topic == "turn_tile":
        shown = [turning(view, degrees) for degrees in turns]
        return _pictured(view, shown, [joined(one, say) for one in shown], say, style)
    return revealed(view, say, style, turns or TURNS)


def revealed(view: DelveView, say: Say, style: Style, turns: Sequence[int] = TURNS) -> list[Line]:
    """The tile to be placed, in these rotations; of the others, why the pawn could not come in."""
    words = [result(view, degrees, say) for degrees in (*turns, *[turn for turn in TURNS if turn not in turns])]
    return _pictured(view, [placing(view, degrees) for degrees in turns], words, say, style)


def _pictured(view: DelveView, shown: Sequence[Candidate], words: Sequence[str], say: Say, style: Style) -> list[Line]:
    board, tile = shown[0].board, shown[0].tile
    title: Line = [("title", say("tile.candidates", name=tile_title(view, board.placed[tile].tile, say)))]
    if view.walked is not None and style.unicode:
        title.append(("dim", " " + say("tile.entry")))
    drawn = _drawn(view, shown, style, len(words) + 1) if style.unicode else _rooms(shown[0], say, style)
    return [title, *drawn, *[line for text in words for line in wrapped(f"  {text}", style, "", "      ")]]


def _rooms(one: Candidate, say: Say, style: Style) -> list[Line]:
    """The rooms of the tile in words."""
    rooms = []
    for room in one.board.tile_rooms(one.tile):
        found = ", ".join(feature_words(feature, say) for feature in one.board.cave(room).has)
        rooms.append(f"{room} ({found})" if found else str(room))
    return wrapped(say("tile.rooms", rooms=", ".join(rooms)), style)


# -- side by side


def _drawn(view: DelveView, shown: Sequence[Candidate], style: Style, others: int) -> list[Line]:
    """The rotations side by side: in as few rows as can be, as large as can be."""
    lowest: list[Line] = []
    for size in sorted(SIZES, key=lambda size: (_rows(len(shown), size, style), -size.width)):
        rows = _rows(len(shown), size, style)
        drawings = _tiles(view, shown, size, style)
        if drawings is None:
            continue
        lines = list(_side_by_side(shown, drawings, -(-len(shown) // rows)))
        if not style.height or len(lines) + others <= style.height:
            return lines
        lowest = lines if not lowest or len(lines) < len(lowest) else lowest
    return lowest


def _tiles(view: DelveView, shown: Sequence[Candidate], size: SketchSize, style: Style) -> list[Drawing] | None:
    """The rotations at this size; None if something had no place, unless it must do."""
    drawings: list[Drawing] = []
    for one in shown:
        drawing = _tile(view, one, size, style)
        if drawing.undrawn and size is not NEAR:
            return None
        drawings.append(drawing)
    return drawings


def _rows(count: int, size: SketchSize, style: Style) -> int:
    across = max(1, (style.width - 1 + GAP) // (size.width + GAP))
    return -(-count // across)


def _tile(view: DelveView, one: Candidate, size: SketchSize, style: Style) -> Drawing:
    board, tile = one.board, one.tile
    own: list[int] = []
    if view.walked is not None:
        own = [way.to for way in view.onward(one.degrees) if view.why_not_on(way) is None]
    drawing = draw_tile(
        board.plan(tile).layout,
        board.plans.points,
        rotation=one.degrees,
        size=size,
        labels=tile_labels(view, board, tile, style.unicode, own),
        opened=[tunnel for lies, tunnel in board.opened if lies == tile],
        unicode=style.unicode,
    )
    if view.walked is not None:
        entry = board.facing(board.point(view.walked.way.end))
        drawing.canvas.put(*drawing.ends[board.edges(tile)[entry]], [("you", "@")])
    return drawing


def _side_by_side(shown: Sequence[Candidate], drawings: Sequence[Drawing], across: int) -> Iterator[Line]:
    for first in range(0, len(shown), across):
        row = drawings[first : first + across]
        width, height = row[0].canvas.width, row[0].canvas.height
        sheet = Canvas(len(row) * (width + GAP), height + 1)
        for place, (one, drawing) in enumerate(zip(shown[first:], row, strict=False)):
            left = place * (width + GAP)
            sheet.put(left, 0, [("key", f"{one.degrees}°".center(width))])
            sheet.paste(drawing.canvas, left, 1)
        yield from sheet.lines()

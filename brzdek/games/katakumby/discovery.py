"""A tile that is to be placed or turned, in the rotations to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from brzdek.core.ask import Ask
from brzdek.core.face import Line, Style
from brzdek.core.text import Say
from brzdek.games.brzdek.canvas import Canvas
from brzdek.games.brzdek.panels import wrapped
from brzdek.games.brzdek.ways import BOOTS, LOCK, MONSTERS
from brzdek.games.katakumby.catacombs import Catacombs, Way
from brzdek.games.katakumby.drawing import NEAR
from brzdek.games.katakumby.labels import tile_labels
from brzdek.games.katakumby.places import best_ways, tile_title
from brzdek.games.katakumby.tile_art import feature_words
from brzdek.games.katakumby.tile_drawing import Drawing, draw_tile
from brzdek.games.katakumby.tile_plan import COMPACT, FULL, Size
from brzdek.games.katakumby.trips import Trip
from brzdek.games.katakumby.view import DelveView
from brzdek.games.katakumby.ways import obstacle, purse_of

TURNS = (0, 90, 180, 270)
SMALL = Size(19, 9)
SIZES = (FULL, NEAR, COMPACT, SMALL)
GAP = 1


class Candidate(NamedTuple):
    """A rotation to choose, and the catacombs as they would be then."""

    degrees: int
    board: Catacombs
    tile: int


# -- what a rotation brings, in words


def result(view: DelveView, degrees: int, say: Say) -> str:
    """Where the pawn comes out and what that costs; of a tile that an effect places, what it joins."""
    if view.walked is None:
        return _joined(placing(view, degrees), say)
    if view.me.out:
        return say("turn.no", n=degrees, why=say(f"out.{view.me.out}"))
    ways = best_ways(view.onward(degrees))
    may = [way for way in ways if hindrance(view, way) is None]
    if may:
        rooms = say("turn.or").join(_arrival(view, way, say) for way in may)
        return say("turn.to", n=degrees, rooms=rooms)
    return say("turn.no", n=degrees, why=reason(view, ways, say))


def comes_in(view: DelveView, degrees: int) -> bool:
    """Can the pawn go on if the tile is laid in this rotation?"""
    return not view.me.out and any(hindrance(view, way) is None for way in view.onward(degrees))


def reason(view: DelveView, ways: Sequence[Way], say: Say) -> str:
    """Why none of these ways can be walked."""
    found = next((hindered for way in ways if (hindered := hindrance(view, way))), None)
    if found is None:
        return say("turn.nowhere")
    why, missing = found
    return say(f"why.{why}", **({"n": missing} if why in (BOOTS, MONSTERS, LOCK) else {}))


def hindrance(view: DelveView, way: Way) -> tuple[str, int] | None:
    """What keeps the pawn from going on along this way; a teleport pays nothing."""
    walked = view.walked
    if walked is not None and walked.free:
        way = way._replace(monsters=0, locks=(), against=False)
    purse = purse_of(view)._replace(tired=False)
    return obstacle(view, way, Trip(view.me.room), purse, boots=view.more_boots(way))


def _arrival(view: DelveView, way: Way, say: Say) -> str:
    """A room with what it costs to get there now."""
    walked = view.walked
    price = []
    if walked is not None and not walked.free:
        boots = view.more_boots(way)
        monsters = 0 if view.ignores_monsters() else way.monsters
        price += [say("boots", n=boots)] if boots else []
        price += [say("monsters", n=monsters)] if monsters else []
        price += [say("lockpicks", n=len(way.locks))] if way.locks else []
    if not price:
        price.append(say("turn.free"))
    if way.portals:
        price.append(say("way.portal"))
    return say("turn.arrival", room=way.to, price=", ".join(price))


def _joined(one: Candidate, say: Say) -> str:
    rooms = one.board.tile_rooms(one.tile)
    pairs = [
        f"{room}–{way.to}"
        for room in rooms
        for way in best_ways(one.board.ways(room))
        if way.to and way.to not in rooms and not way.portals
    ]
    if not pairs:
        return say("turn.alone", n=one.degrees)
    return say("turn.joins", n=one.degrees, pairs=", ".join(dict.fromkeys(pairs)))


# -- the catacombs as they would be


def placing(view: DelveView, degrees: int) -> Candidate:
    """The revealed tile where it will lie, or, as long as nobody knows where, beside one's own."""
    board = view.board
    cell = view.cell_ahead
    if cell is None:
        cell = next(iter(board.empty_cells(view.cave(view.me.room).tile).values()))
    return Candidate(degrees, view.with_revealed(cell, degrees), len(board.placed))


def turning(view: DelveView, degrees: int) -> Candidate:
    """One's own tile, turned."""
    tile = view.cave(view.me.room).tile
    return Candidate(degrees, view.board.with_turned(tile, degrees // 90), tile)


def picture(view: DelveView, ask: Ask, say: Say, style: Style) -> list[Line]:
    """All rotations that a question offers, drawn and in words."""
    turns = [cast(int, option[1]) for option in ask.options if option[0] in ("place", "turn")]
    if ask.topic == "turn_tile":
        shown = [turning(view, degrees) for degrees in turns]
        return _pictured(view, shown, [_joined(one, say) for one in shown], say, style)
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


def _tiles(view: DelveView, shown: Sequence[Candidate], size: Size, style: Style) -> list[Drawing] | None:
    """The rotations at this size; None if something had no place, unless it must do."""
    drawings: list[Drawing] = []
    for one in shown:
        drawing = _tile(view, one, size, style)
        if drawing.undrawn and size is not NEAR:
            return None
        drawings.append(drawing)
    return drawings


def _rows(count: int, size: Size, style: Style) -> int:
    across = max(1, (style.width - 1 + GAP) // (size.width + GAP))
    return -(-count // across)


def _tile(view: DelveView, one: Candidate, size: Size, style: Style) -> Drawing:
    board, tile = one.board, one.tile
    own: list[int] = []
    if view.walked is not None:
        own = [way.to for way in view.onward(one.degrees) if hindrance(view, way) is None]
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
        drawing.canvas.put(*drawing.ends[board.points[entry][1]], [("you", "@")])
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

"""The two sides of a dungeon board: the map, and below it what is moved and gathered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import LANGS, Text
from printables.boards.designs import base
from printables.boards.designs.base import Area, Brush, PrintedBoard
from printables.boards.designs.dungeon import countdown, countdown_place, draw_map, room_places
from printables.boards.designs.dungeon_map import MapBoard
from printables.draw.shapes import rectangle
from printables.tokens.fits import TokenPlace

WIDTH, HEIGHT = 1000.0, 1414.0
"""The shape of A3 and A2."""
USUAL = 560.0
MAP = Area(20, 330, 960, 1010)
COUNTDOWN = Area(170, 1272, 380, 58)
RAGE, HEALTH = Area(20, 200, 560, 108), Area(20, 20, 560, 162)
CLANK, BAG, MARKET = Area(600, 172, 200, 136), Area(820, 172, 160, 136), Area(600, 46, 380, 108)
COLUMNS = 3
GAME = __name__.rpartition(".")[2]


def boards(catalog: Catalog) -> Sequence[PrintedBoard]:
    return [_board(name, board, catalog) for name, board in catalog.tables["boards"].items()]


def _board(name: str, board: MapBoard, catalog: Catalog) -> PrintedBoard:
    sides = getattr(catalog.options.get("board"), "choices", {})
    side = sides.get(name, Text(name, name))
    title = Text(*(f"{catalog.title.to(lang)} – {side.to(lang)}" for lang in LANGS))
    places = tuple(_places(board, catalog))
    return PrintedBoard(name, title, WIDTH, HEIGHT, USUAL, lambda brush: draw(brush, board, side), places)


def _places(board: MapBoard, catalog: Catalog) -> Iterator[TokenPlace]:
    tables = catalog.tables
    for room in board.rooms.values():
        yield from room_places(room)
    yield countdown_place(COUNTDOWN, tables["countdown"])
    yield base.rage_place(RAGE, len(tables["rage"]))
    yield base.health_place(HEALTH, tables["health"], catalog.players[1])
    yield base.clank_place(CLANK)
    yield base.market_place(MARKET, base.sorts_of_goods(catalog), COLUMNS)


def draw(brush: Brush, board: MapBoard, side: Text) -> None:
    tables = brush.catalog.tables
    page = rectangle(0, 0, WIDTH, HEIGHT)
    brush.shape(page, brush.ground("earth", 0.45))
    brush.shape(rectangle(8, 8, WIDTH - 16, HEIGHT - 16, 16), None, brush.colour("brown"), 3)
    base.title_line(brush, Area(20, 1350, 960, 46), brush.catalog.title.to(brush.lang), side.to(brush.lang))
    draw_map(brush, board, MAP, COUNTDOWN)
    brush.shape(rectangle(*MAP, 14), None, brush.colour("brown"), 3)
    countdown(brush, COUNTDOWN, tables["countdown"])
    base.rage_track(brush, RAGE, brush.say("rage"), tables["rage"], tables["rage_start"])
    base.health_meters(brush, HEALTH, tables["health"], brush.catalog.players[1])
    base.clank_area(brush, CLANK)
    base.bag(brush, BAG)
    base.market(brush, MARKET, base.stalls(brush, GAME), tables["market_price"], COLUMNS)
    brush.words(790, 30, brush.say("row", n=tables["row"]), 13, brush.colour("ink"), "text", width=380)

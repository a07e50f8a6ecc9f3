"""Tiles as ``brzdek tile`` and ``brzdek check`` show them: drawn with the names of their edge points, and in words."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from brzdek.core.catalog.schema import BAD, Field
from brzdek.core.catalog.source import Document
from brzdek.core.drawing import Line, Style
from brzdek.core.lines import packed
from brzdek.core.text import Lang, Say, Text
from brzdek.core.tile_art import TileArt
from brzdek.games.katakumby.cards.tile_template import TEMPLATE
from brzdek.games.katakumby.cards.tile_words import TILE_CHECKS, TILES
from brzdek.games.katakumby.cards.tiles import (
    ARTIFACT,
    B_TO_A,
    GOLD,
    SIDES,
    START_SIDE,
    START_SIDES,
    TILE,
    Feature,
    Layout,
    Passage,
    Tile,
    index_of,
    side_of,
)
from brzdek.games.katakumby.face.tile_drawing import Drawing, draw_tile
from brzdek.games.katakumby.face.tile_signs import signs
from brzdek.games.raid.face.canvas import Canvas

START = "start."
"""Before the letter of a side of the starting tile."""
MOST_POINTS = 4
MOST_PLACES = 20
"""More rooms and portals than that are not drawn: no tile may have so many."""


class CatacombArt(TileArt):
    """Pictures and words of catacomb tiles."""

    def known(self, tables: Mapping[str, Any]) -> dict[str, Any]:
        return {**tables["tiles"], **{f"{START}{side}": layout for side, layout in tables["start"].items()}}

    def read(self, doc: Document) -> dict[str, Any]:
        data = doc.data if isinstance(doc.data, Mapping) else {}
        return {**_read(doc, data, "tiles", TILE, ""), **_read(doc, data, "start", START_SIDE, START)}

    def name(self, tile: Any) -> Text | None:
        return tile.name if isinstance(tile, Tile) else None

    def turns(self, tile: Any) -> tuple[int, ...]:
        return (0, 90, 180, 270) if isinstance(tile, Tile) else (0,)

    def draw(self, key: str, tile: Any, lang: Lang, style: Style, turn: int = 0) -> list[Line]:
        drawing = draw_tile(tile, points_of(tile), rotation=turn, unicode=style.unicode)
        lines = [*_titles(key, tile, Say(lang, TILES), turn), *_with_points(drawing).lines()]
        if drawing.undrawn:
            missing = ", ".join(_ends(tile.tunnels[index]) for index in drawing.undrawn)
            lines += _wrapped(Say(lang, TILES)("tile.undrawn", tunnels=missing), style)
        return lines

    def describe(self, tile: Any, lang: Lang, style: Style) -> list[Line]:
        return [line for text in _words(tile, Say(lang, TILES), style) for line in _wrapped(text, style)]

    def signs(self, lang: Lang, style: Style) -> list[Line]:
        text = Say(lang, TILES)("tile.legend", **signs(style.unicode).legend)
        return [[("dim", line)] for line in packed(text.split(" · "), style.width - 1)]

    def template(self, lang: Lang) -> str:
        return TEMPLATE.to(lang)


def _read(doc: Document, data: Mapping[str, Any], table: str, field: Field, prefix: str) -> dict[str, Layout]:
    """The entries of a table that can be read."""
    entries = data.get(table)
    if not isinstance(entries, Mapping):
        return {}
    tiles: dict[str, Layout] = {}
    for key, entry in entries.items():
        layout = field.read(entry, (table, key), doc)
        if layout is BAD:
            continue
        name, rooms = f"{prefix}{key}", len(layout.rooms) + len(layout.portals)
        if 1 <= rooms <= MOST_PLACES:
            tiles[name] = layout
        else:
            message, whole = TILE_CHECKS["many_rooms"], TILE_CHECKS["place.tile"]
            doc.problem((table, key), message, at_key=True, tile=name, place=whole, found=rooms, limit=MOST_PLACES)
    return tiles


def points_of(layout: Layout) -> int:
    """How many edge points its sides have, as far as its own tunnels tell."""
    sides = SIDES if isinstance(layout, Tile) else START_SIDES
    ends = [end for tunnel in layout.tunnels for end in (tunnel.a, tunnel.b)]
    indexes = [index_of(end) for end in ends if side_of(end) in sides and end != side_of(end)]
    return min(max(indexes, default=0) + 1, MOST_POINTS)


def _with_points(drawing: Drawing) -> Canvas:
    """The picture with the names of its edge points around it."""
    beside = max(map(len, drawing.ends))
    inner = drawing.canvas
    sheet = Canvas(inner.width + 2 * beside, inner.height + 2)
    sheet.paste(inner, beside, 1)
    for point, (x, y) in drawing.ends.items():
        if y in (0, inner.height - 1):
            sheet.put(beside + x - len(point) // 2, 0 if y == 0 else inner.height + 1, [("dim", point)])
        else:
            sheet.put(
                0 if x == 0 else beside + inner.width, y + 1, [("dim", f"{point:>{beside}}" if x == 0 else point)]
            )
    return sheet


def _titles(key: str, tile: Layout, say: Say, turn: int) -> list[Line]:
    """What it is called, and what it is."""
    if not isinstance(tile, Tile):
        return [[("title", say("tile.start", side=key.removeprefix(START)))]]
    name = tile.name.to(say.lang) if tile.name else key
    parts = [key] if tile.name else []
    parts += [say(f"tile.{tile.back}"), *([say("tile.haunted")] if tile.haunted else [])]
    turned = [("dim", f" · {say('tile.turned', turn=turn)}")] if turn else []
    return [[("title", name), *turned], [("dim", " · ".join(parts))]]


# -- in words


def _ends(tunnel: Passage) -> str:
    return f"{tunnel.a} – {tunnel.b}"


def _words(tile: Layout, say: Say, style: Style) -> Iterator[str]:
    for number, (name, room) in enumerate(tile.rooms.items(), 1):
        features = ", ".join(feature_words(feature, say) for feature in room.has) or say("tile.empty")
        yield say("tile.room", number=number, id=name, features=features)
    for portal in tile.portals:
        yield say("tile.portal", sign=signs(style.unicode).portal, id=portal)
    plain: list[str] = []
    for tunnel in tile.tunnels:
        symbols = symbol_words(tunnel, say)
        if symbols:
            a, b = (tunnel.b, tunnel.a) if tunnel.one_way == B_TO_A else (tunnel.a, tunnel.b)
            yield say("tile.one_way" if tunnel.one_way else "tile.tunnel", a=a, b=b, symbols=", ".join(symbols))
        else:
            plain.append(_ends(tunnel))
    if plain:
        yield say("tile.plain", tunnels=", ".join(plain))


def feature_words(feature: Feature, say: Say) -> str:
    """A symbol of a room in words."""
    if feature.kind == ARTIFACT and feature.value:
        return say("feature.artifact_plus", plus="+" * feature.value)
    return say(f"feature.{feature.kind}", n=feature.value) if feature.kind == GOLD else say(f"feature.{feature.kind}")


def symbol_words(tunnel: Passage, say: Say) -> list[str]:
    """The symbols of a tunnel in words."""
    return [
        *([say("tile.arrow")] if tunnel.one_way else []),
        *([say("tile.footprints")] if tunnel.footprints else []),
        *([say("tile.monsters", n=tunnel.monsters)] if tunnel.monsters else []),
        *([say("tile.lock")] if tunnel.lock else []),
    ]


def _wrapped(text: str, style: Style) -> list[Line]:
    """A text on as many lines as it needs; without box characters whoever reads breaks the lines."""
    if not style.unicode:
        return [[("", text)]]
    return [[("", line)] for line in textwrap.wrap(text, max(20, style.width - 1), subsequent_indent="  ")]

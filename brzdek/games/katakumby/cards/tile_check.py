"""Are the tiles of a set as tiles must be?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import dist

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.schema import listed
from brzdek.core.catalog.source import Document
from brzdek.games.katakumby.cards.set_check import check_points, check_set
from brzdek.games.katakumby.cards.start_check import check_start
from brzdek.games.katakumby.cards.tile_graph import halves, main_route, steps
from brzdek.games.katakumby.cards.tile_sheet import TileSource, sheet_of
from brzdek.games.katakumby.cards.tile_words import TILE_CHECKS
from brzdek.games.katakumby.cards.tiles import GOLD, HAVEN, LOWER, SIDES, Chamber, Portal, Tile, edge_points

MOST_ROOMS = 6
MOST_PORTALS = 2
NEAREST, FARTHEST = 10, 90
"""How near to the border of its square a room may lie, in hundredths."""
APART = 15
"""How near to each other, in hundredths."""
START_ONLY = ("crypt", "monkey_shrine")


def check_tiles(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Note everything that is wrong with the tiles of a game, those of a house deck included."""
    tables = catalog.tables
    points = tables["edge_points"]
    if not check_points(documents):
        return
    for key, tile in tables["tiles"].items():
        sheet = sheet_of(key, "tiles", key, tile, points, documents)
        if not sheet.unheard:
            check_tile(sheet, tile)
    for side, layout in tables["start"].items():
        sheet = sheet_of(f"start.{side}", "start", side, layout, points, documents)
        if not sheet.unheard and _sound(sheet):
            check_start(sheet)
    check_set(catalog, documents)


def check_tile(sheet: TileSource, tile: Tile) -> None:
    """Note what is wrong with a square tile."""
    for name, room in tile.rooms.items():
        for index, feature in enumerate(room.has):
            if feature.kind in START_ONLY:
                sheet.problem("start_feature", "rooms", name, "has", index, feature=feature.kind)
    if tile.haunted and tile.back == HAVEN:
        sheet.problem("haunted_haven", "haunted")
    if not 1 <= len(tile.rooms) <= MOST_ROOMS:
        whole = TILE_CHECKS["place.tile"]
        sheet.problem("many_rooms", "rooms", at_key=True, place=whole, found=len(tile.rooms), limit=MOST_ROOMS)
    if _sound(sheet) and tile.rooms:
        _check_route(sheet)


def _sound(sheet: TileSource) -> bool:
    """Note what is wrong with rooms, portals and tunnels as such; is it nothing?"""
    found = len(sheet.doc.problems)
    _check_features(sheet)
    _check_names(sheet)
    _check_spots(sheet)
    _check_ends(sheet)
    if len(sheet.doc.problems) == found:
        _check_points(sheet)
        _check_portals(sheet)
        _check_rooms(sheet)
    return len(sheet.doc.problems) == found


# -- rooms and portals


def _check_features(sheet: TileSource) -> None:
    """No symbol twice in a room, but for different sums of gold."""
    for name, room in sheet.layout.rooms.items():
        seen: set[object] = set()
        for index, feature in enumerate(room.has):
            key = feature if feature.kind == GOLD else feature.kind
            if key in seen:
                sheet.problem("feature_twice", "rooms", name, "has", index, room=name, feature=feature.kind)
            seen.add(key)


def _check_names(sheet: TileSource) -> None:
    for name in sheet.layout.portals:
        if name in sheet.layout.rooms:
            sheet.problem("same_id", "portals", name, at_key=True, name=name)


def _check_spots(sheet: TileSource) -> None:
    """Either all have their place or none has; not too near to the border or to each other."""
    places: dict[tuple[str, str], Chamber | Portal] = {
        **{("rooms", name): room for name, room in sheet.layout.rooms.items()},
        **{("portals", name): portal for name, portal in sheet.layout.portals.items()},
    }
    given = {key: place.at for key, place in places.items() if place.at is not None}
    if not given:
        return
    for key, place in places.items():
        if place.at is None:
            sheet.problem("some_spots", *key, at_key=True, name=key[1])
            continue
        x, y = place.at
        top = 100 if place.half == LOWER else 0
        if not (NEAREST <= x <= FARTHEST and NEAREST <= y - top <= FARTHEST):
            low, high = top + NEAREST, top + FARTHEST
            sheet.problem(
                "bad_spot", *key, "at", name=key[1], x=x, y=y, left=NEAREST, right=FARTHEST, top=low, bottom=high
            )
    for (first, spot), (second, other) in combinations(given.items(), 2):
        if dist(spot, other) < APART:
            sheet.problem("close_spots", *second, "at", name=second[1], other=first[1], apart=APART)


# -- tunnels


def _check_ends(sheet: TileSource) -> None:
    """Every tunnel joins two different ends that exist, and at least one of them is a room or a portal."""
    layout = sheet.layout
    edges = edge_points(sheet.points, layout.sides)
    known = [*layout.rooms, *layout.portals, *edges]
    for index, tunnel in enumerate(layout.tunnels):
        missing = [end for end in ("a", "b") if getattr(tunnel, end) not in known]
        for end in missing:
            word = getattr(tunnel, end)
            sheet.problem("no_end", "tunnels", index, end, near=(word, known), end=word, allowed=listed(known))
        if missing:
            continue
        ends = {tunnel.a, tunnel.b}
        if len(ends) == 1:
            sheet.problem("loop", "tunnels", index, end=tunnel.a)
        elif ends <= set(edges) or ends <= set(layout.portals):
            sheet.problem("no_room", "tunnels", index, first=tunnel.a, second=tunnel.b)


def _check_points(sheet: TileSource) -> None:
    """Every edge point has exactly one tunnel."""
    first: dict[str, int] = {}
    edges = edge_points(sheet.points, sheet.layout.sides)
    for index, tunnel in enumerate(sheet.layout.tunnels):
        for end in ("a", "b"):
            point = getattr(tunnel, end)
            if point in edges and first.setdefault(point, index) != index:
                sheet.problem("point_twice", "tunnels", index, end, point=point, number=first[point] + 1)
    for point in edges:
        if point not in first:
            sheet.problem("unused_point", "tunnels", at_key=True, point=point)


def _check_portals(sheet: TileSource) -> None:
    layout = sheet.layout
    tunnels = Counter(end for tunnel in layout.tunnels for end in (tunnel.a, tunnel.b))
    for name in layout.portals:
        if tunnels[name] != 1:
            sheet.problem("portal_tunnels", "portals", name, at_key=True, name=name, found=tunnels[name])
    if len(layout.portals) > MOST_PORTALS:
        sheet.problem("many_portals", "portals", at_key=True, found=len(layout.portals), limit=MOST_PORTALS)
    if sum(half.place in layout.portals for half in halves(layout, sheet.points)) > 1:
        sheet.problem("edge_portals", "portals", at_key=True)


def _check_rooms(sheet: TileSource) -> None:
    """Every room has a tunnel, a way in and a way out."""
    walks = list(steps(sheet.layout))
    for name in sheet.layout.rooms:
        way_in, way_out = any(name == there for _, there in walks), any(name == here for here, _ in walks)
        if not (way_in and way_out):
            key = "no_way_in" if way_out else "no_way_out" if way_in else "no_tunnel"
            sheet.problem(key, "rooms", name, at_key=True, room=name)


def _check_route(sheet: TileSource) -> None:
    """Boots alone lead across the tile, and onto it through some edge point of every index."""
    route = main_route(sheet.layout, sheet.points)
    if len(route.sides) < len(SIDES):
        sheet.lapse("no_main_route", sides=", ".join(side for side in SIDES if side not in route.sides))
    for index in range(sheet.points):
        if index not in route.indexes:
            sheet.lapse("no_easy_entry", index=index)

"""Is the starting tile as it must be?"""

from __future__ import annotations

from brzdek.games.katakumby.cards.tile_graph import Half, groups, halves, is_plain, steps
from brzdek.games.katakumby.cards.tile_sheet import TileSource
from brzdek.games.katakumby.cards.tile_words import TILE_CHECKS
from brzdek.games.katakumby.cards.tiles import LOWER, LOWER_SIDES, UPPER, UPPER_SIDES, side_of

MOST_ROOMS = 6
"""In each half."""
NEEDED = 2
"""Sides, and tunnels without footprints, that lead from the crypt to the edge of the lower half."""
HOMES = {"crypt": LOWER, "monkey_shrine": UPPER}


def check_start(sheet: TileSource) -> None:
    """Note what is wrong with a side whose rooms and tunnels are sound as such."""
    found = len(sheet.doc.problems)
    _check_halves(sheet)
    _check_homes(sheet)
    if len(sheet.doc.problems) == found:
        _check_crypt(sheet)
        _check_shrine(sheet)


def _check_halves(sheet: TileSource) -> None:
    """Everything lies in one of the halves, and neither is empty or crowded."""
    layout = sheet.layout
    for table, places in (("rooms", layout.rooms), ("portals", layout.portals)):
        for name, place in places.items():
            if not place.half:
                sheet.problem("no_half", table, name, at_key=True, name=name)
    for half in (UPPER, LOWER):
        rooms = sum(room.half == half for room in layout.rooms.values())
        if not 1 <= rooms <= MOST_ROOMS:
            where = TILE_CHECKS[f"place.{half}"]
            sheet.problem("many_rooms", "rooms", at_key=True, place=where, found=rooms, limit=MOST_ROOMS)


def _check_homes(sheet: TileSource) -> None:
    """One crypt in the lower half, one shrine in the upper one."""
    for feature, half in HOMES.items():
        homes = [name for name, room in sheet.layout.rooms.items() if room.feature(feature)]
        if len(homes) != 1:
            sheet.problem("start_count", "rooms", at_key=True, feature=feature, found=len(homes))
        elif sheet.layout.rooms[homes[0]].half not in (half, ""):
            sheet.problem("wrong_half", "rooms", homes[0], at_key=True, feature=feature, half=half)


def _home(sheet: TileSource, feature: str) -> str:
    return next(name for name, room in sheet.layout.rooms.items() if room.feature(feature))


def _ways(sheet: TileSource, room: str) -> list[Half]:
    """The tunnels off the tile to which boots alone lead from a room, and back."""
    (joined,) = [group for group in groups(sheet.layout) if room in group]
    return [half for half in halves(sheet.layout, sheet.points) if half.place in joined and is_plain(half.tunnel)]


def _check_crypt(sheet: TileSource) -> None:
    crypt = _home(sheet, "crypt")
    walks = set(steps(sheet.layout))
    if not any((crypt, room) in walks and (room, crypt) in walks for room in sheet.layout.rooms):
        sheet.problem("lonely_crypt", "rooms", crypt, at_key=True)
    ways = [half for half in _ways(sheet, crypt) if side_of(half.point) in LOWER_SIDES]
    sides = sorted({side_of(half.point) for half in ways}, key=LOWER_SIDES.index)
    if len(sides) < NEEDED:
        sheet.problem("crypt_sides", "rooms", crypt, at_key=True, found=", ".join(sides) or "–")
    easy = sum(not half.tunnel.footprints for half in ways)
    if easy < NEEDED:
        sheet.problem("crypt_steps", "rooms", crypt, at_key=True, found=easy)


def _check_shrine(sheet: TileSource) -> None:
    shrine = _home(sheet, "monkey_shrine")
    if not any(side_of(half.point) in UPPER_SIDES for half in _ways(sheet, shrine)):
        sheet.problem("shrine_cut_off", "rooms", shrine, at_key=True)

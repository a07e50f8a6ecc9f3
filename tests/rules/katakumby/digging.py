"""Catacombs for the rules: tiles of our own, and what is where on the table.

A quarry is a mapping from names to square tiles (see ``tile``). With them comes a plain starting tile, the yard:
rooms 1 crypt, 2 hall (lower half), 3 attic, 4 shrine (upper half), joined in this order by plain tunnels. All edge
points of its lower half lead to the hall, those of its upper half to the attic.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.table import Table
from brzdek.games.katakumby.cards.tiles import SIDES, START_SIDES, UPPER_SIDES, edge_points, side_of
from tests.rules.dialect import offers
from tests.rules.raids import thief
from tests.support import answer, rulebook

Made: TypeAlias = dict[str, Any]
"""A tile as its file has it."""
Quarry: TypeAlias = Mapping[str, Made]

# --- tiles


def tunnel(a: str, b: str, **symbols: Any) -> Made:
    """Symbols: footprints, monsters, lock, one_way."""
    return {"a": a, "b": b, **symbols}


def tile(
    rooms: Mapping[str, Sequence[Any]],
    *tunnels: Made,
    back: str = "depths",
    haunted: bool = False,
    portals: Sequence[str] = (),
) -> Made:
    """A square tile. Edge points for which there is no tunnel lead to its first room by a plain one."""
    used = {end for one in tunnels for end in (one["a"], one["b"])}
    first = next(iter(rooms))
    plain = [tunnel(first, point) for point in edge_points(2, SIDES) if point not in used]
    made: Made = {
        "back": back,
        "rooms": {name: {"has": list(has)} for name, has in rooms.items()},
        "tunnels": [*tunnels, *plain],
    }
    if haunted:
        made["haunted"] = True
    if portals:
        made["portals"] = {name: {} for name in portals}
    return made


def yard(
    *tunnels: Made, portals: Mapping[str, str] | None = None, rooms: Mapping[str, Sequence[Any]] | None = None
) -> Made:
    """The plain starting tile, with other tunnels where they are given. ``portals``: each with its half."""
    joined = [{one["a"], one["b"]} for one in tunnels]
    used = set().union(*joined)
    usual = [("crypt", "hall"), ("hall", "attic"), ("attic", "shrine")]
    usual += [("attic" if side_of(point) in UPPER_SIDES else "hall", point) for point in edge_points(2, START_SIDES)]
    plain = [tunnel(a, b) for a, b in usual if {a, b} not in joined and (b[-1] not in "01" or b not in used)]
    has = {"crypt": ["crypt"], "hall": [], "attic": [], "shrine": ["monkey_shrine"], **(rooms or {})}
    halves = {"crypt": "lower", "hall": "lower", "attic": "upper", "shrine": "upper"}
    made: Made = {
        "rooms": {name: {"half": halves[name], "has": list(has[name])} for name in halves},
        "tunnels": [*tunnels, *plain],
    }
    if portals:
        made["portals"] = {name: {"half": half} for name, half in portals.items()}
    return made


def housed(deck: Made) -> Catalog:
    """The game with a house deck of our own, given as its file would have it."""
    return _read(json.dumps({"extends": "katakumby", "name": {"pl": "Kopalnia", "en": "Quarry"}, **deck}, indent=1))


@cache
def _read(deck: str) -> Catalog:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "quarry.yaml"
        file.write_text(deck, encoding="utf-8")
        return load_catalog(rulebook("katakumby").layers, [file])


def quarried(quarry: Quarry, start: Made | None = None, cards: Sequence[Made] = ()) -> Catalog:
    """The game with these tiles beside its own, this starting tile on both sides, and cards of our own."""
    side = start or yard()
    deck: Made = {"start": {"a": side, "b": side}}
    if quarry:
        deck["tiles"] = dict(quarry)
    if cards:
        deck["cards"] = list(cards)
    return housed(deck)


def laid(name: str, column: int, row: int, turn: int = 0) -> Made:
    """A tile on the map."""
    return {"tile": name, "at": [column, row], "turn": turn}


# --- what is where


def room(table: Table, name: str) -> int:
    """The number of a room named by its tile and its name there: ``start.hall``."""
    board = table.view(None).board
    tile_name, _, inner = name.partition(".")
    for number in board.rooms:
        cave = board.cave(number)
        home = "start" if cave.tile == 0 else board.placed[cave.tile].tile
        if (home, cave.name) == (tile_name, inner):
            return int(number)
    raise KeyError(name)


def name_of(table: Table, number: int) -> str:
    """The name of a room: its tile and its name there."""
    board = table.view(None).board
    cave = board.cave(number)
    return f"{'start' if cave.tile == 0 else board.placed[cave.tile].tile}.{cave.name}"


def here(table: Table, seat: int = 0) -> str:
    """The name of the room where a pawn stands."""
    return name_of(table, thief(table, seat).room)


def walks(table: Table) -> set[str]:
    """The names of the rooms to which the player may walk now."""
    return {name_of(table, int(words.split()[0])) for words in offers(table, "move")}


def ends(table: Table) -> set[str]:
    """The open tunnel ends through which the player may walk now."""
    return {words.split()[0] for words in offers(table, "explore")}


def goals(table: Table) -> set[str]:
    """Where the player may teleport to now: names of rooms, labels of open tunnel ends."""
    words = {line.split()[0] for line in offers(table, "teleport")}
    return {name_of(table, int(word)) if word.isdecimal() else word for word in words}


def walk(table: Table, *names: str) -> None:
    """Walk to rooms by their names, where no choice of swords is needed."""
    for name in names:
        answer(table, f"move {room(table, name)}")


def teleport(table: Table, name: str, *words: str) -> None:
    """Teleport to a room by its name, or to an open tunnel end by its label."""
    answer(table, " ".join(["teleport", str(room(table, name)) if "." in name else name, *words]))


def tiles_laid(table: Table) -> list[tuple[str, tuple[int, int], int]]:
    """The square tiles on the table in order: name, cell, degrees."""
    return [(one.tile, one.cell, 90 * one.turn) for one in table.view(None).board.placed[1:]]

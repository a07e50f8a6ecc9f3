"""Catacombs for the rules: tiles of our own on the table, situations in them, and what can be seen there.

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

import pytest

from brzdek.core.catalog import Catalog, load_catalog
from brzdek.core.paths import cards_folder
from brzdek.core.plain import fingerprint
from brzdek.core.rulebook import Result, Seat, Setup
from brzdek.core.table import NotAnOption, Table
from brzdek.games.katakumby.tiles import SIDES, START_SIDES, UPPER_SIDES, edge_points, side_of
from tests.support import NAMES, answer, catalog, events, legal, rulebook

Made: TypeAlias = dict[str, Any]
"""A tile as its file has it."""
Quarry: TypeAlias = Mapping[str, Made]

CALM = ["lute", "souldrinker", "crystal_compass", "expensive_taste", "grand_theft", "elven_sword"]
"""A row without dragon symbols, danger, Arrive texts, devices and monsters."""
MORE_CALM = ["double_cross", "floating_skull", "brave_hero", "spectral_rider", "divining_rod", "astral_projection"]
"""In place of those that a situation has elsewhere."""
SPARE = ["swindle", "swindle", "smash_and_grab", "smash_and_grab", "lightstick", "lightstick", "bandit", "bandit"]
"""More of the same kind, to be revealed where it does not matter what."""


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
        return load_catalog(rulebook("katakumby").schema, cards_folder() / "katakumby", file)


def quarried(quarry: Quarry, start: Made | None = None, cards: Sequence[Made] = ()) -> Catalog:
    """The game with these tiles beside its own, this starting tile on both sides, and cards of our own."""
    side = start or yard()
    deck: Made = {"start": {"a": side, "b": side}}
    if quarry:
        deck["tiles"] = dict(quarry)
    if cards:
        deck["cards"] = list(cards)
    return housed(deck)


# --- situations


def dig(
    quarry: Quarry | None = None,
    players: int = 2,
    *,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    start: Made | None = None,
    cards: Sequence[Made] = (),
    **position: Any,
) -> Table:
    """A table in this situation on own tiles: seat 0 is on turn with an empty hand, calm row and deck, no tile in the
    stack, unless told otherwise."""
    wanted = {"side": "a", "tiles": [], **position}
    return _seated(quarried(quarry or {}, start, cards), players, seed, options, wanted)


def delve(players: int = 2, *, seed: int = 1, options: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """The same on the tiles of the game itself."""
    return _seated(catalog("katakumby"), players, seed, options, position)


def game(players: int = 4, *, seed: int = 1, **options: Any) -> Table:
    """A table at the usual start."""
    return Table(rulebook("katakumby"), Setup("katakumby", _seats(players), seed, options), catalog("katakumby"))


def _seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[index]) for index in range(players))


def _seated(
    known: Catalog, players: int, seed: int, options: Mapping[str, Any] | None, position: Mapping[str, Any]
) -> Table:
    wanted: dict[str, Any] = {"turn": 0, **position}
    wanted["hand"] = {wanted["turn"]: [], **wanted.get("hand", {})}
    wanted.setdefault("row", _others([*CALM, *MORE_CALM], wanted)[: len(CALM)])
    wanted.setdefault("deck", _others(SPARE, wanted))
    setup = Setup("katakumby", _seats(players), seed, options or {}, wanted)
    return Table(rulebook("katakumby"), setup, known)


def _others(cards: Sequence[str], position: Mapping[str, Any]) -> list[str]:
    """Those of the cards that a position does not name."""
    named = [card for pile in ("hand", "draw", "discard", "played") for held in position.get(pile, {}).values()
             for card in held]  # fmt: skip
    for key in ("row", "deck"):
        given = position.get(key)
        named += given if isinstance(given, list) else []
    return [card for card in cards if card not in named]


def laid(name: str, column: int, row: int, turn: int = 0) -> Made:
    """A tile on the map."""
    return {"tile": name, "at": [column, row], "turn": turn}


# --- what may be done


def offers(table: Table, verb: str) -> list[str]:
    """What may be done now with this verb: the words after it, in order."""
    return [line.partition(" ")[2] for line in legal(table) if line.partition(" ")[0] == verb]


def verbs(table: Table) -> set[str]:
    return {line.partition(" ")[0] for line in legal(table)}


def topic(table: Table) -> str:
    assert table.ask is not None
    return table.ask.topic


def seat_to_move(table: Table) -> int:
    assert table.ask is not None
    return table.ask.seat


def check_refused(table: Table, line: str) -> None:
    """The answer is not legal, and trying it changes nothing."""
    before = fingerprint(table.game), table.ask, len(table.journal)
    with pytest.raises(NotAnOption):
        answer(table, line)
    assert (fingerprint(table.game), table.ask, len(table.journal)) == before


def pass_turn(table: Table) -> None:
    """The player on turn plays the whole hand, does nothing else and ends the turn."""
    seat, turn = seat_to_move(table), len(events(table, "turn"))
    while table.ask is not None and (table.ask.seat, len(events(table, "turn"))) == (seat, turn):
        plays = offers(table, "play")
        answer(table, f"play {plays[0]}" if plays else "end" if "end" in legal(table) else legal(table)[-1])


# --- what can be seen


def thief(table: Table, seat: int = 0) -> Any:
    """What everybody sees of a player."""
    return table.view(None).thieves[seat]


def each(table: Table, what: str) -> list[Any]:
    """One thing about every player, such as ``damage``, in the order of the seats."""
    return [getattr(one, what) for one in table.view(None).thieves]


def now(table: Table) -> Any:
    """Resources and conditions of the turn in progress."""
    return table.view(None).now


def purse(table: Table) -> tuple[int, int, int]:
    """Skill, swords and boots at hand."""
    return now(table).skill, now(table).swords, now(table).boots


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


def told(table: Table, kind: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The events of a kind, without their name."""
    return [event.args for event in events(table, kind, seat)]


def story(table: Table, *kinds: str) -> list[str]:
    """What happened openly, in order: the names of the events, or only those of some kinds."""
    return [event.kind for event in table.view(None).events() if not kinds or event.kind in kinds]


def result(table: Table) -> Result:
    assert table.ask is None, "the game is not over"
    found: Result = table.rulebook.result(table.game)
    return found

"""Does a board hold everything that the game needs of it?"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from brzdek.core.catalog.source import Document, Path
from brzdek.core.values import dataclass
from brzdek.games.brzdek.cards.board import OUTSIDE, UPPER
from brzdek.games.brzdek.cards.words import WORDS
from brzdek.games.raid.cards.ground import DEPTHS

FRONT, BACK = "front", "back"
MINOR_ROOMS, MINOR_EACH = 9, 2
MAJOR_ROOMS, MAJOR_EACH = 10, 1
"""Rooms with minor secrets are just so many, rooms with major secrets at most so many."""

Entry = Mapping[str, Any]
"""A room or a tunnel as it is written."""


@dataclass(frozen=True, slots=True)
class BoardStock:
    """The tokens that go onto a board."""

    artifacts: Sequence[int]
    """Their values."""
    idols: int
    minor_secrets: int
    major_secrets: int


@dataclass(frozen=True, slots=True)
class BoardSource:
    """One side of the board as it is written, and where."""

    side: str
    rooms: Sequence[Entry]
    tunnels: Sequence[Entry]
    doc: Document
    path: Path

    def problem(self, key: str, *way: str | int, **values: Any) -> None:
        """Note what is wrong, at a place inside the board."""
        self.doc.problem((*self.path, *way), WORDS[f"board.{key}"], board=self.side, **values)

    def rooms_with(self, key: str) -> list[Entry]:
        return [room for room in self.rooms if room.get(key)]

    def start(self) -> int:
        return int(next(room["id"] for room in self.rooms if room["zone"] == OUTSIDE))

    def ways(self, *, key: bool) -> Iterator[tuple[int, int]]:
        """From where to where one can walk, with or without a key."""
        for tunnel in self.tunnels:
            if key or not tunnel.get("lock"):
                yield tunnel["a"], tunnel["b"]
                if not tunnel.get("one_way"):
                    yield tunnel["b"], tunnel["a"]


def check_board(sheet: BoardSource, stock: BoardStock) -> None:
    """Note everything that is wrong with a board."""
    if _check_rooms(sheet) and _check_tunnels(sheet):
        _check_features(sheet)
        _check_wraps(sheet)
        _check_markets(sheet)
        _check_tokens(sheet, stock)
        _check_ways(sheet)


# -- rooms and tunnels as such


def _check_rooms(sheet: BoardSource) -> bool:
    """Every room has a number of its own, and exactly one lies outside."""
    found = len(sheet.doc.problems)
    seen: set[int] = set()
    for index, room in enumerate(sheet.rooms):
        if room["id"] in seen:
            sheet.problem("same_room", "rooms", index, "id", room=room["id"])
        seen.add(room["id"])
    starts = sum(room["zone"] == OUTSIDE for room in sheet.rooms)
    if starts != 1:
        sheet.problem("start", "rooms", n=starts)
    return len(sheet.doc.problems) == found


def _check_tunnels(sheet: BoardSource) -> bool:
    """Every tunnel joins two rooms that no other tunnel joins."""
    found = len(sheet.doc.problems)
    rooms = {room["id"] for room in sheet.rooms}
    seen: set[frozenset[int]] = set()
    for index, tunnel in enumerate(sheet.tunnels):
        missing = [end for end in ("a", "b") if tunnel[end] not in rooms]
        for end in missing:
            sheet.problem("no_room", "tunnels", index, end, room=tunnel[end])
        ends = frozenset((tunnel["a"], tunnel["b"]))
        if len(ends) == 1:
            sheet.problem("loop", "tunnels", index, room=tunnel["a"])
        elif ends in seen:
            sheet.problem("same_tunnel", "tunnels", index, first=tunnel["a"], second=tunnel["b"])
        seen.add(ends)
    return len(sheet.doc.problems) == found


# -- what a board must have

_ROOMS: Mapping[str, Callable[[Entry], bool]] = {
    "upper": lambda room: room["zone"] == UPPER,
    "depths": lambda room: room["zone"] == DEPTHS,
    "market": lambda room: bool(room.get("market")),
    "crystal_cave": lambda room: bool(room.get("crystal_cave")),
    "heal": lambda room: bool(room.get("heal")),
}
_TUNNELS: Mapping[str, Callable[[Entry], bool]] = {
    "boots": lambda tunnel: tunnel.get("boots", 1) > 1,
    "monsters": lambda tunnel: bool(tunnel.get("monsters")),
    "lock": lambda tunnel: bool(tunnel.get("lock")),
    "one_way": lambda tunnel: bool(tunnel.get("one_way")),
    "wrap": lambda tunnel: bool(tunnel.get("wrap")),
}


def _check_features(sheet: BoardSource) -> None:
    for place, entries, features in (("rooms", sheet.rooms, _ROOMS), ("tunnels", sheet.tunnels, _TUNNELS)):
        for feature, holds in features.items():
            if not any(holds(entry) for entry in entries):
                sheet.problem("lacks", place, what=WORDS[f"board.feature.{feature}"])


def _check_wraps(sheet: BoardSource) -> None:
    """A tunnel over the edge costs 1 boot and leads from one half of the board to the other."""
    left = {room["id"]: room["at"][0] < 500 for room in sheet.rooms}
    for index, tunnel in enumerate(sheet.tunnels):
        if tunnel.get("wrap"):
            if tunnel.get("boots", 1) != 1:
                sheet.problem("wrap_boots", "tunnels", index, "boots")
            if left[tunnel["a"]] == left[tunnel["b"]]:
                sheet.problem("wrap_edges", "tunnels", index, first=tunnel["a"], second=tunnel["b"])


def _check_markets(sheet: BoardSource) -> None:
    """On the front the market is one group of rooms, on the back it is scattered."""
    markets = {room["id"] for room in sheet.rooms_with("market")}
    if not markets or sheet.side not in (FRONT, BACK):
        return
    tunnels = [(tunnel["a"], tunnel["b"]) for tunnel in sheet.tunnels if {tunnel["a"], tunnel["b"]} <= markets]
    group = _reached(min(markets), [*tunnels, *((there, here) for here, there in tunnels)])
    if sheet.side == FRONT and group != markets:
        sheet.problem("market_apart", "rooms")
    if sheet.side == BACK and group == markets:
        sheet.problem("market_together", "rooms")


# -- tokens


def _check_tokens(sheet: BoardSource, stock: BoardStock) -> None:
    """Spaces for all artifacts, one shrine, and secrets as many as belong to each room."""
    values = sorted(room["artifact"] for room in sheet.rooms_with("artifact"))
    if values != sorted(stock.artifacts):
        sheet.problem("artifacts", "rooms", found=_listed(values), wanted=_listed(sorted(stock.artifacts)))
    idols = [room["monkey_idols"] for room in sheet.rooms_with("monkey_idols")]
    if idols != [stock.idols]:
        sheet.problem("idols", "rooms", found=_listed(idols), n=stock.idols)
    _check_secrets(sheet, "minor_secrets", MINOR_EACH, stock.minor_secrets)
    _check_secrets(sheet, "major_secrets", MAJOR_EACH, stock.major_secrets)
    minor, major = len(sheet.rooms_with("minor_secrets")), len(sheet.rooms_with("major_secrets"))
    if minor != MINOR_ROOMS:
        sheet.problem("minor_rooms", "rooms", found=minor, wanted=MINOR_ROOMS)
    if not 0 < major <= MAJOR_ROOMS:
        sheet.problem("major_rooms", "rooms", found=major, wanted=MAJOR_ROOMS)


def _check_secrets(sheet: BoardSource, key: str, each: int, tokens: int) -> None:
    """So many in each room that has any, and no more than there are tokens."""
    for index, room in enumerate(sheet.rooms):
        if room.get(key, each) != each:
            sheet.problem(key, "rooms", index, key, room=room["id"], wanted=each)
    needed = sum(room[key] for room in sheet.rooms_with(key))
    if needed > tokens:
        sheet.problem(f"few_{key}", "rooms", needed=needed, tokens=tokens)


def _listed(values: Collection[int]) -> str:
    return ", ".join(map(str, values)) or "–"


# -- ways


def _check_ways(sheet: BoardSource) -> None:
    """Every artifact can be fetched, and one of them and a market without a key."""
    start = sheet.start()
    if not any(start in (tunnel["a"], tunnel["b"]) for tunnel in sheet.tunnels):
        sheet.problem("entrance", "tunnels", room=start)
        return
    with_key, without = _there_and_back(sheet, start, key=True), _there_and_back(sheet, start, key=False)
    for index, room in enumerate(sheet.rooms):
        if room.get("artifact") and room["id"] not in with_key:
            sheet.problem("no_way", "rooms", index, "artifact", room=room["id"], value=room["artifact"])
    for key in ("artifact", "market"):
        rooms = {room["id"] for room in sheet.rooms_with(key)}
        if rooms and not rooms & without:
            sheet.problem(f"{key}_locked", "rooms")


def _there_and_back(sheet: BoardSource, start: int, *, key: bool) -> set[int]:
    """The rooms to which one can walk from the start and from which one can walk back."""
    ways = list(sheet.ways(key=key))
    return _reached(start, ways) & _reached(start, [(there, here) for here, there in ways])


def _reached(start: int, ways: Collection[tuple[int, int]]) -> set[int]:
    reached, left = {start}, [start]
    while left:
        room = left.pop()
        for here, there in ways:
            if here == room and there not in reached:
                reached.add(there)
                left.append(there)
    return reached

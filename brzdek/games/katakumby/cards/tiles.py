"""Tiles: rooms, portals and tunnels on a square, as their YAML says them. Everything that a printed face shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any, TypeAlias

from brzdek.core.catalog.schema import BAD, Field, Flag, ListOf, MapOf, Record, TextPair, Whole, Word
from brzdek.core.catalog.source import Document, Path
from brzdek.core.text import Lang, Text
from brzdek.core.values import NamedTuple, dataclass, field

HAVEN, DEPTHS, START = "haven", "depths", "start"
UPPER, LOWER = "upper", "lower"
ARTIFACT, GOLD = "artifact", "gold"
FEATURES = (
    "crypt", "monkey_shrine", "crystal_cave", "market", "altar", "chest", "library", "prison",
    ARTIFACT, "minor_secret", GOLD, "heal",
)  # fmt: skip
REWARDS = ("monkey_shrine", "minor_secret", GOLD, "heal")
LOOT = ("chest", "library", "prison")
SIDES = ("N", "E", "S", "W")
"""The sides of a square tile, clockwise."""
START_SIDES = ("N", "EU", "EL", "S", "WL", "WU")
"""The unit sides of the starting tile, clockwise: each of its halves is a square."""
UPPER_SIDES, LOWER_SIDES = ("N", "EU", "WU"), ("EL", "S", "WL")
A_TO_B, B_TO_A = "a_to_b", "b_to_a"

Spot: TypeAlias = tuple[int, int]
"""A place on the tile in hundredths of its side: from the left, from the top."""


class Feature(NamedTuple):
    """A symbol in a room; ``value`` is the gold of a gold room, the pluses of an artifact room."""

    kind: str
    value: int = 0


@dataclass(frozen=True, slots=True)
class Chamber:
    """A room of a tile."""

    has: tuple[Feature, ...] = ()
    at: Spot | None = None
    half: str = ""
    """Of the starting tile: upper or lower."""

    def feature(self, kind: str) -> Feature | None:
        return next((one for one in self.has if one.kind == kind), None)


@dataclass(frozen=True, slots=True)
class Portal:
    """A tunnel's end that leads to any other portal."""

    at: Spot | None = None
    half: str = ""


@dataclass(frozen=True, slots=True)
class Passage:
    """A tunnel of one tile. Each end is a room, a portal or an edge point such as N0."""

    a: str
    b: str
    footprints: bool = False
    monsters: int = 0
    lock: bool = False
    one_way: str = ""
    """The way of the arrow: a_to_b or b_to_a."""
    via: tuple[Spot, ...] = ()
    """Where the line bends when it is drawn."""


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """What is printed on a tile, or on one side of the starting tile. It never changes."""

    rooms: Mapping[str, Chamber]
    tunnels: tuple[Passage, ...]
    portals: Mapping[str, Portal] = field(default_factory=dict)

    def __deepcopy__(self, memo: object) -> Layout:
        return self

    @property
    def sides(self) -> tuple[str, ...]:
        """The unit sides of its border, clockwise."""
        return START_SIDES

    @property
    def height(self) -> int:
        """In hundredths of a unit side."""
        return 200

    def spots(self) -> Mapping[str, Spot]:
        """Where rooms and portals are drawn: as the data says, or evenly on a circle."""
        places: dict[str, Chamber | Portal] = {**self.rooms, **self.portals}
        if all(place.at for place in places.values()):
            return {name: place.at for name, place in places.items() if place.at}
        halves = ((UPPER, 0), (LOWER, 100)) if self.height == 200 else (("", 0),)
        spots: dict[str, Spot] = {}
        for half, top in halves:
            spots.update(_circle([name for name, place in places.items() if (place.half or halves[0][0]) == half], top))
        return spots

    def edge_spot(self, point: str, points: int) -> Spot:
        """Where an edge point is drawn, if there are so many on a side."""
        side, along = side_of(point), round(100 * (index_of(point) + 1) / (points + 1))
        below = 100 if side in LOWER_SIDES and side != "S" else 0
        if side in ("N", "S"):
            return (along, 0) if side == "N" else (100 - along, self.height)
        return (100, below + along) if side[0] == "E" else (0, below + 100 - along)


def _circle(names: Sequence[str], top: int) -> dict[str, Spot]:
    """Evenly around the middle of the square, clockwise from the top; a single one in the middle."""
    if len(names) == 1:
        return {names[0]: (50, top + 50)}
    turns = [2 * pi * index / len(names) for index in range(len(names))]
    return {
        name: (round(50 + 28 * sin(turn)), top + round(50 - 28 * cos(turn)))
        for name, turn in zip(names, turns, strict=True)
    }


@dataclass(frozen=True, slots=True, eq=False)
class Tile(Layout):
    """A square tile."""

    back: str = DEPTHS
    haunted: bool = False
    name: Text | None = None

    @property
    def sides(self) -> tuple[str, ...]:
        return SIDES

    @property
    def height(self) -> int:
        return 100


def edge_points(points: int, sides: Sequence[str] = SIDES) -> list[str]:
    """The names of all edge points, clockwise."""
    return [f"{side}{index}" for side in sides for index in range(points)]


def side_of(point: str) -> str:
    """The side on which an edge point lies."""
    return point.rstrip("0123456789")


def index_of(point: str) -> int:
    """Its place on that side, clockwise from 0."""
    return int(point[len(side_of(point)) :])


def turned(point: str, rotation: int) -> str:
    """Where an edge point of a square tile lies once the tile is turned clockwise by so many degrees."""
    side, index = side_of(point), index_of(point)
    return f"{SIDES[(SIDES.index(side) + rotation // 90) % 4]}{index}"


def facing(point: str, points: int) -> str:
    """The edge point that meets this one on the neighbouring square tile, both as they lie on the table."""
    return f"{SIDES[(SIDES.index(side_of(point)) + 2) % 4]}{points - 1 - index_of(point)}"


def turned_spot(spot: Spot, rotation: int) -> Spot:
    """Where a spot of a square tile lies once the tile is turned clockwise."""
    x, y = spot
    for _ in range(rotation // 90 % 4):
        x, y = 100 - y, x
    return x, y


# -- the form of the YAML


class _FeatureField(Field):
    """``market``, ``artifact``, ``{artifact: 1}`` or ``{gold: 2}``."""

    shapes = frozenset({"text", "map"})
    word = Word(FEATURES)

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, Mapping):
            key = next(iter(value), None)
            fields: dict[str, Field] = {GOLD: Whole(1, 9)} if key == GOLD else {ARTIFACT: Whole(0, 2)}
            found = Record(fields).read(value, path, doc)
            return BAD if found is BAD else Feature(*next(iter(found.items())))
        word = self.word.read(value, path, doc) if isinstance(value, str) else self.refuse(value, path, doc)
        return BAD if word is BAD else Feature(word, 1 if word == GOLD else 0)

    def describe(self, lang: Lang) -> str:
        return self.word.describe(lang)


def _spot(at: Sequence[int]) -> Spot:
    return at[0], at[1]


def _chamber(has: Sequence[Feature] = (), at: Sequence[int] = (), half: str = "") -> Chamber:
    return Chamber(tuple(has), _spot(at) if at else None, half)


def _portal(at: Sequence[int] = (), half: str = "") -> Portal:
    return Portal(_spot(at) if at else None, half)


def _passage(via: Sequence[Sequence[int]] = (), **values: Any) -> Passage:
    return Passage(via=tuple(map(_spot, via)), **values)


def _fields(high: int, more: Mapping[str, Field]) -> dict[str, Field]:
    spot = ListOf(Whole(0, high), 2, 2)
    place: Mapping[str, Field] = {"at": spot, **more}
    symbols: Mapping[str, Field] = {
        "footprints": Flag(),
        "monsters": Whole(0, 3),
        "lock": Flag(),
        "one_way": Word((A_TO_B, B_TO_A)),
        "via": ListOf(spot, 1, 6),
    }
    return {
        "rooms": MapOf(_ROOM, Record({}, {**place, "has": ListOf(_FeatureField(), 0, 6)}, make=_chamber)),
        "portals": MapOf(_ROOM, Record({}, place, make=_portal)),
        "tunnels": ListOf(Record({"a": _END, "b": _END}, symbols, make=_passage), 1, 40),
    }


def _layout(tunnels: Sequence[Passage], **values: Any) -> Layout:
    return Layout(tunnels=tuple(tunnels), **values)


def _tile(tunnels: Sequence[Passage], **values: Any) -> Tile:
    return Tile(tunnels=tuple(tunnels), **values)


_ROOM = Word(limit=20)
_END = Word(pattern="[A-Za-z0-9_]+", limit=20)
_SQUARE = _fields(100, {})
_DOUBLE = _fields(200, {"half": Word((UPPER, LOWER))})
TILE: Field = Record(
    {"back": Word((HAVEN, DEPTHS)), "rooms": _SQUARE["rooms"], "tunnels": _SQUARE["tunnels"]},
    {"portals": _SQUARE["portals"], "haunted": Flag(), "name": TextPair(60)},
    make=_tile,
)
START_SIDE: Field = Record(
    {"rooms": _DOUBLE["rooms"], "tunnels": _DOUBLE["tunnels"]}, {"portals": _DOUBLE["portals"]}, make=_layout
)
TABLES: Mapping[str, Field] = {
    "edge_points": Whole(1, 4),
    "tiles": MapOf(Word(), TILE),
    "start": MapOf(Word(("a", "b")), START_SIDE),
}

"""The board: rooms joined by tunnels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from brzdek.core.schema import Field, Flag, ListOf, Record, Whole, Word

OUTSIDE, UPPER, DEPTHS = "outside", "upper", "depths"


@dataclass(frozen=True, slots=True)
class Room:
    """A place where a pawn can stand."""

    id: int
    zone: str
    at: tuple[int, int]
    """Where it is on the printed board, in thousandths from the left and from the top."""
    crystal_cave: bool = False
    market: bool = False
    heal: int = 0
    artifact: int = 0
    """The value of the artifact that belongs here."""
    minor_secrets: int = 0
    major_secrets: int = 0
    monkey_idols: int = 0

    @property
    def in_depths(self) -> bool:
        return self.zone == DEPTHS

    def suits(self, place: str) -> bool:
        """Is it such a place as a card asks for?"""
        return self.crystal_cave if place == "crystal_cave" else self.in_depths


@dataclass(frozen=True, slots=True)
class Tunnel:
    """A way from one room to the next, seen from one of its ends."""

    to: int
    boots: int = 1
    monsters: int = 0
    locked: bool = False
    against: bool = False
    """This direction is against the arrow: only a teleport can take it."""
    wrap: bool = False
    """Leaves the board at one side and comes back at the other."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """Where the raid takes place. It never changes; what grows is replaced as a whole."""

    rooms: Mapping[int, Room]
    start: int

    def __deepcopy__(self, memo: object) -> Self:
        return self


@dataclass(frozen=True, slots=True, eq=False)
class Board(Ground):
    """One side of the board."""

    tunnels: Mapping[int, Sequence[Tunnel]]
    """From each room."""


def _room(at: tuple[int, ...], **values: Any) -> Room:
    return Room(at=(at[0], at[1]), **values)


def _board(rooms: Sequence[Room], tunnels: Sequence[Mapping[str, Any]]) -> Board:
    ways: dict[int, list[Tunnel]] = {room.id: [] for room in rooms}
    for one in tunnels:
        first, second = one["a"], one["b"]
        for here, there in ((first, second), (second, first)):
            tunnel = Tunnel(
                to=there,
                boots=one.get("boots", 1),
                monsters=one.get("monsters", 0),
                locked=one.get("lock", False),
                against=one.get("one_way", False) and here == second,
                wrap=one.get("wrap", False),
            )
            ways.setdefault(here, []).append(tunnel)
    start = next((room.id for room in rooms if room.zone == OUTSIDE), 0)
    return Board({room.id: room for room in rooms}, start, ways)


_NUMBER = Whole(1, 999)
BOARD: Field = Record(
    {
        "rooms": ListOf(
            Record(
                {"id": _NUMBER, "zone": Word((OUTSIDE, UPPER, DEPTHS)), "at": ListOf(Whole(0, 1000), 2, 2)},
                {
                    "crystal_cave": Flag(),
                    "market": Flag(),
                    "heal": Whole(1, 9),
                    "artifact": Whole(1, 99),
                    "minor_secrets": Whole(1, 9),
                    "major_secrets": Whole(1, 9),
                    "monkey_idols": Whole(1, 9),
                },
                make=_room,
            ),
            2,
        ),
        "tunnels": ListOf(
            Record(
                {"a": _NUMBER, "b": _NUMBER},
                {"boots": Whole(1, 9), "monsters": Whole(1, 9), "lock": Flag(), "one_way": Flag(), "wrap": Flag()},
            ),
            1,
        ),
    },
    make=_board,
)

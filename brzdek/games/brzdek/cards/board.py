"""The board: rooms joined by tunnels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from brzdek.core.catalog.schema import Field, Flag, ListOf, Record, Whole, Word
from brzdek.core.values import dataclass
from brzdek.games.raid.cards.ground import DEPTHS, Ground, Room

OUTSIDE, UPPER = "outside", "upper"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRoom(Room):
    """A room as it is printed."""

    at: tuple[int, int]
    """Where it is on the printed board, in thousandths from the left and from the top."""
    heal: int = 0
    artifact: int = 0
    """The value of the artifact that belongs here."""
    minor_secrets: int = 0
    major_secrets: int = 0
    monkey_idols: int = 0


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
class Board(Ground):
    """One side of the board."""

    rooms: Mapping[int, BoardRoom]
    tunnels: Mapping[int, Sequence[Tunnel]]
    """From each room."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Read-only mappings cannot be pickled as they are."""
        return _shut, (dict(self.rooms), self.start, dict(self.tunnels))


def _shut(rooms: dict[int, BoardRoom], start: int, tunnels: Mapping[int, Sequence[Tunnel]]) -> Board:
    """A board on which nobody can write."""
    ways = {room: tuple(ways) for room, ways in tunnels.items()}
    return Board(MappingProxyType(rooms), start, MappingProxyType(ways))


def _room(at: tuple[int, ...], **values: Any) -> BoardRoom:
    return BoardRoom(at=(at[0], at[1]), **values)


def _board(rooms: Sequence[BoardRoom], tunnels: Sequence[Mapping[str, Any]]) -> Board:
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
    return _shut({room.id: room for room in rooms}, start, ways)


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

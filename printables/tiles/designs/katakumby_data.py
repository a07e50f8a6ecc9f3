"""What the tables of Katakumby say about tiles, as far as a drawing looks at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

from brzdek.core.text import Text

HAVEN, DEPTHS, START = "haven", "depths", "start"
B_TO_A = "b_to_a"
LOWER_SIDES = ("EL", "S", "WL")
"""Unit sides of the lower half of the starting tile."""

Spot: TypeAlias = tuple[int, int]


class FeatureData(Protocol):
    """A symbol in a room."""

    @property
    def kind(self) -> str: ...
    @property
    def value(self) -> int: ...


class ChamberData(Protocol):
    """A room."""

    @property
    def has(self) -> tuple[FeatureData, ...]: ...


class PassageData(Protocol):
    """A tunnel between rooms, portals and edge points."""

    @property
    def a(self) -> str: ...
    @property
    def b(self) -> str: ...
    @property
    def footprints(self) -> bool: ...
    @property
    def monsters(self) -> int: ...
    @property
    def lock(self) -> bool: ...
    @property
    def one_way(self) -> str: ...
    @property
    def via(self) -> Sequence[Spot]: ...


class LayoutData(Protocol):
    """What is printed on one face."""

    @property
    def rooms(self) -> Mapping[str, ChamberData]: ...
    @property
    def portals(self) -> Mapping[str, object]: ...
    @property
    def tunnels(self) -> Sequence[PassageData]: ...
    @property
    def height(self) -> int: ...
    def spots(self) -> Mapping[str, Spot]: ...
    def __hash__(self) -> int: ...


class TileData(LayoutData, Protocol):
    """A square tile."""

    @property
    def back(self) -> str: ...
    @property
    def haunted(self) -> bool: ...
    @property
    def name(self) -> Text | None: ...


def side_of(point: str) -> str:
    """The side of an edge point: N of N0, EU of EU1."""
    return point.rstrip("0123456789")


def index_of(point: str) -> int:
    return int(point[len(side_of(point)) :])

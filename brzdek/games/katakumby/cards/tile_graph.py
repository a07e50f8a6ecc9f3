"""What can be walked on a single tile."""

from __future__ import annotations

from collections.abc import Iterator

from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.cards.tiles import A_TO_B, B_TO_A, Layout, Passage, edge_points, index_of, side_of


class Half(NamedTuple):
    """A tunnel that leaves the tile."""

    point: str
    place: str
    """The room or portal at its other end."""
    tunnel: Passage

    @property
    def inwards(self) -> bool:
        """May one walk onto the tile here?"""
        return self.tunnel.one_way != (A_TO_B if self.tunnel.b == self.point else B_TO_A)


def is_plain(tunnel: Passage) -> bool:
    """Can it be walked both ways with boots alone?"""
    return not (tunnel.lock or tunnel.monsters or tunnel.one_way)


def halves(layout: Layout, points: int) -> Iterator[Half]:
    """The tunnels that leave the tile."""
    edges = set(edge_points(points, layout.sides))
    for tunnel in layout.tunnels:
        if tunnel.a in edges:
            yield Half(tunnel.a, tunnel.b, tunnel)
        elif tunnel.b in edges:
            yield Half(tunnel.b, tunnel.a, tunnel)


def steps(layout: Layout) -> Iterator[tuple[str, str]]:
    """From which end of a tunnel to which one may walk, as far as arrows go."""
    for tunnel in layout.tunnels:
        if tunnel.one_way != B_TO_A:
            yield tunnel.a, tunnel.b
        if tunnel.one_way != A_TO_B:
            yield tunnel.b, tunnel.a


def groups(layout: Layout) -> list[frozenset[str]]:
    """The rooms of a tile, those together that one can walk between with boots alone without leaving it."""
    found: list[frozenset[str]] = []
    for room in layout.rooms:
        if not any(room in group for group in found):
            found.append(_joined(layout, room))
    return found


def _joined(layout: Layout, room: str) -> frozenset[str]:
    joined, left = {room}, [room]
    while left:
        here = left.pop()
        for tunnel in layout.tunnels:
            if is_plain(tunnel) and here in (tunnel.a, tunnel.b):
                there = tunnel.b if tunnel.a == here else tunnel.a
                if there in layout.rooms and there not in joined:
                    joined.add(there)
                    left.append(there)
    return frozenset(joined)


class Route(NamedTuple):
    """Rooms joined with each other, and how they are reached from outside."""

    rooms: frozenset[str]
    sides: frozenset[str]
    """From where boots alone lead to them and back."""
    indexes: frozenset[int]
    """The edge points, by their place on a side, through which a single boot leads in."""


def main_route(layout: Layout, points: int) -> Route:
    """The rooms that can be reached from the most sides with boots alone, and then through the most edge points."""
    routes = [_route(layout, points, group) for group in groups(layout)]
    return max(routes, key=lambda route: (len(route.sides), len(route.indexes), len(route.rooms)))


def _route(layout: Layout, points: int, rooms: frozenset[str]) -> Route:
    into = [half for half in halves(layout, points) if half.place in rooms]
    sides = {side_of(half.point) for half in into if is_plain(half.tunnel)}
    easy = [half for half in into if half.inwards and not (half.tunnel.lock or half.tunnel.monsters)]
    return Route(
        rooms, frozenset(sides), frozenset(index_of(half.point) for half in easy if not half.tunnel.footprints)
    )

"""How far it is in the catacombs as they lie: home, to the haven, to a room, into the open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.bots import weights as w
from brzdek.games.katakumby.cards.tiles import HAVEN
from brzdek.games.katakumby.rules.catacombs import Catacombs, Way

FAR = 99
"""Farther than any room."""


class Gear(NamedTuple):
    """What decides which ways one can walk."""

    lockpicks: int
    map: bool
    """Arrows do not bind."""
    cloak: bool
    """Monsters do not count."""


class Chart:
    """Distances in boots, in one state of the catacombs: a monster counts like a boot, a lock like more."""

    def __init__(self, board: Catacombs, gear: Gear, earlier: Chart | None = None) -> None:
        self.board = board
        self.gear = gear
        self.steps: dict[int, tuple[Sequence[Way], Mapping[int, int]]] = {}
        """From each room, the cheapest step to each neighbour, 0 for the open; and the ways that they are made of."""
        self.into: dict[int, list[tuple[int, int]]] = {room: [] for room in board.rooms}
        """From where one can enter each room, and at what price."""
        self._tiring = {room for room, cave in board.rooms.items() if cave.crystal_cave}
        self._note_ways(earlier.steps if earlier else {})
        self._to: dict[int, Mapping[int, int]] = {}
        self.home = self._spread({board.start: 0}, ending=True)
        self.up = self._spread({room: 0 for room, cave in board.rooms.items() if not cave.in_depths}, ending=True)
        """To the nearest room of the haven."""
        exits = {room: steps[0] + self.home.get(room, FAR) for room, (_, steps) in self.steps.items() if 0 in steps}
        self.out = self._spread(exits)
        """Into the open by the best exit, and home from there."""

    def _note_ways(self, earlier: Mapping[int, tuple[Sequence[Way], Mapping[int, int]]]) -> None:
        """Given what was known earlier; most ways stay as they are when a tile comes."""
        board, into = self.board, self.into
        for room in board.rooms:
            ways = board.ways(room)
            known = earlier.get(room)
            if known is None or known[0] is not ways:
                known = ways, self._cheapest(ways)
            self.steps[room] = known
            for to, cost in known[1].items():
                if to:
                    into[to].append((room, cost))

    def _cheapest(self, ways: Sequence[Way]) -> Mapping[int, int]:
        cheapest: dict[int, int] = {}
        for way in ways:
            cost = self.cost(way)
            if cost < cheapest.get(way.to, FAR):
                cheapest[way.to] = cost
        return cheapest

    def cost(self, way: Way) -> int:
        """What a way costs, in boots."""
        _, _, footprints, monsters, locks, against, _, _ = way
        price = 2 if footprints else 1
        if monsters and not self.gear.cloak:
            price += monsters
        if locks:
            price = price + w.LOCK * len(locks) if len(locks) <= self.gear.lockpicks else FAR
        return FAR if against and not self.gear.map else price

    def to(self, room: int) -> Mapping[int, int]:
        """From each room to this one."""
        found = self._to.get(room)
        if found is None:
            found = self._to[room] = self._spread({room: 0})
        return found

    def _spread(self, ends: Mapping[int, int], *, ending: bool = False) -> Mapping[int, int]:
        """From each room to the best of these ends, whose own prices are given.

        Nobody walks through the crypt; ``ending``: but one may enter it.
        """
        tiring, into, crypt = self._tiring, self.into, self.board.start
        far = dict(ends)
        queue = sorted(ends, key=ends.__getitem__)
        for room in queue:
            if room == crypt and not ending:
                continue
            so_far = far[room]
            if room in tiring and room not in ends:
                so_far += 1
            for before, price in into[room]:
                cost = so_far + price
                if before not in far or cost < far[before]:
                    far[before] = cost
                    queue.append(before)
        return far


class Charts:
    """The charts drawn last, as all players look at the same catacombs again and again."""

    MOST = 12

    def __init__(self) -> None:
        self._drawn: list[Chart] = []

    def get(self, board: Catacombs, gear: Gear) -> Chart:
        earlier = None
        for one in self._drawn:
            if one.gear == gear:
                if one.board is board:
                    return one
                earlier = earlier or one
        chart = Chart(board, gear, earlier)
        self._drawn.insert(0, chart)
        del self._drawn[self.MOST :]
        return chart


CHARTS = Charts()


class Unseen(NamedTuple):
    """What is known about the tiles that nobody has seen yet."""

    depths: int
    with_artifact: float
    """The share of the depths among them that have a room for an artifact."""


@lru_cache(maxsize=32)
def unseen(board: Catacombs) -> Unseen:
    laid = {placed.tile for placed in board.placed}
    left = [plan for tile, plan in board.plans.tiles.items() if tile not in laid and plan.back != HAVEN]
    return Unseen(len(left), sum([plan.artifact for plan in left]) / max(1, len(left)))


class Site(NamedTuple):
    """A tile as it would lie in some rotation: how its rooms are joined to the rest."""

    home: Mapping[int, int]
    up: Mapping[int, int]
    exits: Mapping[int, int]
    inside: Mapping[int, Mapping[int, int]]
    """From each of its rooms to each other."""


def site(board: Catacombs, tile: int, known: Chart) -> Site:
    """The rooms of one tile, given how far it is from all other rooms in the catacombs as they are."""
    rooms = board.tile_rooms(tile)
    haven = board.plan(tile).back == HAVEN
    home = dict.fromkeys(rooms, FAR)
    up = dict.fromkeys(rooms, 0 if haven else FAR)
    exits: dict[int, int] = {}
    inside: dict[int, dict[int, int]] = {room: {room: 0} for room in rooms}
    for room in rooms:
        for way in board.ways(room):
            cost, to = known.cost(way), way.to
            if to in inside:
                if cost < inside[room].get(to, FAR):
                    inside[room][to] = cost
            elif not to:
                exits[room] = min(cost, exits.get(room, FAR))
            elif cost < FAR:
                home[room] = min(home[room], cost + known.home.get(to, FAR))
                up[room] = min(up[room], cost + known.up.get(to, FAR))
    _join(inside)
    for room, ends in inside.items():
        home[room] = min([cost + home[end] for end, cost in ends.items()])
        up[room] = min([cost + up[end] for end, cost in ends.items()])
    return Site(home, up, exits, inside)


def _join(inside: Mapping[int, dict[int, int]]) -> None:
    """Let distances from room to room go by way of other rooms too."""
    for middle, further in inside.items():
        for ends in inside.values():
            there = ends.get(middle)
            if there:
                for end, cost in further.items():
                    if there + cost < ends.get(end, FAR):
                        ends[end] = there + cost

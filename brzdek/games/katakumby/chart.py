"""How far it is in the catacombs as they lie: home, to the haven, to a room, into the open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import NamedTuple, cast

from brzdek.games.katakumby import weights as w
from brzdek.games.katakumby.catacombs import Catacombs, Cave, Way
from brzdek.games.katakumby.tiles import ARTIFACT, HAVEN

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
        known = earlier.steps if earlier else {}
        for room in board.rooms:
            self._note_ways(room, known.get(room))
        self._to: dict[int, Mapping[int, int]] = {}
        self._from: dict[int, Mapping[int, int]] = {}
        self.home = self._spread({board.start: 0}, ending=True)
        self.up = self._spread({room: 0 for room, cave in board.rooms.items() if not cave.in_depths}, ending=True)
        """To the nearest room of the haven."""
        exits = {room: steps[0] + self.home.get(room, FAR) for room, (_, steps) in self.steps.items() if 0 in steps}
        self.out = self._spread(exits)
        """Into the open by the best exit, and home from there."""
        self.rich = [room for room, cave in board.rooms.items() if cast(Cave, cave).has]
        """Rooms that have anything at all."""

    def _note_ways(self, room: int, known: tuple[Sequence[Way], Mapping[int, int]] | None) -> None:
        """Given what was known earlier; most ways stay as they are when a tile comes."""
        ways = self.board.ways(room)
        if known is None or known[0] is not ways:
            known = ways, self._cheapest(ways)
        self.steps[room] = known
        for to, cost in known[1].items():
            if to:
                self.into[to].append((room, cost))

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

    def reach(self, room: int) -> Mapping[int, int]:
        """From this room to each other."""
        found = self._from.get(room)
        if found is None:
            found = self._from[room] = self._reach(room)
        return found

    def _reach(self, room: int) -> Mapping[int, int]:
        rooms, steps, crypt = self.board.rooms, self.steps, self.board.start
        heap = [(0, room)]
        done: dict[int, int] = {}
        while heap:
            cost, here = heappop(heap)
            if here in done:
                continue
            done[here] = cost
            if here != room and (here == crypt or rooms[here].crystal_cave):
                if here == crypt:
                    continue
                cost += 1
            for to, price in steps[here][1].items():
                if to and to not in done:
                    heappush(heap, (cost + price, to))
        return done

    def _spread(self, ends: Mapping[int, int], *, ending: bool = False) -> Mapping[int, int]:
        """From each room to the best of these ends, whose own prices are given.

        Nobody walks through the crypt; ``ending``: but one may enter it.
        """
        rooms, into, crypt = self.board.rooms, self.into, self.board.start
        heap = [(cost, room) for room, cost in ends.items()]
        heapify(heap)
        done: dict[int, int] = {}
        while heap:
            cost, room = heappop(heap)
            if room in done:
                continue
            done[room] = cost
            if room == crypt and not ending:
                continue
            if rooms[room].crystal_cave and room not in ends:
                cost += 1
            for before, price in into[room]:
                if before not in done:
                    heappush(heap, (cost + price, before))
        return done


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
    rich = [plan for plan in left if any(room.feature(ARTIFACT) for room in plan.layout.rooms.values())]
    return Unseen(len(left), len(rich) / max(1, len(left)))


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
            cost = known.cost(way)
            if cost >= FAR:
                continue
            if way.to in inside:
                inside[room][way.to] = min(cost, inside[room].get(way.to, FAR))
            elif way.to:
                home[room] = min(home[room], cost + known.home.get(way.to, FAR))
                up[room] = min(up[room], cost + known.up.get(way.to, FAR))
            else:
                exits[room] = min(cost, exits.get(room, FAR))
    for middle in rooms:
        for start in rooms:
            way_there = inside[start].get(middle, FAR)
            for end, cost in inside[middle].items():
                if way_there + cost < inside[start].get(end, FAR):
                    inside[start][end] = way_there + cost
    for room in rooms:
        home[room] = min([cost + home[end] for end, cost in inside[room].items()])
        up[room] = min([cost + up[end] for end, cost in inside[room].items()])
    return Site(home, up, exits, inside)

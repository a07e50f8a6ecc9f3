"""Where one can get within this turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.rules.catacombs import Catacombs, Way
from brzdek.games.katakumby.rules.legality import Purse, Spent


class Trip(NamedTuple):
    """A walk to a room, perhaps with a last step into the open."""

    room: int
    boots: int = 0
    monsters: int = 0
    locks: int = 0
    teleports: int = 0
    tired: bool = False
    rooms: tuple[int, ...] = ()
    """The rooms entered."""
    first: Way | None = None
    jumps: bool = False
    """Does it begin with a teleport?"""
    exit: bool = False
    """Is the last step one into the open?"""

    @property
    def spent(self) -> Spent:
        return Spent(self.boots, self.monsters, self.locks, self.tired)


@lru_cache(maxsize=64)
def trips(board: Catacombs, room: int, purse: Purse) -> Sequence[Trip]:
    """Everywhere one can go, each by the ways that are best in some respect."""
    search = _Search(board, room, purse)
    for trip in search.queue:
        if trip.room != board.start or not trip.rooms:
            search.go_on(trip)
    return [trip for ways in search.found.values() for trip in ways]


class _Search:
    """Trips found so far; those in the queue may still go on."""

    def __init__(self, board: Catacombs, room: int, purse: Purse) -> None:
        self.board = board
        self.start = room
        self.purse = purse
        self.found: dict[tuple[int, bool], list[Trip]] = {}
        self.queue = [Trip(room, tired=purse.tired)]

    def go_on(self, trip: Trip) -> None:
        """One step more in every direction: on foot, or by a teleport."""
        purse, crypt = self.purse, self.board.start
        room, boots_so_far, monsters_so_far, locks_so_far, teleports, tired, _, _, _, _ = trip
        strength = purse.swords + purse.health
        for way in self.board.ways(room):
            to, _, footprints, monsters, locks, against, _, _ = way
            if to == self.start or (to == crypt and not purse.artifact) or not (to or purse.tiles):
                continue
            boots = boots_so_far + 1 + footprints
            if not tired and boots <= purse.boots and (purse.map or not against):
                met = monsters_so_far if purse.cloak else monsters_so_far + monsters
                picks = locks_so_far + len(locks)
                if picks <= purse.lockpicks and (not monsters or met <= strength):
                    self._offer(trip, way, (boots, met, picks, teleports))
            if teleports < purse.teleports:
                self._offer(trip, way, (boots_so_far, monsters_so_far, locks_so_far, teleports + 1))

    def _offer(self, trip: Trip, way: Way, price: tuple[int, int, int, int]) -> None:
        """Keep the trip with this step unless another one is nowhere dearer."""
        room = way.to or trip.room
        cave = way.to and self.board.rooms[room].crystal_cave and not self.purse.caves_lifted
        tired = bool(trip.tired or cave)
        others = self.found.setdefault((room, not way.to), [])
        for other in others:
            if _beats(other, price, tired):
                return
        jumps = trip.jumps if trip.first else price[3] > 0
        rooms = (*trip.rooms, room) if way.to else trip.rooms
        further = Trip(room, *price, tired, rooms, trip.first or way, jumps, not way.to)
        if others:
            others[:] = [other for other in others if not _beats(further, other[1:5], other.tired)]
        others.append(further)
        if way.to:
            self.queue.append(further)


def _beats(trip: Trip, price: tuple[int, int, int, int], tired: bool) -> bool:
    """Is the trip nowhere dearer than that?"""
    _, boots, monsters, locks, teleports, weary, _, _, _, _ = trip
    return boots <= price[0] and monsters <= price[1] and locks <= price[2] and teleports <= price[3] and weary <= tired

"""Where to go this turn, and what to take there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from brzdek.core.ask import Option
from brzdek.core.values import dataclass
from brzdek.games.brzdek.bots import weights as w
from brzdek.games.brzdek.bots.outlook import FAR, Outlook, distances
from brzdek.games.brzdek.cards.board import Board
from brzdek.games.brzdek.rules.legality import Purse
from brzdek.games.brzdek.rules.rooms import IDOL
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.brzdek.view.ways import walks
from brzdek.games.raid.bots.guide import Guide, Means
from brzdek.games.raid.rules.tokens import MAJOR, MINOR

FINDS: Mapping[str, float] = {MAJOR: w.MAJOR, MINOR: w.MINOR, IDOL: w.IDOL}


@dataclass(frozen=True, slots=True, eq=False)
class Outing:
    """A walk within this turn, as a bot weighs it."""

    end: int
    rooms: Sequence[int]
    left: int
    """Boots that are left and can still be used."""
    swords: int
    damage: int
    heals: int
    """What springs on the way heal."""
    jumps: bool
    """Does it begin with a teleport?"""


@lru_cache(maxsize=1 << 13)
def trips(board: Board, room: int, means: Means, key: bool, artifact: bool) -> Sequence[Outing]:
    """Everywhere one can go. Kept, because players come to the same places with the same means again and again."""
    boots, swords, damage, teleports, *conditions = means
    purse = Purse(boots, swords, damage, teleports, key, artifact, *conditions)
    return [
        Outing(
            walk.room,
            walk.rooms,
            0 if walk.tired else boots - walk.boots,
            min(swords, walk.monsters),
            max(0, walk.monsters - swords),
            sum(board.rooms[one].heal for one in walk.rooms),
            walk.jumps,
        )
        for walk in walks(board, room, purse).values()
    ]


@lru_cache(maxsize=1 << 14)
def nearer(board: Board, room: int, goal: int, boots: int, key: bool, now: tuple[bool, bool]) -> int:
    """How much nearer to the goal so many boots bring one who has nothing else. ``now``: are caves lifted, monsters
    ignored?
    """
    to = distances(board, key).to
    way = to[room][goal]
    onward = trips(board, room, Means(boots, 0, 1, 0, False, *now), key, True)
    return min(boots, way - min([way, *[to[one.end][goal] for one in onward]]))


class HeistGuide(Guide[Outlook]):
    """Weighs the trips within reach, with what lies on the way."""

    view: HeistView
    most_swords = 3
    most_damage = 3

    def trips(self, boots: int, swords: int, teleports: int) -> Sequence[Outing]:
        """Where one can go with so much more than one has."""
        means = self.means(boots, swords, teleports)
        if means is None:
            return ()
        outlook = self.outlook
        return trips(outlook.board, outlook.room, means, outlook.key, outlook.carried > 0)

    def best(self, boots: int = 0, swords: int = 0, teleports: int = 0) -> tuple[float, Outing | None]:
        """The best trip and the points to expect then; None: stay.

        Of the trips on which nothing happens only the one that leads nearest to where one wants to go is weighed.
        """
        outlook, find = self.outlook, self.view.find
        lying = outlook.lying if outlook.room_for > 0 else {}
        goal, to, here = self._goal, outlook.far.to, outlook.room
        best: Outing | None = None
        most = outlook.prospect(here, 0, outlook.health, 0.0) + w.IDLE
        quiet: Outing | None = None
        nearest = 2 * FAR
        for trip in self.trips(boots, swords, teleports):
            gain, end = 0.0, trip.end
            for room in trip.rooms:
                kind = find(room)
                if kind:
                    gain += FINDS[kind]
            if gain or trip.damage or trip.heals or end in lying:
                value = self._value(trip, gain, lying)
                if value > most:
                    best, most = trip, value
            else:
                way = to[end][goal]
                if way < nearest:
                    nearest, quiet = way, trip
        if quiet is not None:
            value = outlook.prospect(quiet.end, 0, outlook.health, 0.0)
            if nearest == to[here][goal]:
                # No boots for the next step, such as one boot before footprints: rather another way as short as that.
                value += 2 * w.IDLE
            if value > most:
                best, most = quiet, value
        return most, best

    def _value(self, trip: Outing, gain: float, lying: Mapping[int, int]) -> float:
        outlook, health = self.outlook, self.outlook.health
        if trip.damage or trip.heals:
            health = min(self.view.health, health - trip.damage + trip.heals)
        value = outlook.prospect(trip.end, self._further(trip, self._goal) if trip.left else 0, health, gain)
        if trip.end in lying:
            left = self._further(trip, outlook.start) if trip.left else 0
            value = max(value, outlook.returning(trip.end, left, health, gain + lying[trip.end]))
        return value

    @property
    def _goal(self) -> int:
        """The room that one wants to get to in the end."""
        aim = self.outlook.target
        return aim[0] if aim else self.outlook.start

    def _further(self, trip: Outing, goal: int) -> int:
        """How much nearer to a room the boots that are left after a trip can bring one: one boot is none before
        footprints.
        """
        now, outlook = self.view.now, self.outlook
        conditions = (now.caves_lifted, now.monsters_ignored)
        return nearer(outlook.board, trip.end, goal, trip.left, outlook.key, conditions)

    def jump(self, options: Sequence[Option]) -> Option:
        """The best of the teleports, when one has to take one."""

        def value(option: Option) -> float:
            room = cast(int, option[1])
            return self.outlook.prospect(room, 0, self.outlook.health, FINDS.get(self.view.find(room), 0.0))

        return max(options, key=value)

    # -- in a room

    def take(self, options: Sequence[Option]) -> Option | None:
        """The token to take from a room; None: rather leave them all."""
        best, chosen = 0.0, None
        for option in options:
            what = cast(str, option[1])
            value = FINDS[what] if what in FINDS else self._taking(what)
            if value > best:
                best, chosen = value, option
        return chosen

    def _taking(self, artifact: str) -> float:
        """What one gains by taking an artifact rather than going on without it."""
        outlook = self.outlook
        room, health, points = outlook.room, outlook.health, outlook.notes[artifact].face.points
        left = self.left
        others = [target for target in outlook.artifacts if target[0] != room]
        without = [outlook.fetching(room, left, health, 0.0, other, outlook.far) for other in others]
        if outlook.carried:
            without.append(outlook.returning(room, left, health, 0.0))
        return outlook.returning(room, left, health, points) - max(without) if without else points

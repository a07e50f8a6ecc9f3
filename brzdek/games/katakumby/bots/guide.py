"""Where to go this turn, what to take there, and how to lay tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from brzdek.core.ask import Option
from brzdek.games.katakumby.bots import weights as w
from brzdek.games.katakumby.bots.chart import FAR, Site, site
from brzdek.games.katakumby.bots.outlook import MOST_LOCKS, Outlook
from brzdek.games.katakumby.cards.tiles import ARTIFACT
from brzdek.games.katakumby.rules.catacombs import Catacombs, Way
from brzdek.games.katakumby.rules.legality import Purse
from brzdek.games.katakumby.rules.walking import chosen
from brzdek.games.katakumby.view.trips import Trip, trips
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.bots.guide import Guide

HOPELESS = -1000.0
"""Worse than anything."""


class DelveGuide(Guide[Outlook]):
    """Weighs the trips within reach, with what lies on the way, and how tiles can be laid."""

    view: DelveView
    most_swords = 4
    most_damage = 3

    # -- where to go

    def trips(self, boots: int, swords: int, teleports: int) -> Sequence[Trip]:
        """Where one can go with so much more than one has."""
        now, outlook, me = self.view.now, self.outlook, self.outlook.me
        means = self.means(boots, swords, teleports)
        if means is None or (me.artifacts and me.room == self.view.board.start):
            return ()
        purse = Purse(
            means.boots,
            means.swords,
            means.damage,
            min(MOST_LOCKS, me.lockpicks),
            means.teleports,
            me.artifacts > 0,
            outlook.gear.map,
            outlook.gear.cloak,
            now.tired,
            now.caves_lifted,
            self.view.tiles_left > 0,
        )
        return trips(self.view.board, me.room, purse)

    def best(self, boots: int = 0, swords: int = 0, teleports: int = 0) -> tuple[float, Trip | None]:
        """The best trip and the points to expect then; None: stay.

        Of the trips on which nothing happens only those are weighed that lead nearest to somewhere.
        """
        outlook, gifts = self.outlook, self.outlook.gifts
        now = self.view.now
        boots, swords = now.boots + boots, now.swords + swords
        best: Trip | None = None
        most = outlook.prospect(outlook.me.room, 0, outlook.health, 0.0) + w.IDLE
        quiet: list[Trip] = []
        for trip in self.trips(boots - now.boots, swords - now.swords, teleports):
            gain, heals = 0.0, 0
            for room in trip.rooms:
                gift = gifts[room]
                gain += gift.points
                heals += gift.heals
            if gain or heals or trip.locks or trip.monsters > swords or trip.exit:
                value = self._value(trip, boots, swords, gain, heals)
                if value > most:
                    best, most = trip, value
            else:
                quiet.append(trip)
        for trip in self._nearest(quiet, boots):
            value = self._value(trip, boots, swords, 0.0, 0)
            if value > most:
                best, most = trip, value
        return most, best

    def _nearest(self, quiet: Sequence[Trip], boots: int) -> list[Trip]:
        """For everything that one may want, the trip that leads nearest to it."""
        outlook = self.outlook
        wanted = [outlook.chart.home] if outlook.me.artifacts else []
        if outlook.room_for > 0:
            wanted += [outlook.chart.out, *[target.far for target in outlook.targets]]
        found: list[Trip] = []
        for far in wanted if quiet else ():
            trip = min(quiet, key=lambda trip: far.get(trip.room, FAR) - (0 if trip.tired else boots - trip.boots))
            if trip not in found:
                found.append(trip)
        return found

    def _value(self, trip: Trip, boots: int, swords: int, gain: float, heals: int) -> float:
        """What a trip is worth that one makes with so many boots and swords."""
        outlook = self.outlook
        damage = max(0, trip.monsters - swords)
        health = min(self.view.health, outlook.health - damage + heals)
        left = 0 if trip.tired else boots - trip.boots
        gain -= w.LOCKPICK * trip.locks
        if trip.exit:
            return self._discovery(trip.room, left, health, gain)
        value = outlook.prospect(trip.room, left, health, gain)
        if outlook.room_for > 0:
            for target in outlook.targets:
                if target.room == trip.room:
                    value = max(value, outlook.returning(trip.room, left, health, gain + target.points))
        return value

    def _discovery(self, room: int, left: int, health: int, gain: float) -> float:
        """What it is worth to step into the open from a room."""
        outlook, home = self.outlook, self.outlook.chart.home.get(room, FAR)
        value = 0.0
        if outlook.me.artifacts:
            up = outlook.chart.up.get(room, FAR)
            back = max(0, home + w.BACK - left), max(0, up + w.BACK - left)
            value = outlook.plan(0, back[1], back[0], health, outlook.points + gain)
        if outlook.room_for > 0:
            value = max(value, outlook.found(home - left, health, gain))
        return value + w.FRESH

    def jump(self, options: Sequence[Option]) -> Option:
        return self.best_jump(options)[1]

    def best_jump(self, options: Sequence[Option]) -> tuple[float, Option]:
        """The best of the teleports, and the points to expect then."""
        return max([(self._landing(option), option) for option in options], key=lambda landing: landing[0])

    def _landing(self, option: Option) -> float:
        outlook, target, left = self.outlook, option[1], self.left
        if isinstance(target, str):
            return self._discovery(outlook.me.room, left, outlook.health, 0.0)
        gift = outlook.gifts[target]
        health = min(self.view.health, outlook.health + gift.heals)
        return outlook.prospect(target, left, health, gift.points)

    # -- in a room

    def take(self, artifact: str) -> bool:
        """Is it better to take an artifact than to go on without it?"""
        outlook, left = self.outlook, self.left
        room, health, points = outlook.me.room, outlook.health, outlook.notes[artifact].face.points
        without = outlook.returning(room, left, health, 0.0) if outlook.me.artifacts else 0.0
        for target in outlook.targets:
            if target.room != room:
                without = max(without, target.chance * outlook.fetching(room, left, health, 0.0, target))
        return outlook.returning(room, left, health, points) > without

    # -- new tiles

    def lay(self, options: Sequence[Option]) -> Option:
        """The best rotation of a tile that is being discovered."""
        places = [option for option in options if option[0] == "place"]
        if len(places) == 1:
            return places[0]
        return max(places, key=lambda option: self._laid(cast(int, option[1])))

    def _laid(self, degrees: int) -> float:
        """The best way on if the tile lies like that."""
        view = self.view
        cell = view.cell_ahead
        if cell is None:
            return 0.0
        board = view.with_revealed(cell, degrees)
        there = site(board, len(board.placed) - 1, self.outlook.chart)
        if view.walked is None:
            return -float(min(there.home.values()))
        return max([self._entering(board, there, way) for way in view.onward(degrees)], default=HOPELESS)

    def _entering(self, board: Catacombs, there: Site, way: Way) -> float:
        """What it is worth to go on like this from the edge of a new tile."""
        outlook, view = self.outlook, self.view
        gear, now = outlook.gear, view.now
        free = view.walked is not None and view.walked.free
        left = now.boots - view.more_boots(way)
        damage = 0 if gear.cloak or free else max(0, way.monsters - now.swords)
        locks = 0 if free else len(way.locks)
        if not free and (left < 0 or locks > outlook.me.lockpicks or (way.against and not gear.map)):
            return HOPELESS
        if damage >= outlook.health or (way.to == board.start and not outlook.me.artifacts):
            return HOPELESS
        gift = outlook.gifts.on(board, way.to)
        health = min(view.health, outlook.health - damage + gift.heals)
        if not now.caves_lifted and (now.exhausted or board.rooms[way.to].crystal_cave):
            left = 0
        gain = gift.points - w.LOCKPICK * locks
        if way.to in there.home:
            return self._standing(board, there, way.to, left, health, gain)
        return outlook.prospect(way.to, left, health, gain)

    def _standing(self, board: Catacombs, there: Site, room: int, left: int, health: int, gain: float) -> float:
        """What it is worth to stand in a room of a new tile."""
        outlook = self.outlook
        points = outlook.points + gain
        home, up = max(0, there.home[room] - left), max(0, there.up[room] - left)
        value = outlook.plan(0, up, home, health, points) if outlook.me.artifacts else 0.0
        if outlook.room_for > 0:
            out = min([cost + there.inside[room].get(exit, FAR) for exit, cost in there.exits.items()], default=FAR)
            value = max(value, outlook.found(there.home[room] + out - left, health, gain))
            for end, way in there.inside[room].items():
                artifact = self._artifact(board, end)
                if artifact:
                    way = max(0, way - left)
                    plan = outlook.plan(way, there.up[end], there.home[end], health, points + artifact)
                    value = max(value, plan)
        for end, way in there.inside[room].items():
            if end != room:
                value += outlook.gifts.on(board, end).points / (1 + max(1, way - left))
        return value

    def _artifact(self, board: Catacombs, room: int) -> int:
        """What the artifact will be worth that comes into a room of a new tile; 0: none."""
        stack = self.view.artifact_stack
        feature = next((one for one in board.cave(room).has if one.kind == ARTIFACT), None)
        if feature is None or not stack:
            return 0
        return self.outlook.notes[stack[min(feature.value, len(stack) - 1)]].face.points

    def onward(self, options: Sequence[Option]) -> Option:
        """The best way on, onto the tile just laid or through it."""
        board, ways = self.view.board, self.view.onward()
        there = site(board, len(board.placed) - 1, self.outlook.chart)
        return max(options, key=lambda option: self._entering(board, there, chosen(ways, option)[0]))

    def near_home(self, options: Sequence[Option]) -> Option:
        """The cell for a new tile that lies nearest to the starting tile."""
        board = self.view.board
        cells = {label: cell for tile in range(len(board.placed)) for label, cell in board.empty_cells(tile).items()}

        def distance(option: Option) -> int:
            column, row = cells[str(option[1])]
            return abs(column) + abs(row)

        return min(options, key=distance)

    def opens(self, turn: Option) -> bool:
        """Is there a way on from here once the tile is turned like that?"""
        board, room = self.view.board, self.outlook.me.room
        turned = board.with_turned(board.cave(room).tile, cast(int, turn[1]) // 90)
        return any(way.to or self.view.tiles_left for way in turned.ways(room))

    def turn(self, options: Sequence[Option]) -> Option:
        """The best rotation of the tile on which one stands: with the shortest way home, or into the open."""
        board, me = self.view.board, self.outlook.me
        tile = board.cave(me.room).tile

        def value(option: Option) -> float:
            turned = board.with_turned(tile, cast(int, option[1]) // 90)
            return self._standing(turned, site(turned, tile, self.outlook.chart), me.room, 0, self.outlook.health, 0.0)

        return max(options, key=value)

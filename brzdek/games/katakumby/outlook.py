"""How the rest of the game looks from one's seat: what it is worth to go home, to fetch an artifact, to explore."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, ClassVar, NamedTuple

from brzdek.games.brzdek.forecast import Forecast
from brzdek.games.brzdek.odds import Odds
from brzdek.games.brzdek.state import LOST
from brzdek.games.brzdek.weights import REVEALS, Scale
from brzdek.games.brzdek.yields import HUNDRED, POINTS, amounts
from brzdek.games.katakumby import weights as w
from brzdek.games.katakumby.chart import CHARTS, FAR, Gear, unseen
from brzdek.games.katakumby.gifts import Gifts
from brzdek.games.katakumby.view import DelveRival, DelveView
from brzdek.games.katakumby.walking import MAP

MOST_LOCKS = 2
"""More lockpicks than that are hardly ever needed for one way."""


class Target(NamedTuple):
    """An artifact to fetch."""

    room: int
    points: int
    chance: float
    """That nobody else is there first."""


class Outlook(Forecast[DelveView]):
    """What one seat expects of the rest of the game."""

    scale: ClassVar[Scale] = w.SCALE
    me: DelveRival

    def __init__(self, view: DelveView) -> None:
        super().__init__(view)
        self._table: tuple[object, ...] = ()
        self._own: tuple[Any, ...] = ()
        self._used_then: tuple[object, ...] = ()
        self._room = 0
        self.behind = max([self._standing(thief) for thief in view.thieves if thief.seat != self.me.seat])
        """What the best of the others are likely to end with, if they bring nothing more home than they have."""
        self.refresh()

    def _standing(self, thief: DelveRival) -> float:
        """What one of the others has, and the token for getting out if it is still to come."""
        if thief.out:
            return 0.0 if thief.out == LOST else self._worth(thief)
        return self._worth(thief) + w.MASTERY

    def _worth(self, thief: DelveRival) -> float:
        sums = self.view.add_up(thief.seat, amounts(self.view.catalog, self.scale))
        return thief.gold + sums[POINTS] / HUNDRED + sum([self.notes[token].points for token in thief.tokens])

    def refresh(self) -> bool:
        changed = self._notice()
        self.points = self._points + self.me.gold
        self.turn = w.TURN + w.AHEAD * max(0.0, self.points + w.MASTERY - self.behind - w.LEAD)
        """What a turn costs that a plan takes longer."""
        return changed

    def _notice(self) -> bool:
        size, table, own = self.view.situation
        if own == self._own and table == self._table:
            if self.me.room == self._room:
                return False
        else:
            if size != self.size:
                self.count_cards(size)
            self._take_stock()
            self.chart = CHARTS.get(self.view.board, self.gear)
            self.count_cubes(*own[-1])
            self._look_round()
            self._table, self._own = table, own
        self._room = self.me.room
        self._targets: list[Target] | None = None
        self._lures: list[int] | None = None
        used = self._used()
        if used != self._used_then:
            self._used_then = used
            self.gifts = Gifts(self.view)
        return True

    def _used(self) -> tuple[object, ...]:
        """What has changed when rooms have other things to give."""
        me, now = self.me, self.view.now
        return self.view.board, len(now.rewards), now.cubes_placed, me.lockpicks, len(me.tokens), me.damage > 0

    def _take_stock(self) -> None:
        """Tokens and what they are good for."""
        view, me = self.view, self.me
        self._points = self.card_points
        self.room_for = 1 - me.artifacts
        for token in me.tokens:
            note = self.notes[token]
            self._points += note.points
            self.room_for += note.face.sort == "backpack"
        self.gear = Gear(min(MOST_LOCKS, me.lockpicks), MAP in me.tokens, view.ignores_monsters())

    def _look_round(self) -> None:
        """The others, the dragon, and how many turns after this one there are likely to be."""
        view = self.view
        seat, attack = self.me.seat, view.out_attack
        rivals = [thief for thief in view.thieves if thief.seat != seat and not thief.out]
        self.players = len(rivals) + 1
        out = len(view.thieves) - self.players
        self.drawn = w.ATTACKS * self.players * self.cubes + out * attack
        self._expect_tiles()
        gone = sorted([self._gone(thief) for thief in rivals])
        self.later = [(turns, attack * self.share) for turns in gone]
        bag = self._bag_lasts(gone, attack)
        self.deadline = min(view.dungeon_deck_count / (REVEALS * self.players) - 1, bag)

    def _gone(self, thief: DelveRival) -> float:
        """In how many turns one of the others is likely to be out of play, at home or knocked out."""
        far, view = self.chart, self.view
        way = far.home.get(thief.room, FAR) if thief.artifacts else far.out.get(thief.room, FAR) + self.search
        cubes = view.bag[thief.seat] + thief.clank + self.ghosts + w.RIVAL_NOISE
        alive = w.RIVAL_HEALTH * (view.health - thief.damage) * self.total / (self.drawn * cubes)
        return min(way / w.RIVAL_SPEED + w.RIVAL_DELAY, alive)

    def _bag_lasts(self, gone: Sequence[float], attack: int) -> float:
        """How many turns it takes until the bag is empty, with the attacks of those who will be out by then."""
        left, rate, now = self.total, self.drawn, 0.0
        for turns in gone:
            if left <= rate * (turns - now):
                break
            left -= rate * (turns - now)
            rate, now = rate + attack, turns
        return now + left / rate

    def _expect_tiles(self) -> None:
        """What exploring is likely to take and to bring."""
        view, new = self.view, unseen(self.view.board)
        stack = view.artifact_stack
        haven = view.tiles_left - new.depths
        if not stack or not new.with_artifact or not view.tiles_left:
            self.search, self.hope = FAR, 0
            return
        tiles = haven / (1 + w.HELP * (self.players - 1)) + 1 / new.with_artifact
        self.search = w.BACK + w.LAST_TILE + int(w.EACH_TILE * (tiles - 1))
        """Boots from a new tile until one is back there with an artifact."""
        self.hope = self.notes[stack[min(1, len(stack) - 1)]].face.points
        """What the next artifact is likely to be worth."""

    def count_cubes(self, mine: int, total: int) -> None:
        """Ghosts hit everybody."""
        ghosts = self.view.ghosts
        self.ghosts = ghosts["area"] + ghosts["bag"]
        super().count_cubes(mine + self.ghosts, total + self.ghosts)

    def new_odds(self, health: int) -> Odds:
        clump = 1 + self.cubes * self.share * w.CLUMP
        return Odds(health, self.drawn * self.share, self.speed, self.deadline, w.PAD, self.later, clump)

    # -- what plans are worth

    def plan(self, way: int, up: int, home: int, health: int, points: float) -> float:
        """The points to expect of a plan: so far to the artifact, from there to the haven and home."""
        odds = self.odds(health)
        turns = w.PAD + (home + (way if self.me.artifacts else w.QUEST * way)) / self.speed
        return points * odds[way + up] + w.MASTERY * odds[way + home] - self.turn * turns

    def returning(self, room: int, left: int, health: int, gain: float) -> float:
        """The points to expect when one goes home with what one has."""
        if room == self.view.board.start:
            return self.points + gain + w.MASTERY
        home, up = self.chart.home.get(room, FAR), self.chart.up.get(room, FAR)
        return self.plan(0, max(0, up - left), max(0, home - left), health, self.points + gain)

    def fetching(self, room: int, left: int, health: int, gain: float, target: Target) -> float:
        """The points to expect when one fetches that artifact and brings it home."""
        far = self.chart
        way = max(0, far.to(target.room).get(room, FAR) - left)
        points = self.points + gain + target.points
        return self.plan(way, far.up.get(target.room, FAR), far.home.get(target.room, FAR), health, points)

    def exploring(self, room: int, left: int, health: int, gain: float) -> float:
        """The points to expect when one looks for an artifact on new tiles."""
        return self.found(self.chart.out.get(room, FAR) - left, health, gain)

    def found(self, tour: int, health: int, gain: float) -> float:
        """The same, given how far it is to a new tile and from there home."""
        total = max(0, tour) + self.search
        way = int(w.THERE * total)
        home = total - way
        return self.plan(way, max(0, home - w.HAVEN), home, health, self.points + gain + self.hope)

    def prospect(
        self, room: int, left: int, health: int, gain: float, visited: Sequence[int] = ()
    ) -> float:
        """At once, or by way of a room that is worth a detour; ``visited``: rooms that have no more to give."""
        best = self.straight(room, left, health, gain)
        if room == self.view.board.start and self.me.artifacts:
            return best
        for lure in self.lures:
            if lure not in visited and lure != room:
                way = self.chart.to(lure).get(room, FAR)
                best = max(best, self.straight(lure, left - way, health, gain + self.gifts[lure].points))
        return best

    def straight(self, room: int, left: int, health: int, gain: float) -> float:
        """The points to expect of the best plan without detours. ``left`` may be less than nothing."""
        best = self.returning(room, left, health, gain) if self.me.artifacts else 0.0
        if self.room_for > 0 and not (best and room == self.view.board.start):
            exploring = self.exploring(room, left, health, gain)
            best = max(best, exploring)
            for target in self.targets:
                fetching = self.fetching(room, left, health, gain, target)
                best = max(best, exploring + target.chance * (fetching - exploring))
        return best

    @property
    def lures(self) -> list[int]:
        """Rooms that may be worth a detour."""
        if self._lures is None:
            self._lures = self._tempting()
        return self._lures

    def _tempting(self) -> list[int]:
        """The most attractive rooms, as far as going there is hardly worse than not."""
        here, gifts = self.me.room, self.gifts
        rooms = [room for room in self.chart.rich if gifts[room].points >= w.LURE and room != here]
        if not rooms:
            return rooms
        near = self.chart.reach(here)
        rooms = sorted(rooms, key=lambda room: near.get(room, FAR) - gifts[room].points)[: w.LURES]
        least = self.straight(here, 0, self.health, 0.0) - w.TEMPTING
        return [
            room
            for room in rooms
            if self.straight(room, -near.get(room, FAR), self.health, gifts[room].points) >= least
        ]

    @property
    def targets(self) -> list[Target]:
        """The artifacts that are worth going for."""
        if self._targets is None:
            self._targets = [self._target(room, points) for room, points in self._lying()]
            if len(self._targets) > 2:
                self._targets.sort(key=lambda one: -one.chance * self.fetching(self.me.room, 0, self.health, 0.0, one))
                del self._targets[2:]
        return self._targets

    def _lying(self) -> list[tuple[int, int]]:
        """Where artifacts lie, and what the best one there is worth."""
        known, looted = self.notes, self.me.looted
        return [
            (room, max([known[one].face.points for one in artifacts]))
            for room, artifacts in self.view.lying.items()
            if room not in looted
        ]

    def _target(self, room: int, points: int) -> Target:
        """How likely is it that one is there first?"""
        far, chance = self.chart.to(room), 1.0
        mine = far.get(self.me.room, FAR)
        for thief in self.view.thieves:
            if thief.seat != self.me.seat and not thief.out and not thief.artifacts:
                ahead = mine - far.get(thief.room, FAR)
                chance *= 1 - w.RIVAL_TAKES / (1 + exp(-ahead / w.RIVAL_EDGE))
        return Target(room, points, chance)

    @property
    def distance(self) -> int:
        """Home, by way of the nearest artifact or of new tiles first."""
        me, far = self.me, self.chart
        if me.out:
            return 0
        if me.artifacts:
            return far.home.get(me.room, FAR)
        ways = [far.to(one.room).get(me.room, FAR) + far.home.get(one.room, FAR) for one in self.targets]
        return min([*ways, far.out.get(me.room, FAR) + self.search])

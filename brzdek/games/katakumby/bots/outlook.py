"""How the rest of the game looks from one's seat: what it is worth to go home, to fetch an artifact, to explore."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, ClassVar

from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.bots import weights as w
from brzdek.games.katakumby.bots.chart import CHARTS, FAR, Gear, unseen
from brzdek.games.katakumby.bots.gifts import Gifts
from brzdek.games.katakumby.rules.walking import MAP
from brzdek.games.katakumby.view.view import DelveRival, DelveView
from brzdek.games.raid.bots.forecast import Forecast
from brzdek.games.raid.bots.weights import Scale, Temper
from brzdek.games.raid.bots.yields import points
from brzdek.games.raid.rules.state import LOST

MOST_LOCKS = 2
"""More lockpicks than that are hardly ever needed for one way."""


class Target(NamedTuple):
    """An artifact to fetch."""

    room: int
    points: int
    chance: float
    """That nobody else is there first."""
    far: Mapping[int, int]
    """From each room to it."""
    up: int
    home: int
    """From it to the haven, and home."""


class Outlook(Forecast[DelveView]):
    """What one seat expects of the rest of the game."""

    __slots__ = (
        "_gifts", "_targets", "behind", "carrying", "chart", "crypt", "gear", "ghosts", "hope", "later", "players",
        "rivals", "room_for", "search", "turn",
    )  # fmt: skip
    scale: ClassVar[Scale] = w.SCALE
    temper: ClassVar[Temper] = w.STEADY
    me: DelveRival

    def __init__(self, view: DelveView) -> None:
        super().__init__(view)
        self.crypt = view.board.start
        self._targets: list[Target] = []
        self._gifts: Gifts | None = None
        self.rivals = [thief for thief in view.thieves if thief.seat != self.me.seat]
        self.behind = max([self._standing(thief) for thief in self.rivals])
        """What the best of the others are likely to end with, if they bring nothing more home than they have."""
        self.refresh()

    def _standing(self, thief: DelveRival) -> float:
        """What one of the others has, and the token for getting out if it is still to come."""
        if thief.out:
            return 0.0 if thief.out == LOST else self._worth(thief)
        return self._worth(thief) + w.MASTERY

    def _worth(self, thief: DelveRival) -> float:
        cards = self.view.add_up(thief.seat, points(self.view.catalog))
        return thief.gold + sum(cards) + sum([self.notes[token].points for token in thief.tokens])

    def refresh(self) -> bool:
        before = self.points
        changed = super().refresh()
        if self.points != before:
            self.aimed = False
        self.turn = self.temper.turn + w.AHEAD * max(0.0, self.points + w.MASTERY - self.behind - w.LEAD)
        """What a turn costs that a plan takes longer."""
        return changed

    def survey(self, mine: int, total: int, *, moved_on: bool) -> None:
        self._take_stock()
        self.chart = CHARTS.get(self.view.board, self.gear)
        self.count_cubes(mine, total)
        if moved_on:
            self._expect_tiles()
        self._look_round()
        self._gifts = None

    @property
    def gifts(self) -> Gifts:
        """What the rooms have for one now; most looks do without."""
        if self._gifts is None:
            self._gifts = Gifts(self.view)
        return self._gifts

    def _take_stock(self) -> None:
        """Tokens and what they are good for."""
        view, me = self.view, self.me
        self._points = self.card_points
        self.carrying = me.artifacts > 0
        self.room_for = 1 - me.artifacts
        for token in me.tokens:
            note = self.notes[token]
            self._points += note.points
            self.room_for += note.face.sort == "backpack"
        self.gear = Gear(min(MOST_LOCKS, me.lockpicks), MAP in me.tokens, view.ignores_monsters())

    def _look_round(self) -> None:
        """The others, the dragon, and how many turns after this one there are likely to be."""
        view = self.view
        attack = view.out_attack
        rivals = [thief for thief in self.rivals if not thief.out]
        out = len(self.rivals) - len(rivals)
        self.drawn = self.temper.attacks * self.players * max(1, self.cubes) + out * attack
        gone = sorted([self._gone(thief) for thief in rivals])
        self.later = [(turns, attack * self.share) for turns in gone]
        bag = self._bag_lasts(gone, attack)
        self.deadline = min(view.dungeon_deck_count / (w.REVEALS * self.players) - 1, bag)

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
        self.players = len([thief for thief in self.rivals if not thief.out]) + 1
        stack = view.artifact_stack
        haven = max(0, view.tiles_left - new.depths)
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

    def hazards(self) -> tuple[Any, ...]:
        """Those too that the others bring who will be out by then."""
        return *super().hazards(), self.later

    # -- what plans are worth

    def plan(self, way: int, up: int, home: int, health: int, points: float) -> float:
        """The points to expect of a plan: so far to the artifact, from there to the haven and home."""
        odds = self.odds[health]
        turns = w.PAD + (home + (way if self.carrying else w.QUEST * way)) / self.speed
        return points * odds[way + up] + w.MASTERY * odds[way + home] - self.turn * turns

    def returning(self, room: int, left: int, health: int, gain: float) -> float:
        """The points to expect when one goes home with what one has."""
        if room == self.crypt:
            return self.points + gain + w.MASTERY + self.temper.out
        home, up = self.chart.home.get(room, FAR) - left, self.chart.up.get(room, FAR) - left
        return self.plan(0, up if up > 0 else 0, home if home > 0 else 0, health, self.points + gain)

    def fetching(self, room: int, left: int, health: int, gain: float, target: Target) -> float:
        """The points to expect when one fetches that artifact and brings it home."""
        way = target.far.get(room, FAR) - left
        return self.plan(way if way > 0 else 0, target.up, target.home, health, self.points + gain + target.points)

    def exploring(self, room: int, left: int, health: int, gain: float) -> float:
        """The points to expect when one looks for an artifact on new tiles."""
        return self.found(self.chart.out.get(room, FAR) - left, health, gain)

    def found(self, tour: int, health: int, gain: float) -> float:
        """The same, given how far it is to a new tile and from there home."""
        total = max(0, tour) + self.search
        way = int(w.THERE * total)
        home = total - way
        return self.plan(way, max(0, home - w.HAVEN), home, health, self.points + gain + self.hope)

    def prospect(self, room: int, left: int, health: int, gain: float) -> float:
        """The points to expect of the best of the three."""
        best = 0.0
        if self.carrying:
            best = self.returning(room, left, health, gain)
            if room == self.crypt:
                return best
        if self.room_for > 0:
            exploring = self.exploring(room, left, health, gain)
            best = max(best, exploring)
            for target in self.targets:
                fetching = self.fetching(room, left, health, gain, target)
                best = max(best, exploring + target.chance * (fetching - exploring))
        return best

    @property
    def targets(self) -> list[Target]:
        """The artifacts that are worth going for."""
        if not self.aimed:
            self.aimed = True
            self._targets = [self._target(room, points) for room, points in self._lying()]
            if len(self._targets) > w.TARGETS:
                self._targets.sort(key=lambda one: -one.chance * self.fetching(self.me.room, 0, self.health, 0.0, one))
                del self._targets[w.TARGETS :]
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
        for thief in self.rivals:
            if not thief.out and not thief.artifacts:
                ahead = mine - far.get(thief.room, FAR)
                chance *= 1 - w.RIVAL_TAKES / (1 + exp(-ahead / w.RIVAL_EDGE))
        return Target(room, points, chance, far, self.chart.up.get(room, FAR), self.chart.home.get(room, FAR))

    @property
    def distance(self) -> int:
        """Home, by way of the nearest artifact or of new tiles first."""
        me, far = self.me, self.chart
        if me.out:
            return 0
        if me.artifacts:
            return far.home.get(me.room, FAR)
        ways = [one.far.get(me.room, FAR) + one.home for one in self.targets]
        return min([*ways, far.out.get(me.room, FAR) + self.search])

"""How the rest of the game looks from one's seat: how fast, how dangerous, how long, and what a plan is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, TypeAlias

from brzdek.core.values import dataclass
from brzdek.games.brzdek.bots import weights as w
from brzdek.games.brzdek.cards.board import Board
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.brzdek.view.ways import paths
from brzdek.games.raid.bots.forecast import Forecast
from brzdek.games.raid.bots.weights import Temper

FAR = 99
"""Farther than any room."""


@dataclass(frozen=True, slots=True, eq=False)
class Distances:
    """How far it is on a board, in boots: a monster or a stop in a cave counts like one."""

    to: Mapping[int, Mapping[int, int]]
    """From each room to every other."""
    home: Mapping[int, int]
    up: Mapping[int, int]
    """To the nearest room above the depths."""
    there_and_home: Mapping[int, int]
    """To some place of an artifact and from there home."""


@lru_cache(maxsize=16)
def distances(board: Board, key: bool) -> Distances:
    """All distances of a board, with or without a key."""
    nowhere = dict.fromkeys(board.rooms, FAR)
    ways = {room: {end: way.cost for end, way in paths(board, room, key).items()} for room in board.rooms}
    to = {room: {**nowhere, room: 0, **ends} for room, ends in ways.items()}
    home = {room: ends[board.start] for room, ends in to.items()}
    above = [room.id for room in board.rooms.values() if not room.in_depths]
    places = [room.id for room in board.rooms.values() if room.artifact]
    return Distances(
        to,
        home,
        {room: min(ends[end] for end in above) for room, ends in to.items()},
        {room: min([ends[end] + home[end] for end in places], default=FAR) for room, ends in to.items()},
    )


# -- plans


Target: TypeAlias = tuple[int, int]
"""An artifact to fetch: its room and its points."""


class Outlook(Forecast[HeistView]):
    """What one seat expects of the rest of the heist."""

    __slots__ = (
        "_target", "_token_points", "_tokens", "artifacts", "board", "carried", "far", "key", "lying", "players",
        "room_for", "start",
    )  # fmt: skip
    temper: ClassVar[Temper] = w.STEADY

    def __init__(self, view: HeistView) -> None:
        super().__init__(view)
        self.board = view.board
        self.start = view.board.start
        self._tokens: Sequence[str] | None = None
        self.refresh()

    def survey(self, mine: int, total: int, *, moved_on: bool) -> None:
        if moved_on:
            self._look_round()
        self._take_stock(mine, total)

    def _look_round(self) -> None:
        """Artifacts, the others, and how many turns after this one there are likely to be."""
        view, seat = self.view, self.me.seat
        self.artifacts = view.artifacts
        self.lying = dict(self.artifacts)
        self.players = players = sum([not thief.out for thief in view.thieves])
        track = len(view.countdown_track)
        deadline = view.dungeon_deck_count / (w.REVEALS * max(1, players)) - 1
        if view.counting is not None:
            self.deadline = min(deadline, track - view.countdown)
            return
        far = distances(self.board, False)
        for thief in view.thieves:
            if thief.seat != seat:
                way = (far.home if thief.artifacts else far.there_and_home)[thief.room]
                deadline = min(deadline, way / w.RIVAL_SPEED + w.RIVAL_DELAY + track)
        self.deadline = deadline

    def _take_stock(self, mine: int, total: int) -> None:
        """Health, tokens and the danger of the next attacks; given one's own and all cubes."""
        tokens = self.me.tokens
        if tokens != self._tokens:
            self._count_tokens(tokens)
        self._points = self.card_points + self._token_points
        self.count_cubes(mine, total)
        self.drawn = self.temper.attacks * self.players * self.cubes
        if self.view.counting is not None:
            self.drawn += self.cubes + w.COUNTDOWN

    def _count_tokens(self, tokens: Sequence[str]) -> None:
        """What they are worth, and what they are good for."""
        faces = [self.notes[token].face for token in tokens]
        sorts = [face.sort for face in faces]
        self._tokens = tokens
        self._token_points = sum([face.points for face in faces])
        self.carried = self.me.artifacts
        self.room_for = 1 - self.carried + sorts.count("backpack")
        self.key = "key" in sorts
        self.far = distances(self.board, self.key)

    # -- what plans are worth

    def fetching(self, room: int, left: int, health: int, gain: float, target: Target, far: Distances) -> float:
        """The points to expect when one fetches that artifact and brings it home.

        One stands in a room with so many boots left. The points count once one is above the depths, the token for
        getting out only at home.
        """
        there, points = target
        way = far.to[room][there]
        way = way - left if way > left else 0
        home = way + far.home[there]
        odds = self.odds[health]
        stake = self.points + gain + points
        lost = w.RACE + self.temper.turn * (w.PAD + home / self.speed)
        return stake * odds[way + far.up[there]] + w.MASTERY * odds[home] - lost

    def returning(self, room: int, left: int, health: int, gain: float) -> float:
        """The points to expect when one goes home with what one has."""
        stake = self.points + gain
        home = self.far.home[room]
        home = home - left if home > left else 0
        if not home:
            return stake + w.MASTERY + self.temper.out
        odds = self.odds[health]
        up = self.far.up[room]
        if up:
            stake *= odds[up - left if up > left else 0]
        return stake + w.MASTERY * odds[home] - self.temper.turn * (w.PAD + home / self.speed)

    def prospect(self, room: int, left: int, health: int, gain: float) -> float:
        """The points to expect from fetching or returning, whichever is better."""
        target = self._target if self.aimed else self.target
        if not self.carried:
            return self.fetching(room, left, health, gain, target, self.far) if target else 0.0
        best = self.returning(room, left, health, gain)
        if target and room != self.start:
            best = max(best, self.fetching(room, left, health, gain, target, self.far))
        return best

    @property
    def target(self) -> Target | None:
        """The artifact that is most worth going for, if one can carry any more."""
        if not self.aimed:
            self.aimed = True
            self._target = self._aim() if self.room_for > 0 and not self.me.out else None
        return self._target

    def _aim(self) -> Target | None:
        """The best of ``fetching``, written out because it is asked so often."""
        far, odds, stake = self.far, self.odds[self.health], self.points
        to, home, up = far.to[self.room], far.home, far.up
        turn = self.temper.turn / self.speed
        best, chosen = -FAR * self.temper.turn, None
        for target in self.artifacts:
            there, points = target
            way = to[there]
            back = way + home[there]
            lost = turn * back
            if stake + points + w.MASTERY - lost > best:
                value = (stake + points) * odds[way + up[there]] + w.MASTERY * odds[back] - lost
                if value > best:
                    best, chosen = value, target
        return chosen

    @property
    def distance(self) -> int:
        """Home, or to the nearest place of an artifact first."""
        if self.me.out:
            return 0
        far = self.far
        return (far.home if self.carried else far.there_and_home)[self.room]

"""What the rooms of the catacombs have for somebody who comes by."""

from __future__ import annotations

from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.bots import weights as w
from brzdek.games.katakumby.cards.tiles import GOLD, LOOT, Feature
from brzdek.games.katakumby.rules.catacombs import Catacombs
from brzdek.games.katakumby.rules.loot import PRISON, TOME
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.rules.tokens import MAJOR, MINOR

BOX = "puzzle_box"


class Gift(NamedTuple):
    """What one would get in a room."""

    points: float = 0.0
    heals: int = 0


NO_GIFT = Gift()


class Gifts:
    """Rewards, loot and altars, as they are at one moment for one player."""

    def __init__(self, view: DelveView) -> None:
        self.view = view
        self.seat = view.me.seat
        self.hurt = view.me.damage > 0
        self.worth = self._worth()
        self._known: dict[int, Gift] = {}

    def _worth(self) -> dict[str, float]:
        """What each kind of symbol is worth where it has not been used yet."""
        view, me, left = self.view, self.view.me, self.view.secrets_left
        there = {"library": view.reserve.get(TOME, 0), "chest": left[MAJOR], "prison": left[PRISON]}
        worth = {kind: w.LOOT[kind] - w.LOCKPICK for kind in LOOT if me.lockpicks and there[kind]}
        if left[MINOR]:
            worth["minor_secret"] = w.MINOR
        if view.idols:
            worth["monkey_shrine"] = w.IDOL
        if me.supply:
            worth["altar"] = view.altars_marked(me.seat) + 1.0
        self.boxes = me.tokens.count(BOX) * w.MAJOR if left[MAJOR] else 0.0
        return worth

    def __getitem__(self, room: int) -> Gift:
        gift = self._known.get(room)
        if gift is None:
            gift = self._known[room] = self.on(self.view.board, room)
        return gift

    def on(self, board: Catacombs, room: int) -> Gift:
        """The same on a board that may still come."""
        has = board.cave(room).has
        if not has:
            return NO_GIFT
        points, heals = 0.0, 0
        for one in has:
            if one.kind == "heal":
                heals += self.hurt and not self._had(room, one)
            elif one.kind == GOLD:
                points += 0 if self._had(room, one) else one.value
            else:
                points += self._points(room, one)
        return Gift(points, heals)

    def _had(self, room: int, one: Feature) -> bool:
        return (room, *one) in self.view.now.rewards

    def _points(self, room: int, one: Feature) -> float:
        kind = one.kind
        worth = self.worth.get(kind, 0.0)
        if kind == "altar":
            cubes = self.view.cubes_on(room)
            free = self.seat not in cubes and len(cubes) < self.view.altar_spaces
            return worth * free + self.boxes
        if not worth or kind in self.view.opened_in(room) or self._had(room, one):
            return 0.0
        return worth

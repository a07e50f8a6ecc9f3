"""What one can tell about the rest of a raid without looking at the map: how fast, how dangerous, how rich."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from brzdek.games.raid.bots import weights as w
from brzdek.games.raid.bots.odds import OddsByHealth
from brzdek.games.raid.bots.yields import HUNDRED, amounts, notes
from brzdek.games.raid.view.view import RaidView

MOST_DRAWS = 0.8
"""A deck cannot draw more cards than that for each card, whatever it says."""

V = TypeVar("V", bound=RaidView[Any])


class Forecast(ABC, Generic[V]):
    """What one seat expects. Made for one turn; ``refresh`` notes what has changed within the turn."""

    # So many values: without slots each forecast would need a large dict of its own.
    __slots__ = (
        "_own", "_points", "_table", "ahead", "aimed", "boots", "card_points", "clank", "cubes", "deadline", "drawn",
        "hand", "health", "me", "notes", "odds", "points", "room", "share", "size", "speed", "total", "view", "worth",
    )  # fmt: skip

    scale: ClassVar[w.Scale] = w.SCALE
    temper: ClassVar[w.Temper]

    deadline: float
    """How many turns after this one there are likely to be."""
    drawn: float
    """Cubes drawn in a round."""

    def __init__(self, view: V) -> None:
        self.view = view
        self.me = view.me
        self.notes = notes(view.catalog, self.scale)
        self.size = -1
        self._table: tuple[object, ...] = ()
        self._own: tuple[Any, ...] = ()
        self.odds = OddsByHealth(())
        """One's chances to get anywhere with so much health."""
        self.room = 0
        """Where one stands."""
        self._points = 0.0
        """What one has, gold apart; ``survey`` counts it."""
        self.points = 0.0
        self.aimed = False
        """Has one chosen what to go for?"""

    def refresh(self) -> bool:
        """Look again. Has anything changed that counts?"""
        size, table, own = self.view.situation
        changed, room = True, self.me.room
        if own != self._own or table != self._table:
            if size != self.size:
                self.count_cards(size)
            self.survey(*own[-1], moved_on=table != self._table)
            self._table, self._own = table, own
            hazards = self.hazards()
            if hazards != self.odds.hazards:
                self.odds = OddsByHealth(hazards)
        elif room == self.room:
            changed = False
        if changed:
            self.room = room
            self.aimed = False
        self.points = self._points + self.me.gold
        return changed

    @abstractmethod
    def survey(self, mine: int, total: int, *, moved_on: bool) -> None:
        """Take stock of everything; given one's own and all cubes. ``moved_on``: the table has changed as well."""

    @property
    @abstractmethod
    def distance(self) -> int:
        """How far one still has to go, all in all."""

    @abstractmethod
    def prospect(self, room: int, left: int, health: int, gain: float) -> float:
        """The points to expect if one stood in a room with so many boots left."""

    def count_cards(self, size: int) -> None:
        """What one's cards bring on average; there are so many of them."""
        sums = self.view.add_up(self.me.seat, *amounts(self.view.catalog, self.scale))
        boots, draw, clank, points, worth = [amount / HUNDRED for amount in sums]
        self.size = size
        size = max(1, size)
        self.boots = boots
        self.card_points = points
        self.hand = self.view.hand_size * (1 + min(MOST_DRAWS, draw / size))
        """Cards that one plays in a turn."""
        self.clank = clank / size
        self.ahead = max(0.0, w.NOISE * self.clank * self.hand)
        """Cubes that the next turns will bring."""
        self.worth = worth / size
        """What a card is worth on average, the noise apart."""
        self.speed = self.speed_with(0.0, 0.0, 0)

    def speed_with(self, boots: float, draw: float, cards: int) -> float:
        """Boots a turn if the deck had so much more."""
        size = self.size + cards - draw
        speed = (self.boots + boots) * (self.hand / (size if size > 1.0 else 1.0)) + w.SPEEDUP
        return speed if speed > w.MIN_SPEED else w.MIN_SPEED

    def count_cubes(self, mine: int, total: int) -> None:
        """Health, and what the next attacks are likely to draw; given one's own and all cubes."""
        self.health = self.view.health - self.me.damage
        self.total = max(1.0, total + self.ahead)
        self.share = (mine + self.ahead) / self.total
        self.cubes = self.view.cubes_next_attack

    def hazards(self) -> tuple[Any, ...]:
        """What one's chances depend on beside health; as long as it is the same, so are they."""
        temper = self.temper
        return self.drawn * self.share, self.speed, self.deadline + temper.doom, temper.soft, w.PAD

"""What one can tell about the rest of a raid without looking at the map: how fast, how dangerous, how rich."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from brzdek.games.brzdek import weights as w
from brzdek.games.brzdek.odds import Odds
from brzdek.games.brzdek.view import RaidView
from brzdek.games.brzdek.yields import HUNDRED, amounts, notes

NO_CARDS = (0, 0, 0, 0, 0)
MOST_DRAWS = 0.8
"""A deck cannot draw more cards than that for each card, whatever it says."""

V = TypeVar("V", bound=RaidView[Any])


class Forecast(ABC, Generic[V]):
    """What one seat expects. Made for one turn; ``refresh`` notes what has changed within the turn."""

    scale: ClassVar[w.Scale] = w.SCALE

    deadline: float
    """How many turns after this one there are likely to be."""
    drawn: float
    """Cubes drawn in a round."""

    def __init__(self, view: V) -> None:
        self.view = view
        self.me = view.me
        self.notes = notes(view.catalog, self.scale)
        self.size = -1

    @abstractmethod
    def refresh(self) -> bool:
        """Look again. Has anything changed that counts?"""

    @property
    @abstractmethod
    def distance(self) -> int:
        """How far one still has to go, all in all."""

    @abstractmethod
    def prospect(self, room: int, left: int, health: int, gain: float) -> float:
        """The points to expect if one stood in a room with so many boots left."""

    def count_cards(self, size: int) -> None:
        """What one's cards bring on average; there are so many of them."""
        sums = self.view.add_up(self.me.seat, amounts(self.view.catalog, self.scale)) or NO_CARDS
        boots, draw, clank, points, worth = [amount / HUNDRED for amount in sums]
        self.size = size
        size = max(1, size)
        self.boots = boots
        self.card_points = points
        self.hand = self.view.hand_size * (1 + min(MOST_DRAWS, draw / size))
        """Cards that one plays in a turn."""
        self.clank = clank / size
        self.worth = worth / size
        """What a card is worth on average, the noise apart."""
        self.speed = self.speed_with(0.0, 0.0, 0)

    def speed_with(self, boots: float, draw: float, cards: int) -> float:
        """Boots a turn if the deck had so much more."""
        a_card = self.hand / max(1.0, self.size + cards - draw)
        return max(w.MIN_SPEED, (self.boots + boots) * a_card + w.SPEEDUP)

    def count_cubes(self, mine: int, total: int) -> None:
        """Health, and what the next attacks are likely to draw; given one's own and all cubes."""
        self.health = self.view.health - self.me.damage
        ahead = max(0.0, w.NOISE * self.clank * self.hand)
        self.total = max(1.0, total + ahead)
        self.share = (mine + ahead) / self.total
        self.cubes = self.view.cubes_next_attack
        self._odds: dict[int, Odds] = {}

    def odds(self, health: int) -> Odds:
        """One's chances to get anywhere with so much health."""
        odds = self._odds.get(health)
        if odds is None:
            odds = self._odds[health] = self.new_odds(health)
        return odds

    def new_odds(self, health: int) -> Odds:
        return Odds(health, self.drawn * self.share, self.speed, self.deadline, w.PAD)

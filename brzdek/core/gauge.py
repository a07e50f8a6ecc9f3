"""What a game lets itself be measured by when it is over; the simulator counts no more than that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from brzdek.core.record.journal import Entry
from brzdek.core.rulebook import Game
from brzdek.core.values import dataclass, field

G = TypeVar("G", bound=Game)


@dataclass(slots=True)
class SeatMeasures:
    """One seat in one game. Whole numbers only: their sums do not depend on the order in which games are counted."""

    numbers: Counter[str] = field(default_factory=Counter)
    """Such as gold; the game's words name them under ``measure.<name>``."""
    labels: dict[str, str] = field(default_factory=dict)
    """What a seat was or became, such as ``out: left``; the words stand under ``measure.<label>`` and
    ``measure.<label>.<value>``, or the value is a card.
    """
    cards: dict[str, Counter[str]] = field(default_factory=dict)
    """Which cards it had to do with, by what it did: ``{"acquired": {"zwiad": 2}}``; worded as ``use.<deed>``."""

    def use(self, deed: str, card: str) -> None:
        if deed not in self.cards:
            self.cards[deed] = Counter()
        self.cards[deed][card] += 1


SEEN = "seen"
"""What happens to a card before anybody can do anything with it: it comes to light."""


@dataclass(slots=True)
class Measures:
    """One finished game."""

    turns: int
    seats: Sequence[SeatMeasures]
    outcomes: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What came out, once or several times a game: ``{"round": ["miners", "saboteurs", "miners"]}``."""
    seen: Counter[str] = field(default_factory=Counter)
    """How often each card came to light, whoever had to do with it then; worded as ``use.seen``."""


class Gauge(Generic[G]):
    """Measures finished games. A game that has more to tell than its length and result has one of its own."""

    uses: Sequence[str] = ()
    """What can be done with a card, in the order in which a report lists it."""

    def cards(self, game: G) -> Sequence[str]:
        """The cards of which a report should say how often they were used."""
        return ()

    def measure(self, game: G, journal: Sequence[Entry]) -> Measures:
        return Measures(len(journal), [SeatMeasures() for _ in range(game.players)])

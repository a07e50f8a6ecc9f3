"""What the goods of the market are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.ask import Option
from brzdek.games.brzdek.bots import weights as w
from brzdek.games.brzdek.bots.outlook import Outlook, distances
from brzdek.games.raid.bots.shopping import Shopper
from brzdek.games.raid.bots.yields import RIDDANCE, CardNotes


class HeistShopper(Shopper[Outlook]):
    """Weighs keys, backpacks and crowns too, and what it is worth to be rid of a card."""

    __slots__ = ("_all_prices", "_loose")

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        self._loose = [*outlook.me.played, *outlook.me.discard]
        """What could be trashed in this turn."""
        self._all_prices: Mapping[str, float] | None = None

    @property
    def all_prices(self) -> Mapping[str, float]:
        if self._all_prices is None:
            self._all_prices = {**self.prices, RIDDANCE: self._riddance()}
        return self._all_prices

    def _riddance(self) -> float:
        """What one gains by trashing the card that one needs least."""
        notes = self.outlook.notes
        return max(self._burdens([notes[card] for card in {*self._loose}]), default=0.0)

    def _burdens(self, cards: Sequence[CardNotes]) -> list[float]:
        """What each card costs by coming up instead of others as long as the game may last."""
        outlook = self.outlook
        speed, speed_with = 1 / outlook.speed, outlook.speed_with
        plays, average, cube = self.plays, self.average, self.cube_costs
        saved = w.SAVED * self.way
        return [
            plays * (average - (note.worth - note.clank * cube))
            + saved * (speed - 1 / speed_with(-note.boots, -note.draw, -1))
            - note.points
            for note in cards
        ]

    def good(self, option: Option, note: CardNotes) -> float:
        outlook, view = self.outlook, self.outlook.view
        room, health = outlook.room, outlook.health
        value = float(note.face.points - view.price)
        far, targets = outlook.far, outlook.artifacts if outlook.room_for > 0 else []
        if note.face.sort == "key":
            far = distances(view.board, True)
        elif note.face.sort == "backpack":
            if not outlook.carried:
                return value + w.BACKPACK
            targets = outlook.artifacts
        best = max([outlook.fetching(room, 0, health, 0.0, target, far) for target in targets], default=0.0)
        return value + max(0.0, best - outlook.prospect(room, 0, health, 0.0))

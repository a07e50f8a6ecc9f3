"""What the goods of the market are worth."""

from __future__ import annotations

from brzdek.core.ask import Option
from brzdek.games.brzdek.bots import weights as w
from brzdek.games.brzdek.bots.outlook import Outlook, distances
from brzdek.games.raid.bots.shopping import Shopper
from brzdek.games.raid.bots.yields import CardNotes


class HeistShopper(Shopper[Outlook]):
    """Weighs keys, backpacks and crowns too, and what it is worth to be rid of a card."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        self.prices["trash"] = self._riddance()

    def _riddance(self) -> float:
        """What one gains by trashing the card that one needs least, of those that can be trashed in this turn."""
        me, notes = self.outlook.me, self.outlook.notes
        return max([self._burden(notes[card]) for card in {*me.played, *me.discard}], default=0.0)

    def _burden(self, note: CardNotes) -> float:
        """What a card costs by coming up instead of others as long as the game may last."""
        outlook = self.outlook
        speed = outlook.speed_with(-note.boots, -note.draw, -1)
        saved = w.SAVED * self.way * (1 / outlook.speed - 1 / speed)
        return self.plays * (self.average - self.worth_playing(note)) + saved - note.points

    def good(self, option: Option, note: CardNotes) -> float:
        outlook, view = self.outlook, self.outlook.view
        room, health = outlook.me.room, outlook.health
        value = float(note.face.points - view.price)
        far, targets = outlook.far, outlook.artifacts if outlook.room_for > 0 else []
        if note.face.sort == "key":
            far = distances(view.board, True)
        elif note.face.sort == "backpack":
            if not outlook.me.artifacts:
                return value + w.BACKPACK
            targets = outlook.artifacts
        best = max([outlook.fetching(room, 0, health, 0.0, target, far) for target in targets], default=0.0)
        return value + max(0.0, best - outlook.prospect(room, 0, health, 0.0))

"""What the goods of the market are worth."""

from __future__ import annotations

from brzdek.core.ask import Option
from brzdek.games.brzdek.bots import weights as w
from brzdek.games.brzdek.bots.outlook import Outlook, distances
from brzdek.games.raid.bots.shopping import Shopper
from brzdek.games.raid.bots.yields import CardNotes


class HeistShopper(Shopper[Outlook]):
    """Weighs keys, backpacks and crowns too."""

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

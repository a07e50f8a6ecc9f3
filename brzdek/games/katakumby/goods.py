"""What goods and devices of the catacombs are worth."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Option
from brzdek.games.brzdek import weights as brzdek
from brzdek.games.brzdek.shopping import Shopper
from brzdek.games.brzdek.yields import Notes
from brzdek.games.katakumby import weights as w
from brzdek.games.katakumby.cards import Relic
from brzdek.games.katakumby.outlook import Outlook


class DelveShopper(Shopper[Outlook]):
    """Weighs what is sold at markets, and devices that cost more than skill."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        lockpick = self.prices["lockpicks"] / (1 + outlook.me.lockpicks / 2)
        self.prices |= {"lockpicks": lockpick, "spend_lockpicks": -lockpick}

    def worth_of(self, note: Notes) -> float:
        face = cast(Relic, note.face)
        return super().worth_of(note) - face.gold_cost - w.LOCKPICK * face.lockpick_cost

    def good(self, option: Option, note: Notes) -> float:
        outlook, view = self.outlook, self.outlook.view
        value = note.face.points - view.price_of_good(option)
        match note.face.sort:
            case "kit":
                return value + 2 * w.LOCKPICK
            case "amulet":
                return value + 2 * self.prices["heal"]
            case "backpack":
                if not outlook.me.artifacts:
                    return value + brzdek.BACKPACK
                room, health = outlook.me.room, outlook.health
                best = max([outlook.fetching(room, 0, health, 0.0, one) for one in outlook.targets], default=0.0)
                return value + max(0.0, best - outlook.prospect(room, 0, health, 0.0))
        return float(value)

"""What goods and devices of the catacombs are worth."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Option
from brzdek.games.katakumby.bots import weights as w
from brzdek.games.katakumby.bots.outlook import Outlook
from brzdek.games.katakumby.cards.pieces import Relic
from brzdek.games.raid.bots.shopping import Shopper
from brzdek.games.raid.bots.yields import CardNotes


class DelveShopper(Shopper[Outlook]):
    """Weighs what is sold at markets, and devices that cost more than skill."""

    __slots__ = ()

    def _priced(self) -> dict[str, float]:
        prices = super()._priced()
        lockpick = prices["lockpicks"] / (1 + self.outlook.me.lockpicks / 2)
        return prices | {"lockpicks": lockpick, "spend_lockpicks": -lockpick}

    def worth_of(self, note: CardNotes) -> float:
        face = cast(Relic, note.face)
        return super().worth_of(note) - face.gold_cost - w.LOCKPICK * face.lockpick_cost

    def good(self, option: Option, note: CardNotes) -> float:
        outlook, view = self.outlook, self.outlook.view
        value = note.face.points - view.price_of_good(option)
        match note.face.sort:
            case "kit":
                return value + 2 * w.LOCKPICK
            case "amulet":
                return value + 2 * self.prices["heal"]
            case "backpack":
                if not outlook.me.artifacts:
                    return value + w.BACKPACK
                room, health = outlook.me.room, outlook.health
                best = max([outlook.fetching(room, 0, health, 0.0, one) for one in outlook.targets], default=0.0)
                return value + max(0.0, best - outlook.prospect(room, 0, health, 0.0))
        return float(value)

"""What skill, swords and gold are best spent on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from brzdek.core.ask import Option
from brzdek.games.raid.bots import weights as w
from brzdek.games.raid.bots.bundles import NOTHING, worth
from brzdek.games.raid.bots.forecast import Forecast
from brzdek.games.raid.bots.yields import CardNotes
from brzdek.games.raid.view.view import RaidView

F = TypeVar("F", bound=Forecast[Any])


class Shopper(ABC, Generic[F]):
    """Weighs cards, devices, monsters and goods in one situation."""

    __slots__ = (
        "_hit",
        "_prices",
        "average",
        "cube_costs",
        "outlook",
        "plays",
        "reserve",
        "reveal_costs",
        "view",
        "way",
    )

    def __init__(self, outlook: F) -> None:
        self.outlook = outlook
        self.view: RaidView[Any] = outlook.view
        self.reserve = outlook.view.reserve
        way = outlook.distance
        turns = min(way / outlook.speed, outlook.deadline) + outlook.temper.spare
        if outlook.me.out:
            hit = turns = 0.0
        else:
            loss = outlook.odds[outlook.health][way] - outlook.odds[outlook.health - 1][way]
            hit = max(w.LEAST_HIT, w.STAKE * loss)
        self._hit = hit
        """What a cube of one's own costs that is drawn."""
        self.reveal_costs = w.DRAGON * outlook.cubes * outlook.share * hit
        """What it costs to turn up one more card of the dungeon, as it may wake the dragon."""
        self.cube_costs = min(w.MOST_CUBE, outlook.drawn * turns / outlook.total * hit)
        """What one more cube of one's own in the bag costs."""
        of_use = max(0.0, turns - outlook.me.deck_count / outlook.hand)
        """For so many turns a card bought now will be in the deck."""
        self.plays = of_use * outlook.hand / (outlook.size + 1)
        """How often it will be played."""
        self.way = min(way, of_use * outlook.speed)
        """How far one walks in that time."""
        self.average = outlook.worth - outlook.clank * self.cube_costs
        self._prices: Mapping[str, float] | None = None

    @property
    def prices(self) -> Mapping[str, float]:
        """What one of each resource is worth now, that of being rid of a card apart."""
        if self._prices is None:
            self._prices = self._priced()
        return self._prices

    def _priced(self) -> dict[str, float]:
        outlook = self.outlook
        return {
            **outlook.scale.prices,
            "clank": -self.cube_costs,
            "heal": self._hit if outlook.me.damage else 0.0,
            "damage": -self._hit,
            "dragon_attack": outlook.cubes * ((1 - outlook.share) * w.RIVAL_HIT - outlook.share * self._hit),
        }

    @property
    def all_prices(self) -> Mapping[str, float]:
        """The prices, with that of being rid of a card, where it takes long to find out."""
        return self.prices

    def worth_playing(self, note: CardNotes) -> float:
        """What it is worth to play a card once."""
        return note.worth - note.clank * self.cube_costs

    def worth_of(self, note: CardNotes) -> float:
        """What it is worth to have a card, to use a device or to beat a monster."""
        face = note.face
        value = note.points
        if note.gain is not NOTHING:
            value += worth(note.gain, self.all_prices if note.rids else self.prices)
        if face.id not in self.reserve:
            value -= self.reveal_costs
        if not note.bought:
            return value + w.DANGER if face.danger else value
        if self.plays:
            value += self.plays * (self.worth_playing(note) - self.average)
            outlook = self.outlook
            value += w.SAVED * self.way * (1 / outlook.speed - 1 / outlook.speed_with(note.boots, note.draw, 1))
        return value

    # -- monsters

    def fight(self, options: Sequence[Option], spare: int) -> Option | None:
        """The monster that brings most for each sword."""
        best, chosen = 0.0, None
        for option in options:
            if option[0] == "fight":
                note = self.outlook.notes[option[1]]
                cost = self.view.price_of(note.face.id)
                if cost <= spare:
                    value = self.worth_of(note) / max(1, cost)
                    if value > best:
                        best, chosen = value, option
        return chosen

    def prey(self, more: int) -> float:
        """The most valuable monster in the row that one could beat with so many swords more, but not now."""
        if not more:
            return 0.0
        swords, known, row = self.view.now.swords, self.outlook.notes, self.view.row
        found = [known[card] for card in row if known[card].face.verb == "fight" and self.view.fits_here(card)]
        return max([self.worth_of(note) for note in found if swords < note.face.cost <= swords + more], default=0.0)

    # -- cards and devices

    def buy(self, options: Sequence[Option]) -> Option | None:
        """A good, or a card of the set of cards that is worth most together, or nothing."""
        cards: list[tuple[float, int, Option]] = []
        notes = self.outlook.notes
        for option in options:
            if option[0] == "buy" or option[0] == "use":
                note = notes[option[1]]
                if note.face.kind == "good":
                    if self.good(option, note) > 0:
                        return option
                    continue
                value = self.worth_of(note)
                if value > 0:
                    cards.append((value, self.view.price_of(note.face.id), option))
        return self._pack(cards) if cards else None

    def _pack(self, cards: Sequence[tuple[float, int, Option]]) -> Option:
        """One card of the best set that the skill at hand can pay."""
        skill, row, reserve = self.view.now.skill, self.view.row, self.reserve
        if len(cards) == 1 or 2 * min([price for _, price, _ in cards]) > skill:
            return max(cards, key=lambda card: card[0])[2]
        best: list[tuple[float, Option]] = [(0.0, ())] * (skill + 1)
        """For each sum of skill: the value that it buys, and the card bought last."""
        for value, price, option in cards:
            card = cast(str, option[1])
            copies = reserve.get(card) or row.count(card)
            for _ in range(min(copies, skill // price if price else copies)):
                # From the largest on: what a smaller sum buys is then still without this card.
                for purse in range(skill, price - 1, -1):
                    total = best[purse - price][0] + value
                    if total > best[purse][0]:
                        best[purse] = (total, option)
                value *= w.SAME_AGAIN
        return best[skill][1]

    def price_of_haste(self, option: Option, note: CardNotes) -> float:
        """What it costs to get something now for the sake of going further."""
        match option[0]:
            case "drink":
                return 0.0 if self.outlook.me.out else w.POTION
            case "use":
                return note.face.cost * w.PRICES["skill"]
            case "fight":
                return note.face.cost * w.PRICES["swords"]
            case _:
                return max(0.0, -self.worth_of(note))

    # -- goods

    @abstractmethod
    def good(self, option: Option, note: CardNotes) -> float:
        """What it is worth to buy a good like this."""

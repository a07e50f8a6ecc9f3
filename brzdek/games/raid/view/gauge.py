"""What a finished raid is measured by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from brzdek.core.gauge import SEEN, Gauge, Measures, SeatMeasures
from brzdek.core.log import Event
from brzdek.core.record.journal import Entry
from brzdek.games.raid.rules import events
from brzdek.games.raid.rules.state import AnyRaid

USES: dict[type[Event], str] = {
    events.Acquired: "acquired",
    events.Used: "used",
    events.Defeated: "defeated",
    events.Played: "played",
    events.Trashed: "trashed",
}
SUMS: dict[type[Event], str] = {
    events.Clank: "clank",
    events.Gold: "gold",
    events.Healed: "healed",
    events.Hurt: "damage_monsters",
    events.Harmed: "damage_cards",
}


class RaidGauge(Gauge[Any]):
    """How each player fared, what hurt, and what became of the cards of the dungeon."""

    uses = (SEEN, *USES.values())

    def cards(self, game: AnyRaid) -> Sequence[str]:
        dealt = {*game.deck, *game.row, *game.dungeon_discard, *game.reserve}
        held = {card for thief in game.thieves for card in thief.cards()}
        return sorted(dealt | held | {card for card in game.box if card in game.kit.offers})

    def measure(self, game: AnyRaid, journal: Sequence[Entry]) -> Measures:
        seats = [self.seat(game, seat) for seat in range(game.players)]
        for event in game.log.events:
            self.count(game, event, seats)
        return Measures(game.turns, seats, seen=self.seen(game))

    def seen(self, game: AnyRaid) -> Counter[str]:
        """Cards of the dungeon that came into the row, wherever they are now; the reserve always lies there."""
        held = [card for thief in game.thieves for card in thief.cards()]
        dungeon = game.kit.offers.keys() - game.reserve.keys()
        return Counter(card for card in (*game.row, *game.dungeon_discard, *game.box, *held) if card in dungeon)

    def seat(self, game: AnyRaid, seat: int) -> SeatMeasures:
        """A seat by what it has at the end."""
        thief = game.thieves[seat]
        measures = SeatMeasures(labels={"out": thief.out or "lost"})
        measures.numbers.update(artifacts=thief.artifacts, cards=len(thief.cards()))
        return measures

    def count(self, game: AnyRaid, event: Any, seats: Sequence[SeatMeasures]) -> None:
        """Add what one event tells."""
        kind = type(event)
        if kind in USES:
            seats[event.seat].use(USES[kind], event.card)
        elif kind in SUMS:
            seats[event.seat].numbers[SUMS[kind]] += event.n
        elif isinstance(event, events.Attack):
            for cube in event.cubes:
                if cube < game.players:
                    seats[cube].numbers["damage_dragon"] += 1

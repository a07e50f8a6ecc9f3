"""What a finished game of Magia i Miecz is measured by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.copies import card_of
from brzdek.core.gauge import Gauge, Measures, SeatMeasures
from brzdek.core.log import Event
from brzdek.core.record.journal import Entry
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.endings import slot
from brzdek.games.magia_i_miecz.rules.state import World

USES: dict[type[Event], str] = {
    events.Drew: "drawn",
    events.Took: "taken",
    events.Casts: "cast",
    events.Reaches: "met",
}
TIMES: dict[type[Event], str] = {
    events.TurnBegins: "own_turns",
    events.TurnLost: "turns_lost",
    events.Crossed: "crossings",
    events.ToadBegins: "toads",
    events.Evaded: "evasions",
    events.QuestDone: "quests",
}
CHARACTER = "character"
COMMAND, FIGHT, CARD, OTHER = "command", "fight", "card", "other"
NOBODY, LAST, CROWNED, UNSEEN = "nobody", "last", "crowned", "unseen"


class WorldGauge(Gauge[World]):
    """Who played whom, who fell to what, and what became of the cards."""

    uses = (CHARACTER, *USES.values(), "killed")

    def cards(self, game: World) -> Sequence[str]:
        dealt = game.catalog.in_play(game.options).cards.values()
        return sorted(card.id for card in dealt if card.kind != "space" and card.copies)

    def measure(self, game: World, journal: Sequence[Entry]) -> Measures:
        seats = [self._seat(game, seat) for seat in range(game.players)]
        causes, regions, graves = [OTHER] * game.players, [], []
        where = [""] * game.players
        turns = 0
        for event in game.log.events:
            turns += isinstance(event, events.TurnBegins)
            if isinstance(event, events.Went | events.Placed):
                where[event.seat] = game.space(event.space).region
            if isinstance(event, events.Went):
                regions.append(where[event.seat])
            elif isinstance(event, events.Died) and where[event.seat]:
                graves.append(where[event.seat])
            self._count(event, seats, causes)
        outcomes = {"region": regions, "grave": graves, "ending": [self._ending(game)], "won_by": [self._won_by(game)]}
        return Measures(turns, seats, outcomes)

    def _ending(self, game: World) -> str:
        """What waited on the Crown; nobody may have come there to see it."""
        card = slot.in_force(game)
        return UNSEEN if card is None else card_of(card)

    def _won_by(self, game: World) -> str:
        """Had anybody come to the Crown, or was the winner the last one left before that?"""
        if game.winner is None:
            return NOBODY
        return CROWNED if game.crowned else LAST

    def _seat(self, game: World, seat: int) -> SeatMeasures:
        adventurer = game.adventurers[seat]
        measures = SeatMeasures(labels={"fate": "out" if adventurer.out else "alive"})
        pair = game.zone("pair", seat).copies
        if pair:
            measures.labels |= {CHARACTER: card_of(pair[0]), "helper": card_of(pair[1])}
        measures.numbers.update(deaths=adventurer.deaths, gold=adventurer.gold)
        return measures

    def _count(self, event: Any, seats: Sequence[SeatMeasures], causes: list[str]) -> None:
        kind = type(event)
        if kind in USES:
            seats[event.seat].use(USES[kind], card_of(event.card))
        if kind in TIMES:
            seats[event.seat].numbers[TIMES[kind]] += 1
        if isinstance(event, events.PairChosen):
            seats[event.seat].use(CHARACTER, card_of(event.card))
            seats[event.seat].use(CHARACTER, card_of(event.squire))
        elif isinstance(event, events.Killed):
            seats[event.seat].use("killed", card_of(str(event.card)))
        elif isinstance(event, events.Died):
            seats[event.seat].numbers[f"deaths_{causes[event.seat]}"] += 1
        else:
            _blame(event, causes)


def _blame(event: Event, causes: list[str]) -> None:
    """Note what somebody would fall to now."""
    if isinstance(event, events.TurnBegins):
        causes[:] = [OTHER] * len(causes)
    elif isinstance(event, events.Commands):
        causes[event.whom] = COMMAND
    elif isinstance(event, events.Fights):
        for seat in (event.seat, *(foe for foe in event.foes if isinstance(foe, int))):
            causes[seat] = FIGHT
    elif isinstance(event, events.Reaches):
        causes[event.seat] = CARD

"""What a finished game of Sabotażysta is measured by."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.gauge import Gauge, Measures, SeatMeasures
from brzdek.core.record.journal import Entry
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.rules.state import Mine

PLAY, DISCARD = "play", "discard"
MINER, SABOTEUR = "miner", "saboteur"
USES = {PLAY: "played", DISCARD: "discarded"}


class MineGauge(Gauge[Mine]):
    """Who won each round, and what became of the cards."""

    uses = tuple(USES.values())

    def cards(self, game: Mine) -> Sequence[str]:
        return sorted(set(game.kit.deck))

    def measure(self, game: Mine, journal: Sequence[Entry]) -> Measures:
        seats = [SeatMeasures() for _ in range(game.players)]
        for seat, option in journal:
            if option[0] in USES:
                seats[seat].use(USES[str(option[0])], str(option[1]))
        rounds, sides = [], [MINER] * game.players
        for event in game.log.events:
            if isinstance(event, events.RoundOver):
                rounds.append(event.winners)
            elif isinstance(event, events.Roles):
                sides = [SABOTEUR if role in game.kit.saboteurs else MINER for role in event.roles]
                for seat, side in enumerate(sides):
                    seats[seat].numbers[f"rounds_as_{side}"] += 1
            elif isinstance(event, events.Nuggets):
                seats[event.seat].numbers[f"gold_as_{sides[event.seat]}"] += sum(event.values)
            elif isinstance(event, events.Broke):
                seats[event.whom].numbers["tools_broken"] += 1
            elif isinstance(event, events.Repaired):
                seats[event.whom].numbers["tools_repaired"] += 1
        turns = sum(option[0] in (PLAY, DISCARD, "pass") for _, option in journal)
        return Measures(turns, seats, {"round": rounds})

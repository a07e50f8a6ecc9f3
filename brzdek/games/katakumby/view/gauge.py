"""What a finished game of Katakumby is measured by, beside what every raid is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.gauge import SeatMeasures
from brzdek.core.log import Event
from brzdek.games.katakumby.rules import events
from brzdek.games.raid.rules.state import AnyRaid
from brzdek.games.raid.view.gauge import RaidGauge

TIMES: dict[type[Event], str] = {
    events.Ghost: "damage_ghosts",
    events.Placed: "tiles",
    events.Marked: "altars",
    events.Portal: "portals",
    events.Opened: "opened",
}


class DelveGauge(RaidGauge):
    """Ghosts, tiles and what was opened with lockpicks."""

    def seat(self, game: AnyRaid, seat: int) -> SeatMeasures:
        measures = super().seat(game, seat)
        measures.numbers["lockpicks_left"] = game.thieves[seat].lockpicks
        return measures

    def count(self, game: AnyRaid, event: Any, seats: Sequence[SeatMeasures]) -> None:
        name = TIMES.get(type(event))
        if name is None:
            super().count(game, event, seats)
        else:
            seats[event.seat].numbers[name] += 1

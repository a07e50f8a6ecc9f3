"""Dragon Rage: what the card of a Lord says, unless a matching scale turns it away."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.games.magia_i_miecz.rules import settling
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.rules import events
from brzdek.games.smoki.rules.state import dragons

SPEND: Option = ("scale", "spend")
SUFFER: Option = ("scale", "keep")


def suffer(game: World, seat: int, lord: str) -> Steps[None]:
    """Somebody suffers the rage of a Lord; a scale of his may be given up to turn it away."""
    from brzdek.games.smoki.rules import scales

    if game.over or not game.adventurers[seat].alive:
        return
    game.log.tell(events.Rages, seat, lord)
    if dragons(game).owned[seat][lord]:
        answer = yield Ask(seat, "rage", [SPEND, SUFFER], (lord,))
        if answer == SPEND:
            scales.spend(game, seat, lord)
            game.log.tell(events.RageCancelled, seat, lord)
            return
    yield from perform(game.catalog.cards[lord].effects["rage"], Context(game, seat, lord))
    yield from settling.settle(game)

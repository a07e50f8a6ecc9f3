"""The Black Hole: it tears whoever comes into the Cosmic Abyss; the next one finds another ending."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.core.copies import card_of
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.rules import events, moves, things
from brzdek.games.magia_i_miecz.rules.abyss import GATE
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.endings import slot
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending
from brzdek.games.magia_i_miecz.rules.state import ENDINGS, World


def arrive(game: World, seat: int) -> Steps[None]:
    """What would be left at the border is lost here, with its load; the card goes back into the deck of endings."""
    beyond = board(game).regions[game.space(GATE).region]
    for copy in [*game.zone("things", seat), *game.zone("friends", seat)]:
        if card_of(copy) in beyond.leaves:
            game.log.tell(events.Discarded, seat, copy)
            things.throw_away(game, copy)
    lying = slot.in_force(game)
    if lying is not None:
        move(game, lying, game.zone("deck", ENDINGS), tell=False)
    yield from moves.put(game, seat, GATE, as_move=False)


ENDING = Ending(arrive=arrive)

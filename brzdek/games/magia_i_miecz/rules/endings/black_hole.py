"""The Black Hole: it tears whoever comes into the Cosmic Abyss; the next one finds another ending."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.core.zones import move, shuffle
from brzdek.games.magia_i_miecz.cards.pieces import ThingCard
from brzdek.games.magia_i_miecz.rules import events, moves, things
from brzdek.games.magia_i_miecz.rules.endings import slot
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending
from brzdek.games.magia_i_miecz.rules.state import ENDINGS, World

GATE = "nadprzestrzenna_brama"
POLTERGEIST = "poltergeist"
ANIMALS = ("mul", "kon", "kon_i_woz", "rumak")


def arrive(game: World, seat: int) -> Steps[None]:
    """Animals and carts are lost with what they carry; the card goes back into the deck of endings."""
    for copy in [*game.zone("things", seat), *game.zone("friends", seat)]:
        card = game.card(copy)
        if card.id in (*ANIMALS, POLTERGEIST) or (isinstance(card, ThingCard) and card.mount):
            game.log.tell(events.Discarded, seat, copy)
            things.throw_away(game, copy)
    lying = slot.in_force(game)
    if lying is not None:
        deck = game.zone("deck", ENDINGS)
        move(game, lying, deck, tell=False)
        shuffle(game, deck)
    yield from moves.put(game, seat, GATE if GATE in game.catalog.cards else moves.PLAIN, as_move=False)


ENDING = Ending(arrive=arrive)

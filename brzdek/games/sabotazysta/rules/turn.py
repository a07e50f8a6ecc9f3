"""A turn: use one card, then draw; and the end of a round if the turn brings it about."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Ask, Option, Steps
from brzdek.games.sabotazysta.cards.corridors import cell_named
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.rules.legality import TURNED, can_play, uses
from brzdek.games.sabotazysta.rules.scoring import divide_gold, pay_saboteurs
from brzdek.games.sabotazysta.rules.setup import deal_round
from brzdek.games.sabotazysta.rules.state import Mine
from brzdek.games.sabotazysta.rules.tunnelling import lay

TURN = "turn"
"""The topic of the question with which a turn begins; before it nothing changes."""


def turn(game: Mine) -> Steps[None]:
    """One player's turn, and the end of the round if this turn brings it about."""
    seat = game.turn
    found = False
    if game.hands[seat]:
        used = yield Ask(seat, TURN, uses(game, seat))
        found = use(game, seat, used)
        if not found:
            draw(game, seat)
    else:
        game.log.tell(events.NothingToUse, seat)
    if found or nobody_can_play(game):
        yield from end_round(game, found)
    else:
        game.turn = (seat + 1) % game.players


def use(game: Mine, seat: int, used: Option) -> bool:
    """Use a card as chosen. Did that uncover the treasure?"""
    card = cast(str, used[1])
    game.hands[seat].remove(card)
    if used[0] == "discard":
        game.discard.append((card, False))
        game.log.tell(events.Passed, seat)
        game.log.tell(events.Discarded, seat, card)
        return False
    if card in game.kit.corridors:
        return lay(game, seat, card, cell_named(used[2]), TURNED in used)
    game.kit.actions[card].play(game, seat, card, used[2:])
    return False


def draw(game: Mine, seat: int) -> None:
    if game.deck:
        card = game.deck.pop()
        game.hands[seat].append(card)
        game.reveals += 1
        game.log.tell(events.Drew, seat, card)


# --- the end of a round


def nobody_can_play(game: Mine) -> bool:
    """Is the deck used up and every hand without a card that could be played?"""
    return not game.deck and not any(can_play(game, seat) for seat in range(game.players))


def end_round(game: Mine, found: bool) -> Steps[None]:
    """Roles come to light, gold is given out, the next round begins or the game ends."""
    game.roles_open = True
    game.reveals += 1
    saboteurs = [seat for seat in game.from_seat(game.starter) if game.is_saboteur(seat)]
    winners = "miners" if found else "saboteurs" if saboteurs else "nobody"
    game.log.tell(events.RoundOver, game.round, winners)
    game.log.tell(events.Roles, tuple(game.roles))
    if found:
        yield from divide_gold(game, game.turn)
    else:
        pay_saboteurs(game, saboteurs)
    if game.round == game.options["rounds"]:
        game.over = True
        game.log.tell(events.GameOver, tuple(sum(gold) for gold in game.gold))
    else:
        last = game.turn if game.layer is None else game.layer
        deal_round(game, starter=(last + 1) % game.players)

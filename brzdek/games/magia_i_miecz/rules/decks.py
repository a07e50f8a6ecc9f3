"""What lies on top of a deck: looking at it, and laying it in another order."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.copies import Copy
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.board import deck_of
from brzdek.games.magia_i_miecz.rules.state import World


def top(game: World, seat: int, count: int) -> list[Copy]:
    """The uppermost cards of the deck of one's region, the first one uppermost."""
    return game.zone("deck", deck_of(game, game.adventurers[seat].space)).copies[: -count - 1 : -1]


def show(game: World, seat: int, count: int) -> None:
    game.reveals += 1
    game.log.tell(events.SawCards, seat, tuple(top(game, seat, count)))


def arrange(game: World, seat: int, count: int) -> Steps[None]:
    """Which of them is drawn first, which second, and so on."""
    show(game, seat, count)
    left = top(game, seat, count)
    order: list[Copy] = []
    while len(left) > 1:
        options: list[Option] = [("draw_first", one) for one in left]
        answer = yield Ask(seat, "arrange", options)
        order.append(str(answer[1]))
        left.remove(str(answer[1]))
    deck = game.zone("deck", deck_of(game, game.adventurers[seat].space))
    for one in reversed([*order, *left]):
        move(game, one, deck, tell=False)

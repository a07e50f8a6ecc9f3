"""The draft: one character of the neighbour's set is banned, then everybody chooses a pair in secret."""

from __future__ import annotations

from itertools import permutations

from brzdek.core.ask import Ask, Option, Steps, Together
from brzdek.core.layers import step
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.rules import events, setup
from brzdek.games.magia_i_miecz.rules.state import World


def draft(game: World) -> Steps[None]:
    if len(game.zone("dealt", 0)) > setup.LEAST_DEALT + 1:
        yield from _ban(game)
    pairs = yield from _choose(game)
    _roll_for_start(game)
    setup.spaces_speak(game)
    for place in range(game.players):
        seat = (game.turn + place) % game.players
        yield from setup.enter(game, seat, *pairs[seat])
    game.phase = "play"
    yield from step(game, "setup_hook")


def _ban(game: World) -> Steps[None]:
    """Sets go to the right: everybody looks at that of the left-hand neighbour and takes one out of the game."""
    asks: list[Ask] = []
    for seat in range(game.players):
        dealt = game.zone("dealt", (seat + 1) % game.players)
        game.log.tell(events.DealtSet, seat, tuple(game.zone("dealt", seat)))
        game.log.tell(events.DealtSet, seat, tuple(dealt))
        asks.append(Ask(seat, "ban", [("ban", one) for one in dealt]))
    answers: list[Option] = yield Together(asks)
    for seat, answer in enumerate(answers):
        move(game, str(answer[1]), game.zone("aside"), tell=False)
        game.log.tell(events.Banned, seat, str(answer[1]))


def _choose(game: World) -> Steps[list[tuple[str, str]]]:
    asks = [
        Ask(seat, "pair", [("pair", one, other) for one, other in permutations(game.zone("dealt", seat).copies, 2)])
        for seat in range(game.players)
    ]
    answers: list[Option] = yield Together(asks)
    return [(str(answer[1]), str(answer[2])) for answer in answers]


def _roll_for_start(game: World) -> None:
    """The highest die begins; those who tie roll again."""
    left = list(range(game.players))
    while len(left) > 1:
        rolls = {seat: game.chance.roll() for seat in left}
        left = [seat for seat in left if rolls[seat] == max(rolls.values())]
    game.turn = game.starter = game.turn_from = left[0]
    game.log.tell(events.Begins, left[0])

"""Visits out of the ordinary: resolving cards that one was given, and hunting somebody where he stands."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.core.copies import Copy
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.rules import events, explore, passages, things
from brzdek.games.magia_i_miecz.rules.records import Visit
from brzdek.games.magia_i_miecz.rules.state import World


def given(game: World, seat: int, cards: list[Copy]) -> Steps[None]:
    """Somebody resolves cards that he was given, where he stands and whoever's turn it is; what is left stays there.

    For a card that cannot lie there another one is drawn.
    """
    adventurer = game.adventurers[seat]
    if not adventurer.alive:
        return
    visit = Visit(seat, adventurer.space, 0, immune=set(game.on(adventurer.space)))
    for copy in cards:
        if passages.suits(game, copy, visit.space):
            move(game, copy, game.zone("space", visit.space), tell=False)
            visit.drawn.append(copy)
        else:
            visit.deck = str(game.zones.origins[copy])
            game.log.tell(events.Discarded, seat, copy)
            things.throw_away(game, copy)
            explore.draw_one(game, visit)
    visit.deck = ""
    game.visits.append(visit)
    try:
        yield from explore.turn_up(game, visit, list(visit.drawn))
        yield from explore.card_steps(game, visit)
    finally:
        game.visits.pop()
    explore.clear(game, visit)
    if visit.left and seat == game.turn and not game.now.ended and adventurer.alive:
        yield from explore.explore(game, seat)


def hunt(game: World, seat: int, prey: int) -> Steps[None]:
    """Explore the space where somebody stands, to attack him there."""
    space = game.adventurers[seat].space
    visit = Visit(seat, space, explore.due(game, seat, space), prey=prey)
    game.visits.append(visit)
    try:
        yield from explore.all_steps(game, visit)
    finally:
        game.visits.pop()
    explore.clear(game, visit)

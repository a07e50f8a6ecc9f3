"""Toads."""

from __future__ import annotations

from brzdek.core.effects.runtime import allowed
from brzdek.games.magia_i_miecz.rules import events, things
from brzdek.games.magia_i_miecz.rules.state import World


def turn_into(game: World, seat: int, turns: int) -> None:
    """A toad for so many full turns; one that is a toad already stays one for longer."""
    adventurer = game.adventurers[seat]
    if not adventurer.alive or not allowed(game, seat, "become_toad"):
        return
    if not adventurer.toad:
        things.leave_everything(game, seat)
        adventurer.toad_strength = adventurer.toad_craft = 0
        if game.turn == seat:
            game.now.fresh_toad = True
    adventurer.toad += turns
    game.stirred += 1
    game.log.tell(events.ToadBegins, seat, adventurer.toad)


def end_turn(game: World, seat: int) -> None:
    """A full turn, lost or not, is over. The turn in which somebody became a toad does not count."""
    adventurer = game.adventurers[seat]
    if game.now.fresh_toad:
        return
    adventurer.toad -= 1
    game.stirred += 1
    if not adventurer.toad:
        adventurer.toad_strength = adventurer.toad_craft = 0
        game.log.tell(events.ToadEnds, seat)

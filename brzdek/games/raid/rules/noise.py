"""Cubes: noise, damage and healing."""

from __future__ import annotations

from brzdek.core.effects.runtime import fire
from brzdek.games.raid.rules import events
from brzdek.games.raid.rules.state import AnyRaid, Thief


def clank(game: AnyRaid, thief: Thief, count: int, by: str = "") -> None:
    """Make Clank!: cubes go from the supply to the Clank! area, as far as they last. ``by``: what brings it."""
    if thief.out:
        return
    now, own_turn = game.now, thief.seat == game.turn
    cancelled = min(count, now.quiet) if own_turn and now.quiet else 0
    placed = min(count - cancelled, thief.supply)
    now.quiet -= cancelled
    thief.supply -= placed
    thief.clank += placed
    if own_turn:
        now.cubes_made += cancelled + placed if game.hooks.hushed_noise_counts else placed
    if placed:
        game.log.tell(events.Clank, thief.seat, placed, by)
        fire(game, "make_clank", thief.seat)


def hush(game: AnyRaid, thief: Thief, count: int) -> None:
    """Negative Clank!: own cubes come back; what finds none is kept for this turn."""
    if thief.out:
        return
    taken = min(count, thief.clank)
    thief.clank -= taken
    thief.supply += taken
    if thief.seat == game.turn:
        game.now.quiet += count - taken
    game.log.tell(events.Hush, thief.seat, taken)


def heal(game: AnyRaid, thief: Thief, count: int) -> None:
    """Cubes come back from the health meter."""
    healed = game.hooks.mend(game, thief, count)
    if healed:
        game.log.tell(events.Healed, thief.seat, healed)


def bearable(game: AnyRaid, thief: Thief) -> int:
    """The damage that a player may choose: it needs cubes in the supply and must not fill the meter."""
    return min(thief.supply, game.kit.health - 1 - thief.damage)

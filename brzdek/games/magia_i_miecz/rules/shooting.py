"""Shooting from afar: a miss costs nothing."""

from __future__ import annotations

from typing import Any

from brzdek.core.ask import Steps, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.throws import throw
from brzdek.games.magia_i_miecz.rules import combat, events, points, scores, things
from brzdek.games.magia_i_miecz.rules.state import World, total
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS


def shoot(ctx: Context[Any], strength: int, target: Word) -> Steps[None]:
    """The shot's Strength and a die against the target's attribute and a die."""
    game: World = ctx.game
    own = (strength or total(game, ctx.seat, "strength")) + (
        yield from throw(game, ctx.seat, "attack", windows=WINDOWS)
    )
    if isinstance(target, int):
        force = total(game, target, "strength")
    else:
        force = total(game, target, scores.ATTRIBUTE[combat.attribute_of(game, ctx.seat, target)])
    hit = own > force + game.chance.roll()
    game.log.tell(events.Shot, ctx.seat, target, hit)
    if not hit:
        return
    if isinstance(target, int):
        yield from points.lose_endurance(game, target, 1, by=ctx.seat, source=ctx.source)
    else:
        things.throw_away(game, target)

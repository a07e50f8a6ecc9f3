"""What the Inner Region holds ready: ordeals that last, the game with Death, the Vampire's price."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Question
from brzdek.core.effects.runtime import value
from brzdek.core.effects.throws import throw
from brzdek.games.magia_i_miecz.rules import combat, points, scores, things
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

DEATH_SCORE = "death_score"
"""The number that Death's dice come to, where something changes it."""
BLEED: Option = ("sacrifice", "endurance")


def ordeal(game: World, seat: int, being: str, meaning: str, plus: Callable[[], int]) -> Steps[None]:
    """Devils one after another, or a werewolf of a rolled Strength; what is left waits for the next turn."""
    adventurer = game.adventurers[seat]
    if not adventurer.task:
        adventurer.task = yield from throw(game, seat, "", windows=WINDOWS)
    if meaning == "strength":
        outcome = yield from combat.attacked_by_being(game, seat, being, strength=adventurer.task + plus())
        if outcome == scores.WON:
            adventurer.task, adventurer.done = 0, True
        return
    while adventurer.task > 0:
        more = plus()
        strength = more + game.base(being, "strength") if more else 0
        outcome = yield from combat.attacked_by_being(game, seat, being, strength=strength)
        if outcome != scores.WON:
            return
        adventurer.task -= 1
    adventurer.done = True


def dice_with_death(ctx: Context[Any]) -> Steps[None]:
    game: World = ctx.game
    own = yield from throw(game, ctx.seat, "death", 2, windows=WINDOWS)
    death = value(game, ctx.seat, DEATH_SCORE, game.chance.roll() + game.chance.roll())
    if own > death:
        game.adventurers[ctx.seat].done = True
    elif own < death:
        yield from points.lose_endurance(game, ctx.seat, 1, by=ctx.seat, source=ctx.source)


def sacrifice(ctx: Context[Any], amount: int, question: Question) -> Steps[None]:
    """Endurance point by point; for each a friend may be given up instead."""
    game: World = ctx.game
    for _ in range(amount):
        if not game.adventurers[ctx.seat].alive:
            return
        own = game.zone("friends", ctx.seat).copies
        friends: list[Option] = [("sacrifice", one) for one in things.one_of_each(game, own)]
        answer = yield from question.put(ctx, "sacrifice", [BLEED, *friends])
        if answer == BLEED:
            yield from points.lose_endurance(game, ctx.seat, 1, by=ctx.seat, source=ctx.source)
        else:
            things.throw_away(game, str(answer[1]))

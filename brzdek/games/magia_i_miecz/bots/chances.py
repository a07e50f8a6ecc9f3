"""Chances of dice, over all their falls."""

from __future__ import annotations

from functools import cache
from itertools import product

DIE = range(1, 7)


@cache
def at_most(dice: int, number: int) -> float:
    """The chance that so many dice show no more than this together."""
    falls = [sum(fall) for fall in product(DIE, repeat=dice)]
    return sum(fall <= number for fall in falls) / len(falls)


@cache
def duel(ahead: int) -> tuple[float, float]:
    """The chances of winning and of losing a combat by a die each, with so much more than the foe; 36 falls."""
    won = sum(ahead + own > foe for own in DIE for foe in DIE)
    lost = sum(ahead + own < foe for own in DIE for foe in DIE)
    return won / 36, lost / 36


@cache
def lives_for_victory(ahead: int) -> float:
    """How many combats of a kind one loses on the average before one wins."""
    won, lost = duel(ahead)
    return lost / won if won else 99.0


@cache
def lives_for_wolf(ahead: int) -> float:
    """The same against the Werewolf, whose Strength a die decides."""
    return sum(lives_for_victory(ahead - pips) for pips in DIE) / 6

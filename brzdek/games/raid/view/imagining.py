"""A whole raid that fits what one seat knows: everything that lies face down is mixed up by lot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TypeAlias

from brzdek.core.chance import Chance
from brzdek.core.log import Mute
from brzdek.games.raid.rules.state import R

Place: TypeAlias = tuple[list[str], int]
"""A pile, and where in it."""


def imagined(game: R, seat: int, seed: int) -> R:
    """A copy in which hands and decks are dealt anew among the cards that may be there; its luck is its own.

    What is mixed up is sorted first: how it really lies makes no difference.
    """
    other = game.duplicate()
    other.chance, other.log = Chance(seed), Mute()
    mix(other.chance, places(other.deck))
    for thief in other.thieves:
        mix(other.chance, places(thief.deck) if thief.seat == seat else places(thief.hand, thief.deck))
    return other


def places(*piles: list[str]) -> list[Place]:
    """Everywhere in these piles."""
    return list(chain.from_iterable([(pile, index) for index in range(len(pile))] for pile in piles))


def mix(chance: Chance, where: Sequence[Place]) -> None:
    """Deal what lies in these places among them."""
    cards = sorted([pile[index] for pile, index in where])
    chance.shuffle(cards)
    for (pile, index), card in zip(where, cards, strict=True):
        pile[index] = card

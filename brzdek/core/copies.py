"""Copies: every piece of cardboard is an individual, named by its card and a number, such as ``miecz.2``.

The name of a copy is the ``source`` of all that lasts from it, so that what one sword brought ends with that sword.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

Copy: TypeAlias = str
"""The name of a copy: ``miecz.2``."""

MARK = "."


@lru_cache(maxsize=8192)
def card_of(copy: Copy) -> str:
    """The id of the card that this is a copy of; a card's id stands for itself."""
    return copy.partition(MARK)[0]


def is_copy(word: object) -> bool:
    """Has it the form of a copy's name?"""
    return isinstance(word, str) and MARK in word


class Numbering:
    """Numbers the copies of one game, whichever piles they go to: no two have the same name."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[str, int] = {}

    def take(self, card: str, count: int = 1) -> list[Copy]:
        """So many new copies of a card."""
        last = self._last.get(card, 0)
        self._last[card] = last + count
        return [f"{card}{MARK}{number}" for number in range(last + 1, last + count + 1)]

"""Diminutives of what there is to choose from: “kamyczek”, “dwójeczka”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.diminutives import made_of
from brzdek.shell.reading.small_words import NUMBERS
from brzdek.shell.reading.speech.kinds import things_of

if TYPE_CHECKING:
    from brzdek.shell.reading.understand import Understanding


def in_full(understanding: Understanding, typed: Sequence[str], unknown: Sequence[int]) -> list[str] | None:
    """The words of a line with what is made smaller in its own size; None: nothing is, of which a move speaks."""
    meant = list(typed)
    for place in unknown:
        if not understanding.vocabulary.is_plain(typed[place]) and not things_of(typed[place]):
            meant[place] = _meant(understanding, typed[place])
    return meant if meant != list(typed) else None


def _meant(understanding: Understanding, word: str) -> str:
    """The word of which this one is made, if a move speaks of that; else the word itself."""
    bases = [NUMBERS.get(base, base) for base in made_of(word)]
    return next((base for base in bases if understanding.explains(base)), word)

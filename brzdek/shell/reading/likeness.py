"""How well a typed word stands for a word of a move."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import lru_cache

from brzdek.core.inflection import (
    begins_a_form,
    ends_a_form,
    forms_of,
    initials,
    is_slip_of_a_form,
    same_root,
    same_stem,
)
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple

SAME, FORM, STEM, BEGINNING, SLIP = 0.0, 0.1, 0.2, 0.6, 1.5
"""The price of taking one word for another: the same one, a form of it, one with its stem, a beginning, a slip."""
SHORT_BEGINNING = 1.0
"""The same of a beginning of two letters."""
BEGUN = 3
"""Two words that share so many letters begin in the same way."""


@lru_cache(maxsize=16384)
def inflected(typed: str, word: str, folded: str) -> float | None:
    """The cost where a typed word is a form of a word (given also without accents); None: it is not."""
    if typed == folded:
        return SAME
    if not (typed.isalpha() and folded.isalpha()):
        return None
    if typed in forms_of(word):
        return FORM
    return STEM if same_stem(typed, folded) else None


@lru_cache(maxsize=16384)
def abbreviated(typed: str, word: str, folded: str) -> float | None:
    """The cost where a typed word is a form of a word, or begins one of its forms."""
    cost = inflected(typed, word, folded)
    if cost is not None or len(typed) < 2 or not typed.isalpha() or not folded.isalpha():
        return cost
    if folded.startswith(typed) or (len(typed) > 3 and begins_a_form(typed, word)):
        return SHORT_BEGINNING if len(typed) == 2 else BEGINNING
    return None


@lru_cache(maxsize=16384)
def mistyped(typed: str, word: str, folded: str) -> float | None:
    """The cost where a typed word is a form of a word, begins or ends it, or is one of these with a slip of the
    fingers or another prefix. A word for a deed is no slip of one that begins otherwise, nor of one for another deed,
    and no part of one.
    """
    from brzdek.shell.reading.speech.kinds import deeds_of

    cost = abbreviated(typed, word, folded) if typed[:1] in initials(word) else None
    if cost is not None or not typed.isalpha() or not folded.isalpha():
        return cost
    begins_so = typed[:BEGUN] == folded[:BEGUN]
    acts, meant = deeds_of(typed), deeds_of(folded)
    differs = acts and (not begins_so or (meant and acts.isdisjoint(meant)))
    slip = is_slip_of_a_form(typed, word) and not differs
    slip = slip or (ends_a_form(typed, word) and not acts)
    return SLIP if slip or same_root(typed, folded) else None


Likeness = Callable[[str, str, str], float | None]


class TypedWord(NamedTuple):
    """A word that may be typed: as it is written, without accents, and what its forms begin with."""

    text: str
    folded: str
    initials: frozenset[str]


@lru_cache(maxsize=8192)
def typed_word(text: str) -> TypedWord:
    return TypedWord(text, fold(text), initials(text))


def named_by(typed: str, name: str) -> bool:
    """Does every typed word stand for another word of a name, in some form of it?"""
    words = [typed_word(word) for word in name.split()]
    wanted = [fold(word) for word in typed.split()]
    if not wanted or len(wanted) > len(words):
        return False
    return all(likest(one, words, inflected) is not None for one in wanted)


def likest(typed: str, words: Iterable[TypedWord], likeness: Likeness) -> float | None:
    """What it costs to take a typed word for the likest of these; None: it is like none of them."""
    first = typed[:1]
    loose = likeness is mistyped
    best = None
    for text, folded, begins in words:
        # Only a slip can change the first letter.
        if loose or first in begins:
            cost = likeness(typed, text, folded)
            if cost is not None and (best is None or cost < best):
                best = cost
    return best


class ByInitial:
    """Many words, of which few begin like a typed one."""

    def __init__(self, words: Iterable[TypedWord]) -> None:
        self._all = list(words)
        self._beginning: defaultdict[str, list[TypedWord]] = defaultdict(list)
        for word in self._all:
            for initial in word.initials:
                self._beginning[initial].append(word)

    def likest(self, typed: str, likeness: Likeness) -> float | None:
        """As `likest` of all these words."""
        words = self._all if likeness is mistyped else self._beginning.get(typed[:1], ())
        return likest(typed, words, likeness)

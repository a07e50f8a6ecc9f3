"""Questions of which every word is known, so that nothing else than what is answered can be meant.

A word by chance is no evidence: “is it good to attack Bolek?” does not ask whether Bolek is good. What is told before
anything else is tried is therefore told only where no word is left that might turn the question to another thing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from brzdek.core.inquiry import best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import fold

if TYPE_CHECKING:
    from re import Pattern

ONLY_ASKS = frozenset(
    fold(
        "a ale i to ten ta te tu teraz ok dobra więc proszę właściwie jeszcze czy co jak jaki jaka jakie jaką ile"
        " kto kim czym gdzie kiedy ja mi mam mamy mój moja moje mojego mojej moją jest są będzie będą się"
        " an and the so well please actually now still is are am i'm im do does did can could will would i we you me my"
        " what what's which how who where when there it this that these have got"
    ).split()
)
"""Words that say nothing of what is asked about."""
_WORD = pattern(r"[\w’'-]+")


class WholeQuestion:
    """How something is asked in plain words: what has to be said, and what may be said beside it."""

    def __init__(self, *needed: str, beside: str = "") -> None:
        self._needed = [_words(one) for one in needed]
        self._known = self._needed + ([_words(beside)] if beside else [])

    def is_asked(self, about: str, names: Iterable[str] = ()) -> bool:
        """Is all of that said, and beside it nothing but words that only ask, and such of these names?"""
        said = fold(about.replace("’", "'"))
        if not all(words.search(said) for words in self._needed):
            return False
        for words in self._known:
            said = words.sub(" ", said)
        left = {word for word in _WORD.findall(said) if word not in ONLY_ASKS}
        called = {0: tuple(names)}
        # As it was typed: a short word is the form of a name only if it begins with a capital.
        typed = (word for word in _WORD.findall(about) if fold(word.replace("’", "'")) in left)
        return not left or (bool(called[0]) and all(best_named(word, called) for word in typed))


def _words(words: str) -> Pattern[str]:
    return pattern(rf"\b(?:{words})\b")

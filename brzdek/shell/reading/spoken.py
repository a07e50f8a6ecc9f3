"""A typed line as it is compared with moves, and what comes of that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from brzdek.core.values import NamedTuple
from brzdek.shell.reading.likeness import Likeness, TypedWord, inflected, likest, mistyped, typed_word
from brzdek.shell.reading.small_words import NEGATIONS, bare
from brzdek.shell.reading.speech.kinds import deeds_of, is_particle

FEW_WORDS = 3
"""In more words than that something else may be wished."""


class Sense(NamedTuple):
    """How one move explains a line."""

    move: int
    cost: float
    strange: tuple[str, ...]
    """Words that it does not explain."""
    named: bool
    """Is something said that is more than the verb?"""
    spoken: bool
    """Is anything at all said that belongs to this move?"""
    guessed: bool
    """Is it only guessed what is declined?"""
    borrowed: bool
    """Is a word explained by nothing but the sentence in which the move is listed?"""
    verbal: bool
    """Is it said what to do, not only with what?"""
    otherwise: bool
    """Is it said that something else is done?"""
    vague: bool
    """Is a verb said that rather means something else, which nobody can do here?"""
    hits: tuple[bool, ...]
    """Which words of the move were typed."""
    places: tuple[int, ...]
    """Where in the line each of them stands; -1: nowhere."""
    whole: tuple[bool, ...]
    """Which of them were typed with every word that they have."""


class WordSlot(NamedTuple):
    """One word of a move against all typed words."""

    costs: list[float | None]
    left_out: float
    hit: bool
    """Was it typed?"""
    whole: bool
    """With every word that it has, also those that tell little?"""


class Spoken:
    """A typed line, and how each of its words may be read. What moves have in common is compared with it once."""

    def __init__(self, typed: Sequence[str], ways: Sequence[Likeness]) -> None:
        self.typed = typed
        self.deeds = [deeds_of(word) for word in typed]
        """What can be done by each word."""
        self.acting = next((place for place, deeds in enumerate(self.deeds) if deeds), len(typed))
        """Where the first word stands that says what to do."""
        self.unnamed = [False] * len(typed)
        """Is it a word that no move has as its own?"""
        self.things: list[frozenset[int]] = [frozenset()] * len(typed)
        """What each word is another word for."""
        self.is_long = len(typed) > FEW_WORDS
        self.verbs: set[int] = set()
        """The places of words with which some move begins."""
        self.whole_verbs: set[int] = set()
        """Of these, the places of words that are all of what some move begins with."""
        self.named: set[int] = set()
        """The places of words that name what some move is about."""
        self.refuses = any("refuse" in deeds for deeds in self.deeds)
        self.negates = any(word in NEGATIONS for word in typed)
        self.light = [False] * len(typed)
        """Does a word say nothing?"""
        self.ways = ways
        """How each word is compared."""

    def read_generally(
        self, places: Iterable[int], things: Callable[[str], frozenset[int]], light: Callable[[str], bool]
    ) -> None:
        """Read the words at some places as people use them in any game."""
        for place in places:
            word = self.typed[place]
            self.unnamed[place], self.things[place] = True, things(word)
            self.light[place] = light(word) or (is_particle(word) and place > self.acting)

    def loosely(self, place: int) -> Likeness:
        """How a word is compared with a whole sentence: abbreviations would be found too easily."""
        return mistyped if self.ways[place] is mistyped else inflected

    def likest(self, place: int, texts: Iterable[str]) -> float | None:
        """What it costs to take the word at a place for the likest one of these; None: it is like none of them."""
        costs = [_likest(self.typed[place], text, self.ways[place]) for text in texts]
        return min([cost for cost in costs if cost is not None], default=None)


@lru_cache(maxsize=16384)
def _likest(typed: str, text: str, likeness: Likeness) -> float | None:
    return likest(typed, words_between_bars(text), likeness)


@lru_cache(maxsize=2048)
def words_between_bars(text: str) -> tuple[TypedWord, ...]:
    """The words of a text in which bars stand between synonyms."""
    return tuple(words_in(text.split("|")))


def words_in(texts: Iterable[str]) -> list[TypedWord]:
    """All words of some texts, each once."""
    words = dict.fromkeys(bare(word) for text in texts for word in text.split())
    return [typed_word(word) for word in words if word]

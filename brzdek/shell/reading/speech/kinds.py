"""What a typed word is that no move on offer explains: nothing, a verb, or something that was meant."""

from __future__ import annotations

from functools import cache, lru_cache

from brzdek.core.lemmas import english_lemmas, lemmas_of, lemmas_of_written, polish_readings
from brzdek.core.text import fold
from brzdek.shell.reading.speech.deed_words import WORDS
from brzdek.shell.reading.speech.light_words import (
    ENGLISH_VERBS,
    HELPING,
    LIGHT,
    MEASURING,
    PARTICLES,
    TURNING,
)
from brzdek.shell.reading.speech.thing_words import ALIKE

_SMALL = frozenset(
    ("adv", "part", "conj", "comp", "prep", "interj", "ppron12", "ppron3", "siebie", "pred", "aglt", "qub")
)
"""Kinds of words, as the dictionary marks them, that name nothing."""
_VERBAL = frozenset(("fin", "impt", "inf", "praet", "imps", "bedzie", "winien", "pcon", "pant", "cond"))
_NAMING = frozenset(("subst", "depr", "adj", "num", "ger"))
_ADVERBIAL = "ly"
_ADDRESSED = "sz"
SHORTEST_ADVERB = 5
SUPERLATIVE = "naj"


def is_light(word: str) -> bool:
    """Does a word without accents say nothing by itself: a particle, a pronoun, an adverb, a word of mood?"""
    return is_always_light(word) or _is_small(word)


@lru_cache(maxsize=8192)
def is_always_light(word: str) -> bool:
    """The same as far as it stands in our lists."""
    if changes_all(word) or word in MEASURING:
        return False
    if word in LIGHT or (word.endswith(_ADVERBIAL) and len(word) >= SHORTEST_ADVERB):
        return True
    lemmas = [reading.lemma for reading in polish_readings(word)]
    return any(lemma in HELPING or (lemma in LIGHT and len(lemma) > 2) for lemma in lemmas)


@lru_cache(maxsize=8192)
def _is_small(word: str) -> bool:
    """The same as far as the dictionary tells."""
    if changes_all(word) or word in MEASURING or word.startswith(SUPERLATIVE):
        return False
    return any(reading.kind in _SMALL for reading in polish_readings(word))


def changes_all(word: str) -> bool:
    """Does it take something back, ask, set a condition or count?"""
    return word in TURNING


def is_a_word(word: str) -> bool:
    """Is it a word that we know, in either language?"""
    return bool(polish_readings(word)) or is_light(word) or bool(deeds_of(word)) or is_other_verb(word)


@lru_cache(maxsize=8192)
def deeds_of(word: str) -> frozenset[str]:
    """The deeds that a word without accents is a word for."""
    if changes_all(word):
        return frozenset()
    known = _deeds_by_word()
    return frozenset(deed for lemma in lemmas_of(word) for deed in known.get(lemma, ()))


@cache
def _deeds_by_word() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for deed, words in WORDS.items():
        for word in fold(words).split():
            found.setdefault(word, set()).add(deed)
    return found


@lru_cache(maxsize=8192)
def is_other_verb(word: str) -> bool:
    """Is it a verb, and none of the deeds that we know?"""
    if word in TURNING or word in MEASURING or deeds_of(word):
        return False
    kinds = {reading.kind for reading in polish_readings(word)}
    if kinds & _VERBAL and not kinds & _NAMING:
        return True
    return any(lemma in ENGLISH_VERBS for lemma in english_lemmas(word))


def is_addressed(word: str) -> bool:
    """Does it say in Polish what somebody does who is spoken to?"""
    return word.endswith(_ADDRESSED) and any(reading.kind == "fin" for reading in polish_readings(word))


def is_measuring(word: str) -> bool:
    """Does it say where or how much?"""
    return word in MEASURING or word.startswith(SUPERLATIVE)


def is_particle(word: str) -> bool:
    """May it belong to a verb in English: down in “put down”?"""
    return word in PARTICLES


@lru_cache(maxsize=8192)
def things_of(word: str) -> frozenset[int]:
    """The things that a word without accents is a word for."""
    known = _things_by_word()
    return frozenset(thing for lemma in lemmas_of(word) for thing in known.get(lemma, ()))


@lru_cache(maxsize=8192)
def things_named(word: str) -> frozenset[int]:
    """The same of a word as it is written, with its accents."""
    known = _things_by_word()
    return frozenset(thing for lemma in lemmas_of_written(word) for thing in known.get(lemma, ()))


@cache
def _things_by_word() -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    for thing, words in enumerate(filter(None, ALIKE.splitlines())):
        for word in fold(words).split():
            found.setdefault(word, set()).add(thing)
    return found

"""Reading single options as they were typed."""

from __future__ import annotations

from pathlib import Path

from brzdek.core.text import LANGS, Say, Text, clean
from printables.job import BadJob, Given
from printables.units import MM, micrometres
from printables.words import PRINT


def word_of(given: Given, name: str) -> str | None:
    value = given.get(name)
    return value if isinstance(value, str) else None


def path_of(given: Given, name: str) -> Path | None:
    word = word_of(given, name)
    return Path(word) if word is not None else None


def whole_number(given: Given, name: str, low: int, high: int) -> int | None:
    """A whole number within limits, None if it was not given; BadJob for anything else."""
    word = word_of(given, name)
    if word is None:
        return None
    plain = word.strip()
    if plain.isascii() and plain.isdecimal() and len(plain) < 6 and low <= int(plain) <= high:
        return int(plain)
    raise _bad(name, word, Text(*(Say(lang, PRINT)("whole_allowed", low=low, high=high) for lang in LANGS)))


def length(given: Given, name: str, low: float, high: float) -> int | None:
    """Millimetres within limits as micrometres, None if they were not given; BadJob for anything else."""
    word = word_of(given, name)
    if word is None:
        return None
    found = micrometres(word)
    if found is not None and low * MM <= found <= high * MM:
        return found
    raise _bad(name, word, Text(*(Say(lang, PRINT)("length", low=low, high=high) for lang in LANGS)))


def one_of(given: Given, name: str, words: tuple[str, ...], usual: str) -> str:
    """One of the words."""
    word = word_of(given, name)
    if word is None:
        return usual
    if word.strip().lower() in words:
        return word.strip().lower()
    raise _bad(name, word, ", ".join(words))


def _bad(name: str, word: str, allowed: Text | str) -> BadJob:
    return BadJob("bad_option_value", name=f"--{name}", found=clean(word)[:60], allowed=allowed, hint="")

"""Where words may be divided."""

from __future__ import annotations

from functools import cache
from typing import Any

from brzdek.core.text import Lang

_DICTIONARIES: dict[Lang, str] = {"pl": "pl_PL", "en": "en_GB"}
LEAST = 5
"""Shorter words are never divided."""


@cache
def _dictionary(lang: Lang) -> Any:
    import pyphen

    return pyphen.Pyphen(lang=_DICTIONARIES[lang], left=2, right=3)


@cache
def places(word: str, lang: Lang) -> tuple[int, ...]:
    """After how many letters a word may be divided, the longest first part first."""
    if len(word) < LEAST:
        return ()
    return tuple(sorted((int(place) for place in _dictionary(lang).positions(word)), reverse=True))

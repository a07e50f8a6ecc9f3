"""How words may be typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from brzdek.core.text import LANGS, Text, fill

Forms: TypeAlias = Mapping[str, Sequence[str]]


def counted(text: Text, number: int) -> dict[str, Sequence[str]]:
    """The forms of a text with a number in it."""
    return {lang: fill(lang, text.to(lang), {"n": number}).split("|") for lang in LANGS}


def typed(text: Text) -> dict[str, Sequence[str]]:
    """The forms of a text, which stand between bars."""
    return {lang: text.to(lang).split("|") for lang in LANGS}


def same(word: str) -> dict[str, Sequence[str]]:
    """One form for both languages."""
    return dict.fromkeys(LANGS, (word,))

"""Verbs with one word behind them: the name of a space, a card or a being, or one of a few words."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from brzdek.core.catalog.schema import Word
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import Arguments, Given, Verb
from brzdek.core.effects.language import Language


class WordVerb(Verb):
    """``follow: swiatynia``, ``fight_by: craft``."""

    __slots__ = ()
    words: ClassVar[tuple[str, ...]] = ()
    """The words that may stand there; none: any name."""

    @abstractmethod
    def __init__(self, word: str) -> None:
        """It keeps the word under the name of what it means."""

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word(cls.words or None))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

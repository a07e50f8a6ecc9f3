"""Comparing what players have: who has the most of something, and those who have more of it than somebody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.counting import Rolled
from brzdek.core.effects.entries import Arguments, Condition, Counter, Entry, Given, Selector
from brzdek.core.effects.phrases import Who, say
from brzdek.core.text import LANGS, Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

OTHERS = "player other"
"""The target that is everybody else, in whichever way a game means it."""


class Comparison(Entry):
    """A counter of one player held against the same of the others."""

    __slots__ = ()
    more: ClassVar[bool]
    """Is it about who has more, or who has less?"""

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.counter)

    @classmethod
    def make(cls, given: Given) -> Any:
        counter: Counter = given.value
        if counter.over_turn or isinstance(counter, Rolled):
            return given.problem("not_compared", word=cls.word, counter=counter.word)
        others = given.language.selectors[OTHERS].make(given)
        return cls(counter, others)  # type: ignore[call-arg]


def _others(ctx: Context[Any], counter: Counter, others: Selector, *, more: bool) -> list[Word]:
    """The others who have more, or less, of it."""
    own = counter.count(ctx)
    found: list[Word] = []
    for seat in others.targets(ctx):
        theirs = counter.count(ctx.as_player(int(seat)))
        if (theirs > own) if more else (theirs < own):
            found.append(seat)
    return found


def _compared(lang: Lang, key: str, counter: Counter, *, more: bool) -> str:
    """A clause about more or less of it: "więcej koron", "fewer crowns", "less gold"."""
    how = "more" if more else "less" if counter.mass else "fewer"
    return say(lang, key, much=say(lang, how, things=counter.many(lang)))


class NoneMore(Comparison, Condition):
    """``none_more: gold``: nobody else has more."""

    __slots__ = ("counter", "others")
    more: ClassVar[bool] = True
    word: ClassVar[str] = "none_more"
    doc: ClassVar[Text] = Text("Nikt inny nie ma tego więcej.", "Nobody else has more of it.")
    example: ClassVar[str] = "none_more: gold"

    def __init__(self, counter: Counter, others: Selector) -> None:
        self.counter = counter
        self.others = others

    def holds(self, ctx: Context[Any]) -> bool:
        return not _others(ctx, self.counter, self.others, more=self.more)

    def clause(self, lang: Lang, who: Who) -> str:
        return _compared(lang, f"nobody_has.{who}", self.counter, more=self.more)

    def negated(self, lang: Lang, who: Who) -> str:
        return _compared(lang, f"somebody_has.{who}", self.counter, more=self.more)


class NoneFewer(NoneMore):
    """``none_fewer: gold``: nobody else has less."""

    __slots__ = ()
    more: ClassVar[bool] = False
    word: ClassVar[str] = "none_fewer"
    doc: ClassVar[Text] = Text("Nikt inny nie ma tego mniej.", "Nobody else has less of it.")
    example: ClassVar[str] = "none_fewer: gold"


class WithMore(Comparison, Selector):
    """``player: {with_more: gold}``: the others who have more."""

    __slots__ = ("counter", "others")
    kind: ClassVar[str] = "player"
    more: ClassVar[bool] = True
    word: ClassVar[str] = "with_more"
    doc: ClassVar[Text] = Text(
        "Inni gracze, którzy mają tego więcej niż ty.", "The others who have more of it than you."
    )
    example: ClassVar[str] = "{player: {with_more: gold}}"

    def __init__(self, counter: Counter, others: Selector) -> None:
        self.counter = counter
        self.others = others

    @property
    def one(self) -> Text:  # type: ignore[override]
        return self._worded(self.others.one, "who_has")

    @property
    def all(self) -> Text:  # type: ignore[override]
        return self._worded(self.others.all, "each_who_has")

    def _worded(self, others: Text, key: str) -> Text:
        told = [f"{others.to(lang)}{_compared(lang, key, self.counter, more=self.more)}" for lang in LANGS]
        return Text(*told)

    def targets(self, ctx: Context[Any]) -> Sequence[Word]:
        return _others(ctx, self.counter, self.others, more=self.more)


class WithFewer(WithMore):
    """``player: {with_fewer: gold}``: the others who have less."""

    __slots__ = ()
    more: ClassVar[bool] = False
    word: ClassVar[str] = "with_fewer"
    doc: ClassVar[Text] = Text(
        "Inni gracze, którzy mają tego mniej niż ty.", "The others who have less of it than you."
    )
    example: ClassVar[str] = "{player: {with_fewer: gold}}"

"""Conditions of the core grammar: all, any, not, and comparisons of counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Arguments, Condition, Counter, Given, NamedOption
from brzdek.core.effects.phrases import Reading, Who, listed, say
from brzdek.core.schema import ListOf, MapOf, Whole, Word
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

NUMBER = Whole(0, 999)


class All(Condition):
    """``all: [condition, condition]``; several conditions in one mapping mean the same."""

    __slots__ = ("parts",)
    word: ClassVar[str] = "all"
    doc: ClassVar[Text] = Text("Wszystkie warunki naraz.", "All of the conditions at once.")
    example: ClassVar[str] = "all: [{have: crown}, {at_least: {gold: 3}}]"

    def __init__(self, parts: tuple[Condition, ...]) -> None:
        self.parts = parts

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(ListOf(language.condition, 2, 12))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Context[Any]) -> bool:
        return all(part.holds(ctx) for part in self.parts)

    def clause(self, lang: Lang, who: Who) -> str:
        return listed(lang, [part.clause(lang, who) for part in self.parts])


class AnyOf(All):
    """``any: [condition, condition]``."""

    __slots__ = ()
    word: ClassVar[str] = "any"
    doc: ClassVar[Text] = Text("Co najmniej jeden z warunków.", "At least one of the conditions.")
    example: ClassVar[str] = "any: [{have: crown}, {at_least: {gold: 3}}]"

    def holds(self, ctx: Context[Any]) -> bool:
        return any(part.holds(ctx) for part in self.parts)

    def clause(self, lang: Lang, who: Who) -> str:
        return listed(lang, [part.clause(lang, who) for part in self.parts], "or")


class Not(Condition):
    """``not: condition``."""

    __slots__ = ("condition",)
    word: ClassVar[str] = "not"
    doc: ClassVar[Text] = Text("Warunek nie jest spełniony.", "The condition does not hold.")
    example: ClassVar[str] = "not: {have: crown}"

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.condition)

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Context[Any]) -> bool:
        return not self.condition.holds(ctx)

    def clause(self, lang: Lang, who: Who) -> str:
        return self.condition.negated(lang, who)

    def negated(self, lang: Lang, who: Who) -> str:
        return self.condition.clause(lang, who)


class Count(Condition):
    """``count: counter, least: 2``: how many there are of something."""

    __slots__ = ("counter", "high", "low")
    word: ClassVar[str] = "count"
    doc: ClassVar[Text] = Text(
        "Licznik w granicach: „least” co najmniej, „most” najwyżej (jedno lub oba).",
        "A counter within limits: “least” at least, “most” at most (one or both).",
    )
    example: ClassVar[str] = "count: companions\nleast: 2"

    def __init__(self, counter: Counter, low: int | None, high: int | None) -> None:
        self.counter = counter
        self.low = low
        self.high = high

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            language.counter,
            {
                "least": NamedOption(NUMBER, Text("co najmniej", "at least")),
                "most": NamedOption(NUMBER, Text("najwyżej", "at most")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Any:
        if not given.options:
            return given.problem("one_option_of", word=cls.word, options="least, most")
        return cls(given.value, given.get("least"), given.get("most"))

    def holds(self, ctx: Context[Any]) -> bool:
        number = self.counter.count(ctx)
        return (self.low is None or number >= self.low) and (self.high is None or number <= self.high)

    def clause(self, lang: Lang, who: Who) -> str:
        low, high = self.low, self.high
        if high is None:
            assert low is not None
            return self.counter.clause(lang, who, say(lang, "at_least", n=low), low)
        if low is None:
            return self.counter.clause(lang, who, say(lang, "at_most", n=high), high)
        if low == high:
            return self.counter.clause(lang, who, say(lang, "exactly", n=low), low)
        return self.counter.clause(lang, who, say(lang, "between", low=low, high=high), high)

    def negated(self, lang: Lang, who: Who) -> str:
        if self.high is None and self.low:
            return Count(self.counter, None, self.low - 1).clause(lang, who)
        if self.low is None and self.high is not None:
            return Count(self.counter, self.high + 1, None).clause(lang, who)
        return super().negated(lang, who)


def _limits(language: Language) -> Arguments:
    """A number behind each of one or more counters that need no arguments."""
    plain = tuple(word for word, counter in language.counters.items() if counter.arguments(language) == Arguments())
    return Arguments(MapOf(Word(plain), NUMBER))


def _each(given: Given, least: bool) -> Condition:
    counters = given.language.counters
    parts: list[Condition] = []
    for word, number in given.value.items():
        counter = counters[word].make(Given(given.language, None, {}, given.path, given.doc))
        parts.append(Count(counter, number if least else None, None if least else number))
    return parts[0] if len(parts) == 1 else All(tuple(parts))


class AtLeast(Count):
    """``at_least: {gold: 3}``."""

    __slots__ = ()
    word: ClassVar[str] = "at_least"
    doc: ClassVar[Text] = Text("Co najmniej tyle.", "At least so many.")
    example: ClassVar[str] = "at_least: {gold: 3}"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return _limits(language)

    @classmethod
    def make(cls, given: Given) -> Condition:
        return _each(given, least=True)


class AtMost(Count):
    """``at_most: {gold: 3}``."""

    __slots__ = ()
    word: ClassVar[str] = "at_most"
    doc: ClassVar[Text] = Text("Najwyżej tyle.", "At most so many.")
    example: ClassVar[str] = "at_most: {gold: 3}"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return _limits(language)

    @classmethod
    def make(cls, given: Given) -> Condition:
        return _each(given, least=False)


class Have(Condition):
    """``have: crown``: at least one."""

    __slots__ = ("counter",)
    word: ClassVar[str] = "have"
    doc: ClassVar[Text] = Text("Co najmniej jedna sztuka.", "At least one of it.")
    example: ClassVar[str] = "have: crown"

    def __init__(self, counter: Counter) -> None:
        self.counter = counter

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.counter)

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Context[Any]) -> bool:
        return self.counter.count(ctx) > 0

    def clause(self, lang: Lang, who: Who) -> str:
        if self.counter.one is not None:
            return self.counter.one.to(lang, who)
        return self.counter.clause(lang, who, say(lang, "at_least", n=1), 1)

    def negated(self, lang: Lang, who: Who) -> str:
        if self.counter.none is not None:
            return self.counter.none.to(lang, who)
        return self.counter.clause(lang, who, say(lang, "at_most", n=0), 0)


class AimedAt(Condition):
    """``aimed_at: you``: whom the announced thing is to hit."""

    __slots__ = ("whose",)
    word: ClassVar[str] = "aimed_at"
    doc: ClassVar[Text] = Text(
        "Kogo dotyczy to, na co się odpowiada: „you” ciebie, „others” kogoś innego.",
        "Whom the thing that is answered is to hit: “you”, or “others”.",
    )
    example: ClassVar[str] = "aimed_at: you"
    reads: ClassVar[Reading] = Reading(
        Text("dotyczy to ciebie", "it is aimed at you"), Text("dotyczy to jego", "it is aimed at them")
    )
    others: ClassVar[Reading] = Reading(
        Text("dotyczy to innego gracza", "it is aimed at another player"),
        Text("dotyczy to innego gracza", "it is aimed at another player"),
    )

    def __init__(self, whose: str) -> None:
        self.whose = whose

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word(("you", "others")))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Context[Any]) -> bool:
        if ctx.happening is None or ctx.happening.seat is None:
            return False
        return (ctx.happening.seat == ctx.seat) == (self.whose == "you")

    def clause(self, lang: Lang, who: Who) -> str:
        return (self.reads if self.whose == "you" else self.others).to(lang, who)

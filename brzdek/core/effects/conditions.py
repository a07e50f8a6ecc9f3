"""Conditions of the core grammar: all, any, not, and comparisons of counters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.catalog.schema import ListOf, MapOf, Whole, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Arguments, Condition, Counter, Given, NamedOption, NumberWord, OccasionWord
from brzdek.core.effects.phrases import Joint, Reading, Who, listed, same, say
from brzdek.core.effects.reading import MOST_LISTED
from brzdek.core.effects.runtime import number_of
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
        for part in self.parts:  # noqa: SIM110 - asked all the time
            if not part.holds(ctx):
                return False
        return True

    def sights(self) -> frozenset[str]:
        return frozenset().union(*[part.sights() for part in self.parts])

    @property
    def of_roller(self) -> bool:
        return any(part.of_roller for part in self.parts)

    joint: ClassVar[Joint] = "and"
    opposite: ClassVar[Joint] = "either"

    def clause(self, lang: Lang, who: Who) -> str:
        things = [part.possession(lang) for part in self.parts]
        if all(things):
            return say(lang, f"have.{who}", things=listed(lang, [thing for thing in things if thing], self.joint))
        return self._joined(lang, who)

    def _joined(self, lang: Lang, who: Who) -> str:
        """All of them; "not there or from here" among others is an exception: "unless there and not from here"."""
        exceptions = [part for part in self.parts if isinstance(part, AnyOf) and isinstance(part.parts[0], Not)]
        others = [part.clause(lang, who) for part in self.parts if part not in exceptions]
        if not exceptions or not others:
            return listed(lang, [part.clause(lang, who) for part in self.parts], self.joint)
        unless = listed(lang, [part.negated(lang, who) for part in exceptions], "either")
        return say(lang, "unless", first=listed(lang, others, self.joint), exception=unless)

    def negated(self, lang: Lang, who: Who) -> str:
        return listed(lang, [part.negated(lang, who) for part in self.parts], self.opposite)


class AnyOf(All):
    """``any: [condition, condition]``."""

    __slots__ = ()
    word: ClassVar[str] = "any"
    doc: ClassVar[Text] = Text("Co najmniej jeden z warunków.", "At least one of the conditions.")
    example: ClassVar[str] = "any: [{have: crown}, {at_least: {gold: 3}}]"

    joint: ClassVar[Joint] = "either"
    opposite: ClassVar[Joint] = "and"

    def _joined(self, lang: Lang, who: Who) -> str:
        return listed(lang, [part.clause(lang, who) for part in self.parts], self.joint)

    def holds(self, ctx: Context[Any]) -> bool:
        return any(part.holds(ctx) for part in self.parts)

    @property
    def of_roller(self) -> bool:
        return all(part.of_roller for part in self.parts)


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

    def sights(self) -> frozenset[str]:
        return self.condition.sights()

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

    def sights(self) -> frozenset[str]:
        return frozenset({self.counter.looks_at})

    def holds(self, ctx: Context[Any]) -> bool:
        number = self.counter.count(ctx)
        return (self.low is None or number >= self.low) and (self.high is None or number <= self.high)

    def clause(self, lang: Lang, who: Who) -> str:
        if self.high == 0:
            return self.counter.absent(lang, who)
        return self.counter.clause(lang, who, *self._quantity(lang))

    def possession(self, lang: Lang) -> str | None:
        return None if self.high == 0 else self.counter.amounting(lang, *self._quantity(lang))

    def _quantity(self, lang: Lang) -> tuple[str, int]:
        """How many in words, and the number that decides the form of the noun."""
        low, high = self.low or 0, self.high
        if high is None:
            return say(lang, "at_least", n=low), low
        if self.low is None:
            return say(lang, "at_most", n=high), high
        return say(lang, "exactly", n=low) if low == high else say(lang, "between", low=low, high=high), high

    def negated(self, lang: Lang, who: Who) -> str:
        if self.high is None and self.low:
            return Count(self.counter, None, self.low - 1).clause(lang, who)
        if not self.low and self.high is not None:
            return Count(self.counter, self.high + 1, None).clause(lang, who)
        if self.low is None or self.high is None:
            return super().negated(lang, who)
        quantity = say(lang, "outside", low=self.low, high=self.high)
        return self.counter.clause(lang, who, quantity, self.high)


def _limits(language: Language) -> Arguments:
    """A number behind each of one or more counters that need no arguments."""
    plain = tuple(word for word, counter in language.counters.items() if counter.arguments(language) == Arguments())
    return Arguments(MapOf(Word(plain, told=MOST_LISTED), NUMBER))


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


class Less(Condition):
    """``less: [strength, craft]``: one number of the player is smaller than another."""

    __slots__ = ("first", "second")
    word: ClassVar[str] = "less"
    doc: ClassVar[Text] = Text(
        "Pierwsza liczba gracza jest mniejsza od drugiej.", "The first number of the player is less than the second."
    )
    example: ClassVar[str] = "less: [strength, wits]"

    def __init__(self, first: NumberWord, second: NumberWord) -> None:
        self.first = first
        self.second = second

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(ListOf(language.number, 2, 2))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(*[given.language.numbers[word] for word in given.value])

    def holds(self, ctx: Context[Any]) -> bool:
        first, second = (number_of(ctx.game, ctx.actor, one.word) for one in (self.first, self.second))
        return first < second

    def clause(self, lang: Lang, who: Who) -> str:
        return say(lang, f"less.{who}", **self._names(lang))

    def negated(self, lang: Lang, who: Who) -> str:
        return say(lang, f"not_less.{who}", **self._names(lang))

    def _names(self, lang: Lang) -> dict[str, str]:
        """In Polish the genitive, which is also what follows "+1 do"."""
        names = [(one.to if lang == "pl" else one.name).to(lang) for one in (self.first, self.second)]
        return {"first": names[0], "second": names[1]}


class How(Condition):
    """``how: melee``: on what occasion something happens; only where something is announced or has happened."""

    __slots__ = ("occasion", "occasions")
    word: ClassVar[str] = "how"
    doc: ClassVar[Text] = Text(
        "Zdarzenie ma taką przyczynę: zachodzi w takiej okoliczności.",
        "The event has this cause: it happens on this occasion.",
    )
    example: ClassVar[str] = "how: fight"

    def __init__(self, occasion: OccasionWord, occasions: frozenset[str]) -> None:
        self.occasion = occasion
        self.occasions = occasions

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.occasion)

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.language.occasions[given.value], given.language.occasions_of(given.value))

    def holds(self, ctx: Context[Any]) -> bool:
        return ctx.happening is not None and ctx.happening.how in self.occasions

    def clause(self, lang: Lang, who: Who) -> str:
        return say(lang, "how", occasion=self.occasion.reads.to(lang))

    def negated(self, lang: Lang, who: Who) -> str:
        return say(lang, "not_how", occasion=self.occasion.reads.to(lang))


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
        return self.counter.present(lang, who)

    def negated(self, lang: Lang, who: Who) -> str:
        return self.counter.absent(lang, who)

    def possession(self, lang: Lang) -> str | None:
        return self.counter.thing and self.counter.thing.to(lang)


class AimedAt(Condition):
    """``aimed_at: you``: whom the announced thing is to hit."""

    __slots__ = ("whose",)
    word: ClassVar[str] = "aimed_at"
    doc: ClassVar[Text] = Text(
        "Kogo dotyczy to, na co się odpowiada: „you” ciebie, „others” kogoś innego.",
        "Whom the thing that is answered is to hit: “you”, or “others”.",
    )
    example: ClassVar[str] = "aimed_at: you"
    AT: ClassVar[Mapping[str, Reading]] = {
        "you": Reading(Text("dotyczy to ciebie", "it is aimed at you"), Text("dotyczy to jego", "it is aimed at them")),
        "others": same("dotyczy to innego gracza", "it is aimed at another player"),
    }
    NOT_AT: ClassVar[Mapping[str, Reading]] = {
        "you": Reading(
            Text("nie dotyczy to ciebie", "it is not aimed at you"),
            Text("nie dotyczy to jego", "it is not aimed at them"),
        ),
        "others": same("nie dotyczy to innego gracza", "it is not aimed at another player"),
    }

    def __init__(self, whose: str) -> None:
        self.whose = whose

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word(("you", "others")))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Context[Any]) -> bool:
        happening = ctx.happening
        if happening is None:
            return False
        hit = [one for kind, one in happening.targets.items() if kind.partition(" ")[0] == "player"]
        if happening.seat is not None:
            hit = [happening.seat]
        return bool(hit) and (ctx.actor in hit) == (self.whose == "you")

    def clause(self, lang: Lang, who: Who) -> str:
        return self.AT[self.whose].to(lang, who)

    def negated(self, lang: Lang, who: Who) -> str:
        return self.NOT_AT[self.whose].to(lang, who)

"""Counting: numbers that are counted, and effects for each of something."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Steps
from brzdek.core.catalog.schema import Field, NonZero, Record, Whole, shape_of
from brzdek.core.catalog.source import Document, Path
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.entries import AmountVerb, Arguments, Counter, Given, NamedOption, Verb
from brzdek.core.effects.limits import MOST_AMOUNT, Overdone, bounded
from brzdek.core.effects.phrases import Reading, Who, same, say
from brzdek.core.effects.words import SORTS, WORDS
from brzdek.core.text import Lang, Text, fill
from brzdek.core.values import dataclass

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language


@dataclass(frozen=True, slots=True)
class Per:
    """A counted number: so much ``each`` for ``every`` so many."""

    counter: Counter
    each: int = 1
    every: int = 1

    def units(self, ctx: Context[Any]) -> int:
        """How often the whole ``every`` is there."""
        return self.counter.count(ctx) // self.every

    def of(self, ctx: Context[Any]) -> int:
        return self.each * self.units(ctx)

    def words(self, lang: Lang) -> str:
        return self.counter.per(lang, self.every)


class AmountField(Field):
    """A whole number, or ``{per: counter}`` with ``each`` and ``every``; read as an int or a ``Per``."""

    shapes = frozenset({"whole", "map"})

    def __init__(self, language: Language, low: int, high: int) -> None:
        self.whole = NonZero(low, high) if low < 0 < high else Whole(low, high)
        self.counted = Record(
            {"per": language.counter}, {"each": self.whole, "every": Whole(1, 99)}, make=self._counted
        )

    @staticmethod
    def _counted(per: Counter, each: int = 1, every: int = 1) -> Per:
        return Per(per, each, every)

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, Mapping):
            return self.counted.read(value, path, doc)
        return self.whole.read(value, path, doc) if shape_of(value) == "whole" else self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return fill(lang, SORTS["amount"].to(lang), {"whole": self.whole.describe(lang)})


def amount_of(amount: int | Per, ctx: Context[Any]) -> int:
    """What an amount comes to now."""
    return amount if isinstance(amount, int) else amount.of(ctx)


class Patient(Effect):
    """An effect that can go on happening for the rest of the turn, as more of what it waits for comes."""

    __slots__ = ()
    settled: bool = False
    """Is it done with once its effect has happened?"""

    @abstractmethod
    def due(self, ctx: Context[Any], done: int) -> int:
        """How often its effect has to happen now, after it has happened so often."""

    @abstractmethod
    def share(self, count: int) -> Effect:
        """The effect for that many times."""


class Repeat(Effect):
    """The same effect several times."""

    __slots__ = ("asks", "count", "effect", "needs")

    def __init__(self, effect: Effect, count: int) -> None:
        self.effect = effect
        self.count = count
        self.asks = effect.asks
        self.needs = effect.needs

    def do(self, ctx: Context[Any]) -> None:
        with bounded(ctx.game, ctx.source) as count:
            for _ in range(self.count):
                count()
                self.effect.do(ctx)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        with bounded(ctx.game, ctx.source) as count:
            for _ in range(self.count):
                count()
                yield from perform(self.effect, ctx)

    def payable(self, ctx: Context[Any]) -> bool:
        effect = self.effect
        if effect.is_price and isinstance(effect, AmountVerb):
            return effect.times(self.count).payable(ctx)
        return effect.payable(ctx)

    def phrase(self, lang: Lang, who: Who) -> str:
        return self.effect.phrase(lang, who)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return self.effect.purpose(lang, who)


class Counting(Patient):
    """What ``for_each`` and counted numbers have in common."""

    __slots__ = ()
    effect: Effect
    per: Per

    def do(self, ctx: Context[Any]) -> None:
        units = self._begin(ctx)
        if units > 0:
            self.share(units).do(ctx)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        units = self._begin(ctx)
        if units > 0:
            yield from perform(self.share(units), ctx)

    def _begin(self, ctx: Context[Any]) -> int:
        units = max(0, self.per.units(ctx))
        if self.per.counter.over_turn:
            ctx.game.ongoing.wait(self, ctx, units)
        return units

    def due(self, ctx: Context[Any], done: int) -> int:
        return max(0, self.per.units(ctx) - done)

    def possible(self, ctx: Context[Any]) -> bool:
        return self.per.counter.over_turn or (self.per.units(ctx) > 0 and self.effect.possible(ctx))

    def payable(self, ctx: Context[Any]) -> bool:
        return self.per.units(ctx) > 0 and self.share(self.per.units(ctx)).payable(ctx)

    @property
    def key(self) -> str:
        return self.effect.key


class Counted(Counting):
    """A verb with a counted number: one act of the right size."""

    __slots__ = ("asks", "effect", "final", "flow", "is_price", "needs", "per", "verb")

    def __init__(self, verb: AmountVerb, per: Per) -> None:
        self.verb = verb
        self.is_price = verb.is_price
        self.asks = verb.asks
        self.flow = verb.flow
        self.final = verb.final
        self.needs = verb.needs
        self.effect: Effect = verb
        self.per = per

    def share(self, count: int) -> Effect:
        verb = self.verb.times(count)
        return verb if abs(verb.amount) <= MOST_AMOUNT else Overdone(self.verb)

    def phrase(self, lang: Lang, who: Who) -> str:
        return say(lang, "per", effect=self.effect.phrase(lang, who), each=self.per.words(lang))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        purpose = self.effect.purpose(lang, who)
        return purpose and say(lang, "per", effect=purpose, each=self.per.words(lang))


class ForEach(Counting, Verb):
    """``for_each: counter, do: effect``: the whole effect once for each."""

    __slots__ = ("asks", "effect", "final", "needs", "per")
    word: ClassVar[str] = "for_each"
    doc: ClassVar[Text] = Text(
        "Efekt raz za każdą sztukę; licznik tego, co dzieje się w turze, działa też na to, co przyjdzie po zagraniu.",
        "The effect once for each; a counter of what happens in a turn also works for what comes after the card.",
    )
    example: ClassVar[str] = "for_each: companions\ndo: {one_of: [{skill: 1}, {boots: 1}]}"

    def __init__(self, per: Per, effect: Effect) -> None:
        self.per = per
        self.effect = effect
        self.asks = effect.asks
        self.final = effect.final
        self.needs = effect.needs

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            language.counter,
            {
                "do": NamedOption(language.part, Text("co się dzieje", "what happens"), required=True),
                "every": NamedOption(Whole(2, 99), Text("ile sztuk na raz", "how many count as one")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(Per(given.value, every=given.get("every", 1)), given.get("do"))

    def share(self, count: int) -> Effect:
        return Repeat(self.effect, count)

    def phrase(self, lang: Lang, who: Who) -> str:
        return say(lang, "for_each", each=self.per.words(lang), effect=self.effect.phrase(lang, who))

    def inner(self, lang: Lang, who: Who) -> str:
        return say(lang, "for_each", each=self.per.words(lang), effect=self.effect.inner(lang, who))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        purpose = self.effect.purpose(lang, who)
        return purpose and say(lang, "per", effect=purpose, each=self.per.words(lang))


class Rolled(Counter):
    """The result of the roll around it."""

    __slots__ = ()
    word: ClassVar[str] = "rolled"
    doc: ClassVar[Text] = Text(
        "Wynik rzutu, w którego tabeli stoi efekt.", "The result of the roll in whose table it stands."
    )
    example: ClassVar[str] = "rolled"
    each: ClassVar[Text] = Text("za każde wyrzucone oczko", "for each pip rolled")
    noun: ClassVar[Text] = WORDS["pip"]
    has: ClassVar[Reading] = same("wynik rzutu to {quantity}", "the roll is {quantity}")

    def count(self, ctx: Context[Any]) -> int:
        return int(ctx.bound.get("roll", 0))

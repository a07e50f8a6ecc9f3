"""What a player may choose: one of several effects, some of them, or whether to do something at all."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import ListOf, Whole
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question, needs_of, perform
from brzdek.core.effects.entries import Arguments, Given, NamedOption, Verb
from brzdek.core.effects.flow import Then, in_return, purposes_of
from brzdek.core.effects.phrases import Form, Who, listed, say
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

DONE: Option = ("choose", "done")


class Alternatives(Question, Verb):
    """What choosing among effects has in common. Only what is possible may be chosen, each at most once."""

    __slots__ = ("branches", "high", "low", "needs")
    asks = True

    def __init__(self, branches: Sequence[Effect], low: int, high: int) -> None:
        self.branches = dict(zip(_keys(branches), branches, strict=True))
        self.low = low
        self.high = high
        self.needs = needs_of(*branches)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        left = dict(self.branches)
        for chosen in range(self.high):
            options: list[Option] = [("choose", key) for key, branch in left.items() if branch.possible(ctx)]
            if not options:
                return
            if chosen >= self.low:
                options.append(DONE)
            answer = yield from self.put(ctx, "choose", options)
            if answer == DONE:
                return
            yield from perform(left.pop(str(answer[1])), ctx)

    def pick(self, ctx: Context[Any]) -> Steps[Effect | None]:
        """Choose one branch, without effect yet; None if none is possible."""
        options: list[Option] = [("choose", key) for key, branch in self.branches.items() if branch.possible(ctx)]
        if not options:
            return None
        answer = yield from self.put(ctx, "choose", options)
        return self.branches[str(answer[1])]

    def possible(self, ctx: Context[Any]) -> bool:
        return any(branch.possible(ctx) for branch in self.branches.values())

    def payable(self, ctx: Context[Any]) -> bool:
        return sum(branch.payable(ctx) for branch in self.branches.values()) >= self.low

    def list(self, lang: Lang, who: Who) -> str:
        """The alternatives."""
        return listed(lang, [branch.inner(lang, who) for branch in self.branches.values()], "or")

    @abstractmethod
    def lead(self, lang: Lang, form: Form) -> str:
        """What to choose: "wybierz jedno"."""

    def phrase(self, lang: Lang, who: Who) -> str:
        return say(lang, "opened", first=self.lead(lang, who), list=self.list(lang, who))

    def inner(self, lang: Lang, who: Who) -> str:
        return say(lang, "bracketed", first=self.lead(lang, who), list=self.list(lang, who))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return say(lang, "opened", first=self.lead(lang, "purpose"), list=self.list(lang, who))

    def question(self, lang: Lang) -> str:
        return say(lang, "ask_one" if self.high == 1 else "ask_more")

    def label(self, lang: Lang, option: Option) -> str | None:
        if option == DONE:
            return say(lang, "done" if self.high > 1 else "none_of_them")
        return self.branches[str(option[1])].phrase(lang, "you")


def _keys(branches: Sequence[Effect]) -> list[str]:
    """A stable word for each branch; branches of the same verb are numbered."""
    keys: list[str] = []
    for branch in branches:
        same_key = sum(key.rstrip("0123456789") in (branch.key, f"{branch.key}_") for key in keys)
        keys.append(f"{branch.key}_{same_key + 1}" if same_key else branch.key)
    return keys


class ChooseOne(Alternatives):
    """``one_of: [effect, effect]``."""

    __slots__ = ()
    word: ClassVar[str] = "one_of"
    doc: ClassVar[Text] = Text("Jeden z efektów, do wyboru.", "One of the effects, at choice.")
    example: ClassVar[str] = "one_of: [{gold: 1}, {draw: 2}]"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(ListOf(language.part, 2, 12))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, 1, 1)

    def lead(self, lang: Lang, form: Form) -> str:
        return say(lang, f"one_of.{form}")

    def opening(self, lang: Lang) -> str:
        return self.list(lang, "you")

    def purpose(self, lang: Lang, who: Who) -> str | None:
        purposes = purposes_of(lang, who, tuple(self.branches.values()), "or")
        return super().purpose(lang, who) if purposes is None else purposes


class ChooseSome(Alternatives):
    """``some_of: [effect, effect, effect], up_to: 2``."""

    __slots__ = ()
    word: ClassVar[str] = "some_of"
    doc: ClassVar[Text] = Text(
        "Kilka różnych efektów do wyboru: „up_to” najwyżej tyle, „exactly” dokładnie tyle (o ile się da).",
        "Several different effects at choice: “up_to” at most so many, “exactly” just so many (as far as possible).",
    )
    example: ClassVar[str] = "some_of: [{gold: 1}, {draw: 1}, {boots: 1}]\nup_to: 2"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        number = Whole(1, 11)
        return Arguments(
            ListOf(language.part, 2, 12),
            {
                "up_to": NamedOption(number, Text("najwyżej ile", "at most how many")),
                "exactly": NamedOption(number, Text("dokładnie ile", "just how many")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Any:
        if len(given.options) != 1:
            return given.problem("one_option_of", word=cls.word, options="up_to, exactly")
        ((name, number),) = given.options.items()
        if number > len(given.value):
            return given.problem("too_many", name, high=len(given.value))
        return cls(given.value, number if name == "exactly" else 0, number)

    def lead(self, lang: Lang, form: Form) -> str:
        if self.high == 1:
            return say(lang, f"{'one_of' if self.low else 'up_to_one'}.{form}")
        return say(lang, f"{'exactly' if self.low else 'up_to'}.{form}", n=self.high)

    def list(self, lang: Lang, who: Who) -> str:
        return "; ".join([branch.inner(lang, who) for branch in self.branches.values()])


# -- perhaps


def permitted(lang: Lang, who: Who, price: Effect, then: Effect | None) -> str:
    """ "możesz odrzucić 1 kartę, aby dobrać 2 karty"."""
    purpose = price.purpose(lang, who)
    if purpose is None:
        first = say(lang, f"may_choose.{who}", price=price.inner(lang, who))
    else:
        first = say(lang, f"may.{who}", price=purpose)
    return first if then is None else in_return(lang, who, first, then)


TABLE = " – "
"""Between a roll and its table."""


def wished(lang: Lang, effect: Effect) -> str:
    """ "Czy chcesz odrzucić 1 kartę, aby dobrać 2 karty?". What a die may bring stands after the question."""
    purpose = effect.purpose(lang, "you")
    if purpose is None:
        return say(lang, "ask_may_be", effect=effect.inner(lang, "you"))
    asked, dash, table = purpose.partition(TABLE)
    if dash and table[:1].isdecimal():
        return f"{say(lang, 'ask_may', effect=asked)} {table}."
    return say(lang, "ask_may", effect=purpose)


YES: Option = ("may", "yes")
NO: Option = ("may", "no")


class May(Question, Verb):
    """``may: price, then: effect``; without ``then``, an effect that may be left out."""

    __slots__ = ("needs", "price", "then")
    asks = True
    word: ClassVar[str] = "may"
    doc: ClassVar[Text] = Text(
        "Można, nie trzeba; „then” następuje, gdy cena została zapłacona w całości.",
        "May be done or left; “then” follows when the price has been paid in full.",
    )
    example: ClassVar[str] = "may: {pay: 2}\nthen: {draw: 2}"

    def __init__(self, price: Effect, then: Effect | None) -> None:
        self.price = price
        self.then = then
        self.needs = needs_of(price, then)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.part, {"then": NamedOption(language.part, Text("co za to", "what follows"))})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("then"))

    def run(self, ctx: Context[Any]) -> Steps[None]:
        if not self.possible(ctx):
            return
        answer = yield from self.put(ctx, "may", [YES, NO])
        if answer == YES:
            yield from perform(self.price, ctx)
            if self.then is not None:
                yield from perform(self.then, ctx)

    def possible(self, ctx: Context[Any]) -> bool:
        return self.price.possible(ctx) if self.then is None else self.price.payable(ctx)

    def phrase(self, lang: Lang, who: Who) -> str:
        return permitted(lang, who, self.price, self.then)

    def question(self, lang: Lang) -> str:
        return wished(lang, self.price if self.then is None else Then(self.price, self.then))

    def label(self, lang: Lang, option: Option) -> str | None:
        return say(lang, str(option[1]))

    @property
    def key(self) -> str:
        return self.price.key

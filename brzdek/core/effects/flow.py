"""The order of things: one after another, one of several, perhaps, only if."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import NO_STEPS, Steps
from brzdek.core.catalog.schema import Flag
from brzdek.core.effects.context import Context
from brzdek.core.effects.counting import Patient
from brzdek.core.effects.effect import Effect, needs_of, perform
from brzdek.core.effects.entries import AmountVerb, Arguments, Condition, Given, NamedOption, PlainVerb, Verb
from brzdek.core.effects.phrases import Flow, Joint, Reading, Who, listed, same, say
from brzdek.core.effects.slots import Part, Sum
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language


def purposes_of(lang: Lang, who: Who, effects: Sequence[Effect], joint: Joint) -> str | None:
    """Their purposes in a row, "zyskać 2 ⟦gold⟧ i dobrać 1 kartę"; None where one has none."""
    gains = [effect.gained(lang) for effect in effects]
    if all(gains):
        return say(lang, "gain", things=listed(lang, [gain for gain in gains if gain], joint))
    purposes = [effect.purpose(lang, who) for effect in effects]
    return listed(lang, [purpose for purpose in purposes if purpose], joint) if all(purposes) else None


class Series(Effect):
    """Several effects in order: a list, or several words in one mapping (``joined``: one sentence)."""

    __slots__ = ("asks", "final", "flow", "is_price", "joined", "lasts", "needs", "parts", "whole_prices")

    def __init__(self, parts: tuple[Effect, ...], *, joined: bool) -> None:
        self.parts = parts
        self.joined = joined
        self.is_price = all(part.is_price for part in parts)
        self.whole_prices = _whole_prices(parts)
        """Of prices that are paid in several parts, the whole."""
        self.asks = any(part.asks for part in parts)
        self.flow = parts[0].flow
        self.final = all(part.final for part in parts)
        self.lasts = all(part.lasts for part in parts)
        self.needs = needs_of(*parts)

    def do(self, ctx: Context[Any]) -> None:
        for part in self.parts:
            part.do(ctx)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        for part in self.parts:
            if part.asks:
                yield from part.run(ctx)
            else:
                part.do(ctx)

    def possible(self, ctx: Context[Any]) -> bool:
        for part in self.parts:  # noqa: SIM110 - asked so often that a generator is felt
            if part.possible(ctx):
                return True
        return False

    def payable(self, ctx: Context[Any]) -> bool:
        return all(part.payable(ctx) for part in (*self.parts, *self.whole_prices))

    def phrase(self, lang: Lang, who: Who) -> str:
        return listed(lang, [part.inner(lang, who) for part in self.parts])

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return purposes_of(lang, who, self.parts, "and")

    def gained(self, lang: Lang) -> str | None:
        gains = [part.gained(lang) for part in self.parts]
        return listed(lang, [gain for gain in gains if gain]) if all(gains) else None

    def sums(self, lang: Lang) -> tuple[Sum, ...]:
        sums = [part.sums(lang) for part in self.parts]
        return tuple([one for group in sums for one in group]) if all(sums) else ()

    def told(self, lang: Lang, *, headed: bool = False) -> list[Part]:
        if self.joined:
            return super().told(lang, headed=headed)
        first, *others = self.parts
        return [*first.told(lang, headed=headed), *[told for part in others for told in part.told(lang)]]

    @property
    def key(self) -> str:
        return "_".join(dict.fromkeys(part.key for part in self.parts))


def _whole_prices(parts: Sequence[Effect]) -> tuple[Effect, ...]:
    """Prices of the same sort added up: two that can each be paid may be too much together."""
    sums: dict[type[AmountVerb], list[AmountVerb]] = {}
    for part in parts:
        if part.is_price and isinstance(part, AmountVerb):
            sums.setdefault(type(part), []).append(part)
    return tuple([sort(sum(one.amount for one in due)) for sort, due in sums.items() if len(due) > 1])


class Bought(Series):
    """Effects with a price among them: what stands behind a price that cannot be paid is not done.

    Those of one mapping are one sentence: there a price stands before all the others.
    """

    __slots__ = ()

    def do(self, ctx: Context[Any]) -> None:
        if self._payable(ctx):
            for part in self.parts:
                if part.is_price and not part.payable(ctx):
                    return
                part.do(ctx)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        if self._payable(ctx):
            for part in self.parts:
                if part.is_price and not part.payable(ctx):
                    return
                yield from perform(part, ctx)

    def possible(self, ctx: Context[Any]) -> bool:
        if self.parts[0].is_price and not self.parts[0].payable(ctx):
            return False
        return self._payable(ctx) and super().possible(ctx)

    def _payable(self, ctx: Context[Any]) -> bool:
        return not self.joined or all(part.payable(ctx) for part in self.parts if part.is_price)


def in_order(parts: Sequence[Effect], *, joined: bool) -> Effect:
    """Effects in their order: a list, or several words in one mapping (``joined``)."""
    if len(parts) == 1:
        return parts[0]
    prices = sum(part.is_price for part in parts)
    return (Bought if 0 < prices < len(parts) else Series)(tuple(parts), joined=joined)


def in_return(lang: Lang, who: Who, first: str, then: Effect) -> str:
    """What follows when a price is paid: "odrzuć 1 kartę, aby dobrać 2 karty"."""
    purpose = then.purpose(lang, who)
    if purpose is None:
        return say(lang, f"if_done.{who}", first=first, then=then.inner(lang, who))
    return say(lang, "to", first=first, then=purpose)


class Then(Effect):
    """``discard: 1, then: {draw: 2}``: the second follows only if the first can be carried out in full."""

    __slots__ = ("asks", "first", "flow", "needs", "then")

    def __init__(self, first: Effect, then: Effect) -> None:
        self.first = first
        self.then = then
        self.flow = first.flow
        self.needs = needs_of(first, then)
        self.asks = first.asks or then.asks

    def do(self, ctx: Context[Any]) -> None:
        if self.first.payable(ctx):
            self.first.do(ctx)
            self.then.do(ctx)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        if self.first.payable(ctx):
            yield from perform(self.first, ctx)
            yield from perform(self.then, ctx)

    def possible(self, ctx: Context[Any]) -> bool:
        return self.first.payable(ctx) and self.then.possible(ctx)

    def phrase(self, lang: Lang, who: Who) -> str:
        return in_return(lang, who, self.first.inner(lang, who), self.then)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        first = self.first.purpose(lang, who)
        return first and in_return(lang, who, first, self.then)

    @property
    def key(self) -> str:
        return self.first.key


class Nothing(PlainVerb):
    """``nothing``, for the rows of a die table."""

    __slots__ = ()
    word: ClassVar[str] = "nothing"
    doc: ClassVar[Text] = Text("Nic się nie dzieje.", "Nothing happens.")
    example: ClassVar[str] = "nothing"
    reads: ClassVar[Reading] = same("nic", "nothing")

    def do(self, ctx: Context[Any]) -> None:
        pass

    def possible(self, ctx: Context[Any]) -> bool:
        return False

    def payable(self, ctx: Context[Any]) -> bool:
        return True


# -- only if


class If(Patient, Verb):
    """``if: condition, then: effect``: now, or once at any time in this turn."""

    __slots__ = ("asks", "condition", "final", "flow", "needs", "now", "otherwise", "then", "waits")
    settled = True
    word: ClassVar[str] = "if"
    doc: ClassVar[Text] = Text(
        "Efekt pod warunkiem. W grach, w których kolejność zagrań nie ma znaczenia, warunek czeka do końca tury "
        "i efekt następuje raz, gdy warunek jest albo stanie się prawdą; „now: true” sprawdza tylko teraz.",
        "An effect on a condition. In games where the order of play does not matter the condition waits until the "
        "end of the turn, and the effect happens once when it is or becomes true; “now: true” looks only now.",
    )
    example: ClassVar[str] = "if: {have: crown}\nthen: {swords: 1, boots: 1}"

    def __init__(
        self, condition: Condition, then: Effect, otherwise: Effect | None, waits: bool, now: bool = False
    ) -> None:
        self.condition = condition
        self.flow: Flow = ":" if then.flow == ":" else ","
        self.now = now
        """Does it look now although conditions usually wait?"""
        self.final = then.final
        self.then = then
        self.otherwise = otherwise
        self.waits = waits
        self.needs = needs_of(then, otherwise)
        self.asks = then.asks or (otherwise is not None and otherwise.asks)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            language.condition,
            {
                "then": NamedOption(language.part, Text("co wtedy", "what happens then"), required=True),
                "else": NamedOption(language.part, Text("co w przeciwnym razie", "what happens otherwise")),
                "now": NamedOption(Flag(), Text("nie czekaj na warunek", "do not wait for the condition")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Any:
        waits = given.language.conditions_wait and not given.get("now", False)
        if waits and "else" in given.options:
            return given.problem("no_waiting_else", "else")
        now = given.language.conditions_wait and not waits
        return cls(given.value, given.get("then"), given.get("else"), waits, now)

    def do(self, ctx: Context[Any]) -> None:
        effect = self._now(ctx)
        if effect is not None:
            effect.do(ctx)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        effect = self._now(ctx)
        return NO_STEPS if effect is None else perform(effect, ctx)

    def _now(self, ctx: Context[Any]) -> Effect | None:
        if self.condition.holds(ctx):
            return self.then
        if self.waits:
            ctx.game.ongoing.wait(self, ctx)
        return self.otherwise

    def due(self, ctx: Context[Any], done: int) -> int:
        return int(self.condition.holds(ctx))

    def share(self, count: int) -> Effect:
        return self.then

    def possible(self, ctx: Context[Any]) -> bool:
        if self.condition.holds(ctx):
            return self.then.possible(ctx)
        return self.waits or (self.otherwise is not None and self.otherwise.possible(ctx))

    def payable(self, ctx: Context[Any]) -> bool:
        return self.condition.holds(ctx) and self.then.payable(ctx)

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._branches(lang, who, inner=self.otherwise is not None)

    def inner(self, lang: Lang, who: Who) -> str:
        return self._branches(lang, who, inner=True)

    def _branches(self, lang: Lang, who: Who, inner: bool) -> str:
        key = "if_now" if self.now and not self.final else "if"
        first = say(lang, key, condition=self.condition.clause(lang, who), then=self.then.worded(lang, who, inner))
        if self.otherwise is None:
            return first
        return say(lang, "otherwise", first=first, otherwise=self.otherwise.apart(lang, who))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        purpose = None if self.otherwise is not None or self.now else self.then.purpose(lang, who)
        return purpose and say(lang, "only_if", then=purpose, condition=self.condition.clause(lang, who))

    @property
    def key(self) -> str:
        return self.then.key


# -- the way out


class Special(Effect):
    """An effect that the language cannot say yet. Each is a candidate for a verb."""

    __slots__ = ("_act", "asks", "doc", "name", "reads")
    flow: Flow = ""

    def __init__(
        self,
        name: str,
        doc: Text,
        reads: Reading,
        act: Callable[[Context[Any]], Steps[None] | None],
        *,
        asks: bool = False,
    ) -> None:
        self.name = name
        self.doc = doc
        self.reads = reads
        self.asks = asks
        self._act = act
        """Called with the context; a generator function if it asks."""

    def do(self, ctx: Context[Any]) -> None:
        self._act(ctx)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        steps = self._act(ctx)
        if steps is not None:
            yield from steps

    def phrase(self, lang: Lang, who: Who) -> str:
        return self.reads.to(lang, who)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return self.reads.aimed(lang, who)

    @property
    def key(self) -> str:
        return self.name


class SpecialVerb(Verb):
    """``special: name``: looked up in the language's one dict of such effects."""

    __slots__ = ()
    word: ClassVar[str] = "special"
    doc: ClassVar[Text] = Text(
        "Efekt napisany w kodzie gry, gdy brakuje na niego słów.",
        "An effect written in the game's code, where words are missing.",
    )
    example: ClassVar[str] = "special: swap_hands"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.special)

    @classmethod
    def make(cls, given: Given) -> Effect:
        return given.language.specials[given.value]

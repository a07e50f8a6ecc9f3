"""The order of things: one after another, one of several, perhaps, only if."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.counting import Patient
from brzdek.core.effects.effect import Effect, needs_of, perform
from brzdek.core.effects.entries import Arguments, Condition, Given, NamedOption, PlainVerb, Verb
from brzdek.core.effects.phrases import Reading, Who, listed, same, say
from brzdek.core.schema import Flag
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language


class Series(Effect):
    """Several effects in order: a list, or several words in one mapping (``joined``: one sentence)."""

    __slots__ = ("asks", "flows", "joined", "needs", "parts", "terse")

    def __init__(self, parts: tuple[Effect, ...], *, joined: bool) -> None:
        self.parts = parts
        self.joined = joined
        self.asks = any(part.asks for part in parts)
        self.terse = all(part.terse for part in parts)
        self.flows = parts[0].flows
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
        return any(part.possible(ctx) for part in self.parts)

    def payable(self, ctx: Context[Any]) -> bool:
        return all(part.payable(ctx) for part in self.parts)

    def phrase(self, lang: Lang, who: Who) -> str:
        phrases = [part.phrase(lang, who) for part in self.parts]
        return ", ".join(phrases) if self.terse else listed(lang, phrases)

    def sentences(self, lang: Lang) -> list[str]:
        if self.joined:
            return [self.phrase(lang, "you")]
        return [clause for part in self.parts for clause in part.sentences(lang)]

    @property
    def key(self) -> str:
        return "_".join(dict.fromkeys(part.key for part in self.parts))


class Then(Effect):
    """``discard: 1, then: {draw: 2}``: the second follows only if the first can be carried out in full."""

    __slots__ = ("asks", "first", "flows", "needs", "then")

    def __init__(self, first: Effect, then: Effect) -> None:
        self.first = first
        self.then = then
        self.flows = first.flows
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
        return say(lang, "then", first=self.first.phrase(lang, who), then=self.then.phrase(lang, who))

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

    __slots__ = ("asks", "condition", "needs", "otherwise", "then", "waits")
    settled = True
    flows = False
    word: ClassVar[str] = "if"
    doc: ClassVar[Text] = Text(
        "Efekt pod warunkiem. W grach, w których kolejność zagrań nie ma znaczenia, warunek czeka do końca tury "
        "i efekt następuje raz, gdy warunek jest albo stanie się prawdą; „now: true” sprawdza tylko teraz.",
        "An effect on a condition. In games where the order of play does not matter the condition waits until the "
        "end of the turn, and the effect happens once when it is or becomes true; “now: true” looks only now.",
    )
    example: ClassVar[str] = "if: {have: crown}\nthen: {swords: 1, boots: 1}"

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect | None, waits: bool) -> None:
        self.condition = condition
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
        return cls(given.value, given.get("then"), given.get("else"), waits)

    def do(self, ctx: Context[Any]) -> None:
        effect = self._now(ctx)
        if effect is not None:
            effect.do(ctx)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        effect = self._now(ctx)
        if effect is not None:
            yield from perform(effect, ctx)

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
        first = say(lang, "if", condition=self.condition.clause(lang, who), then=self.then.phrase(lang, who))
        if self.otherwise is None:
            return first
        return say(lang, "otherwise", first=first, otherwise=self.otherwise.phrase(lang, who))

    @property
    def key(self) -> str:
        return self.then.key


# -- the way out


class Special(Effect):
    """An effect that the language cannot say yet. Each is a candidate for a verb."""

    __slots__ = ("_act", "asks", "doc", "name", "reads")
    flows = True

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

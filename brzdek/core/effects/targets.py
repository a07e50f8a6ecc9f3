"""Choosing a player, a space or a card, and doing something to each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Option, Steps, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question, perform
from brzdek.core.effects.entries import Arguments, Given, NamedOption, Selector, Verb
from brzdek.core.effects.flow import Series
from brzdek.core.effects.phrases import Who, about, say
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

PLAYER = "player"


class They(Effect):
    """An effect that the chosen player carries out."""

    __slots__ = ("asks", "effect", "needs")

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.asks = effect.asks
        self.needs = effect.needs

    def do(self, ctx: Context[Any]) -> None:
        self.effect.do(ctx.as_player(ctx.player))

    def run(self, ctx: Context[Any]) -> Steps[None]:
        yield from self.effect.run(ctx.as_player(ctx.player))

    def possible(self, ctx: Context[Any]) -> bool:
        return self.effect.possible(ctx.as_player(ctx.player))

    def payable(self, ctx: Context[Any]) -> bool:
        return self.effect.payable(ctx.as_player(ctx.player))

    def phrase(self, lang: Lang, who: Who) -> str:
        return about(say(lang, "that_player"), self.effect.phrase(lang, "they"), flows=self.effect.flows)

    @property
    def key(self) -> str:
        return self.effect.key


class TheyAndYou(Series):
    """What happens to the chosen player, and then what the chooser does."""

    __slots__ = ()

    def __init__(self, they: They, then: Effect) -> None:
        super().__init__((they, then), joined=True)

    def phrase(self, lang: Lang, who: Who) -> str:
        they, then = self.parts
        return say(lang, "and_you", they=they.phrase(lang, who), then=then.phrase(lang, who))


def landing(they: Effect | None, then: Effect | None) -> Effect | None:
    """What happens to a chosen player and then to the chooser, as one effect."""
    if they is None:
        return then
    return They(they) if then is None else TheyAndYou(They(they), then)


def landing_options(language: Language) -> dict[str, NamedOption]:
    return {
        "they": NamedOption(
            language.part, Text("co robi albo co spotyka wybranego gracza", "what the chosen player does or suffers")
        ),
        "then": NamedOption(language.part, Text("co robi wybierający", "what the chooser does")),
    }


class Choose(Question, Verb):
    """``choose: {player: other}, they: effect``: a target, and what happens to it."""

    __slots__ = ("effect", "needs", "selector")
    asks = True
    word: ClassVar[str] = "choose"
    doc: ClassVar[Text] = Text(
        "Wybór celu: gracza, miejsca albo karty. „they” spotyka wybranego gracza, „then” robi ten, kto wybierał; "
        "cel, na który nic by nie zadziałało, jest pomijany.",
        "The choice of a target: a player, a space or a card. “they” happens to the chosen player, “then” is done by "
        "the one who chose; a target on which nothing would work is left out.",
    )
    example: ClassVar[str] = "choose: {player: other}\nthey: {lose: {gold: 1}}\nthen: {gold: 1}"

    def __init__(self, selector: Selector, effect: Effect) -> None:
        self.selector = selector
        self.effect = effect
        self.needs = effect.needs - {selector.kind}

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.selector, landing_options(language))

    @classmethod
    def make(cls, given: Given) -> Any:
        effect = landing(given.get("they"), given.get("then"))
        if effect is None:
            return given.problem("one_option_of", word=cls.word, options="they, then")
        return cls(given.value, effect)

    def targets(self, ctx: Context[Any]) -> list[Word]:
        """Those on whom the effect would work."""
        kind = self.selector.kind
        return [one for one in self.selector.targets(ctx) if self.effect.possible(ctx.bind(kind, one))]

    def aim(self, ctx: Context[Any]) -> Steps[Context[Any] | None]:
        """Choose the target, without effect yet; None if there is none."""
        kind = self.selector.kind
        options: Sequence[Option] = [(kind, one) for one in self.targets(ctx)]
        if not options:
            return None
        answer = options[0] if len(options) == 1 else (yield from self.put(ctx, "target", options))
        return ctx.bind(kind, answer[1])

    def run(self, ctx: Context[Any]) -> Steps[None]:
        aimed = yield from self.aim(ctx)
        if aimed is not None:
            yield from perform(self.effect, aimed)

    def possible(self, ctx: Context[Any]) -> bool:
        return bool(self.targets(ctx))

    def phrase(self, lang: Lang, who: Who) -> str:
        target = self.selector.one.to(lang)
        return say(lang, f"choose.{who}", target=target, effect=self.effect.phrase(lang, who))

    def question(self, lang: Lang) -> str:
        return say(lang, "ask_target", target=self.selector.one.to(lang))

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


def aim(effect: Effect, ctx: Context[Any]) -> Steps[Context[Any] | None]:
    """Choose the target of an effect that begins with ``choose``, before the effect is announced.

    The context for ``land``; None if there is no target to be found. Other effects need no target.
    """
    if isinstance(effect, Choose):
        return (yield from effect.aim(ctx))
    return ctx


def land(effect: Effect, ctx: Context[Any]) -> Steps[None]:
    """Carry out an aimed effect on the target that the context holds now."""
    yield from perform(effect.effect if isinstance(effect, Choose) else effect, ctx)


class Each(Verb):
    """``each: {player: other}, do: effect``: every one of them, in order."""

    __slots__ = ("asks", "effect", "needs", "selector")
    flows = False
    word: ClassVar[str] = "each"
    doc: ClassVar[Text] = Text(
        "Każdy z nich po kolei. Gracze wykonują „do” sami; dla innych celów robi to czytający.",
        "Each of them in order. Players carry out “do” themselves; for other targets the reader does.",
    )
    example: ClassVar[str] = "each: {player: other}\ndo: {lose: {gold: 1}}"

    def __init__(self, selector: Selector, effect: Effect) -> None:
        self.selector = selector
        self.effect = effect
        self.needs = effect.needs - {selector.kind}
        self.asks = effect.asks

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            language.selector, {"do": NamedOption(language.part, Text("co się dzieje", "what happens"), required=True)}
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("do"))

    def _contexts(self, ctx: Context[Any]) -> list[Context[Any]]:
        kind = self.selector.kind
        bound = [ctx.bind(kind, one) for one in self.selector.targets(ctx)]
        return [one.as_player(one.player) for one in bound] if kind == PLAYER else bound

    def do(self, ctx: Context[Any]) -> None:
        for one in self._contexts(ctx):
            self.effect.do(one)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        for one in self._contexts(ctx):
            yield from perform(self.effect, one)

    def possible(self, ctx: Context[Any]) -> bool:
        return any(self.effect.possible(one) for one in self._contexts(ctx))

    def phrase(self, lang: Lang, who: Who) -> str:
        every = self.selector.all.to(lang)
        if self.selector.kind != PLAYER:
            return about(every, self.effect.phrase(lang, who), flows=False)
        return about(every, self.effect.phrase(lang, "they"), flows=self.effect.flows)

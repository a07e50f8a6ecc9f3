"""Choosing a player, a space or a card, and doing something to each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Option, Steps, Word
from brzdek.core.catalog.schema import Whole
from brzdek.core.effects.choices import DONE, ChooseOne
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question, perform
from brzdek.core.effects.entries import Arguments, Given, NamedOption, Selector, Verb
from brzdek.core.effects.flow import Series
from brzdek.core.effects.limits import bounded
from brzdek.core.effects.ongoing import CardGame
from brzdek.core.effects.phrases import Flow, Form, Who, about, say
from brzdek.core.text import Lang, Text, fill
from brzdek.core.values import NamedTuple

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

PLAYER = "player"
CARD = "card"


SHORT_QUESTION = 72
"""So many letters of a question tell what is done with what one chooses; the card tells the rest."""


class They(Effect):
    """An effect that the chosen player carries out, or each of the chosen ones (``many``)."""

    __slots__ = ("asks", "effect", "is_price", "many", "needs")

    def __init__(self, effect: Effect, *, many: bool = False) -> None:
        self.is_price = effect.is_price
        self.effect = effect
        self.many = many
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
        flow = self.effect.flow
        return about(self._subject(lang), self.effect.worded(lang, "they", flow == ":"), flow)

    def inner(self, lang: Lang, who: Who) -> str:
        return about(self._subject(lang), self.effect.inner(lang, "they"), self.effect.flow)

    def _subject(self, lang: Lang) -> str:
        return say(lang, "each_of_them" if self.many else "that_player")

    @property
    def key(self) -> str:
        return self.effect.key


class TheyAndYou(Series):
    """What happens to the chosen player, and then what the chooser does; after a price only if it is paid."""

    __slots__ = ()

    def __init__(self, they: They, then: Effect) -> None:
        super().__init__((they, then), joined=True)

    def do(self, ctx: Context[Any]) -> None:
        if not self.parts[0].is_price or self.parts[0].payable(ctx):
            super().do(ctx)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        if not self.parts[0].is_price or self.parts[0].payable(ctx):
            yield from super().run(ctx)

    def possible(self, ctx: Context[Any]) -> bool:
        they = self.parts[0]
        return they.payable(ctx) if they.is_price else super().possible(ctx)

    def phrase(self, lang: Lang, who: Who) -> str:
        they, then = self.parts
        key = "and_you_sum" if then.sums(lang) else "and_you"
        return say(lang, key, they=they.inner(lang, who), then=then.inner(lang, who))


def landing(they: Effect | None, then: Effect | None, *, many: bool = False) -> Effect | None:
    """What happens to a chosen player and then to the chooser, as one effect."""
    if they is None:
        return then
    return They(they, many=many) if then is None else TheyAndYou(They(they, many=many), then)


def landing_options(language: Language) -> dict[str, NamedOption]:
    return {
        "they": NamedOption(
            language.part, Text("co robi albo co spotyka wybranego gracza", "what the chosen player does or suffers")
        ),
        "then": NamedOption(language.part, Text("co robi wybierający", "what the chooser does")),
    }


class Choose(Question, Verb):
    """``choose: {player: other}, they: effect``: a target, or several, and what happens to it."""

    __slots__ = ("_lately", "effect", "high", "low", "needs", "selector")
    asks = True
    word: ClassVar[str] = "choose"
    doc: ClassVar[Text] = Text(
        "Wybór celu: gracza, miejsca albo karty. „they” spotyka wybranego gracza, „then” robi ten, kto wybierał; "
        "cel, na który nic by nie zadziałało, jest pomijany. Z „count” celów jest dokładnie tyle, z „up_to” najwyżej "
        "tyle; efekt spotyka je po kolei.",
        "The choice of a target: a player, a space or a card. “they” happens to the chosen player, “then” is done by "
        "the one who chose; a target on which nothing would work is left out. With “count” there are just so many "
        "targets, with “up_to” at most so many; the effect happens to one after the other.",
    )
    example: ClassVar[str] = "choose: {player: other}\nthey: {lose: {gold: 1}}\nthen: {gold: 1}"

    def __init__(self, selector: Selector, effect: Effect, low: int = 1, high: int = 1) -> None:
        self.selector = selector
        self.effect = effect
        self.low = low
        self.high = high
        self.needs = effect.needs - {selector.kind}
        self._lately: Word = ""
        """A target on which it worked when it was last looked for one: there one is looked for first."""

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        number = Whole(2, 9)
        several = {
            "count": NamedOption(number, Text("dokładnie ile celów", "just how many targets")),
            "up_to": NamedOption(number, Text("najwyżej ile celów", "at most how many targets")),
        }
        return Arguments(language.selector, {**landing_options(language), **several})

    @classmethod
    def make(cls, given: Given) -> Any:
        count, most = given.get("count"), given.get("up_to")
        many = count is not None or most is not None
        effect = landing(given.get("they"), given.get("then"), many=many)
        if effect is None:
            return given.problem("one_option_of", word=cls.word, options="they, then")
        if count is not None and most is not None:
            return given.problem("one_option_of", "count", word=cls.word, options="count, up_to")
        return cls(given.value, effect, count or 1, count or most or 1)

    def targets(self, ctx: Context[Any]) -> list[Word]:
        """Those on whom the effect would work."""
        kind = self.selector.kind
        if self.effect.together and self.high > 1:
            return list(self.selector.targets(ctx))
        return [one for one in self.selector.targets(ctx) if self.effect.possible(ctx.bind(kind, one))]

    def aim(self, ctx: Context[Any], hit: int | None = None) -> Steps[Context[Any] | None]:
        """Choose the targets, without effect yet; None if there are too few. ``hit``: only what this seat has."""
        kind = self.selector.kind
        left = self.targets(ctx)
        if hit is not None:
            left = [one for one in left if hit_by(ctx.game, {kind: one}) == hit]
        if len(left) < self.low:
            return None
        bound = dict(ctx.bound)
        for number in range(1, min(self.high, len(left)) + 1):
            options: list[Option] = [(kind, one) for one in left]
            if number > self.low:
                options.append(DONE)
            answer = yield from self.put(ctx, "target", options)
            if answer == DONE:
                break
            bound[kind if number == 1 else f"{kind} {number}"] = answer[1]
            left.remove(answer[1])
        return ctx.aimed(bound)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        aimed = yield from self.aim(ctx)
        if aimed is not None:
            yield from self.strike(aimed)

    def strike(self, ctx: Context[Any]) -> Steps[None]:
        """Let the effect happen to what was chosen."""
        effect = self.effect
        if self.high == 1 or effect.together:
            yield from perform(effect, ctx)
            return
        each, once = effect.parts if isinstance(effect, TheyAndYou) else (effect, None)
        for one in ctx.chosen(self.selector.kind):
            yield from perform(each, ctx.bind(self.selector.kind, one))
        if once is not None:
            yield from perform(once, ctx)

    def possible(self, ctx: Context[Any]) -> bool:
        if self.low > 1 or (self.effect.together and self.high > 1):
            return len(self.targets(ctx)) >= self.low
        kind, possible = self.selector.kind, self.effect.possible
        lately = self._lately
        if lately != "" and self.selector.includes(ctx, lately) and possible(ctx.bind(kind, lately)):
            return True
        for one in self.selector.targets(ctx):
            if possible(ctx.bind(kind, one)):
                self._lately = one
                return True
        return False

    def wanted(self, lang: Lang) -> str:
        """What is to be chosen, as an object."""
        if self.high == 1:
            return self.selector.one.to(lang)
        if self.selector.several is None:
            several = say(lang, "targets_times", target=self.selector.one.to(lang), n=self.high)
        else:
            several = fill(lang, self.selector.several.to(lang), {"n": self.high})
        return several if self.low == self.high else say(lang, "targets_up_to", targets=several)

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._chosen(lang, who, who)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return self._chosen(lang, who, "purpose")

    def _chosen(self, lang: Lang, who: Who, form: Form) -> str:
        return say(lang, f"choose.{form}", target=self.wanted(lang), effect=self.effect.inner(lang, who))

    def question(self, lang: Lang) -> str:
        """What is chosen, and what is then done with it, if that is shortly said: so one knows what a choice costs."""
        told = self.phrase(lang, "you")
        short = len(told) <= SHORT_QUESTION
        return f"{told[:1].upper()}{told[1:]}." if short else say(lang, "ask_target", target=self.wanted(lang))

    def label(self, lang: Lang, option: Option) -> str | None:
        return say(lang, "done") if option == DONE else None


# -- first the aim, then the announcement, then the landing


class Aim(NamedTuple):
    """An effect with its branch and its targets chosen, before anything has happened."""

    effect: Effect
    ctx: Context[Any]


def aim(effect: Effect, ctx: Context[Any]) -> Steps[Aim | None]:
    """Choose what must be known before an effect is announced: the branch of ``one_of``, the target of ``choose``.

    None if there is nothing to be aimed at. Other effects need no aim.
    """
    chosen: Effect | None = effect
    while isinstance(chosen, ChooseOne):
        chosen = yield from chosen.pick(ctx)
    if chosen is None:
        return None
    if not isinstance(chosen, Choose):
        return Aim(chosen, ctx)
    aimed = yield from chosen.aim(ctx)
    return None if aimed is None else Aim(chosen, aimed)


def land(effect: Effect, ctx: Context[Any]) -> Steps[None]:
    """Carry out an aimed effect on the targets that the context holds now."""
    yield from effect.strike(ctx) if isinstance(effect, Choose) else perform(effect, ctx)


def land_on(effect: Effect, ctx: Context[Any], seat: int) -> Steps[None]:
    """Carry out an aimed effect on another player than it was aimed at.

    Where it was aimed at something of a player's (a card), who is now its author aims at something that this one has.
    """
    if not isinstance(effect, Choose):
        yield from perform(effect, ctx)
        return
    if effect.selector.kind == PLAYER:
        yield from effect.strike(ctx.bind(PLAYER, seat))
        return
    aimed = yield from effect.aim(ctx, seat)
    if aimed is not None:
        yield from effect.strike(aimed)


def hit_by(game: CardGame, bound: Mapping[str, Word]) -> int | None:
    """The one player who is aimed at, in person or by a card of his; None: nobody, or several."""
    hit: set[int | None] = set()
    for kind, one in bound.items():
        if kind.partition(" ")[0] == PLAYER:
            hit.add(int(one))
        elif kind.partition(" ")[0] == CARD:
            hit.add(game.player_of(one))
    return hit.pop() if len(hit) == 1 else None


class Each(Verb):
    """``each: {player: other}, do: effect``: every one of them, in order."""

    __slots__ = ("asks", "effect", "needs", "selector")
    flow: Flow = ":"
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
        with bounded(ctx.game, ctx.source) as count:
            for one in self._contexts(ctx):
                count()
                self.effect.do(one)

    def run(self, ctx: Context[Any]) -> Steps[None]:
        with bounded(ctx.game, ctx.source) as count:
            for one in self._contexts(ctx):
                count()
                yield from perform(self.effect, one)

    def possible(self, ctx: Context[Any]) -> bool:
        kind, possible = self.selector.kind, self.effect.possible
        for one in self.selector.targets(ctx):
            bound = ctx.bind(kind, one)
            if possible(bound.as_player(bound.player) if kind == PLAYER else bound):
                return True
        return False

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._subject(lang, who, inner=self.effect.flow == ":")

    def inner(self, lang: Lang, who: Who) -> str:
        return self._subject(lang, who, inner=True)

    def _subject(self, lang: Lang, who: Who, inner: bool) -> str:
        every = self.selector.all.to(lang)
        if self.selector.kind != PLAYER:
            return about(every, self.effect.inner(lang, who), ":")
        return about(every, self.effect.worded(lang, "they", inner), self.effect.flow)

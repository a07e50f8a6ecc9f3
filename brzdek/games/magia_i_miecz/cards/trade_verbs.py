"""Verbs of buying and swapping, of chance and repetition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import BAD, MapOf, Whole, Word
from brzdek.core.effects.choices import NO, YES, wished
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question, perform
from brzdek.core.effects.entries import Arguments, Given, NamedOption, PlainVerb, Selector, Verb
from brzdek.core.effects.language import Language, OneOrMore
from brzdek.core.effects.lasting import begin
from brzdek.core.effects.phrases import Reading, Who, deed, say
from brzdek.core.effects.runtime import allowed
from brzdek.core.text import Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.naming import all_named, named
from brzdek.games.magia_i_miecz.cards.target_verbs import referring
from brzdek.games.magia_i_miecz.cards.word_verbs import WordVerb
from brzdek.games.magia_i_miecz.rules import shops, things, trophies
from brzdek.games.magia_i_miecz.rules.powers import IMMUNE
from brzdek.games.magia_i_miecz.rules.state import World

Here: TypeAlias = Context[World]


class Receive(WordVerb):
    """``receive: miecz``: a card of the Equipment, for nothing."""

    __slots__ = ("card",)
    asks = True
    word: ClassVar[str] = "receive"
    doc: ClassVar[Text] = Text(
        "Dostaje kartę Ekwipunku, jeśli jest i wolno ją mieć.",
        "Gets a card of the Equipment, if there is one and he may own it.",
    )
    example: ClassVar[str] = "receive: miecz"
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"), ("take", "takes"), Text("z Ekwipunku kartę {name}", "{name} from the Equipment")
    )

    def __init__(self, card: str) -> None:
        self.card = card

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"name": named(self.card, lang)}

    def run(self, ctx: Here) -> Steps[None]:
        yield from things.receive(ctx.game, ctx.seat, self.card)

    def possible(self, ctx: Here) -> bool:
        return things.receivable(ctx.game, ctx.seat, self.card)

    @property
    def key(self) -> str:
        return f"receive_{self.card}"


class Shop(Question, Verb):
    """``shop: {miecz: 2, helm: 2, spell: 3}``: goods and prices."""

    __slots__ = ("goods",)
    asks = True
    word: ClassVar[str] = "shop"
    doc: ClassVar[Text] = Text(
        "Sklep: karty Ekwipunku (i „spell”) z cenami; można kupić kilka rzeczy.",
        "A shop: cards of the Equipment (and “spell”) with prices; several things may be bought.",
    )
    example: ClassVar[str] = "shop: {miecz: 2, helm: 2, spell: 3}"

    def __init__(self, goods: Mapping[str, int]) -> None:
        self.goods = goods

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(MapOf(Word(), Whole(0, 20)))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def run(self, ctx: Here) -> Steps[None]:
        while True:
            options: list[Option] = [("buy", one) for one in shops.on_sale(ctx.game, ctx.seat, self.goods)]
            if not options:
                return
            answer = yield from self.put(ctx, "shop", [*options, ("buy", "nothing")])
            if answer[1] == "nothing":
                return
            yield from shops.buy(ctx.game, ctx.seat, str(answer[1]), self.goods[str(answer[1])])

    def possible(self, ctx: Here) -> bool:
        return bool(shops.on_sale(ctx.game, ctx.seat, self.goods))

    def phrase(self, lang: Lang, who: Who) -> str:
        lead = (
            Text("możesz kupić karty Ekwipunku ({goods})", "you may buy Equipment ({goods})")
            if who == "you"
            else Text("może kupić karty Ekwipunku ({goods})", "may buy Equipment ({goods})")
        )
        return fill(lang, lead.to(lang), {"goods": self._goods(lang)})

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return fill(
            lang,
            Text("kupić karty Ekwipunku ({goods})", "buy Equipment ({goods})").to(lang),
            {"goods": self._goods(lang)},
        )

    def _goods(self, lang: Lang) -> str:
        return ", ".join(
            f"{named(one, lang)} {price} {Text('mz', 'gold').to(lang)}" for one, price in self.goods.items()
        )

    def question(self, lang: Lang) -> str:
        return Text("Co kupujesz?", "What do you buy?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        if option[1] == "nothing":
            return Text("nic więcej", "nothing more").to(lang)
        return f"{named(str(option[1]), lang)} ({self.goods[str(option[1])]} {Text('mz', 'gold').to(lang)})"


class Swap(PlainVerb):
    """``swap``: one's own item or gold for one of the chosen player's, at one's own choice."""

    __slots__ = ()
    asks = True
    needs = frozenset({"player"})
    word: ClassVar[str] = "swap"
    doc: ClassVar[Text] = Text(
        "Wymienia swój przedmiot albo mieszek na przedmiot albo mieszek wybranego Poszukiwacza.",
        "Swaps an item or a bag of one's own for an item or a bag of the chosen adventurer's.",
    )
    example: ClassVar[str] = "choose: {player: met}\nthen: swap"
    reads: ClassVar[Reading] = deed(
        ("wymień", "wymienia", "wymienić"),
        ("swap", "swaps"),
        Text("swój przedmiot albo mieszek na jego przedmiot albo mieszek", "an item or bag of yours for one of theirs"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from shops.swap(ctx.game, ctx.seat, ctx.player)

    def possible(self, ctx: Here) -> bool:
        game, seat, other = ctx.game, ctx.seat, ctx.player
        if other == seat or not allowed(game, other, "be_robbed"):
            return False
        return shops.has_goods(game, seat) and shops.has_goods(game, other)


class AtRandom(Verb):
    """``at_random: {card: {own: friend}}, do: effect``: one of them, by chance."""

    __slots__ = ("asks", "effect", "needs", "selector")
    word: ClassVar[str] = "at_random"
    doc: ClassVar[Text] = Text("Jeden z celów, losowo.", "One of the targets, by chance.")
    example: ClassVar[str] = "at_random: {card: {own: friend}}\ndo: {discard: it}"

    def __init__(self, selector: Selector, effect: Effect) -> None:
        self.selector = selector
        self.effect = effect
        self.asks = effect.asks
        self.needs = effect.needs - {selector.kind}

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        do = NamedOption(language.part, Text("co się dzieje", "what happens"), required=True)
        return Arguments(language.selector, {"do": do})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("do"))

    def _drawn(self, ctx: Here) -> Here | None:
        targets = self.selector.targets(ctx)
        return ctx.bind(self.selector.kind, ctx.game.chance.pick(targets)) if targets else None

    def do(self, ctx: Here) -> None:
        drawn = self._drawn(ctx)
        if drawn is not None:
            self.effect.do(drawn)

    def run(self, ctx: Here) -> Steps[None]:
        drawn = self._drawn(ctx)
        if drawn is not None:
            yield from perform(self.effect, drawn)

    def possible(self, ctx: Here) -> bool:
        return bool(self.selector.targets(ctx))

    def phrase(self, lang: Lang, who: Who) -> str:
        lead = Text("wylosuj {one}; {effect}", "draw at random {one}; {effect}")
        if who == "they":
            lead = Text("losuje {one}; {effect}", "draws at random {one}; {effect}")
        with referring(self.selector):
            effect = self.effect.inner(lang, who)
        return fill(lang, lead.to(lang), {"one": self.selector.one.to(lang), "effect": effect})


class AsOften(Question, Verb):
    """``as_often: effect``: again and again, as long as one likes."""

    __slots__ = ("effect", "least", "needs")
    asks = True
    word: ClassVar[str] = "as_often"
    doc: ClassVar[Text] = Text(
        "Efekt dowolną liczbę razy („least”: co najmniej tyle).",
        "The effect any number of times (“least”: at least so many).",
    )
    example: ClassVar[str] = "as_often: {choose: {card: {own: item}}, then: [{discard: it}, {gain: {gold: 1}}]}"
    MOST: ClassVar[int] = 60
    MAY: ClassVar[Reading] = Reading(
        Text("dowolną liczbę razy możesz {effect}", "any number of times, you may {effect}"),
        Text("dowolną liczbę razy może {effect}", "any number of times, may {effect}"),
    )

    def __init__(self, effect: Effect, least: int = 0) -> None:
        self.effect = effect
        self.least = least
        self.needs = effect.needs

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            language.part, {"least": NamedOption(Whole(1, 1), Text("1 – co najmniej raz", "1 – at least once"))}
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("least", 0))

    def run(self, ctx: Here) -> Steps[None]:
        for done in range(self.MOST):
            if not self.effect.payable(ctx):
                return
            if done >= self.least and (yield from self.put(ctx, "may", [YES, NO])) == NO:
                return
            yield from perform(self.effect, ctx)

    def possible(self, ctx: Here) -> bool:
        return self.effect.payable(ctx)

    def phrase(self, lang: Lang, who: Who) -> str:
        wished = None if self.least else self.effect.purpose(lang, who)
        if wished is not None:
            return self.MAY.to(lang, who, effect=wished)
        told = Text("dowolną liczbę razy {effect}", "any number of times, {effect}")
        if self.least:
            told = Text("raz albo więcej razy {effect}", "once or more often, {effect}")
        return fill(lang, told.to(lang), {"effect": self.effect.inner(lang, who)})

    def question(self, lang: Lang) -> str:
        return wished(lang, self.effect)

    def label(self, lang: Lang, option: Option) -> str | None:
        return say(lang, str(option[1]))


class Immune(Verb):
    """``immune: [syrena, labirynt]``: these cards do not touch him."""

    __slots__ = ("cards",)
    lasts = True
    allows: ClassVar[bool] = True
    word: ClassVar[str] = "immune"
    doc: ClassVar[Text] = Text(
        "Te karty na niego nie działają (także: nie atakują).", "These cards do not work on him (and do not attack)."
    )
    example: ClassVar[str] = "immune: [syrena, labirynt]"
    reads: ClassVar[Reading] = Reading(
        Text(
            "{n|nie działa na ciebie karta|nie działają na ciebie karty|nie działają na ciebie karty} {names}",
            "you are unaffected by {names}",
        ),
        Text(
            "{n|nie działa na niego karta|nie działają na niego karty|nie działają na niego karty} {names}",
            "is unaffected by {names}",
        ),
    )

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(OneOrMore(Word()))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(tuple(given.value))

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"names": all_named(self.cards, lang, "and"), "n": len(self.cards)}

    def do(self, ctx: Here) -> None:
        ctx.game.ongoing.keep(begin(self, ctx, None), "acts", IMMUNE)


class HandIn(Verb):
    """``hand_in: {craft: 10}``: trophies of so many points, as a price."""

    __slots__ = ("attribute", "points")
    asks = True
    word: ClassVar[str] = "hand_in"
    doc: ClassVar[Text] = Text(
        "Oddaje trofea o takiej sumie Siły albo Mocy (jako cenę).",
        "Hands in trophies of so much Strength or Craft (as a price).",
    )
    example: ClassVar[str] = "hand_in: {craft: 10}\nthen: {gain: {spell: 1}}"
    reads: ClassVar[Reading] = deed(
        ("oddaj", "oddaje", "oddać"),
        ("hand in", "hands in"),
        Text("trofea o {name} razem {n}", "trophies with {n} {name} in all"),
    )

    def __init__(self, attribute: str, points: int) -> None:
        self.attribute = attribute
        self.points = points

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(MapOf(Word(("strength", "craft")), Whole(1, 99)))

    @classmethod
    def make(cls, given: Given) -> Any:
        if len(given.value) != 1:
            return BAD
        ((attribute, points),) = given.value.items()
        return cls(attribute, points)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        names = {"strength": Text("Sile", "Strength"), "craft": Text("Mocy", "Craft")}
        return {"name": names[self.attribute].to(lang), "n": self.points}

    def run(self, ctx: Here) -> Steps[None]:
        yield from trophies.hand_in(ctx.game, ctx.seat, self.attribute, self.points)

    def possible(self, ctx: Here) -> bool:
        return trophies.worth_of(ctx.game, ctx.seat, self.attribute) >= self.points


VERBS = (
    Receive,
    Shop,
    Swap,
    AtRandom,
    AsOften,
    Immune,
    HandIn,
)

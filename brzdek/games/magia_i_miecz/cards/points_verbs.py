"""Verbs about points and gold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import BAD, Field, MapOf, Record, Whole, Word
from brzdek.core.catalog.source import Document, Path
from brzdek.core.effects.context import Context
from brzdek.core.effects.counting import Per, amount_of
from brzdek.core.effects.effect import Effect, Question
from brzdek.core.effects.entries import Arguments, Given, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, deed, listed, say
from brzdek.core.effects.prices import Price
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.games.magia_i_miecz.rules import points
from brzdek.games.magia_i_miecz.rules.powers import free
from brzdek.games.magia_i_miecz.rules.state import World

Here: TypeAlias = Context[World]
ALL = "all"
RESOURCES = ("strength", "craft", "endurance", "gold", "spell", "talisman")
LOSSES = (*RESOURCES, "held_spell")
"""What can be lost: the spells that items and friends hold are lost only where a card names them."""

NOUNS: Book = {
    "strength": Text("{n} {n|punkt|punkty|punktów} Siły", "{n} Strength"),
    "craft": Text("{n} {n|punkt|punkty|punktów} Mocy", "{n} Craft"),
    "endurance": Text("{n} {n|punkt|punkty|punktów} Wytrzymałości", "{n} Endurance"),
    "gold": Text("{n} {n|mieszek|mieszki|mieszków} złota", "{n} {n|bag|bags} of gold"),
    "spell": Text("{n} {n|Czar|Czary|Czarów}", "{n} {n|spell|spells}"),
    "talisman": Text("{n} {n|Talizman|Talizmany|Talizmanów}", "{n} {n|Talisman|Talismans}"),
    "held_spell": Text(
        "{n} {n|Czar trzymany|Czary trzymane|Czarów trzymanych} przez karty", "{n} {n|spell|spells} held by cards"
    ),
}
WHOLE: Book = {
    "strength": Text("całą zyskaną Siłę", "all gained Strength"),
    "craft": Text("całą zyskaną Moc", "all gained Craft"),
    "endurance": Text("całą Wytrzymałość", "all Endurance"),
    "gold": Text("całe złoto", "all gold"),
    "spell": Text("wszystkie Czary", "all spells"),
    "talisman": Text("wszystkie Talizmany", "all Talismans"),
    "held_spell": Text("wszystkie Czary trzymane przez karty", "all spells held by cards"),
}
SHORT: Book = {
    "strength": Text("Siły", "Strength"),
    "craft": Text("Mocy", "Craft"),
    "endurance": Text("Wytrzymałości", "Endurance"),
    "gold": Text("złota", "gold"),
    "spell": Text("Czarów", "spells"),
    "talisman": Text("Talizmanów", "Talismans"),
}


class AmountOrAll(Field):
    """A number, a counted number, or ``all``."""

    shapes = frozenset({"whole", "map", "text"})

    def __init__(self, language: Language) -> None:
        self.amount = language.amount(1, 20)
        self.all = Word((ALL,))

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        return self.all.read(value, path, doc) if isinstance(value, str) else self.amount.read(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return f"{self.amount.describe(lang)}; {ALL}"


def amount_text(lang: Lang, what: str, amount: int | Per | str) -> str:
    if amount == ALL:
        return WHOLE[what].to(lang)
    if isinstance(amount, Per):
        counted = fill(lang, NOUNS[what].to(lang), {"n": amount.each})
        return say(lang, "per", effect=counted, each=amount.words(lang))
    return fill(lang, NOUNS[what].to(lang), {"n": amount})


class Sums(Verb):
    """``gain: {strength: 1, gold: 2}``: so much of several things."""

    __slots__ = ("amounts",)
    asks = True

    def __init__(self, amounts: Mapping[str, int | Per | str]) -> None:
        self.amounts = amounts

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"things": listed(lang, [amount_text(lang, what, amount) for what, amount in self.amounts.items()])}

    @property
    def key(self) -> str:
        return "_".join([self.word, *self.amounts])


class Gain(Sums):
    """``gain: {craft: 1}``."""

    __slots__ = ()
    word: ClassVar[str] = "gain"
    doc: ClassVar[Text] = Text(
        "Zyskuje punkty, złoto, Czary (o ile pozwala Moc) albo Talizmany.",
        "Gains points, gold, spells (as far as Craft allows) or Talismans.",
    )
    example: ClassVar[str] = "gain: {strength: 1, gold: 2}"
    reads: ClassVar[Reading] = deed(("zyskaj", "zyskuje", "zyskać"), ("gain", "gains"), Text("{things}", "{things}"))

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(MapOf(Word(RESOURCES), language.amount(1, 20)))

    def run(self, ctx: Here) -> Steps[None]:
        for what, amount in self.amounts.items():
            assert not isinstance(amount, str)
            yield from points.gain(ctx.game, ctx.seat, what, amount_of(amount, ctx))

    def possible(self, ctx: Here) -> bool:
        return any(points.can_gain(ctx.game, ctx.seat, what) for what in self.amounts)


class Lose(Sums):
    """``lose: {endurance: 1}``."""

    __slots__ = ()
    word: ClassVar[str] = "lose"
    doc: ClassVar[Text] = Text(
        "Traci punkty, złoto, Czary albo Talizmany, ile się da; Siłę i Moc najwyżej do wartości początkowej.",
        "Loses points, gold, spells or Talismans, as far as there are any; Strength and Craft only down to the start.",
    )
    example: ClassVar[str] = "lose: {endurance: 1}"
    reads: ClassVar[Reading] = Reading(
        Text("tracisz {things}", "lose {things}"),
        Text("traci {things}", "loses {things}"),
        Text("stracić {things}", "lose {things}"),
    )

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(MapOf(Word(LOSSES), AmountOrAll(language)))

    def run(self, ctx: Here) -> Steps[None]:
        for what, amount in self.amounts.items():
            count = None if isinstance(amount, str) else amount_of(amount, ctx)
            yield from points.lose(ctx, what, count)

    def possible(self, ctx: Here) -> bool:
        return any(points.owned(ctx.game, ctx.seat, what) > 0 for what in self.amounts)

    def payable(self, ctx: Here) -> bool:
        return all(
            points.owned(ctx.game, ctx.seat, what) >= (1 if isinstance(amount, str) else amount_of(amount, ctx))
            for what, amount in self.amounts.items()
        )


class Pay(Price):
    """``pay: 2``: a price in gold."""

    __slots__ = ()
    word: ClassVar[str] = "pay"
    doc: ClassVar[Text] = Text(
        "Płaci mieszkami złota, w całości albo wcale.", "Pays bags of gold, in full or not at all."
    )
    example: ClassVar[str] = "may: {pay: 1}\nthen: {heal: 1}"
    reads: ClassVar[Reading] = deed(
        ("zapłać", "płaci", "zapłacić"),
        ("pay", "pays"),
        Text("{n} {n|mieszek|mieszki|mieszków} złota", "{n} {n|bag|bags} of gold"),
    )
    what: ClassVar[str] = "gold"

    def owned(self, ctx: Here) -> int:
        return self.amount if free(ctx.game, ctx.seat, ctx.source) else ctx.game.adventurers[ctx.seat].gold

    def take(self, ctx: Here) -> None:
        if not free(ctx.game, ctx.seat, ctx.source):
            ctx.game.adventurers[ctx.seat].gold -= self.amount


class GoldOrSums(Field):
    """A number of bags, or ``{strength: 1, gold: all}``."""

    shapes = frozenset({"whole", "map"})

    def __init__(self, language: Language) -> None:
        self.gold = Whole(1, 20)
        self.sums = MapOf(Word(("strength", "craft", "endurance", "gold")), AmountOrAll(language))

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, Mapping):
            return self.sums.read(value, path, doc)
        gold = self.gold.read(value, path, doc)
        return gold if gold is BAD else {"gold": gold}

    def describe(self, lang: Lang) -> str:
        return f"{self.gold.describe(lang)}; {self.sums.describe(lang)}"


class HandOver(Sums):
    """``hand_over: 1``: gold, or points that he has gained, go to whoever caused it."""

    __slots__ = ()
    word: ClassVar[str] = "hand_over"
    doc: ClassVar[Text] = Text(
        "Oddaje złoto albo zyskane punkty temu, kto to wywołał: ten zyskuje tyle, ile naprawdę ubyło.",
        "Gives gold or gained points to the one who caused it, who gains what has really been lost.",
    )
    example: ClassVar[str] = "choose: {player: other}\nthey: {hand_over: 1}"
    reads: ClassVar[Reading] = Reading(
        Text("oddaj {things}", "hand over {things}"), Text("oddaje ci {things}", "gives you {things}")
    )

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(GoldOrSums(language))

    def run(self, ctx: Here) -> Steps[None]:
        game = ctx.game
        for what, amount in self.amounts.items():
            before = points.owned(game, ctx.seat, what)
            yield from points.lose(ctx, what, None if isinstance(amount, str) else amount_of(amount, ctx))
            if ctx.by != ctx.seat:
                yield from points.gain(game, ctx.by, what, before - points.owned(game, ctx.seat, what))

    def possible(self, ctx: Here) -> bool:
        return any(points.owned(ctx.game, ctx.seat, what) > 0 for what in self.amounts)

    @property
    def key(self) -> str:
        return self.word


class Heal(Verb):
    """``heal: 2``, ``heal: all``: up to the starting Endurance."""

    __slots__ = ("amount",)
    word: ClassVar[str] = "heal"
    doc: ClassVar[Text] = Text(
        "Leczy Wytrzymałość, najwyżej do wartości początkowej.", "Heals Endurance, up to the starting value."
    )
    example: ClassVar[str] = "heal: all"
    reads: ClassVar[Reading] = deed(("wylecz", "leczy", "wyleczyć"), ("heal", "heals"), Text("{things}", "{things}"))

    def __init__(self, amount: int | Per | str) -> None:
        self.amount = amount

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(AmountOrAll(language))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        if self.amount == ALL:
            return {"things": Text("całą utraconą Wytrzymałość", "all lost Endurance").to(lang)}
        return {"things": amount_text(lang, "endurance", self.amount)}

    def do(self, ctx: Here) -> None:
        count = None if isinstance(self.amount, str) else amount_of(self.amount, ctx)
        points.heal(ctx.game, ctx.seat, count)

    def possible(self, ctx: Here) -> bool:
        return points.wounds(ctx.game, ctx.seat) > 0


class Healer(Question, Verb):
    """``healer: {price: 1, up_to: 2}``: point by point, as long as one likes."""

    __slots__ = ("high", "price")
    asks = True
    word: ClassVar[str] = "healer"
    doc: ClassVar[Text] = Text(
        "Leczenie punkt po punkcie, do wartości początkowej, za „price” mieszków każdy („up_to”: najwyżej "
        "tyle punktów).",
        "Healing point by point, up to the starting value, for “price” bags each (“up_to”: at most so many points).",
    )
    example: ClassVar[str] = "healer: {price: 1, up_to: 2}"
    YES: ClassVar[Option] = ("heal", "yes")
    NO: ClassVar[Option] = ("heal", "no")

    def __init__(self, price: int, high: int) -> None:
        self.price = price
        self.high = high

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Record({"price": Whole(0, 9)}, {"up_to": Whole(1, 9)}))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value["price"], given.value.get("up_to", 99))

    def run(self, ctx: Here) -> Steps[None]:
        for _ in range(self.high):
            if not self.possible(ctx):
                return
            answer = yield from self.put(ctx, "heal", [self.YES, self.NO])
            if answer == self.NO:
                return
            points.spend(ctx.game, ctx.seat, self.price)
            points.heal(ctx.game, ctx.seat, 1)

    def possible(self, ctx: Here) -> bool:
        return points.wounds(ctx.game, ctx.seat) > 0 and ctx.game.adventurers[ctx.seat].gold >= self.price

    def phrase(self, lang: Lang, who: Who) -> str:
        return fill(
            lang,
            self._text(
                Text("możesz wyleczyć", "you may heal") if who == "you" else Text("może wyleczyć", "may heal")
            ).to(lang),
            self._values(),
        )

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return fill(lang, self._text(Text("wyleczyć", "heal")).to(lang), self._values())

    def _values(self) -> Mapping[str, Any]:
        return {"n": self.high, "price": self.price}

    def _text(self, lead: Text) -> Text:
        most = Text(" najwyżej {n} {n|punkt|punkty|punktów} Wytrzymałości", " at most {n} Endurance")
        if self.high == 99:
            most = Text(" Wytrzymałość do wartości początkowej", " Endurance up to the starting value")
        cost = (
            Text(", {price} mz za punkt", ", {price} gold a point") if self.price else Text(" za darmo", " for nothing")
        )
        return Text(lead.pl + most.pl + cost.pl, lead.en + most.en + cost.en)

    def question(self, lang: Lang) -> str:
        text = Text("Wyleczyć punkt Wytrzymałości za {price} mz?", "Heal a point of Endurance for {price} gold?")
        if not self.price:
            text = Text("Wyleczyć punkt Wytrzymałości?", "Heal a point of Endurance?")
        return fill(lang, text.to(lang), self._values())

    def label(self, lang: Lang, option: Option) -> str | None:
        return say(lang, str(option[1]))


VERBS = (
    Gain,
    Lose,
    Pay,
    HandOver,
    Heal,
    Healer,
)

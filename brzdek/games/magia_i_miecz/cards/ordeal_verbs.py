"""Verbs of trials: rolls against a target, and what the Inner Region holds ready."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import Record, Whole, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.counting import amount_of
from brzdek.core.effects.dice import Dice
from brzdek.core.effects.effect import Effect, Question, needs_of
from brzdek.core.effects.entries import AmountVerb, Arguments, Given, NamedOption, NumberWord, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Form, Reading, Who, same, say
from brzdek.core.effects.slots import signed
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.naming import named, one_named
from brzdek.games.magia_i_miecz.rules import inner
from brzdek.games.magia_i_miecz.rules.state import World, total
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

Here: TypeAlias = Context[World]


class Overcome(Dice):
    """``overcome: {dice: 1, over: strength}, pass: effect, fail: effect``: against the target's number."""

    __slots__ = ("fail", "needs", "number", "passed", "under")
    windows = WINDOWS
    word: ClassVar[str] = "overcome"
    doc: ClassVar[Text] = Text(
        "Rzut przeciw liczbie celu (wybranej karty, wybranego Poszukiwacza albo przeciwnika): „over” – musi "
        "wypaść więcej, „under” – mniej.",
        "A roll against a number of the target (the chosen card or adventurer, or the opponent): “over” – "
        "more, “under” – less.",
    )
    example: ClassVar[str] = (
        "choose: {card: {foe: animal}}\nthen: {overcome: {dice: 1, over: strength}, pass: {enslave: it, "
        "serves: always}}"
    )

    def __init__(
        self, number: NumberWord, under: bool, passed: Effect | None, fail: Effect | None, dice: int, plus: Any
    ) -> None:
        super().__init__(dice, plus, None, asks=True)
        self.number = number
        self.under = under
        self.passed = passed
        self.fail = fail
        self.needs = needs_of(passed, fail)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        number = Word(("strength", "craft"))
        return Arguments(
            Record({}, {"over": number, "under": number, "dice": Whole(1, 6), "plus": language.amount(-20, 20)}),
            {
                "pass": NamedOption(
                    language.part, Text("co, gdy się uda", "what follows if it succeeds"), required=True
                ),
                "fail": NamedOption(language.part, Text("co, gdy się nie uda", "what follows if it fails")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Any:
        if ("over" in given.value) == ("under" in given.value):
            return given.problem("one_option_of", word=cls.word, options="over, under")
        under = "under" in given.value
        number = given.language.numbers[given.value["under" if under else "over"]]
        return cls(
            number, under, given.get("pass"), given.get("fail"), given.value.get("dice", 1), given.value.get("plus", 0)
        )

    def run(self, ctx: Here) -> Steps[None]:
        if ctx.game.fight is not None:
            ctx.game.fight.tried.append(ctx.source)
        ctx.game.now.tested = self.number.word
        yield from super().run(ctx)

    def outcome(self, ctx: Here, total_rolled: int) -> Effect | None:
        ctx.game.now.tested = ""
        limit = self._limit(ctx)
        return self.passed if (total_rolled < limit if self.under else total_rolled > limit) else self.fail

    def _limit(self, ctx: Here) -> int:
        game = ctx.game
        subject: Any = ctx.bound.get("card")
        if subject is None and ctx.happening is not None and ctx.happening.kind in ("attacked", "trophy"):
            subject = ctx.happening.about
        if subject is None:
            subject = ctx.bound.get("player")
        if subject is None or subject == ctx.seat:
            subject = next(iter(game.foes(ctx.seat)), None)
        return 99 if subject is None else total(game, subject, self.number.word)

    def possible(self, ctx: Here) -> bool:
        if ctx.game.fight is not None and ctx.source in ctx.game.fight.tried:
            return False
        return any(effect is not None and effect.possible(ctx) for effect in (self.passed, self.fail))

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._told(lang, who, who)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return self._told(lang, who, "purpose")

    def _told(self, lang: Lang, who: Who, form: Form) -> str:
        met = Text("wypadnie więcej niż {name} celu", "the total is above the target's {name}")
        if self.under:
            met = Text("wypadnie mniej niż {name} celu", "the total is below the target's {name}")
        assert self.passed is not None
        told = say(
            lang,
            "test",
            first=self.thrown(lang, form),
            met=fill(lang, met.to(lang), {"name": self.number.name.to(lang)}),
            then=self.passed.inner(lang, who),
        )
        return told if self.fail is None else say(lang, "otherwise", first=told, otherwise=self.fail.inner(lang, who))


class Ordeal(Verb):
    """``ordeal: {being: diabel, means: number}``: fights that may last for several turns."""

    __slots__ = ("being", "meaning", "plus")
    asks = True
    word: ClassVar[str] = "ordeal"
    doc: ClassVar[Text] = Text(
        "Walki w Krainie Wewnętrznej: rzut mówi, ile jest takich istot („number”) albo ile ma Siły "
        "(„strength”); reszta czeka do następnej tury. „plus” dodaje im Siły.",
        "Fights of the Inner Region: a roll tells how many beings there are (“number”) or their Strength "
        "(“strength”); the rest waits for the next turn. “plus” adds to their Strength.",
    )
    example: ClassVar[str] = "ordeal: {being: diabel, means: number}"
    LEADS: ClassVar[Book] = {
        "number": Text(
            "rzuć kostką; po kolei atakuje cię tyle istot: {name}{plus}",
            "roll a die; that many attack you one after another: {name}{plus}",
        ),
        "strength": Text(
            "rzuć kostką: z taką Siłą atakuje cię {name}{plus}",
            "roll a die: with that Strength you are attacked by {name}{plus}",
        ),
    }

    STRONGER: ClassVar[Text] = Text(", {plus} do Siły", ", {plus} Strength")

    def __init__(self, being: str, meaning: str, plus: Any) -> None:
        self.being = being
        self.meaning = meaning
        self.plus = plus

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            Record({"being": Word(), "means": Word(("number", "strength"))}, {"plus": language.amount(-20, 20)})
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value["being"], given.value["means"], given.value.get("plus", 0))

    def run(self, ctx: Here) -> Steps[None]:
        yield from inner.ordeal(ctx.game, ctx.seat, self.being, self.meaning, lambda: amount_of(self.plus, ctx))

    def phrase(self, lang: Lang, who: Who) -> str:
        name = named(self.being, lang) if self.meaning == "number" else one_named(self.being, lang)
        return fill(lang, self.LEADS[self.meaning].to(lang), {"name": name, "plus": self._stronger(lang)})

    def _stronger(self, lang: Lang) -> str:
        if self.plus == 0:
            return ""
        amount = self.plus if isinstance(self.plus, int) else self.plus.each
        added = fill(lang, self.STRONGER.to(lang), {"plus": signed(amount)})
        return added if isinstance(self.plus, int) else say(lang, "per", effect=added, each=self.plus.words(lang))


class DiceWithDeath(PlainVerb):
    """``dice_with_death``: two dice each."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "dice_with_death"
    doc: ClassVar[Text] = Text(
        "Gra ze Śmiercią: 2 kostki przeciw 2 kostkom.", "Dice with Death: 2 dice against 2 dice."
    )
    example: ClassVar[str] = "dice_with_death"
    reads: ClassVar[Reading] = same(
        "rzuć 2 kostkami za siebie i 2 za Śmierć: mniej – tracisz 1 punkt Wytrzymałości i grasz znów w "
        "następnej turze; tyle samo – "
        "grasz znów w następnej turze; więcej – w następnej turze możesz iść dalej",
        "roll 2 dice for yourself and 2 for Death: less – lose 1 Endurance and play again next turn; the "
        "same – play again next "
        "turn; more – you may go on in your next turn",
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from inner.dice_with_death(ctx)


class Sacrifice(AmountVerb, Question):
    """``sacrifice: 2``: Endurance, or one friend for each point."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "sacrifice"
    doc: ClassVar[Text] = Text(
        "Traci tyle Wytrzymałości; za każdy punkt można oddać Przyjaciela.",
        "Loses so much Endurance; a friend may be given up for each point.",
    )
    example: ClassVar[str] = "sacrifice: 2"
    reads: ClassVar[Reading] = Reading(
        Text(
            "tracisz {n} {n|punkt|punkty|punktów} Wytrzymałości (zamiast każdego możesz oddać Przyjaciela)",
            "lose {n} Endurance (you may give up a friend for each point)",
        ),
        Text(
            "traci {n} {n|punkt|punkty|punktów} Wytrzymałości (zamiast każdego może oddać Przyjaciela)",
            "loses {n} Endurance (a friend may be given up for each point)",
        ),
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from inner.sacrifice(ctx, self.amount, self)

    def question(self, lang: Lang) -> str:
        return Text(
            "Stracić punkt Wytrzymałości czy oddać Przyjaciela?", "Lose a point of Endurance, or give up a friend?"
        ).to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return (
            Text("tracę punkt Wytrzymałości", "lose a point of Endurance").to(lang) if option == inner.BLEED else None
        )


VERBS = (
    Overcome,
    Ordeal,
    DiceWithDeath,
    Sacrifice,
)

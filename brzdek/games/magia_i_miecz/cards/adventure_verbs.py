"""Verbs for cards of the Adventure deck: numbers that are guessed, enemies that fall upon others, trade at large."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.schema import Record, Whole, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.dice import Dice
from brzdek.core.effects.effect import Effect, Question, needs_of
from brzdek.core.effects.entries import Arguments, Given, NamedOption, Verb
from brzdek.core.effects.language import Language, OneOrMore
from brzdek.core.effects.phrases import Form, Reading, Who, listed, same, say
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.card_verbs import CardVerb
from brzdek.games.magia_i_miecz.cards.naming import What, WhatField
from brzdek.games.magia_i_miecz.rules import onslaught, shops
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

Here: TypeAlias = Context[World]
SIDES = 6


class Guess(Question, Dice):
    """``guess: {dice: 1}, pass: effect, fail: effect``: a number is named, then rolled for."""

    __slots__ = ("fail", "needs", "passed")
    windows = WINDOWS
    word: ClassVar[str] = "guess"
    doc: ClassVar[Text] = Text(
        "Wymienia liczbę i rzuca kostkami; „pass” następuje, gdy właśnie tyle wypadnie, „fail”, gdy nie.",
        "Names a number and rolls dice; “pass” follows when just that is rolled, “fail” when it is not.",
    )
    example: ClassVar[str] = "guess: {dice: 1}\npass: {gain: {spell: 1}}"
    LEADS: ClassVar[Mapping[Form, Text]] = {
        "you": Text("podaj liczbę i {roll}", "name a number and {roll}"),
        "they": Text("podaje liczbę i {roll}", "names a number and {roll}"),
        "purpose": Text("podać liczbę i {roll}", "name a number and {roll}"),
    }

    def __init__(self, dice: int, passed: Effect, fail: Effect | None) -> None:
        super().__init__(dice, 0, None, asks=True)
        self.passed = passed
        self.fail = fail
        self.needs = needs_of(passed, fail)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            Record({}, {"dice": Whole(1, 3)}),
            {
                "pass": NamedOption(
                    language.part, Text("co, gdy zgadnie", "what follows if it is right"), required=True
                ),
                "fail": NamedOption(language.part, Text("co, gdy nie zgadnie", "what follows if wrong")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value.get("dice", 1), given.get("pass"), given.get("fail"))

    def run(self, ctx: Here) -> Steps[None]:
        numbers: list[Option] = [("guess", number) for number in range(self.dice, SIDES * self.dice + 1)]
        answer = yield from self.put(ctx, "guess", numbers)
        yield from Dice.run(self, ctx.bind("guess", answer[1]))

    def outcome(self, ctx: Here, total: int) -> Effect | None:
        return self.passed if total == ctx.bound["guess"] else self.fail

    def possible(self, ctx: Here) -> bool:
        return any(effect is not None and effect.possible(ctx) for effect in (self.passed, self.fail))

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._told(lang, who, who)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return self._told(lang, who, "purpose")

    def _told(self, lang: Lang, who: Who, form: Form) -> str:
        first = fill(lang, self.LEADS[form].to(lang), {"roll": self.thrown(lang, form)})
        met = Text("właśnie tyle wypadnie", "just that is rolled").to(lang)
        told = say(lang, "test", first=first, met=met, then=self.passed.inner(lang, who))
        return told if self.fail is None else say(lang, "otherwise", first=told, otherwise=self.fail.inner(lang, who))

    def question(self, lang: Lang) -> str:
        return Text("Jaką liczbę podajesz?", "Which number do you name?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return str(option[1])


class Assault(CardVerb):
    """``assault: this``: the enemy falls upon everybody who stands where it lies."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "assault"
    doc: ClassVar[Text] = Text(
        "Wróg od razu atakuje każdego, kto stoi na obszarze, na którym leży.",
        "The enemy attacks at once everybody who stands on the space where it lies.",
    )
    example: ClassVar[str] = "assault: this"
    READS: ClassVar[Mapping[str, Reading]] = {
        "it": same("wybrany Wróg atakuje każdego, kto tam stoi", "the chosen enemy attacks everybody there"),
        "this": same("ten Wróg atakuje każdego, kto tam stoi", "this enemy attacks everybody there"),
        "about": same("tamten Wróg atakuje każdego, kto tam stoi", "that enemy attacks everybody there"),
    }

    def reading(self) -> Reading:
        return self.READS[self.which]

    def run(self, ctx: Here) -> Steps[None]:
        copy = self.copy(ctx)
        if copy is not None:
            yield from onslaught.assault(ctx.game, copy)


class Trade(Verb):
    """``trade``: with any others who agree; ``also``: in more than items and gold, but for what is left out."""

    __slots__ = ("also", "left_out")
    asks = True
    word: ClassVar[str] = "trade"
    doc: ClassVar[Text] = Text(
        "Może handlować z innymi, gdziekolwiek są: przedmiotami i złotem, a z „also” także Czarami albo Przyjaciółmi "
        "(„except”: prócz tych kart).",
        "May trade with others, wherever they are: items and gold, with “also” spells or friends too (“except”: but "
        "not these cards).",
    )
    example: ClassVar[str] = "each: {player: anyone}\ndo: {trade: null, also: [spell, friend], except: poltergeist}"
    reads: ClassVar[Reading] = Reading(
        Text("możesz handlować z innymi{goods}", "you may trade with others{goods}"),
        Text("może handlować z innymi{goods}", "may trade with others{goods}"),
        Text("handlować z innymi{goods}", "trade with others{goods}"),
    )
    GOODS: ClassVar[Book] = {"spell": Text("Czarami", "spells"), "friend": Text("Przyjaciółmi", "friends")}

    def __init__(self, also: tuple[str, ...], left_out: What | None) -> None:
        self.also = also
        self.left_out = left_out

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            None,
            {
                "also": NamedOption(OneOrMore(Word(tuple(cls.GOODS))), Text("czym jeszcze", "in what else")),
                "except": NamedOption(WhatField(), Text("czym nie", "in what not")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(tuple(given.get("also", ())), given.get("except"))

    def values(self, lang: Lang) -> Mapping[str, Any]:
        if not self.also:
            return {"goods": ""}
        goods = listed(lang, [self.GOODS[one].to(lang) for one in self.also])
        told = Text(f", także {goods}", f", in {goods} too").to(lang)
        if self.left_out is not None:
            left_out = self.left_out.text(lang, "and")
            told += Text(f" (oprócz kart {left_out})", f" (except {left_out})").to(lang)
        return {"goods": told}

    def run(self, ctx: Here) -> Steps[None]:
        yield from shops.trade_with_all(ctx.game, ctx.seat, self._wares(ctx))

    def possible(self, ctx: Here) -> bool:
        return shops.has_goods(ctx.game, ctx.seat) or bool(self._wares(ctx).offered(ctx.game, ctx.seat))

    def _wares(self, ctx: Here) -> shops.Wares:
        left_out = frozenset[str]() if self.left_out is None else _meant(ctx.game.catalog, self.left_out)
        return shops.Wares("spell" in self.also, "friend" in self.also, left_out)


@lru_cache(maxsize=64)
def _meant(catalog: Catalog, what: What) -> frozenset[str]:
    """The ids of all cards that are meant."""
    return frozenset(card.id for card in catalog.cards.values() if what.fits(card))


VERBS = (Guess, Assault, Trade)

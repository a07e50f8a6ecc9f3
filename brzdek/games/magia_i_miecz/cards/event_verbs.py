"""Verbs for events and places: rolls against what is counted, being carried off, cards beside cards, once a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Steps
from brzdek.core.catalog.schema import ListOf
from brzdek.core.effects.context import Context
from brzdek.core.effects.dice import Dice
from brzdek.core.effects.effect import Effect, needs_of
from brzdek.core.effects.entries import Arguments, Counter, Given, NamedOption, PlainVerb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Form, Reading, Who, deed, listed, say
from brzdek.core.effects.throws import throw
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.ability_verbs import FirstTime
from brzdek.games.magia_i_miecz.cards.card_verbs import CardDeed, CardVerb
from brzdek.games.magia_i_miecz.cards.forms import pronoun
from brzdek.games.magia_i_miecz.cards.selectors import Players
from brzdek.games.magia_i_miecz.cards.word_verbs import WordVerb
from brzdek.games.magia_i_miecz.rules import moves, things
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

Here: TypeAlias = Context[World]


class Outroll(Dice):
    """``outroll: counter, pass: effect, fail: effect``: at least as much as is counted."""

    __slots__ = ("counter", "fail", "needs", "passed")
    windows = WINDOWS
    word: ClassVar[str] = "outroll"
    doc: ClassVar[Text] = Text(
        "Rzut kostką: „pass” następuje, gdy wypadnie co najmniej tyle, ile policzono, „fail”, gdy mniej.",
        "A roll of a die: “pass” follows if it comes to at least what is counted, “fail” if to less.",
    )
    example: ClassVar[str] = "outroll: friends\npass: {gain: {gold: 1}}\nfail: {lose: {gold: 1}}"

    def __init__(self, counter: Counter, passed: Effect, fail: Effect | None) -> None:
        super().__init__(1, 0, None, asks=True)
        self.counter = counter
        self.passed = passed
        self.fail = fail
        self.needs = needs_of(passed, fail)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            language.counter,
            {
                "pass": NamedOption(
                    language.part, Text("co, gdy się uda", "what follows if it succeeds"), required=True
                ),
                "fail": NamedOption(language.part, Text("co, gdy się nie uda", "what follows if it fails")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("pass"), given.get("fail"))

    def outcome(self, ctx: Here, total: int) -> Effect | None:
        return self.passed if total >= self.counter.count(ctx) else self.fail

    def possible(self, ctx: Here) -> bool:
        return any(effect is not None and effect.possible(ctx) for effect in (self.passed, self.fail))

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._told(lang, who, who)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return self._told(lang, who, "purpose")

    def _told(self, lang: Lang, who: Who, form: Form) -> str:
        met = Text("wypadnie co najmniej 1 {each}", "it comes to at least 1 {each}")
        told = say(
            lang,
            "test",
            first=self.thrown(lang, form),
            met=fill(lang, met.to(lang), {"each": self.counter.per(lang, 1)}),
            then=self.passed.inner(lang, who),
        )
        return told if self.fail is None else say(lang, "otherwise", first=told, otherwise=self.fail.inner(lang, who))


class SumOf(Counter):
    """``sum_of: [strength, craft]``: several counts together."""

    __slots__ = ("counters",)
    word: ClassVar[str] = "sum_of"
    doc: ClassVar[Text] = Text("Suma kilku liczników.", "Several counts added up.")
    example: ClassVar[str] = "sum_of: [strength, craft]"

    def __init__(self, counters: Sequence[Counter]) -> None:
        self.counters = tuple(counters)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(ListOf(language.counter, 2, 6))

    @classmethod
    def make(cls, given: Given) -> Counter:
        return cls(given.value)

    def count(self, ctx: Here) -> int:
        return sum(counter.count(ctx) for counter in self.counters)

    def many(self, lang: Lang) -> str:
        told = Text("{things} łącznie", "{things} in all")
        return fill(lang, told.to(lang), {"things": listed(lang, [counter.many(lang) for counter in self.counters])})

    def per(self, lang: Lang, every: int) -> str:
        return listed(lang, [counter.per(lang, every) for counter in self.counters])

    def clause(self, lang: Lang, who: Who, quantity: str, number: int) -> str:
        return listed(lang, [counter.clause(lang, who, quantity, number) for counter in self.counters], "either")


class OnceARound(FirstTime):
    """``once_a_round: effect``: once in each round of the table for this card."""

    __slots__ = ()
    word: ClassVar[str] = "once_a_round"
    doc: ClassVar[Text] = Text(
        "Najwyżej raz w każdym obiegu stołu, także gdy są w nim dodatkowe tury.",
        "At most once in each round of the table, even if there are extra turns in it.",
    )
    example: ClassVar[str] = "when: win_fight\ndo: {once_a_round: {extra_turns: 1}}"

    def mark(self, ctx: Here) -> tuple[str, str]:
        return str(ctx.source), f"{self.effect.key} {ctx.game.round}"

    def phrase(self, lang: Lang, who: Who) -> str:
        told = Text("{effect} (raz na obieg)", "{effect} (once a round)")
        return fill(lang, told.to(lang), {"effect": self.effect.inner(lang, who)})

    def purpose(self, lang: Lang, who: Who) -> str | None:
        purpose = self.effect.purpose(lang, who)
        told = Text("{effect} (raz na obieg)", "{effect} (once a round)")
        return purpose and fill(lang, told.to(lang), {"effect": purpose})


class CarriedOff(WordVerb):
    """``carried_off: anticlockwise``: by one die; what is there is explored."""

    __slots__ = ("way",)
    asks = True
    words: ClassVar[tuple[str, ...]] = ("clockwise", "anticlockwise")
    word: ClassVar[str] = "carried_off"
    doc: ClassVar[Text] = Text(
        "Przenosi Poszukiwacza o rzut kostką w danym kierunku; w swojej turze bada nowy obszar.",
        "Takes the adventurer one die of spaces in that direction; in his own turn he explores the new space.",
    )
    example: ClassVar[str] = "carried_off: anticlockwise"
    reads: ClassVar[Reading] = deed(
        ("przesuń się", "przesuwa się", "przesunąć się"),
        ("move", "moves"),
        Text("{verb} o rzut kostką {way}", "{verb} {way} by one die"),
    )
    WAYS: ClassVar[Book] = {
        "clockwise": Text("zgodnie z ruchem wskazówek zegara", "clockwise"),
        "anticlockwise": Text("przeciwnie do ruchu wskazówek zegara", "anticlockwise"),
    }

    def __init__(self, way: str) -> None:
        self.way = way

    def values(self, lang: Lang) -> dict[str, Any]:
        return {"way": self.WAYS[self.way].to(lang)}

    def run(self, ctx: Here) -> Steps[None]:
        game = ctx.game
        rolled = yield from throw(game, ctx.seat, "", windows=WINDOWS, about=ctx.source)
        space = board(game).step(game.adventurers[ctx.seat].space, 1 if self.way == "clockwise" else -1, max(1, rolled))
        yield from moves.put(game, ctx.seat, space, as_move=False)

    def possible(self, ctx: Here) -> bool:
        return ctx.game.adventurers[ctx.seat].space in board(ctx.game).places


class LayBeside(CardDeed):
    """``lay_beside: it``: this card goes to the space where the chosen one lies."""

    __slots__ = ()
    word: ClassVar[str] = "lay_beside"
    doc: ClassVar[Text] = Text(
        "Kładzie tę kartę na obszarze, na którym leży wybrana.",
        "Puts this card on the space where the chosen one lies.",
    )
    example: ClassVar[str] = "choose: {card: {anywhere: enemy}}\nthen: {lay_beside: it}"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"), ("put", "puts"), Text("tę kartę obok {host}", "this card beside {host}")
    )

    def values(self, lang: Lang) -> dict[str, Any]:
        return {"host": pronoun(lang, "of_whom")}

    def act(self, ctx: Here, copy: str) -> None:
        space = things.space_of(ctx.game, copy)
        if space and str(ctx.source) in ctx.game.zones:
            things.lay(ctx.game, str(ctx.source), space)


class Supplant(CardVerb):
    """``supplant: it``: this card comes in the place of the chosen one."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "supplant"
    doc: ClassVar[Text] = Text(
        "Odrzuca wybraną kartę i kładzie tę kartę na jej obszarze.",
        "Discards the chosen card and puts this card on its space.",
    )
    example: ClassVar[str] = "choose: {card: {anywhere: enemy}}\nthen: {supplant: it}"
    reads: ClassVar[Reading] = deed(
        ("odrzuć", "odrzuca", "odrzucić"),
        ("discard", "discards"),
        Text("{card} (ta karta trafia na jej miejsce)", "{card} (this card takes its place)"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        copy = self.copy(ctx)
        if copy is None:
            return
        space = things.space_of(ctx.game, copy)
        yield from things.discard_card(ctx, copy)
        if space and str(ctx.source) in ctx.game.zones:
            things.lay(ctx.game, str(ctx.source), space)


class Sweep(PlainVerb):
    """``sweep``: everything else that lies on one's space is discarded."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "sweep"
    doc: ClassVar[Text] = Text(
        "Odrzuca wszystkie inne karty leżące odkryte na swoim obszarze.",
        "Discards all other cards that lie face up on one's space.",
    )
    example: ClassVar[str] = "sweep"
    reads: ClassVar[Reading] = deed(
        ("odrzuć", "odrzuca", "odrzucić"),
        ("discard", "discards"),
        Text("wszystkie inne karty leżące na tym obszarze", "all other cards lying on this space"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        for copy in self._others(ctx):
            yield from things.discard_card(ctx, copy)

    def possible(self, ctx: Here) -> bool:
        return bool(self._others(ctx))

    def _others(self, ctx: Here) -> list[str]:
        return [one for one in ctx.game.on(ctx.game.adventurers[ctx.seat].space) if one != ctx.source]


# -- targets


class EverybodyHere(Players):
    __slots__ = ()
    word: ClassVar[str] = "on_this_space"
    doc: ClassVar[Text] = Text(
        "Poszukiwacz na tym samym obszarze, także czytający.", "An adventurer on the same space, the reader included."
    )
    example: ClassVar[str] = "each: {player: on_this_space}\ndo: {lose: {endurance: 1}}"
    one = Text("Poszukiwacza na swoim obszarze", "an adventurer on your space")
    all = Text("każdy Poszukiwacz na tym obszarze", "each adventurer on this space")

    def meant(self, ctx: Here, seat: int) -> bool:
        adventurers = ctx.game.adventurers
        return adventurers[seat].space == adventurers[ctx.seat].space


VERBS = (Outroll, OnceARound, CarriedOff, LayBeside, Supplant, Sweep)
COUNTERS = (SumOf,)
SELECTORS = (EverybodyHere,)

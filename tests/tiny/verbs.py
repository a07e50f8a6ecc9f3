"""The words that only the fair knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.ask import Word as AnyWord
from brzdek.core.catalog.schema import MapOf, Whole
from brzdek.core.catalog.schema import Word as WordField
from brzdek.core.effects.answers import announce
from brzdek.core.effects.context import Context
from brzdek.core.effects.dice import Roll, Test
from brzdek.core.effects.effect import Effect, Question
from brzdek.core.effects.entries import (
    AmountVerb,
    Arguments,
    Given,
    PlainVerb,
    SumVerb,
    Verb,
)
from brzdek.core.effects.language import Language
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.phrases import Reading, deed, listed, same
from brzdek.core.effects.prices import Price
from brzdek.core.effects.runtime import fire
from brzdek.core.text import Lang, Text, fill
from brzdek.core.zones import discard, move
from tests.tiny import events
from tests.tiny.fights import attack
from tests.tiny.spells import WINDOWS
from tests.tiny.state import LIVES, Fair, draw_cards, draw_spells, drop_item, gain_gold, put_cubes, refill

Here: TypeAlias = Context[Fair]


# -- sums


class Skill(SumVerb):
    __slots__ = ()
    word: ClassVar[str] = "skill"
    doc: ClassVar[Text] = Text("Sprawność, za którą się kupuje.", "Skill, to buy with.")
    example: ClassVar[str] = "skill: 2"
    icon: ClassVar[str] = "skill"

    def do(self, ctx: Here) -> None:
        ctx.game.traders[ctx.seat].skill += self.amount


class Swords(SumVerb):
    __slots__ = ()
    word: ClassVar[str] = "swords"
    doc: ClassVar[Text] = Text("Miecze na tę turę.", "Swords for this turn.")
    example: ClassVar[str] = "swords: 1"
    icon: ClassVar[str] = "sword"

    def do(self, ctx: Here) -> None:
        ctx.game.traders[ctx.seat].swords += self.amount


class Boots(SumVerb):
    __slots__ = ()
    word: ClassVar[str] = "boots"
    doc: ClassVar[Text] = Text("Buty na tę turę.", "Boots for this turn.")
    example: ClassVar[str] = "boots: 1"
    icon: ClassVar[str] = "boot"

    def do(self, ctx: Here) -> None:
        ctx.game.traders[ctx.seat].boots += self.amount


class Gold(SumVerb):
    __slots__ = ()
    word: ClassVar[str] = "gold"
    doc: ClassVar[Text] = Text("Złoto.", "Gold.")
    example: ClassVar[str] = "gold: 3"
    icon: ClassVar[str] = "gold"

    def do(self, ctx: Here) -> None:
        gain_gold(ctx.game, ctx.seat, self.amount)


class Noise(SumVerb):
    __slots__ = ()
    word: ClassVar[str] = "noise"
    doc: ClassVar[Text] = Text(
        "Kładzie własne kostki na stole, o ile są w zapasie.", "Puts own cubes on the table, if there are any."
    )
    example: ClassVar[str] = "noise: 2"
    icon: ClassVar[str] = "cube"

    def do(self, ctx: Here) -> None:
        put_cubes(ctx.game, ctx.seat, self.amount)

    def possible(self, ctx: Here) -> bool:
        return ctx.game.traders[ctx.seat].cubes > 0


class Draw(AmountVerb):
    __slots__ = ()
    word: ClassVar[str] = "draw"
    doc: ClassVar[Text] = Text("Dobiera karty.", "Draws cards.")
    example: ClassVar[str] = "draw: 2"
    reads: ClassVar[Reading] = deed(
        ("dobierz", "dobiera", "dobrać"),
        ("draw", "draws"),
        Text("{n} {n|kartę|karty|kart}", "{n} {n|card|cards}"),
    )

    def do(self, ctx: Here) -> None:
        draw_cards(ctx.game, ctx.seat, self.amount)

    def possible(self, ctx: Here) -> bool:
        trader = ctx.game.traders[ctx.seat]
        return bool(trader.deck or trader.discard)


class Pay(Price):
    __slots__ = ()
    word: ClassVar[str] = "pay"
    doc: ClassVar[Text] = Text("Płaci złotem.", "Pays gold.")
    example: ClassVar[str] = "pay: 2"
    reads: ClassVar[Reading] = deed(
        ("zapłać", "płaci", "zapłacić"),
        ("pay", "pays"),
        Text("{n} ⟦gold⟧", "{n} ⟦gold⟧"),
    )

    what: ClassVar[str] = "gold"

    def owned(self, ctx: Here) -> int:
        return ctx.game.traders[ctx.seat].gold

    def take(self, ctx: Here) -> None:
        ctx.game.traders[ctx.seat].gold -= self.amount


class Hand(AmountVerb):
    """The player gives gold to the one who caused it."""

    __slots__ = ()
    word: ClassVar[str] = "hand_over"
    doc: ClassVar[Text] = Text("Oddaje złoto temu, kto to wywołał.", "Gives gold to the one who caused it.")
    example: ClassVar[str] = "each: {player: other}\ndo: {hand_over: 1}"
    reads: ClassVar[Reading] = Reading(
        Text("oddaj {n} ⟦gold⟧", "hand over {n} ⟦gold⟧"), Text("oddaje ci {n} ⟦gold⟧", "gives you {n} ⟦gold⟧")
    )

    def do(self, ctx: Here) -> None:
        game = ctx.game
        given = min(self.amount, game.traders[ctx.seat].gold)
        game.traders[ctx.seat].gold -= given
        if given:
            gain_gold(game, ctx.by, given)

    def possible(self, ctx: Here) -> bool:
        return ctx.game.traders[ctx.seat].gold > 0


# -- cards


class Discard(AmountVerb, Question):
    __slots__ = ()
    asks = True
    word: ClassVar[str] = "discard"
    doc: ClassVar[Text] = Text("Odrzuca karty z ręki.", "Discards cards from hand.")
    example: ClassVar[str] = "discard: 1\nthen: {draw: 2}"
    reads: ClassVar[Reading] = deed(
        ("odrzuć", "odrzuca", "odrzucić"),
        ("discard", "discards"),
        Text("{n} {n|kartę|karty|kart}", "{n} {n|card|cards}"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        trader = ctx.game.traders[ctx.seat]
        for _ in range(min(self.amount, len(trader.hand))):
            options: list[Option] = [("discard", card) for card in trader.hand]
            answer = yield from self.put(ctx, "discard", options)
            move(ctx.game, str(answer[1]), trader.discard, tell=False)
            ctx.game.log.tell(events.Discarded, ctx.seat, str(answer[1]))

    def possible(self, ctx: Here) -> bool:
        return bool(ctx.game.traders[ctx.seat].hand)

    def payable(self, ctx: Here) -> bool:
        return len(ctx.game.traders[ctx.seat].hand) >= self.amount

    def question(self, lang: Lang) -> str:
        return Text("Którą kartę odrzucasz?", "Which card do you discard?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class DropIt(PlainVerb):
    __slots__ = ()
    needs = frozenset({"card"})
    word: ClassVar[str] = "drop_it"
    doc: ClassVar[Text] = Text("Porzuca wybrany przedmiot.", "Drops the chosen item.")
    example: ClassVar[str] = "choose: {card: own_item}\nthen: drop_it"
    reads: ClassVar[Reading] = deed(("porzuć", "porzuca", "porzucić"), ("drop", "drops"), Text("go", "it"))

    def do(self, ctx: Here) -> None:
        drop_item(ctx.game, str(ctx.bound["card"]))


class TakeIt(PlainVerb):
    __slots__ = ()
    needs = frozenset({"card"})
    word: ClassVar[str] = "take_it"
    doc: ClassVar[Text] = Text(
        "Zabiera wybrany przedmiot na stos kart odrzuconych.", "Takes the chosen item into the discard pile."
    )
    example: ClassVar[str] = "choose: {card: others_item}\nthen: take_it"
    reads: ClassVar[Reading] = deed(("zabierz", "zabiera", "zabrać"), ("take", "takes"), Text("go", "it"))

    def do(self, ctx: Here) -> None:
        item = str(ctx.bound["card"])
        drop_item(ctx.game, item, to=ctx.seat)


class NewStall(PlainVerb):
    __slots__ = ()
    needs = frozenset({"stall"})
    word: ClassVar[str] = "new_ware"
    doc: ClassVar[Text] = Text("Wymienia towar na wybranym straganie.", "Replaces the ware of the chosen stall.")
    example: ClassVar[str] = "choose: {stall: any}\nthen: new_ware"
    reads: ClassVar[Reading] = deed(
        ("wymień", "wymienia", "wymienić"),
        ("replace", "replaces"),
        Text("na nim towar", "its ware"),
    )

    def do(self, ctx: Here) -> None:
        game = ctx.game
        move(game, str(ctx.bound["stall"]), game.market, under=True, tell=False)
        refill(game)

    def possible(self, ctx: Here) -> bool:
        return bool(ctx.game.market)


# -- gaining and losing

THINGS: Mapping[str, Text] = {
    "gold": Text("{n} ⟦gold⟧", "{n} ⟦gold⟧"),
    "life": Text("{n} {n|życie|życia|żyć}", "{n} {n|life|lives}"),
    "strength": Text("{n} {n|punkt|punkty|punktów} siły", "{n} strength"),
    "spell": Text("{n} {n|czar|czary|czarów}", "{n} {n|spell|spells}"),
}


class Things(Verb):
    """What ``gain`` and ``lose`` have in common."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: Mapping[str, int]) -> None:
        self.amounts = amounts

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(MapOf(WordField(tuple(THINGS)), Whole(1, 20)))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        parts = [fill(lang, THINGS[thing].to(lang), {"n": amount}) for thing, amount in self.amounts.items()]
        return {"list": listed(lang, parts)}


class Gain(Things):
    __slots__ = ()
    word: ClassVar[str] = "gain"
    doc: ClassVar[Text] = Text("Zyskuje coś.", "Gains something.")
    example: ClassVar[str] = "gain: {strength: 1}"
    reads: ClassVar[Reading] = deed(("zyskaj", "zyskuje", "zyskać"), ("gain", "gains"), Text("{list}", "{list}"))

    def do(self, ctx: Here) -> None:
        trader = ctx.game.traders[ctx.seat]
        for thing, amount in self.amounts.items():
            if thing == "gold":
                gain_gold(ctx.game, ctx.seat, amount)
            elif thing == "life":
                trader.life = min(LIVES, trader.life + amount)
            elif thing == "strength":
                trader.strength += amount
            else:
                draw_spells(ctx.game, ctx.seat, amount)

    def possible(self, ctx: Here) -> bool:
        return set(self.amounts) != {"life"} or ctx.game.traders[ctx.seat].life < LIVES


class Lose(Things):
    __slots__ = ("asks",)
    word: ClassVar[str] = "lose"
    doc: ClassVar[Text] = Text(
        "Traci coś; utrata życia jest zapowiadana i można na nią odpowiedzieć.",
        "Loses something; the loss of a life is announced and may be answered.",
    )
    example: ClassVar[str] = "lose: {life: 1}"
    reads: ClassVar[Reading] = deed(("strać", "traci", "stracić"), ("lose", "loses"), Text("{list}", "{list}"))

    def __init__(self, amounts: Mapping[str, int]) -> None:
        super().__init__(amounts)
        self.asks = "life" in amounts

    def do(self, ctx: Here) -> None:
        trader = ctx.game.traders[ctx.seat]
        for thing, amount in self.amounts.items():
            if thing == "gold":
                trader.gold = max(0, trader.gold - amount)
            elif thing == "strength":
                trader.strength = max(1, trader.strength - amount)
            elif thing == "spell":
                for _ in range(min(amount, len(trader.spells))):
                    discard(ctx.game, trader.spells[-1], tell=False)

    def run(self, ctx: Here) -> Steps[None]:
        self.do(ctx)
        if "life" in self.amounts:
            yield from lose_life(ctx, self.amounts["life"])

    def possible(self, ctx: Here) -> bool:
        return any(self._left(ctx, thing) > 0 for thing in self.amounts)

    def payable(self, ctx: Here) -> bool:
        return all(self._left(ctx, thing) >= amount for thing, amount in self.amounts.items())

    @staticmethod
    def _left(ctx: Here, thing: str) -> int:
        trader = ctx.game.traders[ctx.seat]
        return {"gold": trader.gold, "life": trader.life, "strength": trader.strength - 1, "spell": len(trader.spells)}[
            thing
        ]


def lose_life(ctx: Here, amount: int, how: str = "", foes: tuple[AnyWord, ...] = ()) -> Steps[None]:
    """Announce the loss of lives; what is left of it then happens to whom it then hits."""
    loss = Happening("lose_life", ctx.seat, ctx.by, amount, ctx.source, how=how, foes=foes, window="loss_due")
    yield from announce(ctx, loss, WINDOWS)
    game = ctx.game
    if loss.cancelled or loss.seat is None:
        game.log.tell(events.Unhurt, ctx.seat)
        return
    trader = game.traders[loss.seat]
    trader.life -= loss.amount
    game.log.tell(events.Hurt, loss.seat, loss.amount)
    if trader.life <= 0:
        trader.life, trader.gold = LIVES, 0
        game.log.tell(events.Fainted, loss.seat)
    fire(game, "lose_life", loss.seat, loss)


class Become(Verb):
    __slots__ = ("form",)
    word: ClassVar[str] = "become"
    doc: ClassVar[Text] = Text(
        "Zamienia w ropuchę na dwie tury: siła 1.", "Turns into a toad for two turns: strength 1."
    )
    example: ClassVar[str] = "become: toad"
    reads: ClassVar[Reading] = deed(
        ("zamień", "zamienia", "zamienić"),
        ("become", "becomes"),
        Text("się w ropuchę", "a toad"),
    )

    def __init__(self, form: str) -> None:
        self.form = form

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(WordField(("toad",)))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def do(self, ctx: Here) -> None:
        ctx.game.traders[ctx.seat].toad = 2


class Crown(PlainVerb):
    __slots__ = ()
    word: ClassVar[str] = "take_crown"
    doc: ClassVar[Text] = Text("Bierze koronę.", "Takes a crown.")
    example: ClassVar[str] = "take_crown"
    reads: ClassVar[Reading] = deed(("weź", "bierze", "wziąć"), ("take", "takes"), Text("koronę", "a crown"))

    def do(self, ctx: Here) -> None:
        ctx.game.traders[ctx.seat].crowns += 1


class Banish(PlainVerb):
    __slots__ = ()
    needs = frozenset({"card"})
    word: ClassVar[str] = "banish"
    doc: ClassVar[Text] = Text("Przepędza wybrane zwierzę.", "Drives the chosen beast away.")
    example: ClassVar[str] = "choose: {card: beast}\nthen: banish"
    reads: ClassVar[Reading] = Reading(Text("przepędź je", "drive it away"), Text("przepędza je", "drives it away"))

    def do(self, ctx: Here) -> None:
        discard(ctx.game, str(ctx.bound["card"]))


class Duel(PlainVerb):
    """Two chosen players fight each other."""

    __slots__ = ()
    asks = True
    together = True
    needs = frozenset({"player"})
    word: ClassVar[str] = "duel"
    doc: ClassVar[Text] = Text("Dwaj wybrani gracze walczą ze sobą.", "Two chosen players fight each other.")
    example: ClassVar[str] = "choose: {player: any}\ncount: 2\nthen: duel"
    reads: ClassVar[Reading] = same("walczą ze sobą", "they fight each other")

    def run(self, ctx: Here) -> Steps[None]:
        first, second = ctx.chosen("player")
        yield from attack(ctx.game, int(first), int(second))


class FairRoll(Roll):
    """At the fair others may act before and after every roll."""

    __slots__ = ()
    windows = WINDOWS


class FairTest(Test):
    __slots__ = ()
    windows = WINDOWS


VERBS = (
    FairRoll,
    FairTest,
    Banish,
    Duel,
    Skill,
    Swords,
    Boots,
    Gold,
    Noise,
    Draw,
    Pay,
    Hand,
    Discard,
    DropIt,
    TakeIt,
    NewStall,
    Gain,
    Lose,
    Become,
    Crown,
)

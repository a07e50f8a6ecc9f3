"""Verbs about what lies on cards, and about cards that are given up or have to be put down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from brzdek.core.ask import Steps
from brzdek.core.catalog.schema import Flag, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.entries import AmountVerb, Arguments, Condition, Counter, Given, NamedOption, PlainVerb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, deed, same
from brzdek.core.text import Lang, Text, fill
from brzdek.core.zones import draw
from brzdek.games.magia_i_miecz.cards.card_selectors import Cards
from brzdek.games.magia_i_miecz.cards.card_verbs import ABOUT, IT, THIS, CardDeed, CardVerb
from brzdek.games.magia_i_miecz.cards.forms import pronoun
from brzdek.games.magia_i_miecz.cards.lasting_verbs import ForbidAct
from brzdek.games.magia_i_miecz.rules import combat, spells, things
from brzdek.games.magia_i_miecz.rules.state import SPELLS, World

Here: TypeAlias = Context[World]


class Hoard(CardDeed):
    """``hoard: it``: the card lies on this one from now on."""

    __slots__ = ()
    word: ClassVar[str] = "hoard"
    doc: ClassVar[Text] = Text(
        "Kładzie kartę na tej karcie; dzieli ona jej los.", "Puts a card on this one; it shares its fate."
    )
    example: ClassVar[str] = "choose: {card: {own: friend}}\nthen: {hoard: it}"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"), ("put", "puts"), Text("{card} na tej karcie", "{card} on this card")
    )

    def act(self, ctx: Here, copy: str) -> None:
        things.hoard(ctx.game, copy, str(ctx.source))

    def possible(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        copy = self.copy(ctx)
        fought = fight is not None and copy in fight.foes
        return copy is not None and not (fought and fight is not None and combat.inescapable(ctx.game, fight))


class Seize(Hoard):
    """``seize: it``: the enemy keeps it until somebody kills it."""

    __slots__ = ()
    word: ClassVar[str] = "seize"
    doc: ClassVar[Text] = Text(
        "Wróg zabiera kartę: leży na nim, aż zginie, wtedy spada na obszar.",
        "The enemy seizes a card: it lies on it until it is killed, then it falls onto the space.",
    )
    example: ClassVar[str] = "choose: {card: {own: friend}}\nthen: {seize: it}"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"),
        ("put", "puts"),
        Text("{card} na tej karcie (dla zabójcy tego Wroga)", "{card} on this card (for whoever kills this enemy)"),
    )


class HoardGold(PlainVerb):
    """``hoard_gold``: all one's gold lies on this card."""

    __slots__ = ()
    word: ClassVar[str] = "hoard_gold"
    doc: ClassVar[Text] = Text(
        "Całe złoto trafia na tę kartę; gdy Wróg ginie, spada na obszar.",
        "All one's gold goes onto this card; when the enemy is killed it falls onto the space.",
    )
    example: ClassVar[str] = "hoard_gold"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"),
        ("put", "puts"),
        Text(
            "całe swoje złoto na tej karcie (dla zabójcy tego Wroga)",
            "all {your} gold on this card (for whoever kills this enemy)",
        ),
    )

    def do(self, ctx: Here) -> None:
        things.hoard_gold(ctx.game, ctx.seat, str(ctx.source))

    def possible(self, ctx: Here) -> bool:
        return ctx.game.adventurers[ctx.seat].gold > 0


class SeizeSpells(PlainVerb):
    """``seize_spells``: all one's spells lie on this card."""

    __slots__ = ()
    word: ClassVar[str] = "seize_spells"
    doc: ClassVar[Text] = Text(
        "Wszystkie Czary z ręki trafiają na tę kartę; gdy Wróg ginie, spadają zakryte na obszar.",
        "All spells in hand go onto this card; when the enemy is killed they fall onto the space, face down.",
    )
    example: ClassVar[str] = "seize_spells"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"),
        ("put", "puts"),
        Text(
            "wszystkie swoje Czary na tej karcie (dla zabójcy tego Wroga)",
            "all {your} spells on this card (for whoever kills this enemy)",
        ),
    )

    def do(self, ctx: Here) -> None:
        for one in list(ctx.game.zone("spells", ctx.seat)):
            things.hoard(ctx.game, one, str(ctx.source))

    def possible(self, ctx: Here) -> bool:
        return bool(ctx.game.zone("spells", ctx.seat))


class StockSpells(AmountVerb):
    """``stock_spells: 4``: from the deck, face up."""

    __slots__ = ()
    high: ClassVar[int] = 9
    word: ClassVar[str] = "stock_spells"
    doc: ClassVar[Text] = Text(
        "Na tej karcie kładzie się tyle odkrytych Czarów z talii.",
        "So many spells of the deck lie face up on this card.",
    )
    example: ClassVar[str] = "stock_spells: 4"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"),
        ("put", "puts"),
        Text(
            "na tej karcie {n} {n|odkryty Czar|odkryte Czary|odkrytych Czarów}",
            "{n} {n|spell|spells} face up on this card",
        ),
    )

    def do(self, ctx: Here) -> None:
        game = ctx.game
        hoard = game.zone("hoard", str(ctx.source))
        for _ in range(self.amount):
            draw(game, game.zone("deck", SPELLS), hoard, tell=False)


class LearnSpell(CardDeed):
    """``learn: it``: a spell that lies open comes to one's hand."""

    __slots__ = ()
    word: ClassVar[str] = "learn"
    doc: ClassVar[Text] = Text(
        "Bierze na rękę leżący Czar, jeśli Moc pozwala.", "Takes a spell that lies open, if Craft allows."
    )
    example: ClassVar[str] = "choose: {card: {hoarded: spell}}\nthen: {learn: it}"
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"), ("take", "takes"), Text("{card} na rękę", "{card} into {your} hand")
    )

    def act(self, ctx: Here, copy: str) -> None:
        spells.pass_on(ctx.game, copy, ctx.seat)

    def possible(self, ctx: Here) -> bool:
        return self.copy(ctx) is not None and spells.room(ctx.game, ctx.seat) > 0


class TakeUsedSpell(PlainVerb):
    """``take_used_spell``: the one on top of the used spells."""

    __slots__ = ()
    word: ClassVar[str] = "take_used_spell"
    doc: ClassVar[Text] = Text(
        "Bierze na rękę Czar z wierzchu stosu zużytych, jeśli Moc pozwala.",
        "Takes the spell on top of the used ones, if Craft allows.",
    )
    example: ClassVar[str] = "take_used_spell"
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"),
        ("take", "takes"),
        Text("na rękę Czar z wierzchu stosu zużytych", "the spell on top of the used ones"),
    )

    def do(self, ctx: Here) -> None:
        used = ctx.game.zone("discard", SPELLS)
        if used:
            spells.pass_on(ctx.game, used[-1], ctx.seat)

    def possible(self, ctx: Here) -> bool:
        return bool(ctx.game.zone("discard", SPELLS)) and spells.room(ctx.game, ctx.seat) > 0


class Spend(CardVerb):
    """``spend: it, worth: craft, do: effect``: a card is given up for what is printed on it."""

    __slots__ = ("effect", "half", "worth")
    asks = True
    word: ClassVar[str] = "spend"
    doc: ClassVar[Text] = Text(
        "Odrzuca kartę dla jej wartości: „worth” – Siła, Moc albo „either” (ta, którą ma), z „half” połowa w górę; "
        "w „do” liczy ją licznik „worth”.",
        "Discards a card for its worth: “worth” – Strength, Craft or “either” (whichever it has), with “half” half of "
        "it rounded up; in “do” the counter “worth” counts it.",
    )
    example: ClassVar[str] = (
        "choose: {card: {hoarded: enemy}}\n"
        "then: {spend: it, worth: craft, do: {modify: {craft: {per: worth}}, until: end_of_turn}}"
    )

    def __init__(self, which: str, worth: str, half: bool, effect: Effect) -> None:
        super().__init__(which)
        self.worth = worth
        self.half = half
        self.effect = effect

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            Word((IT, THIS, ABOUT)),
            {
                "worth": NamedOption(
                    Word(("strength", "craft", "either")), Text("co się liczy", "what counts"), required=True
                ),
                "half": NamedOption(Flag(), Text("tylko połowa, w górę", "only half of it, rounded up")),
                "do": NamedOption(language.part, Text("co za to", "what follows"), required=True),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("worth"), given.get("half", False), given.get("do"))

    def run(self, ctx: Here) -> Steps[None]:
        copy = self.copy(ctx)
        if copy is None:
            return
        worth = self._worth(ctx, copy)
        yield from things.discard_card(ctx, copy)
        yield from perform(self.effect, ctx.bind("worth", worth))

    def _worth(self, ctx: Here, copy: str) -> int:
        card = ctx.game.card(copy)
        names = ("strength", "craft") if self.worth == "either" else (self.worth,)
        found = [getattr(card, name, None) for name in names]
        worth = max([one for one in found if isinstance(one, int)], default=0)
        return (worth + 1) // 2 if self.half else worth

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._told(lang, who, DISCARD.to(lang, who, card=self._card(lang)))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        first = DISCARD.aimed(lang, who, card=self._card(lang))
        return None if first is None else self._told(lang, who, first)

    def _told(self, lang: Lang, who: Who, first: str) -> str:
        told = fill(lang, AFTERWARDS.to(lang), {"first": first, "then": self.effect.inner(lang, who)})
        return told + (HALF.to(lang) if self.half else "")

    def _card(self, lang: Lang) -> str:
        return pronoun(lang) if self.which == IT else str(self.values(lang)["card"])


DISCARD = deed(("odrzuć", "odrzuca", "odrzucić"), ("discard", "discards"), Text("{card}", "{card}"))
AFTERWARDS = Text("{first}: {then}", "{first}: {then}")
HALF = Text(" (połowa wartości, w górę)", " (half of its worth, rounded up)")


class Worth(Counter):
    """What the card that was given up was worth."""

    __slots__ = ()
    word: ClassVar[str] = "worth"
    doc: ClassVar[Text] = Text("Wartość karty oddanej przez „spend”.", "The worth of the card given up by “spend”.")
    example: ClassVar[str] = "worth"
    each = Text("za każdy punkt wartości odrzuconej karty", "for each point of its worth")
    noun = Text("{n|punkt|punkty|punktów} wartości", "{n|point|points} of worth")
    has = same("wartość tej karty to {quantity}", "its worth is {quantity}")

    def count(self, ctx: Here) -> int:
        return int(ctx.bound.get("worth", 0))


class LoseTrophies(PlainVerb):
    """``lose_trophies``: all of them."""

    __slots__ = ()
    word: ClassVar[str] = "lose_trophies"
    doc: ClassVar[Text] = Text("Traci wszystkie trofea.", "Loses all trophies.")
    example: ClassVar[str] = "lose_trophies"
    reads: ClassVar[Reading] = Reading(
        Text("tracisz wszystkie trofea", "lose all your trophies"), Text("traci wszystkie trofea", "loses all trophies")
    )

    def do(self, ctx: Here) -> None:
        for one in list(ctx.game.zone("trophies", ctx.seat)):
            things.throw_away(ctx.game, one)

    def possible(self, ctx: Here) -> bool:
        return bool(ctx.game.zone("trophies", ctx.seat))


class Lacking(Condition):
    """Of a card that may not be owned without something else: it is that card, and the other is missing."""

    __slots__ = ("counter",)

    def __init__(self, counter: Counter) -> None:
        self.counter = counter

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Here) -> bool:
        return ctx.bound.get("card") == ctx.source and self.counter.count(ctx) == 0

    def clause(self, lang: Lang, who: Who) -> str:
        return self.counter.absent(lang, who)


class LeavesWithout(ForbidAct):
    """``leaves_without: friends``: the card is put down when there are none."""

    __slots__ = ()
    word: ClassVar[str] = "leaves_without"
    doc: ClassVar[Text] = Text(
        "Tę kartę trzeba odłożyć, gdy czegoś nie ma.", "This card has to be put down when something is missing."
    )
    example: ClassVar[str] = "leaves_without: friends"
    WORDS: ClassVar[Text] = Text("musisz odłożyć tę kartę, gdy {condition}", "put this card down when {condition}")

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.counter)

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.language.acts["own"], "you", Lacking(given.value), None)

    def phrase(self, lang: Lang, who: Who) -> str:
        assert self.condition is not None
        return fill(lang, self.WORDS.to(lang), {"condition": self.condition.clause(lang, who)})


class HoardedCards(Cards):
    __slots__ = ()
    word: ClassVar[str] = "hoarded"
    doc: ClassVar[Text] = Text("Karta leżąca na tej karcie.", "A card that lies on this card.")
    example: ClassVar[str] = "choose: {card: {hoarded: spell}}\nthen: {learn: it}"
    chosen = Text("{whom} {leżącego} na tej karcie", "{a} lying on this card")
    every = Text("{każdy} {who} {leżący} na tej karcie", "each {noun} lying on this card")

    def lying(self, ctx: Here) -> Sequence[str]:
        return list(ctx.game.zone("hoard", str(ctx.source)))


class HoardedCount(Counter):
    """``hoard``: how many cards lie on this one."""

    __slots__ = ()
    word: ClassVar[str] = "hoard"
    doc: ClassVar[Text] = Text("Karty leżące na tej karcie.", "Cards that lie on this card.")
    example: ClassVar[str] = "hoard"
    each = Text("za każdą kartę leżącą na tej karcie", "for each card lying on this card")
    noun = Text("{n|karta|karty|kart}", "{n|card|cards}")
    has = same(
        "na tej karcie leży {quantity} {n|karta|karty|kart}",
        "{quantity} {n|card|cards} {n|lies|lie} on this card",
    )
    one = same("na tej karcie leży inna karta", "another card lies on this card")
    none = same("na tej karcie nic nie leży", "nothing lies on this card")

    def count(self, ctx: Here) -> int:
        return len(ctx.game.zone("hoard", str(ctx.source)))


VERBS = (
    Hoard,
    Seize,
    HoardGold,
    SeizeSpells,
    StockSpells,
    LearnSpell,
    TakeUsedSpell,
    Spend,
    LoseTrophies,
    LeavesWithout,
)
COUNTERS = (Worth, HoardedCount)
SELECTORS = (HoardedCards,)

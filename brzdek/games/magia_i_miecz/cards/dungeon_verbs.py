"""Words for the cards and rooms of the Dungeon: steps along its way, weapons of the combat, what lies anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Steps
from brzdek.core.catalog.schema import BAD, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, needs_of, perform
from brzdek.core.effects.entries import AmountVerb, Arguments, Condition, Counter, Given, NamedOption, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, deed
from brzdek.core.text import Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.card_conditions import Whats
from brzdek.games.magia_i_miecz.cards.card_selectors import Cards
from brzdek.games.magia_i_miecz.cards.forms import sorted_as
from brzdek.games.magia_i_miecz.cards.naming import What, WhatField, named
from brzdek.games.magia_i_miecz.rules import crown, dungeon, things
from brzdek.games.magia_i_miecz.rules.board import board, region_of, standing
from brzdek.games.magia_i_miecz.rules.powers import immune
from brzdek.games.magia_i_miecz.rules.state import World, enchanted

Here: TypeAlias = Context[World]


class Forward(AmountVerb):
    """``forward: 2``: so many spaces further into the Dungeon, at once."""

    __slots__ = ()
    asks = True
    way: ClassVar[int] = dungeon.ONWARD
    word: ClassVar[str] = "forward"
    doc: ClassVar[Text] = Text(
        "Przechodzi od razu o tyle obszarów ku Skarbcowi i bada nowy obszar.",
        "Goes so many spaces towards the Treasury at once, and explores the new space.",
    )
    example: ClassVar[str] = "forward: 2"
    reads: ClassVar[Reading] = deed(
        ("przejdź", "przechodzi", "przejść"),
        ("move", "moves"),
        Text("{verb} {n} {n|obszar|obszary|obszarów} naprzód", "{verb} {n} {n|space|spaces} forward"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from dungeon.pace(ctx.game, ctx.seat, self.way * self.amount)

    def possible(self, ctx: Here) -> bool:
        return region_of(ctx.game, ctx.seat).open


class Back(Forward):
    """``back: 2``: so many spaces towards the entrance, at once."""

    __slots__ = ()
    way = dungeon.BACK
    word: ClassVar[str] = "back"
    doc: ClassVar[Text] = Text(
        "Cofa się od razu o tyle obszarów ku Wejściu i bada nowy obszar.",
        "Goes so many spaces back towards the Entrance at once, and explores the new space.",
    )
    example: ClassVar[str] = "back: 3"
    reads: ClassVar[Reading] = deed(
        ("cofnij się", "cofa się", "cofnąć się"),
        ("move", "moves"),
        Text("{verb} o {n} {n|obszar|obszary|obszarów}", "{verb} {n} {n|space|spaces} back"),
    )


class DiscardAll(Verb):
    """``discard_all: {card: {region: enemy}}``: each of them goes to the pile from which it comes."""

    __slots__ = ("cards",)
    asks = True
    word: ClassVar[str] = "discard_all"
    doc: ClassVar[Text] = Text("Odkłada każdą z tych kart.", "Discards each of these cards.")
    example: ClassVar[str] = "discard_all: {card: {region: enemy}}"
    reads: ClassVar[Reading] = deed(
        ("odrzuć", "odrzuca", "odrzucić"), ("discard", "discards"), Text("{cards}", "{verb} {cards}")
    )

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.selector)

    @classmethod
    def make(cls, given: Given) -> Effect | Any:
        if not isinstance(given.value, Cards):
            given.doc.problem(given.path, Text("to nie są karty", "these are no cards"))
            return BAD
        return cls(given.value)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        words = Text(f"{{każdego}} {self.cards.chosen.pl}", self.cards.every.en)
        return {"cards": sorted_as(self.cards.what, self.cards.left_out).worded(words).to(lang)}

    def run(self, ctx: Here) -> Steps[None]:
        for copy in self.cards.targets(ctx):
            yield from things.discard_card(ctx, str(copy))


class ActsAs(Verb):
    """``acts_as: syrena, do: effect``: the card is like another one now, for whoever that one does not touch too."""

    __slots__ = ("asks", "card", "effect", "needs")
    word: ClassVar[str] = "acts_as"
    doc: ClassVar[Text] = Text(
        "Karta działa teraz jak inna: kogo tamta nie dotyka, tego i ta nie.",
        "The card now acts as another one: whom that one does not touch it does not touch either.",
    )
    example: ClassVar[str] = "acts_as: syrena\ndo: {lose_turn: this}"

    def __init__(self, card: str, effect: Effect) -> None:
        self.card = card
        self.effect = effect
        self.asks = effect.asks
        self.needs = needs_of(effect)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        done = NamedOption(language.part, Text("co się dzieje", "what happens"), required=True)
        return Arguments(Word(), {"do": done})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("do"))

    def do(self, ctx: Here) -> None:
        if self.possible(ctx):
            self.effect.do(Context(ctx.game, ctx.seat, self.card))

    def run(self, ctx: Here) -> Steps[None]:
        if self.possible(ctx):
            yield from perform(self.effect, Context(ctx.game, ctx.seat, self.card))

    def possible(self, ctx: Here) -> bool:
        return not immune(ctx.game, ctx.seat, self.card)

    def phrase(self, lang: Lang, who: Who) -> str:
        return f"{named(self.card, lang)} – {self.effect.inner(lang, who)}"


class StandsIn(Condition):
    """``stands_in``: this card fights in its owner's place."""

    __slots__ = ()
    word: ClassVar[str] = "stands_in"
    doc: ClassVar[Text] = Text(
        "Ta karta walczy w tej walce za Poszukiwacza.", "This card fights in the adventurer's place in this combat."
    )
    example: ClassVar[str] = "stands_in"
    reads = Reading(Text("walczy za ciebie", "it fights in your place"), Text("walczy za niego", "it fights for them"))
    denied = Reading(
        Text("nie walczy za ciebie", "it does not fight in your place"),
        Text("nie walczy za niego", "it does not fight for them"),
    )

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls()

    def holds(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        champion = None if fight is None else fight.champions.get(ctx.seat)
        return champion is not None and champion[0] == ctx.source


class WeaponUsed(Whats):
    """``weapon_used: [magic_item]``: whoever fights it in this combat uses such a weapon."""

    __slots__ = ()
    word: ClassVar[str] = "weapon_used"
    doc: ClassVar[Text] = Text(
        "Przeciwnik używa w tej walce takiej broni.", "The opponent uses such a weapon in this combat."
    )
    example: ClassVar[str] = "weapon_used: magic_item"
    reads = Reading(
        Text("w tej walce użyto takiej broni: {names}", "such a weapon is used in this combat: {names}"),
        Text("w tej walce użyto takiej broni: {names}", "such a weapon is used in this combat: {names}"),
    )
    denied = Reading(
        Text("w tej walce nie użyto takiej broni: {names}", "no such weapon is used in this combat: {names}"),
        Text("w tej walce nie użyto takiej broni: {names}", "no such weapon is used in this combat: {names}"),
    )

    def holds(self, ctx: Here) -> bool:
        game, fight = ctx.game, ctx.game.fight
        used = () if fight is None else fight.weapons.get(fight.seat, ())
        return any(self.what.fits(game.card(one), enchanted=enchanted(game, one)) for one in used)


class OnCrown(Counter):
    __slots__ = ()
    word: ClassVar[str] = "on_crown"
    doc: ClassVar[Text] = Text("Poszukiwacze na Koronie Władzy.", "Adventurers on the Crown of Command.")
    example: ClassVar[str] = "on_crown"
    each = Text("za każdego Poszukiwacza na Koronie Władzy", "for each adventurer on the Crown of Command")
    noun = Text("{n|Poszukiwacz|Poszukiwaczy|Poszukiwaczy}", "{n|adventurer|adventurers}")
    has = Reading(
        Text("na Koronie Władzy stoi {quantity} Poszukiwaczy", "there are {quantity} adventurers on the Crown"),
        Text("na Koronie Władzy stoi {quantity} Poszukiwaczy", "there are {quantity} adventurers on the Crown"),
    )

    def count(self, ctx: Here) -> int:
        return len(standing(ctx.game, crown.place(ctx.game)))


class LyingCards(Counter):
    """``lying: [goblin]``: how many such cards lie face up on the boards, without this one."""

    __slots__ = ("what",)
    word: ClassVar[str] = "lying"
    doc: ClassVar[Text] = Text(
        "Inne takie karty (rodzaj albo id) leżące odkryte na planszach.",
        "Other such cards (a sort or ids) that lie face up on the boards.",
    )
    example: ClassVar[str] = "lying: [goblin]"
    each = Text("za każdą inną kartę na planszach ({names})", "for each other card on the boards ({names})")
    noun = Text("{n|karta|karty|kart}", "{n|card|cards}")
    has = Reading(
        Text("na planszach leży {quantity} takich kart", "{quantity} such cards lie on the boards"),
        Text("na planszach leży {quantity} takich kart", "{quantity} such cards lie on the boards"),
    )

    def __init__(self, what: What) -> None:
        self.what = what

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(WhatField())

    @classmethod
    def make(cls, given: Given) -> Counter:
        return cls(given.value)

    def count(self, ctx: Here) -> int:
        game = ctx.game
        lying = [one for space in board(game).spaces for one in game.on(space) if one != ctx.source]
        return sum(self.what.fits(game.card(one)) for one in lying)

    def per(self, lang: Lang, every: int) -> str:
        return fill(lang, self.each.to(lang), {"names": self.what.text(lang)})


class WieldedCards(Cards):
    __slots__ = ()
    word: ClassVar[str] = "wielded"
    doc: ClassVar[Text] = Text("Własna broń użyta w tej walce.", "A weapon of one's own that is used in this combat.")
    example: ClassVar[str] = "each: {card: {wielded: weapon}}\ndo: {discard: it}"
    chosen = Text("{whom} z tej walki", "{a} used in this combat")
    every = Text("{każdy} {who} z tej walki", "each {noun} used in this combat")

    def lying(self, ctx: Here) -> Sequence[str]:
        fight = ctx.game.fight
        used = () if fight is None else fight.weapons.get(ctx.seat, ())
        return [one for one in used if ctx.game.player_of(one) == ctx.seat]


VERBS = (Forward, Back, DiscardAll, ActsAs)
CONDITIONS = (StandsIn, WeaponUsed)
COUNTERS = (OnCrown, LyingCards)
SELECTORS = (WieldedCards,)

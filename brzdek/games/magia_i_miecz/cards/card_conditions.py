"""What cards may make a condition about cards: the one at hand, the opponent's, those that one has."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from brzdek.core.catalog.schema import Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import BELONGINGS, FIGHT, Arguments, Condition, Given
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, listed, same
from brzdek.core.text import Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.forms import NOUNS, meant, opposing
from brzdek.games.magia_i_miecz.cards.naming import What, WhatField, named
from brzdek.games.magia_i_miecz.rules.state import World, enchanted

Here: TypeAlias = Context[World]


class Whats(Condition):
    """A condition about sorts of cards."""

    __slots__ = ("what",)

    def __init__(self, what: What) -> None:
        self.what = what

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(WhatField())

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def clause(self, lang: Lang, who: Who) -> str:
        return self.reads.to(lang, who, names=self.named(lang))

    def negated(self, lang: Lang, who: Who) -> str:
        assert self.denied is not None
        return self.denied.to(lang, who, names=self.named(lang))

    def named(self, lang: Lang) -> str:
        return meant(lang, self.what)


class FoeIs(Whats):
    """``foe: [animal, dragon]``: the enemy at hand: of the attack, of the fight."""

    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "foe"
    doc: ClassVar[Text] = Text(
        "Przeciwnik: Wróg, który atakuje, albo ktoś po drugiej stronie walki („adventurer” – Poszukiwacz).",
        "The opponent: the enemy that attacks, or somebody on the other side (“adventurer”).",
    )
    example: ClassVar[str] = "foe: [animal, dragon]"
    reads = same("przeciwnikiem jest {names}", "the opponent is {names}")
    denied = same("przeciwnikiem nie jest {names}", "the opponent is not {names}")

    def named(self, lang: Lang) -> str:
        return opposing(lang, self.what)

    def holds(self, ctx: Here) -> bool:
        game = ctx.game
        happening = ctx.happening
        if happening is not None and happening.kind in ("attacked", "trophy", "kill_enemy") and happening.about:
            return self.what.fits(game.card(str(happening.about)))
        foes = happening.foes if happening is not None and happening.foes else game.foes(ctx.actor)
        return any(self._meant(game, one) for one in foes)

    def _meant(self, game: World, foe: Any) -> bool:
        if isinstance(foe, int):
            return "adventurer" in self.what.words
        return self.what.fits(game.card(foe))


class CardIs(Whats):
    """``card_is: [miecz, friend]``: the card at hand: chosen, owned, taken, visited."""

    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "card_is"
    doc: ClassVar[Text] = Text(
        "Karta, o którą chodzi: wybrana, posiadana (przy „own”, „wield”, „wear”) albo ta ze zdarzenia.",
        "The card at hand: the chosen one, the one to own (with “own”, “wield”, “wear”), or that of the event.",
    )
    example: ClassVar[str] = "card_is: [miecz, friend]"
    reads = same("to {names}", "it is {names}")
    denied = same("to nie {names}", "it is not {names}")

    def holds(self, ctx: Here) -> bool:
        copy = ctx.bound.get("card")
        if copy is None and ctx.happening is not None:
            copy = ctx.happening.about
        if not copy or not isinstance(copy, str):
            return False
        card = ctx.game.found(copy)
        magic = copy in ctx.game.zones.places and enchanted(ctx.game, copy)
        return card is not None and self.what.fits(card, enchanted=magic)


class AtCard(Whats):
    """``at_card: targ``: such a card lies on his space."""

    __slots__ = ()
    word: ClassVar[str] = "at_card"
    doc: ClassVar[Text] = Text("Taka karta leży odkryta na obszarze Poszukiwacza.", "Such a card lies on his space.")
    example: ClassVar[str] = "at_card: [stranger]"
    reads = Reading(
        Text("na twoim obszarze leży {names}", "on your space lies {names}"),
        Text("na jego obszarze leży {names}", "on their space lies {names}"),
    )
    denied = Reading(
        Text("na twoim obszarze nie leży {names}", "on your space there is no {names}"),
        Text("na jego obszarze nie leży {names}", "on their space there is no {names}"),
    )

    def holds(self, ctx: Here) -> bool:
        game = ctx.game
        return any(self.what.fits(game.card(one)) for one in game.on(game.adventurers[ctx.seat].space))


class Owns(Whats):
    """``owns: [butelka_wody]``: he has such a thing, friend or servant."""

    __slots__ = ()
    looks_at = BELONGINGS
    word: ClassVar[str] = "owns"
    doc: ClassVar[Text] = Text(
        "Posiadanie takiej karty (rzeczy, Przyjaciela, sługi).", "He has such a card (thing, friend, servant)."
    )
    example: ClassVar[str] = "owns: [butelka_wody]"
    reads = Reading(Text("masz kartę {names}", "you have {names}"), Text("ma kartę {names}", "they have {names}"))
    SORTED: ClassVar[Reading] = Reading(
        Text("masz {names}", "you have {names}"), Text("ma {names}", "they have {names}")
    )
    denied = Reading(
        Text("nie masz karty {names}", "you do not have {names}"),
        Text("nie ma karty {names}", "they do not have {names}"),
    )

    def clause(self, lang: Lang, who: Who) -> str:
        if lang != "pl" or not all(word in NOUNS for word in self.what.words):
            return super().clause(lang, who)
        return self.SORTED.to(lang, who, names=listed(lang, [NOUNS[word].whom for word in self.what.words], "either"))

    def holds(self, ctx: Here) -> bool:
        game, seat = ctx.game, ctx.seat
        servants = game.adventurers[seat].servants
        return any(
            self.what.fits(game.card(one), serves=one in servants) for one in (*game.things(seat), *game.friends(seat))
        )


class Available(Condition):
    """``available: miecz``: the Equipment has one left."""

    __slots__ = ("card",)
    word: ClassVar[str] = "available"
    doc: ClassVar[Text] = Text("W Ekwipunku jest jeszcze taka karta.", "There is still such a card in the Equipment.")
    example: ClassVar[str] = "available: miecz"

    def __init__(self, card: str) -> None:
        self.card = card

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word())

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Here) -> bool:
        return bool(ctx.game.zone("equipment", self.card))

    def clause(self, lang: Lang, who: Who) -> str:
        return fill(
            lang,
            Text("w Ekwipunku jest {name}", "the Equipment has {name}").to(lang),
            {"name": named(self.card, lang)},
        )

    def negated(self, lang: Lang, who: Who) -> str:
        return fill(
            lang,
            Text("w Ekwipunku nie ma karty {name}", "the Equipment lacks {name}").to(lang),
            {"name": named(self.card, lang)},
        )


CONDITIONS = (FoeIs, CardIs, AtCard, Owns, Available)

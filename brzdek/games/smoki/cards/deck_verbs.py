"""Verbs about the decks of the Lords."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question
from brzdek.core.effects.entries import AmountVerb, Arguments, Given, NamedOption, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, deed
from brzdek.core.text import Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.naming import named
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import LORDS
from brzdek.games.smoki.rules import raids
from brzdek.games.smoki.rules.state import dragons

Here: TypeAlias = Context[World]
CHOSEN = "chosen"
OF_DECK = {
    "varthrax": Text("talii Varthraxa", "the Varthrax deck"),
    "cadorus": Text("talii Cadorusa", "the Cadorus deck"),
    "grilipus": Text("talii Grilipusa", "the Grilipus deck"),
}


class KingCards(Verb):
    """``king_cards: 4, onto: zamek``: of the Dragon King's deck, face up; events are discarded."""

    __slots__ = ("count", "needs", "where")
    asks = True
    word: ClassVar[str] = "king_cards"
    doc: ClassVar[Text] = Text(
        "Tyle kart z talii Króla Smoków trafia odkrytych na obszar (id albo „chosen”); Zdarzenia się odrzuca.",
        "So many cards of the Dragon King's deck go face up onto a space (an id or “chosen”); events are discarded.",
    )
    example: ClassVar[str] = "king_cards: 4\nonto: zamek"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"),
        ("put", "puts"),
        Text(
            "{n} {n|odkrytą kartę|odkryte karty|odkrytych kart} z talii Króla Smoków {space} (Zdarzenia odrzuć)",
            "{n} {n|card|cards} of the Dragon King's deck face up {space} (discard events)",
        ),
    )

    def __init__(self, count: int, where: str) -> None:
        self.count = count
        self.where = where
        self.needs = frozenset({"space"}) if where == CHOSEN else frozenset()

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        from brzdek.core.catalog.schema import Whole

        onto = NamedOption(Word(), Text("obszar: chosen albo id", "the space: chosen or an id"), required=True)
        return Arguments(Whole(1, 9), {"onto": onto})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("onto"))

    def values(self, lang: Lang) -> Mapping[str, Any]:
        there = Text(f"na obszarze {named(self.where, 'pl')}", f"on the {named(self.where, 'en')}")
        if self.where == CHOSEN:
            there = Text("na nim", "on it")
        return {"n": self.count, "space": there.to(lang)}

    def run(self, ctx: Here) -> Steps[None]:
        space = str(ctx.bound["space"]) if self.where == CHOSEN else self.where
        yield from raids.lay_out(ctx.game, ctx.seat, self.count, space)


class OntoAdventure(AmountVerb):
    """``onto_adventure: 3``: cards of the Dragon King's deck, unseen, on top of the Adventure deck."""

    __slots__ = ()
    word: ClassVar[str] = "onto_adventure"
    doc: ClassVar[Text] = Text(
        "Tyle kart z wierzchu talii Króla Smoków trafia zakrytych na wierzch stosu Przygód.",
        "So many cards on top of the Dragon King's deck go face down onto the Adventure deck.",
    )
    example: ClassVar[str] = "onto_adventure: 3"
    reads: ClassVar[Reading] = deed(
        ("przełóż", "przekłada", "przełożyć"),
        ("put", "puts"),
        Text(
            "{n} {n|zakrytą kartę|zakryte karty|zakrytych kart} z talii Króla Smoków na wierzch stosu Przygód",
            "{n} {n|card|cards} of the Dragon King's deck unseen on top of the Adventure deck",
        ),
    )

    def do(self, ctx: Here) -> None:
        raids.bury(ctx.game, self.amount)


class ArrangeKingCards(Question, AmountVerb):
    """``arrange_king_cards: 5``: look at them and put them back in any order."""

    __slots__ = ()
    asks = True
    high: ClassVar[int] = 9
    word: ClassVar[str] = "arrange_king_cards"
    doc: ClassVar[Text] = Text(
        "Ogląda tyle kart z wierzchu talii Króla Smoków i odkłada je w dowolnej kolejności.",
        "Looks at so many cards on top of the Dragon King's deck and puts them back in any order.",
    )
    example: ClassVar[str] = "arrange_king_cards: 5"
    reads: ClassVar[Reading] = Reading(
        Text(
            "obejrzyj {n} {n|kartę|karty|kart} z wierzchu talii Króla Smoków i odłóż je w dowolnej kolejności",
            "look at {n} {n|card|cards} on top of the Dragon King's deck and put them back in any order",
        ),
        Text(
            "ogląda {n} {n|kartę|karty|kart} z wierzchu talii Króla Smoków i odkłada je w dowolnej kolejności",
            "looks at {n} {n|card|cards} on top of the Dragon King's deck and puts them back in any order",
        ),
        Text(
            "obejrzeć {n} {n|kartę|karty|kart} z wierzchu talii Króla Smoków i odłożyć je w dowolnej kolejności",
            "look at {n} {n|card|cards} on top of the Dragon King's deck and put them back in any order",
        ),
    )

    def run(self, ctx: Here) -> Steps[None]:
        offered = raids.look_at(ctx.game, ctx.seat, dragons(ctx.game).king, self.amount)
        order: list[str] = []
        while len(order) < len(offered):
            options: list[Option] = [("first", one) for one in offered if one not in order]
            answer = yield from self.put(ctx, "arrange", options)
            order.append(str(answer[1]))
        raids.put_back(ctx.game, order)

    def question(self, lang: Lang) -> str:
        return Text("Która karta ma leżeć wyżej?", "Which card is to lie on top of the others?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class LootDeck(Question, AmountVerb):
    """``loot_deck: 5, of: cadorus``: take an item out of the top cards, discard the others."""

    __slots__ = ("lord",)
    asks = True
    word: ClassVar[str] = "loot_deck"
    doc: ClassVar[Text] = Text(
        "Ogląda tyle kart z wierzchu talii Władcy („of”), bierze jeden przedmiot i odrzuca resztę.",
        "Looks at so many cards on top of the deck of a Lord (“of”), takes one item and discards the others.",
    )
    example: ClassVar[str] = "loot_deck: 5\nof: cadorus"
    READS: ClassVar[Reading] = Reading(
        Text(
            "obejrzyj {n} {n|kartę|karty|kart} z wierzchu {deck}, weź jeden przedmiot i odrzuć resztę",
            "look at {n} {n|card|cards} on top of {deck}, take one item and discard the others",
        ),
        Text(
            "ogląda {n} {n|kartę|karty|kart} z wierzchu {deck}, bierze jeden przedmiot i odrzuca resztę",
            "looks at {n} {n|card|cards} on top of {deck}, takes one item and discards the others",
        ),
    )

    def __init__(self, amount: int, lord: str) -> None:
        super().__init__(amount)
        self.lord = lord

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        from brzdek.core.catalog.schema import Whole

        lord = NamedOption(Word(LORDS), Text("czyja talia", "whose deck"), required=True)
        return Arguments(Whole(1, 9), {"of": lord})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("of"))

    def phrase(self, lang: Lang, who: Who) -> str:
        return self.READS.to(lang, who, n=self.amount, deck=OF_DECK[self.lord].to(lang))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return None

    def run(self, ctx: Here) -> Steps[None]:
        offered = raids.look_at(ctx.game, ctx.seat, self.lord, self.amount)
        options = raids.takeable(ctx.game, ctx.seat, offered)
        if options:
            answer = yield from self.put(ctx, "loot_deck", [*options, raids.NOTHING])
            yield from raids.take(ctx.game, ctx.seat, answer)
        raids.throw_away(ctx.game, offered)

    def question(self, lang: Lang) -> str:
        return Text("Który przedmiot bierzesz?", "Which item do you take?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return Text("żadnego", "none").to(lang) if option == raids.NOTHING else None


class RiskCard(Verb):
    """``risk_card: effect``: an Adventure card is drawn; a dragon brings the effect, anything else is met as usual."""

    __slots__ = ("effect", "needs")
    asks = True
    word: ClassVar[str] = "risk_card"
    doc: ClassVar[Text] = Text(
        "Dobiera kartę Przygód na swój obszar: jeśli to Smok, następuje efekt, inną kartę rozpatruje się jak zwykle.",
        "Draws an Adventure card onto one's space: a dragon brings the effect, any other card is resolved as usual.",
    )
    example: ClassVar[str] = "risk_card: {lose: {endurance: all}}"
    WORDS: ClassVar[Text] = Text(
        "dobierz kartę Przygód: jeśli to Smok, {effect}; inną rozpatrz jak zwykle",
        "draw an Adventure card: if it is a dragon, {effect}; resolve any other as usual",
    )

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.needs = effect.needs

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.part)

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def phrase(self, lang: Lang, who: Who) -> str:
        return fill(lang, self.WORDS.to(lang), {"effect": self.effect.inner(lang, who)})

    def run(self, ctx: Here) -> Steps[None]:
        yield from raids.risk(ctx, self.effect)


VERBS = (KingCards, OntoAdventure, ArrangeKingCards, LootDeck, RiskCard)

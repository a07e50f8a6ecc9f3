"""What cards and tokens of a raid can do: the words that the card languages of the sister games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import Whole
from brzdek.core.catalog.schema import Word as WordField
from brzdek.core.effects.effect import Effect, Question
from brzdek.core.effects.entries import AmountVerb, Arguments, Given, NamedOption, PlainVerb, Verb
from brzdek.core.effects.grammar import GRAMMAR
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Flow, Reading, deed, same
from brzdek.core.text import Lang, Text, fill
from brzdek.games.raid.cards.counters import COUNTERS, SELECTORS, Ctx, thief_of
from brzdek.games.raid.cards.event_verbs import EVENTS, MOMENTS, NUMBERS, OCCASIONS, InPlace
from brzdek.games.raid.cards.house_counters import HOUSE_COUNTERS
from brzdek.games.raid.cards.house_verbs import HOUSE_VERBS
from brzdek.games.raid.cards.resource_verbs import RESOURCES
from brzdek.games.raid.rules import events
from brzdek.games.raid.rules.dealing import cheapen_gems, replace_row_card
from brzdek.games.raid.rules.dragon import anger, return_cubes
from brzdek.games.raid.rules.gains import raise_gold_gains, take_reserve
from brzdek.games.raid.rules.harm import ATTACK, DAMAGE

# -- cards


class Discard(AmountVerb, Question):
    """A card from hand, chosen; the price of something."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "discard"
    doc: ClassVar[Text] = Text(
        "Odrzuca z ręki jeszcze niezagrane karty.", "Discards cards from hand that are not yet played."
    )
    example: ClassVar[str] = "discard: 1\nthen: {draw: 2}"
    reads: ClassVar[Reading] = deed(
        ("odrzuć", "odrzuca", "odrzucić"),
        ("discard", "discards"),
        Text("{n} {n|kartę|karty|kart}", "{n} {n|card|cards}"),
    )

    def possible(self, ctx: Ctx) -> bool:
        return len(thief_of(ctx).hand) >= self.amount

    def run(self, ctx: Ctx) -> Steps[None]:
        thief = thief_of(ctx)
        for _ in range(min(self.amount, len(thief.hand))):
            options: list[Option] = [("discard", card) for card in dict.fromkeys(thief.hand)]
            answer = yield from self.put(ctx, "discard", options)
            card = str(answer[1])
            thief.hand.remove(card)
            thief.discard.append(card)
            ctx.game.log.tell(events.Discarded, thief.seat, card)

    def question(self, lang: Lang) -> str:
        return Text("Którą kartę odrzucasz?", "Which card do you discard?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class TakeCards(Verb):
    """Cards from the reserve, without their price."""

    __slots__ = ("card", "copies")
    causes: ClassVar[tuple[str, ...]] = ("acquire",)
    word: ClassVar[str] = "take_cards"
    doc: ClassVar[Text] = Text(
        "Karty z rezerwy na własny stos kart odrzuconych, o ile są.",
        "Cards from the reserve to one's own discard pile, as far as there are any.",
    )
    example: ClassVar[str] = "take_cards: secret_tome\ncopies: 2"
    NAMES: ClassVar[dict[str, Text]] = {
        "secret_tome": Text("{n|Tajemny wolumin|Tajemne woluminy|Tajemnych woluminów}", "Secret {n|Tome|Tomes}"),
        "mercenary": Text("{n|Najemnika|Najemników|Najemników}", "{n|Mercenary|Mercenaries}"),
        "explore": Text("{n|Zwiad|Zwiady|Zwiadów}", "{n|Explore|Explores}"),
    }
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"), ("take", "takes"), Text("{n} {cards} z rezerwy", "{n} {cards} from the reserve")
    )

    def __init__(self, card: str, copies: int) -> None:
        self.card = card
        self.copies = copies

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        copies = NamedOption(Whole(1, 9), Text("ile kart; zwykle 1", "how many cards; usually 1"))
        return Arguments(WordField(list(cls.NAMES)), {"copies": copies})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("copies", 1))

    def possible(self, ctx: Ctx) -> bool:
        return ctx.game.reserve.get(self.card, 0) > 0

    def do(self, ctx: Ctx) -> None:
        take_reserve(ctx.game, thief_of(ctx), self.card, self.copies)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"n": self.copies, "cards": fill(lang, self.NAMES[self.card].to(lang), {"n": self.copies})}


class Trash(Verb):
    """A card out of the game at the end of the turn."""

    __slots__ = ("card",)
    word: ClassVar[str] = "trash"
    doc: ClassVar[Text] = Text(
        "Na koniec tury usuwa kartę z zagranych albo odrzuconych: dowolną („any”) albo o danym id.",
        "At the end of the turn removes a card from the play area or the discard pile: “any”, or one of that id.",
    )
    example: ClassVar[str] = "trash: any"
    NAMES: ClassVar[dict[str, Text]] = {
        "any": Text("kartę", "a card"),
        "burgle": Text("Włam", "a Burgle"),
    }
    reads: ClassVar[Reading] = deed(
        ("usuń", "usuwa", "usunąć"),
        ("trash", "trashes"),
        Text(
            "na koniec tury {verb} {card} z obszaru gry lub stosu kart odrzuconych",
            "at end of turn {verb} {card} from {your} play area or discard pile",
        ),
    )

    def __init__(self, card: str) -> None:
        self.card = card

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(WordField(list(cls.NAMES)))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def possible(self, ctx: Ctx) -> bool:
        """Will there be a card besides those that other effects take? The hand will have been played by then."""
        thief, trashes = thief_of(ctx), ctx.game.now.trashes
        cards = [*thief.hand, *thief.played, *thief.discard]
        for named in trashes:
            if named in cards:
                cards.remove(named)
        return len(cards) > trashes.count("") if self.card == "any" else self.card in cards

    def do(self, ctx: Ctx) -> None:
        ctx.game.now.trashes.append("" if self.card == "any" else self.card)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"card": self.NAMES[self.card].to(lang)}


# -- this turn


class IgnoreCaves(PlainVerb):
    """Crystal caves do not stop the player this turn."""

    __slots__ = ()
    word: ClassVar[str] = "ignore_caves"
    doc: ClassVar[Text] = Text(
        "Kryształowe groty nie wyczerpują w tej turze.", "Crystal caves do not exhaust this turn."
    )
    example: ClassVar[str] = "ignore_caves"
    reads: ClassVar[Reading] = Reading(
        Text("w tej turze kryształowe groty cię nie zatrzymują", "crystal caves do not stop you this turn"),
        Text("nie zatrzymuje się w tej turze w kryształowych grotach", "is not stopped by crystal caves this turn"),
        Text("nie zatrzymywać się w tej turze w kryształowych grotach", "not be stopped by crystal caves this turn"),
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.now.caves_lifted = True


class IgnoreMonsters(PlainVerb):
    """Tunnel monsters do nothing this turn."""

    __slots__ = ()
    word: ClassVar[str] = "ignore_monsters"
    doc: ClassVar[Text] = Text(
        "Potwory w korytarzach nie działają w tej turze.", "Tunnel monsters do nothing this turn."
    )
    example: ClassVar[str] = "ignore_monsters"
    reads: ClassVar[Reading] = deed(
        ("ignorujesz", "ignoruje", "ignorować"),
        ("you ignore", "ignores", "ignore"),
        Text("w tej turze {verb} potwory w korytarzach", "{verb} tunnel monsters this turn"),
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.now.monsters_ignored = True


class RicherGains(AmountVerb):
    """Every gain of gold this turn is larger."""

    __slots__ = ()
    word: ClassVar[str] = "gold_gains"
    doc: ClassVar[Text] = Text("Każdy zysk złota w tej turze jest większy.", "Every gain of gold this turn is larger.")
    example: ClassVar[str] = "gold_gains: 1"
    flow: Flow = ","
    reads: ClassVar[Reading] = Reading(
        Text(
            "ilekroć zdobywasz w tej turze ⟦gold⟧ (także wcześniej), weź o {n} więcej",
            "each time you gain ⟦gold⟧ this turn (earlier as well), gain {n} more",
        ),
        Text(
            "ilekroć zdobywa w tej turze ⟦gold⟧ (także wcześniej), bierze o {n} więcej",
            "each time they gain ⟦gold⟧ this turn (earlier as well), gains {n} more",
        ),
    )

    def do(self, ctx: Ctx) -> None:
        raise_gold_gains(ctx.game, thief_of(ctx), self.amount)


class CheaperGems(AmountVerb):
    """Gems cost less skill this turn."""

    __slots__ = ()
    word: ClassVar[str] = "gem_discount"
    doc: ClassVar[Text] = Text("Klejnoty kosztują w tej turze mniej.", "Gems cost less this turn.")
    example: ClassVar[str] = "gem_discount: 2"
    flow: Flow = ":"
    reads: ClassVar[Reading] = same(
        "w tej turze klejnoty są tańsze o {n} ⟦skill⟧", "gems cost {n} ⟦skill⟧ less this turn"
    )

    def do(self, ctx: Ctx) -> None:
        cheapen_gems(ctx.game, self.amount)


# -- the dungeon and the dragon


class Rage(AmountVerb):
    """The dragon marker moves."""

    __slots__ = ()
    word: ClassVar[str] = "rage"
    doc: ClassVar[Text] = Text(
        "Przesuwa znacznik smoka po torze furii.", "Moves the dragon marker along the rage track."
    )
    example: ClassVar[str] = "rage: 1"
    reads: ClassVar[Reading] = deed(
        ("przesuń", "przesuwa", "przesunąć"),
        ("move", "moves"),
        Text("znacznik smoka o {n} {n|pole|pola|pól} do przodu", "the dragon marker {n} {n|space|spaces} forward"),
    )

    def do(self, ctx: Ctx) -> None:
        anger(ctx.game, self.amount)


class DragonAttack(PlainVerb):
    """The dragon attacks at once; how, each game says."""

    __slots__ = ()
    causes: ClassVar[tuple[str, ...]] = (DAMAGE, ATTACK)
    word: ClassVar[str] = "dragon_attack"
    doc: ClassVar[Text] = Text("Smok atakuje natychmiast.", "The dragon attacks at once.")
    example: ClassVar[str] = "dragon_attack"
    flow: Flow = ":"
    reads: ClassVar[Reading] = same("smok atakuje", "the dragon attacks")


class ReturnCubes(AmountVerb):
    """Black cubes go back into the bag."""

    __slots__ = ()
    word: ClassVar[str] = "return_cubes"
    doc: ClassVar[Text] = Text(
        "Odłożone czarne kostki wracają do smoczej sakwy.", "Black cubes set aside go back into the bag."
    )
    example: ClassVar[str] = "return_cubes: 3"
    flow: Flow = ":"
    reads: ClassVar[Reading] = same(
        "do smoczej sakwy {n|wraca|wracają|wraca} {n} {n|odłożona kostka|odłożone kostki|odłożonych kostek} smoka",
        "{n} set-aside dragon {n|cube goes|cubes go} back into the bag",
    )

    def do(self, ctx: Ctx) -> None:
        return_cubes(ctx.game, self.amount)


class ReplaceRowCard(Question, PlainVerb):
    """A card of the dungeon row is exchanged."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "replace_row_card"
    doc: ClassVar[Text] = Text(
        "Wymienia kartę w puli lochów na nową.", "Replaces a card of the dungeon row with a new one."
    )
    example: ClassVar[str] = "replace_row_card"
    reads: ClassVar[Reading] = deed(
        ("wymień", "wymienia", "wymienić"),
        ("replace", "replaces"),
        Text(
            "kartę w puli lochów (symbol smoczego ataku na nowej karcie nie działa)",
            "a card in the dungeon row (a dragon attack symbol on the new card does not work)",
        ),
    )

    def possible(self, ctx: Ctx) -> bool:
        return bool(ctx.game.row and ctx.game.deck)

    def run(self, ctx: Ctx) -> Steps[None]:
        if self.possible(ctx):
            options: Sequence[Option] = [("replace", card) for card in dict.fromkeys(ctx.game.row)]
            answer = yield from self.put(ctx, "replace", options)
            yield from replace_row_card(ctx.game, str(answer[1]))

    def question(self, lang: Lang) -> str:
        return Text("Którą kartę z puli lochów wymieniasz?", "Which card of the dungeon row do you replace?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class AdjacentSecret(PlainVerb):
    """A secret from an adjacent room, in a game where any lie there."""

    __slots__ = ()
    word: ClassVar[str] = "take_adjacent_secret"
    example: ClassVar[str] = "take_adjacent_secret"
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"),
        ("take", "takes"),
        Text("sekret z sąsiedniej komnaty", "a secret from an adjacent room"),
    )


VERBS: tuple[type[Verb], ...] = (
    *RESOURCES,
    Discard, TakeCards, Trash,
    IgnoreCaves, IgnoreMonsters, RicherGains, CheaperGems,
    Rage, ReturnCubes, ReplaceRowCard,
    *HOUSE_VERBS,
)  # fmt: skip
NOT_HERE = (
    "test", "reroll", "more_dice", "forbid", "allow", "at", "answer", "reflect", "redirect", "special",
    "less", "aimed_at", "roll_of",
)  # fmt: skip
"""Words of the grammar for which a raid has no use: it knows no own numbers, windows or cards played in answer."""
LANGUAGE = GRAMMAR.extend(
    Text("Brzdęk! i Katakumby", "Clank! and Catacombs"),
    without=NOT_HERE,
    verbs=VERBS,
    conditions=(InPlace,),
    counters=(*COUNTERS, *HOUSE_COUNTERS),
    selectors=SELECTORS,
    events=EVENTS,
    numbers=NUMBERS,
    occasions=OCCASIONS,
    moments=MOMENTS,
    conditions_wait=True,
    lasts="end_of_turn",
    scopes=("you", "others", "everyone"),
)

"""What the cards of the fair can count, ask and aim at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Word
from brzdek.core.catalog.schema import Word as WordField
from brzdek.core.copies import card_of
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Arguments, Condition, Counter, Given, Selector
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, same
from brzdek.core.text import Text
from tests.tiny.state import Fair

Here: TypeAlias = Context[Fair]


class GoldHeld(Counter):
    __slots__ = ()
    word: ClassVar[str] = "gold"
    doc: ClassVar[Text] = Text("Posiadane złoto.", "Gold held.")
    example: ClassVar[str] = "gold"
    each: ClassVar[Text] = Text("za każdą sztukę złota", "for each piece of gold")
    noun: ClassVar[Text] = Text("{n|sztuka|sztuki|sztuk} złota", "{n|piece|pieces} of gold")
    things: ClassVar[Text | None] = Text("{quantity} ⟦gold⟧", "{quantity} ⟦gold⟧")

    def count(self, ctx: Here) -> int:
        return ctx.game.traders[ctx.seat].gold


class Crowns(Counter):
    __slots__ = ()
    word: ClassVar[str] = "crown"
    doc: ClassVar[Text] = Text("Posiadane korony.", "Crowns held.")
    example: ClassVar[str] = "crown"
    each: ClassVar[Text] = Text("za każdą koronę", "for each crown")
    noun: ClassVar[Text] = Text("{n|korona|korony|koron}", "{n|crown|crowns}")
    thing: ClassVar[Text | None] = Text("koronę", "a crown")
    things: ClassVar[Text | None] = Text("{quantity} {n|koronę|korony|koron}", "{quantity} {n|crown|crowns}")
    lacking: ClassVar[Text | None] = Text("korony", "crown")

    def count(self, ctx: Here) -> int:
        return ctx.game.traders[ctx.seat].crowns


class CubesMade(Counter):
    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "cubes_made"
    doc: ClassVar[Text] = Text("Kostki rzeczywiście położone w tej turze.", "Cubes really put down this turn.")
    example: ClassVar[str] = "cubes_made"
    each: ClassVar[Text] = Text("za każdą kostkę położoną w tej turze", "for each cube put down this turn")
    noun: ClassVar[Text] = Text("{n|kostka|kostki|kostek} z tej tury", "{n|cube|cubes} of this turn")
    has: ClassVar[Reading] = Reading(
        Text("kładziesz w tej turze {quantity} ⟦cube⟧", "you put down {quantity} ⟦cube⟧ this turn"),
        Text("kładzie w tej turze {quantity} ⟦cube⟧", "they put down {quantity} ⟦cube⟧ this turn"),
    )

    def count(self, ctx: Here) -> int:
        return ctx.game.traders[ctx.seat].cubes_made


class Companions(Counter):
    __slots__ = ()
    word: ClassVar[str] = "companions"
    doc: ClassVar[Text] = Text(
        "Towarzysze zagrani w tej turze, poza tą kartą.", "Companions played this turn, apart from this card."
    )
    example: ClassVar[str] = "companions"
    each: ClassVar[Text] = Text("za każdego innego towarzysza w grze", "for each other companion in play")
    noun: ClassVar[Text] = Text("{n|towarzysz|towarzysze|towarzyszy} w grze", "{n|companion|companions} in play")
    has: ClassVar[Reading] = Reading(
        Text(
            "masz w grze {quantity} {n|innego towarzysza|innych towarzyszy|innych towarzyszy}",
            "you have {quantity} other {n|companion|companions} in play",
        ),
        Text(
            "ma w grze {quantity} {n|innego towarzysza|innych towarzyszy|innych towarzyszy}",
            "they have {quantity} other {n|companion|companions} in play",
        ),
    )
    one: ClassVar[Reading | None] = Reading(
        Text("masz w grze innego towarzysza", "you have another companion in play"),
        Text("ma w grze innego towarzysza", "they have another companion in play"),
    )

    def count(self, ctx: Here) -> int:
        game = ctx.game
        played = game.traders[ctx.seat].played
        return sum(game.card(card).kind == "companion" for card in played if card != ctx.source)


class CardsOf(Counter):
    __slots__ = ("kind",)
    word: ClassVar[str] = "played"
    doc: ClassVar[Text] = Text("Zagrane w tej turze karty danego rodzaju.", "Cards of a kind played this turn.")
    example: ClassVar[str] = "played: skill"
    each: ClassVar[Text] = Text("za każdą taką kartę", "for each such card")
    noun: ClassVar[Text] = Text("{n|taka karta|takie karty|takich kart}", "such {n|card|cards}")
    has: ClassVar[Reading] = same(
        "zagrano {quantity} {n|taką kartę|takie karty|takich kart}", "{quantity} such {n|card was|cards were} played"
    )

    def __init__(self, kind: str) -> None:
        self.kind = kind

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(WordField(("skill", "companion")))

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls(given.value)

    def count(self, ctx: Here) -> int:
        game = ctx.game
        return sum(game.card(card).kind == self.kind for card in game.traders[ctx.seat].played)


class Fighting(Condition):
    __slots__ = ()
    word: ClassVar[str] = "fighting"
    doc: ClassVar[Text] = Text("Trwa walka tego gracza.", "The player is in a fight.")
    example: ClassVar[str] = "fighting"
    reads: ClassVar[Reading] = Reading(Text("walczysz", "you fight"), Text("walczy", "they fight"))
    denied: ClassVar[Reading | None] = Reading(
        Text("nie walczysz", "you do not fight"), Text("nie walczy", "they do not fight")
    )

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls()

    def holds(self, ctx: Here) -> bool:
        return ctx.game.fight is not None and ctx.seat in ctx.game.fight


class OtherPlayer(Selector):
    __slots__ = ()
    kind: ClassVar[str] = "player"
    word: ClassVar[str] = "other"
    doc: ClassVar[Text] = Text("Inni gracze, od lewej.", "Other players, from the left.")
    example: ClassVar[str] = "player: other"
    one: ClassVar[Text] = Text("innego gracza", "another player")
    all: ClassVar[Text] = Text("każdy inny gracz", "each other player")
    several: ClassVar[Text | None] = Text("{n} innych graczy", "{n} other players")

    def targets(self, ctx: Here) -> Sequence[Word]:
        players = ctx.game.players
        seats = [(ctx.seat + step) % players for step in range(1, players + 1)]
        return [seat for seat in seats if seat != ctx.actor]


class AnyPlayer(Selector):
    __slots__ = ()
    kind: ClassVar[str] = "player"
    word: ClassVar[str] = "any"
    doc: ClassVar[Text] = Text("Wszyscy gracze.", "All players.")
    example: ClassVar[str] = "player: any"
    one: ClassVar[Text] = Text("dowolnego gracza", "any player")
    all: ClassVar[Text] = Text("każdy gracz", "each player")

    def targets(self, ctx: Here) -> Sequence[Word]:
        players = ctx.game.players
        return [(ctx.seat + step) % players for step in range(players)]


class OwnItem(Selector):
    __slots__ = ()
    kind: ClassVar[str] = "card"
    word: ClassVar[str] = "own_item"
    doc: ClassVar[Text] = Text("Własne przedmioty.", "One's own items.")
    example: ClassVar[str] = "card: own_item"
    one: ClassVar[Text] = Text("swój przedmiot", "an item of yours")
    all: ClassVar[Text] = Text("każdy twój przedmiot", "each item of yours")

    def targets(self, ctx: Here) -> Sequence[Word]:
        return list(ctx.game.traders[ctx.seat].items)


class OthersItem(Selector):
    __slots__ = ()
    kind: ClassVar[str] = "card"
    word: ClassVar[str] = "others_item"
    doc: ClassVar[Text] = Text("Przedmioty innych graczy.", "Items of other players.")
    example: ClassVar[str] = "card: others_item"
    one: ClassVar[Text] = Text("przedmiot innego gracza", "another player's item")
    all: ClassVar[Text] = Text("każdy przedmiot innego gracza", "each item of another player")

    def targets(self, ctx: Here) -> Sequence[Word]:
        return [item for seat, trader in enumerate(ctx.game.traders) if seat != ctx.seat for item in trader.items]


class AnyBeast(Selector):
    __slots__ = ()
    kind: ClassVar[str] = "card"
    word: ClassVar[str] = "beast"
    doc: ClassVar[Text] = Text("Zwierzęta na łące.", "Beasts of the meadow.")
    example: ClassVar[str] = "card: beast"
    one: ClassVar[Text] = Text("zwierzę na łące", "a beast of the meadow")
    all: ClassVar[Text] = Text("każde zwierzę na łące", "each beast of the meadow")

    def targets(self, ctx: Here) -> Sequence[Word]:
        return list(ctx.game.meadow)


class Beaten(Condition):
    """``beaten: smok``: the event is about a fight against such a beast."""

    __slots__ = ("card",)
    word: ClassVar[str] = "beaten"
    doc: ClassVar[Text] = Text("Zdarzenie dotyczy takiego zwierzęcia.", "The event is about such a beast.")
    example: ClassVar[str] = "beaten: smok"
    reads: ClassVar[Reading] = same("to smok", "it is a dragon")

    def __init__(self, card: str) -> None:
        self.card = card

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(WordField(("smok",)))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Here) -> bool:
        foes = () if ctx.happening is None else ctx.happening.foes
        return any(card_of(str(foe)) == self.card for foe in foes)


class AnyStall(Selector):
    __slots__ = ()
    kind: ClassVar[str] = "stall"
    word: ClassVar[str] = "any"
    doc: ClassVar[Text] = Text("Stragany.", "Stalls.")
    example: ClassVar[str] = "stall: any"
    one: ClassVar[Text] = Text("stragan", "a stall")
    all: ClassVar[Text] = Text("każdy stragan", "each stall")

    def targets(self, ctx: Here) -> Sequence[Word]:
        return list(ctx.game.stalls)


CONDITIONS = (Fighting, Beaten)
COUNTERS = (GoldHeld, Crowns, CubesMade, Companions, CardsOf)
SELECTORS = (OtherPlayer, AnyPlayer, OwnItem, OthersItem, AnyBeast, AnyStall)

"""What cards of Brzdęk! can count and whom they can mean: counters and selectors of the card language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from brzdek.core.ask import Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Counter, Selector
from brzdek.core.effects.phrases import Reading, same
from brzdek.core.text import Text
from brzdek.games.brzdek.state import Raid, Thief

Ctx = Context[Raid[Any]]


def thief_of(ctx: Ctx) -> Thief:
    thief: Thief = ctx.game.thieves[ctx.seat]
    return thief


class CubesMade(Counter):
    """Own cubes put into the Clank! area this turn."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "cubes_made"
    doc: ClassVar[Text] = Text(
        "Własne kostki położone w tej turze na obszarze Brzdęk!.", "Own cubes put into the Clank! area this turn."
    )
    example: ClassVar[str] = "cubes_made"
    each: ClassVar[Text] = Text("za każdy twój ⟦clank⟧ w tej turze", "for each ⟦clank⟧ you make this turn")
    noun: ClassVar[Text] = Text("⟦clank⟧", "⟦clank⟧")
    has: ClassVar[Reading] = same("robisz w tej turze {quantity} ⟦clank⟧", "you make {quantity} ⟦clank⟧ this turn")

    def count(self, ctx: Ctx) -> int:
        return ctx.game.now.cubes_made


class GoldOwned(Counter):
    """Gold in front of the player."""

    __slots__ = ()
    word: ClassVar[str] = "gold"
    doc: ClassVar[Text] = Text("Złoto gracza.", "The player's gold.")
    example: ClassVar[str] = "gold"
    each: ClassVar[Text] = Text("za każde ⟦gold⟧", "for each ⟦gold⟧")
    noun: ClassVar[Text] = Text("⟦gold⟧", "⟦gold⟧")
    has: ClassVar[Reading] = same("masz {quantity} ⟦gold⟧", "you have {quantity} ⟦gold⟧")

    def count(self, ctx: Ctx) -> int:
        return thief_of(ctx).gold


class Tomes(Counter):
    """Secret Tomes among the player's cards."""

    __slots__ = ()
    word: ClassVar[str] = "secret_tomes"
    doc: ClassVar[Text] = Text("Tajemne woluminy gracza.", "The player's Secret Tomes.")
    example: ClassVar[str] = "secret_tomes"
    each: ClassVar[Text] = Text("za każdy twój Tajemny wolumin", "for each Secret Tome you own")
    noun: ClassVar[Text] = Text("{n|Tajemny wolumin|Tajemne woluminy|Tajemnych woluminów}", "Secret {n|Tome|Tomes}")
    has: ClassVar[Reading] = same(
        "masz {quantity} {n|Tajemny wolumin|Tajemne woluminy|Tajemnych woluminów}",
        "you have {quantity} Secret {n|Tome|Tomes}",
    )

    def count(self, ctx: Ctx) -> int:
        return thief_of(ctx).cards().count("secret_tome")


class OtherCompanions(Counter):
    """Companions in the play area besides the card itself."""

    __slots__ = ()
    word: ClassVar[str] = "another_companion"
    doc: ClassVar[Text] = Text(
        "Towarzysze w obszarze gry, poza tą kartą.", "Companions in the play area besides this card."
    )
    example: ClassVar[str] = "another_companion"
    each: ClassVar[Text] = Text(
        "za każdego innego towarzysza w obszarze gry", "for each other companion in your play area"
    )
    noun: ClassVar[Text] = Text(
        "{n|inny towarzysz|innych towarzyszy|innych towarzyszy}", "other {n|companion|companions}"
    )
    has: ClassVar[Reading] = same(
        "inni towarzysze w obszarze gry: {quantity}", "other companions in your play area: {quantity}"
    )
    one: ClassVar[Reading | None] = same(
        "w twoim obszarze gry jest inny towarzysz", "another companion is in your play area"
    )

    def count(self, ctx: Ctx) -> int:
        pieces = ctx.game.kit.cards
        companions = sum(pieces[card].type == "companion" for card in thief_of(ctx).played)
        itself = ctx.source in pieces and pieces[str(ctx.source)].type == "companion"
        return companions - itself


class TokenCounter(Counter):
    """Tokens of one sort in front of the player."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = ()
    sort: ClassVar[str] = ""

    def count(self, ctx: Ctx) -> int:
        cards = ctx.game.kit.cards
        tokens = thief_of(ctx).tokens
        return sum(token in self.names or self.sort in (cards[token].kind, cards[token].sort) for token in tokens)


class Artifacts(TokenCounter):
    """Artifacts carried."""

    __slots__ = ()
    sort: ClassVar[str] = "artifact"
    word: ClassVar[str] = "artifact"
    doc: ClassVar[Text] = Text("Artefakty gracza.", "The player's artifacts.")
    example: ClassVar[str] = "artifact"
    each: ClassVar[Text] = Text("za każdy artefakt", "for each artifact")
    noun: ClassVar[Text] = Text("{n|artefakt|artefakty|artefaktów}", "{n|artifact|artifacts}")
    has: ClassVar[Reading] = same("artefakty: {quantity}", "artifacts: {quantity}")
    one: ClassVar[Reading | None] = same("masz artefakt", "you have an artifact")


class Crowns(TokenCounter):
    """Crowns bought."""

    __slots__ = ()
    sort: ClassVar[str] = "crown"
    word: ClassVar[str] = "crown"
    doc: ClassVar[Text] = Text("Korony gracza.", "The player's crowns.")
    example: ClassVar[str] = "crown"
    each: ClassVar[Text] = Text("za każdą koronę", "for each crown")
    noun: ClassVar[Text] = Text("{n|korona|korony|koron}", "{n|crown|crowns}")
    has: ClassVar[Reading] = same("korony: {quantity}", "crowns: {quantity}")
    one: ClassVar[Reading | None] = same("masz koronę", "you have a crown")


class Idols(TokenCounter):
    """Monkey idols taken."""

    __slots__ = ()
    sort: ClassVar[str] = "idol"
    word: ClassVar[str] = "monkey_idol"
    doc: ClassVar[Text] = Text("Figurki małpiego bożka gracza.", "The player's monkey idols.")
    example: ClassVar[str] = "monkey_idol"
    each: ClassVar[Text] = Text("za każdą figurkę małpiego bożka", "for each monkey idol")
    noun: ClassVar[Text] = Text("{n|figurka|figurki|figurek} małpiego bożka", "monkey {n|idol|idols}")
    has: ClassVar[Reading] = same("figurki małpiego bożka: {quantity}", "monkey idols: {quantity}")
    one: ClassVar[Reading | None] = same("masz figurkę małpiego bożka", "you have a monkey idol")


class Mastery(TokenCounter):
    """The mastery token."""

    __slots__ = ()
    sort: ClassVar[str] = "mastery"
    word: ClassVar[str] = "mastery"
    doc: ClassVar[Text] = Text("Odznaka mistrzostwa gracza.", "The player's mastery token.")
    example: ClassVar[str] = "mastery"
    each: ClassVar[Text] = Text("za odznakę mistrzostwa", "for a mastery token")
    noun: ClassVar[Text] = Text("{n|odznaka|odznaki|odznak} mistrzostwa", "mastery {n|token|tokens}")
    has: ClassVar[Reading] = same("odznaki mistrzostwa: {quantity}", "mastery tokens: {quantity}")
    one: ClassVar[Reading | None] = same("masz odznakę mistrzostwa", "you have a mastery token")


class CuriosityKinds(Counter):
    """Different kinds among chalice, dragon egg and monkey idol."""

    __slots__ = ()
    word: ClassVar[str] = "curiosity_kinds"
    doc: ClassVar[Text] = Text(
        "Różne rodzaje spośród: kielich, smocze jajo, figurka małpiego bożka.",
        "Different kinds among chalice, dragon egg, monkey idol.",
    )
    example: ClassVar[str] = "curiosity_kinds"
    each: ClassVar[Text] = Text(
        "za każdy rodzaj z trójki kielich, smocze jajo, figurka małpiego bożka",
        "for each kind among chalice, dragon egg, monkey idol",
    )
    noun: ClassVar[Text] = Text("{n|rodzaj|rodzaje|rodzajów}", "{n|kind|kinds}")
    has: ClassVar[Reading] = same(
        "masz {quantity} z trójki kielich, smocze jajo, figurka małpiego bożka",
        "you have {quantity} of chalice, dragon egg and monkey idol",
    )

    def count(self, ctx: Ctx) -> int:
        return len({"chalice", "dragon_egg", "monkey_idol"} & set(thief_of(ctx).tokens))


# -- players


class OtherPlayers(Selector):
    """Everybody else still in play."""

    __slots__ = ()
    kind: ClassVar[str] = "player"
    word: ClassVar[str] = "other"
    doc: ClassVar[Text] = Text("Pozostali gracze, którzy są jeszcze w grze.", "The other players still in play.")
    example: ClassVar[str] = "{player: other}"
    one: ClassVar[Text] = Text("innego gracza", "another player")
    all: ClassVar[Text] = Text("każdy inny gracz", "each other player")

    def targets(self, ctx: Ctx) -> Sequence[Word]:
        return [thief.seat for thief in ctx.game.in_play() if thief.seat != ctx.seat]


class AllPlayers(Selector):
    """Everybody still in play."""

    __slots__ = ()
    kind: ClassVar[str] = "player"
    word: ClassVar[str] = "any"
    doc: ClassVar[Text] = Text("Wszyscy gracze, którzy są jeszcze w grze.", "All players still in play.")
    example: ClassVar[str] = "{player: any}"
    one: ClassVar[Text] = Text("gracza", "a player")
    all: ClassVar[Text] = Text("każdy gracz", "each player")

    def targets(self, ctx: Ctx) -> Sequence[Word]:
        return [thief.seat for thief in ctx.game.in_play()]


COUNTERS: tuple[type[Counter], ...] = (
    CubesMade, GoldOwned, Tomes, OtherCompanions, Artifacts, Crowns, Idols, Mastery, CuriosityKinds,
)  # fmt: skip
SELECTORS: tuple[type[Selector], ...] = (OtherPlayers, AllPlayers)

"""What cards of a raid can count and whom they can mean: counters and selectors of the card language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from brzdek.core.ask import Word
from brzdek.core.effects.comparisons import WithFewer, WithMore
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Counter, Selector
from brzdek.core.effects.phrases import Reading
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple
from brzdek.games.raid.rules.state import AnyRaid, Thief

Ctx = Context[AnyRaid]


def thief_of(ctx: Ctx) -> Thief:
    thief: Thief = ctx.game.thieves[ctx.seat]
    return thief


class TurnDeed(NamedTuple):
    """What somebody does in a turn, as a verb of clauses: told to the reader, about a player, in English."""

    you: str
    they: str
    en: str

    def clause(self, pl: str, en: str) -> Reading:
        """ "wydasz w tej turze …", "you make … this turn"."""
        return Reading(
            Text(f"{self.you} w tej turze {pl}", f"you {self.en} {en} this turn"),
            Text(f"{self.they} w tej turze {pl}", f"they {self.en} {en} this turn"),
        )

    def denied(self, pl: str, en: str) -> Reading:
        """ "nie wydasz w tej turze …", "you make no … this turn"."""
        return TurnDeed(f"nie {self.you}", f"nie {self.they}", self.en).clause(pl, f"no {en}")


MAKES = TurnDeed("wydasz", "wyda", "make")


class CubesMade(Counter):
    """Own cubes put into the Clank! area this turn."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "cubes_made"
    doc: ClassVar[Text] = Text(
        "Własne kostki położone w tej turze na obszarze Brzdęk!.", "Own cubes put into the Clank! area this turn."
    )
    example: ClassVar[str] = "cubes_made"
    each: ClassVar[Text] = Text("za każdy ⟦clank⟧, który wydasz w tej turze", "for each ⟦clank⟧ you make this turn")
    noun: ClassVar[Text] = Text("⟦clank⟧ z tej tury", "⟦clank⟧ you make this turn")
    has: ClassVar[Reading] = MAKES.clause("{quantity} ⟦clank⟧", "{quantity} ⟦clank⟧")
    one: ClassVar[Reading | None] = MAKES.clause("⟦clank⟧", "⟦clank⟧")
    none: ClassVar[Reading | None] = MAKES.denied("⟦clank⟧", "⟦clank⟧")

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
    thing: ClassVar[Text | None] = Text("⟦gold⟧", "⟦gold⟧")
    lacking: ClassVar[Text | None] = Text("złota", "⟦gold⟧")
    plenty: ClassVar[Text | None] = Text("złota", "gold")
    mass: ClassVar[bool] = True

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
    thing: ClassVar[Text | None] = Text("Tajemny wolumin", "a Secret Tome")
    lacking: ClassVar[Text | None] = Text("Tajemnego woluminu", "Secret Tome")

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
    each: ClassVar[Text] = Text("za każdego innego towarzysza w obszarze gry", "for each other companion in play")
    noun: ClassVar[Text] = Text(
        "{n|inny towarzysz|innych towarzyszy|innych towarzyszy}", "other {n|companion|companions}"
    )
    thing: ClassVar[Text | None] = Text("innego towarzysza w obszarze gry", "another companion in play")
    things: ClassVar[Text | None] = Text(
        "{quantity} {n|innego towarzysza|innych towarzyszy|innych towarzyszy} w obszarze gry",
        "{quantity} other {n|companion|companions} in play",
    )
    lacking: ClassVar[Text | None] = Text("innego towarzysza w obszarze gry", "other companion in play")

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
    thing: ClassVar[Text | None] = Text("artefakt", "an artifact")
    lacking: ClassVar[Text | None] = Text("artefaktu", "artifact")


class Crowns(TokenCounter):
    """Crowns bought."""

    __slots__ = ()
    sort: ClassVar[str] = "crown"
    word: ClassVar[str] = "crown"
    doc: ClassVar[Text] = Text("Korony gracza.", "The player's crowns.")
    example: ClassVar[str] = "crown"
    each: ClassVar[Text] = Text("za każdą koronę", "for each crown")
    noun: ClassVar[Text] = Text("{n|korona|korony|koron}", "{n|crown|crowns}")
    thing: ClassVar[Text | None] = Text("koronę", "a crown")
    things: ClassVar[Text | None] = Text("{quantity} {n|koronę|korony|koron}", "{quantity} {n|crown|crowns}")
    lacking: ClassVar[Text | None] = Text("korony", "crown")


class Idols(TokenCounter):
    """Monkey idols taken."""

    __slots__ = ()
    sort: ClassVar[str] = "idol"
    word: ClassVar[str] = "monkey_idol"
    doc: ClassVar[Text] = Text("Figurki małpiego bożka gracza.", "The player's monkey idols.")
    example: ClassVar[str] = "monkey_idol"
    each: ClassVar[Text] = Text("za każdą figurkę małpiego bożka", "for each monkey idol")
    noun: ClassVar[Text] = Text("{n|figurka|figurki|figurek} małpiego bożka", "monkey {n|idol|idols}")
    thing: ClassVar[Text | None] = Text("figurkę małpiego bożka", "a monkey idol")
    things: ClassVar[Text | None] = Text(
        "{quantity} {n|figurkę|figurki|figurek} małpiego bożka", "{quantity} monkey {n|idol|idols}"
    )
    lacking: ClassVar[Text | None] = Text("figurki małpiego bożka", "monkey idol")


class Mastery(TokenCounter):
    """The mastery token."""

    __slots__ = ()
    sort: ClassVar[str] = "mastery"
    word: ClassVar[str] = "mastery"
    doc: ClassVar[Text] = Text("Odznaka mistrzostwa gracza.", "The player's mastery token.")
    example: ClassVar[str] = "mastery"
    each: ClassVar[Text] = Text("za odznakę mistrzostwa", "for a mastery token")
    noun: ClassVar[Text] = Text("{n|odznaka|odznaki|odznak} mistrzostwa", "mastery {n|token|tokens}")
    thing: ClassVar[Text | None] = Text("odznakę mistrzostwa", "a mastery token")
    things: ClassVar[Text | None] = Text(
        "{quantity} {n|odznakę|odznaki|odznak} mistrzostwa", "{quantity} mastery {n|token|tokens}"
    )
    lacking: ClassVar[Text | None] = Text("odznaki mistrzostwa", "mastery token")


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
        "za każdy inny żeton spośród kielicha, smoczego jaja i figurki małpiego bożka",
        "for each different one of chalice, dragon egg and monkey idol",
    )
    noun: ClassVar[Text] = Text(
        "{n|różny żeton|różne żetony|różnych żetonów} spośród kielicha, smoczego jaja i figurki małpiego bożka",
        "different ones of chalice, dragon egg and monkey idol",
    )
    thing: ClassVar[Text | None] = Text(
        "kielich, smocze jajo lub figurkę małpiego bożka", "a chalice, a dragon egg or a monkey idol"
    )
    things: ClassVar[Text | None] = Text(
        "{quantity} {n|żeton|różne żetony|różnych żetonów} spośród kielicha, smoczego jaja i figurki małpiego bożka",
        "{quantity} different ones of chalice, dragon egg and monkey idol",
    )
    lacking: ClassVar[Text | None] = Text(
        "kielicha, smoczego jaja ani figurki małpiego bożka", "chalice, dragon egg or monkey idol"
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


class PlayersHere(Selector):
    """Everybody else in the same room."""

    __slots__ = ()
    kind: ClassVar[str] = "player"
    word: ClassVar[str] = "here"
    doc: ClassVar[Text] = Text(
        "Inni gracze, którzy stoją w tej samej komnacie.", "Other players who stand in the same room."
    )
    example: ClassVar[str] = "{player: here}"
    one: ClassVar[Text] = Text("innego gracza w swojej komnacie", "another player in your room")
    all: ClassVar[Text] = Text("każdy inny gracz w twojej komnacie", "each other player in your room")

    def targets(self, ctx: Ctx) -> Sequence[Word]:
        own = thief_of(ctx)
        if own.out:
            return []
        return [thief.seat for thief in ctx.game.in_play() if thief.seat != ctx.seat and thief.room == own.room]


COUNTERS: tuple[type[Counter], ...] = (
    CubesMade, GoldOwned, Tomes, OtherCompanions, Artifacts, Crowns, Idols, Mastery, CuriosityKinds,
)  # fmt: skip
SELECTORS: tuple[type[Selector], ...] = (OtherPlayers, AllPlayers, PlayersHere, WithMore, WithFewer)

"""Among which players cards let choose."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Word as AnyWord
from brzdek.core.catalog.schema import Word
from brzdek.core.effects.comparisons import WithFewer, WithMore
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Arguments, Given, Selector
from brzdek.core.effects.language import Language, OneOrMore
from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.cards.naming import within_region
from brzdek.games.magia_i_miecz.rules.board import within
from brzdek.games.magia_i_miecz.rules.powers import unaffected
from brzdek.games.magia_i_miecz.rules.state import World, alignment_of

Here: TypeAlias = Context[World]
NEAR = 3


# -- players


class Players(Selector):
    """Adventurers on the board. Whom the card at hand does not touch, or whom no spell reaches, is left out."""

    __slots__ = ()
    kind: ClassVar[str] = "player"

    def targets(self, ctx: Here) -> Sequence[AnyWord]:
        game = ctx.game
        found: list[AnyWord] = []
        for seat in game.living():
            if self.meant(ctx, seat) and not unaffected(game, seat, ctx.source, ctx.seat):
                found.append(seat)
        return found

    def includes(self, ctx: Here, one: AnyWord) -> bool:
        game, seat = ctx.game, int(one)
        if seat >= len(game.adventurers) or not game.adventurers[seat].alive or not self.meant(ctx, seat):
            return False
        return not unaffected(game, seat, ctx.source, ctx.seat)

    @abstractmethod
    def meant(self, ctx: Here, seat: int) -> bool:
        """Is this one meant?"""


def whereabouts(ctx: Here) -> str:
    """Where the reader stands; a being stands where it fights."""
    fight = ctx.game.fight
    return ctx.game.adventurers[ctx.seat if ctx.for_ is None or fight is None else fight.seat].space


def reaching(ctx: Here) -> bool:
    """Does the reader reach everybody, as if they were near or had just been met?"""
    return ctx.game.now.reaching and ctx.seat == ctx.game.turn


class Others(Players):
    __slots__ = ()
    word: ClassVar[str] = "other"
    doc: ClassVar[Text] = Text("Inny Poszukiwacz.", "Another adventurer.")
    example: ClassVar[str] = "choose: {player: other}\nthey: {lose: {gold: 1}}"
    one = Text("innego Poszukiwacza", "another adventurer")
    all = Text("każdy inny Poszukiwacz", "each other adventurer")
    several = Text("{n} innych Poszukiwaczy", "{n} other adventurers")

    def meant(self, ctx: Here, seat: int) -> bool:
        return seat != ctx.actor


class AnyPlayer(Players):
    __slots__ = ()
    word: ClassVar[str] = "anyone"
    doc: ClassVar[Text] = Text("Dowolny Poszukiwacz, także czytający.", "Any adventurer, the reader included.")
    example: ClassVar[str] = "choose: {player: anyone}\nthey: {heal: all}"
    one = Text("dowolnego Poszukiwacza", "any adventurer")
    all = Text("każdy Poszukiwacz", "each adventurer")
    several = Text("{n} Poszukiwaczy", "{n} adventurers")

    def meant(self, ctx: Here, seat: int) -> bool:
        return True


class PlayersHere(Players):
    __slots__ = ()
    word: ClassVar[str] = "here"
    doc: ClassVar[Text] = Text("Inny Poszukiwacz na tym samym obszarze.", "Another adventurer on the same space.")
    example: ClassVar[str] = "choose: {player: here}\nthey: {lose_turn: next}"
    one = Text("innego Poszukiwacza na swoim obszarze", "another adventurer on your space")
    all = Text("każdy inny Poszukiwacz na twoim obszarze", "each other adventurer on your space")

    def meant(self, ctx: Here, seat: int) -> bool:
        if seat == ctx.actor:
            return False
        return ctx.game.adventurers[seat].space == whereabouts(ctx) or reaching(ctx)


class PlayersMet(PlayersHere):
    __slots__ = ()
    word: ClassVar[str] = "met"
    doc: ClassVar[Text] = Text(
        "Poszukiwacz na tym samym obszarze, z którym w tej turze nie było jeszcze spotkania.",
        "An adventurer on the same space who has not been met yet in this turn.",
    )
    example: ClassVar[str] = "choose: {player: met}\nthey: {lose_turn: next}"
    one = Text("spotkanego Poszukiwacza", "an adventurer whom you meet")
    all = Text("każdy spotkany Poszukiwacz", "each adventurer whom you meet")

    def meant(self, ctx: Here, seat: int) -> bool:
        visit = ctx.game.visit
        return super().meant(ctx, seat) and (visit is None or seat not in visit.met)


class PlayersInRegion(Players):
    __slots__ = ()
    word: ClassVar[str] = "region"
    doc: ClassVar[Text] = Text(
        "Poszukiwacz w tej samej krainie, także czytający.", "An adventurer in the same region, the reader included."
    )
    example: ClassVar[str] = "each: {player: region}\ndo: {lose: {endurance: 1}}"
    one = Text("Poszukiwacza w swojej krainie", "an adventurer in your region")
    all = Text("każdy Poszukiwacz w tej krainie", "each adventurer in this region")

    def meant(self, ctx: Here, seat: int) -> bool:
        return ctx.game.region_of(seat) == ctx.game.region_of(ctx.seat) or reaching(ctx)


class OthersInRegion(PlayersInRegion):
    __slots__ = ()
    word: ClassVar[str] = "other_in_region"
    doc: ClassVar[Text] = Text("Inny Poszukiwacz w tej samej krainie.", "Another adventurer in the same region.")
    example: ClassVar[str] = "choose: {player: other_in_region}\nthen: swap_places"
    one = Text("innego Poszukiwacza w swojej krainie", "another adventurer in your region")
    all = Text("każdy inny Poszukiwacz w tej krainie", "each other adventurer in this region")

    def meant(self, ctx: Here, seat: int) -> bool:
        return seat != ctx.seat and super().meant(ctx, seat)


class PlayersNear(OthersInRegion):
    __slots__ = ()
    word: ClassVar[str] = "near"
    doc: ClassVar[Text] = Text(
        "Inny Poszukiwacz najwyżej 3 obszary dalej.", "Another adventurer at most 3 spaces away."
    )
    example: ClassVar[str] = "choose: {player: near}\nthen: shoot"
    one = Text("innego Poszukiwacza najwyżej 3 obszary dalej", "another adventurer at most 3 spaces away")
    all = Text("każdy inny Poszukiwacz najwyżej 3 obszary dalej", "each other adventurer at most 3 spaces away")

    def meant(self, ctx: Here, seat: int) -> bool:
        game = ctx.game
        if seat == ctx.seat:
            return False
        return reaching(ctx) or within(game, game.adventurers[seat].space, game.adventurers[ctx.seat].space, NEAR)


class PlayersIn(Players):
    """``in: [outer, middle]``."""

    __slots__ = ("regions",)
    word: ClassVar[str] = "in"
    doc: ClassVar[Text] = Text("Poszukiwacz w jednej z tych krain.", "An adventurer in one of these regions.")
    example: ClassVar[str] = "each: {player: {in: outer}}\ndo: {lose: {gold: 1}}"

    def __init__(self, regions: tuple[str, ...]) -> None:
        self.regions = regions

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(OneOrMore(Word()))

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls(tuple(given.value))

    @property
    def one(self) -> Text:  # type: ignore[override]
        return self._worded(Text("Poszukiwacza w {names}", "an adventurer in {names}"))

    @property
    def all(self) -> Text:  # type: ignore[override]
        return self._worded(Text("każdy Poszukiwacz w {names}", "each adventurer in {names}"))

    def _worded(self, text: Text) -> Text:
        pl = " lub ".join(within_region(word).pl for word in self.regions)
        en = " or ".join(within_region(word).en for word in self.regions)
        return Text(text.pl.replace("{names}", pl), text.en.replace("{names}", en))

    def meant(self, ctx: Here, seat: int) -> bool:
        return ctx.game.region_of(seat) in self.regions


class ActivePlayer(Players):
    __slots__ = ()
    word: ClassVar[str] = "active"
    doc: ClassVar[Text] = Text("Inny Poszukiwacz, którego tura trwa.", "Another adventurer, whose turn it is.")
    example: ClassVar[str] = "choose: {player: active}\nthey: {lose_turn: this}"
    one = Text("innego Poszukiwacza, którego tura się zaczyna", "another adventurer whose turn begins")
    all = Text("Poszukiwacz, którego tura się zaczyna", "the adventurer whose turn begins")

    def meant(self, ctx: Here, seat: int) -> bool:
        return seat != ctx.seat and (seat == ctx.game.turn or reaching(ctx))


class TurnPlayer(Players):
    __slots__ = ()
    word: ClassVar[str] = "turn"
    doc: ClassVar[Text] = Text(
        "Poszukiwacz, którego tura trwa, także czytający.", "The adventurer whose turn it is, perhaps the reader."
    )
    example: ClassVar[str] = "choose: {player: turn}\nthey: {follow: swiatynia}"
    one = Text("Poszukiwacza, którego tura trwa", "the adventurer whose turn it is")
    all = Text("Poszukiwacz, którego tura trwa", "the adventurer whose turn it is")

    def meant(self, ctx: Here, seat: int) -> bool:
        return seat == ctx.game.turn or reaching(ctx)


class FoePlayer(Players):
    __slots__ = ()
    word: ClassVar[str] = "foe"
    doc: ClassVar[Text] = Text("Poszukiwacz, z którym się walczy.", "The adventurer whom one fights.")
    example: ClassVar[str] = "choose: {player: foe}\nthey: {lose: {endurance: 2}}"
    one = Text("Poszukiwacza, z którym walczysz", "the adventurer you fight")
    all = Text("twój przeciwnik", "your opponent")

    def meant(self, ctx: Here, seat: int) -> bool:
        happening = ctx.happening
        return seat in (happening.foes if happening is not None and happening.foes else ctx.game.foes(ctx.actor))


class PlayersThere(Players):
    __slots__ = ()
    word: ClassVar[str] = "there"
    doc: ClassVar[Text] = Text("Poszukiwacz na wybranym obszarze.", "An adventurer on the chosen space.")
    example: ClassVar[str] = "choose: {space: outer_middle}\nthen: {each: {player: there}, do: {lose: {endurance: 1}}}"
    one = Text("Poszukiwacza na tym obszarze", "an adventurer on that space")
    all = Text("każdy Poszukiwacz na tym obszarze", "each adventurer on that space")

    def targets(self, ctx: Here) -> Sequence[AnyWord]:
        # Of all the spaces that are looked at for a target most are bare of people.
        there = ctx.bound.get("space")
        stand = [one.space for one in ctx.game.adventurers]
        return super().targets(ctx) if there in stand else ()

    def meant(self, ctx: Here, seat: int) -> bool:
        return ctx.game.adventurers[seat].space == ctx.bound.get("space")


class ChosenPlayer(Players):
    __slots__ = ()
    word: ClassVar[str] = "chosen"
    doc: ClassVar[Text] = Text("Poszukiwacz wybrany wcześniej.", "The adventurer who was chosen before.")
    example: ClassVar[str] = "choose: {player: met}\nthen: {roll: {5-6: {each: {player: chosen}, do: {hand_over: 1}}}}"
    one = Text("tego Poszukiwacza", "that adventurer")
    all = Text("ten Poszukiwacz", "that adventurer")

    def meant(self, ctx: Here, seat: int) -> bool:
        return "player" in ctx.bound and seat == ctx.player != ctx.seat


class PlayersAligned(Players):
    """``aligned: [good, neutral]``."""

    __slots__ = ("alignments",)
    word: ClassVar[str] = "aligned"
    doc: ClassVar[Text] = Text(
        "Poszukiwacz o takim charakterze, także czytający.", "An adventurer of such an alignment, the reader included."
    )
    example: ClassVar[str] = "each: {player: {aligned: evil}}\ndo: {heal: 1}"

    def __init__(self, alignments: tuple[str, ...]) -> None:
        self.alignments = alignments

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(OneOrMore(Word(("good", "neutral", "evil"))))

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls(tuple(given.value))

    WORDS: ClassVar[dict[str, tuple[str, str, str]]] = {
        "good": ("dobrego", "dobry", "good"),
        "neutral": ("neutralnego", "neutralny", "neutral"),
        "evil": ("złego", "zły", "evil"),
    }

    @property
    def one(self) -> Text:  # type: ignore[override]
        words = [self.WORDS[one] for one in self.alignments]
        return Text(
            f"{' lub '.join(word[0] for word in words)} Poszukiwacza",
            f"a {' or '.join(word[2] for word in words)} adventurer",
        )

    @property
    def all(self) -> Text:  # type: ignore[override]
        words = [self.WORDS[one] for one in self.alignments]
        return Text(
            f"każdy {' lub '.join(word[1] for word in words)} Poszukiwacz",
            f"each {' or '.join(word[2] for word in words)} adventurer",
        )

    def meant(self, ctx: Here, seat: int) -> bool:
        return alignment_of(ctx.game, seat) in self.alignments


SELECTORS = (
    Others,
    AnyPlayer,
    PlayersHere,
    PlayersMet,
    PlayersInRegion,
    OthersInRegion,
    PlayersNear,
    PlayersIn,
    ActivePlayer,
    TurnPlayer,
    FoePlayer,
    PlayersThere,
    ChosenPlayer,
    PlayersAligned,
    WithMore,
    WithFewer,
)

"""What Dragon Cards count and ask: scales, dragons, who is the Dragon King."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from brzdek.core.catalog.schema import Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Arguments, Condition, Counter, Given
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, same
from brzdek.core.text import Lang, Text
from brzdek.games.magia_i_miecz.rules.board import in_region
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import LORDS
from brzdek.games.smoki.rules import gifts, lying, scales
from brzdek.games.smoki.rules.state import dragons, present

Here: TypeAlias = Context[World]


class KingIs(Condition):
    """``king: varthrax``: this Lord is the Dragon King."""

    __slots__ = ("lord",)
    word: ClassVar[str] = "king"
    doc: ClassVar[Text] = Text("Królem Smoków jest ten Władca.", "This Lord is the Dragon King.")
    example: ClassVar[str] = "king: varthrax"

    def __init__(self, lord: str) -> None:
        self.lord = lord

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word(LORDS))

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls(given.value)

    def holds(self, ctx: Here) -> bool:
        return present(ctx.game) and dragons(ctx.game).king == self.lord

    def clause(self, lang: Lang, who: Who) -> str:
        name = self.lord.capitalize()
        return Text(f"Królem Smoków jest {name}", f"{name} is the Dragon King").to(lang)

    def negated(self, lang: Lang, who: Who) -> str:
        name = self.lord.capitalize()
        return Text(f"Królem Smoków nie jest {name}", f"{name} is not the Dragon King").to(lang)


class ScalesOnLords(Counter):
    __slots__ = ()
    word: ClassVar[str] = "scales_on_lords"
    doc: ClassVar[Text] = Text(
        "Łuski na kartach wszystkich Smoczych Władców.", "Scales on the cards of all Draconic Lords."
    )
    example: ClassVar[str] = "scales_on_lords"
    each = Text("za każdą łuskę na kartach Władców", "for each scale on the cards of the Lords")
    noun = Text("{n|łuskę|łuski|łusek} na kartach Władców", "{n|scale|scales} on the cards of the Lords")
    has = same(
        "na kartach Władców jest {quantity} {n|łuska|łuski|łusek}",
        "there {n|is|are} {quantity} {n|scale|scales} on the cards of the Lords",
    )
    one = same("na kartach Władców leżą łuski", "there are scales on the cards of the Lords")
    none = same("na kartach Władców nie ma łusek", "there are no scales on the cards of the Lords")

    def count(self, ctx: Here) -> int:
        return scales.on_lords(ctx.game) if present(ctx.game) else 0


class OwnScales(Counter):
    __slots__ = ()
    word: ClassVar[str] = "scales"
    doc: ClassVar[Text] = Text("Własne smocze łuski.", "Dragon scales of one's own.")
    example: ClassVar[str] = "scales"
    each = Text("za każdą twoją łuskę", "for each scale of yours")
    noun = Text("{n|łuskę|łuski|łusek}", "{n|scale|scales}")
    thing = Text("smoczą łuskę", "a dragon scale")
    lacking = Text("łusek", "scales")

    def count(self, ctx: Here) -> int:
        return scales.owned(ctx.game, ctx.seat) if present(ctx.game) else 0


class ScalesInRegion(Counter):
    __slots__ = ()
    word: ClassVar[str] = "scales_in_region"
    doc: ClassVar[Text] = Text("Łuski na obszarach swojej krainy.", "Scales on the spaces of one's region.")
    example: ClassVar[str] = "scales_in_region"
    each = Text("za każdą łuskę na obszarach tej krainy", "for each scale on the spaces of this region")
    noun = Text("{n|łuskę|łuski|łusek} w tej krainie", "{n|scale|scales} in this region")
    has = same(
        "na obszarach tej krainy leży {quantity} {n|łuska|łuski|łusek}",
        "{quantity} {n|scale lies|scales lie} on the spaces of this region",
    )

    def count(self, ctx: Here) -> int:
        game = ctx.game
        taken = dragons(game).on_spaces
        return sum(space in taken for space in in_region(game, game.region_of(ctx.seat)))


class DragonsInRegion(Counter):
    __slots__ = ()
    word: ClassVar[str] = "dragons_in_region"
    doc: ClassVar[Text] = Text("Smoki leżące w swojej krainie.", "Dragons lying in one's region.")
    example: ClassVar[str] = "dragons_in_region"
    each = Text("za każdego Smoka w tej krainie", "for each dragon in this region")
    noun = Text("{n|Smoka|Smoki|Smoków} w tej krainie", "{n|dragon|dragons} in this region")
    has = same(
        "w tej krainie jest {quantity} {n|Smok|Smoki|Smoków}",
        "there {n|is|are} {quantity} {n|dragon|dragons} in this region",
    )

    def count(self, ctx: Here) -> int:
        return len(lying.dragons_of_region(ctx.game, ctx.game.region_of(ctx.seat)))


class OtherDragons(Counter):
    __slots__ = ()
    word: ClassVar[str] = "other_dragons"
    doc: ClassVar[Text] = Text("Inne odkryte Smoki we wszystkich krainach.", "Other face-up dragons in all regions.")
    example: ClassVar[str] = "other_dragons"
    each = Text("za każdego innego Smoka leżącego na planszy", "for each other dragon lying on the board")
    noun = Text("{n|innego Smoka|inne Smoki|innych Smoków}", "other {n|dragon|dragons}")
    has = same(
        "na planszy leży {quantity} {n|inny Smok|inne Smoki|innych Smoków}",
        "{quantity} other {n|dragon lies|dragons lie} on the board",
    )
    one = same("na planszy leży inny Smok", "another dragon lies on the board")
    none = same("na planszy nie ma innego Smoka", "no other dragon lies on the board")

    def count(self, ctx: Here) -> int:
        return sum(one != ctx.source for one in lying.dragons_outside(ctx.game))


class KeptScales(Counter):
    __slots__ = ()
    word: ClassVar[str] = "kept_scales"
    doc: ClassVar[Text] = Text("Łuski leżące na tej karcie.", "Scales that lie on this card.")
    example: ClassVar[str] = "kept_scales"
    each = Text("za każdą łuskę na tej karcie", "for each scale on this card")
    noun = Text("{n|łuskę|łuski|łusek} na tej karcie", "{n|scale|scales} on this card")
    has: ClassVar[Reading] = same(
        "na tej karcie {n|leży|leżą|leży} {quantity} {n|łuska|łuski|łusek}",
        "{quantity} {n|scale lies|scales lie} on this card",
    )

    def count(self, ctx: Here) -> int:
        return len(gifts.kept_on(ctx.game, str(ctx.source)))


CONDITIONS = (KingIs,)
COUNTERS = (ScalesOnLords, OwnScales, ScalesInRegion, DragonsInRegion, OtherDragons, KeptScales)

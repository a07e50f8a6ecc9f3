"""Among which spaces cards let choose."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Word as AnyWord
from brzdek.core.catalog.schema import Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Arguments, Given, NamedOption, Selector
from brzdek.core.effects.language import Language, OneOrMore
from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.cards.naming import all_named
from brzdek.games.magia_i_miecz.rules.board import board, empty, in_region, named_spaces, region_of, standing
from brzdek.games.magia_i_miecz.rules.state import World

Here: TypeAlias = Context[World]


class Spaces(Selector):
    __slots__ = ()
    kind: ClassVar[str] = "space"

    def targets(self, ctx: Here) -> Sequence[AnyWord]:
        return list(self.spaces(ctx))

    @abstractmethod
    def spaces(self, ctx: Here) -> Sequence[str]:
        """Those that are meant."""


def _region(ctx: Here) -> Sequence[str]:
    game = ctx.game
    return in_region(game, game.region_of(ctx.seat))


class RegionSpaces(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "region"
    doc: ClassVar[Text] = Text(
        "Obszar swojej krainy (poza Wewnętrzną), inny niż swój.",
        "A space of one's region (but not of the Inner one), other than one's own.",
    )
    example: ClassVar[str] = "choose: {space: region}\nthen: {move_to: chosen}"
    one = Text("obszar w swojej krainie", "a space of your region")
    all = Text("każdy obszar twojej krainy", "each space of your region")

    def spaces(self, ctx: Here) -> Sequence[str]:
        own = ctx.game.adventurers[ctx.seat].space
        return [] if region_of(ctx.game, ctx.seat).inescapable else [one for one in _region(ctx) if one != own]


class OwnRegionSpaces(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "own_region"
    doc: ClassVar[Text] = Text("Obszar swojej krainy, także swój.", "A space of one's region, one's own included.")
    example: ClassVar[str] = "choose: {space: own_region}\nthen: {each: {card: {there: enemy}}, do: {discard: it}}"
    one = Text("obszar w swojej krainie", "a space of your region")
    all = Text("każdy obszar twojej krainy", "each space of your region")

    def spaces(self, ctx: Here) -> Sequence[str]:
        return _region(ctx)


class AnySpaces(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "any"
    doc: ClassVar[Text] = Text("Dowolny obszar planszy.", "Any space of the board.")
    example: ClassVar[str] = "choose: {space: any}\nthen: {each: {player: there}, do: {lose: {gold: 1}}}"
    one = Text("dowolny obszar", "any space")
    all = Text("każdy obszar", "each space")

    def spaces(self, ctx: Here) -> Sequence[str]:
        return list(board(ctx.game).spaces)


class RoadSpaces(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "abyss"
    doc: ClassVar[Text] = Text(
        "Obszar Kosmicznej Otchłani inny niż swój (tylko dla tego, kto w niej jest).",
        "A space of the Cosmic Abyss other than one's own (only for those who are in it).",
    )
    example: ClassVar[str] = "next_move: {space: abyss}"
    one = Text("dowolny obszar Kosmicznej Otchłani", "any space of the Cosmic Abyss")
    all = Text("każdy obszar Kosmicznej Otchłani", "each space of the Cosmic Abyss")

    def spaces(self, ctx: Here) -> Sequence[str]:
        own = ctx.game.space_of(ctx.seat)
        return [one for one in in_region(ctx.game, own.region) if one != own.id] if own.roads else []


class OuterSpaces(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "outer"
    doc: ClassVar[Text] = Text("Obszar Krainy Zewnętrznej.", "A space of the Outer Region.")
    example: ClassVar[str] = "next_move: {space: outer}"
    one = Text("obszar Krainy Zewnętrznej", "a space of the Outer Region")
    all = Text("każdy obszar Krainy Zewnętrznej", "each space of the Outer Region")

    def spaces(self, ctx: Here) -> Sequence[str]:
        return in_region(ctx.game, "outer")


class OuterMiddleSpaces(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "outer_middle"
    doc: ClassVar[Text] = Text(
        "Obszar Krainy Zewnętrznej albo Środkowej.", "A space of the Outer or the Middle Region."
    )
    example: ClassVar[str] = (
        "choose: {space: outer_middle}\nthen: {forbid: enter, for: everyone, until: your_next_turn}"
    )
    one = Text("obszar Krainy Zewnętrznej albo Środkowej", "a space of the Outer or Middle Region")
    all = Text("każdy obszar Krainy Zewnętrznej i Środkowej", "each space of the Outer and Middle Region")

    def spaces(self, ctx: Here) -> Sequence[str]:
        return [*in_region(ctx.game, "outer"), *in_region(ctx.game, "middle")]


class EmptySpaces(OuterMiddleSpaces):
    __slots__ = ()
    word: ClassVar[str] = "empty"
    doc: ClassVar[Text] = Text(
        "Pusty obszar (bez kart i Poszukiwaczy) Krainy Zewnętrznej albo Środkowej.",
        "An empty space (no cards, no adventurers) of the Outer or Middle Region.",
    )
    example: ClassVar[str] = "choose: {space: empty}\nthen: {lay: this, onto: chosen}"
    one = Text("pusty obszar Krainy Zewnętrznej albo Środkowej", "an empty space of the Outer or Middle Region")
    all = Text("każdy pusty obszar", "each empty space")

    def spaces(self, ctx: Here) -> Sequence[str]:
        return [one for one in super().spaces(ctx) if empty(ctx.game, one)]


class EmptyInRegion(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "empty_in_region"
    doc: ClassVar[Text] = Text("Pusty obszar swojej krainy.", "An empty space of one's region.")
    example: ClassVar[str] = (
        "choose: {card: {region: any}}\nthen: {choose: {space: empty_in_region}, then: {lay: it, onto: chosen}}"
    )
    one = Text("pusty obszar w swojej krainie", "an empty space of your region")
    all = Text("każdy pusty obszar twojej krainy", "each empty space of your region")

    def spaces(self, ctx: Here) -> Sequence[str]:
        return [one for one in _region(ctx) if empty(ctx.game, one)]


class OccupiedSpaces(OuterMiddleSpaces):
    __slots__ = ()
    word: ClassVar[str] = "occupied"
    doc: ClassVar[Text] = Text("Obszar, na którym ktoś stoi.", "A space on which somebody stands.")
    example: ClassVar[str] = (
        "choose: {space: occupied}\nthen: {each: {player: there}, do: {each: {card: {own: spell}}, do: {discard: it}}}"
    )
    one = Text("obszar, na którym ktoś stoi", "a space on which somebody stands")
    all = Text("każdy zajęty obszar", "each occupied space")

    def spaces(self, ctx: Here) -> Sequence[str]:
        return [one for one in super().spaces(ctx) if standing(ctx.game, one)]


class NamedSpaces(Spaces):
    """``named: [puszcza, skaly]``: by terrain or id, other than one's own."""

    __slots__ = ("names", "region")
    word: ClassVar[str] = "named"
    doc: ClassVar[Text] = Text(
        "Obszary o takich nazwach (teren albo id), inne niż swój; z „same_region” tylko w swojej krainie.",
        "Spaces of such names (terrain or id), other than one's own; with “same_region” only in one's region.",
    )
    example: ClassVar[str] = "next_move: {space: {named: swiatynia}}"

    def __init__(self, names: tuple[str, ...], region: bool) -> None:
        self.names = names
        self.region = region

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        from brzdek.core.catalog.schema import Flag

        same = NamedOption(Flag(), Text("tylko w swojej krainie", "only in one's region"))
        return Arguments(OneOrMore(Word()), {"same_region": same})

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls(tuple(given.value), given.get("same_region", False))

    @property
    def one(self) -> Text:  # type: ignore[override]
        return Text(f"obszar {all_named(self.names, 'pl')}", f"a space called {all_named(self.names, 'en')}")

    @property
    def all(self) -> Text:  # type: ignore[override]
        return Text(f"każdy obszar {all_named(self.names, 'pl')}", f"each space called {all_named(self.names, 'en')}")

    def spaces(self, ctx: Here) -> Sequence[str]:
        game = ctx.game
        region = game.region_of(ctx.seat) if self.region else ""
        own = game.adventurers[ctx.seat].space
        return [one for name in self.names for one in named_spaces(game, name, region) if one != own]


SELECTORS = (
    RegionSpaces,
    OwnRegionSpaces,
    AnySpaces,
    RoadSpaces,
    OuterSpaces,
    OuterMiddleSpaces,
    EmptySpaces,
    EmptyInRegion,
    OccupiedSpaces,
    NamedSpaces,
)

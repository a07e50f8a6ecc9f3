"""Among which cards and spaces Dragon Cards let choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from brzdek.core.effects.context import Context
from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.cards.card_selectors import Cards
from brzdek.games.magia_i_miecz.cards.space_selectors import Spaces
from brzdek.games.magia_i_miecz.rules.board import distance, in_region
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.things import space_of
from brzdek.games.smoki.cards.pieces import deck_of
from brzdek.games.smoki.rules import lying, scales, sleep
from brzdek.games.smoki.rules.state import dragons

Here: TypeAlias = Context[World]


class CardsOutside(Cards):
    __slots__ = ()
    word: ClassVar[str] = "outside"
    doc: ClassVar[Text] = Text(
        "Inna karta leżąca odkryta na planszy poza Krainą Wewnętrzną.",
        "Another card lying face up on the board outside the Inner Region.",
    )
    example: ClassVar[str] = "choose: {card: {outside: dragon}}\nthen: {discard: it}"
    chosen = Text("{whom} {leżącego} na planszy", "{a} lying on the board")
    every = Text("{każdy} {who} {leżący} na planszy", "each {noun} lying on the board")

    def lying(self, ctx: Here) -> Sequence[str]:
        return [one for one in lying.outside(ctx.game) if one != ctx.source]


class CardsAwake(CardsOutside):
    __slots__ = ()
    word: ClassVar[str] = "awake"
    doc: ClassVar[Text] = Text(
        "Taki Wróg na planszy, na którym nie leży żeton Snu.", "Such an enemy on the board without a sleep token."
    )
    example: ClassVar[str] = "each: {card: {awake: dragon}}\ndo: {sleep: it}"
    chosen = Text("{whom} bez żetonu Snu", "{a} without a sleep token")
    every = Text("{każdy} {who} bez żetonu Snu", "each {noun} without a sleep token")

    def lying(self, ctx: Here) -> Sequence[str]:
        asleep = sleep.sleepers(ctx.game)
        return [one for one in lying.outside(ctx.game) if one not in asleep]


class CardsAsleep(CardsOutside):
    __slots__ = ()
    word: ClassVar[str] = "asleep"
    doc: ClassVar[Text] = Text(
        "Taki Wróg na planszy, na którym leży żeton Snu.", "Such an enemy on the board with a sleep token."
    )
    example: ClassVar[str] = "each: {card: {asleep: dragon}}\ndo: {wake: it}"
    chosen = Text("{whom} z żetonem Snu", "{a} with a sleep token")
    every = Text("{każdy} {who} z żetonem Snu", "each {noun} with a sleep token")

    def lying(self, ctx: Here) -> Sequence[str]:
        return list(sleep.sleepers(ctx.game))


class DragonCards(CardsOutside):
    __slots__ = ()
    word: ClassVar[str] = "of_dragon_decks"
    doc: ClassVar[Text] = Text(
        "Inna karta z talii Smoków leżąca na planszy.", "Another card of the Dragon decks lying on the board."
    )
    example: ClassVar[str] = "choose: {card: {of_dragon_decks: any}}\nthen: {discard: it}"
    chosen = Text("{whom} z talii Smoków {leżącego} na planszy", "{a} of the Dragon decks lying on the board")
    every = Text("{każdy} {who} z talii Smoków {leżący} na planszy", "each {noun} of the Dragon decks on the board")

    def lying(self, ctx: Here) -> Sequence[str]:
        return [one for one in super().lying(ctx) if deck_of(ctx.game.card(one))]


# -- spaces


class ScaleSpaces(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "scale_in_region"
    doc: ClassVar[Text] = Text("Obszar swojej krainy z łuską.", "A space of one's region with a scale.")
    example: ClassVar[str] = "choose: {space: scale_in_region}\nthen: pull_scale"
    one = Text("obszar w swojej krainie, na którym leży łuska", "a space of your region with a scale")
    all = Text("każdy obszar tej krainy, na którym leży łuska", "each space of this region with a scale")

    def spaces(self, ctx: Here) -> Sequence[str]:
        game = ctx.game
        taken = dragons(game).on_spaces
        return [one for one in in_region(game, game.region_of(ctx.seat)) if one in taken]


class AllScaleSpaces(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "scale_anywhere"
    doc: ClassVar[Text] = Text("Obszar z łuską w dowolnej krainie.", "A space with a scale in any region.")
    example: ClassVar[str] = "each: {space: scale_anywhere}\ndo: {king_cards: 1, onto: chosen}"
    one = Text("obszar, na którym leży łuska", "a space with a scale")
    all = Text("każdy obszar, na którym leży łuska", "each space with a scale")

    def spaces(self, ctx: Here) -> Sequence[str]:
        return list(dragons(ctx.game).on_spaces)


class FreeSpaces(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "free_of_scales"
    doc: ClassVar[Text] = Text("Obszar swojej krainy bez łuski.", "A space of one's region without a scale.")
    example: ClassVar[str] = "choose: {space: free_of_scales}\nthen: release_scale"
    one = Text("obszar w swojej krainie, na którym nie ma łuski", "a space of your region without a scale")
    all = Text("każdy obszar tej krainy, na którym nie ma łuski", "each space of this region without a scale")

    def spaces(self, ctx: Here) -> Sequence[str]:
        game = ctx.game
        taken = dragons(game).on_spaces
        ring = in_region(game, game.region_of(ctx.seat))
        return [one for one in ring if one not in taken and scales.accepts(game, one)]


class DragonSpaces(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "scale_or_dragon_card"
    doc: ClassVar[Text] = Text(
        "Obszar, na którym leży łuska albo odkryta karta Smoka, inny niż swój.",
        "A space with a scale or a face-up Dragon Card, other than one's own.",
    )
    example: ClassVar[str] = "next_move: {space: scale_or_dragon_card}"
    one = Text("obszar, na którym leży łuska albo karta Smoka", "a space with a scale or a Dragon Card")
    all = Text("każdy obszar, na którym leży łuska albo karta Smoka", "each space with a scale or a Dragon Card")

    def spaces(self, ctx: Here) -> Sequence[str]:
        game = ctx.game
        own = game.adventurers[ctx.seat].space
        cards = [space_of(game, one) for one in lying.outside(game) if deck_of(game.card(one))]
        return [one for one in dict.fromkeys([*dragons(game).on_spaces, *cards]) if one != own]


class NearestDragons(Spaces):
    __slots__ = ()
    word: ClassVar[str] = "nearest_dragon"
    doc: ClassVar[Text] = Text(
        "Obszar swojej krainy z najbliższym Smokiem, inny niż swój.",
        "The space of one's region with the nearest dragon, other than one's own.",
    )
    example: ClassVar[str] = "choose: {space: nearest_dragon}\nthen: {travel_to: chosen}"
    one = Text("obszar z najbliższym Smokiem w swojej krainie", "the space of the nearest dragon in your region")
    all = Text("każdy obszar z najbliższym Smokiem", "each space of a nearest dragon")

    def spaces(self, ctx: Here) -> Sequence[str]:
        game = ctx.game
        own = game.adventurers[ctx.seat].space
        there = [space_of(game, one) for one in lying.dragons_of_region(game, game.region_of(ctx.seat))]
        far = {space: distance(game, own, space) or 0 for space in there if space != own}
        return [space for space, steps in far.items() if steps == min(far.values())]


SELECTORS = (
    CardsOutside,
    CardsAwake,
    CardsAsleep,
    DragonCards,
    ScaleSpaces,
    AllScaleSpaces,
    FreeSpaces,
    DragonSpaces,
    NearestDragons,
)

"""Among which cards cards let choose."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Word as AnyWord
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Arguments, Given, NamedOption, Selector
from brzdek.core.effects.language import Language
from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.cards.forms import sorted_as
from brzdek.games.magia_i_miecz.cards.naming import What, WhatField
from brzdek.games.magia_i_miecz.cards.selectors import NEAR, PlayersMet
from brzdek.games.magia_i_miecz.rules import combat
from brzdek.games.magia_i_miecz.rules.board import around, board, in_region
from brzdek.games.magia_i_miecz.rules.powers import unaffected
from brzdek.games.magia_i_miecz.rules.records import Fight
from brzdek.games.magia_i_miecz.rules.state import World, enchanted

Here: TypeAlias = Context[World]


class Cards(Selector):
    """Cards of a sort, or by id: ``{card: {own: item}}``, with ``except``."""

    __slots__ = ("left_out", "what")
    kind: ClassVar[str] = "card"
    chosen: ClassVar[Text]
    every: ClassVar[Text]

    def __init__(self, what: What, left_out: What | None) -> None:
        self.what = what
        self.left_out = left_out

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        left_out = NamedOption(WhatField(), Text("czego nie", "what is not meant"))
        return Arguments(WhatField(), {"except": left_out})

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls(given.value, given.get("except"))

    @property
    def one(self) -> Text:  # type: ignore[override]
        return sorted_as(self.what, self.left_out).worded(self.chosen)

    @property
    def all(self) -> Text:  # type: ignore[override]
        return sorted_as(self.what, self.left_out).worded(self.every)

    def targets(self, ctx: Here) -> Sequence[AnyWord]:
        game = ctx.game
        lying = self.lying(ctx)
        if not lying:
            return ()
        servants: set[str] = set()
        for adventurer in game.adventurers:
            if adventurer.servants:
                servants.update(adventurer.servants)
        found: list[str] = []
        for copy in lying:
            if self._fits(game, copy, copy in servants):
                found.append(copy)
        return found

    def includes(self, ctx: Here, one: AnyWord) -> bool:
        copy = str(one)
        if copy not in self.lying(ctx):
            return False
        return self._fits(ctx.game, copy, any(copy in adventurer.servants for adventurer in ctx.game.adventurers))

    def _fits(self, game: World, copy: str, serves: bool) -> bool:
        card = game.catalog.known[copy]
        serves = serves or (card.kind == "event" and game.zones.of(copy).kind.name == "friends")
        magic = enchanted(game, copy)
        if not self.what.fits(card, serves, magic):
            return False
        return self.left_out is None or not self.left_out.fits(card, serves, magic)

    @abstractmethod
    def lying(self, ctx: Here) -> Sequence[str]:
        """All that lies where this word looks."""


def belongings(game: World, seat: int) -> Sequence[str]:
    """Things, friends and spells in hand; carriers last among their like."""
    notes = game.zones.notes[seat]
    found: Sequence[str] | None = notes.get("belongings")
    if found is None:
        own = (*game.things(seat), *game.friends(seat), *game.zone("spells", seat).copies)
        found = notes["belongings"] = own
    return found


class OwnCards(Cards):
    __slots__ = ()
    word: ClassVar[str] = "own"
    doc: ClassVar[Text] = Text(
        "Własna karta: przedmiot, Przyjaciel, Czar; nosiciele na końcu.",
        "A card of one's own: item, friend, spell; carriers last.",
    )
    example: ClassVar[str] = "choose: {card: {own: item}}\nthen: {discard: it}"
    chosen = Text("{swojego} {whom}", "{a} of yours")
    every = Text("{każdy} {twój} {who}", "each {noun} of yours")

    def lying(self, ctx: Here) -> Sequence[str]:
        own = belongings(ctx.game, ctx.seat)
        return [one for one in own if one != ctx.source] if ctx.source in own else own


class TheirCards(Cards):
    __slots__ = ()
    word: ClassVar[str] = "theirs"
    doc: ClassVar[Text] = Text(
        "Karta wybranego Poszukiwacza; bez wybranego – innego Poszukiwacza.",
        "A card of the chosen adventurer; if none is chosen, of another adventurer.",
    )
    example: ClassVar[str] = "choose: {card: {theirs: item}}\nthen: {take: it}"
    chosen = Text("{whom} innego Poszukiwacza", "another adventurer's {noun}")
    every = Text("{każdy} jego {who}", "each {noun} of theirs")

    def lying(self, ctx: Here) -> Sequence[str]:
        game = ctx.game
        if "player" in ctx.bound and ctx.player != ctx.seat:
            return belongings(game, ctx.player)
        seats = [one for one in game.others(ctx.seat) if not unaffected(game, one, ctx.source, ctx.seat)]
        return [one for seat in seats for one in (*game.things(seat), *game.friends(seat))]


class ChosensCards(TheirCards):
    __slots__ = ()
    word: ClassVar[str] = "of_chosen"
    doc: ClassVar[Text] = Text("Karta wybranego Poszukiwacza.", "A card of the chosen adventurer.")
    example: ClassVar[str] = "choose: {player: other}\nthen: {choose: {card: {of_chosen: item}}, then: {discard: it}}"
    chosen = Text("jego {whom}", "{a} of theirs")


class AuthorsCards(Cards):
    __slots__ = ()
    word: ClassVar[str] = "author"
    doc: ClassVar[Text] = Text(
        "Karta tego, kto to wywołał (w „they”).", "A card of the one who caused it (within “they”)."
    )
    example: ClassVar[str] = (
        "choose: {player: foe}\nthey: {may: {choose: {card: {author: friend}}, then: {discard: it}}}"
    )
    chosen = Text("{twojego} {whom}", "{a} of yours")
    every = Text("{każdy} {twój} {who}", "each {noun} of yours")

    def lying(self, ctx: Here) -> Sequence[str]:
        return [*ctx.game.things(ctx.by), *ctx.game.friends(ctx.by)]


class MetCards(Cards):
    __slots__ = ()
    word: ClassVar[str] = "met"
    doc: ClassVar[Text] = Text(
        "Karta kogoś na tym samym obszarze, kogo jeszcze nie spotkano.",
        "A card of somebody on the same space who has not been met yet.",
    )
    example: ClassVar[str] = "choose: {card: {met: friend}}\nthen: {take: it}"
    chosen = Text("{whom} spotkanego Poszukiwacza", "{a} of an adventurer whom you meet")
    every = Text("{każdy} {who} spotkanych Poszukiwaczy", "each {noun} of adventurers whom you meet")

    def lying(self, ctx: Here) -> Sequence[str]:
        game = ctx.game
        seats = PlayersMet().targets(ctx)
        return [one for seat in seats for one in (*game.things(int(seat)), *game.friends(int(seat)))]


class CardsHere(Cards):
    __slots__ = ()
    word: ClassVar[str] = "here"
    doc: ClassVar[Text] = Text("Karta leżąca odkryta na swoim obszarze.", "A card lying face up on one's space.")
    example: ClassVar[str] = "each: {card: {here: enemy}}\ndo: {discard: it}"
    chosen = Text("{whom} na swoim obszarze", "{a} on your space")
    every = Text("{każdy} {who} na twoim obszarze", "each {noun} on your space")

    def lying(self, ctx: Here) -> Sequence[str]:
        return ctx.game.zone("space", ctx.game.adventurers[ctx.seat].space).copies


class CardsThere(Cards):
    __slots__ = ()
    word: ClassVar[str] = "there"
    doc: ClassVar[Text] = Text(
        "Karta leżąca odkryta na wybranym obszarze.", "A card lying face up on the chosen space."
    )
    example: ClassVar[str] = (
        "choose: {space: region}\nthen: {each: {card: {there: [animal, monster]}}, do: {discard: it}}"
    )
    chosen = Text("{whom} na tym obszarze", "{a} on that space")
    every = Text("{każdy} {who} na tym obszarze", "each {noun} on that space")

    def lying(self, ctx: Here) -> Sequence[str]:
        return ctx.game.zone("space", str(ctx.bound.get("space", ""))).copies


class CardsInRegion(Cards):
    __slots__ = ()
    word: ClassVar[str] = "region"
    doc: ClassVar[Text] = Text("Karta leżąca odkryta w swojej krainie.", "A card lying face up in one's region.")
    example: ClassVar[str] = "each: {card: {region: stranger}}\ndo: {discard: it}"
    chosen = Text("{whom} {leżącego} w swojej krainie", "{a} lying in your region")
    every = Text("{każdy} {who} {leżący} w tej krainie", "each {noun} lying in this region")

    def lying(self, ctx: Here) -> Sequence[str]:
        game = ctx.game
        return [
            one for space in in_region(game, game.region_of(ctx.seat)) for one in game.on(space) if one != ctx.source
        ]


class CardsNear(Cards):
    __slots__ = ()
    word: ClassVar[str] = "near"
    doc: ClassVar[Text] = Text(
        "Karta leżąca odkryta najwyżej 3 obszary dalej.", "A card lying face up at most 3 spaces away."
    )
    example: ClassVar[str] = "choose: {card: {near: enemy}}\nthen: shoot"
    chosen = Text("{whom} najwyżej 3 obszary dalej", "{a} at most 3 spaces away")
    every = Text("{każdy} {who} najwyżej 3 obszary dalej", "each {noun} at most 3 spaces away")

    def lying(self, ctx: Here) -> Sequence[str]:
        game = ctx.game
        spaces, made = around(game, game.adventurers[ctx.seat].space, NEAR), game.zones.made["space"]
        return [one for space in spaces if space in made for one in made[space].copies]


class CardsAnywhere(Cards):
    __slots__ = ()
    word: ClassVar[str] = "anywhere"
    doc: ClassVar[Text] = Text(
        "Karta leżąca odkryta gdziekolwiek na planszy.", "A card lying face up anywhere on the board."
    )
    example: ClassVar[str] = "choose: {card: {anywhere: any}}\nthen: {discard: it}"
    chosen = Text("{whom} {leżącego} na planszy", "{a} lying on the board")
    every = Text("{każdy} {who} {leżący} na planszy", "each {noun} lying on the board")

    def lying(self, ctx: Here) -> Sequence[str]:
        game = ctx.game
        return [one for space in board(game).spaces for one in game.on(space)]


def beyond_spells(ctx: Here, fight: Fight) -> bool:
    """Spells have no effect on those who live in the Inner Region."""
    spell = str(ctx.source) in ctx.game.zones.places and ctx.game.card(str(ctx.source)).kind == "spell"
    return spell and combat.inescapable(ctx.game, fight)


class FoeCards(Cards):
    __slots__ = ()
    word: ClassVar[str] = "foe"
    doc: ClassVar[Text] = Text("Wróg, z którym się walczy.", "An enemy that one fights.")
    example: ClassVar[str] = "choose: {card: {foe: enemy}}\nthen: {evade: it}"
    chosen = Text("{whom}, z {którym} walczysz", "{a} you fight")
    every = Text("{każdy} {who}, z {którym} walczysz", "each {noun} you fight")

    def lying(self, ctx: Here) -> Sequence[str]:
        fight = ctx.game.fight
        return (
            []
            if fight is None or beyond_spells(ctx, fight)
            else [one for one in ctx.game.foes(ctx.seat) if isinstance(one, str)]
        )


class AnyFoeCards(Cards):
    __slots__ = ()
    word: ClassVar[str] = "fighting"
    doc: ClassVar[Text] = Text("Wróg, z którym ktokolwiek walczy.", "An enemy that anybody fights.")
    example: ClassVar[str] = (
        "choose: {card: {fighting: enemy}}\nthen: {modify: {strength: -3}, for: it, until: end_of_turn}"
    )
    chosen = Text("{walczącego} {whom}", "{a} that fights")
    every = Text("{każdy} {walczący} {who}", "each {noun} that fights")

    def lying(self, ctx: Here) -> Sequence[str]:
        fight = ctx.game.fight
        return [] if fight is None or beyond_spells(ctx, fight) else [one for one in fight.foes if isinstance(one, str)]


class DrawnCards(Cards):
    __slots__ = ()
    word: ClassVar[str] = "drawn"
    doc: ClassVar[Text] = Text(
        "Karta właśnie dobrana przez badającego (okno „card_drawn”).",
        "A card just drawn by the explorer (window “card_drawn”).",
    )
    example: ClassVar[str] = "choose: {card: {drawn: any}}\nthen: stasis"
    chosen = Text("właśnie {dobranego} {whom}", "{a} just drawn")
    every = Text("{każdy} właśnie {dobrany} {who}", "each {noun} just drawn")

    def lying(self, ctx: Here) -> Sequence[str]:
        visit = ctx.game.visit
        return [] if visit is None else [one for one in visit.drawn if one in ctx.game.zone("space", visit.space)]


SELECTORS = (
    OwnCards,
    TheirCards,
    ChosensCards,
    AuthorsCards,
    MetCards,
    CardsHere,
    CardsThere,
    CardsInRegion,
    CardsNear,
    CardsAnywhere,
    FoeCards,
    AnyFoeCards,
    DrawnCards,
)

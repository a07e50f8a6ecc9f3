"""Verbs about spells and hidden cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.answers import Cancel
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Question
from brzdek.core.effects.entries import AmountVerb, PlainVerb
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.phrases import Reading, deed, same
from brzdek.core.text import Lang, Text
from brzdek.games.magia_i_miecz.cards.word_verbs import WordVerb
from brzdek.games.magia_i_miecz.rules import decks, explore, spells
from brzdek.games.magia_i_miecz.rules.state import World

Here: TypeAlias = Context[World]


class FillSpells(PlainVerb):
    """``fill_spells``: up to the limit."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "fill_spells"
    doc: ClassVar[Text] = Text(
        "Dobiera Czary do limitu, na jaki pozwala Moc.", "Draws spells up to the limit that Craft sets."
    )
    example: ClassVar[str] = "fill_spells"
    reads: ClassVar[Reading] = deed(
        ("dobierz", "dobiera", "dobrać"),
        ("draw", "draws"),
        Text("Czary do swojego limitu", "spells up to {your} limit"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from spells.gain(ctx.game, ctx.seat, spells.room(ctx.game, ctx.seat))

    def possible(self, ctx: Here) -> bool:
        return spells.room(ctx.game, ctx.seat) > 0


class SeekSpell(PlainVerb):
    """``seek_spell``: any one from the deck."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "seek_spell"
    doc: ClassVar[Text] = Text(
        "Szuka w stosie Czarów jednego wybranego i go bierze, jeśli Moc pozwala.",
        "Looks for a spell of one's choice in the deck and takes it, if Craft allows.",
    )
    example: ClassVar[str] = "seek_spell"
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"),
        ("take", "takes"),
        Text("ze stosu wybrany Czar", "a spell of your choice from the deck"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from spells.seek(ctx.game, ctx.seat)

    def possible(self, ctx: Here) -> bool:
        return spells.room(ctx.game, ctx.seat) > 0 and bool(ctx.game.zone("deck", "spells"))


class HoldSpell(AmountVerb):
    """``hold_spell: 1``: this card gets spells of its own."""

    __slots__ = ()
    word: ClassVar[str] = "hold_spell"
    doc: ClassVar[Text] = Text(
        "Ta karta dostaje Czary; rzuca je jej właściciel, a limitu nie dotyczą.",
        "This card gets spells; its owner casts them, and they do not count towards the limit.",
    )
    example: ClassVar[str] = "hold_spell: 1"
    reads: ClassVar[Reading] = same("ta karta dostaje {n} {n|Czar|Czary|Czarów}", "this card gets {n} {n|spell|spells}")

    def do(self, ctx: Here) -> None:
        spells.hold(ctx.game, str(ctx.source), self.amount)


class TakeSpell(Question, WordVerb):
    """``take_spell: chosen``: a spell of the chosen player's; ``random``: unseen."""

    __slots__ = ("how",)
    asks = True
    needs = frozenset({"player"})
    words: ClassVar[tuple[str, ...]] = ("chosen", "random")
    word: ClassVar[str] = "take_spell"
    doc: ClassVar[Text] = Text(
        "Bierze Czar wybranego Poszukiwacza, jeśli Moc pozwala: „chosen” – ogląda i wybiera, „random” – losowo.",
        "Takes a spell of the chosen adventurer, if Craft allows: “chosen” – looks and chooses, “random”.",
    )
    example: ClassVar[str] = "choose: {player: other}\nthen: {take_spell: chosen}"
    READS: ClassVar[Mapping[str, Reading]] = {
        "chosen": deed(
            ("obejrzyj", "ogląda", "obejrzeć"),
            ("look", "looks"),
            Text("jego Czary i weź jeden", "{verb} at their spells and take one"),
        ),
        "random": deed(
            ("weź", "bierze", "wziąć"),
            ("take", "takes"),
            Text("losowy Czar tego Poszukiwacza", "a spell of theirs at random"),
        ),
    }

    def __init__(self, how: str) -> None:
        self.how = how

    def reading(self) -> Reading:
        return self.READS[self.how]

    def run(self, ctx: Here) -> Steps[None]:
        game = ctx.game
        theirs = game.zone("spells", ctx.player).copies
        if not theirs or not spells.room(game, ctx.seat):
            return
        if self.how == "random":
            spells.pass_on(game, game.chance.pick(theirs), ctx.seat)
            return
        spells.show(game, ctx.seat, ctx.player)
        options: list[Option] = [("spell", one) for one in theirs]
        answer = yield from self.put(ctx, "spell", options)
        spells.pass_on(game, str(answer[1]), ctx.seat)

    def possible(self, ctx: Here) -> bool:
        return (
            ctx.player != ctx.seat and bool(ctx.game.zone("spells", ctx.player)) and spells.room(ctx.game, ctx.seat) > 0
        )

    def question(self, lang: Lang) -> str:
        return Text("Który Czar bierzesz?", "Which spell do you take?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class SeeSpells(PlainVerb):
    """``see_spells``: of the chosen player."""

    __slots__ = ()
    needs = frozenset({"player"})
    word: ClassVar[str] = "see_spells"
    doc: ClassVar[Text] = Text("Ogląda Czary wybranego Poszukiwacza.", "Looks at the spells of the chosen adventurer.")
    example: ClassVar[str] = "choose: {player: other}\nthen: see_spells"
    reads: ClassVar[Reading] = deed(
        ("obejrzyj", "ogląda", "obejrzeć"), ("look", "looks"), Text("jego Czary", "{verb} at their spells")
    )

    def do(self, ctx: Here) -> None:
        spells.show(ctx.game, ctx.seat, ctx.player)

    def possible(self, ctx: Here) -> bool:
        return ctx.player != ctx.seat and bool(ctx.game.zone("spells", ctx.player))


class SeeCards(AmountVerb):
    """``see_cards: 5``: the top of the deck of one's region."""

    __slots__ = ()
    word: ClassVar[str] = "see_cards"
    doc: ClassVar[Text] = Text(
        "Ogląda tyle kart z wierzchu stosu swojej krainy.", "Looks at so many cards on top of the deck of one's region."
    )
    example: ClassVar[str] = "see_cards: 5"
    reads: ClassVar[Reading] = deed(
        ("obejrzyj", "ogląda", "obejrzeć"),
        ("look", "looks"),
        Text(
            "{n} {n|kartę|karty|kart} z wierzchu stosu swojej krainy",
            "{verb} at {n} {n|card|cards} on top of the deck of your region",
        ),
    )

    def do(self, ctx: Here) -> None:
        decks.show(ctx.game, ctx.seat, self.amount)

    def possible(self, ctx: Here) -> bool:
        return bool(decks.top(ctx.game, ctx.seat, 1))


class ArrangeCards(SeeCards):
    """``arrange_cards: 5``: the top of the deck is laid in another order."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "arrange_cards"
    doc: ClassVar[Text] = Text(
        "Ogląda tyle kart z wierzchu stosu swojej krainy i układa je w dowolnej kolejności.",
        "Looks at so many cards on top of the deck of one's region and lays them in any order.",
    )
    example: ClassVar[str] = "arrange_cards: 5"
    reads: ClassVar[Reading] = deed(
        ("ułóż", "układa", "ułożyć"),
        ("lay", "lays"),
        Text(
            "w dowolnej kolejności {n} {n|kartę|karty|kart} z wierzchu stosu swojej krainy",
            "{verb} {n} {n|card|cards} on top of the deck of your region in any order",
        ),
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from decks.arrange(ctx.game, ctx.seat, self.amount)


class CatchSpell(Cancel):
    """``catch_spell``: the spell that was cast goes to one's hand instead of the discard pile."""

    __slots__ = ()
    word: ClassVar[str] = "catch_spell"
    doc: ClassVar[Text] = Text(
        "Czar, na który się odpowiada, po zadziałaniu trafia na rękę odpowiadającego.",
        "The spell that is answered goes to the answerer's hand after it has worked.",
    )
    example: ClassVar[str] = "answer: cast\ndo: catch_spell"
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"),
        ("take", "takes"),
        Text("kartę tego Czaru na rękę", "the card of that spell into your hand"),
    )

    def act(self, ctx: Here, happening: Happening) -> None:
        spells.catch(ctx.game, ctx.seat, str(happening.about))

    def possible(self, ctx: Here) -> bool:
        return super().possible(ctx) and ctx.happening is not None and str(ctx.happening.about) in ctx.game.zones


class BurnSpell(Cancel):
    """``burn_spell``: it fails, and its card leaves the game."""

    __slots__ = ()
    word: ClassVar[str] = "burn_spell"
    doc: ClassVar[Text] = Text(
        "Czar, na który się odpowiada, nie działa, a jego karta wypada z gry.",
        "The spell that is answered fails, and its card leaves the game.",
    )
    example: ClassVar[str] = "answer: cast\ndo: burn_spell"
    reads: ClassVar[Reading] = deed(
        ("zniszcz", "niszczy", "zniszczyć"), ("destroy", "destroys"), Text("ten Czar", "that spell")
    )

    def act(self, ctx: Here, happening: Happening) -> None:
        super().act(ctx, happening)
        spells.burn(ctx.game, str(happening.about))


class SpreadSpell(Cancel):
    """``spread_spell``: it also hits all others on whom it would work."""

    __slots__ = ()
    word: ClassVar[str] = "spread_spell"
    doc: ClassVar[Text] = Text(
        "Czar, na który się odpowiada, trafia też wybranych innych Poszukiwaczy.",
        "The spell that is answered also hits other adventurers at choice.",
    )
    example: ClassVar[str] = "answer: cast\ndo: {choose: {player: other}, up_to: 5, then: spread_spell}"
    needs = frozenset({"happening", "player"})
    reads: ClassVar[Reading] = same("ten Czar trafia także wybranych", "that spell hits the chosen ones too")

    def act(self, ctx: Here, happening: Happening) -> None:
        spells.spread(ctx.game, happening, ctx.player)

    def possible(self, ctx: Here) -> bool:
        happening = ctx.happening
        return (
            super().possible(ctx)
            and happening is not None
            and happening.seat is not None
            and happening.seat != ctx.player
        )


class Stasis(PlainVerb):
    """``stasis``: the chosen drawn card waits before the caster, and another is drawn."""

    __slots__ = ()
    asks = True
    needs = frozenset({"card"})
    word: ClassVar[str] = "stasis"
    doc: ClassVar[Text] = Text(
        "Wybrana dobrana karta czeka przed rzucającym do jego następnej tury, potem wraca na wierzch stosu; "
        "dobiera się inną.",
        "The chosen drawn card waits before the caster until his next turn, then returns to the top of the "
        "deck; another is drawn.",
    )
    example: ClassVar[str] = "choose: {card: {drawn: any}}\nthen: stasis"
    reads: ClassVar[Reading] = deed(
        ("zatrzymaj", "zatrzymuje", "zatrzymać"),
        ("hold", "holds"),
        Text(
            "ją do swojej następnej tury; zamiast niej dobierana jest inna",
            "it until your next turn; another is drawn instead",
        ),
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from explore.put_off(ctx.game, ctx.seat, str(ctx.bound["card"]))


VERBS = (
    FillSpells,
    SeekSpell,
    HoldSpell,
    TakeSpell,
    SeeSpells,
    SeeCards,
    ArrangeCards,
    CatchSpell,
    BurnSpell,
    SpreadSpell,
    Stasis,
)

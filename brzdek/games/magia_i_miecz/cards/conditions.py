"""What cards may make a condition: who somebody is, where he stands, what he has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from brzdek.core.ask import Word as AnyWord
from brzdek.core.catalog.schema import Field, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import PLACE, Arguments, Condition, Given, SubjectCondition
from brzdek.core.effects.language import Language, OneOrMore
from brzdek.core.effects.phrases import Reading, Who, listed, same
from brzdek.core.text import Book, Lang, Text
from brzdek.games.magia_i_miecz.cards.naming import all_named, within_region
from brzdek.games.magia_i_miecz.cards.pieces import ALIGNMENTS, SpellCard
from brzdek.games.magia_i_miecz.rules.board import within
from brzdek.games.magia_i_miecz.rules.state import World, alignment_of

Here: TypeAlias = Context[World]

ALIGNED: Book = {
    "good": Text("dobry", "good"),
    "neutral": Text("neutralny", "neutral"),
    "evil": Text("zły", "evil"),
}
CLASSES: Book = {
    "on_adventurer": Text("„Na Poszukiwacza”", "“on an adventurer”"),
    "reflectable": Text("„Odbijalny”", "“reflectable”"),
    "general": Text("„Ogólny”", "“general”"),
}
OUTCOMES: Mapping[str, Reading] = {
    "won": Reading(Text("wygrywasz", "win"), Text("wygrywa", "win")),
    "lost": Reading(Text("przegrywasz", "lose"), Text("przegrywa", "lose")),
    "drawn": Reading(Text("remisujesz", "draw"), Text("remisuje", "draw")),
}


class Listed(Condition):
    """A condition with one word or several of them behind it."""

    __slots__ = ("words",)
    field: ClassVar[Field]

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(OneOrMore(cls.field))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(tuple(given.value))

    def names(self, lang: Lang) -> str:
        return all_named(self.words, lang)

    def clause(self, lang: Lang, who: Who) -> str:
        return self.reads.to(lang, who, names=self.names(lang))

    def negated(self, lang: Lang, who: Who) -> str:
        assert self.denied is not None
        return self.denied.to(lang, who, names=self.names(lang))


class Aligned(Listed):
    """``aligned: [good, neutral]``: of him whom the effect concerns."""

    __slots__ = ()
    field = Word(ALIGNMENTS)
    word: ClassVar[str] = "aligned"
    doc: ClassVar[Text] = Text("Charakter tego, kogo dotyczy efekt.", "The alignment of him whom the effect concerns.")
    example: ClassVar[str] = "aligned: [good, neutral]"
    reads = Reading(Text("jesteś {names}", "you are {names}"), Text("jest {names}", "they are {names}"))
    denied = Reading(
        Text("nie jesteś {names}", "you are not {names}"), Text("nie jest {names}", "they are not {names}")
    )

    def names(self, lang: Lang) -> str:
        return listed(lang, [ALIGNED[word].to(lang) for word in self.words], "either")

    def seat(self, ctx: Here) -> int:
        return ctx.seat

    def holds(self, ctx: Here) -> bool:
        return alignment_of(ctx.game, self.seat(ctx)) in self.words


class TheyAligned(Aligned):
    """``they_aligned: evil``: of the chosen player."""

    __slots__ = ()
    word: ClassVar[str] = "they_aligned"
    doc: ClassVar[Text] = Text("Charakter wybranego Poszukiwacza.", "The alignment of the chosen adventurer.")
    example: ClassVar[str] = "they_aligned: evil"
    reads = same("wybrany Poszukiwacz jest {names}", "the chosen adventurer is {names}")
    denied = same("wybrany Poszukiwacz nie jest {names}", "the chosen adventurer is not {names}")

    def seat(self, ctx: Here) -> int:
        return ctx.player


class Terrain(Listed):
    """``terrain: [puszcza, las]``: the space on which he stands, by its name or its id."""

    __slots__ = ()
    looks_at = PLACE
    field = Word()
    word: ClassVar[str] = "terrain"
    doc: ClassVar[Text] = Text(
        "Obszar, na którym stoi ten, kogo dotyczy efekt (nazwa terenu albo id obszaru).",
        "The space on which he stands whom the effect concerns (a terrain or the id of a space).",
    )
    example: ClassVar[str] = "terrain: [puszcza, las]"
    reads = Reading(
        Text("jesteś na obszarze {names}", "you are at the {names}"),
        Text("jest na obszarze {names}", "they are at the {names}"),
    )
    denied = Reading(
        Text("nie jesteś na obszarze {names}", "you are not at the {names}"),
        Text("nie jest na obszarze {names}", "they are not at the {names}"),
    )

    def holds(self, ctx: Here) -> bool:
        space = ctx.game.space_of(ctx.seat)
        return space.terrain in self.words or space.id in self.words


class Region(Listed):
    """``region: [outer, middle]``."""

    __slots__ = ()
    looks_at = PLACE
    field = Word()
    word: ClassVar[str] = "region"
    doc: ClassVar[Text] = Text("Kraina, w której stoi Poszukiwacz.", "The region in which the adventurer stands.")
    example: ClassVar[str] = "region: [outer, middle]"
    reads = Reading(Text("jesteś w {names}", "you are in {names}"), Text("jest w {names}", "they are in {names}"))
    denied = Reading(
        Text("nie jesteś w {names}", "you are not in {names}"), Text("nie jest w {names}", "they are not in {names}")
    )

    def names(self, lang: Lang) -> str:
        return listed(lang, [within_region(word).to(lang) for word in self.words], "either")

    def holds(self, ctx: Here) -> bool:
        return ctx.game.region_of(ctx.seat) in self.words


class Characters(Listed):
    """``character: [zolnierz]``: somebody of the pair."""

    __slots__ = ()
    field = Word()
    word: ClassVar[str] = "character"
    doc: ClassVar[Text] = Text("Do pary należy taka postać.", "Such a character belongs to the pair.")
    example: ClassVar[str] = "character: [zolnierz]"
    reads = Reading(
        Text("w twojej parze jest {names}", "your pair has {names}"),
        Text("w jego parze jest {names}", "their pair has {names}"),
    )
    denied = Reading(
        Text("w twojej parze nie ma postaci {names}", "your pair does not have {names}"),
        Text("w jego parze nie ma postaci {names}", "their pair does not have {names}"),
    )

    def holds(self, ctx: Here) -> bool:
        game = ctx.game
        return not game.adventurers[ctx.seat].toad and any(
            game.card(one).id in self.words for one in game.zone("pair", ctx.seat)
        )


class SpellClass(Listed):
    """``spell_class: [on_adventurer, reflectable]``: of the spell that is answered."""

    __slots__ = ()
    field = Word(tuple(CLASSES))
    word: ClassVar[str] = "spell_class"
    doc: ClassVar[Text] = Text("Klasa Czaru, na który się odpowiada.", "The class of the spell that is answered.")
    example: ClassVar[str] = "spell_class: [on_adventurer, reflectable]"
    reads = same("ten Czar jest klasy {names}", "that spell is {names}")
    denied = same("ten Czar nie jest klasy {names}", "that spell is not {names}")

    def names(self, lang: Lang) -> str:
        return listed(lang, [CLASSES[word].to(lang) for word in self.words], "either")

    def holds(self, ctx: Here) -> bool:
        if ctx.happening is None or ctx.happening.kind != "cast":
            return False
        card = ctx.game.catalog.cards.get(str(ctx.happening.about).partition(".")[0])
        return ("on_adventurer" if not isinstance(card, SpellCard) else card.spell_class) in self.words


class PlainCondition(Condition):
    """A condition without arguments."""

    __slots__ = ()

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls()


class StandsHere(SubjectCondition, PlainCondition):
    """``stands_here``: on the space that the text belongs to."""

    __slots__ = ()
    word: ClassVar[str] = "stands_here"
    doc: ClassVar[Text] = Text(
        "Stoi na tym obszarze (w tekstach obszarów i kart na nich).",
        "Stands on this very space (texts of spaces, and cards on them).",
    )
    example: ClassVar[str] = "stands_here"
    reads = Reading(Text("stoisz tutaj", "you stand here"), Text("stoi tutaj", "they stand here"))
    denied = Reading(
        Text("nie stoisz tutaj", "you do not stand here"), Text("nie stoi tutaj", "they do not stand here")
    )

    def holds_for(self, game: World, source: AnyWord, subject: int) -> bool:
        lying = game.zones.lying(source)
        spot = source if lying is None else str(lying.owner)
        own = game.adventurers[subject].space
        # Only what lies over a space has another name than the space.
        return spot == own or (bool(game.layers.decide["replace_region"]) and spot == game.space(own).id)


class Near(PlainCondition):
    """``near``: the one to whom it happens stands at most three spaces away in the same region."""

    __slots__ = ()
    word: ClassVar[str] = "near"
    doc: ClassVar[Text] = Text(
        "Ten, komu się to zdarza, stoi najwyżej 3 obszary dalej w tej samej krainie.",
        "He to whom it happens stands at most 3 spaces away in the same region.",
    )
    example: ClassVar[str] = "near"
    reads = same(
        "dzieje się to najwyżej 3 obszary dalej w twojej krainie", "it happens at most 3 spaces away in your region"
    )
    denied = same("dzieje się to dalej niż 3 obszary", "it happens more than 3 spaces away")

    def holds(self, ctx: Here) -> bool:
        game = ctx.game
        return within(game, game.adventurers[ctx.seat].space, game.adventurers[ctx.player].space, 3)


class OwnTurn(PlainCondition):
    """``own_turn``."""

    __slots__ = ()
    word: ClassVar[str] = "own_turn"
    doc: ClassVar[Text] = Text("Trwa jego tura.", "It is his turn.")
    example: ClassVar[str] = "own_turn"
    reads = Reading(Text("trwa twoja tura", "it is your turn"), Text("trwa jego tura", "it is their turn"))
    denied = Reading(
        Text("nie trwa twoja tura", "it is not your turn"), Text("nie trwa jego tura", "it is not their turn")
    )

    def holds(self, ctx: Here) -> bool:
        return ctx.game.turn == ctx.seat


class IsToad(PlainCondition):
    """``is_toad``."""

    __slots__ = ()
    word: ClassVar[str] = "is_toad"
    doc: ClassVar[Text] = Text("Jest ropuchą.", "Is a toad.")
    example: ClassVar[str] = "is_toad"
    reads = Reading(Text("jesteś ropuchą", "you are a toad"), Text("jest ropuchą", "they are a toad"))
    denied = Reading(Text("nie jesteś ropuchą", "you are no toad"), Text("nie jest ropuchą", "they are no toad"))

    def holds(self, ctx: Here) -> bool:
        return ctx.game.adventurers[ctx.seat].toad > 0


class OnQuest(PlainCondition):
    """``on_quest``."""

    __slots__ = ()
    word: ClassVar[str] = "on_quest"
    doc: ClassVar[Text] = Text("Ma zadanie od Czarownika.", "Has a quest of the Warlock's.")
    example: ClassVar[str] = "on_quest"
    reads = Reading(Text("masz zadanie", "you have a quest"), Text("ma zadanie", "they have a quest"))
    denied = Reading(Text("nie masz zadania", "you have no quest"), Text("nie ma zadania", "they have no quest"))

    def holds(self, ctx: Here) -> bool:
        return ctx.game.adventurers[ctx.seat].quest > 0


class HasLostTurns(PlainCondition):
    """``loses_turn``: there are turns still to be lost."""

    __slots__ = ()
    word: ClassVar[str] = "loses_turn"
    doc: ClassVar[Text] = Text("Ma do stracenia następną turę.", "Is to lose the next turn.")
    example: ClassVar[str] = "loses_turn"
    reads = Reading(
        Text("masz stracić turę", "you are to lose a turn"), Text("ma stracić turę", "they are to lose a turn")
    )
    denied = Reading(
        Text("nie masz stracić tury", "you are to lose no turn"),
        Text("nie ma stracić tury", "they are to lose no turn"),
    )

    def holds(self, ctx: Here) -> bool:
        return ctx.game.adventurers[ctx.seat].lost > 0


class StandsThere(PlainCondition):
    """``stands_there``: on the space that was chosen."""

    __slots__ = ()
    word: ClassVar[str] = "stands_there"
    doc: ClassVar[Text] = Text("Stoi na wybranym obszarze.", "Stands on the chosen space.")
    example: ClassVar[str] = "stands_there"
    reads = Reading(
        Text("stoisz na tym obszarze", "you stand on that space"), Text("stoi na tym obszarze", "they stand there")
    )
    denied = Reading(
        Text("nie stoisz na tym obszarze", "you do not stand on that space"),
        Text("nie stoi na tym obszarze", "they do not stand there"),
    )

    def holds(self, ctx: Here) -> bool:
        return ctx.game.adventurers[ctx.player].space == ctx.bound.get("space")


class CameFrom(Listed):
    """``came_from: dolina_ognia``: the move of this turn began there."""

    __slots__ = ()
    field = Word()
    word: ClassVar[str] = "came_from"
    doc: ClassVar[Text] = Text(
        "W tej turze przyszedł z takiego obszaru (teren albo id).",
        "Came in this turn from such a space (terrain or id).",
    )
    example: ClassVar[str] = "came_from: dolina_ognia"
    reads = Reading(
        Text("przychodzisz w tej turze z obszaru {names}", "you have come from the {names} in this turn"),
        Text("przychodzi w tej turze z obszaru {names}", "they have come from the {names} in this turn"),
    )
    denied = Reading(
        Text("nie przychodzisz w tej turze z obszaru {names}", "you have not come from the {names} in this turn"),
        Text("nie przychodzi w tej turze z obszaru {names}", "they have not come from the {names} in this turn"),
    )

    def holds(self, ctx: Here) -> bool:
        game = ctx.game
        if game.turn != ctx.seat or not game.now.came_from:
            return False
        space = game.space(game.now.came_from)
        return space.terrain in self.words or space.id in self.words


CONDITIONS = (
    Aligned,
    TheyAligned,
    Terrain,
    Region,
    Characters,
    SpellClass,
    StandsHere,
    Near,
    OwnTurn,
    IsToad,
    OnQuest,
    HasLostTurns,
    StandsThere,
    CameFrom,
)

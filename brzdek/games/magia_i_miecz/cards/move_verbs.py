"""Verbs that move adventurers, and let them explore."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import Whole, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question
from brzdek.core.effects.entries import AmountVerb, Arguments, Given, NamedOption, PlainVerb, Selector, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, deed
from brzdek.core.text import Lang, Text
from brzdek.games.magia_i_miecz.cards.naming import deck_name, named
from brzdek.games.magia_i_miecz.cards.word_verbs import WordVerb
from brzdek.games.magia_i_miecz.rules import abyss, explore, moves, regions
from brzdek.games.magia_i_miecz.rules.board import named_spaces
from brzdek.games.magia_i_miecz.rules.state import ADVENTURE, World

Here: TypeAlias = Context[World]
CHOSEN, START = "chosen", "start"


class MoveTo(Question, WordVerb):
    """``move_to: skaly``: at once; in his own turn he explores the space."""

    __slots__ = ("needs", "where")
    asks = True
    word: ClassVar[str] = "move_to"
    doc: ClassVar[Text] = Text(
        "Przenosi na obszar (id, teren, „chosen”, „start”); w swojej turze bada go, jakby tam skończył ruch.",
        "Puts him on a space (id, terrain, “chosen”, “start”); in his own turn he explores it as if his move "
        "had ended there.",
    )
    example: ClassVar[str] = "move_to: skaly"
    reads: ClassVar[Reading] = deed(
        ("przenieś się", "przenosi się", "przenieść się"),
        ("go", "goes"),
        Text("{verb} {where}", "{verb} {where}"),
    )
    as_move: ClassVar[bool] = False

    def __init__(self, where: str) -> None:
        self.where = where
        self.needs = frozenset({"space"}) if where == CHOSEN else frozenset()

    def values(self, lang: Lang) -> Mapping[str, Any]:
        if self.where == CHOSEN:
            told = Text("tam", "there")
        elif self.where == START:
            told = Text("na swój obszar początkowy", "to your starting space")
        else:
            told = Text(f"na obszar {named(self.where, 'pl')}", f"to the {named(self.where, 'en')}")
        return {"where": told.to(lang)}

    def run(self, ctx: Here) -> Steps[None]:
        spaces = self._spaces(ctx)
        if not spaces:
            return
        options: list[Option] = [("space", one) for one in spaces]
        answer = yield from self.put(ctx, "target", options)
        yield from moves.put(ctx.game, ctx.seat, str(answer[1]), as_move=self.as_move)

    def possible(self, ctx: Here) -> bool:
        return bool(self._spaces(ctx))

    def _spaces(self, ctx: Here) -> list[str]:
        """Where it leads; on the roads of the Abyss helpers lead only to a space of it that they name."""
        found = self._named(ctx)
        if abyss.helps_in_vain(ctx.game, ctx.seat, ctx.source):
            region = ctx.game.region_of(ctx.seat)
            return [one for one in found if self.where != CHOSEN and ctx.game.space(one).region == region]
        return found

    def _named(self, ctx: Here) -> list[str]:
        if self.where == CHOSEN:
            return [str(ctx.bound["space"])]
        if self.where == START:
            return moves.start_spaces(ctx.game, ctx.seat)
        game = ctx.game
        region = game.region_of(ctx.seat)
        return (
            named_spaces(game, self.where, region)
            or named_spaces(game, self.where, "outer")
            or named_spaces(game, self.where)
        )

    def question(self, lang: Lang) -> str:
        return Text("Na który obszar?", "To which space?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None

    @property
    def key(self) -> str:
        return f"{self.word}_{self.where}"


class TravelTo(MoveTo):
    """``travel_to: chosen``: as the move of this turn."""

    __slots__ = ()
    word: ClassVar[str] = "travel_to"
    doc: ClassVar[Text] = Text(
        "Tak samo, ale jako ruch tej tury (zamiast rzutu).",
        "The same, but as the move of this turn (instead of the roll).",
    )
    example: ClassVar[str] = "choose: {space: region}\nthen: {travel_to: chosen}"
    reads: ClassVar[Reading] = deed(
        ("przenieś się", "przenosi się", "przenieść się"),
        ("go", "goes"),
        Text("{verb} {where} zamiast ruchu", "{verb} {where} instead of moving"),
    )
    as_move = True

    def possible(self, ctx: Here) -> bool:
        return ctx.game.turn == ctx.seat and not ctx.game.now.moved and super().possible(ctx)


class NextMove(Verb):
    """``next_move: {space: outer}``: an offer for the next move."""

    __slots__ = ("selector",)
    word: ClassVar[str] = "next_move"
    doc: ClassVar[Text] = Text(
        "Następny ruch może zamiast rzutu prowadzić na taki obszar.",
        "The next move may lead to such a space instead of a roll.",
    )
    example: ClassVar[str] = "next_move: {space: outer}"
    reads: ClassVar[Reading] = Reading(
        Text(
            "w następnym ruchu możesz zamiast rzutu przenieść się na {space}",
            "your next move may take you to {space} instead of a roll",
        ),
        Text(
            "w następnym ruchu może zamiast rzutu przenieść się na {space}",
            "the next move may lead to {space} instead of a roll",
        ),
    )

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.selector.of_kind("space"))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"space": self.selector.one.to(lang)}

    def do(self, ctx: Here) -> None:
        ctx.game.adventurers[ctx.seat].offers = tuple(str(one) for one in self.selector.targets(ctx))


class MoveAgain(PlainVerb):
    """``move_again``: a whole move at once, with a roll."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "move_again"
    doc: ClassVar[Text] = Text(
        "Wykonuje od razu jeszcze jeden ruch z rzutem i bada nowy obszar.",
        "Makes another move with a roll at once, and explores the new space.",
    )
    example: ClassVar[str] = "move_again"
    reads: ClassVar[Reading] = deed(
        ("wykonaj", "wykonuje", "wykonać"), ("make", "makes"), Text("jeszcze jeden ruch", "another move")
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from regions.move_again(ctx.game, ctx.seat)

    def possible(self, ctx: Here) -> bool:
        in_vain = abyss.helps_in_vain(ctx.game, ctx.seat, ctx.source)
        return not in_vain and regions.may_move_again(ctx.game, ctx.seat)


class SwapPlaces(PlainVerb):
    """``swap_places``: with the chosen player, as a move."""

    __slots__ = ()
    asks = True
    needs = frozenset({"player"})
    word: ClassVar[str] = "swap_places"
    doc: ClassVar[Text] = Text(
        "Zamienia się miejscami z wybranym Poszukiwaczem, zamiast ruchu.",
        "Swaps places with the chosen adventurer, instead of the move.",
    )
    example: ClassVar[str] = "choose: {player: other_in_region}\nthen: swap_places"
    reads: ClassVar[Reading] = deed(
        ("zamień się", "zamienia się", "zamienić się"),
        ("swap", "swaps"),
        Text("{verb} z nim miejscami zamiast ruchu", "{verb} places with them instead of the move"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        game = ctx.game
        own, other = game.adventurers[ctx.seat].space, game.adventurers[ctx.player].space
        yield from moves.put(game, ctx.player, own, as_move=False)
        yield from moves.put(game, ctx.seat, other, as_move=True)

    def possible(self, ctx: Here) -> bool:
        return ctx.player != ctx.seat and ctx.game.turn == ctx.seat and not ctx.game.now.moved


class Bring(PlainVerb):
    """``bring``: the chosen player comes to one's space."""

    __slots__ = ()
    asks = True
    needs = frozenset({"player"})
    word: ClassVar[str] = "bring"
    doc: ClassVar[Text] = Text(
        "Sprowadza wybranego Poszukiwacza na swój obszar.", "Brings the chosen adventurer to one's space."
    )
    example: ClassVar[str] = "choose: {player: {in: [outer, middle]}}\nthen: [bring, attack]"
    reads: ClassVar[Reading] = deed(
        ("sprowadź", "sprowadza", "sprowadzić"), ("bring", "brings"), Text("go na swój obszar", "them to your space")
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from moves.put(ctx.game, ctx.player, ctx.game.adventurers[ctx.seat].space, as_move=False)

    def possible(self, ctx: Here) -> bool:
        return ctx.player != ctx.seat


class DriveAway(PlainVerb):
    """``drive_away``: the chosen player flees one die of spaces, in a direction that the chooser names."""

    __slots__ = ()
    asks = True
    needs = frozenset({"player"})
    word: ClassVar[str] = "drive_away"
    doc: ClassVar[Text] = Text(
        "Przepędza wybranego o rzut kostką w wybranym kierunku; niczego tam nie bada.",
        "Drives the chosen one away by a die, in a direction at choice; nothing is explored there.",
    )
    example: ClassVar[str] = "choose: {player: met}\nthen: drive_away"
    reads: ClassVar[Reading] = deed(
        ("przepędź", "przepędza", "przepędzić"),
        ("drive", "drives"),
        Text("go o rzut kostką w wybranym kierunku", "them away by a die, in a direction of your choice"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from moves.drive_away(ctx.game, ctx.seat, ctx.player)

    def possible(self, ctx: Here) -> bool:
        return ctx.player != ctx.seat and regions.policy_of(ctx.game, ctx.player).rolls


class Steer(PlainVerb):
    """``steer``: the author chooses the way of the move of this turn."""

    __slots__ = ()
    word: ClassVar[str] = "steer"
    doc: ClassVar[Text] = Text(
        "W tej turze o drodze ruchu decyduje ten, kto to wywołał.",
        "In this turn whoever caused it decides where the move leads.",
    )
    example: ClassVar[str] = "choose: {player: active}\nthey: steer"
    reads: ClassVar[Reading] = Reading(
        Text("ktoś inny wybiera drogę twojego ruchu", "somebody else chooses the way of your move"),
        Text("porusza się tam, gdzie wybierzesz", "moves where you choose"),
    )

    def do(self, ctx: Here) -> None:
        ctx.game.now.steered = ctx.by

    def possible(self, ctx: Here) -> bool:
        return ctx.game.turn == ctx.seat and not ctx.game.now.moved


class Explore(AmountVerb):
    """``explore: 3``: so many more cards are drawn and resolved; ``of``: of this deck."""

    __slots__ = ("deck",)
    asks = True
    word: ClassVar[str] = "explore"
    doc: ClassVar[Text] = Text(
        "Dobiera tyle nowych kart Przygód („of”: innej talii) i je rozpatruje.",
        "Draws so many new Adventure cards (“of”: cards of another deck) and resolves them.",
    )
    example: ClassVar[str] = "explore: 3"
    reads: ClassVar[Reading] = Reading(
        Text("dobierz i rozpatrz {n} {n|kartę|karty|kart} {deck}", "draw and resolve {n} {deck} {n|card|cards}"),
        Text("dobiera i rozpatruje {n} {n|kartę|karty|kart} {deck}", "draws and resolves {n} {deck} {n|card|cards}"),
        Text("dobrać i rozpatrzyć {n} {n|kartę|karty|kart} {deck}", "draw and resolve {n} {deck} {n|card|cards}"),
    )

    def __init__(self, amount: int, deck: str = ADVENTURE) -> None:
        super().__init__(amount)
        self.deck = deck

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        deck = NamedOption(Word(), Text("talia", "the deck"))
        return Arguments(Whole(cls.low, cls.high), {"of": deck})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("of", ADVENTURE))

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"n": self.amount, "deck": deck_name(self.deck).to(lang)}

    def run(self, ctx: Here) -> Steps[None]:
        yield from explore.draw_more(ctx.game, ctx.seat, self.amount, self.deck)


class Follow(WordVerb):
    """``follow: swiatynia``: the instruction of another space."""

    __slots__ = ("space",)
    asks = True
    word: ClassVar[str] = "follow"
    doc: ClassVar[Text] = Text(
        "Wykonuje polecenie tego obszaru, nie idąc tam.",
        "Carries out the instruction of that space without going there.",
    )
    example: ClassVar[str] = "follow: swiatynia"
    reads: ClassVar[Reading] = deed(
        ("wykonaj", "wykonuje", "wykonać"),
        ("follow", "follows"),
        Text("polecenie obszaru {name}", "the instruction of the {name}"),
    )

    def __init__(self, space: str) -> None:
        self.space = space

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"name": named(self.space, lang)}

    def run(self, ctx: Here) -> Steps[None]:
        yield from explore.follow(ctx.game, ctx.seat, self.space)


class GoOn(Verb):
    """``go_on``: the instruction of the space is done."""

    __slots__ = ()
    word: ClassVar[str] = "go_on"
    doc: ClassVar[Text] = Text(
        "Polecenie obszaru jest wykonane: w następnej turze można iść dalej.",
        "The instruction of the space is done: one may go on in the next turn.",
    )
    example: ClassVar[str] = "go_on"
    reads: ClassVar[Reading] = Reading(
        Text("w następnej turze możesz iść dalej", "you may go on in your next turn"),
        Text("w następnej turze może iść dalej", "may go on in the next turn"),
    )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls()

    def do(self, ctx: Here) -> None:
        ctx.game.adventurers[ctx.seat].done = True


VERBS = (MoveTo, TravelTo, NextMove, MoveAgain, SwapPlaces, Bring, DriveAway, Steer, Explore, Follow, GoOn)

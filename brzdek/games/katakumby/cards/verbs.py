"""What cards and tokens of Katakumby can do beside what those of every raid can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import ListOf, Whole
from brzdek.core.catalog.schema import Word as WordField
from brzdek.core.effects.choices import Alternatives
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question, needs_of, perform
from brzdek.core.effects.entries import Arguments, Condition, Given, NamedOption, OccasionWord, PlainVerb, Verb
from brzdek.core.effects.flow import If, Series
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Flow, Form, Reading, Who, deed, say
from brzdek.core.text import Lang, Text, fill
from brzdek.games.katakumby.cards.counters import COUNTERS, Ctx, delver_of
from brzdek.games.katakumby.cards.house_counters import HOUSE_COUNTERS
from brzdek.games.katakumby.cards.place_verbs import PLACE_VERBS
from brzdek.games.katakumby.cards.tile_verbs import TILE_VERBS
from brzdek.games.katakumby.cards.treasure_verbs import TREASURES
from brzdek.games.katakumby.rules.dragon import attack
from brzdek.games.katakumby.rules.market import DEVICE, free_row_card, free_row_cards, onto_deck
from brzdek.games.raid.cards import verbs as raid
from brzdek.games.raid.cards.event_verbs import InPlace
from brzdek.games.raid.rules.dragon import cubes_to_draw
from brzdek.games.raid.rules.harm import GHOST

# -- cards


class TrashCards(Verb):
    """Cards out of the game at the end of the turn."""

    __slots__ = ("card", "up_to")
    word: ClassVar[str] = "trash"
    doc: ClassVar[Text] = Text(
        "Na koniec tury usuwa kartę z zagranych albo odrzuconych: dowolną („any”), o danym id albo tę samą („this”); "
        "z „up_to” najwyżej tyle kart, może żadnej.",
        "At the end of the turn removes a card from the play area or the discard pile: “any”, one of that id, or "
        "“this” card itself; with “up_to” at most so many, perhaps none.",
    )
    example: ClassVar[str] = "trash: burgle\nup_to: 2"
    SEVERAL: ClassVar[dict[str, Text]] = {
        "any": Text("kart", "{n|card|cards}"),
        "burgle": Text("Włamów", "{n|Burgle|Burgles}"),
    }
    itself: ClassVar[Reading] = deed(
        ("usuń", "usuwa", "usunąć"),
        ("trash", "trashes"),
        Text("na koniec tury {verb} tę kartę", "at end of turn {verb} this card"),
    )
    several: ClassVar[Reading] = deed(
        ("możesz", "może", "móc"),
        ("you may", "may", "be allowed to"),
        Text(
            "na koniec tury {verb} usunąć do {n} zagranych lub odrzuconych {cards}",
            "at end of turn {verb} trash up to {n} {cards} from {your} play area or discard pile",
        ),
    )
    one: ClassVar[Reading] = deed(
        ("możesz", "może", "móc"),
        ("you may", "may", "be allowed to"),
        Text(
            "na koniec tury {verb} usunąć {card} z obszaru gry lub stosu kart odrzuconych",
            "at end of turn {verb} trash {card} from {your} play area or discard pile",
        ),
    )

    def __init__(self, card: str, up_to: int) -> None:
        self.card = card
        self.up_to = up_to

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        up_to = NamedOption(Whole(1, 9), Text("najwyżej ile, może żadnej", "at most how many, perhaps none"))
        return Arguments(WordField((*raid.Trash.NAMES, "this")), {"up_to": up_to})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("up_to", 0))

    def possible(self, ctx: Context[Any]) -> bool:
        return self.card == "this" or raid.Trash(self.card).possible(ctx)

    def do(self, ctx: Ctx) -> None:
        trashes = ctx.game.now.trashes
        if self.card == "this":
            trashes.insert(0, str(ctx.source))  # before another effect takes it and a second copy goes in its place
            return
        card = "" if self.card == "any" else self.card
        trashes += [f"{card}?"] * self.up_to or [card]

    def reading(self) -> Reading:
        if self.card == "this":
            return self.itself
        return raid.Trash.reads if not self.up_to else self.one if self.up_to == 1 else self.several

    def values(self, lang: Lang) -> Mapping[str, Any]:
        if self.card == "this":
            return {}
        cards = fill(lang, self.SEVERAL[self.card].to(lang), {"n": self.up_to})
        return {"card": raid.Trash.NAMES[self.card].to(lang), "n": self.up_to, "cards": cards}


class TopOfDeck(PlainVerb):
    """The card just acquired goes onto the own deck."""

    __slots__ = ()
    word: ClassVar[str] = "top_of_deck"
    doc: ClassVar[Text] = Text(
        "Kładzie właśnie zdobytą kartę na wierzchu własnej talii; tylko w „acquire”.",
        "Puts the card just acquired on top of one's own deck; only in “acquire”.",
    )
    example: ClassVar[str] = "may: top_of_deck"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"),
        ("put", "puts"),
        Text("tę kartę na wierzchu swojej talii", "this card on top of {your} deck"),
    )

    def possible(self, ctx: Ctx) -> bool:
        return ctx.source in delver_of(ctx).discard

    def do(self, ctx: Ctx) -> None:
        if self.possible(ctx):
            onto_deck(delver_of(ctx), str(ctx.source))


class FreeRowCard(Question, PlainVerb):
    """A card of the row without its skill cost."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "free_row_card"
    doc: ClassVar[Text] = Text(
        "Bez kosztu w sprawności wykorzystuje okazję albo zdobywa kartę z puli lochów.",
        "Uses a device or acquires a card of the dungeon row without its skill cost.",
    )
    example: ClassVar[str] = "free_row_card"
    reads: ClassVar[Reading] = deed(
        ("wykorzystaj okazję lub zdobądź", "wykorzystuje okazję lub zdobywa", "wykorzystać okazję lub zdobyć"),
        ("use a device or acquire", "uses a device or acquires"),
        Text("kartę z puli lochów bez kosztu w sprawności", "a card of the dungeon row without its skill cost"),
    )

    def possible(self, ctx: Ctx) -> bool:
        """Looked at before the lockpick that it costs itself is spent: that one does not pay for a device as well."""
        device = str(ctx.bound.get(DEVICE, ""))
        return bool(free_row_cards(ctx.game, delver_of(ctx), owed=1, device=device))

    def run(self, ctx: Ctx) -> Steps[None]:
        cards = free_row_cards(ctx.game, delver_of(ctx))
        options: list[Option] = [(ctx.game.kit.cards[card].verb, card) for card in cards]
        if options:
            answer = yield from self.put(ctx, "free", options)
            yield from free_row_card(ctx.game, delver_of(ctx), str(answer[1]))

    def question(self, lang: Lang) -> str:
        return Text("Co bierzesz za darmo?", "What do you take for free?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


# -- one, or all


class OneOrAll(Alternatives):
    """One of several effects; all of them on a condition."""

    __slots__ = ("all_if",)
    flow: Flow = ":"
    word: ClassVar[str] = "one_or_all"
    doc: ClassVar[Text] = Text(
        "Jeden z efektów do wyboru; wszystkie, gdy warunek „all_if” jest albo w tej turze stanie się prawdą.",
        "One of the effects at choice; all of them if the condition “all_if” is true or becomes so this turn.",
    )
    example: ClassVar[str] = "one_or_all: [{gold: 1}, {boots: 1}]\nall_if: {have: artifact}"
    reads: ClassVar[Reading] = Reading(
        Text("{one}; jeśli {condition}, wybierz wszystkie", "{one}; if {condition}, choose all of them"),
        Text("{one}; jeśli {condition}, wybiera wszystkie", "{one}; if {condition}, chooses all of them"),
    )

    def __init__(self, branches: Sequence[Effect], all_if: Condition) -> None:
        super().__init__(branches, 1, 1)
        self.all_if = all_if
        self.needs = needs_of(*branches)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        all_if = NamedOption(language.condition, Text("kiedy wszystkie", "when all of them"), required=True)
        return Arguments(ListOf(language.part, 2, 12), {"all_if": all_if})

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls(given.value, given.get("all_if"))

    def run(self, ctx: Ctx) -> Steps[None]:
        if self.all_if.holds(ctx):
            for branch in self.branches.values():
                yield from perform(branch, ctx)
            return
        chosen = yield from self.pick(ctx)
        if chosen is not None:
            yield from perform(chosen, ctx)
        others = tuple(branch for branch in self.branches.values() if branch is not chosen)
        ctx.game.ongoing.wait(If(self.all_if, Series(others, joined=True), None, waits=True), ctx)

    def lead(self, lang: Lang, form: Form) -> str:
        return say(lang, f"one_of.{form}")

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._or_all(lang, who, super().phrase(lang, who))

    def inner(self, lang: Lang, who: Who) -> str:
        return self._or_all(lang, who, super().inner(lang, who))

    def _or_all(self, lang: Lang, who: Who, one: str) -> str:
        return self.reads.to(lang, who, one=one, condition=self.all_if.clause(lang, who))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return None


# -- words of the sister game that mean something else here


class DragonAttack(raid.DragonAttack):
    """The dragon attacks at once; ghosts may have to be warded off."""

    __slots__ = ()
    asks = True

    def run(self, ctx: Ctx) -> Steps[None]:
        yield from attack(ctx.game, cubes_to_draw(ctx.game))


class NoAdjacentSecret(raid.AdjacentSecret):
    """Here no secrets lie in rooms, so there is nothing to take."""

    __slots__ = ()
    doc: ClassVar[Text] = Text(
        "Sekret z sąsiedniej komnaty; w katakumbach żaden tam nie leży.",
        "A secret from an adjacent room; none lie there in the catacombs.",
    )

    def possible(self, ctx: Ctx) -> bool:
        return False

    def do(self, ctx: Ctx) -> None:
        pass


class InCavern(InPlace):
    """``in: altar``: there are more sorts of places here."""

    __slots__ = ()
    PLACES: ClassVar[Mapping[str, Text]] = {**InPlace.PLACES, "altar": Text("przy ołtarzyku", "in an altar room")}


GHOSTS = OccasionWord(GHOST, Text("Uderzenie ducha.", "The strike of a ghost."), Text("przez ducha", "through a ghost"))


VERBS: tuple[type[Verb], ...] = (
    TrashCards, TopOfDeck, FreeRowCard, DragonAttack, NoAdjacentSecret,
    *TREASURES,
    *PLACE_VERBS,
    OneOrAll,
    *TILE_VERBS,
)  # fmt: skip
LANGUAGE = raid.LANGUAGE.extend(
    Text("Katakumby", "Catacombs"),
    verbs=VERBS,
    counters=(*COUNTERS, *HOUSE_COUNTERS),
    conditions=(InCavern,),
    occasions=(GHOSTS,),
)

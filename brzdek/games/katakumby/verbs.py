"""What cards and tokens of Katakumby can do beside what those of Brzdęk! can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.choices import Alternatives
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question, needs_of, perform
from brzdek.core.effects.entries import AmountVerb, Arguments, Condition, Given, NamedOption, PlainVerb, Verb
from brzdek.core.effects.flow import If, Series
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, same, say
from brzdek.core.schema import ListOf, Whole
from brzdek.core.schema import Word as WordField
from brzdek.core.text import Lang, Text, fill
from brzdek.games.brzdek.verbs import LANGUAGE as BRZDEK
from brzdek.games.brzdek.verbs import Trash
from brzdek.games.katakumby.chambers import IDOL, LEAVE
from brzdek.games.katakumby.counters import COUNTERS, Ctx, delver_of
from brzdek.games.katakumby.tile_verbs import TILE_VERBS
from brzdek.games.katakumby.treasure_verbs import TREASURES

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
    ITSELF: ClassVar[Text] = Text("tę kartę", "this card")
    SEVERAL: ClassVar[dict[str, Text]] = {
        "any": Text(
            "{n} {n|zagraną lub odrzuconą kartę|zagrane lub odrzucone karty|zagranych lub odrzuconych kart}",
            "{n} {n|card|cards} from your play area or discard pile",
        ),
        "burgle": Text(
            "{n} {n|zagrany lub odrzucony Włam|zagrane lub odrzucone Włamy|zagranych lub odrzuconych Włamów}",
            "{n} {n|Burgle|Burgles} from your play area or discard pile",
        ),
    }
    itself: ClassVar[Reading] = Reading(
        Text("na koniec tury usuń {card}", "trash {card} at end of turn"),
        Text("na koniec tury usuwa {card}", "trashes {card} at end of turn"),
    )
    several: ClassVar[Reading] = Reading(
        Text("na koniec tury możesz usunąć do {cards}", "at end of turn you may trash up to {cards}"),
        Text("na koniec tury może usunąć do {cards}", "at end of turn may trash up to {cards}"),
    )
    one: ClassVar[Reading] = Reading(
        Text("na koniec tury możesz usunąć {cards}", "at end of turn you may trash {cards}"),
        Text("na koniec tury może usunąć {cards}", "at end of turn may trash {cards}"),
    )

    def __init__(self, card: str, up_to: int) -> None:
        self.card = card
        self.up_to = up_to

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        up_to = NamedOption(Whole(1, 9), Text("najwyżej ile, może żadnej", "at most how many, perhaps none"))
        return Arguments(WordField((*Trash.NAMES, "this")), {"up_to": up_to})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("up_to", 0))

    def possible(self, ctx: Context[Any]) -> bool:
        return self.card == "this" or Trash(self.card).possible(ctx)

    def do(self, ctx: Ctx) -> None:
        trashes = ctx.game.now.trashes
        if self.card == "this":
            trashes.insert(0, str(ctx.source))  # before another effect takes it and a second copy goes in its place
            return
        card = "" if self.card == "any" else self.card
        trashes += [f"{card}?"] * self.up_to or [card]

    def phrase(self, lang: Lang, who: Who) -> str:
        if self.card == "this":
            return self.itself.to(lang, who, card=self.ITSELF.to(lang))
        if not self.up_to:
            return Trash(self.card).phrase(lang, who)
        cards = fill(lang, self.SEVERAL[self.card].to(lang), {"n": self.up_to})
        return (self.one if self.up_to == 1 else self.several).to(lang, who, cards=cards)


class TopOfDeck(PlainVerb):
    """The card just acquired goes onto the own deck."""

    __slots__ = ()
    word: ClassVar[str] = "top_of_deck"
    doc: ClassVar[Text] = Text(
        "Kładzie właśnie zdobytą kartę na wierzchu własnej talii; tylko w „acquire”.",
        "Puts the card just acquired on top of one's own deck; only in “acquire”.",
    )
    example: ClassVar[str] = "may: top_of_deck"
    reads: ClassVar[Reading] = Reading(
        Text("połóż tę kartę na wierzchu swojej talii", "put this card on top of your deck"),
        Text("kładzie tę kartę na wierzchu swojej talii", "puts this card on top of their deck"),
    )

    def possible(self, ctx: Ctx) -> bool:
        return ctx.source in delver_of(ctx).discard

    def do(self, ctx: Ctx) -> None:
        if self.possible(ctx):
            ctx.game.rules.draw_top(delver_of(ctx), str(ctx.source))


class FreeRowCard(Question, PlainVerb):
    """A card of the row without its skill cost."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "free_row_card"
    doc: ClassVar[Text] = Text(
        "Bez kosztu sprawności wykorzystuje mechanizm albo zdobywa kartę z puli lochów.",
        "Uses a device or acquires a card of the dungeon row without its skill cost.",
    )
    example: ClassVar[str] = "free_row_card"
    reads: ClassVar[Reading] = Reading(
        Text(
            "wykorzystaj mechanizm lub zdobądź kartę z puli lochów za darmo",
            "use a device or acquire a card of the dungeon row for free",
        ),
        Text(
            "wykorzystuje mechanizm lub zdobywa kartę z puli lochów za darmo",
            "uses a device or acquires a card of the dungeon row for free",
        ),
    )

    def possible(self, ctx: Ctx) -> bool:
        """Looked at before the lockpick that it costs itself is spent: that one does not pay for a device as well."""
        return bool(ctx.game.rules.free_row_cards(ctx.game, delver_of(ctx), owed=1))

    def run(self, ctx: Ctx) -> Steps[None]:
        cards = ctx.game.rules.free_row_cards(ctx.game, delver_of(ctx))
        options: list[Option] = [(ctx.game.kit.cards[card].verb, card) for card in cards]
        if options:
            answer = options[0] if len(options) == 1 else (yield from self.put(ctx, "free", options))
            yield from ctx.game.rules.free_row_card(ctx.game, delver_of(ctx), str(answer[1]))

    def question(self, lang: Lang) -> str:
        return Text("Co bierzesz za darmo?", "What do you take for free?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


# -- the market


class MarketOffer(AmountVerb):
    """One good at another price, anywhere."""

    __slots__ = ()
    word: ClassVar[str] = "market_offer"
    doc: ClassVar[Text] = Text(
        "W tej turze można w dowolnej komnacie kupić jeden towar za tyle złota.",
        "This turn one market good may be bought for so much gold in any room.",
    )
    example: ClassVar[str] = "market_offer: 5"
    reads: ClassVar[Reading] = same(
        "w tej turze możesz w dowolnej komnacie kupić 1 towar za {n} ⟦gold⟧",
        "this turn you may buy 1 market good for {n} ⟦gold⟧ from any room",
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.now.offers.append(self.amount)


class FreeGood(Question, PlainVerb):
    """A good for nothing, in a market room."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "free_good"
    doc: ClassVar[Text] = Text(
        "W komnacie z kramem: jeden towar za darmo.", "In a market room: one market good for free."
    )
    example: ClassVar[str] = "free_good"
    reads: ClassVar[Reading] = Reading(
        Text("jeśli jesteś przy kramie, weź 1 towar za darmo", "in a market room, take 1 market good for free"),
        Text("jeśli jest przy kramie, bierze 1 towar za darmo", "in a market room, takes 1 market good for free"),
    )

    def goods(self, ctx: Ctx) -> list[str]:
        thief = delver_of(ctx)
        return ctx.game.rules.goods_on_offer(ctx.game, thief) if ctx.game.cave(thief).market else []

    def possible(self, ctx: Ctx) -> bool:
        return bool(self.goods(ctx))

    def run(self, ctx: Ctx) -> Steps[None]:
        options: list[Option] = [("take", good) for good in self.goods(ctx)]
        if options:
            answer = options[0] if len(options) == 1 else (yield from self.put(ctx, "good", options))
            yield from ctx.game.rules.take_good(ctx.game, delver_of(ctx), str(answer[1]))

    def question(self, lang: Lang) -> str:
        return Text("Który towar bierzesz?", "Which good do you take?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


# -- altars and idols


class MarkAltar(Question, PlainVerb):
    """An altar marked from afar."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "mark_altar"
    doc: ClassVar[Text] = Text(
        "Można oznaczyć dowolny ołtarzyk, jakby się przy nim stało.",
        "Any one altar may be marked as though one stood there.",
    )
    example: ClassVar[str] = "mark_altar"
    reads: ClassVar[Reading] = Reading(
        Text(
            "możesz oznaczyć dowolny ołtarzyk, jakby twój pionek tam stał",
            "you may mark any one altar as though you stood there",
        ),
        Text(
            "może oznaczyć dowolny ołtarzyk, jakby jego pionek tam stał",
            "may mark any one altar as though they stood there",
        ),
    )

    def altars(self, ctx: Ctx) -> list[int]:
        game, thief = ctx.game, delver_of(ctx)
        return [room for room in game.board.rooms if game.rules.may_mark(game, thief, room)]

    def possible(self, ctx: Ctx) -> bool:
        return bool(self.altars(ctx))

    def run(self, ctx: Ctx) -> Steps[None]:
        options: list[Option] = [("mark", room) for room in self.altars(ctx)]
        if options:
            answer = yield from self.put(ctx, "mark", [*options, LEAVE])
            if answer != LEAVE:
                ctx.game.rules.mark_altar(ctx.game, delver_of(ctx), int(answer[1]))

    def question(self, lang: Lang) -> str:
        return Text("Który ołtarzyk oznaczasz?", "Which altar do you mark?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class ReturnIdols(Question, Verb):
    """Idols go back to the monkey shrine."""

    __slots__ = ("gain",)
    asks = True
    word: ClassVar[str] = "return_idols"
    doc: ClassVar[Text] = Text(
        "Wszyscy gracze mogą zwrócić figurki do małpiego sanktuarium; z takim zyskiem za każdą.",
        "All players may return idols to the monkey shrine; with this gain for each one.",
    )
    example: ClassVar[str] = "return_idols: {heal: 1}"
    reads: ClassVar[Reading] = same(
        "wszyscy gracze mogą zwrócić figurki do małpiego sanktuarium, za każdą: {gain}",
        "all players may return monkey idols to the monkey shrine, for each: {gain}",
    )
    RETURN: ClassVar[Option] = ("idol", "return")
    KEEP: ClassVar[Option] = ("idol", "keep")

    def __init__(self, gain: Effect) -> None:
        self.gain = gain

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.part)

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def run(self, ctx: Ctx) -> Steps[None]:
        game = ctx.game
        for thief in game.in_play():
            theirs = type(ctx)(game, thief.seat, ctx.source, by=ctx.seat)
            while IDOL in thief.tokens:
                answer = yield from self.put(theirs, "idol", [self.RETURN, self.KEEP])
                if answer == self.KEEP:
                    break
                thief.tokens.remove(IDOL)
                game.idols += 1
                game.log.tell("idol_back", thief.seat)
                yield from perform(self.gain, theirs)

    def phrase(self, lang: Lang, who: Who) -> str:
        return self.reads.to(lang, who, gain=self.gain.phrase(lang, "you"))

    def question(self, lang: Lang) -> str:
        return Text("Zwracasz figurkę do małpiego sanktuarium?", "Do you return an idol to the monkey shrine?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        words = Text("zwróć", "return it") if option == self.RETURN else Text("zatrzymaj", "keep it")
        return words.to(lang)


# -- one, or all


class OneOrAll(Alternatives):
    """One of several effects; all of them on a condition."""

    __slots__ = ("all_if",)
    flows = False
    word: ClassVar[str] = "one_or_all"
    doc: ClassVar[Text] = Text(
        "Jeden z efektów do wyboru; wszystkie, gdy warunek „all_if” jest albo w tej turze stanie się prawdą.",
        "One of the effects at choice; all of them if the condition “all_if” is true or becomes so this turn.",
    )
    example: ClassVar[str] = "one_or_all: [{gold: 1}, {boots: 1}]\nall_if: {have: artifact}"
    reads: ClassVar[Reading] = same(
        "{one}. Jeśli {condition}, dostajesz wszystko naraz", "{one}. If {condition}, you get all of it"
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
        options: list[Option] = [("choose", key) for key, branch in self.branches.items() if branch.possible(ctx)]
        answer = options[0] if len(options) == 1 else (yield from self.put(ctx, "choose", options))
        yield from perform(self.branches[str(answer[1])], ctx)
        others = tuple(branch for key, branch in self.branches.items() if key != answer[1])
        ctx.game.ongoing.wait(If(self.all_if, Series(others, joined=True), None, waits=True), ctx)

    def phrase(self, lang: Lang, who: Who) -> str:
        one = say(lang, f"one_of.{who}", list=self.list(lang, who))
        return self.reads.to(lang, who, one=one, condition=self.all_if.clause(lang, who))


# -- words of the sister game that mean something else here


class Attack(PlainVerb):
    """The dragon attacks at once."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "dragon_attack"
    doc: ClassVar[Text] = Text("Smok atakuje natychmiast.", "The dragon attacks at once.")
    example: ClassVar[str] = "dragon_attack"
    reads: ClassVar[Reading] = same("smok atakuje", "the dragon attacks")

    def run(self, ctx: Ctx) -> Steps[None]:
        yield from ctx.game.rules.roused(ctx.game)


class NoAdjacentSecret(PlainVerb):
    """Here no secrets lie in rooms, so there is nothing to take."""

    __slots__ = ()
    word: ClassVar[str] = "take_adjacent_secret"
    doc: ClassVar[Text] = Text(
        "Sekret z sąsiedniej komnaty; w katakumbach żaden tam nie leży.",
        "A secret from an adjacent room; none lie there in the catacombs.",
    )
    example: ClassVar[str] = "take_adjacent_secret"
    reads: ClassVar[Reading] = Reading(
        Text("weź sekret z sąsiedniej komnaty", "take a secret from an adjacent room"),
        Text("bierze sekret z sąsiedniej komnaty", "takes a secret from an adjacent room"),
    )

    def possible(self, ctx: Ctx) -> bool:
        return False

    def do(self, ctx: Ctx) -> None:
        pass


VERBS: tuple[type[Verb], ...] = (
    TrashCards, TopOfDeck, FreeRowCard, Attack, NoAdjacentSecret,
    *TREASURES,
    MarketOffer, FreeGood, MarkAltar, ReturnIdols, OneOrAll,
    *TILE_VERBS,
)  # fmt: skip
LANGUAGE = BRZDEK.extend(Text("Katakumby", "Catacombs"), verbs=VERBS, counters=COUNTERS)

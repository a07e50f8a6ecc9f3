"""What cards and tokens of Katakumby can do at markets and altars."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.effect import Effect, Question, perform
from brzdek.core.effects.entries import AmountVerb, Arguments, Given, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Flow, Reading, Who, deed, same
from brzdek.core.text import Lang, Text
from brzdek.games.katakumby.cards.counters import Ctx, delver_of
from brzdek.games.katakumby.rules import events
from brzdek.games.katakumby.rules.altars import mark_altar, may_mark
from brzdek.games.katakumby.rules.market import goods_on_offer
from brzdek.games.raid.rules import events as raid_events
from brzdek.games.raid.rules.tokens import LEAVE, MONKEY_IDOL, take_good

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
    reads: ClassVar[Reading] = deed(
        ("możesz", "może", "móc"),
        ("you may", "may", "be allowed to"),
        Text(
            "{verb} w tej turze kupić 1 towar za {n} ⟦gold⟧ w dowolnej komnacie",
            "{verb} buy 1 market good for {n} ⟦gold⟧ in any room this turn",
        ),
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
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"),
        ("take", "takes"),
        Text("w komnacie z kramem {verb} 1 towar za darmo", "in a market room {verb} 1 market good for free"),
    )

    def goods(self, ctx: Ctx) -> list[str]:
        thief = delver_of(ctx)
        return goods_on_offer(ctx.game, thief) if ctx.game.cave(thief).market else []

    def possible(self, ctx: Ctx) -> bool:
        return bool(self.goods(ctx))

    def run(self, ctx: Ctx) -> Steps[None]:
        options: list[Option] = [("take", good) for good in self.goods(ctx)]
        if options:
            answer = yield from self.put(ctx, "good", options)
            good = str(answer[1])
            ctx.game.log.tell(raid_events.Took, ctx.seat, good)
            yield from take_good(ctx.game, delver_of(ctx), good)

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
    reads: ClassVar[Reading] = deed(
        ("możesz", "może", "móc"),
        ("you may", "may", "be allowed to"),
        Text(
            "oznaczyć dowolny ołtarzyk, jakby pionek stał przy nim",
            "mark any one altar as though {your} pawn stood there",
        ),
    )

    def altars(self, ctx: Ctx) -> list[int]:
        game, thief = ctx.game, delver_of(ctx)
        return [room for room in game.board.rooms if may_mark(game, thief, room)]

    def possible(self, ctx: Ctx) -> bool:
        return bool(self.altars(ctx))

    def run(self, ctx: Ctx) -> Steps[None]:
        options: list[Option] = [("mark", room) for room in self.altars(ctx)]
        if options:
            answer = yield from self.put(ctx, "mark", [*options, LEAVE])
            if answer != LEAVE:
                mark_altar(ctx.game, delver_of(ctx), int(answer[1]))

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
    flow: Flow = ":"
    reads: ClassVar[Reading] = same(
        "każdy gracz może zwrócić figurki do małpiego sanktuarium, aby za każdą {gain}",
        "each player may return monkey idols to the monkey shrine to {gain} for each",
    )
    plainly: ClassVar[Reading] = same(
        "każdy gracz może zwrócić figurki do małpiego sanktuarium; za każdą zwróconą {gain}",
        "each player may return monkey idols to the monkey shrine; for each one returned {gain}",
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
            while MONKEY_IDOL in thief.tokens:
                answer = yield from self.put(theirs, "idol", [self.RETURN, self.KEEP])
                if answer == self.KEEP:
                    break
                thief.tokens.remove(MONKEY_IDOL)
                game.idols += 1
                game.log.tell(events.IdolBack, thief.seat)
                yield from perform(self.gain, theirs)

    def phrase(self, lang: Lang, who: Who) -> str:
        purpose = self.gain.purpose(lang, "they")
        if purpose is None:
            return self.plainly.to(lang, who, gain=self.gain.inner(lang, "they"))
        return self.reads.to(lang, who, gain=purpose)

    def question(self, lang: Lang) -> str:
        return Text("Zwracasz figurkę do małpiego sanktuarium?", "Do you return an idol to the monkey shrine?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        words = Text("zwróć", "return it") if option == self.RETURN else Text("zatrzymaj", "keep it")
        return words.to(lang)


PLACE_VERBS: tuple[type[Verb], ...] = (MarketOffer, FreeGood, MarkAltar, ReturnIdols)

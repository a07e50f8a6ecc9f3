"""Verbs about scales, dragon tokens and Dragon Rage."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question
from brzdek.core.effects.entries import AmountVerb, Arguments, Given, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, deed
from brzdek.core.text import Lang, Text
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import LORDS
from brzdek.games.smoki.rules import gifts, rage, scales, tokens
from brzdek.games.smoki.rules.state import dragons, present

Here: TypeAlias = Context[World]


class AskLord(Question):
    """A verb that asks which Lord is meant."""

    __slots__ = ()

    def lord(self, ctx: Context[Any], lords: list[str]) -> Steps[str]:
        options: list[Option] = [("lord", one) for one in lords]
        answer = yield from self.put(ctx, "lord", options)
        return str(answer[1])

    def question(self, lang: Lang) -> str:
        return Text("Łuska którego Władcy?", "The scale of which Lord?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return str(option[1]).capitalize()


def with_scales(game: World) -> list[str]:
    """The Lords on whose cards scales lie."""
    return [lord for lord in LORDS if present(game) and dragons(game).on_lords[lord]]


class ClaimScale(AskLord, Verb):
    """``claim_scale: any``: from the card of a Lord, or one from each of them."""

    __slots__ = ("whose",)
    asks = True
    word: ClassVar[str] = "claim_scale"
    doc: ClassVar[Text] = Text(
        "Bierze łuskę z karty wybranego Władcy („any”) albo po jednej z karty każdego („each”).",
        "Takes a scale from the card of a chosen Lord (“any”), or one from the card of each (“each”).",
    )
    example: ClassVar[str] = "claim_scale: any"
    READS: ClassVar[dict[str, Reading]] = {
        "any": deed(
            ("weź", "bierze", "wziąć"),
            ("take", "takes"),
            Text("1 łuskę z karty wybranego Władcy", "1 scale from the card of a Lord at choice"),
        ),
        "each": deed(
            ("weź", "bierze", "wziąć"),
            ("take", "takes"),
            Text("po 1 łusce z karty każdego Władcy", "1 scale from the card of each Lord"),
        ),
    }

    def __init__(self, whose: str) -> None:
        self.whose = whose

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word(("any", "each")))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def reading(self) -> Reading:
        return self.READS[self.whose]

    def run(self, ctx: Here) -> Steps[None]:
        lords = with_scales(ctx.game)
        if lords and self.whose == "any":
            lords = [(yield from self.lord(ctx, lords))]
        for lord in lords:
            if scales.take_from_lord(ctx.game, lord):
                scales.gain(ctx.game, ctx.seat, lord)

    def possible(self, ctx: Here) -> bool:
        return bool(with_scales(ctx.game))


class DiscardScale(AskLord, AmountVerb):
    """``discard_scale: 1``: of one's own, as a price."""

    __slots__ = ()
    asks = True
    is_price = True
    word: ClassVar[str] = "discard_scale"
    doc: ClassVar[Text] = Text("Odrzuca własne łuski (jako cenę).", "Discards scales of one's own (as a price).")
    example: ClassVar[str] = "may: {discard_scale: 1}\nthen: {gain: {talisman: 1}}"
    reads: ClassVar[Reading] = deed(
        ("odrzuć", "odrzuca", "odrzucić"),
        ("discard", "discards"),
        Text("{n} {n|łuskę|łuski|łusek}", "{n} {n|scale|scales} of {your} own"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        if not self.possible(ctx):
            return
        for _ in range(self.amount):
            own = [lord for lord in LORDS if scales.owned(ctx.game, ctx.seat, lord)]
            lord = yield from self.lord(ctx, own)
            scales.spend(ctx.game, ctx.seat, lord)

    def possible(self, ctx: Here) -> bool:
        return present(ctx.game) and scales.owned(ctx.game, ctx.seat) >= self.amount


class DrawToken(Verb):
    """``draw_token: usual``: at once; a scale may go elsewhere than onto its Lord."""

    __slots__ = ("scale",)
    asks = True
    word: ClassVar[str] = "draw_token"
    doc: ClassVar[Text] = Text(
        "Dobiera żeton Smoka i rozpatruje go. „to_region”: łuska trafia na wolny obszar krainy; „kings_to_you”: "
        "łuskę Króla Smoków można wziąć.",
        "Draws a dragon token and resolves it. “to_region”: a scale goes to a free space of the region; "
        "“kings_to_you”: a scale of the Dragon King may be taken.",
    )
    example: ClassVar[str] = "draw_token: usual"
    READS: ClassVar[dict[str, Reading]] = {
        "usual": deed(("dobierz", "dobiera", "dobrać"), ("draw", "draws"), Text("1 żeton Smoka", "1 dragon token")),
        "to_region": deed(
            ("dobierz", "dobiera", "dobrać"),
            ("draw", "draws"),
            Text(
                "1 żeton Smoka (łuska trafia na wybrany obszar tej krainy bez łuski)",
                "1 dragon token (a scale goes to a space at choice of this region without one)",
            ),
        ),
        "kings_to_you": deed(
            ("dobierz", "dobiera", "dobrać"),
            ("draw", "draws"),
            Text(
                "1 żeton Smoka (łuskę Króla Smoków możesz zatrzymać)",
                "1 dragon token (a scale of the Dragon King may be kept)",
            ),
        ),
    }

    def __init__(self, scale: str) -> None:
        self.scale = scale

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word(tuple(cls.READS)))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def reading(self) -> Reading:
        return self.READS[self.scale]

    def run(self, ctx: Here) -> Steps[None]:
        handlers = {"to_region": gifts.lay_in_region, "kings_to_you": gifts.offer_of_king}
        yield from tokens.draw(ctx.game, ctx.seat, 1, handlers.get(self.scale))


class SufferRage(PlainVerb):
    """``suffer_rage``: of the Dragon King."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "suffer_rage"
    doc: ClassVar[Text] = Text("Pada ofiarą Smoczego Gniewu Króla Smoków.", "Suffers the Rage of the Dragon King.")
    example: ClassVar[str] = "suffer_rage"
    reads: ClassVar[Reading] = Reading(
        Text("dosięga cię Smoczy Gniew Króla Smoków", "you suffer the Rage of the Dragon King"),
        Text("pada ofiarą Smoczego Gniewu Króla Smoków", "suffers the Rage of the Dragon King"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from rage.suffer(ctx.game, ctx.seat, dragons(ctx.game).king)


class ScatterScales(AskLord, PlainVerb):
    """``scatter_scales``: all scales of the Lords come onto the board."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "scatter_scales"
    doc: ClassVar[Text] = Text(
        "Kolejno każdy Poszukiwacz bierze łuskę z karty wybranego Władcy i kładzie ją na swoim obszarze, aż łuski "
        "się skończą.",
        "In turn each adventurer takes a scale from the card of a Lord and puts it on his space, until none are left.",
    )
    example: ClassVar[str] = "scatter_scales"
    reads: ClassVar[Reading] = Reading(
        Text(
            "poczynając od ciebie, każdy Poszukiwacz po kolei bierze 1 łuskę z karty wybranego Władcy i kładzie ją na "
            "swoim obszarze, aż łuski na kartach Władców się skończą",
            "starting with you, each adventurer in turn takes 1 scale from the card of a Lord at choice and puts it on "
            "their space, until no scales are left on the cards of the Lords",
        ),
        Text(
            "kładzie na swoim obszarze łuskę z karty wybranego Władcy, a po nim następni, aż łuski się skończą",
            "puts a scale from the card of a Lord at choice on their space, and so do the others, until none are left",
        ),
    )

    def run(self, ctx: Here) -> Steps[None]:
        game = ctx.game
        order = [ctx.seat, *game.others(ctx.seat)]
        # The rage that a scale brings may kill, and so end the game.
        while takers := [seat for seat in order if game.adventurers[seat].alive]:
            for seat in takers:
                lords = with_scales(game)
                if game.over or not lords:
                    return
                if game.adventurers[seat].alive:
                    lord = yield from self.lord(ctx.as_player(seat), lords)
                    scales.take_from_lord(game, lord)
                    yield from scales.place(game, seat, lord)

    def possible(self, ctx: Here) -> bool:
        return bool(with_scales(ctx.game))


class PullScale(PlainVerb):
    """``pull_scale``: from the chosen space to one's own."""

    __slots__ = ()
    needs = frozenset({"space"})
    word: ClassVar[str] = "pull_scale"
    doc: ClassVar[Text] = Text(
        "Przenosi łuskę z wybranego obszaru na swój, jeśli nie ma na nim łuski.",
        "Moves the scale of the chosen space to one's own, if there is none yet.",
    )
    example: ClassVar[str] = "choose: {space: scale_in_region}\nthen: pull_scale"
    reads: ClassVar[Reading] = deed(
        ("przenieś", "przenosi", "przenieść"),
        ("move", "moves"),
        Text("tę łuskę na swój obszar", "that scale to {your} space"),
    )

    def do(self, ctx: Here) -> None:
        gifts.shift(ctx.game, ctx.seat, str(ctx.bound["space"]), ctx.game.adventurers[ctx.seat].space)

    def possible(self, ctx: Here) -> bool:
        own = ctx.game.adventurers[ctx.seat].space
        return own not in dragons(ctx.game).on_spaces and scales.accepts(ctx.game, own)


class KeepScale(PlainVerb):
    """``keep_scale``: from the chosen space onto this card."""

    __slots__ = ()
    needs = frozenset({"space"})
    word: ClassVar[str] = "keep_scale"
    doc: ClassVar[Text] = Text(
        "Przenosi łuskę z wybranego obszaru na tę kartę.", "Moves the scale of the chosen space onto this card."
    )
    example: ClassVar[str] = "choose: {space: scale_in_region}\nthen: keep_scale"
    reads: ClassVar[Reading] = deed(
        ("przenieś", "przenosi", "przenieść"),
        ("move", "moves"),
        Text("tę łuskę na tę kartę", "that scale onto this card"),
    )

    def do(self, ctx: Here) -> None:
        gifts.keep_on(ctx.game, str(ctx.bound["space"]), str(ctx.source))


class ReleaseScale(AskLord, PlainVerb):
    """``release_scale``: from this card to the chosen space."""

    __slots__ = ()
    asks = True
    needs = frozenset({"space"})
    word: ClassVar[str] = "release_scale"
    doc: ClassVar[Text] = Text(
        "Przenosi łuskę z tej karty na wybrany obszar.", "Moves a scale of this card to the chosen space."
    )
    example: ClassVar[str] = "choose: {space: free_of_scales}\nthen: release_scale"
    reads: ClassVar[Reading] = deed(
        ("przenieś", "przenosi", "przenieść"),
        ("move", "moves"),
        Text("tam łuskę z tej karty", "a scale of this card there"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        kept = gifts.kept_on(ctx.game, str(ctx.source))
        if kept:
            lord = yield from self.lord(ctx, [one for one in LORDS if one in kept])
            gifts.release(ctx.game, ctx.seat, lord, str(ctx.source), str(ctx.bound["space"]))

    def possible(self, ctx: Here) -> bool:
        return bool(gifts.kept_on(ctx.game, str(ctx.source)))


VERBS = (
    ClaimScale,
    DiscardScale,
    DrawToken,
    SufferRage,
    ScatterScales,
    PullScale,
    KeepScale,
    ReleaseScale,
)

"""Verbs for abilities of characters: contests, bodyguards, barter, turns that change hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps, choose
from brzdek.core.catalog.schema import Record, Word
from brzdek.core.effects import once
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question, needs_of, perform
from brzdek.core.effects.entries import Arguments, Given, NamedOption, NumberWord, PlainVerb, Verb
from brzdek.core.effects.language import Language, OneOrMore
from brzdek.core.effects.lasting import begin
from brzdek.core.effects.phrases import Reading, Who, deed
from brzdek.core.effects.runtime import allowed
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.naming import all_named, named
from brzdek.games.magia_i_miecz.cards.word_verbs import WordVerb
from brzdek.games.magia_i_miecz.rules import duels, points, scores, shops, things
from brzdek.games.magia_i_miecz.rules.powers import FREE
from brzdek.games.magia_i_miecz.rules.state import World, total

Here: TypeAlias = Context[World]


# -- turns


class EndTurn(PlainVerb):
    """``end_turn``: nothing more is done in it."""

    __slots__ = ()
    word: ClassVar[str] = "end_turn"
    doc: ClassVar[Text] = Text(
        "Kończy bieżącą turę: obszaru już się nie bada.", "Ends the current turn: the space is not explored any more."
    )
    example: ClassVar[str] = "end_turn"
    reads: ClassVar[Reading] = deed(("zakończ", "kończy", "zakończyć"), ("end", "ends"), Text("turę", "the turn"))

    def do(self, ctx: Here) -> None:
        if ctx.game.turn == ctx.seat:
            ctx.game.now.ended = True

    def possible(self, ctx: Here) -> bool:
        return ctx.game.turn == ctx.seat


class GiveTurn(PlainVerb):
    """``give_turn``: he loses his next turn, and whoever caused it has a turn in its place."""

    __slots__ = ()
    word: ClassVar[str] = "give_turn"
    doc: ClassVar[Text] = Text(
        "Traci następną turę, a w jej miejsce ma turę ten, kto to wywołał.",
        "Loses the next turn, and whoever caused it has a turn in its place.",
    )
    example: ClassVar[str] = "choose: {player: met}\nthey: give_turn"
    reads: ClassVar[Reading] = Reading(
        Text("oddaj następną turę", "give up your next turn"),
        Text("traci następną turę, a ty masz turę zamiast niego", "loses the next turn, and you have a turn instead"),
    )

    def do(self, ctx: Here) -> None:
        points.lose_turn(ctx.game, ctx.seat, "next", 1)
        ctx.game.adventurers[ctx.seat].heir = ctx.by

    def possible(self, ctx: Here) -> bool:
        return ctx.by != ctx.seat and allowed(ctx.game, ctx.seat, "lose_turns")


class MustReach(WordVerb):
    """``must_reach: kapliczka``: he goes there straight, and does nothing else before."""

    __slots__ = ("space",)
    word: ClassVar[str] = "must_reach"
    doc: ClassVar[Text] = Text(
        "Musi dojść prosto na ten obszar, a zanim tam stanie, niczego nie bada ani nie robi.",
        "Has to go straight to that space, and explores and does nothing before he is there.",
    )
    example: ClassVar[str] = "choose: {player: met}\nthey: {must_reach: kapliczka}"
    reads: ClassVar[Reading] = Reading(
        Text(
            "musisz iść prosto na obszar {name} i przedtem nic nie robisz",
            "you must go straight to the {name} and do nothing before",
        ),
        Text(
            "musi iść prosto na obszar {name} i przedtem nic nie robi",
            "must go straight to the {name} and does nothing before",
        ),
    )

    def __init__(self, space: str) -> None:
        self.space = space

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"name": named(self.space, lang)}

    def do(self, ctx: Here) -> None:
        ctx.game.adventurers[ctx.seat].goal = self.space

    def possible(self, ctx: Here) -> bool:
        return ctx.game.adventurers[ctx.seat].space != self.space


class FirstTime(once.FirstTime):
    """``first_time: effect``: once in the game for this card, whoever has it."""

    __slots__ = ()
    example: ClassVar[str] = "first_time: {receive: tarcza}"

    def note(self, ctx: Here) -> None:
        ctx.game.used_up.append(self.mark(ctx))

    def noted(self, ctx: Here) -> bool:
        return self.mark(ctx) in ctx.game.used_up

    def mark(self, ctx: Here) -> tuple[str, str]:
        """What is noted once it is done."""
        return str(ctx.source), self.effect.key


# -- goods


class Barter(Question, Verb):
    """``barter: [miecz, helm]``: an item or a bag of gold for one of these cards of the Equipment."""

    __slots__ = ("goods",)
    asks = True
    word: ClassVar[str] = "barter"
    doc: ClassVar[Text] = Text(
        "Oddaje przedmiot albo mieszek złota i bierze jedną z tych kart Ekwipunku.",
        "Gives an item or a bag of gold and takes one of these cards of the Equipment.",
    )
    example: ClassVar[str] = "barter: [miecz, helm]"
    reads: ClassVar[Reading] = deed(
        ("wymień", "wymienia", "wymienić"),
        ("swap", "swaps"),
        Text(
            "przedmiot albo mieszek złota na jedną z kart ({goods})",
            "an item or a bag of gold for one of these ({goods})",
        ),
    )

    def __init__(self, goods: tuple[str, ...]) -> None:
        self.goods = goods

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(OneOrMore(Word()))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(tuple(given.value))

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"goods": all_named(self.goods, lang)}

    def run(self, ctx: Here) -> Steps[None]:
        game, seat = ctx.game, ctx.seat
        gold = [shops.GOLD] if game.adventurers[seat].gold > 0 else []
        gives: list[Option] = [("give", one) for one in (*gold, *things.one_of_each(game, shops.goods_of(game, seat)))]
        given = yield from self.put(ctx, "barter", gives)
        wants: list[Option] = [("want", one) for one in self.goods if things.receivable(game, seat, one)]
        wanted = yield from self.put(ctx, "barter", wants)
        if given[1] == shops.GOLD:
            points.spend(game, seat, 1)
        else:
            yield from things.discard_card(ctx, str(given[1]))
        yield from things.receive(game, seat, str(wanted[1]))
        yield from things.tidy(game, seat)

    def possible(self, ctx: Here) -> bool:
        game, seat = ctx.game, ctx.seat
        return shops.has_goods(game, seat) and any(things.receivable(game, seat, one) for one in self.goods)

    def question(self, lang: Lang) -> str:
        return Text("Co na co wymieniasz?", "What do you swap for what?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        if option[1] == shops.GOLD:
            return Text("mieszek złota", "a bag of gold").to(lang)
        return named(str(option[1]), lang)


class Rob(PlainVerb):
    """``rob``: an item or a bag of gold of the chosen player's."""

    __slots__ = ()
    asks = True
    needs = frozenset({"player"})
    word: ClassVar[str] = "rob"
    doc: ClassVar[Text] = Text(
        "Zabiera wybranemu Poszukiwaczowi przedmiot albo mieszek złota, do wyboru.",
        "Takes an item or a bag of gold from the chosen adventurer, at choice.",
    )
    example: ClassVar[str] = "choose: {player: met}\nthen: rob"
    reads: ClassVar[Reading] = deed(
        ("zabierz", "zabiera", "zabrać"),
        ("take", "takes"),
        Text("mu przedmiot albo mieszek złota", "an item or a bag of gold from them"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        spoils = duels.spoils(ctx.game, ctx.seat, ctx.player)
        if spoils:
            answer = yield from choose(ctx.seat, "spoils", spoils, (ctx.player,))
            yield from duels.take_spoils(ctx.game, ctx.seat, ctx.player, answer)

    def possible(self, ctx: Here) -> bool:
        return ctx.player != ctx.seat and bool(duels.spoils(ctx.game, ctx.seat, ctx.player))


class Free(Verb):
    """``free: [najemnik]``: what these cards cost is not paid."""

    __slots__ = ("cards",)
    lasts = True
    allows: ClassVar[bool] = True
    word: ClassVar[str] = "free"
    doc: ClassVar[Text] = Text("Za te karty nie płaci się złotem.", "No gold is paid for these cards.")
    example: ClassVar[str] = "free: [najemnik]"
    reads: ClassVar[Reading] = Reading(
        Text("służy ci za darmo: {names}", "serves you for nothing: {names}"),
        Text("służy mu za darmo: {names}", "serves them for nothing: {names}"),
    )

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(OneOrMore(Word()))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(tuple(given.value))

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"names": all_named(self.cards, lang, "and")}

    def do(self, ctx: Here) -> None:
        ctx.game.ongoing.keep(begin(self, ctx, None), "acts", FREE)


# -- fights


class Bodyguard(PlainVerb):
    """``bodyguard``: the enemy that serves as one fights in its master's place."""

    __slots__ = ()
    word: ClassVar[str] = "bodyguard"
    doc: ClassVar[Text] = Text(
        "Nawrócony strażnik walczy za Poszukiwacza: jego ofiary nie są trofeami, a przegrana zabija strażnika.",
        "The converted guard fights in the adventurer's place: its kills are no trophies, and a loss kills the guard.",
    )
    example: ClassVar[str] = "bodyguard"
    reads: ClassVar[Reading] = deed(
        ("poślij", "posyła", "posłać"),
        ("send", "sends"),
        Text("strażnika do walki zamiast siebie", "the guard to fight instead"),
    )

    def do(self, ctx: Here) -> None:
        fight = ctx.game.fight
        guard = scores.bodyguard_of(ctx.game, ctx.seat)
        if fight is not None and guard is not None:
            fight.champions[ctx.seat] = (guard, total(ctx.game, guard, "strength"), total(ctx.game, guard, "craft"))

    def possible(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        if fight is None or ctx.seat not in scores.fighters(fight) or fight.over or ctx.seat in fight.champions:
            return False
        guard = scores.bodyguard_of(ctx.game, ctx.seat)
        return guard is not None and total(ctx.game, guard, scores.ATTRIBUTE[fight.how]) > 0


class Contest(Verb):
    """``contest: {own: craft, theirs: strength}, won: effect``: a fight for that alone."""

    __slots__ = ("lost", "needs", "own", "theirs", "won")
    asks = True
    word: ClassVar[str] = "contest"
    doc: ClassVar[Text] = Text(
        "Próba sił z wybranym Poszukiwaczem: swoja liczba + kostka przeciw jego liczbie + kostce; bez łupów.",
        "A trial against the chosen adventurer: one's number + a die against his number + a die; without loot.",
    )
    example: ClassVar[str] = (
        "choose: {player: met}\nthen: {contest: {own: craft, theirs: strength}, won: {gain: {gold: 1}}}"
    )

    BY: ClassVar[Book] = {"strength": Text("Siłą", "Strength"), "craft": Text("Mocą", "Craft")}

    def __init__(self, own: NumberWord, theirs: NumberWord, won: Effect, lost: Effect | None) -> None:
        self.own = own
        self.theirs = theirs
        self.won = won
        self.lost = lost
        self.needs = needs_of(won, lost) | {"player"}

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        number = Word(("strength", "craft"))
        return Arguments(
            Record({"own": number, "theirs": number}),
            {
                "won": NamedOption(language.part, Text("co po wygranej", "what follows a win"), required=True),
                "lost": NamedOption(language.part, Text("co po przegranej", "what follows a loss")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        numbers = given.language.numbers
        own, theirs = numbers[given.value["own"]], numbers[given.value["theirs"]]
        return cls(own, theirs, given.get("won"), given.get("lost"))

    def run(self, ctx: Here) -> Steps[None]:
        outcome = yield from duels.contest(ctx.game, ctx.seat, ctx.player, self.own.word, self.theirs.word)
        effect = {scores.WON: self.won, scores.LOST: self.lost}.get(outcome)
        if effect is not None:
            yield from perform(effect, ctx)

    def possible(self, ctx: Here) -> bool:
        return ctx.player != ctx.seat

    def phrase(self, lang: Lang, who: Who) -> str:
        told = Text(
            "zmierz się z nim, ty {own}, on {theirs} (każdy dodaje kostkę); po wygranej {won}",
            "measure your {own} against their {theirs} (each adds a die); after a win, {won}",
        )
        if self.lost is not None:
            told = Text(told.pl + "; po przegranej {lost}", told.en + "; after a loss, {lost}")
        words = {"own": self.BY[self.own.word].to(lang), "theirs": self.BY[self.theirs.word].to(lang)}
        lost = "" if self.lost is None else self.lost.inner(lang, who)
        return fill(lang, told.to(lang), {**words, "won": self.won.inner(lang, who), "lost": lost})


VERBS = (EndTurn, GiveTurn, MustReach, FirstTime, Barter, Rob, Free, Bodyguard, Contest)

"""Verbs of the Cosmic Abyss: the prison, moves without a roll, the Gate that somebody opens, cards to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import Record, Whole, Word
from brzdek.core.effects.choices import NO, YES
from brzdek.core.effects.context import Context
from brzdek.core.effects.dice import Row, TableField
from brzdek.core.effects.effect import Effect, Question, needs_of, perform
from brzdek.core.effects.entries import Arguments, Given, NamedOption, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, deed, say
from brzdek.core.effects.runtime import fire
from brzdek.core.effects.throws import throw
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.naming import deck_name, named
from brzdek.games.magia_i_miecz.cards.word_verbs import WordVerb
from brzdek.games.magia_i_miecz.rules import abyss, explore
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

Here: TypeAlias = Context[World]
BACK = "back"
SAGE, ENCHANTRESS, WARLOCK = "sage", "enchantress", "warlock"


class Imprison(PlainVerb):
    """``imprison``: by the Alien Civilisation."""

    __slots__ = ()
    word: ClassVar[str] = "imprison"
    doc: ClassVar[Text] = Text(
        "Uwięzienie: tura się kończy; na początku każdej z 3 następnych trzeba wyrzucić 2 kostkami najwyżej tyle, ile "
        "wynosi Moc, inaczej i ona przepada.",
        "Prison: the turn is over; at the start of each of the next 3 two dice must show at most Craft, or that turn "
        "is lost as well.",
    )
    example: ClassVar[str] = "imprison"
    reads: ClassVar[Reading] = Reading(
        Text("zostajesz uwięziony", "you are imprisoned"),
        Text("zostaje uwięziony", "is imprisoned"),
        Text("dać się uwięzić", "be imprisoned"),
    )

    def do(self, ctx: Here) -> None:
        abyss.imprison(ctx.game, ctx.seat)


class BindTo(WordVerb):
    """``bound_for: wir_otchlani`` or ``back``: the next move leads there, without a roll."""

    __slots__ = ("space",)
    word: ClassVar[str] = "bound_for"
    doc: ClassVar[Text] = Text(
        "Następny ruch prowadzi na ten obszar, bez rzutu („back”: tam, skąd przywiodła Droga; kogo tu przeniesiono, "
        "ten rzuca jak zwykle).",
        "The next move leads to this space, without a roll (“back”: to where the road came from; whoever was put here "
        "rolls as usual).",
    )
    example: ClassVar[str] = "bound_for: wir_otchlani"
    READS: ClassVar[Mapping[str, Reading]] = {
        "": Reading(
            Text(
                "następny ruch zaprowadzi cię bez rzutu na obszar {name}",
                "your next move leads to the {name} without a roll",
            ),
            Text(
                "następny ruch prowadzi go bez rzutu na obszar {name}",
                "the next move leads to the {name} without a roll",
            ),
        ),
        BACK: Reading(
            Text(
                "następny ruch zaprowadzi cię bez rzutu tam, skąd przybywasz",
                "your next move leads back to where you came from without a roll",
            ),
            Text(
                "następny ruch prowadzi go bez rzutu tam, skąd przybył",
                "the next move leads back to where he came from without a roll",
            ),
        ),
    }

    def __init__(self, space: str) -> None:
        self.space = space

    def reading(self) -> Reading:
        return self.READS[BACK if self.space == BACK else ""]

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"name": named(self.space, lang)}

    def do(self, ctx: Here) -> None:
        abyss.bind(ctx.game, ctx.seat, "" if self.space == BACK else self.space)

    def possible(self, ctx: Here) -> bool:
        return self.space != BACK or bool(ctx.game.adventurers[ctx.seat].road_from)


class Gateway(Question, Verb):
    """``gateway: sage``: ask somebody to open the Gate; with ``toll`` one pays what a roll demands."""

    __slots__ = ("needs", "person", "toll")
    asks = True
    word: ClassVar[str] = "gateway"
    doc: ClassVar[Text] = Text(
        "Prośba o otwarcie Nadprzestrzennej Bramy: 2 kostki muszą dać co najmniej wydrukowaną Siłę i Moc (ropucha: "
        "równo 2); Mędrzec i Czarodziejka wysyłają tylko raz. „toll”: zamiast tego rzut kostką podaje cenę. Kto nie "
        "przejdzie, kończy turę.",
        "A plea to open the Hyperspace Gate: 2 dice must show at least the printed Strength and Craft (a toad: exactly "
        "2); Sage and Enchantress send only once. “toll”: instead, one die tells the price. Whoever does not pass ends "
        "the turn.",
    )
    example: ClassVar[str] = "gateway: warlock\ntoll: {6: {pay: 2}}"
    TESTED: ClassVar[Text] = Text(
        "poproś {who} o otwarcie Bramy (rzuć 2 kostkami – jeśli wypadnie co najmniej tyle, ile wynosi razem początkowa "
        "Siła i Moc Poszukiwacza, możesz przenieść się na obszar {gate}, ale tylko raz; jeśli mniej, kończysz turę)",
        "ask {who} to open the Gate (roll 2 dice – if the total is at least the adventurer's starting Strength and "
        "Craft together, you may go to the {gate}, but only once; if it is less, your turn ends)",
    )
    PRICED: ClassVar[Text] = Text(
        "poproś {who} o otwarcie Bramy (rzuć kostką, a za tę cenę możesz przenieść się na obszar {gate} – {table}; "
        "inaczej kończysz turę)",
        "ask {who} to open the Gate (roll a die, and for this price you may go to the {gate} – {table}; otherwise your "
        "turn ends)",
    )
    WHO: ClassVar[Book] = {
        SAGE: Text("Mędrca", "the Sage"),
        ENCHANTRESS: Text("Czarodziejkę", "the Enchantress"),
        WARLOCK: Text("Czarownika", "the Warlock"),
    }
    ASKED: ClassVar[Text] = Text("Przenosisz się na obszar {gate}{price}?", "Do you go to the {gate}{price}?")

    def __init__(self, person: str, toll: tuple[Row, ...]) -> None:
        self.person = person
        self.toll = toll
        self.needs = needs_of(*[row.effect for row in toll])

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        price = NamedOption(TableField(language), Text("czego żąda w zamian", "what is demanded in return"))
        return Arguments(Word((SAGE, ENCHANTRESS, WARLOCK)), {"toll": price})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("toll", ()))

    def run(self, ctx: Here) -> Steps[None]:
        game, seat = ctx.game, ctx.seat
        if self.person == SAGE:
            fire(game, "roll_sage", seat)
        if self.toll and not game.adventurers[seat].toad:
            yield from self._pay(ctx)
        elif not (yield from abyss.worthy(game, seat)):
            abyss.refused(game, seat)
        elif (yield from self.put(ctx, "may", [YES, NO])) == YES:
            yield from abyss.send(game, seat, self.person)

    def _pay(self, ctx: Here) -> Steps[None]:
        """What the die demands, if it can be paid and he likes to."""
        rolled = yield from throw(ctx.game, ctx.seat, self.person, windows=WINDOWS, about=abyss.GATE)
        price = next((row.effect for row in self.toll if row.low <= rolled <= row.high), None)
        if price is not None and price.payable(ctx):
            answer = yield from self.put(ctx.bind("roll", rolled), "may", [YES, NO])
            if answer == YES:
                yield from perform(price, ctx)
                yield from abyss.send(ctx.game, ctx.seat, self.person)
                return
        abyss.refused(ctx.game, ctx.seat)

    def possible(self, ctx: Here) -> bool:
        """Those who ask for nothing send nobody twice."""
        return bool(self.toll) or self.person not in ctx.game.adventurers[ctx.seat].sent_by

    def phrase(self, lang: Lang, who: Who) -> str:
        table = "; ".join(
            say(lang, "roll_row", range=row.range(lang), effect=row.effect.inner(lang, who)) for row in self.toll
        )
        told = self.PRICED if self.toll else self.TESTED
        words = {"who": self.WHO[self.person].to(lang), "gate": named(abyss.GATE, lang), "table": table}
        return fill(lang, told.to(lang), words)

    def question(self, lang: Lang) -> str:
        price = Text(" za tę cenę", " at that price") if self.toll else Text("", "")
        words = {"gate": named(abyss.GATE, lang), "price": price.to(lang)}
        return fill(lang, self.ASKED.to(lang), words)

    def label(self, lang: Lang, option: Option) -> str | None:
        return say(lang, str(option[1]))

    @property
    def key(self) -> str:
        return "gateway"


class PickCard(Verb):
    """``pick_card: {of: adventure, cards: 5}``: draw several, resolve one, discard the others."""

    __slots__ = ("count", "deck")
    asks = True
    word: ClassVar[str] = "pick_card"
    doc: ClassVar[Text] = Text(
        "Dobiera tyle kart podanej talii, rozpatruje jedną wybraną, a pozostałe odkłada.",
        "Draws so many cards of that deck, resolves one at choice and discards the others.",
    )
    example: ClassVar[str] = "pick_card: {of: adventure, cards: 5}"
    reads: ClassVar[Reading] = deed(
        ("dobierz", "dobiera", "dobrać"),
        ("draw", "draws"),
        Text(
            "{n} {n|kartę|karty|kart} {deck}, rozpatrz jedną wybraną, a pozostałe odłóż",
            "{n} {deck} {n|card|cards}, resolve one of your choice and discard the others",
        ),
    )

    def __init__(self, deck: str, count: int) -> None:
        self.deck = deck
        self.count = count

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Record({"of": Word(), "cards": Whole(2, 9)}))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value["of"], given.value["cards"])

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"n": self.count, "deck": deck_name(self.deck).to(lang)}

    def run(self, ctx: Here) -> Steps[None]:
        yield from explore.draw_more(ctx.game, ctx.seat, self.count, self.deck, one=True)


VERBS = (Imprison, BindTo, Gateway, PickCard)

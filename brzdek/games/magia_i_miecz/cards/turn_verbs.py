"""Verbs about alignment, toads, turns and quests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import Whole, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question
from brzdek.core.effects.entries import AmountVerb, Arguments, Given, NamedOption, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.lasting import Until, begin, until_option
from brzdek.core.effects.ongoing import CardGame, Lasting
from brzdek.core.effects.phrases import Reading, Who, deed, say
from brzdek.core.text import Book, Lang, Text
from brzdek.games.magia_i_miecz.cards.pieces import ALIGNMENTS
from brzdek.games.magia_i_miecz.rules import points, quests, toads
from brzdek.games.magia_i_miecz.rules.state import World

Here: TypeAlias = Context[World]

BECOME: Book = {
    "good": Text("dobry", "good"),
    "neutral": Text("neutralny", "neutral"),
    "evil": Text("zły", "evil"),
    "any": Text("dobry, neutralny albo zły, do wyboru", "good, neutral or evil, at choice"),
}


class Become(Question, Verb):
    """``become: good``; with ``until`` only for a time; ``any``: at choice (of him who causes it)."""

    __slots__ = ("alignment", "asks", "until")
    word: ClassVar[str] = "become"
    doc: ClassVar[Text] = Text(
        "Zmienia charakter: na stałe albo („until”) na pewien czas; „any” – wybiera ten, kto to wywołał.",
        "Changes the alignment: for good, or (“until”) for a time; “any” – whoever caused it chooses.",
    )
    example: ClassVar[str] = "become: evil"

    def __init__(self, alignment: str, until: Until | None) -> None:
        self.alignment = alignment
        self.until = until
        self.asks = alignment == "any"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word((*ALIGNMENTS, "any")), {"until": until_option(language)})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("until"))

    def do(self, ctx: Here) -> None:
        self._become(ctx, self.alignment)

    def run(self, ctx: Here) -> Steps[None]:
        chosen = self.alignment
        if chosen == "any":
            options: list[Option] = [("become", one) for one in ALIGNMENTS if one != points.aligned(ctx.game, ctx.seat)]
            chooser = Context(ctx.game, ctx.by, ctx.source, bound=ctx.bound, happening=ctx.happening)
            answer = yield from self.put(chooser, "become", options)
            chosen = str(answer[1])
        self._become(ctx, chosen)

    def _become(self, ctx: Here, alignment: str) -> None:
        if self.until is None:
            points.become(ctx.game, ctx.seat, alignment)
            return
        record = begin(Disguise(alignment), ctx, self.until)
        ctx.game.ongoing.keep(record, "values", "alignment")
        points.aligned_anew(ctx.game, ctx.seat)

    def possible(self, ctx: Here) -> bool:
        return self.alignment == "any" or points.aligned(ctx.game, ctx.seat) != self.alignment

    def phrase(self, lang: Lang, who: Who) -> str:
        if self.alignment == "any":
            told = Text("zmień charakter na dowolny", "change to any alignment")
            if who == "they":
                told = Text("zmienia charakter na wybrany przez ciebie", "changes to an alignment of your choice")
            return self._ended(lang, told.to(lang))
        lead = Text("stajesz się ", "you become ") if who == "you" else Text("staje się ", "becomes ")
        return self._ended(lang, lead.to(lang) + BECOME[self.alignment].to(lang))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        if self.alignment == "any":
            return self._ended(lang, Text("zmienić charakter na dowolny", "change to any alignment").to(lang))
        return self._ended(lang, Text("stać się ", "become ").to(lang) + BECOME[self.alignment].to(lang))

    def _ended(self, lang: Lang, clause: str) -> str:
        if self.until is None:
            return clause
        return say(
            lang, "until" if self.until.times == 1 else "until_times", effect=clause, until=self.until.words(lang)
        )

    def question(self, lang: Lang) -> str:
        return Text("Jaki charakter?", "Which alignment?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return BECOME[str(option[1])].to(lang)


class Disguise(Effect):
    """An alignment for a time, among the numbers that last."""

    __slots__ = ("alignment",)
    word: ClassVar[str] = "become"
    scope: ClassVar[str] = "you"

    def __init__(self, alignment: str) -> None:
        self.alignment = alignment

    def phrase(self, lang: Lang, who: Who) -> str:
        return BECOME[self.alignment].to(lang)

    def change(self, game: CardGame, record: Lasting, subject: Any, name: str, during: str) -> tuple[str, int] | None:
        return ("set", ALIGNMENTS.index(self.alignment)) if subject == record.owner else None


class Toad(AmountVerb):
    """``toad: 3``."""

    __slots__ = ()
    word: ClassVar[str] = "toad"
    doc: ClassVar[Text] = Text("Zamienia w ropuchę na tyle tur.", "Turns into a toad for so many turns.")
    example: ClassVar[str] = "toad: 3"
    reads: ClassVar[Reading] = Reading(
        Text("zamieniasz się w ropuchę na {n} {n|turę|tury|tur}", "you become a toad for {n} {n|turn|turns}"),
        Text("zamienia się w ropuchę na {n} {n|turę|tury|tur}", "becomes a toad for {n} {n|turn|turns}"),
    )

    def do(self, ctx: Here) -> None:
        toads.turn_into(ctx.game, ctx.seat, self.amount)


class LoseTurn(Verb):
    """``lose_turn: this`` or ``next``."""

    __slots__ = ("count", "which")
    word: ClassVar[str] = "lose_turn"
    doc: ClassVar[Text] = Text(
        "„this”: reszta bieżącej tury tego, czyja trwa, a dla innych cała następna; „next”: cała następna "
        "tura. „turns”: ile.",
        "“this”: the rest of the current turn of him whose turn it is, for others their whole next one; "
        "“next”: the whole "
        "next turn. “turns”: how many.",
    )
    example: ClassVar[str] = "lose_turn: next"
    READS: ClassVar[Mapping[str, Reading]] = {
        "this": Reading(
            Text("tracisz turę", "lose a turn"), Text("traci turę", "loses a turn"), Text("stracić turę", "lose a turn")
        ),
        "next": Reading(
            Text("tracisz następną turę", "lose your next turn"),
            Text("traci następną turę", "loses the next turn"),
            Text("stracić następną turę", "lose the next turn"),
        ),
        "several": Reading(
            Text("tracisz {n} następne {n|turę|tury|tur}", "lose your next {n} turns"),
            Text("traci {n} następne {n|turę|tury|tur}", "loses the next {n} turns"),
            Text("stracić {n} następne {n|turę|tury|tur}", "lose the next {n} turns"),
        ),
    }

    def __init__(self, which: str, count: int) -> None:
        self.which = which
        self.count = count

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word(("this", "next")), {"turns": NamedOption(Whole(1, 9), Text("ile tur", "how many turns"))})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("turns", 1))

    def reading(self) -> Reading:
        return self.READS["several" if self.count > 1 else self.which]

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"n": self.count}

    def do(self, ctx: Here) -> None:
        points.lose_turn(ctx.game, ctx.seat, self.which, self.count)


class ExtraTurns(AmountVerb):
    """``extra_turns: 2``."""

    __slots__ = ()
    word: ClassVar[str] = "extra_turns"
    doc: ClassVar[Text] = Text(
        "Po tej turze ma jeszcze tyle tur z rzędu (poza swoją turą: zaraz po bieżącej).",
        "After this turn so many more in a row (outside one's own turn: right after the current one).",
    )
    example: ClassVar[str] = "extra_turns: 2"
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"),
        ("take", "takes"),
        Text("potem {n} {n|dodatkową turę|dodatkowe tury|dodatkowych tur}", "{n} extra {n|turn|turns} afterwards"),
    )

    def do(self, ctx: Here) -> None:
        ctx.game.adventurers[ctx.seat].extra += self.amount


class SpareTurn(PlainVerb):
    """``spare_turn``: a turn that was to be lost is not."""

    __slots__ = ()
    word: ClassVar[str] = "spare_turn"
    doc: ClassVar[Text] = Text(
        "Jedna tura, która miała być stracona, nie przepada.", "One turn that was to be lost is not lost."
    )
    example: ClassVar[str] = "spare_turn"
    reads: ClassVar[Reading] = deed(
        ("odzyskaj", "odzyskuje", "odzyskać"), ("regain", "regains"), Text("straconą turę", "a lost turn")
    )

    def do(self, ctx: Here) -> None:
        adventurer = ctx.game.adventurers[ctx.seat]
        adventurer.lost = max(0, adventurer.lost - 1)

    def possible(self, ctx: Here) -> bool:
        return ctx.game.adventurers[ctx.seat].lost > 0


class Captivity(PlainVerb):
    """``captive``: held in the Temple."""

    __slots__ = ()
    word: ClassVar[str] = "captive"
    doc: ClassVar[Text] = Text(
        "Niewola: zostaje na obszarze, aż na ruch wypadnie 4–6.",
        "Captivity: stays on the space until a 4 to 6 is rolled to move.",
    )
    example: ClassVar[str] = "captive"
    reads: ClassVar[Reading] = Reading(
        Text(
            "popadasz w niewolę (zostajesz tu, aż na ruch wyrzucisz 4–6)",
            "you are enslaved (you stay here until you roll 4 to 6 to move)",
        ),
        Text(
            "popada w niewolę (zostaje tam, aż na ruch wyrzuci 4–6)",
            "is enslaved (stays there until 4 to 6 is rolled to move)",
        ),
    )

    def do(self, ctx: Here) -> None:
        points.capture(ctx.game, ctx.seat)


class Quest(PlainVerb):
    """``quest``: the Warlock's, by a roll."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "quest"
    doc: ClassVar[Text] = Text(
        "Dostaje zadanie od Czarownika (rzut), jeśli żadnego nie ma.",
        "Gets a quest of the Warlock's (a roll) unless there is one already.",
    )
    example: ClassVar[str] = "quest"
    reads: ClassVar[Reading] = deed(
        ("przyjmij", "przyjmuje", "przyjąć"),
        ("take", "takes"),
        Text("zadanie od Czarownika", "a quest of the Warlock's"),
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from quests.take(ctx.game, ctx.seat)

    def possible(self, ctx: Here) -> bool:
        return not ctx.game.adventurers[ctx.seat].quest


class Deliver(PlainVerb):
    """``deliver``: what the Warlock wants."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "deliver"
    doc: ClassVar[Text] = Text(
        "Oddaje Czarownikowi to, czego żąda zadanie.", "Hands the Warlock what the quest demands."
    )
    example: ClassVar[str] = "deliver"
    reads: ClassVar[Reading] = deed(
        ("oddaj", "oddaje", "oddać"), ("deliver", "delivers"), Text("to, czego żąda zadanie", "what the quest demands")
    )

    def run(self, ctx: Here) -> Steps[None]:
        yield from quests.deliver(ctx.game, ctx.seat)

    def possible(self, ctx: Here) -> bool:
        return not ctx.game.now.ended and quests.deliverable(ctx.game, ctx.seat)


VERBS = (
    Become,
    Toad,
    LoseTurn,
    ExtraTurns,
    SpareTurn,
    Captivity,
    Quest,
    Deliver,
)

"""Verbs that decide how a fight goes or ends, and conditions about its dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Steps
from brzdek.core.catalog.schema import Whole, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.dice import Dice
from brzdek.core.effects.effect import Effect, needs_of
from brzdek.core.effects.entries import Arguments, Condition, Given, NamedOption, PlainVerb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Form, Reading, Who, deed, same, say
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.card_conditions import Whats
from brzdek.games.magia_i_miecz.cards.conditions import Listed, PlainCondition
from brzdek.games.magia_i_miecz.cards.word_verbs import WordVerb
from brzdek.games.magia_i_miecz.rules import combat, scores, things
from brzdek.games.magia_i_miecz.rules.state import World, total
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

Here: TypeAlias = Context[World]


class WinCombat(PlainVerb):
    """``win_combat``: whatever the dice say."""

    __slots__ = ()
    word: ClassVar[str] = "win_combat"
    doc: ClassVar[Text] = Text(
        "Walka jest wygrana, także z Poszukiwaczem.", "The combat is won, one against an adventurer too."
    )
    example: ClassVar[str] = "win_combat"
    reads: ClassVar[Reading] = deed(("wygraj", "wygrywa", "wygrać"), ("win", "wins"), Text("tę walkę", "the combat"))

    def do(self, ctx: Here) -> None:
        fight = ctx.game.fight
        if fight is not None:
            combat.settle_as(ctx.game, ctx.seat, scores.WON if fight.seat == ctx.seat else scores.LOST)

    def possible(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        if fight is None or ctx.seat not in (fight.seat, *fight.foes):
            return False
        return fight.over != (scores.WON if fight.seat == ctx.seat else scores.LOST)


class BeBeaten(PlainVerb):
    """``be_beaten``: the fight is lost before the dice."""

    __slots__ = ()
    word: ClassVar[str] = "be_beaten"
    doc: ClassVar[Text] = Text("Walka jest przegrana, bez rzutów.", "The combat is lost, without dice.")
    example: ClassVar[str] = "be_beaten"
    reads: ClassVar[Reading] = Reading(
        Text("przegrywasz walkę bez rzutu", "you lose the combat without a roll"),
        Text("przegrywa walkę bez rzutu", "loses the combat without a roll"),
    )

    def do(self, ctx: Here) -> None:
        combat.settle_as(ctx.game, ctx.seat, scores.LOST)

    def possible(self, ctx: Here) -> bool:
        return ctx.game.fight is not None


class FightBy(WordVerb):
    """``fight_by: craft``: in place of the attribute in which the fight is fought."""

    __slots__ = ("attribute",)
    words: ClassVar[tuple[str, ...]] = ("strength", "craft")
    word: ClassVar[str] = "fight_by"
    doc: ClassVar[Text] = Text(
        "W tej walce liczy się ta cecha zamiast zwykłej.", "In this combat this attribute counts, not the usual one."
    )
    example: ClassVar[str] = "fight_by: craft"
    READS: ClassVar[Mapping[str, Reading]] = {
        "strength": deed(
            ("użyj", "używa", "użyć"),
            ("use", "uses"),
            Text("w niej Siły zamiast Mocy", "Strength instead of Craft in it"),
        ),
        "craft": deed(
            ("użyj", "używa", "użyć"),
            ("use", "uses"),
            Text("w niej Mocy zamiast Siły", "Craft instead of Strength in it"),
        ),
    }

    def __init__(self, attribute: str) -> None:
        self.attribute = attribute

    def reading(self) -> Reading:
        return self.READS[self.attribute]

    def do(self, ctx: Here) -> None:
        fight = ctx.game.fight
        if fight is not None:
            fight.by[ctx.seat] = self.attribute

    def possible(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        if fight is None or ctx.seat not in (fight.seat, *fight.foes) or fight.over:
            return False
        return fight.by.get(ctx.seat, scores.ATTRIBUTE[fight.how]) != self.attribute


class Daunt(Dice):
    """``daunt: 2, pass: effect``: with so many dice at least the attribute with which the chosen enemy fights."""

    __slots__ = ("fail", "needs", "passed")
    windows = WINDOWS
    word: ClassVar[str] = "daunt"
    doc: ClassVar[Text] = Text(
        "Rzut tyloma kostkami przeciw cesze, którą walczy wybrany Wróg: „pass”, gdy wypadnie co najmniej tyle, „fail”, "
        "gdy mniej (raz na walkę).",
        "A roll of so many dice against the attribute with which the chosen enemy fights: “pass” if it comes to at "
        "least as much, “fail” if to less (once a combat).",
    )
    example: ClassVar[str] = "choose: {card: {foe: enemy}}\nthen: {daunt: 2, pass: {evade: it}}"
    MET: ClassVar[Text] = Text(
        "wypadnie co najmniej tyle, ile wynosi jego Siła (albo Moc)", "it comes to at least its Strength (or Craft)"
    )

    def __init__(self, dice: int, passed: Effect, fail: Effect | None) -> None:
        super().__init__(dice, 0, None, asks=True)
        self.passed = passed
        self.fail = fail
        self.needs = needs_of(passed, fail) | {"card"}

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(
            Whole(1, 6),
            {
                "pass": NamedOption(
                    language.part, Text("co, gdy się uda", "what follows if it succeeds"), required=True
                ),
                "fail": NamedOption(language.part, Text("co, gdy się nie uda", "what follows if it fails")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("pass"), given.get("fail"))

    def run(self, ctx: Here) -> Steps[None]:
        if ctx.game.fight is not None:
            ctx.game.fight.tried.append(ctx.source)
        yield from super().run(ctx)

    def outcome(self, ctx: Here, total_rolled: int) -> Effect | None:
        fight = ctx.game.fight
        if fight is None:
            return None
        limit = total(ctx.game, ctx.bound["card"], scores.ATTRIBUTE[fight.how])
        return self.passed if total_rolled >= limit else self.fail

    def possible(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        return fight is not None and ctx.source not in fight.tried and not combat.inescapable(ctx.game, fight)

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._told(lang, who, who)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return self._told(lang, who, "purpose")

    def _told(self, lang: Lang, who: Who, form: Form) -> str:
        first, then = self.thrown(lang, form), self.passed.inner(lang, who)
        told = say(lang, "test", first=first, met=self.MET.to(lang), then=then)
        return told if self.fail is None else say(lang, "otherwise", first=told, otherwise=self.fail.inner(lang, who))


# -- conditions


class RolledLess(PlainCondition):
    """``rolled_less``: his die of the fight was lower than the enemy's."""

    __slots__ = ()
    word: ClassVar[str] = "rolled_less"
    doc: ClassVar[Text] = Text(
        "W walce wypadło na jego kostce mniej niż na kostce przeciwnika (w zapisie „fought”).",
        "His die of the combat was lower than the opponent's (in the slot “fought”).",
    )
    example: ClassVar[str] = "rolled_less"
    reads = Reading(
        Text("wyrzucisz w walce mniej niż przeciwnik", "your die of the combat is lower than the opponent's"),
        Text("wyrzuci w walce mniej niż przeciwnik", "their die of the combat is lower than the opponent's"),
    )
    denied = Reading(
        Text("nie wyrzucisz w walce mniej niż przeciwnik", "your die of the combat is not lower than the opponent's"),
        Text("nie wyrzuci w walce mniej niż przeciwnik", "their die of the combat is not lower than the opponent's"),
    )

    def holds(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        return fight is not None and fight.scores.get("own_die", 0) < fight.scores.get("foe_die", 0)


class LiesThere(Whats):
    """``lies_there: enemy``: such a card lies face up on the space at hand."""

    __slots__ = ()
    word: ClassVar[str] = "lies_there"
    doc: ClassVar[Text] = Text(
        "Na obszarze, o który chodzi, leży odkryta taka karta (przy „halt”: na mijanym).",
        "Such a card lies face up on the space at hand (with “halt”: on the one that is passed).",
    )
    example: ClassVar[str] = "lies_there: enemy"
    reads = same("leży tam {names}", "{names} lies there")
    denied = same("nie leży tam {names}", "{names} does not lie there")

    def holds(self, ctx: Here) -> bool:
        game = ctx.game
        return any(self.what.fits(game.card(one)) for one in game.on(str(ctx.bound.get("space", ""))))


class LiesOn(Listed):
    """``lies_on: [puszcza]``: this card lies on such a space."""

    __slots__ = ()
    field = Word()
    word: ClassVar[str] = "lies_on"
    doc: ClassVar[Text] = Text(
        "Ta karta leży na takim obszarze (nazwa terenu albo id obszaru).",
        "This card lies on such a space (a terrain or the id of a space).",
    )
    example: ClassVar[str] = "lies_on: [puszcza]"
    reads = same("leży na obszarze {names}", "it lies on the {names}")
    denied = same("nie leży na obszarze {names}", "it does not lie on {names}")

    def holds(self, ctx: Here) -> bool:
        game, copy = ctx.game, str(ctx.source)
        where = things.space_of(game, copy) if copy in game.zones else ""
        return bool(where) and not {where, game.space(where).terrain}.isdisjoint(self.words)


class ResultAtLeast(Condition):
    """``result_least: 5``: of the roll that is told of."""

    __slots__ = ("least",)
    word: ClassVar[str] = "result_least"
    doc: ClassVar[Text] = Text(
        "Rzut, o którym mówi zdarzenie, dał co najmniej tyle.", "The roll of the event came to at least so much."
    )
    example: ClassVar[str] = "result_least: 5"
    WORDS: ClassVar[Book] = {
        "is": Text("wypada co najmniej {n}", "it comes to at least {n}"),
        "not": Text("wypada mniej niż {n}", "it comes to less than {n}"),
    }

    def __init__(self, least: int) -> None:
        self.least = least

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Whole(1, 99))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Here) -> bool:
        return ctx.happening is not None and ctx.happening.amount >= self.least

    def clause(self, lang: Lang, who: Who) -> str:
        return fill(lang, self.WORDS["is"].to(lang), self._values())

    def negated(self, lang: Lang, who: Who) -> str:
        return fill(lang, self.WORDS["not"].to(lang), self._values())

    def _values(self) -> Mapping[str, Any]:
        return {"n": self.least}


VERBS = (WinCombat, BeBeaten, FightBy, Daunt)
CONDITIONS = (RolledLess, LiesThere, LiesOn, ResultAtLeast)

"""Verbs about dice on the table; ``roll`` and ``test``, on which others may act here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import Whole
from brzdek.core.effects.context import Context
from brzdek.core.effects.dice import Roll, Test
from brzdek.core.effects.effect import Effect, Question
from brzdek.core.effects.entries import AmountVerb, Arguments, Given, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, deed, same
from brzdek.core.effects.runtime import number_of
from brzdek.core.effects.throws import open_throw
from brzdek.core.text import Lang, Text
from brzdek.games.magia_i_miecz.rules import spells
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

Here: TypeAlias = Context[World]


class OpenRoll(Roll):
    """``roll``, with windows before and after it."""

    __slots__ = ()
    example: ClassVar[str] = "roll: {1: nothing, 2-3: {gain: {gold: 1}}, 4+: {gain: {spell: 1}}}\nnamed: sage"
    windows = WINDOWS
    COUNTED: ClassVar[Mapping[str, str]] = {"mines": "dice_in_mines", "crypt": "dice_in_crypt"}
    """Rolls whose number of dice is a number of its own."""

    def count(self, ctx: Here) -> int:
        number = None if self.named is None else self.COUNTED.get(self.named.word)
        return self.dice if number is None else max(1, number_of(ctx.game, ctx.seat, number))

    def run(self, ctx: Here) -> Steps[None]:
        yield from super().run(ctx)
        if self.named is not None:
            spells.rolled_for(ctx.game, ctx.seat, self.named.word)


class OpenTest(Test):
    """``test``, with windows before and after it."""

    __slots__ = ()
    example: ClassVar[str] = "test: {dice: 2, up_to: craft}\npass: {gain: {gold: 2}}\nfail: {lose: {endurance: 1}}"
    windows = WINDOWS

    def run(self, ctx: Here) -> Steps[None]:
        ctx.game.now.tested = self.against.word
        yield from super().run(ctx)

    def outcome(self, ctx: Here, total: int) -> Effect | None:
        ctx.game.now.tested = ""
        return super().outcome(ctx, total)


class AddDie(PlainVerb):
    """``add_die``: one more die, added."""

    __slots__ = ()
    word: ClassVar[str] = "add_die"
    doc: ClassVar[Text] = Text(
        "Do rzutu na stole (po rzucie na ruch: do ruchu) dodaje się jeszcze jedną kostkę.",
        "One more die is added to the roll on the table (after the movement roll: to the move).",
    )
    example: ClassVar[str] = "add_die"
    reads: ClassVar[Reading] = deed(
        ("dorzuć", "dorzuca", "dorzucić"), ("add", "adds"), Text("jeszcze jedną kostkę", "one more die")
    )

    def do(self, ctx: Here) -> None:
        thrown = open_throw(ctx)
        if thrown is not None:
            thrown.plus += ctx.game.chance.roll()
        elif ctx.game.now.steps:
            ctx.game.now.steps += ctx.game.chance.roll()

    def possible(self, ctx: Here) -> bool:
        return open_throw(ctx) is not None or ctx.game.now.steps > 0


class SetDice(AmountVerb):
    """``set_dice: 1``: each die of the roll counts as that."""

    __slots__ = ()
    high: ClassVar[int] = 6
    word: ClassVar[str] = "set_dice"
    doc: ClassVar[Text] = Text(
        "Każda kostka rzutu liczy się jako tyle (także przed rzutem).",
        "Each die of the roll counts as that (also before it is thrown).",
    )
    example: ClassVar[str] = "set_dice: 1"
    flow = ":"
    reads: ClassVar[Reading] = same("kostki tego rzutu liczą się jako {n}", "the dice of that roll count as {n}")

    def do(self, ctx: Here) -> None:
        spells.set_dice(ctx.game, self.amount)

    def possible(self, ctx: Here) -> bool:
        return open_throw(ctx) is not None


class ChooseDice(Question, Verb):
    """``choose_dice``: whoever rolls chooses the result of each die."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "choose_dice"
    doc: ClassVar[Text] = Text(
        "Rzucający wybiera, co pokazuje każda kostka.", "Whoever rolls chooses what each die shows."
    )
    example: ClassVar[str] = "choose_dice"
    reads: ClassVar[Reading] = same("rzucający sam wybiera wynik", "whoever rolls chooses the result")

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls()

    def run(self, ctx: Here) -> Steps[None]:
        thrown = open_throw(ctx)
        if thrown is None:
            return
        options: list[Option] = [("die", pips) for pips in range(1, 7)]
        roller = Context(ctx.game, thrown.seat, ctx.source)
        answer = yield from self.put(roller, "die", options)
        spells.set_dice(ctx.game, int(answer[1]))

    def possible(self, ctx: Here) -> bool:
        return open_throw(ctx) is not None

    def question(self, lang: Lang) -> str:
        return Text("Co pokazują kostki?", "What do the dice show?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return str(option[1])


class AddToRoll(Question, Verb):
    """``add_to_roll: 6``: up to so much, at choice."""

    __slots__ = ("high",)
    asks = True
    word: ClassVar[str] = "add_to_roll"
    doc: ClassVar[Text] = Text(
        "Dodaje do rzutu na stole od 1 do tylu, do wyboru.",
        "Adds from 1 up to so much to the roll on the table, at choice.",
    )
    example: ClassVar[str] = "add_to_roll: 6"
    reads: ClassVar[Reading] = deed(
        ("dodaj", "dodaje", "dodać"), ("add", "adds"), Text("do rzutu najwyżej {n}", "up to {n} to the roll")
    )

    def __init__(self, high: int) -> None:
        self.high = high

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Whole(1, 12))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"n": self.high}

    def run(self, ctx: Here) -> Steps[None]:
        thrown = open_throw(ctx)
        if thrown is not None:
            answer = yield from self.put(ctx, "die", [("add", number) for number in range(1, self.high + 1)])
            thrown.plus += int(answer[1])

    def possible(self, ctx: Here) -> bool:
        return open_throw(ctx) is not None

    def question(self, lang: Lang) -> str:
        return Text("Ile dodajesz do rzutu?", "How much do you add to the roll?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return f"+{option[1]}"


VERBS = (OpenRoll, OpenTest, AddDie, SetDice, ChooseDice, AddToRoll)

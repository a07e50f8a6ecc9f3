"""Dice that can be thrown again: a roll with a window before it and one after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Steps
from brzdek.core.ask import Word as AnyWord
from brzdek.core.catalog.schema import Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import AmountVerb, Arguments, Condition, Given, NamedOption, NumberWord, PlainVerb
from brzdek.core.effects.events import Thrown
from brzdek.core.effects.ongoing import CardGame, Throw
from brzdek.core.effects.phrases import Reading, Who, deed, say
from brzdek.core.effects.runtime import value
from brzdek.core.effects.windows import Windows, open_window
from brzdek.core.events import Rolled
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

BEFORE_ROLL = "before_roll"
AFTER_ROLL = "after_roll"
DICE = "_dice"
"""A number with this ending says how many more dice are thrown for a roll than count."""


def throw(
    game: CardGame,
    seat: int,
    name: str,
    dice: int = 1,
    windows: Windows | None = None,
    plus: int = 0,
    about: AnyWord = "",
    during: str = "",
    as_shown: bool = False,
) -> Steps[int]:
    """Throw dice for something; the result, with all that modifies it. ``as_shown``: only what the dice show counts.

    Before and after it others may act (``before_roll``, ``after_roll``); the dice lie in ``game.ongoing.throws``. The
    number ``name_dice`` says how many dice more are thrown, of which the best count; ``name`` changes the result.
    """
    throws, values = game.ongoing.throws, game.ongoing.values
    more = value(game, seat, name + DICE, 0, during, 0) if name + DICE in values else 0
    thrown = Throw(seat, name, [], dice, plus, about, during, more)
    throws.append(thrown)
    try:
        if windows is not None:
            yield from open_window(game, BEFORE_ROLL, seat, windows, about, during)
        fall(game, thrown)
        if windows is not None:
            yield from open_window(game, AFTER_ROLL, seat, windows, about, during)
        total = thrown.total()
        if name in values and not as_shown:
            total = value(game, seat, name, total, during)
    finally:
        throws.pop()
    game.log.tell(Rolled, seat, tuple(thrown.dice), total, about or name)
    return total


def fall(game: CardGame, thrown: Throw) -> None:
    """Let the dice of a throw fall, for the first time or again."""
    count, chance = thrown.kept + thrown.more, game.chance
    dice: list[int] = []
    while len(dice) < count:
        dice.append(chance.roll())
    thrown.dice = dice
    game.log.tell(Thrown, thrown.seat, tuple(dice))


def open_throw(ctx: Context[Any]) -> Throw | None:
    """The dice that are on the table."""
    throws: list[Throw] = ctx.game.ongoing.throws
    return throws[-1] if throws else None


class Reroll(PlainVerb):
    """``reroll``: the dice on the table are thrown again."""

    __slots__ = ()
    word: ClassVar[str] = "reroll"
    doc: ClassVar[Text] = Text(
        "Kostki, które leżą na stole, rzuca się jeszcze raz; liczy się nowy wynik.",
        "The dice on the table are thrown again; the new result counts.",
    )
    example: ClassVar[str] = "reroll"
    reads: ClassVar[Reading] = deed(
        ("powtórz", "powtarza", "powtórzyć"),
        ("throw", "throws"),
        Text("{verb} ten rzut", "{verb} the dice again"),
    )

    def do(self, ctx: Context[Any]) -> None:
        thrown = open_throw(ctx)
        if thrown is not None:
            thrown.rerolls += 1
            fall(ctx.game, thrown)

    def possible(self, ctx: Context[Any]) -> bool:
        thrown = open_throw(ctx)
        return thrown is not None and bool(thrown.dice)


class MoreDice(AmountVerb):
    """``more_dice: 1``: so many dice more are thrown, of which the best count."""

    __slots__ = ()
    high: ClassVar[int] = 6
    word: ClassVar[str] = "more_dice"
    doc: ClassVar[Text] = Text(
        "Przed rzutem: rzuca się o tyle kostek więcej, a liczą się najlepsze.",
        "Before a roll: so many dice more are thrown, and the best count.",
    )
    example: ClassVar[str] = "more_dice: 1"
    reads: ClassVar[Reading] = deed(
        ("rzuć", "rzuca", "rzucić"),
        ("throw", "throws"),
        Text(
            "{verb} {n} {n|kostką|kostkami|kostkami} więcej (liczą się najlepsze)",
            "{verb} {n} more {n|die|dice} (the best count)",
        ),
    )

    def do(self, ctx: Context[Any]) -> None:
        thrown = open_throw(ctx)
        if thrown is not None:
            thrown.more += self.amount

    def possible(self, ctx: Context[Any]) -> bool:
        thrown = open_throw(ctx)
        return thrown is not None and not thrown.dice


class RollOf(Condition):
    """``roll_of: you, named: attack``: whose dice are on the table, and what for."""

    __slots__ = ("named", "whose")
    word: ClassVar[str] = "roll_of"
    doc: ClassVar[Text] = Text(
        "Na stole leżą czyjeś kostki; z „named” tylko takiego rzutu.",
        "Somebody's dice are on the table; with “named” only those of such a roll.",
    )
    example: ClassVar[str] = "roll_of: you"

    def __init__(self, whose: str, named: NumberWord | None) -> None:
        self.whose = whose
        self.named = named

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        named = Text("nazwa rzutu", "the name of the roll")
        return Arguments(Word(("you", "others", "anyone")), {"named": NamedOption(language.number, named)})

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value, given.language.numbers.get(given.get("named", "")))

    @property
    def of_roller(self) -> bool:
        return self.whose == "you"

    def holds(self, ctx: Context[Any]) -> bool:
        thrown = open_throw(ctx)
        if thrown is None or (self.named is not None and thrown.name != self.named.word):
            return False
        return self.whose == "anyone" or (thrown.seat == ctx.actor) == (self.whose == "you")

    def clause(self, lang: Lang, who: Who) -> str:
        theirs = ".they" if who == "they" and self.whose == "you" else ""
        clause = say(lang, f"roll_of.{self.whose}{theirs}")
        return clause if self.named is None else say(lang, "roll_named", roll=clause, name=self.named.name.to(lang))

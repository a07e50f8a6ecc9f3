"""Verbs about counters that lie on cards."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from brzdek.core.ask import Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import AmountVerb
from brzdek.core.effects.phrases import Reading, deed
from brzdek.core.effects.prices import Price
from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.rules import points
from brzdek.games.magia_i_miecz.rules.state import World

Here: TypeAlias = Context[World]


class TakeCounter(Price):
    """``take_counter: 1``: from this card."""

    __slots__ = ()
    word: ClassVar[str] = "take_counter"
    doc: ClassVar[Text] = Text("Zdejmuje żeton z tej karty (jako cenę).", "Takes a counter off this card (as a price).")
    example: ClassVar[str] = "take_counter: 1\nthen: {gain: {craft: 1}}"
    reads: ClassVar[Reading] = deed(
        ("zdejmij", "zdejmuje", "zdjąć"),
        ("take", "takes"),
        Text("{n} {n|żeton|żetony|żetonów} z tej karty", "{n} {n|counter|counters} off this card"),
    )
    what: ClassVar[str] = "counter"

    def owned(self, ctx: Here) -> int:
        return ctx.game.counters.get(str(ctx.source), 0)

    def take(self, ctx: Here) -> None:
        ctx.game.counters[str(ctx.source)] -= self.amount


class Drain(AmountVerb):
    """``drain: 1``: Endurance is lost, and for each point really lost a counter lies on this card."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "drain"
    doc: ClassVar[Text] = Text(
        "Traci Wytrzymałość; za każdy naprawdę stracony punkt na tej karcie kładzie się żeton.",
        "Loses Endurance; for each point really lost a counter is put on this card.",
    )
    example: ClassVar[str] = "drain: 1"
    reads: ClassVar[Reading] = Reading(
        Text(
            "tracisz {n} {n|punkt|punkty|punktów} Wytrzymałości (na tej karcie przybywa tyle żetonów)",
            "lose {n} Endurance (as many counters are put on this card)",
        ),
        Text(
            "traci {n} {n|punkt|punkty|punktów} Wytrzymałości (na tej karcie przybywa tyle żetonów)",
            "loses {n} Endurance (as many counters are put on this card)",
        ),
    )

    def run(self, ctx: Here) -> Steps[None]:
        lost = yield from points.lose_in_context(ctx, self.amount)
        if lost:
            counters = ctx.game.counters
            counters[str(ctx.source)] = counters.get(str(ctx.source), 0) + lost


class AddCounter(AmountVerb):
    """``add_counter: 1``: on this card."""

    __slots__ = ()
    word: ClassVar[str] = "add_counter"
    doc: ClassVar[Text] = Text("Kładzie żeton na tej karcie.", "Puts a counter on this card.")
    example: ClassVar[str] = "add_counter: 1"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"),
        ("put", "puts"),
        Text("{n} {n|żeton|żetony|żetonów} na tej karcie", "{n} {n|counter|counters} on this card"),
    )

    def do(self, ctx: Here) -> None:
        counters = ctx.game.counters
        counters[str(ctx.source)] = counters.get(str(ctx.source), 0) + self.amount


VERBS = (TakeCounter, Drain, AddCounter)

"""Skill, swords, boots, gold, noise and the like: the words of the card language for what a turn gives."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.effects.entries import AmountVerb, Verb
from brzdek.core.effects.phrases import Reading, Who, same
from brzdek.core.text import Lang, Text, fill
from brzdek.games.brzdek.counters import Ctx, thief_of


class Skill(AmountVerb):
    """Skill for this turn."""

    __slots__ = ()
    terse = True
    word: ClassVar[str] = "skill"
    doc: ClassVar[Text] = Text("Sprawność na tę turę.", "Skill for this turn.")
    example: ClassVar[str] = "skill: 2"
    reads: ClassVar[Reading] = same("+{n} ⟦skill⟧", "+{n} ⟦skill⟧")

    def do(self, ctx: Ctx) -> None:
        ctx.game.now.skill += self.amount


class Swords(AmountVerb):
    """Swords for this turn."""

    __slots__ = ()
    terse = True
    word: ClassVar[str] = "swords"
    doc: ClassVar[Text] = Text("Miecze na tę turę.", "Swords for this turn.")
    example: ClassVar[str] = "swords: 1"
    reads: ClassVar[Reading] = same("+{n} ⟦sword⟧", "+{n} ⟦sword⟧")

    def do(self, ctx: Ctx) -> None:
        ctx.game.now.swords += self.amount


class Boots(AmountVerb):
    """Boots for this turn."""

    __slots__ = ()
    terse = True
    word: ClassVar[str] = "boots"
    doc: ClassVar[Text] = Text("Buty na tę turę.", "Boots for this turn.")
    example: ClassVar[str] = "boots: 1"
    reads: ClassVar[Reading] = same("+{n} ⟦boot⟧", "+{n} ⟦boot⟧")

    def do(self, ctx: Ctx) -> None:
        ctx.game.now.boots += self.amount


class Gold(AmountVerb):
    """One gain of gold."""

    __slots__ = ()
    terse = True
    word: ClassVar[str] = "gold"
    doc: ClassVar[Text] = Text(
        "Złoto z banku; jeden taki efekt to jeden zysk.", "Gold from the bank; one such effect is one gain."
    )
    example: ClassVar[str] = "gold: 2"
    reads: ClassVar[Reading] = same("+{n} ⟦gold⟧", "+{n} ⟦gold⟧")

    def do(self, ctx: Ctx) -> None:
        ctx.game.rules.gain_gold(ctx.game, thief_of(ctx), self.amount)


class Pay(AmountVerb):
    """Gold as a price."""

    __slots__ = ()
    word: ClassVar[str] = "pay"
    doc: ClassVar[Text] = Text("Cena w złocie, z efektem w „then”.", "A price in gold, with the effect under “then”.")
    example: ClassVar[str] = "pay: 7\nthen: {take_cards: secret_tome, copies: 2}"
    reads: ClassVar[Reading] = Reading(
        Text("zapłać {n} ⟦gold⟧", "pay {n} ⟦gold⟧"), Text("płaci {n} ⟦gold⟧", "pays {n} ⟦gold⟧")
    )

    def possible(self, ctx: Ctx) -> bool:
        return thief_of(ctx).gold >= self.amount

    def do(self, ctx: Ctx) -> None:
        thief_of(ctx).gold -= self.amount


class Heal(AmountVerb):
    """Cubes come back from the health meter."""

    __slots__ = ()
    terse = True
    word: ClassVar[str] = "heal"
    doc: ClassVar[Text] = Text("Leczy obrażenia.", "Heals damage.")
    example: ClassVar[str] = "heal: 1"
    reads: ClassVar[Reading] = same("+{n} ⟦heart⟧", "+{n} ⟦heart⟧")

    def do(self, ctx: Ctx) -> None:
        ctx.game.rules.heal(ctx.game, thief_of(ctx), self.amount)


class Clank(AmountVerb):
    """Noise, or (negative) silence."""

    __slots__ = ()
    terse = True
    low = -9
    word: ClassVar[str] = "clank"
    doc: ClassVar[Text] = Text("Brzdęk! (dodatni albo ujemny).", "Clank! (positive or negative).")
    example: ClassVar[str] = "clank: -2"

    def phrase(self, lang: Lang, who: Who) -> str:
        return f"{'+' if self.amount > 0 else '−'}{abs(self.amount)} ⟦clank⟧"

    def do(self, ctx: Ctx) -> None:
        if self.amount > 0:
            ctx.game.rules.clank(ctx.game, thief_of(ctx), self.amount)
        else:
            ctx.game.rules.hush(ctx.game, thief_of(ctx), -self.amount)


class Draw(AmountVerb):
    """Cards from one's own deck."""

    __slots__ = ()
    word: ClassVar[str] = "draw"
    doc: ClassVar[Text] = Text("Dobiera karty z własnej talii.", "Draws cards from one's own deck.")
    example: ClassVar[str] = "draw: 2"
    reads: ClassVar[Reading] = Reading(
        Text("dobierz {n} {n|kartę|karty|kart}", "draw {n} {n|card|cards}"),
        Text("dobiera {n} {n|kartę|karty|kart}", "draws {n} {n|card|cards}"),
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.rules.draw(ctx.game, thief_of(ctx), self.amount)


class Teleport(AmountVerb):
    """A teleport for this turn."""

    __slots__ = ()
    word: ClassVar[str] = "teleport"
    doc: ClassVar[Text] = Text(
        "Teleport do sąsiedniej komnaty, od razu albo później w tej turze.",
        "A teleport to an adjacent room, at once or later in this turn.",
    )
    example: ClassVar[str] = "teleport: 1"

    def phrase(self, lang: Lang, who: Who) -> str:
        reading = Reading(
            Text("teleportuj się do sąsiedniej komnaty", "teleport to an adjacent room"),
            Text("teleportuje się do sąsiedniej komnaty", "teleports to an adjacent room"),
        ).to(lang, who)
        times = fill(lang, Text(" ({n} {n|raz|razy|razy})", " ({n} {n|time|times})").to(lang), {"n": self.amount})
        return reading if self.amount == 1 else reading + times

    def possible(self, ctx: Ctx) -> bool:
        return not thief_of(ctx).out

    def do(self, ctx: Ctx) -> None:
        if not thief_of(ctx).out:
            ctx.game.now.teleports += self.amount


class Points(AmountVerb):
    """Victory points of a card, in its ``score`` rule."""

    __slots__ = ()
    word: ClassVar[str] = "points"
    doc: ClassVar[Text] = Text(
        "Punkty na koniec gry; tylko w „score”.", "Points at the end of the game; only in “score”."
    )
    example: ClassVar[str] = "points: {per: gold, every: 5}"
    reads: ClassVar[Reading] = same("{n} {n|punkt|punkty|punktów}", "{n} {n|point|points}")

    def do(self, ctx: Ctx) -> None:
        ctx.game.tallied += self.amount


RESOURCES: tuple[type[Verb], ...] = (Skill, Swords, Boots, Gold, Pay, Heal, Clank, Draw, Teleport, Points)

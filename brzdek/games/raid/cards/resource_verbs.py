"""Skill, swords, boots, gold, noise and the like: the words of the card language for what a turn gives.

Skill, swords and boots are for one's own turn only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from brzdek.core.effects.entries import AmountVerb, SumVerb, Verb
from brzdek.core.effects.phrases import Flow, Reading, deed, same
from brzdek.core.effects.prices import Price
from brzdek.core.text import Lang, Text, fill
from brzdek.games.raid.cards.counters import Ctx, thief_of
from brzdek.games.raid.rules.gains import draw, gain_gold
from brzdek.games.raid.rules.noise import clank, heal, hush


class Skill(SumVerb):
    """Skill for this turn."""

    __slots__ = ()
    word: ClassVar[str] = "skill"
    doc: ClassVar[Text] = Text("Sprawność na tę turę.", "Skill for this turn.")
    example: ClassVar[str] = "skill: 2"
    icon: ClassVar[str] = "skill"

    def do(self, ctx: Ctx) -> None:
        game = ctx.game
        if ctx.seat == game.turn:
            game.now.skill += self.amount


class Swords(SumVerb):
    """Swords for this turn."""

    __slots__ = ()
    word: ClassVar[str] = "swords"
    doc: ClassVar[Text] = Text("Miecze na tę turę.", "Swords for this turn.")
    example: ClassVar[str] = "swords: 1"
    icon: ClassVar[str] = "sword"

    def do(self, ctx: Ctx) -> None:
        game = ctx.game
        if ctx.seat == game.turn:
            game.now.swords += self.amount


class Boots(SumVerb):
    """Boots for this turn."""

    __slots__ = ()
    word: ClassVar[str] = "boots"
    doc: ClassVar[Text] = Text("Buty na tę turę.", "Boots for this turn.")
    example: ClassVar[str] = "boots: 1"
    icon: ClassVar[str] = "boot"

    def do(self, ctx: Ctx) -> None:
        game = ctx.game
        if ctx.seat == game.turn:
            game.now.boots += self.amount


class Gold(SumVerb):
    """One gain of gold."""

    __slots__ = ()
    causes: ClassVar[tuple[str, ...]] = ("gain_gold",)
    word: ClassVar[str] = "gold"
    doc: ClassVar[Text] = Text(
        "Złoto z banku; jeden taki efekt to jeden zysk.", "Gold from the bank; one such effect is one gain."
    )
    example: ClassVar[str] = "gold: 2"
    icon: ClassVar[str] = "gold"

    def do(self, ctx: Ctx) -> None:
        gain_gold(ctx.game, thief_of(ctx), self.amount)


class Pay(Price):
    """Gold as a price."""

    __slots__ = ()
    word: ClassVar[str] = "pay"
    doc: ClassVar[Text] = Text("Cena w złocie, z efektem w „then”.", "A price in gold, with the effect under “then”.")
    example: ClassVar[str] = "pay: 7\nthen: {take_cards: secret_tome, copies: 2}"
    reads: ClassVar[Reading] = deed(("zapłać", "płaci", "zapłacić"), ("pay", "pays"), Text("{n} ⟦gold⟧", "{n} ⟦gold⟧"))

    what: ClassVar[str] = "gold"

    def owned(self, ctx: Ctx) -> int:
        return thief_of(ctx).gold

    def take(self, ctx: Ctx) -> None:
        thief_of(ctx).gold -= self.amount


class Heal(SumVerb):
    """Cubes come back from the health meter."""

    __slots__ = ()
    word: ClassVar[str] = "heal"
    doc: ClassVar[Text] = Text("Leczy obrażenia.", "Heals damage.")
    example: ClassVar[str] = "heal: 1"
    icon: ClassVar[str] = "heart"
    reads: ClassVar[Reading] = deed(
        ("wylecz", "leczy", "wyleczyć"),
        ("heal", "heals"),
        Text("{n} {n|obrażenie|obrażenia|obrażeń}", "{n} damage"),
    )

    def do(self, ctx: Ctx) -> None:
        heal(ctx.game, thief_of(ctx), self.amount)


class Clank(SumVerb):
    """Noise, or (negative) silence."""

    __slots__ = ()
    low = -9
    causes: ClassVar[tuple[str, ...]] = ("make_clank",)
    word: ClassVar[str] = "clank"
    doc: ClassVar[Text] = Text("Brzdęk! (dodatni albo ujemny).", "Clank! (positive or negative).")
    example: ClassVar[str] = "clank: -2"
    icon: ClassVar[str] = "clank"
    reads: ClassVar[Reading] = Reading(
        Text("{sum} {icon}", "{sum} {icon}"),
        Text("otrzymuje {sum} {icon}", "gets {sum} {icon}"),
        Text("otrzymać {sum} {icon}", "get {sum} {icon}"),
    )

    def do(self, ctx: Ctx) -> None:
        if self.amount > 0:
            clank(ctx.game, thief_of(ctx), self.amount, str(ctx.source))
        else:
            hush(ctx.game, thief_of(ctx), -self.amount)


class Draw(AmountVerb):
    """Cards from one's own deck."""

    __slots__ = ()
    word: ClassVar[str] = "draw"
    doc: ClassVar[Text] = Text("Dobiera karty z własnej talii.", "Draws cards from one's own deck.")
    example: ClassVar[str] = "draw: 2"
    reads: ClassVar[Reading] = deed(
        ("dobierz", "dobiera", "dobrać"),
        ("draw", "draws"),
        Text("{n} {n|kartę|karty|kart}", "{n} {n|card|cards}"),
    )

    def do(self, ctx: Ctx) -> None:
        draw(ctx.game, thief_of(ctx), self.amount)


class Teleport(AmountVerb):
    """A teleport for this turn."""

    __slots__ = ()
    word: ClassVar[str] = "teleport"
    doc: ClassVar[Text] = Text(
        "Teleport do sąsiedniej komnaty, od razu albo później w tej turze.",
        "A teleport to an adjacent room, at once or later in this turn.",
    )
    example: ClassVar[str] = "teleport: 1"

    reads: ClassVar[Reading] = deed(
        ("teleportuj", "teleportuje", "teleportować"),
        ("teleport", "teleports"),
        Text("{verb} się do sąsiedniej komnaty{times}", "{verb} to an adjacent room{times}"),
    )

    def values(self, lang: Lang) -> Mapping[str, Any]:
        times = Text(" ({n} {n|raz|razy|razy})", " ({n} {n|time|times})").to(lang)
        return {"times": "" if self.amount == 1 else fill(lang, times, {"n": self.amount})}

    def possible(self, ctx: Ctx) -> bool:
        return not thief_of(ctx).out

    def do(self, ctx: Ctx) -> None:
        if not thief_of(ctx).out:
            ctx.game.now.teleports += self.amount


class Points(AmountVerb):
    """Victory points of a card, in its ``score`` rule."""

    __slots__ = ()
    final = True
    flow: Flow = ":"
    word: ClassVar[str] = "points"
    doc: ClassVar[Text] = Text(
        "Punkty na koniec gry; tylko w „score”.", "Points at the end of the game; only in “score”."
    )
    example: ClassVar[str] = "points: {per: gold, every: 5}"
    reads: ClassVar[Reading] = same("{n} {n|punkt|punkty|punktów}", "{n} {n|point|points}")

    def do(self, ctx: Ctx) -> None:
        ctx.game.tallied += self.amount


RESOURCES: tuple[type[Verb], ...] = (Skill, Swords, Boots, Gold, Pay, Heal, Clank, Draw, Teleport, Points)

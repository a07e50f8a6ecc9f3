"""Words that abilities of characters need: wounds, one attribute above the other, who the opponent is, trophies."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from brzdek.core.ask import Option, Steps, Word, choose
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import FIGHT, STANDING, Counter, PlainVerb
from brzdek.core.effects.phrases import Reading, deed, same
from brzdek.core.text import Text
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.cards.conditions import Aligned
from brzdek.games.magia_i_miecz.rules import events, points, scores, things
from brzdek.games.magia_i_miecz.rules.state import World, alignment_of

Here: TypeAlias = Context[World]


# -- counters


class Wounds(Counter):
    __slots__ = ()
    looks_at = STANDING
    word: ClassVar[str] = "wounds"
    doc: ClassVar[Text] = Text(
        "O ile Wytrzymałość jest niższa od początkowej.", "By how much Endurance is below the starting value."
    )
    example: ClassVar[str] = "wounds"
    each = Text("za każdy utracony punkt Wytrzymałości", "for each lost point of Endurance")
    noun = Text(
        "{n|utracony punkt|utracone punkty|utraconych punktów} Wytrzymałości", "lost {n|point|points} of Endurance"
    )
    has = Reading(
        Text("brakuje ci {quantity} Wytrzymałości", "you lack {quantity} Endurance"),
        Text("brakuje mu {quantity} Wytrzymałości", "they lack {quantity} Endurance"),
    )

    def count(self, ctx: Here) -> int:
        game, seat = ctx.game, ctx.seat
        return max(0, points.starting_endurance(game, seat) - game.adventurers[seat].endurance)


class CraftAbove(Counter):
    __slots__ = ()
    looks_at = STANDING
    word: ClassVar[str] = "craft_above"
    doc: ClassVar[Text] = Text(
        "O ile własna Moc przewyższa własną Siłę (bez kart).", "By how much one's own Craft exceeds one's own Strength."
    )
    example: ClassVar[str] = "craft_above"
    each = Text("za każdy punkt własnej Mocy ponad Siłę", "for each point of your own Craft above your Strength")
    noun = Text("{n|punkt|punkty|punktów} Mocy ponad Siłę", "{n|point|points} of Craft above Strength")
    has = Reading(
        Text("twoja Moc przewyższa Siłę o {quantity}", "your Craft exceeds your Strength by {quantity}"),
        Text("jego Moc przewyższa Siłę o {quantity}", "their Craft exceeds their Strength by {quantity}"),
    )
    high: ClassVar[str] = "craft"
    low: ClassVar[str] = "strength"

    def count(self, ctx: Here) -> int:
        return max(0, ctx.game.base(ctx.seat, self.high) - ctx.game.base(ctx.seat, self.low))


class StrengthAbove(CraftAbove):
    __slots__ = ()
    word: ClassVar[str] = "strength_above"
    doc: ClassVar[Text] = Text(
        "O ile własna Siła przewyższa własną Moc (bez kart).", "By how much one's own Strength exceeds one's own Craft."
    )
    example: ClassVar[str] = "strength_above"
    each = Text("za każdy punkt własnej Siły ponad Moc", "for each point of your own Strength above your Craft")
    noun = Text("{n|punkt|punkty|punktów} Siły ponad Moc", "{n|point|points} of Strength above Craft")
    has = Reading(
        Text("twoja Siła przewyższa Moc o {quantity}", "your Strength exceeds your Craft by {quantity}"),
        Text("jego Siła przewyższa Moc o {quantity}", "their Strength exceeds their Craft by {quantity}"),
    )
    high = "strength"
    low = "craft"


class FoeForce(Counter):
    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "foe_force"
    doc: ClassVar[Text] = Text(
        "Siła (w walce psychicznej: Moc) przeciwników w tej walce, razem.",
        "Strength (in psychic combat: Craft) of the opponents in this combat together.",
    )
    example: ClassVar[str] = "foe_force"
    each = Text("za każdy punkt, którym walczy przeciwnik", "for each point that the opponent fights with")
    noun = Text("{n|punkt|punkty|punktów} przeciwnika", "{n|point|points} of the opponent")
    has = same("przeciwnik walczy z Siłą albo Mocą {quantity}", "the opponent fights with {quantity} Strength or Craft")

    def count(self, ctx: Here) -> int:
        fight = ctx.game.fight
        if fight is None or ctx.actor not in scores.fighters(fight):
            return 0
        name = scores.ATTRIBUTE[fight.how]
        return sum(self._own(ctx.game, foe, name) for foe in ctx.game.foes(ctx.actor))

    def _own(self, game: World, foe: Word, name: str) -> int:
        """As its card has it: whoever copies its opponent's Strength has none of its own."""
        if isinstance(foe, int):
            return game.base(foe, name)
        force = getattr(game.card(foe), name, None)
        return force if isinstance(force, int) else 0


# -- conditions


class FoeAligned(Aligned):
    """``foe_aligned: evil``: of the adventurer whom one fights."""

    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "foe_aligned"
    doc: ClassVar[Text] = Text(
        "Charakter Poszukiwacza, z którym się walczy.", "The alignment of the adventurer whom one fights."
    )
    example: ClassVar[str] = "foe_aligned: evil"
    reads = same("przeciwnikiem jest {names} Poszukiwacz", "the opponent is an adventurer who is {names}")
    denied = same("przeciwnikiem nie jest {names} Poszukiwacz", "the opponent is no adventurer who is {names}")

    def holds(self, ctx: Here) -> bool:
        foes = [one for one in ctx.game.foes(ctx.actor) if isinstance(one, int)]
        return any(alignment_of(ctx.game, one) in self.words for one in foes)


# -- verbs


class StealTrophy(PlainVerb):
    """``steal_trophy``: one of the chosen player's, at choice."""

    __slots__ = ()
    asks = True
    needs = frozenset({"player"})
    word: ClassVar[str] = "steal_trophy"
    doc: ClassVar[Text] = Text(
        "Zabiera wybranemu Poszukiwaczowi jedno trofeum, do wyboru.",
        "Takes a trophy of one's choice from the chosen adventurer.",
    )
    example: ClassVar[str] = "choose: {player: met}\nthen: steal_trophy"
    reads: ClassVar[Reading] = deed(
        ("zabierz", "zabiera", "zabrać"), ("take", "takes"), Text("mu jedno trofeum", "a trophy from them")
    )

    def run(self, ctx: Here) -> Steps[None]:
        game = ctx.game
        lost = game.zone("trophies", ctx.player).copies
        trophies: list[Option] = [("loot", one) for one in things.one_of_each(game, lost)]
        answer = yield from choose(ctx.seat, "spoils", trophies, (ctx.player,))
        move(game, str(answer[1]), game.zone("trophies", ctx.seat), tell=False)
        game.log.tell(events.Gave, ctx.player, ctx.seat, str(answer[1]))

    def possible(self, ctx: Here) -> bool:
        return ctx.player != ctx.seat and bool(ctx.game.zone("trophies", ctx.player))


COUNTERS = (Wounds, CraftAbove, StrengthAbove, FoeForce)
CONDITIONS = (FoeAligned,)
VERBS = (StealTrophy,)

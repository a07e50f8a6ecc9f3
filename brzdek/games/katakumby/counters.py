"""What cards of Katakumby can count beside what those of Brzdęk! count."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Counter
from brzdek.core.effects.phrases import Reading, same
from brzdek.core.text import Text
from brzdek.games.brzdek.counters import Artifacts, Idols
from brzdek.games.katakumby.state import Delve, Delver

Ctx = Context[Delve]


def delver_of(ctx: Ctx) -> Delver:
    return ctx.game.thieves[ctx.seat]


# -- over the turn


class SkillMade(Counter):
    """Skill produced this turn, spent or not."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "skill_made"
    doc: ClassVar[Text] = Text(
        "Sprawność wytworzona w tej turze, także wydana.", "Skill produced this turn, spent or not."
    )
    example: ClassVar[str] = "skill_made"
    each: ClassVar[Text] = Text("za każdą ⟦skill⟧ z tej tury", "for each ⟦skill⟧ of this turn")
    noun: ClassVar[Text] = Text("⟦skill⟧", "⟦skill⟧")
    has: ClassVar[Reading] = same(
        "wytwarzasz w tej turze {quantity} ⟦skill⟧", "you generate {quantity} ⟦skill⟧ this turn"
    )

    def count(self, ctx: Ctx) -> int:
        return ctx.game.now.skill + ctx.game.now.skill_spent


class GoldGained(Counter):
    """Gold taken from the bank this turn."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "gold_gained"
    doc: ClassVar[Text] = Text("Złoto zyskane w tej turze, także wydane.", "Gold gained this turn, spent or not.")
    example: ClassVar[str] = "gold_gained"
    each: ClassVar[Text] = Text("za każde ⟦gold⟧ zyskane w tej turze", "for each ⟦gold⟧ gained this turn")
    noun: ClassVar[Text] = Text("⟦gold⟧", "⟦gold⟧")
    has: ClassVar[Reading] = same("zyskujesz w tej turze {quantity} ⟦gold⟧", "you gain {quantity} ⟦gold⟧ this turn")

    def count(self, ctx: Ctx) -> int:
        return ctx.game.now.gold_gained


class InCrystalCave(Counter):
    """Crystal caves in which the pawn stands or has stood this turn."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "crystal_cave"
    doc: ClassVar[Text] = Text(
        "Kryształowe groty, w których pionek jest albo był w tej turze.",
        "Crystal caves in which the pawn stands or has stood this turn.",
    )
    example: ClassVar[str] = "crystal_cave"
    each: ClassVar[Text] = Text("za każdą kryształową grotę tej tury", "for each crystal cave of this turn")
    noun: ClassVar[Text] = Text("{n|kryształowa grota|kryształowe groty|kryształowych grot}", "crystal {n|cave|caves}")
    has: ClassVar[Reading] = same("kryształowe groty tej tury: {quantity}", "crystal caves of this turn: {quantity}")
    one: ClassVar[Reading | None] = same("jesteś w kryształowej grocie", "you are in a crystal cave")

    def count(self, ctx: Ctx) -> int:
        rooms = ctx.game.board.rooms
        return len({room for room in ctx.game.now.visited if rooms[room].crystal_cave})


class PortalsUsed(Counter):
    """Pairs of portals used this turn."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "portals_used"
    doc: ClassVar[Text] = Text("Przejścia przez portale w tej turze.", "Portals used this turn.")
    example: ClassVar[str] = "portals_used"
    each: ClassVar[Text] = Text("za każde użycie portalu w tej turze", "for each portal used this turn")
    noun: ClassVar[Text] = Text("{n|użycie|użycia|użyć} portalu", "{n|portal|portals} used")
    has: ClassVar[Reading] = same("użyte portale w tej turze: {quantity}", "portals used this turn: {quantity}")
    one: ClassVar[Reading | None] = same("korzystasz w tej turze z portalu", "you use a portal this turn")

    def count(self, ctx: Ctx) -> int:
        return ctx.game.now.portals_used


class RowMonsters(Counter):
    """Monsters of the dungeon row defeated this turn."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "row_monsters_defeated"
    doc: ClassVar[Text] = Text(
        "Potwory z puli lochów pokonane w tej turze (goblin z rezerwy się nie liczy).",
        "Monsters of the dungeon row defeated this turn (the goblin of the reserve does not count).",
    )
    example: ClassVar[str] = "row_monsters_defeated"
    each: ClassVar[Text] = Text(
        "za każdego potwora z puli lochów pokonanego w tej turze",
        "for each monster of the dungeon row you defeat this turn",
    )
    noun: ClassVar[Text] = Text("{n|potwór|potwory|potworów}", "{n|monster|monsters}")
    has: ClassVar[Reading] = same(
        "potwory z puli lochów pokonane w tej turze: {quantity}",
        "monsters of the dungeon row you defeat this turn: {quantity}",
    )
    one: ClassVar[Reading | None] = same(
        "pokonujesz w tej turze potwora z puli lochów", "you defeat a monster of the dungeon row this turn"
    )

    def count(self, ctx: Ctx) -> int:
        return ctx.game.now.row_monsters


class PrisonersFreed(Counter):
    """Prisoners freed this turn."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "prisoners_freed"
    doc: ClassVar[Text] = Text("Więźniowie uwolnieni w tej turze.", "Prisoners freed this turn.")
    example: ClassVar[str] = "prisoners_freed"
    each: ClassVar[Text] = Text("za każdego więźnia uwolnionego w tej turze", "for each prisoner you free this turn")
    noun: ClassVar[Text] = Text("{n|więzień|więźniowie|więźniów}", "{n|prisoner|prisoners}")
    has: ClassVar[Reading] = same(
        "więźniowie uwolnieni w tej turze: {quantity}", "prisoners you free this turn: {quantity}"
    )
    one: ClassVar[Reading | None] = same("uwalniasz w tej turze więźnia", "you free a prisoner this turn")

    def count(self, ctx: Ctx) -> int:
        return ctx.game.now.prisoners_freed


class CubesPlaced(Counter):
    """Own cubes put into the catacombs this turn."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "cubes_placed"
    doc: ClassVar[Text] = Text(
        "Własne kostki położone w tej turze na ołtarzykach.", "Own cubes put on altars this turn."
    )
    example: ClassVar[str] = "cubes_placed"
    each: ClassVar[Text] = Text(
        "za każdą kostkę położoną w tej turze w katakumbach", "for each cube you put into the catacombs this turn"
    )
    noun: ClassVar[Text] = Text("{n|kostka|kostki|kostek} w katakumbach", "{n|cube|cubes} in the catacombs")
    has: ClassVar[Reading] = same(
        "kostki położone w tej turze w katakumbach: {quantity}", "cubes put into the catacombs this turn: {quantity}"
    )
    one: ClassVar[Reading | None] = same(
        "kładziesz w tej turze kostkę w katakumbach", "you put a cube into the catacombs this turn"
    )

    def count(self, ctx: Ctx) -> int:
        return ctx.game.now.cubes_placed


class ArtifactsCarried(Artifacts):
    """Artifacts carried, those taken later in the turn included."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "artifacts_carried"
    doc: ClassVar[Text] = Text(
        "Artefakty gracza, także te, które weźmie później w tej turze.",
        "The player's artifacts, those taken later in the turn included.",
    )
    example: ClassVar[str] = "artifacts_carried"


# -- what one owns


class Prisoners(Counter):
    """Prisoners freed in the whole game."""

    __slots__ = ()
    word: ClassVar[str] = "prisoners"
    doc: ClassVar[Text] = Text("Więźniowie gracza (kupon się nie liczy).", "The player's prisoners (no coupon).")
    example: ClassVar[str] = "prisoners"
    each: ClassVar[Text] = Text("za każdego twojego więźnia", "for each prisoner you have")
    noun: ClassVar[Text] = Text("{n|więzień|więźniowie|więźniów}", "{n|prisoner|prisoners}")
    has: ClassVar[Reading] = same(
        "masz {quantity} {n|więźnia|więźniów|więźniów}", "you have {quantity} {n|prisoner|prisoners}"
    )
    one: ClassVar[Reading | None] = same("masz więźnia", "you have a prisoner")

    def count(self, ctx: Ctx) -> int:
        cards = ctx.game.kit.cards
        return sum(cards[token].kind == "prisoner" for token in delver_of(ctx).tokens)


class TomeAtHand(Counter):
    """Secret Tomes in the play area or the discard pile."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "tome_at_hand"
    doc: ClassVar[Text] = Text(
        "Tajemne woluminy wśród kart zagranych i odrzuconych.", "Secret Tomes in the play area or the discard pile."
    )
    example: ClassVar[str] = "tome_at_hand"
    each: ClassVar[Text] = Text(
        "za każdy zagrany lub odrzucony Tajemny wolumin", "for each Secret Tome in your play area or discard pile"
    )
    noun: ClassVar[Text] = Text("{n|Tajemny wolumin|Tajemne woluminy|Tajemnych woluminów}", "Secret {n|Tome|Tomes}")
    has: ClassVar[Reading] = same(
        "zagrane lub odrzucone Tajemne woluminy: {quantity}",
        "Secret Tomes in your play area or discard pile: {quantity}",
    )
    one: ClassVar[Reading | None] = same(
        "masz zagrany lub odrzucony Tajemny wolumin", "a Secret Tome is in your play area or discard pile"
    )

    def count(self, ctx: Ctx) -> int:
        thief = delver_of(ctx)
        return (thief.played + thief.discard).count("secret_tome")


class AltarsMarked(Counter):
    """Altars with a cube of the player's."""

    __slots__ = ()
    word: ClassVar[str] = "altars_marked"
    doc: ClassVar[Text] = Text("Ołtarzyki z kostką gracza.", "Altars with a cube of the player's.")
    example: ClassVar[str] = "altars_marked"
    each: ClassVar[Text] = Text("za każdy ołtarzyk z twoją kostką", "for each altar with a cube of yours")
    noun: ClassVar[Text] = Text("{n|ołtarzyk|ołtarzyki|ołtarzyków}", "{n|altar|altars}")
    has: ClassVar[Reading] = same("ołtarzyki z twoją kostką: {quantity}", "altars with a cube of yours: {quantity}")

    def count(self, ctx: Ctx) -> int:
        return ctx.game.rules.altars_marked(ctx.game, delver_of(ctx))


class Gems(Counter):
    """Gems among all cards of the player."""

    __slots__ = ()
    word: ClassVar[str] = "gem"
    doc: ClassVar[Text] = Text("Klejnoty wśród wszystkich kart gracza.", "Gems among all cards of the player.")
    example: ClassVar[str] = "gem"
    each: ClassVar[Text] = Text("za każdy klejnot", "for each gem")
    noun: ClassVar[Text] = Text("{n|klejnot|klejnoty|klejnotów}", "{n|gem|gems}")
    has: ClassVar[Reading] = same("klejnoty: {quantity}", "gems: {quantity}")
    one: ClassVar[Reading | None] = same("masz klejnot", "you have a gem")

    def count(self, ctx: Ctx) -> int:
        cards = ctx.game.kit.cards
        return sum(cards[card].type == "gem" for card in delver_of(ctx).cards())


class MonkeyIdols(Idols):
    """Monkey idols; the mechanical one counts."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = ("golden_monkey_bot",)


COUNTERS: tuple[type[Counter], ...] = (
    MonkeyIdols, SkillMade, GoldGained, InCrystalCave, PortalsUsed, RowMonsters, PrisonersFreed, CubesPlaced,
    ArtifactsCarried, Prisoners, TomeAtHand, AltarsMarked, Gems,
)  # fmt: skip

"""What cards of Katakumby can count beside what those of every raid count."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Counter
from brzdek.core.effects.phrases import Reading
from brzdek.core.text import Text
from brzdek.games.katakumby.rules.altars import altars_marked
from brzdek.games.katakumby.rules.state import Delve, Delver
from brzdek.games.raid.cards.counters import Artifacts, Idols, TurnDeed

Ctx = Context[Delve]


def delver_of(ctx: Ctx) -> Delver:
    return ctx.game.thieves[ctx.seat]


# -- over the turn

GENERATES = TurnDeed("wygenerujesz", "wygeneruje", "generate")
GAINS = TurnDeed("zdobędziesz", "zdobędzie", "gain")
VISITS = TurnDeed("odwiedzisz", "odwiedzi", "are in")
STAYS = TurnDeed("przebywasz", "przebywa", "are in")
USES = TurnDeed("skorzystasz", "skorzysta", "use")
DEFEATS = TurnDeed("pokonasz", "pokona", "defeat")
FREES = TurnDeed("uwolnisz", "uwolni", "free")
PUTS = TurnDeed("położysz", "położy", "put")


class SkillMade(Counter):
    """Skill produced this turn, spent or not."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "skill_made"
    doc: ClassVar[Text] = Text(
        "Sprawność wytworzona w tej turze, także wydana.", "Skill produced this turn, spent or not."
    )
    example: ClassVar[str] = "skill_made"
    each: ClassVar[Text] = Text(
        "za każdą ⟦skill⟧, którą wygenerujesz w tej turze", "for each ⟦skill⟧ you generate this turn"
    )
    noun: ClassVar[Text] = Text("⟦skill⟧ z tej tury", "⟦skill⟧ you generate this turn")
    has: ClassVar[Reading] = GENERATES.clause("{quantity} ⟦skill⟧", "{quantity} ⟦skill⟧")
    one: ClassVar[Reading | None] = GENERATES.clause("⟦skill⟧", "⟦skill⟧")
    none: ClassVar[Reading | None] = GENERATES.denied("sprawności", "⟦skill⟧")

    def count(self, ctx: Ctx) -> int:
        return ctx.game.now.skill + ctx.game.now.skill_spent


class GoldGained(Counter):
    """Gold taken from the bank this turn."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "gold_gained"
    doc: ClassVar[Text] = Text("Złoto zyskane w tej turze, także wydane.", "Gold gained this turn, spent or not.")
    example: ClassVar[str] = "gold_gained"
    each: ClassVar[Text] = Text("za każde ⟦gold⟧, które zdobędziesz w tej turze", "for each ⟦gold⟧ you gain this turn")
    noun: ClassVar[Text] = Text("⟦gold⟧ z tej tury", "⟦gold⟧ you gain this turn")
    has: ClassVar[Reading] = GAINS.clause("{quantity} ⟦gold⟧", "{quantity} ⟦gold⟧")
    one: ClassVar[Reading | None] = GAINS.clause("⟦gold⟧", "⟦gold⟧")
    none: ClassVar[Reading | None] = GAINS.denied("złota", "⟦gold⟧")

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
    each: ClassVar[Text] = Text(
        "za każdą kryształową grotę, którą odwiedzisz w tej turze", "for each crystal cave you are in this turn"
    )
    noun: ClassVar[Text] = Text(
        "{n|kryształową grotę|kryształowe groty|kryształowych grot} z tej tury",
        "crystal {n|cave|caves} you are in this turn",
    )
    has: ClassVar[Reading] = VISITS.clause(
        "{quantity} {n|kryształową grotę|kryształowe groty|kryształowych grot}", "{quantity} crystal {n|cave|caves}"
    )
    one: ClassVar[Reading | None] = STAYS.clause("w kryształowej grocie", "a crystal cave")
    none: ClassVar[Reading | None] = STAYS.denied("w kryształowej grocie", "crystal cave")

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
    has: ClassVar[Reading] = USES.clause("z portalu {quantity} {n|raz|razy|razy}", "a portal {quantity} {n|time|times}")
    one: ClassVar[Reading | None] = USES.clause("z portalu", "a portal")
    none: ClassVar[Reading | None] = USES.denied("z portalu", "portal")

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
        "za każdego potwora z puli lochów, którego pokonasz w tej turze",
        "for each monster of the dungeon row you defeat this turn",
    )
    noun: ClassVar[Text] = Text(
        "{n|potwora|potwory|potworów} z puli lochów z tej tury",
        "{n|monster|monsters} of the dungeon row you defeat this turn",
    )
    has: ClassVar[Reading] = DEFEATS.clause(
        "{quantity} {n|potwora|potwory|potworów} z puli lochów", "{quantity} {n|monster|monsters} of the dungeon row"
    )
    one: ClassVar[Reading | None] = DEFEATS.clause("potwora z puli lochów", "a monster of the dungeon row")
    none: ClassVar[Reading | None] = DEFEATS.denied("potwora z puli lochów", "monster of the dungeon row")

    def count(self, ctx: Ctx) -> int:
        return ctx.game.now.row_monsters


class PrisonersFreed(Counter):
    """Prisoners freed this turn."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "prisoners_freed"
    doc: ClassVar[Text] = Text("Więźniowie uwolnieni w tej turze.", "Prisoners freed this turn.")
    example: ClassVar[str] = "prisoners_freed"
    each: ClassVar[Text] = Text(
        "za każdego więźnia, którego uwolnisz w tej turze", "for each prisoner you free this turn"
    )
    noun: ClassVar[Text] = Text(
        "{n|uwolnionego więźnia|uwolnionych więźniów|uwolnionych więźniów} z tej tury",
        "{n|prisoner|prisoners} you free this turn",
    )
    has: ClassVar[Reading] = FREES.clause(
        "{quantity} {n|więźnia|więźniów|więźniów}", "{quantity} {n|prisoner|prisoners}"
    )
    one: ClassVar[Reading | None] = FREES.clause("więźnia", "a prisoner")
    none: ClassVar[Reading | None] = FREES.denied("więźnia", "prisoner")

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
        "za każdą kostkę, którą położysz w tej turze przy ołtarzyku", "for each cube you put on an altar this turn"
    )
    noun: ClassVar[Text] = Text(
        "{n|kostkę położoną|kostki położone|kostek położonych} w tej turze przy ołtarzykach",
        "{n|cube|cubes} you put on altars this turn",
    )
    has: ClassVar[Reading] = PUTS.clause(
        "przy ołtarzykach {quantity} {n|kostkę|kostki|kostek}", "{quantity} {n|cube|cubes} on altars"
    )
    one: ClassVar[Reading | None] = PUTS.clause("kostkę przy ołtarzyku", "a cube on an altar")
    none: ClassVar[Reading | None] = PUTS.denied("kostki przy ołtarzyku", "cube on an altar")

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
    thing: ClassVar[Text | None] = Text("więźnia", "a prisoner")
    things: ClassVar[Text | None] = Text(
        "{quantity} {n|więźnia|więźniów|więźniów}", "{quantity} {n|prisoner|prisoners}"
    )
    lacking: ClassVar[Text | None] = Text("więźniów", "prisoners")

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
        "za każdy zagrany lub odrzucony Tajemny wolumin", "for each Secret Tome in the play area or discard pile"
    )
    noun: ClassVar[Text] = Text("{n|Tajemny wolumin|Tajemne woluminy|Tajemnych woluminów}", "Secret {n|Tome|Tomes}")
    thing: ClassVar[Text | None] = Text(
        "Tajemny wolumin w obszarze gry lub na stosie kart odrzuconych",
        "a Secret Tome in the play area or discard pile",
    )
    things: ClassVar[Text | None] = Text(
        "{quantity} {n|Tajemny wolumin|Tajemne woluminy|Tajemnych woluminów} "
        "w obszarze gry lub na stosie kart odrzuconych",
        "{quantity} Secret {n|Tome|Tomes} in the play area or discard pile",
    )
    lacking: ClassVar[Text | None] = Text(
        "Tajemnego woluminu w obszarze gry ani na stosie kart odrzuconych",
        "Secret Tome in the play area or discard pile",
    )

    def count(self, ctx: Ctx) -> int:
        thief, tome = delver_of(ctx), "secret_tome"
        lying = (thief.played + thief.discard).count(tome)
        # One that lay there and was shuffled in counts all the same, but no Tome counts twice.
        return min(lying + ctx.game.now.shuffled_in.count(tome), thief.cards().count(tome))


class AltarsMarked(Counter):
    """Altars with a cube of the player's."""

    __slots__ = ()
    word: ClassVar[str] = "altars_marked"
    doc: ClassVar[Text] = Text("Ołtarzyki z kostką gracza.", "Altars with a cube of the player's.")
    example: ClassVar[str] = "altars_marked"
    each: ClassVar[Text] = Text("za każdy ołtarzyk z twoją kostką", "for each altar with a cube of yours")
    noun: ClassVar[Text] = Text("{n|ołtarzyk|ołtarzyki|ołtarzyków}", "{n|altar|altars}")
    thing: ClassVar[Text | None] = Text("kostkę przy ołtarzyku", "a cube on an altar")
    things: ClassVar[Text | None] = Text(
        "kostkę przy {quantity} {n|ołtarzyku|ołtarzykach|ołtarzykach}", "a cube on {quantity} {n|altar|altars}"
    )
    lacking: ClassVar[Text | None] = Text("kostki przy żadnym ołtarzyku", "cube on any altar")

    def count(self, ctx: Ctx) -> int:
        return altars_marked(ctx.game, delver_of(ctx))


class Gems(Counter):
    """Gems among all cards of the player."""

    __slots__ = ()
    word: ClassVar[str] = "gem"
    doc: ClassVar[Text] = Text("Klejnoty wśród wszystkich kart gracza.", "Gems among all cards of the player.")
    example: ClassVar[str] = "gem"
    each: ClassVar[Text] = Text("za każdy klejnot", "for each gem")
    noun: ClassVar[Text] = Text("{n|klejnot|klejnoty|klejnotów}", "{n|gem|gems}")
    thing: ClassVar[Text | None] = Text("klejnot", "a gem")
    lacking: ClassVar[Text | None] = Text("klejnotu", "gem")

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

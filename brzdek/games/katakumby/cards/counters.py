"""What cards of Katakumby can count beside what those of every raid count."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Counter
from brzdek.core.effects.phrases import Reading
from brzdek.core.text import Text
from brzdek.games.katakumby.rules.altars import altars_marked
from brzdek.games.katakumby.rules.state import Delve, Delver
from brzdek.games.raid.cards.counters import Artifacts, Idols

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
    each: ClassVar[Text] = Text(
        "za każdą ⟦skill⟧, którą wygenerujesz w tej turze", "for each ⟦skill⟧ you generate this turn"
    )
    noun: ClassVar[Text] = Text("⟦skill⟧ z tej tury", "⟦skill⟧ you generate this turn")
    has: ClassVar[Reading] = Reading(
        Text("wygenerujesz w tej turze {quantity} ⟦skill⟧", "you generate {quantity} ⟦skill⟧ this turn"),
        Text("wygeneruje w tej turze {quantity} ⟦skill⟧", "they generate {quantity} ⟦skill⟧ this turn"),
    )
    one: ClassVar[Reading | None] = Reading(
        Text("wygenerujesz w tej turze ⟦skill⟧", "you generate ⟦skill⟧ this turn"),
        Text("wygeneruje w tej turze ⟦skill⟧", "they generate ⟦skill⟧ this turn"),
    )
    none: ClassVar[Reading | None] = Reading(
        Text("nie wygenerujesz w tej turze sprawności", "you generate no ⟦skill⟧ this turn"),
        Text("nie wygeneruje w tej turze sprawności", "they generate no ⟦skill⟧ this turn"),
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
    each: ClassVar[Text] = Text("za każde ⟦gold⟧, które zdobędziesz w tej turze", "for each ⟦gold⟧ you gain this turn")
    noun: ClassVar[Text] = Text("⟦gold⟧ z tej tury", "⟦gold⟧ you gain this turn")
    has: ClassVar[Reading] = Reading(
        Text("zdobędziesz w tej turze {quantity} ⟦gold⟧", "you gain {quantity} ⟦gold⟧ this turn"),
        Text("zdobędzie w tej turze {quantity} ⟦gold⟧", "they gain {quantity} ⟦gold⟧ this turn"),
    )
    one: ClassVar[Reading | None] = Reading(
        Text("zdobędziesz w tej turze ⟦gold⟧", "you gain ⟦gold⟧ this turn"),
        Text("zdobędzie w tej turze ⟦gold⟧", "they gain ⟦gold⟧ this turn"),
    )
    none: ClassVar[Reading | None] = Reading(
        Text("nie zdobędziesz w tej turze złota", "you gain no ⟦gold⟧ this turn"),
        Text("nie zdobędzie w tej turze złota", "they gain no ⟦gold⟧ this turn"),
    )

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
    has: ClassVar[Reading] = Reading(
        Text(
            "odwiedzisz w tej turze {quantity} {n|kryształową grotę|kryształowe groty|kryształowych grot}",
            "you are in {quantity} crystal {n|cave|caves} this turn",
        ),
        Text(
            "odwiedzi w tej turze {quantity} {n|kryształową grotę|kryształowe groty|kryształowych grot}",
            "they are in {quantity} crystal {n|cave|caves} this turn",
        ),
    )
    one: ClassVar[Reading | None] = Reading(
        Text("przebywasz w tej turze w kryształowej grocie", "you are in a crystal cave this turn"),
        Text("przebywa w tej turze w kryształowej grocie", "they are in a crystal cave this turn"),
    )
    none: ClassVar[Reading | None] = Reading(
        Text("nie przebywasz w tej turze w kryształowej grocie", "you are in no crystal cave this turn"),
        Text("nie przebywa w tej turze w kryształowej grocie", "they are in no crystal cave this turn"),
    )

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
    has: ClassVar[Reading] = Reading(
        Text(
            "skorzystasz w tej turze z portalu {quantity} {n|raz|razy|razy}",
            "you use a portal {quantity} {n|time|times} this turn",
        ),
        Text(
            "skorzysta w tej turze z portalu {quantity} {n|raz|razy|razy}",
            "they use a portal {quantity} {n|time|times} this turn",
        ),
    )
    one: ClassVar[Reading | None] = Reading(
        Text("skorzystasz w tej turze z portalu", "you use a portal this turn"),
        Text("skorzysta w tej turze z portalu", "they use a portal this turn"),
    )
    none: ClassVar[Reading | None] = Reading(
        Text("nie skorzystasz w tej turze z portalu", "you use no portal this turn"),
        Text("nie skorzysta w tej turze z portalu", "they use no portal this turn"),
    )

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
    has: ClassVar[Reading] = Reading(
        Text(
            "pokonasz w tej turze {quantity} {n|potwora|potwory|potworów} z puli lochów",
            "you defeat {quantity} {n|monster|monsters} of the dungeon row this turn",
        ),
        Text(
            "pokona w tej turze {quantity} {n|potwora|potwory|potworów} z puli lochów",
            "they defeat {quantity} {n|monster|monsters} of the dungeon row this turn",
        ),
    )
    one: ClassVar[Reading | None] = Reading(
        Text("pokonasz w tej turze potwora z puli lochów", "you defeat a monster of the dungeon row this turn"),
        Text("pokona w tej turze potwora z puli lochów", "they defeat a monster of the dungeon row this turn"),
    )
    none: ClassVar[Reading | None] = Reading(
        Text("nie pokonasz w tej turze potwora z puli lochów", "you defeat no monster of the dungeon row this turn"),
        Text("nie pokona w tej turze potwora z puli lochów", "they defeat no monster of the dungeon row this turn"),
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
    each: ClassVar[Text] = Text(
        "za każdego więźnia, którego uwolnisz w tej turze", "for each prisoner you free this turn"
    )
    noun: ClassVar[Text] = Text(
        "{n|uwolnionego więźnia|uwolnionych więźniów|uwolnionych więźniów} z tej tury",
        "{n|prisoner|prisoners} you free this turn",
    )
    has: ClassVar[Reading] = Reading(
        Text(
            "uwolnisz w tej turze {quantity} {n|więźnia|więźniów|więźniów}",
            "you free {quantity} {n|prisoner|prisoners} this turn",
        ),
        Text(
            "uwolni w tej turze {quantity} {n|więźnia|więźniów|więźniów}",
            "they free {quantity} {n|prisoner|prisoners} this turn",
        ),
    )
    one: ClassVar[Reading | None] = Reading(
        Text("uwolnisz w tej turze więźnia", "you free a prisoner this turn"),
        Text("uwolni w tej turze więźnia", "they free a prisoner this turn"),
    )
    none: ClassVar[Reading | None] = Reading(
        Text("nie uwolnisz w tej turze więźnia", "you free no prisoner this turn"),
        Text("nie uwolni w tej turze więźnia", "they free no prisoner this turn"),
    )

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
    has: ClassVar[Reading] = Reading(
        Text(
            "położysz w tej turze przy ołtarzykach {quantity} {n|kostkę|kostki|kostek}",
            "you put {quantity} {n|cube|cubes} on altars this turn",
        ),
        Text(
            "położy w tej turze przy ołtarzykach {quantity} {n|kostkę|kostki|kostek}",
            "they put {quantity} {n|cube|cubes} on altars this turn",
        ),
    )
    one: ClassVar[Reading | None] = Reading(
        Text("położysz w tej turze kostkę przy ołtarzyku", "you put a cube on an altar this turn"),
        Text("położy w tej turze kostkę przy ołtarzyku", "they put a cube on an altar this turn"),
    )
    none: ClassVar[Reading | None] = Reading(
        Text("nie położysz w tej turze kostki przy ołtarzyku", "you put no cube on an altar this turn"),
        Text("nie położy w tej turze kostki przy ołtarzyku", "they put no cube on an altar this turn"),
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
    things: ClassVar[Text | None] = Text("{quantity} {n|klejnot|klejnoty|klejnotów}", "{quantity} {n|gem|gems}")
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

"""Conditions about fights and dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from brzdek.core.catalog.schema import Whole, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import FIGHT, Arguments, Condition, Given
from brzdek.core.effects.language import Language, OneOrMore
from brzdek.core.effects.phrases import Reading, Who, listed, same
from brzdek.core.effects.throws import open_throw
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.card_conditions import Whats
from brzdek.games.magia_i_miecz.cards.conditions import OUTCOMES, Listed, PlainCondition
from brzdek.games.magia_i_miecz.rules.state import World

Here: TypeAlias = Context[World]


class Wields(Whats):
    """``wields: [topor]``: a weapon used in this combat."""

    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "wields"
    doc: ClassVar[Text] = Text("Broń użyta w tej walce.", "A weapon used in this combat.")
    example: ClassVar[str] = "wields: [topor]"
    reads = Reading(
        Text("używasz w tej walce karty {names}", "you fight with {names}"),
        Text("używa w tej walce karty {names}", "they fight with {names}"),
    )
    ARMED: ClassVar[Reading] = Reading(
        Text("używasz w tej walce broni", "you fight with a weapon"),
        Text("używa w tej walce broni", "they fight with a weapon"),
    )
    denied = Reading(
        Text("nie używasz w tej walce karty {names}", "you fight without {names}"),
        Text("nie używa w tej walce karty {names}", "they fight without {names}"),
    )

    def clause(self, lang: Lang, who: Who) -> str:
        return self.ARMED.to(lang, who) if self.what.words == ("weapon",) else super().clause(lang, who)

    def holds(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        used = () if fight is None else fight.weapons.get(ctx.seat, ())
        return any(self.what.fits(ctx.game.card(one)) for one in used)


class HostWielded(Condition):
    """``host_wielded``: the weapon on which this card lies is used in the combat."""

    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "host_wielded"
    doc: ClassVar[Text] = Text(
        "Broń, do której dołączono tę kartę, jest użyta w walce.", "The weapon to which this card is attached is used."
    )
    example: ClassVar[str] = "host_wielded"
    reads = Reading(Text("używasz tej broni", "you use that weapon"), Text("używa tej broni", "they use that weapon"))
    denied = Reading(
        Text("nie używasz tej broni", "you do not use that weapon"),
        Text("nie używa tej broni", "they do not use that weapon"),
    )

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls()

    def holds(self, ctx: Here) -> bool:
        game, spell = ctx.game, str(ctx.source)
        if game.fight is None or spell not in game.zones:
            return False
        return game.zones.of(spell).owner in game.fight.weapons.get(ctx.seat, ())


class Attacking(PlainCondition):
    """``attacking``: he began the fight."""

    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "attacking"
    doc: ClassVar[Text] = Text(
        "Walkę rozpoczął właściciel karty (także z Wrogiem, który już leżał na obszarze).",
        "The card's owner began the combat (also with an enemy that lay there already).",
    )
    example: ClassVar[str] = "attacking"
    reads = Reading(Text("atakujesz", "you attack"), Text("atakuje", "they attack"))
    denied = Reading(Text("nie atakujesz", "you do not attack"), Text("nie atakuje", "they do not attack"))

    def holds(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        return fight is not None and (fight.attacker == ctx.actor or (fight.lying and fight.seat == ctx.actor))


class InDuel(PlainCondition):
    """``duel``: a fight between adventurers."""

    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "duel"
    doc: ClassVar[Text] = Text("Trwa walka między Poszukiwaczami.", "Two adventurers fight each other.")
    example: ClassVar[str] = "duel"
    reads = Reading(
        Text("walczysz z Poszukiwaczem", "you fight an adventurer"),
        Text("walczy z Poszukiwaczem", "they fight an adventurer"),
    )
    denied = Reading(
        Text("nie walczysz z Poszukiwaczem", "you do not fight an adventurer"),
        Text("nie walczy z Poszukiwaczem", "they do not fight an adventurer"),
    )

    def holds(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        return fight is not None and fight.duel


class OwnFight(PlainCondition):
    """``in_fight``: he takes part in the fight that goes on."""

    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "in_fight"
    doc: ClassVar[Text] = Text("Bierze udział w trwającej walce.", "Takes part in the combat that goes on.")
    example: ClassVar[str] = "in_fight"
    reads = Reading(Text("walczysz", "you fight"), Text("walczy", "they fight"))
    denied = Reading(Text("nie walczysz", "you do not fight"), Text("nie walczy", "they do not fight"))

    def holds(self, ctx: Here) -> bool:
        return bool(ctx.game.foes(ctx.actor))


class FightIs(Condition):
    """``fight_is: lost``: the outcome for the card's owner, in the window ``outcome``."""

    __slots__ = ("outcomes",)
    word: ClassVar[str] = "fight_is"
    doc: ClassVar[Text] = Text(
        "Wynik walki dla właściciela karty (w oknie „outcome”).",
        "The outcome for the card's owner (in the window “outcome”).",
    )
    example: ClassVar[str] = "fight_is: [lost, drawn]"
    OPPOSITE: ClassVar[Mapping[str, str]] = {"won": "lost", "lost": "won"}

    def __init__(self, outcomes: tuple[str, ...]) -> None:
        self.outcomes = outcomes

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(OneOrMore(Word(tuple(OUTCOMES))))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(tuple(given.value))

    def holds(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        if fight is None or not fight.over:
            return False
        if ctx.actor == fight.seat:
            return fight.over in self.outcomes
        return ctx.actor in fight.foes and self.OPPOSITE.get(fight.over, fight.over) in self.outcomes

    def clause(self, lang: Lang, who: Who) -> str:
        verbs = [OUTCOMES[word].to(lang, who) for word in self.outcomes]
        told = Text("{verbs} walkę", "{verbs} the combat")
        if lang == "en":
            told = Text("", "you {verbs} the combat" if who == "you" else "they {verbs} the combat")
        return fill(lang, told.to(lang), {"verbs": listed(lang, verbs, "either")})

    def negated(self, lang: Lang, who: Who) -> str:
        left = tuple([word for word in OUTCOMES if word not in self.outcomes])
        return FightIs(left).clause(lang, who)


class CombatIs(Listed):
    """``combat_is: psychic``: the sort of the combat that goes on."""

    __slots__ = ()
    looks_at = FIGHT
    field = Word(("melee", "psychic"))
    word: ClassVar[str] = "combat_is"
    doc: ClassVar[Text] = Text("Rodzaj trwającej walki.", "The sort of the combat that goes on.")
    example: ClassVar[str] = "combat_is: psychic"
    reads = same("to {names}", "it is {names}")
    denied = same("to nie {names}", "it is not {names}")

    def names(self, lang: Lang) -> str:
        told = {"melee": Text("walka wręcz", "melee"), "psychic": Text("walka psychiczna", "psychic combat")}
        return listed(lang, [told[word].to(lang) for word in self.words], "either")

    def holds(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        return fight is not None and fight.how in self.words


class EnemyBeaten(PlainCondition):
    """``enemy_beaten``: in the window ``outcome``, whoever fought."""

    __slots__ = ()
    word: ClassVar[str] = "enemy_beaten"
    doc: ClassVar[Text] = Text("Ktokolwiek właśnie pokonał Wroga.", "Somebody has just beaten an enemy.")
    example: ClassVar[str] = "enemy_beaten"
    reads = same("ktoś właśnie pokonał Wroga", "somebody has just beaten an enemy")
    denied = same("nikt właśnie nie pokonał Wroga", "nobody has just beaten an enemy")

    def holds(self, ctx: Here) -> bool:
        fight = ctx.game.fight
        return fight is not None and not fight.duel and fight.over == "won"


class DiceShow(Condition):
    """``dice_show: 6``: the dice on the table."""

    __slots__ = ("pips",)
    word: ClassVar[str] = "dice_show"
    doc: ClassVar[Text] = Text(
        "Na stole leży kostka z takim wynikiem (bez dodatków).", "A die on the table shows this, whatever is added."
    )
    example: ClassVar[str] = "dice_show: 6"

    def __init__(self, pips: int) -> None:
        self.pips = pips

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Whole(1, 6))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Here) -> bool:
        thrown = open_throw(ctx)
        return self.pips in (ctx.game.now.dice if thrown is None else thrown.dice)

    def clause(self, lang: Lang, who: Who) -> str:
        return fill(lang, Text("wypadło {n}", "the die shows {n}").to(lang), {"n": self.pips})

    def negated(self, lang: Lang, who: Who) -> str:
        return fill(lang, Text("nie wypadło {n}", "the die does not show {n}").to(lang), {"n": self.pips})


class RollAbout(Condition):
    """``roll_about: craft``: one's dice on the table are thrown against Craft, or with it."""

    __slots__ = ("attribute",)
    word: ClassVar[str] = "roll_about"
    doc: ClassVar[Text] = Text(
        "Własny rzut, w którym liczy się ta cecha: próba, walka nią, Kopalnia albo Krypta, Wrota.",
        "A roll of one's own in which this attribute counts: a test, combat with it, Mines or Crypt, the Portal.",
    )
    example: ClassVar[str] = "roll_about: craft"
    NAMES: ClassVar[Book] = {"strength": Text("Siła", "Strength"), "craft": Text("Moc", "Craft")}
    PLACES: ClassVar[Mapping[str, str]] = {"strength": "crypt", "craft": "mines"}
    COMBATS: ClassVar[Mapping[str, str]] = {"strength": "melee", "craft": "psychic"}

    def __init__(self, attribute: str) -> None:
        self.attribute = attribute

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word(tuple(cls.NAMES)))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    @property
    def of_roller(self) -> bool:
        return True

    def holds(self, ctx: Here) -> bool:
        thrown = open_throw(ctx)
        if thrown is None or thrown.seat != ctx.seat:
            return False
        if ctx.game.now.tested == self.attribute or thrown.during == self.COMBATS[self.attribute]:
            return True
        return thrown.name == self.PLACES[self.attribute] or (thrown.name, thrown.about) == ("portal", self.attribute)

    def clause(self, lang: Lang, who: Who) -> str:
        text = Text("w twoim rzucie liczy się {name}", "your roll involves {name}")
        return fill(lang, text.to(lang), {"name": self.NAMES[self.attribute].to(lang)})


class FreshRoll(PlainCondition):
    """``fresh_roll``: the dice on the table have not been thrown again yet."""

    __slots__ = ()
    word: ClassVar[str] = "fresh_roll"
    doc: ClassVar[Text] = Text(
        "Kostek na stole jeszcze nie rzucano ponownie.", "The dice on the table have not been thrown again yet."
    )
    example: ClassVar[str] = "fresh_roll"
    reads = same("to pierwszy rzut", "it is the first throw")
    denied = same("to nie pierwszy rzut", "it is not the first throw")

    def holds(self, ctx: Here) -> bool:
        thrown = open_throw(ctx)
        return thrown is not None and not thrown.rerolls


CONDITIONS = (
    Wields,
    HostWielded,
    Attacking,
    InDuel,
    OwnFight,
    FightIs,
    EnemyBeaten,
    CombatIs,
    DiceShow,
    RollAbout,
    FreshRoll,
)

"""What cards may count."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import BELONGINGS, FIGHT, STANDING, Arguments, Counter, Given
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, same
from brzdek.core.text import Lang, Text, fill
from brzdek.games.magia_i_miecz.cards.naming import What, WhatField
from brzdek.games.magia_i_miecz.rules.state import World, is_item, is_magic, total

Here: TypeAlias = Context[World]


def _having(pl: str, en: str) -> Reading:
    return Reading(
        Text(f"masz {{quantity}} {pl}", f"you have {{quantity}} {en}"),
        Text(f"ma {{quantity}} {pl}", f"they have {{quantity}} {en}"),
    )


def _attribute(pl: str, en: str) -> Reading:
    return Reading(
        Text(f"twoja {pl} wynosi {{quantity}}", f"your {en} is {{quantity}}"),
        Text(f"jego {pl} wynosi {{quantity}}", f"their {en} is {{quantity}}"),
    )


class Strength(Counter):
    __slots__ = ()
    word: ClassVar[str] = "strength"
    doc: ClassVar[Text] = Text("Łączna Siła (poza walką).", "Total Strength (outside combat).")
    example: ClassVar[str] = "strength"
    each = Text("za każdy punkt Siły", "for each point of Strength")
    noun = Text("{n|punkt|punkty|punktów} Siły", "{n|point|points} of Strength")
    has = _attribute("Siła", "Strength")

    def count(self, ctx: Here) -> int:
        return total(ctx.game, ctx.seat, "strength")


class Craft(Counter):
    __slots__ = ()
    looks_at = STANDING
    word: ClassVar[str] = "craft"
    doc: ClassVar[Text] = Text("Łączna Moc (poza walką).", "Total Craft (outside combat).")
    example: ClassVar[str] = "craft"
    each = Text("za każdy punkt Mocy", "for each point of Craft")
    noun = Text("{n|punkt|punkty|punktów} Mocy", "{n|point|points} of Craft")
    has = _attribute("Moc", "Craft")

    def count(self, ctx: Here) -> int:
        return total(ctx.game, ctx.seat, "craft")


class StartingStrength(Counter):
    __slots__ = ()
    looks_at = STANDING
    word: ClassVar[str] = "starting_strength"
    doc: ClassVar[Text] = Text("Siła z karty Poszukiwacza.", "Strength printed on the adventurer's card.")
    example: ClassVar[str] = "starting_strength"
    each = Text("za każdy punkt początkowej Siły", "for each point of starting Strength")
    noun = Text("{n|punkt|punkty|punktów} początkowej Siły", "{n|point|points} of starting Strength")
    has = _having("{n|punkt|punkty|punktów} początkowej Siły", "starting Strength")

    def count(self, ctx: Here) -> int:
        return ctx.game.printed(ctx.seat, "strength")


class StartingCraft(Counter):
    __slots__ = ()
    looks_at = STANDING
    word: ClassVar[str] = "starting_craft"
    doc: ClassVar[Text] = Text("Moc z karty Poszukiwacza.", "Craft printed on the adventurer's card.")
    example: ClassVar[str] = "starting_craft"
    each = Text("za każdy punkt początkowej Mocy", "for each point of starting Craft")
    noun = Text("{n|punkt|punkty|punktów} początkowej Mocy", "{n|point|points} of starting Craft")
    has = _having("{n|punkt|punkty|punktów} początkowej Mocy", "starting Craft")

    def count(self, ctx: Here) -> int:
        return ctx.game.printed(ctx.seat, "craft")


class GainedStrength(Counter):
    __slots__ = ()
    word: ClassVar[str] = "gained_strength"
    doc: ClassVar[Text] = Text("Siła zyskana w grze (żetony).", "Strength gained in the game (counters).")
    example: ClassVar[str] = "gained_strength"
    each = Text("za każdy zyskany punkt Siły", "for each point of Strength gained")
    noun = Text("{n|zyskany punkt|zyskane punkty|zyskanych punktów} Siły", "{n|point|points} of Strength gained")
    has = _having("{n|punkt|punkty|punktów} zyskanej Siły", "gained Strength")

    def count(self, ctx: Here) -> int:
        adventurer = ctx.game.adventurers[ctx.seat]
        return adventurer.toad_strength if adventurer.toad else adventurer.strength


class GainedCraft(Counter):
    __slots__ = ()
    word: ClassVar[str] = "gained_craft"
    doc: ClassVar[Text] = Text("Moc zyskana w grze (żetony).", "Craft gained in the game (counters).")
    example: ClassVar[str] = "gained_craft"
    each = Text("za każdy zyskany punkt Mocy", "for each point of Craft gained")
    noun = Text("{n|zyskany punkt|zyskane punkty|zyskanych punktów} Mocy", "{n|point|points} of Craft gained")
    has = _having("{n|punkt|punkty|punktów} zyskanej Mocy", "gained Craft")

    def count(self, ctx: Here) -> int:
        adventurer = ctx.game.adventurers[ctx.seat]
        return adventurer.toad_craft if adventurer.toad else adventurer.craft


class Gold(Counter):
    __slots__ = ()
    word: ClassVar[str] = "gold"
    doc: ClassVar[Text] = Text("Mieszki złota.", "Bags of gold.")
    example: ClassVar[str] = "gold"
    each = Text("za każdy mieszek złota", "for each bag of gold")
    noun = Text("{n|mieszek|mieszki|mieszków} złota", "{n|bag|bags} of gold")
    thing = Text("złoto", "gold")
    lacking = Text("złota", "gold")

    def count(self, ctx: Here) -> int:
        return ctx.game.adventurers[ctx.seat].gold


class Endurance(Counter):
    __slots__ = ()
    word: ClassVar[str] = "endurance"
    doc: ClassVar[Text] = Text("Wytrzymałość.", "Endurance.")
    example: ClassVar[str] = "endurance"
    each = Text("za każdy punkt Wytrzymałości", "for each point of Endurance")
    noun = Text("{n|punkt|punkty|punktów} Wytrzymałości", "{n|point|points} of Endurance")
    has = _having("{n|punkt|punkty|punktów} Wytrzymałości", "Endurance")

    def count(self, ctx: Here) -> int:
        return ctx.game.adventurers[ctx.seat].endurance


class Items(Counter):
    __slots__ = ()
    word: ClassVar[str] = "items"
    doc: ClassVar[Text] = Text("Przedmioty obu rodzajów.", "Items of both kinds.")
    example: ClassVar[str] = "items"
    each = Text("za każdy przedmiot", "for each item")
    noun = Text("{n|przedmiot|przedmioty|przedmiotów}", "{n|item|items}")
    thing = Text("przedmiot", "an item")
    lacking = Text("przedmiotów", "items")

    def count(self, ctx: Here) -> int:
        return sum(is_item(ctx.game.card(one)) for one in ctx.game.things(ctx.seat))


class MagicItems(Counter):
    __slots__ = ()
    word: ClassVar[str] = "magic_items"
    doc: ClassVar[Text] = Text("Magiczne Przedmioty.", "Magic items.")
    example: ClassVar[str] = "magic_items"
    each = Text("za każdy Magiczny Przedmiot", "for each magic item")
    noun = Text("{n|Magiczny Przedmiot|Magiczne Przedmioty|Magicznych Przedmiotów}", "{n|magic item|magic items}")
    thing = Text("Magiczny Przedmiot", "a magic item")
    things = Text(
        "{quantity} {n|Magiczny Przedmiot|Magiczne Przedmioty|Magicznych Przedmiotów}",
        "{quantity} magic {n|item|items}",
    )
    lacking = Text("Magicznych Przedmiotów", "magic items")

    def count(self, ctx: Here) -> int:
        return sum(is_magic(ctx.game.card(one)) for one in ctx.game.things(ctx.seat))


class Friends(Counter):
    __slots__ = ()
    word: ClassVar[str] = "friends"
    doc: ClassVar[Text] = Text("Przyjaciele (i słudzy).", "Friends (and servants).")
    example: ClassVar[str] = "friends"
    each = Text("za każdego Przyjaciela", "for each friend")
    noun = Text("{n|Przyjaciel|Przyjaciele|Przyjaciół}", "{n|friend|friends}")
    thing = Text("Przyjaciela", "a friend")
    things = Text("{quantity} {n|Przyjaciela|Przyjaciół|Przyjaciół}", "{quantity} {n|friend|friends}")
    lacking = Text("Przyjaciół", "friends")

    def count(self, ctx: Here) -> int:
        return len(ctx.game.zone("friends", ctx.seat))


class IdleFriends(Counter):
    __slots__ = ()
    looks_at = BELONGINGS
    word: ClassVar[str] = "idle_friends"
    doc: ClassVar[Text] = Text("Przyjaciele, którzy sami nie dają Siły.", "Friends that give no Strength of their own.")
    example: ClassVar[str] = "idle_friends"
    each = Text("za każdego Przyjaciela, który sam nie daje Siły", "for each friend that gives no Strength of its own")
    noun = Text("{n|Przyjaciel|Przyjaciele|Przyjaciół} bez Siły", "{n|friend|friends} without Strength")
    has = _having("Przyjaciół bez Siły", "friends without Strength")

    def count(self, ctx: Here) -> int:
        game = ctx.game
        giving = {record.source for record in game.ongoing.values.get("strength", ())}
        servants = game.adventurers[ctx.seat].servants
        return sum(one not in giving and one not in servants for one in game.zone("friends", ctx.seat))


class Spells(Counter):
    __slots__ = ()
    word: ClassVar[str] = "spells"
    doc: ClassVar[Text] = Text("Czary na ręce.", "Spells in hand.")
    example: ClassVar[str] = "spells"
    each = Text("za każdy Czar", "for each spell")
    noun = Text("{n|Czar|Czary|Czarów}", "{n|spell|spells}")
    thing = Text("Czar", "a spell")
    lacking = Text("Czarów", "spells")

    def count(self, ctx: Here) -> int:
        return len(ctx.game.zone("spells", ctx.seat))


class Talismans(Counter):
    __slots__ = ()
    word: ClassVar[str] = "talismans"
    doc: ClassVar[Text] = Text("Talizmany.", "Talismans.")
    example: ClassVar[str] = "talismans"
    each = Text("za każdy Talizman", "for each Talisman")
    noun = Text("{n|Talizman|Talizmany|Talizmanów}", "{n|Talisman|Talismans}")
    thing = Text("Talizman", "a Talisman")
    lacking = Text("Talizmanu", "Talisman")

    def count(self, ctx: Here) -> int:
        return sum(ctx.game.card(one).kind == "talisman" for one in ctx.game.things(ctx.seat))


class Servants(Counter):
    __slots__ = ()
    looks_at = STANDING
    word: ClassVar[str] = "servants"
    doc: ClassVar[Text] = Text("Wrogowie, którzy służą Poszukiwaczowi.", "Enemies that serve the adventurer.")
    example: ClassVar[str] = "servants"
    each = Text("za każdego sługę", "for each servant")
    noun = Text("{n|sługa|słudzy|sług}", "{n|servant|servants}")
    thing = Text("sługę", "a servant")
    things = Text("{quantity} {n|sługę|sługi|sług}", "{quantity} {n|servant|servants}")
    lacking = Text("sługi", "servant")

    def count(self, ctx: Here) -> int:
        return len(ctx.game.adventurers[ctx.seat].servants)


class Wielded(Counter):
    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "wielded"
    doc: ClassVar[Text] = Text("Broń użyta w tej walce.", "Weapons used in this combat.")
    example: ClassVar[str] = "wielded"
    each = Text("za każdą użytą broń", "for each weapon used")
    noun = Text("{n|użyta broń|użyte bronie|użytych broni}", "{n|weapon|weapons} in use")
    thing = Text("użytą broń", "a weapon in use")
    things = Text("{quantity} {n|użytą broń|użyte bronie|użytych broni}", "{quantity} {n|weapon|weapons} in use")
    lacking = Text("użytej broni", "weapon in use")

    def count(self, ctx: Here) -> int:
        fight = ctx.game.fight
        return 0 if fight is None else len(fight.weapons.get(ctx.seat, ()))


class CountersOn(Counter):
    __slots__ = ()
    word: ClassVar[str] = "counters"
    doc: ClassVar[Text] = Text("Żetony na tej karcie.", "Counters on this card.")
    example: ClassVar[str] = "counters"
    each = Text("za każdy żeton na tej karcie", "for each counter on this card")
    noun = Text("{n|żeton|żetony|żetonów}", "{n|counter|counters}")
    has = same(
        "na tej karcie jest {quantity} {n|żeton|żetony|żetonów}",
        "there {n|is|are} {quantity} {n|counter|counters} on this card",
    )
    none = same("na tej karcie nie ma żetonów", "there are no counters on this card")
    one = same("na tej karcie jest żeton", "there is a counter on this card")

    def count(self, ctx: Here) -> int:
        return ctx.game.counters.get(str(ctx.source), 0)


class MissingStrength(Counter):
    __slots__ = ()
    looks_at = FIGHT
    word: ClassVar[str] = "missing_strength"
    doc: ClassVar[Text] = Text(
        "O ile Siły przeciwnik-Poszukiwacz ma więcej.", "By how much an opposing adventurer has more Strength."
    )
    example: ClassVar[str] = "missing_strength"
    each = Text(
        "za każdy punkt, o który przeciwnik ma więcej Siły", "for each point of Strength that the opponent has more"
    )
    noun = Text("{n|punkt|punkty|punktów} przewagi", "{n|point|points} of advantage")
    has = same("przeciwnik ma o {quantity} Siły więcej", "the opponent has {quantity} more Strength")

    def count(self, ctx: Here) -> int:
        game = ctx.game
        foe = next((one for one in game.foes(ctx.seat) if isinstance(one, int)), None)
        if foe is None:
            return 0
        own = game.base(ctx.seat, "strength")
        return max(0, total(game, foe, "strength", "melee") - own)


class Attacks(Counter):
    __slots__ = ()
    word: ClassVar[str] = "attacks"
    doc: ClassVar[Text] = Text("Ataki na innych Poszukiwaczy w tej grze.", "Attacks on other adventurers in this game.")
    example: ClassVar[str] = "attacks"
    each = Text("za każdy atak na Poszukiwacza", "for each attack on an adventurer")
    noun = Text("{n|atak|ataki|ataków}", "{n|attack|attacks}")
    has = Reading(
        Text("twoich ataków było {quantity}", "you have attacked {quantity} times"),
        Text("atakował {quantity} razy", "they have attacked {quantity} times"),
    )
    one = Reading(
        Text("masz za sobą atak na Poszukiwacza", "you have attacked an adventurer"),
        Text("zaatakował już Poszukiwacza", "they have attacked an adventurer"),
    )
    none = Reading(
        Text("nie masz jeszcze za sobą ataku na Poszukiwacza", "you have attacked no adventurer"),
        Text("nie zaatakował jeszcze Poszukiwacza", "they have attacked no adventurer"),
    )

    def count(self, ctx: Here) -> int:
        return ctx.game.adventurers[ctx.seat].attacks


class OwnedCards(Counter):
    """``owned: [miecz]``: how many such cards one has."""

    __slots__ = ("what",)
    word: ClassVar[str] = "owned"
    doc: ClassVar[Text] = Text(
        "Posiadane karty takiego rodzaju albo o takim id.", "Cards that one has, of a sort or by id."
    )
    example: ClassVar[str] = "owned: [miecz]"
    each = Text("za każdą taką kartę: {names}", "for each: {names}")
    noun = Text("{n|karta|karty|kart}", "{n|card|cards}")
    has = _having("kart", "cards")

    def __init__(self, what: What) -> None:
        self.what = what

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(WhatField())

    @classmethod
    def make(cls, given: Given) -> Counter:
        return cls(given.value)

    def count(self, ctx: Here) -> int:
        game, seat = ctx.game, ctx.seat
        servants = game.adventurers[seat].servants
        cards = (*game.things(seat), *game.friends(seat))
        return sum(self.what.fits(game.card(one), serves=one in servants) for one in cards)

    def per(self, lang: Lang, every: int) -> str:
        return fill(lang, self.each.to(lang), {"names": self.what.text(lang)})


COUNTERS = (
    Strength,
    Craft,
    StartingStrength,
    StartingCraft,
    GainedStrength,
    GainedCraft,
    Gold,
    Endurance,
    Items,
    MagicItems,
    Friends,
    IdleFriends,
    Spells,
    Talismans,
    Servants,
    Wielded,
    CountersOn,
    MissingStrength,
    Attacks,
    OwnedCards,
)

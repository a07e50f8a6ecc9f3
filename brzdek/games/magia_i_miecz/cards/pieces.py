"""The cards of Magia i Miecz and what the rules read from them beside their effects."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.catalog.cards import Card
from brzdek.core.effects.phrases import listed
from brzdek.core.text import Book, Lang, Text, fill
from brzdek.core.values import dataclass, field

ENEMY_SORTS = ("animal", "monster", "humanoid", "dragon", "spirit", "cultist")
ALIGNMENTS = ("good", "neutral", "evil")
ITEMS = ("object", "magic_item", "talisman")
"""Kinds of cards that are items: they count towards the four that somebody may carry."""
ADVENTURE_KINDS = ("event", "enemy", "stranger", "object", "magic_item", "find", "friend", "place")
ANY_TIME = "any_time"

NOTES: Book = {
    "animal": Text("Zwierzę", "animal"),
    "monster": Text("Potwór", "monster"),
    "humanoid": Text("Humanoid", "humanoid"),
    "dragon": Text("Smok", "dragon"),
    "spirit": Text("Duch", "spirit"),
    "cultist": Text("Kultysta", "cultist"),
    "good": Text("dobry", "good"),
    "neutral": Text("neutralny", "neutral"),
    "evil": Text("zły", "evil"),
    "on_adventurer": Text("Czar „Na Poszukiwacza”", "spell “on an adventurer”"),
    "reflectable": Text("Czar „Odbijalny”", "spell “reflectable”"),
    "general": Text("Czar „Ogólny”", "spell “general”"),
    "event": Text("Zdarzenie", "event"),
    "stranger": Text("Nieznajomy", "stranger"),
    "place": Text("Miejsce", "place"),
    "friend": Text("Przyjaciel", "friend"),
    "object": Text("Przedmiot", "item"),
    "magic_item": Text("Magiczny Przedmiot", "magic item"),
    "talisman": Text("Magiczny Przedmiot", "magic item"),
    "weapon": Text("broń", "weapon"),
    "armour": Text("pancerz", "armour"),
    "armour_saves": Text("pancerz, chroni od {n}", "armour, saves on {n} or more"),
    "strength": Text("Siła {n}", "Strength {n}"),
    "strength_foe": Text("Siła taka jak twoja", "as strong as you"),
    "craft": Text("Moc {n}", "Craft {n}"),
    "weaker": Text("walczy cechą, w której jesteś słabszy", "fights with the attribute in which you are weaker"),
    "times": Text("{n} po kolei", "{n}, one after another"),
    "counters": Text("{n} {n|żeton|żetony|żetonów}", "{n} {n|counter|counters}"),
    "capacity": Text("niesie {n} {n|przedmiot|przedmioty|przedmiotów}", "carries {n} {n|item|items}"),
    "mount": Text("wierzchowiec", "mount"),
    "weightless": Text("nie liczy się do limitu przedmiotów", "does not count towards the item limit"),
    "hidden": Text("nie można go odebrać po walce", "cannot be taken after a combat"),
    "stays": Text("nie można się go pozbyć", "cannot be got rid of"),
    "not_for": Text("nie dla {names}", "not for {names} adventurers"),
    "of.good": Text("dobrych", "good"),
    "of.neutral": Text("neutralnych", "neutral"),
    "of.evil": Text("złych", "evil"),
    "spell_fee": Text("{n} mz za rzucenie Czaru", "{n} gold for a spell cast"),
    "endurance": Text("Wytrzymałość {n}", "Endurance {n}"),
    "gold": Text("{n} mz", "{n} gold"),
    "spells": Text("{n} {n|Czar|Czary|Czarów}", "{n} {n|spell|spells}"),
    "aligned": Text("charakter {names}", "{names}"),
    "start": Text("zaczyna: {names}", "starts at: {names}"),
    "leads": Text(
        "kto tu stoi, może w następnym ruchu przejść na obszar {names}",
        "whoever stands here may go to the {names} with the next move",
    ),
    "most": Text("najwyżej {n} na planszy", "at most {n} on the board"),
    "wins_with": Text("kto ma {n}, wygrywa grę", "whoever has {n} wins the game"),
    "abyss": Text("działa w Otchłani", "works in the Abyss"),
    "draw": Text("dobierz {n} {n|kartę|karty|kart}", "draw {n} {n|card|cards}"),
}
"""What a card shows beside its text."""


def note(lang: Lang, key: str, n: object = "", names: str = "") -> str:
    return fill(lang, NOTES[key].to(lang), {"n": n, "names": names})


def noted(lang: Lang, card: object, *keys: str) -> list[str]:
    """Those of the numbers and marks that the card has."""
    return [note(lang, key, getattr(card, key)) for key in keys if getattr(card, key)]


@dataclass(slots=True, frozen=True)
class Region:
    """A part of the world: how one moves in it, what is drawn there, on which board it is shown."""

    name: Text
    within: Text
    """Its name after "in"."""
    moves: str
    """The word of its movement policy."""
    deck: str
    """The deck from which its spaces draw."""
    board: str
    """The board on which it is drawn, alone or with others."""
    open: bool = False
    """Does its order of spaces have two ends, instead of being a ring?"""
    inescapable: bool = False
    """Is there no evading those who live there, and do spells not touch them?"""
    bars: tuple[str, ...] = ()
    """What cannot be taken there: whoever comes with it loses it."""
    leaves: tuple[str, ...] = ()
    """What stays behind on the space from which one goes there."""
    sealed: bool = False
    """Is everybody alone there? Nothing crosses the border, nothing stays, magic works against drawn cards only."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class AdventureCard(Card):
    """A card that is drawn to explore a space; ``number`` is the step in which it is resolved."""

    number: int
    deck: str = "adventure"
    """The deck in which it lies."""
    piles: Mapping[str, int] = field(default_factory=dict, hash=False)
    """How many copies lie in which pile, where that is not one deck alone."""
    counters: int = 0
    """Counters that lie on it when it comes into play."""

    def notes(self, lang: Lang) -> list[str]:
        kind = [note(lang, self.kind)] if self.kind in NOTES else []
        return [*kind, *noted(lang, self, "counters")]

    def note_on(self, number: str, lang: Lang) -> str:
        return note(lang, number, getattr(self, number))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class EnemyCard(AdventureCard):
    """Somebody to fight."""

    sort: str
    strength: int | str | None = None
    """``foe``: as much as its opponent has."""
    craft: int | None = None
    times: int = 1
    """So many of them, fought one after another."""

    def notes(self, lang: Lang) -> list[str]:
        strength = [note(lang, "strength_foe")] if self.strength == "foe" else noted(lang, self, "strength")
        both = [note(lang, "weaker")] if self.strength and self.craft else []
        times = noted(lang, self, "times") if self.times > 1 else []
        return [note(lang, self.sort), *strength, *noted(lang, self, "craft"), *both, *times]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class StrangerCard(AdventureCard):
    """Somebody to visit."""

    strength: int | None = None
    """For those who can be talked into joining a fight."""

    def notes(self, lang: Lang) -> list[str]:
        return [*AdventureCard.notes(self, lang), *noted(lang, self, "strength")]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class PlaceCard(AdventureCard):
    """Somewhere to go."""

    leads: str = ""
    """The space to which whoever stands there may go with the next move."""
    most: int = 0
    """At most so many of them lie on the boards (0: as many as there are)."""
    only_in: tuple[str, ...] = ()
    """The regions in which it may lie, if not in all."""

    def notes(self, lang: Lang) -> list[str]:
        from brzdek.games.magia_i_miecz.cards.naming import named

        leads = [note(lang, "leads", names=named(self.leads, lang))] if self.leads else []
        return [*AdventureCard.notes(self, lang), *leads, *noted(lang, self, "most")]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class ThingCard(AdventureCard):
    """What an adventurer may own: an item or a friend."""

    item_class: str = ""
    saves: int = 0
    """The roll from which on an armour saves a point of Endurance."""
    capacity: int = 0
    """How many items a carrier carries."""
    mount: bool = False
    weightless: bool = False
    """Counts as no item."""
    hidden: bool = False
    """Neither it nor what it carries can be taken by a victor."""
    stays: bool = False
    """May not be dropped or released of one's own will."""
    not_for: tuple[str, ...] = ()
    """Alignments that may not own it."""
    spell_fee: int = 0
    """What its owner pays for a spell that it holds."""
    wins_with: int = 0
    """Whoever owns so many of them wins the game."""

    def notes(self, lang: Lang) -> list[str]:
        sort = [note(lang, "armour_saves" if self.saves else self.item_class, self.saves)] if self.item_class else []
        marks = noted(lang, self, "capacity", "mount", "weightless", "hidden", "stays", "spell_fee", "wins_with")
        names = listed(lang, [note(lang, f"of.{one}") for one in self.not_for])
        return [
            *AdventureCard.notes(self, lang),
            *sort,
            *marks,
            *([note(lang, "not_for", names=names)] if names else []),
        ]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class SpellCard(Card):
    """A spell; ``timing`` are the windows in which it may be cast."""

    spell_class: str
    timing: tuple[str, ...]
    abyss: bool = False
    """Is it aimed at drawn cards, so that it works in the Cosmic Abyss?"""

    def notes(self, lang: Lang) -> list[str]:
        """The class, and when it may be cast."""
        from brzdek.games.magia_i_miecz.cards.names import ANY_TIME_READS, ANY_TIME_WINDOWS, WINDOWS

        left = list(self.timing)
        when: list[str] = []
        if set(ANY_TIME_WINDOWS) <= set(left):
            left = [one for one in left if one not in ANY_TIME_WINDOWS]
            when = [ANY_TIME_READS.to(lang)]
        when = [*[one.reads.to(lang) for one in WINDOWS if one.word in left], *when]
        return [note(lang, self.spell_class), *when, *noted(lang, self, "abyss")]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class CharacterCard(Card):
    """A character: adventurer or squire."""

    strength: int
    craft: int
    alignment: str
    start: str
    endurance: int = 4
    gold: int = 1
    spells: int = 0
    items: tuple[str, ...] = ()
    """Equipment that it brings along."""

    def notes(self, lang: Lang) -> list[str]:
        from brzdek.games.magia_i_miecz.cards.naming import named

        numbers = noted(lang, self, "strength", "craft", "endurance", "gold", "spells")
        items = [named(one, lang) for one in self.items]
        return [
            *numbers,
            *items,
            note(lang, "aligned", names=note(lang, self.alignment)),
            note(lang, "start", names=named(self.start, lang)),
        ]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class SpaceCard(Card):
    """A space of the board."""

    region: str
    at: tuple[int, int]
    """Row and column of the board on which its region is drawn."""
    place: int
    """Its number in the order of its region: in a ring clockwise, otherwise from the entrance on."""
    terrain: str
    draw: int = 0
    facing: tuple[str, ...] = ()
    """The spaces across the river, for rafts."""
    bridge: str = ""
    """The space at the other end of the bridge."""
    guard: str = ""
    """The being that guards the bridge on the way in."""
    gate: str = ""
    """The space behind the gate that has to be opened."""
    needs: str = ""
    """What one must have to enter."""
    meets: bool = True
    """Can adventurers meet there?"""
    binds: bool = False
    """Must its instruction be carried out before one goes on?"""
    covers: str = ""
    """The space of the board on which it is laid where its layer says so; it has no place of its own."""
    roads: tuple[str, ...] = ()
    """Where the white, the blue and the red road lead."""

    def notes(self, lang: Lang) -> list[str]:
        return noted(lang, self, "draw")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class BeingCard(Card):
    """Somebody described on a board or by a card: it fights, but it is no card that could be won."""

    sort: str
    strength: int | None = None
    craft: int | None = None
    endurance: int = 0
    """How often it has to be beaten; 0: once, and it leaves no trace."""
    like: str = ""
    """The enemy card that it is like, for cards that name that one."""

"""The cards of a world of adventures: what is drawn on its spaces, spells, things, and large cards for characters."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol, cast

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.effects.slots import Slot
from brzdek.core.text import Lang, Say, Text
from printables.cards.designs import common
from printables.cards.designs.base import READABLE, CardDesign, CardGroup, Easel
from printables.cards.designs.common import Livery
from printables.cards.designs.words import FACES
from printables.draw.fonts import CAP, font
from printables.draw.shapes import circle, rectangle
from printables.draw.surface import Paint
from printables.draw.textflow import TextRoom
from printables.draw.units import POINT


class WorldCard(Protocol):
    """What the faces need to know of some kinds of cards beside what every card has."""

    number: int
    deck: str
    piles: Mapping[str, int]
    sort: str
    strength: int | str | None
    craft: int | None
    endurance: int
    gold: int
    spells: int
    alignment: str
    item_class: str


LOOKS: Mapping[str, Livery] = {
    "event": Livery("violet", "point", "diamond", Text("Z", "E"), "vortex"),
    "enemy": Livery("red", "jag", "star", Text("W", "F"), "monster"),
    "stranger": Livery("teal", "round", "circle", Text("N", "S"), "person"),
    "object": Livery("brown", "plain", "square", Text("P", "O"), "bag"),
    "magic_item": Livery("gold", "plain", "hexagon", Text("M", "M"), "ring"),
    "talisman": Livery("gold", "notch", "hexagon", Text("T", "T"), "amulet"),
    "find": Livery("gold", "round", "circle", Text("Ł", "G"), "gold"),
    "friend": Livery("green", "round", "shield", Text("J", "F"), "heart"),
    "place": Livery("grey", "notch", "square", Text("I", "P"), "gate"),
    "spell": Livery("blue", "point", "star", Text("C", "S"), "spark"),
    "character": Livery("blue", "notch", "shield", Text("P", "C"), "adventurer"),
    "ending": Livery("orange", "notch", "hexagon", Text("K", "E"), "crown"),
    "toad": Livery("green", "jag", "circle", Text("R", "T"), "toad"),
    "alignment": Livery("grey", "plain", "diamond", Text("A", "A"), "points"),
}
"""The kinds that are cards; all others are spaces of the board, or beings."""
SORTS = {
    "animal": "paw",
    "humanoid": "dwarf",
    "dragon": "dragon",
    "spirit": "ghost",
    "cultist": "mask",
}
CLASSES = {"weapon": "sword", "armour": "armour"}
HUES = {"good": "gold", "neutral": "teal", "evil": "red"}
PILES: Mapping[str, tuple[str, str]] = {
    "adventure": ("red", "sword"),
    "dungeon": ("grey", "gate"),
    "abyss": ("violet", "vortex"),
    "spells": ("blue", "spark"),
    "equipment": ("brown", "bag"),
    "talismans": ("gold", "amulet"),
    "characters": ("teal", "adventurer"),
    "endings": ("orange", "crown"),
    "toads": ("green", "toad"),
    "alignments": ("grey", "points"),
}
"""Colour and emblem of each back."""
OWN_PILES = {
    "spell": "spells",
    "talisman": "talismans",
    "character": "characters",
    "ending": "endings",
    "toad": "toads",
    "alignment": "alignments",
}
"""Kinds that are no part of a deck with others."""
LARGE = "tarot"
HEIGHTS = ((0, 46.0), (70, 36.0), (160, 29.0), (10_000, 22.0))
"""How high the picture is, in units, by the letters of the text."""


class WorldDesign(CardDesign):
    """One group, and one back, for each deck and pile."""

    size = "poker"
    hue = "red"
    piles: ClassVar[Mapping[str, tuple[str, str]]] = PILES
    looks: ClassVar[Mapping[str, Livery]] = LOOKS
    own_piles: ClassVar[Mapping[str, str]] = OWN_PILES

    def groups(self, catalog: Catalog, says: Mapping[Lang, Say]) -> Sequence[CardGroup]:
        piles: dict[str, list[tuple[Card, int]]] = defaultdict(list)
        for card in catalog.cards.values():
            if card.kind in self.looks and self.owns(card):
                for pile, count in self.piles_of(card).items():
                    piles[pile].append((card, count))
        return [
            CardGroup(_title(catalog, pile), tuple(piles[pile]), pile, LARGE if pile == "characters" else "")
            for pile in self.piles
            if piles[pile]
        ]

    def piles_of(self, card: Card) -> Mapping[str, int]:
        """In which piles the copies of a card lie; each pile has a back of its own."""
        if card.kind in self.own_piles:
            return {self.own_piles[card.kind]: card.copies}
        facts = cast(WorldCard, card)
        return facts.piles or {facts.deck: card.copies}

    def owns(self, card: Card) -> bool:
        """Does the card belong into the box of this game?"""
        return True

    def back(self, card: Card) -> str:
        return next(iter(self.piles_of(card)))

    def draw_front(self, easel: Easel, card: Card) -> None:
        front = CharacterFront if card.kind == "character" else WorldFront
        front(easel, card, self.looks[card.kind]).draw()

    def draw_back(self, easel: Easel, back: str) -> None:
        hue, icon = self.piles[back]
        theme = easel.theme
        white = theme.colour("white")

        def emblem(x: float, y: float, size: float) -> None:
            main, light = (theme.colour(hue), white) if theme.saves else (white, theme.colour(hue))
            easel.icon(icon, x - size / 2, y - size / 2, size, main, light)

        common.patterned_back(easel, hue, back_title(easel, back), emblem)


def _title(catalog: Catalog, pile: str) -> Text:
    """The name of a pile: that of the deck, where it is one."""
    decks: Mapping[str, Text] = catalog.tables["decks"]
    return Text(*map(common.capital, decks[pile])) if pile in decks else FACES[pile]


def back_title(easel: Easel, back: str) -> str:
    key = f"back.{back}"
    return FACES[key].to(easel.lang) if key in FACES else _title(easel.catalog, back).to(easel.lang)


class WorldFront:
    """A card of ordinary size: a number, a picture, values and a text."""

    def __init__(self, easel: Easel, card: Card, look: Livery) -> None:
        self.easel = easel
        self.card = card
        self.facts = cast(WorldCard, card)
        self.look = look
        self.unit = easel.scale
        self.inset = 2.6 * self.unit
        self.left = 5.4 * self.unit
        self.right = easel.width - self.left
        self.banner_top = easel.height - 3.2 * self.unit
        self.banner_height = 9.4 * self.unit
        self.foot = 4.0 * self.unit
        self.window_top = self.banner_top - self.banner_height - 1.2 * self.unit
        self.window_bottom = self.window_top - self.window_height() * self.unit

    def window_height(self) -> float:
        """The less there is to read the more there is to see."""
        letters = max(sum(len(slot.text) for slot in self.slots(lang)) for lang in self.easel.langs)
        return next(height for most, height in HEIGHTS if letters <= most)

    @property
    def emblem(self) -> str:
        sort, item = getattr(self.facts, "sort", ""), getattr(self.facts, "item_class", "")
        return SORTS.get(sort) or CLASSES.get(item) or self.look.emblem

    def draw(self) -> None:
        easel = self.easel
        ground = f"ground.{self.card.kind}.{self.emblem}.{self.look.hue}.{self.window_height():.0f}"
        common.stamped(easel, ground, self.ground)
        if self.card.art:
            width, height = self.right - self.left, self.window_top - self.window_bottom
            easel.art.draw(easel.surface, self.card, self.left, self.window_bottom, width, height)
        self.title()
        self.values()
        self.kind_line()
        self.text()
        colour = easel.theme.colour("soft")
        common.footer(easel, self.card, self.foot + 0.5 * self.unit, self.left, self.right, colour)

    def ground(self) -> None:
        """What is the same on all cards of a kind."""
        easel, look, unit = self.easel, self.look, self.unit
        surface, theme = easel.surface, easel.theme
        common.frame(easel, look.hue, self.inset, self.banner_top - self.banner_height / 2)
        width, height = self.right - self.left, self.window_top - self.window_bottom
        surface.shape(rectangle(self.left, self.window_bottom, width, height, 1.2 * unit), theme.tint(look.hue))
        main = theme.colour(look.hue, 0.82 if theme.saves else 0.55)
        light = theme.colour(look.hue, 1.0 if theme.saves else 0.86)
        size, below = self.picture(height)
        easel.icon(self.emblem, (easel.width - size) / 2, self.window_bottom + below, size, main, light)
        common.banner(easel, look, self.banner_top, self.banner_height)

    def picture(self, height: float) -> tuple[float, float]:
        """How big the emblem is, and how far above the lower edge of a window of this height."""
        return 0.8 * height, 0.12 * height

    def title(self) -> None:
        easel, unit = self.easel, self.unit
        number = getattr(self.facts, "number", 0)
        left = 4.8 * unit
        if number:
            self.step(number)
            left = 14.2 * unit
        ink = easel.theme.panel(self.look.hue).ink
        width = easel.width - left - 12 * unit
        common.write_title(easel, self.card, ink, left, self.banner_top - 0.5 * unit, width, self.banner_height - unit)

    def step(self, number: int) -> None:
        """In which step of an exploration it is resolved."""
        easel, unit = self.easel, self.unit
        x, y = 8.0 * unit, self.banner_top - self.banner_height / 2
        colour = easel.theme.colour(self.look.hue)
        easel.surface.shape(circle(x, y, 4.3 * unit), Paint(easel.theme.colour("white"), colour, 0.7 * unit))
        common.number(easel, str(number), x, y, 13 * POINT * unit, colour)

    def values(self) -> None:
        """Strength and Craft of somebody to fight, in the lower corners of the picture."""
        strength, craft = (getattr(self.facts, name, None) for name in ("strength", "craft"))
        y = self.window_bottom + 6 * self.unit
        if strength is not None:
            shown = "=" if strength == "foe" else str(strength)
            self.value(self.left + 6 * self.unit, y, shown, "strength", "red")
        if craft is not None:
            self.value(self.right - 6 * self.unit, y, str(craft), "craft", "blue")

    def value(self, x: float, y: float, number: str, name: str, hue: str) -> None:
        """A shield with a number, and what it is above it."""
        easel, unit = self.easel, self.unit
        theme = easel.theme
        panel = theme.panel(hue, 0.5 * unit)
        paint = Paint(theme.colour("white"), panel.paint.line, 0.5 * unit) if theme.saves else panel.paint
        easel.surface.shape(common.shield(x, y, 4.6 * unit), paint)
        common.number(easel, number, x, y + 0.1 * unit, 13 * POINT * unit, panel.ink)
        size = 5.8 * POINT * unit
        easel.surface.centred(x, y + 5.6 * unit, FACES[name].to(easel.lang), "strong", size, theme.colour(hue))

    def kind_line(self) -> None:
        """What sort of card it is, on the lower edge of the picture."""
        easel, unit = self.easel, self.unit
        words = self.notes(easel.lang)
        size = min(6.2 * POINT * unit, (self.right - self.left - 4 * unit) / max(font("strong").width(words), 0.1))
        width = font("strong").width(words) * size + 4 * unit
        x, y = easel.width / 2, self.window_bottom
        theme = easel.theme
        shape = rectangle(x - width / 2, y - 1.7 * unit, width, 3.4 * unit, 1.7 * unit)
        easel.surface.shape(shape, Paint(theme.colour("paper"), theme.colour(self.look.hue), 0.3 * unit))
        easel.surface.centred(x, y - CAP * size / 2, words, "strong", size, theme.colour(self.look.hue))

    def notes(self, lang: Lang) -> str:
        """The notes of a card; its values stand on the shields."""
        key = f"kind.{self.card.kind}"
        own = [FACES[key].to(lang)] if key in FACES and self.card.kind == "find" else []
        notes = self.card.notes(lang)
        if self.card.kind == "spell":
            notes = notes[:1]
        return common.capital(" · ".join([*own, *notes]) or self.group_name(lang))

    def group_name(self, lang: Lang) -> str:
        return FACES[f"back.{OWN_PILES[self.card.kind]}"].to(lang) if self.card.kind in OWN_PILES else ""

    def slots(self, lang: Lang) -> list[Slot]:
        """What the card says; a spell also when it may be cast."""
        slots = list(self.card.slots(lang))
        if self.card.kind == "spell":
            when = ", ".join(self.card.notes(lang)[1:])
            slots.insert(0, common.said(common.capital(when), FACES["when"].to(lang)))
        return slots

    def text(self) -> None:
        easel, unit, card = self.easel, self.unit, self.card
        slots = {lang: self.slots(lang) for lang in easel.langs}
        top, bottom = self.window_bottom - 3.2 * unit, 8.2 * unit
        long = any(slot.heading for each in slots.values() for slot in each)
        paragraphs = common.rule_paragraphs(easel, card, slots, "left" if long else "centre")
        room = TextRoom(self.right - self.left, top - bottom, 9.6 * POINT * unit, READABLE)
        common.write_rules(easel, card, paragraphs, room, self.left, top, common.keyword_paint(easel, self.look.hue))


class CharacterFront(WorldFront):
    """A large card: five values in a row, then what the character can do."""

    def __init__(self, easel: Easel, card: Card, look: Livery) -> None:
        super().__init__(easel, card, look._replace(hue=HUES[cast(WorldCard, card).alignment]))

    @property
    def emblem(self) -> str:
        return self.look.emblem

    def window_height(self) -> float:
        return 36.0

    def picture(self, height: float) -> tuple[float, float]:
        """Above the row of values."""
        return 0.5 * height, 0.45 * height

    def values(self) -> None:
        facts, unit = self.facts, self.unit
        shown = [
            (facts.strength, "strength", "red"),
            (facts.craft, "craft", "blue"),
            (facts.endurance, "endurance", "green"),
            (facts.gold, "gold_pieces", "gold"),
            *([(facts.spells, "spell_cards", "violet")] if facts.spells else []),
        ]
        wide = (self.right - self.left) / len(shown)
        for place, (number, name, hue) in enumerate(shown):
            self.value(self.left + wide * (place + 0.5), self.window_bottom + 7 * unit, str(number), name, hue)

    def notes(self, lang: Lang) -> str:
        # The numbers come first among the notes of a character, and stand on the shields already.
        numbers = sum(bool(value) for value in self.numbers())
        return common.capital(" · ".join(self.card.notes(lang)[numbers:]))

    def numbers(self) -> tuple[Any, ...]:
        facts = self.facts
        return (facts.strength, facts.craft, facts.endurance, facts.gold, facts.spells)


FACE = WorldDesign()

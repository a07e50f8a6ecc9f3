"""The cards of a world of adventures: what is drawn on its spaces, spells, things, and large cards for characters."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol, cast

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import Lang, Say, Text
from printables.cards.designs import common
from printables.cards.designs.base import CardDesign, CardGroup, Easel
from printables.cards.designs.words import FACES
from printables.faces.design import DrawnFace, shipped_faces
from printables.faces.values import Value


class WorldCard(Protocol):
    """What the piles depend on beside what every card has."""

    deck: str
    piles: Mapping[str, int]


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
GAME = __name__.rpartition(".")[2]
"""Its faces are data, and so are those of what expansions add."""
SHIELDS = ("strength", "craft")
"""What stands on shields on the other cards."""
NUMBERS = ("strength", "craft", "endurance", "gold", "spells")
"""Of a character; they come first among its notes."""


class WorldDesign(CardDesign):
    """One group, and one back, for each deck and pile."""

    size = "poker"
    hue = "red"
    piles: ClassVar[Mapping[str, tuple[str, str]]] = PILES
    own_piles: ClassVar[Mapping[str, str]] = OWN_PILES

    def groups(self, catalog: Catalog, says: Mapping[Lang, Say]) -> Sequence[CardGroup]:
        piles: dict[str, list[tuple[Card, int]]] = defaultdict(list)
        for card in catalog.cards.values():
            if card.kind in shipped_faces(GAME) and self.owns(card):
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

    def back_hue(self, back: str) -> str:
        return self.piles[back][0]

    def draw_front(self, easel: Easel, card: Card) -> None:
        DrawnFace(shipped_faces(GAME)[card.kind], easel, card, made_names(card, easel.langs)).draw()

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


def made_names(card: Card, langs: Sequence[Lang]) -> dict[str, Value]:
    """What the faces show of a card that none of its fields says."""
    return {"type_line": Text(type_line(card, "pl"), type_line(card, "en")), "letters": letters(card, langs)}


def letters(card: Card, langs: Sequence[Lang]) -> int:
    """How much there is to read, in all languages; a spell also says when it may be cast."""
    told = sum(len(slot.text) for lang in langs for slot in card.slots(lang))
    if card.kind != "spell":
        return told
    return told + sum(len(common.said(", ".join(card.notes(lang)[1:])).text) for lang in langs)


def type_line(card: Card, lang: Lang) -> str:
    """The notes of a card, without the numbers that stand on its shields."""
    notes = card.notes(lang)
    if card.kind == "character":
        return " · ".join(notes[sum(bool(getattr(card, name)) for name in NUMBERS) :])
    if card.kind == "spell":
        notes = notes[:1]
    notes = [note for note in notes if note not in _on_shields(card, lang)]
    own = [FACES["kind.find"].to(lang)] if card.kind == "find" else []
    return " · ".join([*own, *notes]) or _pile_name(card, lang)


def _on_shields(card: Card, lang: Lang) -> list[str]:
    """What the shields of a card say."""
    return [card.note_on(name, lang) for name in SHIELDS if isinstance(getattr(card, name, None), int)]


def _pile_name(card: Card, lang: Lang) -> str:
    return FACES[f"back.{OWN_PILES[card.kind]}"].to(lang) if card.kind in OWN_PILES else ""


FACE = WorldDesign()

"""What must fit together in the files of Magia i Miecz."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from functools import partial
from typing import Any

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.shelf import card_place
from brzdek.core.catalog.source import Document
from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.cards.pieces import AdventureCard, CharacterCard, PlaceCard, SpaceCard

PILES = ("equipment", "spells", "talismans", "characters")
"""Where cards lie beside the decks of the regions."""


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Do copies and piles agree, and are the decks, regions and spaces that others name there?"""
    regions: Mapping[str, Mapping[str, Any]] = catalog.tables["regions"]
    piles = {*PILES, *catalog.tables["decks"]}
    for card in catalog.cards.values():
        note = partial(_note, documents, card)
        if isinstance(card, AdventureCard):
            _check_piles(card, piles, note)
        if isinstance(card, SpaceCard) and card.region not in regions:
            note(Text("nie ma takiej krainy", "there is no such region"), "region")
        if isinstance(card, CharacterCard) and not _is_space(catalog, card.start):
            note(Text("nie ma takiego obszaru", "there is no such space"), "start")
        if isinstance(card, PlaceCard) and card.leads and not _is_space(catalog, card.leads):
            note(Text("nie ma takiego obszaru", "there is no such space"), "leads")
        if isinstance(card, SpaceCard):
            for other in (*card.facing, *card.roads, card.bridge, card.gate):
                if other and not _is_space(catalog, other):
                    note(Text("nie ma obszaru {space}", "there is no space {space}"), space=other)


def _note(documents: Sequence[Document], card: Card, why: Text, /, *way: str, **values: Any) -> None:
    """Note what is wrong with a card. Only then is its place looked for, which reads the files."""
    doc, path = card_place(documents, card.id)
    doc.problem((*path, *way), why, **values)


def _check_piles(card: AdventureCard, known: Set[str], note: Callable[..., None]) -> None:
    if card.piles and sum(card.piles.values()) != card.copies:
        note(Text("stosy nie dają razem liczby egzemplarzy", "the piles do not add up to the copies"), "piles")
    for pile in (card.deck, *card.piles):
        if pile not in known:
            why = Text("nie ma talii {pile}; są: {allowed}", "there is no deck {pile}; there are: {allowed}")
            note(why, pile=pile, allowed=", ".join(sorted(known)))


def _is_space(catalog: Catalog, name: str) -> bool:
    return any(isinstance(card, SpaceCard) and name in (card.id, card.terrain) for card in catalog.cards.values())

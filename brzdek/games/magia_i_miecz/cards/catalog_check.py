"""What must fit together in the files of Magia i Miecz."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.shelf import card_place
from brzdek.core.catalog.source import Document, Path
from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.cards.pieces import AdventureCard, CharacterCard, PlaceCard, SpaceCard

PILES = ("equipment", "spells", "talismans", "characters")
"""Where cards lie beside the decks of the regions."""


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Do copies and piles agree, and are the decks, regions and spaces that others name there?"""
    regions: Mapping[str, Mapping[str, Any]] = catalog.tables["regions"]
    piles = {*PILES, *catalog.tables["decks"]}
    for card in catalog.cards.values():
        doc, path = card_place(documents, card.id)
        if isinstance(card, AdventureCard):
            _check_piles(card, piles, doc, path)
        if isinstance(card, SpaceCard) and card.region not in regions:
            doc.problem((*path, "region"), Text("nie ma takiej krainy", "there is no such region"))
        if isinstance(card, CharacterCard) and not _is_space(catalog, card.start):
            doc.problem((*path, "start"), Text("nie ma takiego obszaru", "there is no such space"))
        if isinstance(card, PlaceCard) and card.leads and not _is_space(catalog, card.leads):
            doc.problem((*path, "leads"), Text("nie ma takiego obszaru", "there is no such space"))
        if isinstance(card, SpaceCard):
            for other in (*card.facing, *card.roads, card.bridge, card.gate):
                if other and not _is_space(catalog, other):
                    doc.problem(path, Text("nie ma obszaru {space}", "there is no space {space}"), space=other)


def _check_piles(card: AdventureCard, known: Set[str], doc: Document, path: Path) -> None:
    if card.piles and sum(card.piles.values()) != card.copies:
        doc.problem(
            (*path, "piles"), Text("stosy nie dają razem liczby egzemplarzy", "the piles do not add up to the copies")
        )
    for pile in (card.deck, *card.piles):
        if pile not in known:
            allowed = ", ".join(sorted(known))
            doc.problem(
                path,
                Text("nie ma talii {pile}; są: {allowed}", "there is no deck {pile}; there are: {allowed}"),
                pile=pile,
                allowed=allowed,
            )


def _is_space(catalog: Catalog, name: str) -> bool:
    return any(isinstance(card, SpaceCard) and name in (card.id, card.terrain) for card in catalog.cards.values())

"""What the files of Katakumby may hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CatalogSchema, Smell
from brzdek.core.catalog.schema import Field
from brzdek.core.catalog.source import Document
from brzdek.core.expansion import Layer
from brzdek.core.layers import Layers
from brzdek.games.katakumby.cards.pieces import GUESTS, KINDS, TABLES


def language() -> Field:
    from brzdek.games.katakumby.cards.verbs import LANGUAGE

    return LANGUAGE


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Everything that must fit together."""
    from brzdek.games.katakumby.cards.catalog_check import DelveCheck
    from brzdek.games.katakumby.cards.tile_check import check_tiles

    DelveCheck(catalog, documents).all()
    if not any(document.problems for document in documents):
        check_tiles(catalog, documents)


def smells(catalog: Catalog, card: Card) -> Iterable[Smell]:
    from brzdek.games.raid.cards.smells import smells

    return smells(catalog, card)


SCHEMA = CatalogSchema(
    game="katakumby",
    kinds=KINDS,
    tables=TABLES,
    language_of=language,
    check=check,
    smells=smells,
    deck_tables=tuple(TABLES),
    deck_clears=("tiles", "start"),
)
LAYERS = Layers(
    SCHEMA,
    Layer(
        name=GUESTS,
        folder=Path("brzdek"),
        files=("dungeon.yaml",),
        needs=("katakumby",),
        prefix="brzdek_",
        switch="brzdek_cards",
        borrowed=True,
    ),
)
"""The catacombs, and over them the dungeon cards of Brzdęk! as guests, read with the words of the catacombs."""

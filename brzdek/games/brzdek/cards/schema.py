"""What the files of Brzdęk! may hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CatalogSchema, Smell
from brzdek.core.catalog.schema import Field
from brzdek.core.catalog.source import Document
from brzdek.games.brzdek.cards.pieces import KINDS, TABLES


def language() -> Field:
    from brzdek.games.brzdek.cards.verbs import LANGUAGE

    return LANGUAGE


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Everything that must fit together."""
    from brzdek.games.brzdek.cards.catalog_check import HeistCheck

    HeistCheck(catalog, documents).all()


def smells(catalog: Catalog, card: Card) -> Iterable[Smell]:
    from brzdek.games.raid.cards.smells import smells

    return smells(catalog, card)


SCHEMA = CatalogSchema(
    game="brzdek",
    kinds=KINDS,
    tables=TABLES,
    language_of=language,
    check=check,
    smells=smells,
    deck_tables=tuple(TABLES),
    deck_clears=("boards",),
)

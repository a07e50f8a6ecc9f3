"""What must fit together in the files of Smoki."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.shelf import card_place
from brzdek.core.catalog.source import Document
from brzdek.core.text import Text
from brzdek.games.smoki.cards.pieces import deck_of


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Is every Lord there, and does every space of the overlay cover one that there is?"""
    for card in catalog.cards.values():
        covers = card.more.get("covers", "")
        if covers and covers not in catalog.cards:
            doc, path = card_place(documents, card.id)
            doc.problem((*path, "covers"), Text("nie ma takiego obszaru", "there is no such space"))
        lord = deck_of(card) or getattr(card, "lord", "")
        if lord and lord not in catalog.cards:
            doc, path = card_place(documents, card.id)
            doc.problem(path, Text("nie ma Władcy {lord}", "there is no Lord {lord}"), lord=lord)

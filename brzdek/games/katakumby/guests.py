"""Dungeon cards of Brzdęk! as guests in the catacombs."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from brzdek.core.catalog import Card, Catalog
from brzdek.core.paths import cards_folder
from brzdek.core.schema import BAD
from brzdek.core.source import read_yaml
from brzdek.games.katakumby.cards import GUESTS

PREFIX = "brzdek_"
"""Before the id of a guest that would be taken for a card of the house."""


@lru_cache(maxsize=4)
def with_guests(catalog: Catalog) -> Catalog:
    """The catalog with the dungeon cards of Brzdęk! in it, read in the language of the catacombs."""
    from brzdek.games.katakumby.schema import SCHEMA

    document = read_yaml(cards_folder() / "brzdek" / "dungeon.yaml")
    guests: dict[str, Card] = {}
    for index, entry in enumerate(document.data["cards"]):
        name = entry["id"] if entry["id"] not in catalog.cards else PREFIX + entry["id"]
        card: Any = SCHEMA.read_card({**entry, "id": name}, ("cards", index), document)
        assert card is not BAD, document.problems
        guests[name] = replace(card, set=GUESTS)
    cards = {**{name: catalog.cards[name] for name in catalog.cards}, **guests}
    header = {"title": catalog.title, "players": catalog.players, "options": catalog.options}
    if catalog.deck is not None:
        header["deck"] = catalog.deck
    return Catalog(catalog.game, catalog.fingerprint, header, cards, catalog.tables)

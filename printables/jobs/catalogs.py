"""The cards of a game as its box holds them."""

from __future__ import annotations

from pathlib import Path

from brzdek import games
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.files import OWN
from brzdek.core.catalog.load import load_catalog


def open_catalog(game: str, *decks: Path) -> Catalog:
    """The game's own cards, with house decks on top if there are any; what it borrows from another box is left there.
    BadData: all that is wrong.
    """
    if game == OWN:
        from brzdek.core.catalog.own import own_layers

        return load_catalog(own_layers(decks), decks)
    return load_catalog(games.load(game).layers, decks).own()

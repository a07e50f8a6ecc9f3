"""The cards of a game as its box holds them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from brzdek import games
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.files import OWN
from brzdek.core.catalog.load import load_catalog
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS
from printables.icons.reading import IconWords


def open_catalog(game: str, *decks: Path) -> Catalog:
    """The game's own cards, with house decks on top if there are any; what it borrows from another box is left there.
    BadData: all that is wrong.
    """
    if game == OWN:
        from brzdek.core.catalog.own import own_layers

        return load_catalog(own_layers(decks), decks)
    return load_catalog(games.load(game).layers, decks).own()


def game_words(game: str) -> IconWords:
    """How the icons of a game read."""
    face = games.load(game).face
    return IconWords({lang: face.say(lang) for lang in LANGS})


def folder_of(card: Card, game: str, decks: Sequence[Path], below: Sequence[Catalog]) -> Path:
    """Where the pictures of a card may lie: beside the file that holds it.

    ``below``: the game's own cards, then those with one house deck more each time, up to the last but one.
    """
    folders = [cards_folder() / game, *(deck.parent for deck in decks)]
    for folder, catalog in zip(folders, below, strict=False):
        if card.id in catalog.cards and same(catalog.cards[card.id], card):
            return folder
    return folders[-1]


def same(one: Card, two: Card) -> bool:
    """Would both print the same? Effects are compared by what they say."""
    return _shown(one) == _shown(two)


def _shown(card: Card) -> tuple[Any, ...]:
    from dataclasses import fields

    apart = ("effects", "headings", "origin", "copies", "layer")
    values = [getattr(card, one.name) for one in fields(card) if one.name not in apart]
    return (*values, *(card.paragraphs(lang) for lang in LANGS))

"""House decks over a game that was checked before: the game comes from the cache, and only the decks are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from brzdek.core.catalog.cache import revived
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Parts
from brzdek.core.catalog.files import DECK, CardFile, LateDocument, LayerFiles, document_of, documents_of, stack_files
from brzdek.core.catalog.load import read_catalog, recall_catalog
from brzdek.core.catalog.shelf import Base, Shelf, is_taken
from brzdek.core.catalog.source import Document
from brzdek.core.expansion import Layer
from brzdek.core.layers import Layers
from brzdek.core.problems import BadData


def open_shelf(layers: Layers, decks: Sequence[Path]) -> Shelf:
    """The shelf on which house decks can be read. BadData: the game has no files."""
    files = stack_files(layers, decks)
    own = {layer.name: files[layer.name] for layer in layers.all}
    base = _recalled(layers, own) or _read(layers, own)
    if base is None:
        # What is wrong with the game is told together with what is wrong with the decks.
        return Shelf(layers, documents_of(files))
    late = {layer.name: [_late(file, layer, base.catalog.cards) for file in own[layer.name]] for layer in layers.all}
    return Shelf(layers, {**late, **documents_of({DECK: files[DECK]})}, base)


def _recalled(layers: Layers, own: LayerFiles) -> Base | None:
    recalled = recall_catalog(layers, own)
    if recalled is None:
        return None
    catalog, entry = recalled
    try:
        sections = [{key: revived(text) for key, text in entry.get(part, {}).items()} for part in Parts._fields]
    except ValueError:
        return None
    return Base(catalog, Parts._make(sections))


def _read(layers: Layers, own: LayerFiles) -> Base | None:
    try:
        return Base._make(read_catalog(layers, own))
    except BadData:
        return None


def _late(file: CardFile, layer: Layer, cards: Mapping[str, Card]) -> Document:
    return LateDocument(file.shown, lambda: _parsed(file, layer, cards))


def _parsed(file: CardFile, layer: Layer, cards: Mapping[str, Card]) -> Document:
    """The file with the ids that its cards have in the game."""
    document = document_of(file)
    for entry in document.data.get("cards", ()):
        if is_taken(entry["id"], layer, cards):
            entry["id"] = layer.prefix + entry["id"]
    return document

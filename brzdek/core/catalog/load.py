"""From the folders of a game's layers and its house decks to one catalog.

The first load checks everything. Checked data is kept in a cache; from there a load only reads the files to see that
they are the same, and cards are made when somebody first asks for them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import brzdek
from brzdek.core.catalog import cache, source
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import HEADER, Catalog, Parts
from brzdek.core.catalog.files import LayerFiles, documents_of, fingerprint_of, stack_files
from brzdek.core.catalog.lazy import Lazy
from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import Document
from brzdek.core.layers import Layers

READING = 2
"""Raised whenever the meaning of card files changes, so that older cache entries are left alone."""


def load_catalog(layers: Layers, decks: Sequence[Path] = ()) -> Catalog:
    """The cards and tables of a game, layer over layer, the house decks last. BadData: all that is wrong."""
    files = stack_files(layers, decks)
    every = [file for part in files.values() for file in part]
    mark = fingerprint_of(every)
    key = cache.key_of(brzdek.__version__, READING, layers.mark, mark)
    entry = None if any(file.problems for file in every) else cache.recall(key)
    if entry is not None:
        return _recalled(layers, files, mark, entry)
    catalog, plain = _read_files(layers, files, mark)
    cache.keep(key, plain._asdict())
    return catalog


def _read_files(layers: Layers, files: LayerFiles, mark: str) -> tuple[Catalog, Parts]:
    """Read the YAML and check all of it. Gives the catalog and the plain data behind it."""
    from brzdek.core.catalog.shelf import Shelf

    shelf = Shelf(layers, documents_of(files))
    shelf.read()
    source.finish(*shelf.documents)
    return shelf.catalog(mark), shelf.plain()


def _recalled(layers: Layers, files: LayerFiles, mark: str, entry: Mapping[str, Mapping[str, str]]) -> Catalog:
    """A catalog over a cache entry. Where the entry turns out not to fit, the files are read after all."""
    schema = layers.schema
    reread = functools.cache(lambda: _read_files(layers, files, mark)[0])

    def header(key: str, text: str) -> Any:
        typed = _typed(text, lambda value, doc: HEADER[key].read(value, (key,), doc))
        return reread()._header[key] if typed is BAD else typed

    def of_layer(key: str, text: str) -> Any:
        typed = _typed(text, lambda value, doc: value)
        fits = isinstance(typed, list) and all(isinstance(card, str) for card in typed)
        return typed if fits else reread()._of_layer[key]

    by_layer = Lazy(entry.get("layers", {}), of_layer)
    homes = functools.cache(lambda: {card: layer for layer in by_layer for card in by_layer[layer]})

    def card(key: str, text: str) -> Card:
        layer = homes().get(key, "")
        typed = _typed(text, lambda value, doc: schema.read_card(value, (), doc, layer))
        return typed if isinstance(typed, Card) and typed.id == key else reread().cards[key]

    def table(key: str, text: str) -> Any:
        typed = _typed(text, lambda value, doc: schema.tables[key].read(value, (key,), doc))
        return reread().tables[key] if typed is BAD else typed

    parts = Parts(
        Lazy(entry.get("header", {}), header),
        Lazy(entry.get("cards", {}), card),
        Lazy(entry.get("tables", {}), table),
        by_layer,
    )
    return Catalog(layers, mark, parts)


def _typed(text: str, read: Callable[[Any, Document], Any]) -> Any:
    """The typed value of kept JSON, or BAD."""
    try:
        value = cache.revived(text)
    except ValueError:
        return BAD
    return read(value, Document("", value))

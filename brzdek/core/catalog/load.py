"""From the folders of a game's layers and its house decks to one catalog.

The first load checks everything. Checked data is kept in a cache; from there a load only reads the files to see that
they are the same. Cards are made from there when somebody first asks for them, and their effects, which need the whole
language of the game, when somebody first asks for those.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import brzdek
from brzdek.core.catalog import cache, source
from brzdek.core.catalog.catalog import Catalog, Parts
from brzdek.core.catalog.files import LayerFiles, documents_of, fingerprint_of, stack_files
from brzdek.core.catalog.kept import plain_words
from brzdek.core.catalog.recalled import Entry, Recalled, kept_values
from brzdek.core.layers import Layers
from brzdek.core.text import LANGS

READING = 3
"""Raised whenever the meaning of card files changes, so that older cache entries are left alone."""


def load_catalog(layers: Layers, decks: Sequence[Path] = ()) -> Catalog:
    """The cards and tables of a game, layer over layer, the house decks last. BadData: all that is wrong."""
    files = stack_files(layers, decks)
    return (recall_catalog(layers, files) or read_catalog(layers, files))[0]


def recall_catalog(layers: Layers, files: LayerFiles) -> tuple[Catalog, Entry] | None:
    """The catalog of files that were checked before, with its entry in the cache, or None."""
    mark, key = _mark_and_key(layers, files)
    entry = None if any(file.problems for part in files.values() for file in part) else cache.recall(key)
    if entry is None:
        return None
    recalled = Recalled(layers, entry, lambda: _words(key), lambda: _read_files(layers, files, mark)[0])
    return recalled.catalog(mark), entry


def read_catalog(layers: Layers, files: LayerFiles) -> tuple[Catalog, Parts]:
    """The catalog of files that are checked now and kept, with the plain data behind it. BadData: all that is wrong."""
    mark, key = _mark_and_key(layers, files)
    catalog, plain = _read_files(layers, files, mark)
    cache.keep(key, {**plain._asdict(), **kept_values(catalog)})
    _keep_words(key, catalog)
    return catalog, plain


def _mark_and_key(layers: Layers, files: LayerFiles) -> tuple[str, str]:
    """The fingerprint of the files, and the key under which their catalog is kept."""
    mark = fingerprint_of([file for part in files.values() for file in part])
    return mark, cache.key_of(brzdek.__version__, READING, cache.code_mark(), layers.mark, mark)


_wording: set[str] = set()
"""The catalogs whose words are being kept: cards that name others load a catalog for that."""


def _keep_words(key: str, catalog: Catalog) -> None:
    """Keep what the effects of each card say, in all languages."""
    if key in _wording:
        return
    _wording.add(key)
    try:
        cards = {name: card for name, card in catalog.cards.items() if card.effects}
        words = {name: plain_words({lang: card.told(lang) for lang in LANGS}) for name, card in cards.items()}
    finally:
        _wording.discard(key)
    if words:
        cache.keep(_words_key(key), {"words": words})


def _words(key: str) -> Mapping[str, bytes]:
    """What was kept of the words of each card."""
    return (cache.recall(_words_key(key)) or {}).get("words", {})


def _words_key(key: str) -> str:
    return cache.key_of(key, "words")


def _read_files(layers: Layers, files: LayerFiles, mark: str) -> tuple[Catalog, Parts]:
    """Read the YAML and check all of it. Gives the catalog and the plain data behind it."""
    from brzdek.core.catalog.shelf import Shelf

    shelf = Shelf(layers, documents_of(files))
    shelf.read()
    source.finish(*shelf.documents)
    return shelf.catalog(mark), shelf.plain()

"""From the folders of a game's layers and its house decks to one catalog.

The first load checks everything. Checked data is kept in a cache; from there a load only looks whether the files are
the same. Cards are made from there when somebody first asks for them, and their effects, which need the whole
language of the game, when somebody first asks for those.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import brzdek
from brzdek.core.catalog import cache, source
from brzdek.core.catalog.catalog import Catalog, Parts
from brzdek.core.catalog.files import LayerFiles, documents_of, fingerprint_of, stack_files
from brzdek.core.catalog.kept import plain_words
from brzdek.core.catalog.recalled import Entry, Recalled, kept_values
from brzdek.core.catalog.unchanged import keep_fingerprint, known_fingerprint
from brzdek.core.layers import Layers
from brzdek.core.text import LANGS

READING = 3
"""Raised whenever the meaning of card files changes, so that older cache entries are left alone."""


def load_catalog(layers: Layers, decks: Sequence[Path] = ()) -> Catalog:
    """The cards and tables of a game, layer over layer, the house decks last. BadData: all that is wrong."""
    mark = None if decks else known_fingerprint(layers)
    recalled = mark and _recalled(layers, mark, lambda: stack_files(layers))
    if recalled:
        return recalled[0]
    files = stack_files(layers, decks)
    catalog, _ = recall_catalog(layers, files) or read_catalog(layers, files)
    if not decks:
        keep_fingerprint(layers, catalog.fingerprint)
    return catalog


def recall_catalog(layers: Layers, files: LayerFiles) -> tuple[Catalog, Entry] | None:
    """The catalog of files that were checked before, with its entry in the cache, or None."""
    if any(file.problems for part in files.values() for file in part):
        return None
    return _recalled(layers, _fingerprint(files), lambda: files)


def _recalled(layers: Layers, mark: str, files: Callable[[], LayerFiles]) -> tuple[Catalog, Entry] | None:
    key = _key(layers, mark)
    entry = cache.recall(key)
    if entry is None:
        return None
    recalled = Recalled(layers, entry, lambda: _words(key), lambda: _read_files(layers, files(), mark)[0])
    return recalled.catalog(mark), entry


def read_catalog(layers: Layers, files: LayerFiles) -> tuple[Catalog, Parts]:
    """The catalog of files that are checked now and kept, with the plain data behind it. BadData: all that is wrong."""
    mark = _fingerprint(files)
    key = _key(layers, mark)
    catalog, plain = _read_files(layers, files, mark)
    cache.keep(key, {**plain._asdict(), **kept_values(catalog)})
    _keep_words(key, catalog)
    return catalog, plain


def _fingerprint(files: LayerFiles) -> str:
    return fingerprint_of([file for part in files.values() for file in part])


def _key(layers: Layers, mark: str) -> str:
    """The key under which the catalog of files with this fingerprint is kept."""
    return cache.key_of(brzdek.__version__, READING, cache.code_mark(), layers.mark, mark)


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

"""From the folders of a game's layers and its house decks to one catalog.

The first load checks everything. Checked data is kept in a cache; from there a load only reads the files to see that
they are the same. Cards are made from there when somebody first asks for them, and their effects, which need the whole
language of the game, when somebody first asks for those.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import brzdek
from brzdek.core.catalog import cache, source
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import HEADER, Catalog, Parts
from brzdek.core.catalog.files import LayerFiles, documents_of, fingerprint_of, stack_files
from brzdek.core.catalog.kept import Unread, plain_words
from brzdek.core.catalog.lazy import Lazy
from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import Document
from brzdek.core.layers import Layers
from brzdek.core.text import LANGS

READING = 3
"""Raised whenever the meaning of card files changes, so that older cache entries are left alone."""


def load_catalog(layers: Layers, decks: Sequence[Path] = ()) -> Catalog:
    """The cards and tables of a game, layer over layer, the house decks last. BadData: all that is wrong."""
    files = stack_files(layers, decks)
    every = [file for part in files.values() for file in part]
    mark = fingerprint_of(every)
    key = cache.key_of(brzdek.__version__, READING, cache.code_mark(), layers.mark, mark)
    entry = None if any(file.problems for file in every) else cache.recall(key)
    if entry is not None:
        return _recalled(layers, files, mark, entry, functools.cache(lambda: cache.recall(_words_key(key)) or {}))
    catalog, plain = _read_files(layers, files, mark)
    cache.keep(key, plain._asdict())
    _keep_words(key, catalog)
    return catalog


_worded: set[str] = set()
"""The catalogs whose words this process has kept, or is about to: cards that name others load a catalog for that."""


def _keep_words(key: str, catalog: Catalog) -> None:
    """Keep what the effects of each card say, in all languages."""
    if key in _worded:
        return
    _worded.add(key)
    cards = {name: card for name, card in catalog.cards.items() if card.effects}
    words = {name: plain_words({lang: card.told(lang) for lang in LANGS}) for name, card in cards.items()}
    cache.keep(_words_key(key), {"words": words})


def _words_key(key: str) -> str:
    return cache.key_of(key, "words")


def _read_files(layers: Layers, files: LayerFiles, mark: str) -> tuple[Catalog, Parts]:
    """Read the YAML and check all of it. Gives the catalog and the plain data behind it."""
    from brzdek.core.catalog.shelf import Shelf

    shelf = Shelf(layers, documents_of(files))
    shelf.read()
    source.finish(*shelf.documents)
    return shelf.catalog(mark), shelf.plain()


def _recalled(
    layers: Layers,
    files: LayerFiles,
    mark: str,
    entry: Mapping[str, Mapping[str, str]],
    words: Callable[[], Mapping[str, Mapping[str, str]]],
) -> Catalog:
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
    records = functools.cache(lambda kind: schema.record(schema.kinds[kind]._replace(effects=())))

    def card(key: str, text: str) -> Card:
        typed = _typed(text, light)
        return typed if isinstance(typed, Card) and typed.id == key else reread().cards[key]

    def light(value: Any, doc: Document) -> Any:
        """A card without its effects, which are read when somebody asks for them."""
        kind = schema.kinds.get(str(value.get("kind"))) if isinstance(value, dict) else None
        if kind is None:
            return BAD
        plain = {slot: value.pop(slot) for slot in kind.effects if slot in value}
        typed = records(value["kind"]).read(value, (), doc)
        if typed is BAD:
            return BAD
        name = typed["id"]

        def read() -> Mapping[str, Any]:
            language = schema.language
            assert language is not None
            effects = {slot: language.read(part, (slot,), Document("", part)) for slot, part in plain.items()}
            return reread().cards[name].effects if BAD in effects.values() else effects

        kept = Unread(tuple(plain), read, lambda: _words(words().get("words", {}).get(name, "{}"))) if plain else {}
        return schema.make_card(kind, typed, kept, homes().get(name, ""))

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


def _words(text: str) -> Mapping[str, Mapping[str, Any]]:
    """The kept words of a card, or none."""
    try:
        words: Mapping[str, Mapping[str, Any]] = json.loads(text)
    except ValueError:
        return {}
    return words


def _typed(text: str, read: Callable[[Any, Document], Any]) -> Any:
    """The typed value of kept JSON, or BAD."""
    try:
        value = cache.revived(text)
    except ValueError:
        return BAD
    return read(value, Document("", value))

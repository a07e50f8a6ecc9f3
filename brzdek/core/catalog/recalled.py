"""A catalog over what the cache holds of it: everything is made when somebody first asks for it.

The cache is as trustworthy as compiled modules are: values of cards stand there as they were checked, and are not
checked again. Effects are read from their plain data, with the language of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any, TypeAlias

from brzdek.core.catalog.cache import revived
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import HEADER, Catalog, Parts
from brzdek.core.catalog.kept import Unread
from brzdek.core.catalog.lazy import Lazy
from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import Document
from brzdek.core.layers import Layers
from brzdek.core.text import Text
from brzdek.core.values import fields

Entry: TypeAlias = Mapping[str, Mapping[str, str]]
"""Kept JSON by section and key."""
NOT_KEPT = ("effects", "headings")
_SINGLE = (type(None), bool, int, float, str)


class Recalled:
    """Makes the parts of a catalog from an entry. What turns out not to fit there comes from ``reread``."""

    def __init__(
        self, layers: Layers, entry: Entry, words: Callable[[], Mapping[str, str]], reread: Callable[[], Catalog]
    ) -> None:
        """``words``: what each card says, kept apart; ``reread``: reads the files."""
        self.layers = layers
        self.schema = layers.schema
        self.entry = entry
        self.words = cache(words)
        self.reread = cache(reread)
        self.by_layer = Lazy(entry.get("layers", {}), self._of_layer)

    def catalog(self, fingerprint: str) -> Catalog:
        entry = self.entry
        header, tables = Lazy(entry.get("header", {}), self._header), Lazy(entry.get("tables", {}), self._table)
        cards = Lazy(entry.get("cards", {}), self._card)
        return Catalog(self.layers, fingerprint, Parts(header, cards, tables, self.by_layer))

    def _header(self, key: str, text: str) -> Any:
        typed = _typed(text, lambda value, doc: HEADER[key].read(value, (key,), doc))
        return self.reread()._header[key] if typed is BAD else typed

    def _of_layer(self, key: str, text: str) -> Any:
        typed = _typed(text, lambda value, doc: value)
        fits = isinstance(typed, list) and all(isinstance(card, str) for card in typed)
        return typed if fits else self.reread()._of_layer[key]

    def _table(self, key: str, text: str) -> Any:
        typed = _typed(text, lambda value, doc: self.schema.tables[key].read(value, (key,), doc))
        return self.reread().tables[key] if typed is BAD else typed

    # -- cards

    def _card(self, key: str, text: str) -> Card:
        made = self._from_values(key, text)
        if made is None:
            layer = self._homes.get(key, "")
            made = _typed(text, lambda value, doc: self.schema.read_card(value, (), doc, layer))
        return made if isinstance(made, Card) and made.id == key else self.reread().cards[key]

    def _from_values(self, key: str, text: str) -> Card | None:
        """The card from its kept values, or None."""
        try:
            slots, texts, values = self._values[key]
            kind = self.schema.kinds[values["kind"]]
            effects = Unread(tuple(slots), lambda: self._effects(key, text), lambda: self._words(key)) if slots else {}
            given: dict[str, Any] = {name: Text(*pair) for name, pair in texts.items()}
            given |= {name: _unlisted(value) for name, value in values.items()}
            return _filled(kind.make, {"effects": effects, "headings": kind.headings, **given})
        except (KeyError, TypeError, ValueError, AttributeError):
            return None

    @cached_property
    def _values(self) -> Any:
        return revived(self.entry["values"]["cards"])

    @cached_property
    def _homes(self) -> Mapping[str, str]:
        return {card: layer for layer in self.by_layer for card in self.by_layer[layer]}

    def _effects(self, key: str, text: str) -> Mapping[str, Any]:
        read = _typed(text, self.schema.read_effects)
        return self.reread().cards[key].effects if read is BAD else read

    def _words(self, key: str) -> Mapping[str, Mapping[str, Any]]:
        try:
            words: Mapping[str, Mapping[str, Any]] = revived(self.words()[key])
        except (KeyError, ValueError):
            return {}
        return words


def _filled(make: type[Card], values: Mapping[str, Any]) -> Card:
    """A card with a value for each of its fields. Nothing is left to a constructor, which would have to be written for
    every class of cards first.
    """
    made = make.__new__(make)
    for name, value in values.items():
        object.__setattr__(made, name, value)
    return made


def kept_values(cards: Mapping[str, Card]) -> dict[str, list[Any]]:
    """By card its slots, its texts and its other values, as far as they are plain enough to be kept."""
    kept = {}
    for name, card in cards.items():
        values = {one.name: getattr(card, one.name) for one in fields(card) if one.name not in NOT_KEPT}
        texts = {one: list(value) for one, value in values.items() if isinstance(value, Text)}
        others = {one: value for one, value in values.items() if one not in texts}
        if all(_is_plain(value) for value in others.values()):
            kept[name] = [list(card.effects), texts, others]
    return kept


def _is_plain(value: Any) -> bool:
    """Is it the same again once it was JSON? Lists are none that are typed: those are tuples."""
    if type(value) is tuple:
        return all(_is_plain(item) for item in value)
    if type(value) is dict:
        return all(type(key) is str and _is_plain(item) for key, item in value.items())
    return type(value) in _SINGLE


def _unlisted(value: Any) -> Any:
    if type(value) is list:
        return tuple([_unlisted(item) for item in value])
    if type(value) is dict:
        return {key: _unlisted(item) for key, item in value.items()}
    return value


def _typed(text: str, read: Callable[[Any, Document], Any]) -> Any:
    """The typed value of kept JSON, or BAD."""
    try:
        value = revived(text)
    except ValueError:
        return BAD
    return read(value, Document("", value))

"""A catalog over what the cache holds of it: everything is made when somebody first asks for it.

The cache is as trustworthy as compiled modules are: values of cards stand there as they were checked, and are not
checked again. Effects are read from their plain data, with the language of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from itertools import repeat, starmap
from typing import Any, TypeAlias

from brzdek.core.catalog.cache import revived
from brzdek.core.catalog.cards import Art, Card, Outline
from brzdek.core.catalog.catalog import HEADER, Catalog, Parts
from brzdek.core.catalog.emblem import Emblem
from brzdek.core.catalog.kept import Unread
from brzdek.core.catalog.lazy import Lazy
from brzdek.core.catalog.schema import BAD, Field, Flag, ListOf, MapOf, Record, Whole, Word
from brzdek.core.catalog.source import Document
from brzdek.core.layers import Layers
from brzdek.core.text import Text
from brzdek.core.values import fields

Entry: TypeAlias = Mapping[str, Mapping[str, bytes]]
"""Kept JSON by section and key."""
NAMED = ""
"""The key under which a named tuple is kept, as its place among ``TUPLES`` and its values; no mapping of cards has such
a key.
"""
TUPLES = (Text, Art, Emblem)
ALL = "all"
"""The key under which the outlines of all cards are kept: they are wanted together."""
_SINGLE = frozenset((type(None), bool, int, float, str))
_SHAPES: Mapping[type[Field], type] = {Whole: int, Flag: bool, Word: str}
_put = object.__setattr__


class Recalled:
    """Makes the parts of a catalog from an entry. What turns out not to fit there comes from ``reread``."""

    def __init__(
        self, layers: Layers, entry: Entry, words: Callable[[], Mapping[str, bytes]], reread: Callable[[], Catalog]
    ) -> None:
        """``words``: what each card says, kept apart; ``reread``: reads the files."""
        self.layers = layers
        self.schema = layers.schema
        self.entry = entry
        self.words = cache(words)
        self.reread = cache(reread)
        self.by_layer = Lazy(entry.get("layers", {}), self._of_layer)
        # Whoever reads a card asks for one slot after the other, in one language after the other.
        self._last: tuple[str, Mapping[str, Mapping[str, Any]]] = ("", {})

    def catalog(self, fingerprint: str) -> Catalog:
        entry = self.entry
        header, tables = Lazy(entry.get("header", {}), self._header), Lazy(entry.get("tables", {}), self._table)
        cards = Lazy(entry.get("cards", {}), self._card)
        parts = Parts(header, cards, tables, self.by_layer)
        return Catalog(self.layers, fingerprint, parts, lambda: self._outlines(cards))

    def _header(self, key: str, text: bytes) -> Any:
        typed = _typed(text, lambda value, doc: HEADER[key].read(value, (key,), doc))
        return self.reread()._header[key] if typed is BAD else typed

    def _of_layer(self, key: str, text: bytes) -> Any:
        typed = _typed(text, lambda value, doc: value)
        fits = isinstance(typed, list) and all(isinstance(card, str) for card in typed)
        return typed if fits else self.reread()._of_layer[key]

    def _table(self, key: str, text: bytes) -> Any:
        try:
            return _fitted(self.schema.tables[key], revived(text))
        except (KeyError, TypeError, ValueError, AttributeError):
            return self.reread().tables[key]

    # -- cards

    def _card(self, key: str, text: bytes) -> Card:
        made = self._from_values(key, text)
        if made is None:
            layer = self._homes.get(key, "")
            made = _typed(text, lambda value, doc: self.schema.read_card(value, (), doc, layer))
        return made if isinstance(made, Card) and made.id == key else self.reread().cards[key]

    def _from_values(self, key: str, text: bytes) -> Card | None:
        """The card from its kept values, or None."""
        try:
            name, slots, values = revived(self.entry["values"][key])
            kind = self.schema.kinds[name]
            made = kind.make.__new__(kind.make)
            # Nothing is left to a constructor, which would have to be written for every class of cards first.
            _put_all(made, self._fields[name], _typed_again(values))
            _put(made, "headings", kind.headings)
            _put(made, "effects", self._unread(slots, key, text) if slots else {})
            return made
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            return None

    def _unread(self, slots: Sequence[str], key: str, text: bytes) -> Unread:
        return Unread(tuple(slots), lambda: self._effects(key, text), lambda: self._words(key))

    def _outlines(self, cards: Mapping[str, Card]) -> Mapping[str, Outline]:
        try:
            return {made.id: made for made in starmap(Outline, revived(self.entry["outlines"][ALL]))}
        except (KeyError, TypeError, ValueError):
            outlined = self.schema.outlined
            return {name: card.outline(outlined) for name, card in cards.items()}

    @cached_property
    def _fields(self) -> Mapping[str, Sequence[str]]:
        """The fields of each kind of cards."""
        return {kind: revived(text) for kind, text in self.entry["fields"].items()}

    @cached_property
    def _homes(self) -> Mapping[str, str]:
        return {card: layer for layer in self.by_layer for card in self.by_layer[layer]}

    def _effects(self, key: str, text: bytes) -> Mapping[str, Any]:
        read = _typed(text, self.schema.read_effects)
        return self.reread().cards[key].effects if read is BAD else read

    def _words(self, key: str) -> Mapping[str, Mapping[str, Any]]:
        last = self._last
        if last[0] != key:
            try:
                self._last = last = (key, revived(self.words()[key]))
            except (KeyError, ValueError):
                return {}
        return last[1]


def kept_values(catalog: Catalog) -> dict[str, dict[str, Any]]:
    """The fields of each kind of cards, by card its kind, its slots and its values, if they can be kept, and the
    outlines of all cards, if all of them can be kept just as they are.
    """
    names = {
        card.kind: [one.name for one in fields(card) if one.name not in ("effects", "headings")]
        for card in catalog.cards.values()
    }
    kept = {}
    for key, card in catalog.cards.items():
        values = [getattr(card, name) for name in names[card.kind]]
        if all(_is_plain(value) for value in values):
            kept[key] = [card.kind, list(card.effects), [_plain(value) for value in values]]
    outlines = [list(one) for one in catalog.outlines.values()]
    same = all(_is_plain(value) and _plain(value) == value for one in outlines for value in one)
    return {"fields": names, "values": kept, "outlines": {ALL: outlines} if same else {}}


def _is_plain(value: Any) -> bool:
    """Is it the same again once it was JSON? Lists are none that are typed: those are tuples."""
    if type(value) is tuple or type(value) in TUPLES:
        return all(_is_plain(item) for item in value)
    if type(value) is dict:
        return all(type(key) is str and _is_plain(item) for key, item in value.items())
    return type(value) in _SINGLE


def _plain(value: Any) -> Any:
    if type(value) in TUPLES:
        return {NAMED: [TUPLES.index(type(value)), *[_plain(item) for item in value]]}
    if type(value) is tuple:
        return [_plain(item) for item in value]
    return {key: _plain(item) for key, item in value.items()} if type(value) is dict else value


def _typed_again(value: Any) -> Any:
    if type(value) is list:
        return tuple([item if type(item) in _SINGLE else _typed_again(item) for item in value])
    if type(value) is dict:
        if NAMED not in value:
            return {key: _typed_again(item) for key, item in value.items()} if value else {}
        place, *values = value[NAMED]
        return TUPLES[place]._make(_typed_again(values))
    return value


def _put_all(made: Card, names: Sequence[str], values: Sequence[Any]) -> None:
    """Fill fields, at the speed of C: a start fills a hundred cards with thirty fields each."""
    if len(names) != len(values):
        raise ValueError(names)
    any(map(_put, repeat(made), names, values))


def _fitted(field: Field, value: Any) -> Any:
    """The typed value of plain data that this field has read before: only the shapes must be right. ValueError and
    its like: they are not.
    """
    kind = type(field)
    if kind in _SHAPES:
        if type(value) is not _SHAPES[kind]:
            raise ValueError(value)
        return value
    if kind is ListOf and isinstance(field, ListOf) and type(value) is list:
        return tuple([_fitted(field.field, item) for item in value])
    if kind is MapOf and isinstance(field, MapOf):
        return {_fitted(field.key, name): _fitted(field.value, item) for name, item in value.items()}
    if kind is Record and isinstance(field, Record):
        known = {name: _fitted(one, value[name]) for name, one in field.fields.items() if name in value}
        if len(known) == len(value):
            return field.make(**known)
    read = field.read(value, (), Document("", value))
    if read is BAD:
        raise ValueError(value)
    return read


def _typed(text: bytes, read: Callable[[Any, Document], Any]) -> Any:
    """The typed value of kept JSON, or BAD."""
    try:
        value = revived(text)
    except ValueError:
        return BAD
    return read(value, Document("", value))

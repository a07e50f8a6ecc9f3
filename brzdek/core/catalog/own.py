"""Games of one's own: house decks that lie on no game. They bring the kinds of their cards, and no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from brzdek.core.catalog import source
from brzdek.core.catalog.deck import Mapped
from brzdek.core.catalog.files import DECK, OWN, CardFile, card_file, document_of
from brzdek.core.catalog.kinds import CardKind, CatalogSchema
from brzdek.core.catalog.schema import BAD, Field, Flag, ListOf, MapOf, OneOf, Record, TextPair, Whole, Word
from brzdek.core.catalog.source import Document, finish
from brzdek.core.layers import Layers
from brzdek.core.values import replace

USUAL = "card"
"""The kind that needs no description."""
MOST_FIELDS = 40
FARTHEST = 99_999
SORTS: Mapping[str, Field] = {
    "number": Whole(-FARTHEST, FARTHEST),
    "text": TextPair(800, same=True),
    "word": Word(),
    "flag": Flag(),
}
"""What the fields of an own kind may hold, beside a list of words of which one is chosen."""
TAKEN = ("id", "name", "kind", "copies", "flavour", "art", "emblem", "origin", "text")
"""Fields that every card has."""


class FieldSort(Field):
    """``number``, ``text``, ``word``, ``flag``, or a list of the words that are allowed; read as a field."""

    shapes = frozenset({"text", "list"})
    plain = OneOf(Word(SORTS), ListOf(Word(), 1, 60))

    def read(self, value: Any, path: source.Path, doc: Document) -> Any:
        read = self.plain.read(value, path, doc)
        if read is BAD:
            return BAD
        return SORTS[read] if isinstance(read, str) else Word(read)

    def describe(self, lang: Any) -> str:
        return self.plain.describe(lang)


OWN_KIND = Record(
    {},
    {
        "title": TextPair(80),
        "back": Word(),
        "size": Word(pattern="[a-z0-9.x-]+"),
        "fields": MapOf(Word(), FieldSort()),
    },
)
KINDS = MapOf(Word(), OWN_KIND)


def own_layers(decks: Sequence[Path] = ()) -> Layers:
    """The layers of a game whose kinds these decks bring. BadData: the kinds are wrong."""
    kinds: dict[str, CardKind] = {USUAL: CardKind()}
    documents = [head_of(deck) for deck in decks]
    for doc in documents:
        told = doc.data.get("kinds") if isinstance(doc.data, Mapping) else None
        read = KINDS.read(told, ("kinds",), doc) if told is not None else {}
        if read is not BAD:
            kinds |= {name: _kind(kind, ("kinds", name), doc) for name, kind in read.items()}
    finish(*documents)
    tables: dict[str, Field] = {"kinds": KINDS, "backs": MapOf(Word(), Mapped())}
    return Layers(CatalogSchema(game=OWN, kinds=kinds, tables=tables, deck_tables=tuple(tables), deck_clears=()))


def _kind(kind: Mapping[str, Any], path: source.Path, doc: Document) -> CardKind:
    fields: Mapping[str, Field] = kind.get("fields", {})
    if len(fields) > MOST_FIELDS:
        doc.problem((*path, "fields"), "many_fields", limit=MOST_FIELDS)
    for name in fields:
        if name in TAKEN:
            doc.problem((*path, "fields", name), "taken_field", at_key=True, name=name)
    return CardKind(more=fields)


def head_of(deck: Path) -> Document:
    """What a deck says, for those who want to know how it looks rather than how it plays."""
    file = card_file(str(deck), DECK)
    document = document_of(file) if file.problems else _parsed(file)
    return replace(document, problems=list(document.problems), warnings=[])


@lru_cache(maxsize=8)
def _parsed(file: CardFile) -> Document:
    """Several parts of a print job look at the same deck."""
    return document_of(file)

"""All files of one game read together and checked: the slow and thorough way to a catalog."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.catalog import HEADER, Catalog, CatalogSchema, Parts
from brzdek.core.schema import BAD, Field, Flag, MapOf, Maybe, Record, TextPair, Word, described, refuse_key
from brzdek.core.source import Document, Path
from brzdek.core.text import Lang
from brzdek.core.words import CORE

_HEADER = ("title", "players", "options")
_OPTIONAL = ("options", "totals")


class _Cards(Field):
    """A list of cards, each of which is read by itself later."""

    shapes = frozenset({"list"})

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        return value if isinstance(value, list) else self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return CORE["cards"].to(lang)


class Shelf:
    """The documents of a game's folder. What is wrong is noted in them, all of it in one go."""

    def __init__(self, schema: CatalogSchema, documents: Sequence[Document]) -> None:
        self.schema = schema
        self.documents = list(documents)
        self.fields: dict[str, Field] = {
            **{key: HEADER[key] for key in _HEADER},
            "totals": schema.totals(),
            **schema.tables,
        }
        self.homes: dict[str, Document] = {}
        """The document of each top-level key."""
        self.values: dict[str, Any] = {}
        self.cards: dict[str, Any] = {}
        self.plain_cards: dict[str, Any] = {}
        self.plain_deck: dict[str, Any] = {}
        self.plain_tables: dict[str, Any] = {}
        """Tables as they are with those of the deck."""

    def read(self, deck: Document | None = None, *, whole: bool = True) -> None:
        """Read everything. ``whole``: the documents are a whole folder, in which nothing may be missing."""
        places: dict[str, str] = {}
        for doc in self.documents:
            if not doc.broken:
                self._read_document(doc, places)
        if whole:
            self._need_all()
            self._compare_totals(self.homes.get("totals"), self.values.get("totals"))
        if deck is not None:
            self.documents.append(deck)
            if not deck.broken:
                self._read_deck(deck)
        if whole and self.schema.check is not None and not self._problems():
            self.schema.check(self.catalog(""), self.documents)

    def catalog(self, fingerprint: str) -> Catalog:
        """The catalog of what was read without problems."""
        header = {key: self.values.get(key, {}) for key in (*_HEADER, *self.plain_deck)}
        tables = {key: self.values.get(key) for key in self.schema.tables}
        return Catalog(self.schema.game, fingerprint, header, self.cards, tables)

    def plain(self) -> Parts:
        """The plain data behind the typed values, for the cache."""
        plain = {key: home.data[key] for key, home in self.homes.items()}
        tables: dict[str, Any] = {key: plain.get(key) for key in self.schema.tables} | self.plain_tables
        header = {key: plain.get(key, {}) for key in _HEADER}
        return Parts({**header, **self.plain_deck}, self.plain_cards, tables)

    def _problems(self) -> bool:
        return any(doc.problems for doc in self.documents)

    def _read_document(self, doc: Document, places: dict[str, str]) -> None:
        if not isinstance(doc.data, Mapping):
            Record(self.fields).refuse(doc.data, (), doc)
            return
        for key, value in doc.data.items():
            if key == "cards":
                self._read_cards(_Cards().read(value, ("cards",), doc), doc, places)
            elif key == "game":
                Word([self.schema.game]).read(value, ("game",), doc)
            elif key not in self.fields:
                refuse_key(key, ["cards", "game", *self.fields], (), doc)
            elif key in self.homes:
                place = _place(self.homes[key], (key,))
                doc.problem((key,), "key_in_two_files", at_key=True, name=key, place=place)
            else:
                self.homes[key] = doc
                self.values[key] = self.fields[key].read(value, (key,), doc)

    def _read_cards(self, entries: Any, doc: Document, places: dict[str, str]) -> None:
        """The cards of one document. ``places``: where each id first stood."""
        for index, entry in enumerate(() if entries is BAD else entries):
            path = ("cards", index)
            card = self.schema.read_card(entry, path, doc)
            name = entry.get("id") if isinstance(entry, Mapping) else None
            if not isinstance(name, str):
                continue
            if name in places:
                doc.problem((*path, "id"), "duplicate_id", id=name[:40], place=places[name])
                continue
            places[name] = _place(doc, (*path, "id"))
            if card is not BAD:
                self.cards[name] = card
                self.plain_cards[name] = entry

    def _need_all(self) -> None:
        """Note the keys that stand in no file, at the file of the header."""
        if any(doc.broken for doc in self.documents):
            # What is missing may stand in the file that could not be read.
            return
        for key, field in self.fields.items():
            if key not in self.homes and key not in _OPTIONAL and not isinstance(field, Maybe):
                header = self.homes.get("title", self.documents[0])
                header.problem((), "missing_key", name=key, allowed=described(field))

    def _compare_totals(self, doc: Document | None, totals: Any) -> None:
        if doc is None or totals is BAD or self._problems():
            return
        for kind, total in totals.items():
            found = sum(card.copies for card in self.cards.values() if card.kind == kind)
            if found != total:
                doc.problem(("totals", kind), "wrong_total", kind=kind, found=found, total=total)

    def _read_deck(self, deck: Document) -> None:
        """Put the cards and tables of a house deck on top: new ones beside the others, known ones in their place."""
        values = self._deck_record(deck).read(deck.data, (), deck)
        if isinstance(deck.data, Mapping) and isinstance(deck.data.get("cards"), list):
            self._read_cards(deck.data["cards"], deck, {})
        if values is not BAD:
            self.values["deck"] = values["name"]
            self.plain_deck = {"deck": deck.data["name"]}
            self._compare_totals(deck, values.get("totals", {}))
            for key in self.schema.deck_tables:
                self._read_deck_table(key, deck, values)

    def _deck_record(self, deck: Document) -> Record:
        """What a house deck may hold. One that brings tables needs no cards."""
        tables = {key: self.fields[key] for key in self.schema.deck_tables}
        flags = {standard(key): Flag() for key, field in tables.items() if isinstance(field, MapOf)}
        cards: dict[str, Field] = {"cards": _Cards()}
        needed: dict[str, Field] = {"extends": Word([self.schema.game]), "name": TextPair(80)}
        more: dict[str, Field] = {"totals": self.schema.totals(), **tables, **flags}
        if isinstance(deck.data, Mapping) and any(key in deck.data for key in (*tables, *flags)):
            return Record(needed, cards | more)
        return Record(needed | cards, more)

    def _read_deck_table(self, key: str, deck: Document, values: Mapping[str, Any]) -> None:
        """Put a table of the deck on top of the game's own."""
        keeps = values.get(standard(key), True)
        if not isinstance(self.fields[key], MapOf):
            if key in values:
                self.values[key] = values[key]
                self.plain_tables[key] = deck.data[key]
        elif (key in values or not keeps) and self.values.get(key, BAD) is not BAD:
            own, plain = (self.values[key], self.homes[key].data[key]) if keeps else ({}, {})
            self.values[key] = {**own, **values.get(key, {})}
            self.plain_tables[key] = {**plain, **deck.data.get(key, {})}


def standard(table: str) -> str:
    """The flag with which a house deck leaves out the game's own entries of a table."""
    return f"standard_{table}"


def _place(doc: Document, path: Path) -> str:
    line, column = doc.where(path)
    return f"{doc.file}:{line}:{column}"


def card_place(documents: Sequence[Document], card: str) -> tuple[Document, Path]:
    """Where a card is written, for the checks of a game; a house deck comes before what it replaces."""
    for doc in reversed(documents):
        for index, entry in enumerate(doc.data.get("cards", ())):
            if entry["id"] == card:
                return doc, ("cards", index)
    raise KeyError(card)


def table_place(documents: Sequence[Document], key: str) -> tuple[Document, Path]:
    """Where a top-level key is written, for the checks of a game."""
    for doc in documents:
        if key in doc.data:
            return doc, (key,)
    raise KeyError(key)


def entry_place(documents: Sequence[Document], key: str, entry: str | int) -> tuple[Document, Path]:
    """Where an entry of a table is written; a house deck comes before what it replaces."""
    for doc in reversed(documents):
        if entry in doc.data.get(key, {}):
            return doc, (key, entry)
    raise KeyError(entry)

"""All files of a game's layers read together and checked: the slow and thorough way to a catalog."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from brzdek.core.catalog.catalog import HEADER, Catalog, Parts
from brzdek.core.catalog.deck import PRINTED, CardList, Changes, DeckReader, check_copies, check_removed, place_of
from brzdek.core.catalog.files import DECK
from brzdek.core.catalog.schema import BAD, Field, MapOf, Maybe, Record, Word, described, refuse_key
from brzdek.core.catalog.source import Document, Path
from brzdek.core.expansion import Layer
from brzdek.core.layers import Layers
from brzdek.core.text import LANGS, Text
from brzdek.core.values import NamedTuple

_HEADER = ("title", "players", "options")
_OPTIONAL = ("options", "totals")


class Base(NamedTuple):
    """What the layers of a game say without house decks, read before and found right."""

    catalog: Catalog
    plain: Parts


class Shelf:
    """The documents of all layers. What is wrong is noted in them, all of it in one go."""

    def __init__(self, layers: Layers, documents: Mapping[str, Sequence[Document]], base: Base | None = None) -> None:
        """``documents``: of each layer, and under ``DECK`` the house decks; ``base``: the layers, if they are known."""
        self.layers = layers
        self.schema = layers.schema
        self.by_layer = documents
        self.base = base
        self.values: dict[str, Any] = {}
        """What stands under each top-level key, all layers together."""
        self.plain_values: dict[str, Any] = {}
        self.cards: dict[str, Any] = {}
        self.plain_cards: dict[str, Any] = {}
        self.decks: list[Any] = []
        self.plain_decks: list[Any] = []
        self.own_cards: Mapping[str, Any] = {}
        """The cards without those of the house decks."""
        self.changes = Changes()

    @property
    def documents(self) -> list[Document]:
        """From the lowest layer up, the house decks last."""
        order = [*(layer.name for layer in self.layers.all), DECK]
        return [document for name in order for document in self.by_layer.get(name, ())]

    def read(self, *, whole: bool = True) -> None:
        """Read everything. ``whole``: the documents are whole folders, in which nothing may be missing."""
        if self.base is not None:
            self._take(self.base)
        else:
            for layer in self.layers.all:
                LayerReader(self, layer).read(whole=whole)
        spoilt = self.problems()
        self.own_cards = dict(self.cards)
        for below, deck in enumerate(self.by_layer.get(DECK, ())):
            if not deck.broken:
                DeckReader(self, deck, below).read()
        if whole and not spoilt:
            self._check()

    def _take(self, base: Base) -> None:
        """Begin with what the layers are known to say."""
        catalog, plain = base
        self.cards, self.plain_cards = dict(catalog.cards), dict(plain.cards)
        header = {"title": catalog.title, "players": catalog.players, "options": catalog.options}
        # A catalog has every key; those that stood in no file are empty there.
        said = {key: plain.header[key] for key in header if plain.header[key]}
        tables = {key: value for key, value in plain.tables.items() if value is not None}
        self.plain_values = said | tables
        self.values = {key: header[key] for key in said} | {key: catalog.tables[key] for key in tables}

    def catalog(self, fingerprint: str) -> Catalog:
        """The catalog of what was read without problems."""
        header = {key: self.values.get(key, {}) for key in _HEADER} | {"decks": tuple(self.decks)}
        tables = {key: self.values.get(key) for key in self.schema.tables}
        return Catalog(self.layers, fingerprint, Parts(header, self.cards, tables, self._by_layer()))

    def plain(self) -> Parts:
        """The plain data behind the typed values, for the cache."""
        header = {key: self.plain_values.get(key, {}) for key in _HEADER} | {"decks": self.plain_decks}
        tables = {key: self.plain_values.get(key) for key in self.schema.tables}
        return Parts(header, self.plain_cards, tables, self._by_layer())

    def problems(self) -> bool:
        return any(doc.problems for doc in self.documents)

    def read_cards(
        self,
        entries: Any,
        doc: Document,
        places: dict[str, str],
        layer: Layer | None = None,
        left_out: Collection[int] = (),
    ) -> None:
        """The cards of one document: new ones beside the others, known ones in their place. ``places``: where each id
        of the layer first stood. Cards of a house deck belong to the layer of what they replace, or of their kind;
        what takes the place of a borrowed card is the game's own.
        """
        for index, entry in enumerate(() if entries is BAD else entries):
            if index in left_out:
                continue
            path = ("cards", index)
            name = entry.get("id") if isinstance(entry, Mapping) else None
            if isinstance(name, str) and layer is not None and is_taken(name, layer, self.cards):
                name = layer.prefix + name
                entry = entries[index] = {**entry, "id": name}
            card = self.schema.read_card(entry, path, doc, layer.name if layer is not None else self._home(entry))
            if not isinstance(name, str):
                continue
            if name in places:
                doc.problem((*path, "id"), "duplicate_id", id=name[:40], place=places[name])
                continue
            places[name] = place_of(doc, (*path, "id"))
            if card is not BAD:
                self.cards[name] = card
                self.plain_cards[name] = entry

    def lay(self, key: str, field: Field, value: Any, plain: Any) -> None:
        """Put a value on top of what stands under its key: into a mapping by its keys, anything else in its place."""
        if isinstance(field, MapOf) and self.values.get(key, BAD) is not BAD and value is not BAD:
            value, plain = {**self.values[key], **value}, {**self.plain_values[key], **plain}
        self.values[key] = value
        self.plain_values[key] = plain

    def compare_totals(self, doc: Document, totals: Any, layers: Sequence[str]) -> None:
        """``layers``: those whose cards count."""
        if totals is BAD or self.problems():
            return
        for kind, total in totals.items():
            found = sum(card.copies for card in self.cards.values() if card.kind == kind and card.layer in layers)
            if found != total:
                doc.problem(("totals", kind), "wrong_total", kind=kind, found=found, total=total)

    def _by_layer(self) -> dict[str, list[str]]:
        cards: dict[str, list[str]] = {}
        for name, card in self.cards.items():
            if card.layer != self.layers.base.game:
                cards.setdefault(card.layer, []).append(name)
        return cards

    # -- house decks

    def _home(self, entry: Any) -> str:
        if not isinstance(entry, Mapping):
            return ""
        name, kind = entry.get("id"), entry.get("kind")
        if isinstance(name, str) and name in self.cards and self.cards[name].layer not in self.layers.borrowed():
            layer: str = self.cards[name].layer
            return layer
        return self.layers.home_of(kind) if isinstance(kind, str) else ""

    def printed(self) -> dict[str, dict[str, Any]]:
        """What the house decks say of how things look on paper, the upper ones last."""
        found: dict[str, dict[str, Any]] = {key: {} for key in PRINTED}
        for deck in self.by_layer.get(DECK, ()):
            for key in PRINTED:
                found[key] |= deck.data.get(key, {})
        return found

    def decks_with_removals(self) -> list[Document]:
        """The house decks that remove anything."""
        decks = [deck for deck in self.by_layer.get(DECK, ()) if isinstance(deck.data, Mapping)]
        return [deck for deck in decks if isinstance(deck.data.get("remove"), list)]

    def _check(self) -> None:
        """Does everything fit together? What does not fit in the game's own files is the fault of the decks."""
        decks = [deck for deck in self.by_layer.get(DECK, ()) if not deck.broken]
        if decks and not self.problems():
            check_removed(self)
            check_copies(self, decks[-1])
        for layer in self.layers.all:
            if layer.check is not None and not self.problems():
                layer.check(self.catalog(""), self.documents)
        if decks:
            _blame(decks[-1], [doc for doc in self.documents if doc not in decks])


class LayerReader:
    """Reads the documents of one layer onto the shelf."""

    def __init__(self, shelf: Shelf, layer: Layer) -> None:
        self.shelf = shelf
        self.layer = layer
        self.documents = shelf.by_layer.get(layer.name, ())
        schema = shelf.schema if layer in shelf.layers.above else shelf.layers.base
        self.fields: dict[str, Field] = {
            **{key: HEADER[key] for key in _HEADER},
            "totals": schema.totals(),
            **schema.tables,
        }
        self.homes: dict[str, Document] = {}
        """The document of each top-level key."""
        self.places: dict[str, str] = {}
        """Where each id first stood."""
        self.totals: Any = {}

    def read(self, *, whole: bool) -> None:
        for doc in self.documents:
            if not doc.broken:
                self._read_document(doc)
        if whole:
            self._need_all()
            if "totals" in self.homes:
                self.shelf.compare_totals(self.homes["totals"], self.totals, [self.layer.name])

    def _read_document(self, doc: Document) -> None:
        if not isinstance(doc.data, Mapping):
            Record(self.fields).refuse(doc.data, (), doc)
            return
        for key, value in doc.data.items():
            if key == "cards":
                self.shelf.read_cards(CardList().read(value, ("cards",), doc), doc, self.places, self.layer)
            elif not self.layer.borrowed:
                self._read_key(key, value, doc)

    def _read_key(self, key: str, value: Any, doc: Document) -> None:
        if key == "game":
            Word([self.layer.name]).read(value, ("game",), doc)
        elif key not in self.fields:
            refuse_key(key, ["cards", "game", *self.fields], (), doc)
        elif key in self.homes:
            place = place_of(self.homes[key], (key,))
            doc.problem((key,), "key_in_two_files", at_key=True, name=key, place=place)
        else:
            self.homes[key] = doc
            field = self.fields[key]
            read = field.read(value, (key,), doc)
            if key == "totals":
                self.totals = read
            else:
                self.shelf.lay(key, field, read, value)

    def _need_all(self) -> None:
        """Note the keys that stand in no file, at the file of the header."""
        if any(doc.broken for doc in self.documents):
            # What is missing may stand in the file that could not be read.
            return
        lowest = self.layer is self.shelf.layers.all[0]
        needed = self.fields if lowest else self.layer.tables
        header = self.homes.get("title", self.documents[0])
        for key, field in needed.items():
            if key not in self.homes and key not in _OPTIONAL and not isinstance(field, Maybe):
                header.problem((), "missing_key", name=key, allowed=described(field))
        options = self.shelf.values.get("options", {})
        for option, kind in self.layer.options.items():
            if options is not BAD and (option not in options or options[option].kind != kind):
                header.problem((), "layer_option", layer=self.layer.name, option=option, kind=kind)


def is_taken(name: str, layer: Layer, cards: Mapping[str, Any]) -> bool:
    """Must a card of this layer bear the layer's prefix, since a card of another one has its id?"""
    return bool(layer.prefix) and name in cards and cards[name].layer != layer.name


def _blame(deck: Document, own: Sequence[Document]) -> None:
    """Problems of the game's own files, which were right without the decks, are told at the topmost deck."""
    for doc in own:
        problems, doc.problems = doc.problems, []
        for problem in problems:
            why = Text(*(problem.message(lang) for lang in LANGS))
            deck.problem((), "deck_spoils", place=problem.place, why=why)


def card_place(documents: Sequence[Document], card: str) -> tuple[Document, Path]:
    """Where a card is written, for the checks of a game; a house deck comes before what it replaces."""
    for doc in reversed(documents):
        for index, entry in enumerate(doc.data.get("cards", ())):
            if entry["id"] == card:
                return doc, ("cards", index)
    raise KeyError(card)


def removal_place(documents: Sequence[Document], card: str) -> tuple[Document, Path] | None:
    """Where a house deck removes a card, for the checks of a game; None: none does."""
    for doc in reversed(documents):
        removed = doc.data.get("remove", ())
        if card in removed:
            return doc, ("remove", removed.index(card))
    return None


def table_place(documents: Sequence[Document], key: str) -> tuple[Document, Path]:
    """Where a top-level key is written, for the checks of a game; a house deck comes before what it replaces."""
    for doc in reversed(documents):
        if key in doc.data:
            return doc, (key,)
    raise KeyError(key)


def entry_place(documents: Sequence[Document], key: str, entry: str | int) -> tuple[Document, Path]:
    """Where an entry of a table is written; a house deck comes before what it replaces."""
    for doc in reversed(documents):
        if entry in doc.data.get(key, {}):
            return doc, (key, entry)
    raise KeyError(entry)

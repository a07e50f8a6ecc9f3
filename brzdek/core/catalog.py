"""The cards and tables of one game: typed values made from its YAML folder.

The first load of a folder checks everything. Checked data is kept in a cache; from there a load only reads the
files to see that they are the same, and cards are made when somebody first asks for them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import brzdek
from brzdek.core import cache, source
from brzdek.core.files import DECK, RULES_FILE, CardFile, card_file, card_files, document_of, fingerprint_of
from brzdek.core.options import OPTIONS, OptionSpec
from brzdek.core.schema import BAD, Field, ListOf, MapOf, Record, Str, TextPair, Whole, Word
from brzdek.core.source import Document
from brzdek.core.text import Lang, Text

READING = 1
"""Raised whenever the meaning of card files changes, so that older cache entries are left alone."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Card:
    """One card of a game. Games add typed fields of their own in subclasses."""

    id: str
    name: Text
    kind: str
    copies: int
    flavour: Text | None = None
    art: str = ""
    """The file of its picture, in the folder of the file that holds the card."""
    origin: str = ""
    """``facts``: as known of the printed game; ``house``: made up."""
    effects: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What the card does, by slot (such as ``play``), in the order of its kind; each has a ``text(lang)``."""
    headings: Mapping[str, Text] = field(default_factory=dict, hash=False)
    """What stands before the words of a slot, such as ``ZDOBYCIE``; given by the kind."""
    text_override: Text | None = None

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, one.name) == getattr(other, one.name) for one in fields(self)
        )

    def __hash__(self) -> int:
        return hash(self.id)

    def plain(self) -> str:
        return self.id

    def text(self, lang: Lang) -> str:
        """What the card does, in words."""
        return " ".join(self.paragraphs(lang))

    def paragraphs(self, lang: Lang) -> list[str]:
        """What the card does, slot by slot, each under its heading."""
        if self.text_override is not None:
            return [self.text_override.to(lang)]
        return [self._headed(slot, effect.text(lang), lang) for slot, effect in self.effects.items()]

    def _headed(self, slot: str, text: str, lang: Lang) -> str:
        return f"{self.headings[slot].to(lang)}: {text}" if slot in self.headings else text

    def notes(self, lang: Lang) -> list[str]:
        """What the card shows by numbers and symbols, in a few words each, for lists without pictures."""
        return []


NOTHING: Mapping[str, Any] = {}


class CardKind(NamedTuple):
    """What the entries of one kind of card hold beside the keys that every card has."""

    make: type[Card] = Card
    fields: Mapping[str, Field] = NOTHING
    optional: Mapping[str, Field] = NOTHING
    effects: tuple[str, ...] = ()
    """The keys that hold effects, in the order in which a card says them; each may be left out."""
    headings: Mapping[str, Text] = NOTHING
    """Words before the text of such a key."""


_CARD: Mapping[str, Field] = {"id": Word(), "name": TextPair(80), "kind": Word(), "copies": Whole(0, 999)}
_CARD_OPTIONAL: Mapping[str, Field] = {
    "flavour": TextPair(),
    "art": Str(120),
    "origin": Word(("facts", "house")),
    "text": TextPair(800),
}


class _Players(Field):
    """``{min: 3, max: 10}``, read as a pair."""

    shapes = frozenset({"map"})
    record = Record({"min": Whole(1, 20), "max": Whole(1, 20)})

    def read(self, value: Any, path: source.Path, doc: Document) -> Any:
        values = self.record.read(value, path, doc)
        if values is BAD:
            return BAD
        if values["min"] > values["max"]:
            doc.problem(path, "wrong_players", low=values["min"], high=values["max"])
            return BAD
        return values["min"], values["max"]

    def describe(self, lang: Lang) -> str:
        return self.record.describe(lang)


HEADER: Mapping[str, Field] = {"title": TextPair(80), "players": _Players(), "options": OPTIONS, "deck": TextPair(80)}
"""What is known of a game apart from cards and tables; ``deck`` is the name of a house deck."""


class CatalogSchema(NamedTuple):
    """What the files of one game may hold."""

    game: str
    kinds: Mapping[str, CardKind]
    tables: Mapping[str, Field] = NOTHING
    """Top-level keys beside the cards and the header; one whose field is a ``Maybe`` can be left out."""
    language: Field | None = None
    """Reads the effects of cards."""
    check: Callable[[Catalog, Sequence[Document]], None] | None = None
    """Looks at everything together once each part is right, and notes problems in the documents."""
    version: int = 1
    """Raised by a game whenever the meaning of its files changes."""
    deck_tables: tuple[str, ...] = ()
    """Tables that a house deck may bring: to a mapping it adds entries or replaces them by key, any other table it
    replaces. ``standard_KEY: false`` in the deck leaves out the game's own entries of the mapping KEY.
    """

    def read_card(self, value: Any, path: source.Path, doc: Document) -> Any:
        """The typed card, or BAD."""
        if not isinstance(value, Mapping):
            return Record(_CARD).refuse(value, path, doc)
        kind = self.kinds.get(value["kind"]) if isinstance(value.get("kind"), str) else None
        if kind is None:
            return self._read_without_kind(value, path, doc)
        values = self._record(kind).read(value, path, doc)
        if values is BAD:
            return BAD
        effects = {slot: values.pop(slot) for slot in kind.effects if slot in values}
        text = values.pop("text", None)
        return kind.make(effects=effects, headings=kind.headings, text_override=text, **values)

    def _record(self, kind: CardKind) -> Record:
        effects = dict.fromkeys(kind.effects, self.language) if self.language else {}
        return Record(
            {**_CARD, "kind": Word(self.kinds), **kind.fields}, {**_CARD_OPTIONAL, **kind.optional, **effects}
        )

    def _read_without_kind(self, value: Mapping[Any, Any], path: source.Path, doc: Document) -> Any:
        """Check what every card has; what else may stand here is not known."""
        record = self._record(CardKind())
        record.read({key: value[key] for key in record.fields if key in value}, path, doc)
        return BAD

    def totals(self) -> Field:
        """``totals: {path: 44}``: how many copies the cards of a kind add up to."""
        return MapOf(Word(self.kinds), Whole(0, 9999))


T = TypeVar("T")


class Lazy(Mapping[str, T], Generic[T]):
    """Values by key, in the order of the files, each made from its kept text when it is first asked for."""

    __slots__ = ("_made", "_make", "_texts")

    def __init__(self, texts: Mapping[str, str], make: Callable[[str, str], T]) -> None:
        self._texts = texts
        self._make = make
        self._made: dict[str, T] = {}

    def __getitem__(self, key: str) -> T:
        made = self._made
        if key not in made:
            made[key] = self._make(key, self._texts[key])
        return made[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def __contains__(self, key: object) -> bool:
        return key in self._texts


class Catalog:
    """Everything that the files of one game say. It never changes, so copies of a game share it."""

    __slots__ = ("_header", "cards", "fingerprint", "game", "tables")

    def __init__(
        self,
        game: str,
        fingerprint: str,
        header: Mapping[str, Any],
        cards: Mapping[str, Card],
        tables: Mapping[str, Any],
    ) -> None:
        self.game = game
        self.fingerprint = fingerprint
        """A short hash of all files, so that a saved game knows its cards again."""
        self._header = header
        self.cards = cards
        self.tables = tables

    def __deepcopy__(self, memo: object) -> Catalog:
        return self

    @property
    def title(self) -> Text:
        title: Text = self._header["title"]
        return title

    @property
    def players(self) -> tuple[int, int]:
        """The least and the greatest number of players."""
        players: tuple[int, int] = self._header["players"]
        return players

    @property
    def options(self) -> Mapping[str, OptionSpec]:
        options: Mapping[str, OptionSpec] = self._header["options"]
        return options

    @property
    def deck(self) -> Text | None:
        """The name of the house deck that lies on top of the game's own cards."""
        return self._header.get("deck")


class Parts(NamedTuple):
    """The content of a catalog by section, typed or plain."""

    header: Mapping[str, Any]
    cards: Mapping[str, Any]
    tables: Mapping[str, Any]


def load_catalog(schema: CatalogSchema, folder: Path, deck: Path | None = None) -> Catalog:
    """The cards and tables of a game, with a house deck on top if one is given. BadData: all that is wrong."""
    files = card_files(folder, deck)
    mark = fingerprint_of(files)
    key = cache.key_of(brzdek.__version__, READING, schema.game, schema.version, mark)
    entry = None if any(file.problems for file in files) else cache.recall(key)
    if entry is not None:
        return _recalled(schema, files, mark, entry)
    catalog, plain = _read_files(schema, files, mark)
    cache.keep(key, plain._asdict())
    return catalog


def _read_files(schema: CatalogSchema, files: Sequence[CardFile], mark: str) -> tuple[Catalog, Parts]:
    """Read the YAML and check all of it. Gives the catalog and the plain data behind it."""
    from brzdek.core.shelf import Shelf

    shelf = Shelf(schema, [document_of(file) for file in files if file.label != DECK])
    decks = [document_of(file) for file in files if file.label == DECK]
    shelf.read(decks[0] if decks else None)
    source.finish(*shelf.documents)
    return shelf.catalog(mark), shelf.plain()


def _recalled(
    schema: CatalogSchema, files: Sequence[CardFile], mark: str, entry: Mapping[str, Mapping[str, str]]
) -> Catalog:
    """A catalog over a cache entry. Where the entry turns out not to fit, the files are read after all."""
    reread = functools.cache(lambda: _read_files(schema, files, mark)[0])

    def header(key: str, text: str) -> Any:
        typed = _typed(text, lambda value, doc: HEADER[key].read(value, (key,), doc))
        return reread()._header[key] if typed is BAD else typed

    def card(key: str, text: str) -> Card:
        typed = _typed(text, lambda value, doc: schema.read_card(value, (), doc))
        return typed if isinstance(typed, Card) and typed.id == key else reread().cards[key]

    def table(key: str, text: str) -> Any:
        typed = _typed(text, lambda value, doc: schema.tables[key].read(value, (key,), doc))
        return reread().tables[key] if typed is BAD else typed

    return Catalog(
        schema.game,
        mark,
        Lazy(entry.get("header", {}), header),
        Lazy(entry.get("cards", {}), card),
        Lazy(entry.get("tables", {}), table),
    )


def _typed(text: str, read: Callable[[Any, Document], Any]) -> Any:
    """The typed value of kept JSON, or BAD."""
    try:
        value = cache.revived(text)
    except ValueError:
        return BAD
    return read(value, Document("", value))


class Rule(NamedTuple):
    """One rule of a game as people read it."""

    id: str
    topic: str
    text: Text


_RULES = Record(
    {
        "rules": ListOf(
            Record(
                {"id": Word(pattern="[A-Za-z0-9_-]+"), "topic": Word(pattern="[a-z0-9_-]+"), "text": TextPair(3000)},
                make=Rule,
            ),
            1,
        )
    }
)


def read_rules(document: Document) -> list[Rule]:
    """The rules in a ``rules.yaml``; problems are noted in the document."""
    if document.broken:
        return []
    read = _RULES.read(document.data, (), document)
    rules: list[Rule] = [] if read is BAD else list(read["rules"])
    first: dict[str, int] = {}
    for index, rule in enumerate(rules):
        path = ("rules", index, "id")
        if first.setdefault(rule.id, index) != index:
            line, _ = document.where(("rules", first[rule.id], "id"))
            document.problem(path, "duplicate_id", id=rule.id, place=f"{document.file}:{line}")
    return rules


def load_rules(folder: Path) -> list[Rule]:
    """The rule reference of a game: ``rules.yaml`` in its folder. BadData: all that is wrong."""
    file = card_file(str(folder / RULES_FILE), RULES_FILE)
    key = cache.key_of(brzdek.__version__, READING, RULES_FILE, fingerprint_of([file]))
    entry = None if file.problems else cache.recall(key)
    kept = _kept_rules(entry) if entry is not None else None
    if kept is not None:
        return kept
    document = document_of(file)
    rules = read_rules(document)
    source.finish(document)
    cache.keep(key, {"rules": {rule.id: [rule.topic, *rule.text] for rule in rules}})
    return rules


def _kept_rules(entry: Mapping[str, Mapping[str, str]]) -> list[Rule] | None:
    try:
        parts = {key: cache.revived(text) for key, text in entry["rules"].items()}
        return [Rule(key, topic, Text(pl, en)) for key, (topic, pl, en) in parts.items()]
    except (KeyError, TypeError, ValueError):
        return None

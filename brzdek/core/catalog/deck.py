"""A house deck as a layer: what it adds, patches, removes and sets goes onto a shelf that holds all that lies below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.files import is_base
from brzdek.core.catalog.options import OptionField, OptionSpec
from brzdek.core.catalog.schema import (
    BAD,
    Field,
    Flag,
    ListOf,
    MapOf,
    Record,
    TextPair,
    Word,
    found,
    listed,
    refuse_key,
)
from brzdek.core.catalog.source import Document, Path
from brzdek.core.text import Lang
from brzdek.core.values import NamedTuple
from brzdek.core.words import CORE

if TYPE_CHECKING:
    from brzdek.core.catalog.shelf import Shelf

MOST_CARDS = 10_000
"""So many cards a deck may have; more than any box holds."""
MOST_COPIES = 20_000
"""So many cards and tokens a game may have with its decks."""
PRINTED = ("pad", "faces", "icons", "fonts", "palette")
"""What a deck says of how it looks on paper; it is read where things are printed."""
_PAIRS = ("name", "flavour", "text")
"""Texts of a card of which a deck may change one language."""
_TOLD = (*_PAIRS, "id", "kind", "art", "emblem")
"""What of a card names no other card."""


class Extends(Field):
    """The game that a deck lies on, or the file of another deck, which lies below it already."""

    shapes = frozenset({"text"})

    def __init__(self, games: list[str], below: int) -> None:
        self.game = Word(games)
        self.below = below

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not is_base(value):
            return self.game.read(value, path, doc)
        if not self.below:
            doc.problem(path, "no_base", file=value)
            return BAD
        return value

    def describe(self, lang: Lang) -> str:
        return self.game.describe(lang)


class Mapped(Field):
    """A set of keys that is looked at elsewhere."""

    shapes = frozenset({"map"})

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        return value if isinstance(value, Mapping) else self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return CORE["found_map"].to(lang)


class CardList(Field):
    """A list of cards, each of which is read by itself later."""

    shapes = frozenset({"list"})

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, list) and len(value) > MOST_CARDS:
            doc.problem(path, "many_cards", found=len(value), limit=MOST_CARDS)
            return BAD
        return value if isinstance(value, list) else self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return CORE["cards"].to(lang)


def standard(table: str) -> str:
    """The flag with which a house deck leaves out the game's own entries of a table."""
    return f"standard_{table}"


class Written(NamedTuple):
    """A field of a card, or an entry, as a house deck has written it."""

    deck: Document
    place: str
    value: Any


class Changes:
    """What the house decks of a stack have changed so far, and where: so that they can disagree aloud."""

    def __init__(self) -> None:
        self.written: dict[str, dict[str, Written]] = {}
        """By card or entry and by field; "" stands for all of it."""
        self.removed: dict[str, str] = {}
        """Where each card that is gone was removed."""

    def note(self, deck: Document, path: Path, name: str, field: str, value: Any) -> None:
        """A deck writes a field. It is told if a deck below says otherwise, unless it lies on a deck on purpose."""
        known = self.written.setdefault(name, {})
        fields = list(known) if not field else [one for one in (field, "") if one in known]
        differing = [known[one] for one in fields if _differ(known[one], deck, one, field, value)]
        if differing and not is_base(deck.data.get("extends")):
            deck.warn(path, "decks_differ", what=f"{name}: {field}" if field else name, place=differing[0].place)
        known[field] = Written(deck, place_of(deck, path), value)


def _differ(theirs: Written, deck: Document, written: str, field: str, value: Any) -> bool:
    if theirs.deck is deck:
        return False
    if not written and field and isinstance(theirs.value, Mapping):
        return bool(theirs.value.get(field) != value)
    return bool(theirs.value != value)


class DeckReader:
    """Puts one house deck on top."""

    def __init__(self, shelf: Shelf, deck: Document, below: int) -> None:
        """``below``: how many decks lie under it."""
        self.shelf = shelf
        self.schema = shelf.schema
        self.deck = deck
        self.below = below
        self.tables = {key: self.schema.tables[key] for key in self.schema.deck_tables}
        mapped = [key for key, field in self.tables.items() if isinstance(field, MapOf)]
        clears = self.schema.deck_clears
        self.cleared = mapped if clears is None else [key for key in mapped if key in clears]

    def read(self) -> None:
        deck, data = self.deck, self.deck.data
        if isinstance(data, Mapping):
            self._patch_tables()
        values = self.record().read(data, (), deck)
        if not isinstance(data, Mapping):
            return
        self._remove(data.get("remove"))
        if isinstance(data.get("cards"), list) and len(data["cards"]) <= MOST_CARDS:
            self.shelf.read_cards(data["cards"], deck, {}, left_out=self._patch_cards(data["cards"]))
        if isinstance(data.get("options"), Mapping):
            self._set_options(data["options"])
        if values is not BAD:
            self.shelf.decks.append(values["name"])
            self.shelf.plain_decks.append(data["name"])
            for key in self.tables:
                self._lay_table(key, values)
            counted = [layer.name for layer in self.shelf.layers.all if not layer.borrowed]
            self.shelf.compare_totals(deck, values.get("totals", {}), counted)

    def record(self) -> Record:
        """What a house deck may hold. One that brings anything else needs no cards."""
        flags = {standard(key): Flag() for key in self.cleared}
        other: dict[str, Field] = {
            "remove": ListOf(Word(), 0, MOST_CARDS),
            "options": Mapped(),
            **dict.fromkeys(PRINTED, Mapped()),
            **self.tables,
            **flags,
        }
        cards: dict[str, Field] = {"cards": CardList()}
        names = self.shelf.layers.own_names()
        needed: dict[str, Field] = {"extends": Extends(names, self.below), "name": TextPair(80)}
        more: dict[str, Field] = {"totals": self.schema.totals(), **other}
        if isinstance(self.deck.data, Mapping) and any(key in self.deck.data for key in other):
            return Record(needed, cards | more)
        return Record(needed | cards, more)

    # -- cards

    def _patch_cards(self, entries: list[Any]) -> set[int]:
        """Fill up the entries without a kind from the cards that they patch. Gives those that patch nothing."""
        strays: set[int] = set()
        changes, gone = self.shelf.changes, set(_words(self.deck.data.get("remove")))
        for index, entry in enumerate(entries):
            name = entry.get("id") if isinstance(entry, Mapping) else None
            if not isinstance(name, str):
                continue
            path: Path = ("cards", index)
            if name in gone:
                strays.add(index)
                self.deck.problem((*path, "id"), "removed_and_written", id=name)
            elif "kind" in entry:
                changes.note(self.deck, path, name, "", dict(entry))
                changes.removed.pop(name, None)
            elif name in self.shelf.plain_cards:
                entries[index] = self._patched(entry, path, self.shelf.plain_cards[name])
            else:
                # Whatever else is wrong with it is told once it is known what it patches.
                strays.add(index)
                self._refuse_patch((*path, "id"), name)
        return strays

    def _patched(self, entry: Mapping[str, Any], path: Path, known: Mapping[str, Any]) -> dict[str, Any]:
        patched = dict(known)
        for key, value in entry.items():
            if key != "id":
                self.shelf.changes.note(self.deck, (*path, key), known["id"], str(key), value)
            if value is None and key in known:
                patched.pop(key, None)
            elif key in _PAIRS and isinstance(value, Mapping) and isinstance(known.get(key), Mapping):
                patched[key] = {**known[key], **value}
            else:
                patched[key] = value
        return patched

    def _refuse_patch(self, path: Path, name: str) -> None:
        if name in self.shelf.changes.removed:
            self.deck.problem(path, "patch_removed", id=name, place=self.shelf.changes.removed[name])
        else:
            kinds = listed(list(self.schema.kinds), 40)
            self.deck.problem(path, "no_card_to_patch", near=(name, self.shelf.cards), id=name[:40], kinds=kinds)

    # -- what goes

    def _remove(self, names: Any) -> None:
        removed = self.shelf.changes.removed
        for index, name in _indexed(names):
            path: Path = ("remove", index)
            card = self.shelf.cards.get(name)
            if card is not None and card.kind in self.schema.fixed:
                self.deck.problem(path, "never_removed", id=name, kind=card.kind)
            elif card is not None:
                del self.shelf.cards[name], self.shelf.plain_cards[name]
                self.shelf.changes.note(self.deck, path, name, "", None)
                removed[name] = place_of(self.deck, path)
            elif not self._remove_entry(name, path):
                self._refuse_removal(name, path)

    def _remove_entry(self, name: str, path: Path) -> bool:
        """Is it an entry of a table, such as a tile or a board?"""
        for key in self.tables:
            values = self.shelf.values.get(key)
            if key in self.cleared and isinstance(values, dict) and name in values:
                self.shelf.values[key] = {one: value for one, value in values.items() if one != name}
                plain = self.shelf.plain_values[key]
                self.shelf.plain_values[key] = {one: value for one, value in plain.items() if one != name}
                self.shelf.changes.note(self.deck, path, name, "", None)
                self.shelf.changes.removed[name] = place_of(self.deck, path)
                return True
        return False

    def _refuse_removal(self, name: str, path: Path) -> None:
        if name in self.shelf.changes.removed:
            self.deck.warn(path, "removed_twice", id=name, place=self.shelf.changes.removed[name])
            return
        entries = [str(one) for key in self.cleared for one in self.shelf.values.get(key) or ()]
        self.deck.problem(path, "nothing_to_remove", near=(name, [*self.shelf.cards, *entries]), id=name)

    # -- tables and options

    def _patch_tables(self) -> None:
        """Fill up the entries of tables that leave out something they need from those that they patch; what is no
        table of entries is replaced as a whole.
        """
        for key, field in self.tables.items():
            entries = self.deck.data.get(key)
            known = self.shelf.plain_values.get(key)
            if key in self.deck.data and not isinstance(field, MapOf):
                self.shelf.changes.note(self.deck, (key,), key, "", entries)
            if not (isinstance(field, MapOf) and isinstance(entries, dict) and isinstance(known, Mapping)):
                continue
            for name, entry in list(entries.items()):
                self.shelf.changes.note(self.deck, (key, name), f"{key}: {name}", "", entry)
                old = known.get(name)
                if isinstance(entry, Mapping) and isinstance(old, Mapping) and _lacks(field.value, entry):
                    entries[name] = {
                        one: value for one, value in {**old, **entry}.items() if value is not None or one not in old
                    }

    def _lay_table(self, key: str, values: Mapping[str, Any]) -> None:
        """Put a table of the deck on top of the game's own."""
        shelf, field = self.shelf, self.tables[key]
        if shelf.values.get(key, BAD) is not BAD and not values.get(standard(key), True):
            shelf.values[key], shelf.plain_values[key] = {}, {}
        if key in values and not (isinstance(field, MapOf) and shelf.values.get(key, BAD) is BAD):
            shelf.lay(key, field, values[key], self.deck.data[key])

    def _set_options(self, options: Mapping[Any, Any]) -> None:
        """A value is what an option usually has from now on; a set of keys patches the whole option."""
        shelf = self.shelf
        if shelf.values.get("options", BAD) is BAD:
            return
        for key, value in options.items():
            plain = shelf.plain_values["options"]
            path: Path = ("options", key)
            if key not in plain:
                refuse_key(key, list(plain), ("options",), self.deck)
                continue
            if isinstance(value, list) or value is None:
                self.deck.problem(path, "wrong_value", found=found(value), allowed=CORE["option_set"])
                continue
            shelf.changes.note(self.deck, path, f"options: {key}", "", value)
            merged = _merged(plain[key], value) if isinstance(value, Mapping) else {**plain[key], "default": value}
            read = OptionField().read(merged, path, self.deck)
            if read is not BAD and self._keeps_within(shelf.values["options"][key], read, path):
                shelf.values["options"] = {**shelf.values["options"], key: read}
                shelf.plain_values["options"] = {**plain, key: merged}

    def _keeps_within(self, own: OptionSpec, new: OptionSpec, path: Path) -> bool:
        """May an option be like that? The rules count on its kind and its limits; a deck may only narrow them."""
        if new.kind == own.kind and (own.kind != "whole" or own.low <= new.low <= new.high <= own.high):
            return True
        self.deck.problem(path, "option_wider", option=own.key, allowed=own.allowed())
        return False


def check_copies(shelf: Shelf, deck: Document) -> None:
    """Do all cards together fit on a table?"""
    copies = sum(card.copies for card in shelf.cards.values())
    if copies > MOST_COPIES:
        deck.problem(("cards",), "many_copies", at_key=True, found=copies, limit=MOST_COPIES)


def check_removed(shelf: Shelf) -> None:
    """Does anything that is left speak of a card that a deck has removed?"""
    removed = {name: place for name, place in shelf.changes.removed.items() if name not in shelf.cards}
    if not removed:
        return
    decks = shelf.decks_with_removals()
    for owner, entry in shelf.plain_cards.items():
        told = {key: value for key, value in entry.items() if key not in _TOLD}
        _note_mentions(decks, owner, told, removed)
    for key in shelf.schema.tables:
        _note_mentions(decks, key, shelf.plain_values.get(key), removed)


def _note_mentions(decks: list[Document], owner: str, value: Any, removed: Mapping[str, str]) -> None:
    for name in dict.fromkeys(word for word in _mentioned(value) if word in removed):
        for deck in decks:
            names = deck.data["remove"]
            if name in names:
                deck.problem(("remove", names.index(name)), "still_named", id=name, by=owner)


def _mentioned(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, item in value.items():
            if isinstance(key, str):
                yield key
            yield from _mentioned(item)
    elif isinstance(value, list):
        for item in value:
            yield from _mentioned(item)


def _lacks(field: Field, entry: Mapping[Any, Any]) -> bool:
    """Does an entry leave out something that it needs, so that it can only be a patch?"""
    return isinstance(field, Record) and any(entry.get(key) is None for key in field.required)


def _merged(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> dict[Any, Any]:
    """One set of keys over another; what is a set of keys in both is laid over in the same way."""
    both = {**old, **new}
    for key, value in new.items():
        if isinstance(value, Mapping) and isinstance(old.get(key), Mapping):
            both[key] = {**old[key], **value}
    return both


def _words(names: Any) -> list[str]:
    return [name for _, name in _indexed(names)]


def _indexed(names: Any) -> list[tuple[int, str]]:
    listed = names if isinstance(names, list) else []
    return [(index, name) for index, name in enumerate(listed) if isinstance(name, str)]


def place_of(doc: Document, path: Path) -> str:
    line, column = doc.where(path)
    return f"{doc.file}:{line}:{column}"

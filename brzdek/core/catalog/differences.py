"""What is different between two stacks of cards, thing by thing and field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

from brzdek.core.catalog.files import documents_of, stack_files
from brzdek.core.catalog.shelf import Shelf
from brzdek.core.catalog.source import finish
from brzdek.core.layers import Layers
from brzdek.core.values import NamedTuple

How: TypeAlias = Literal["added", "removed", "changed"]


class ChangedField(NamedTuple):
    """One field that differs; None where there is nothing on that side."""

    field: str
    old: Any
    new: Any


class DeckChange(NamedTuple):
    """A card, an option or an entry of a table that is not the same in both."""

    how: How
    sort: str
    """``card``, ``option``, or the name of a table."""
    name: str
    changes: tuple[ChangedField, ...] = ()


def read_stack(layers: Layers, decks: Sequence[Path] = ()) -> Shelf:
    """Everything that the files of a game and these house decks say, as it is written. BadData: all that is wrong."""
    shelf = Shelf(layers, documents_of(stack_files(layers, decks)))
    shelf.read()
    finish(*shelf.documents)
    return shelf


def differences(old: Shelf, new: Shelf) -> list[DeckChange]:
    """All that differs, in the order of the newer one; what is gone comes last."""
    found = list(_compared("card", old.plain_cards, new.plain_cards))
    found += _compared("option", old.plain_values.get("options", {}), new.plain_values.get("options", {}))
    for table in new.schema.tables:
        found += _compared_tables(table, old.plain_values.get(table), new.plain_values.get(table))
    before, after = old.printed(), new.printed()
    for key in after:
        found += _compared(key, before[key], after[key])
    return found


def _compared(sort: str, old: Mapping[Any, Any], new: Mapping[Any, Any]) -> Iterator[DeckChange]:
    for name, entry in new.items():
        if name not in old:
            yield DeckChange("added", sort, str(name))
        elif old[name] != entry:
            yield DeckChange("changed", sort, str(name), _fields(old[name], entry))
    for name in old:
        if name not in new:
            yield DeckChange("removed", sort, str(name))


def _compared_tables(table: str, old: Any, new: Any) -> Iterator[DeckChange]:
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        yield from _compared(table, old, new)
    elif old != new:
        yield DeckChange("changed", table, "", (ChangedField("", old, new),))


def _fields(old: Any, new: Any) -> tuple[ChangedField, ...]:
    if not isinstance(old, Mapping) or not isinstance(new, Mapping):
        return (ChangedField("", old, new),)
    keys = dict.fromkeys([*new, *old])
    return tuple(ChangedField(str(key), old.get(key), new.get(key)) for key in keys if old.get(key) != new.get(key))

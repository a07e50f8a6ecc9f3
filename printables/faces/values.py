"""What the parts of a face may say of a card: values, texts with fields in them, and conditions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.schema import Field, Flag, ListOf, MapOf, OneOf, Record, Str, TextPair, Whole, Word
from brzdek.core.catalog.source import Document
from brzdek.core.catalog.source import Path as Way
from brzdek.core.text import Lang, Say, Text
from brzdek.core.values import dataclass, fields
from printables.faces.words import FACE_WORDS

if TYPE_CHECKING:
    from printables.cards.designs.base import Easel

Value: TypeAlias = str | int | float | bool | Text | None
MOST_NUMBER = 9999
MADE = ("deck_name", "collector", "letters", "notes", "first_note", "other_notes", "has_art", "full_art")
"""Names that are no fields: made from the card and its deck."""
_PLACE = re.compile(r"\{([a-z0-9_]+)\}")
_ICON = re.compile(r"\[([a-z0-9_]+)\]")


class FaceNumber(Field):
    """A number with a point or without, within limits."""

    shapes = frozenset({"whole", "number"})

    def __init__(self, low: float = -1000, high: float = 1000) -> None:
        self.low = low
        self.high = high

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        if isinstance(value, (int, float)) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        return self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, FACE_WORDS)("face_number", low=self.low, high=self.high)


# -- values


@dataclass(frozen=True, slots=True)
class FieldValue:
    """What a card has in a field."""

    name: str


@dataclass(frozen=True, slots=True)
class ChosenValue:
    """One of several, by what a card has in a field."""

    name: str
    of: Mapping[str, Any]
    otherwise: Any = None


Told: TypeAlias = Any
"""A plain value, a ``FieldValue`` or a ``ChosenValue``."""


class ValueField(Field):
    """A plain value of some sort, a field of the card, or a choice by one."""

    def __init__(self, plain: Field) -> None:
        self.plain = plain

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        if isinstance(value, Mapping) and "field" in value:
            return Record({"field": Word()}, make=lambda field: FieldValue(field)).read(value, path, doc)
        if isinstance(value, Mapping) and "by" in value:
            record = Record(
                {"by": Word(), "of": MapOf(_Key(), self)},
                {"else": self},
                make=lambda **read: ChosenValue(read["by"], read["of"], read.get("else")),
            )
            return record.read(value, path, doc)
        return self.plain.read(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, FACE_WORDS)("face_value")


class _Key(Field):
    """What a field may hold, as the key of a choice; read as text."""

    shapes = frozenset({"text", "whole", "flag"})

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        return _key(value) if isinstance(value, (str, int)) and len(str(value)) <= 60 else self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, FACE_WORDS)("face_value")


def _key(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def names_in(told: Told) -> list[str]:
    """The fields that a value asks for."""
    if isinstance(told, FieldValue):
        return [told.name]
    if isinstance(told, ChosenValue):
        inner = [name for one in (*told.of.values(), told.otherwise) for name in names_in(one)]
        return [told.name, *inner]
    if isinstance(told, Text):
        return [name for words in told for name in _PLACE.findall(words)]
    return _PLACE.findall(told) if isinstance(told, str) else []


PLAIN = OneOf(Flag(), Whole(-MOST_NUMBER, MOST_NUMBER), Str(300), TextPair(300))
TEXT = ValueField(TextPair(300, same=True))
WORD = ValueField(Word())


class CardNames:
    """The fields of one card, and what a face makes of them."""

    def __init__(self, easel: Easel, card: Card, named: Mapping[str, Told]) -> None:
        self.easel = easel
        self.card = card
        self.named = named

    def of(self, name: str) -> Any:
        """The value of a name; None: the card has nothing there."""
        if name in self.named:
            return self.value(self.named[name])
        if name in self.card.more:
            return self.card.more[name]
        if name in MADE:
            return self._made(name)
        return getattr(self.card, name, None) if name in field_names(type(self.card)) else None

    def _made(self, name: str) -> Value:
        easel, card = self.easel, self.card
        if name == "collector":
            return easel.numbers.get(card.id, "")
        if name == "deck_name":
            return easel.catalog.deck or easel.catalog.title
        if name == "letters":
            return sum(len(slot.text) for lang in easel.langs for slot in card.slots(lang))
        if name == "has_art":
            return easel.has_art(card)
        if name == "full_art":
            return easel.covered(card)
        notes = [card.notes(lang) for lang in ("pl", "en")]
        part = {"notes": slice(None), "first_note": slice(0, 1), "other_notes": slice(1, None)}[name]
        return Text(*((", " if name == "other_notes" else " · ").join(one[part]) for one in notes))

    def value(self, told: Told) -> Any:
        if isinstance(told, FieldValue):
            return self.of(told.name)
        if isinstance(told, ChosenValue):
            found = self.of(told.name)
            return self.value(told.of.get(_key(found), told.otherwise))
        return told

    def words(self, told: Told, lang: Lang) -> str:
        """A text with the fields of the card in it."""
        value = self.value(told)
        text = value.to(lang) if isinstance(value, Text) else "" if value is None else _key(value)
        if isinstance(told, FieldValue):
            return self.with_icons(text)
        return self.with_icons(_PLACE.sub(lambda found: self.words(FieldValue(found[1]), lang), text))

    def with_icons(self, text: str) -> str:
        """``[fire]`` is the icon of that name, if there is one."""
        return _ICON.sub(lambda found: f"⟦{found[1]}⟧" if self.easel.knows_icon(found[1]) else found[0], text)

    def holds(self, conditions: Mapping[str, Any]) -> bool:
        return all(_fits(self.of(name), wanted) for name, wanted in conditions.items())


def field_names(made: type[Card]) -> list[str]:
    """The fields of a kind of cards that a face may show."""
    hidden = ("effects", "headings", "text_override", "layer", "more", "origin")
    return [one.name for one in fields(made) if one.name not in hidden]


# -- conditions


class Limits(dict[str, float]):
    """``{min: 1, max: 3}``"""


CONDITION = OneOf(
    Flag(),
    Whole(-MOST_NUMBER, MOST_NUMBER),
    Str(60),
    ListOf(OneOf(Whole(-MOST_NUMBER, MOST_NUMBER), Str(60)), 1, 60),
    Record({}, {"min": FaceNumber(), "max": FaceNumber()}, make=lambda **read: Limits(read)),
)


def _fits(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, bool):
        return bool(found or (found == 0 and not isinstance(found, bool))) == wanted
    if isinstance(wanted, Limits):
        number = isinstance(found, (int, float)) and not isinstance(found, bool)
        return number and wanted.get("min", found) <= found <= wanted.get("max", found)
    choices: Sequence[Any] = wanted if isinstance(wanted, tuple) else (wanted,)
    return _key(found) in [_key(one) for one in choices]


def unknown(told: Told, known: Sequence[str]) -> str | None:
    """The first name in a value that no card has."""
    return next((name for name in names_in(told) if name not in known), None)

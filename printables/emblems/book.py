"""Which emblem a card has: its own, that of the game's book, or one that suits cards of its sort."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.emblem import Emblem, EmblemField
from brzdek.core.catalog.source import Document, finish
from brzdek.core.text import fold
from printables.icons.icons import ICONS
from printables.icons.motifs import section
from printables.jobs.kept import kept_sections
from printables.jobs.stock import DATA

USUAL = "usual"
"""The book of what cards get that have no emblem of their own."""
KEYS: Mapping[str, str] = {"figure": "bodies", "head": "heads", "scene": "scenes"}
"""Where the words of an emblem are looked up; all others are icons."""


def emblem_of(catalog: Catalog, card: Card) -> Emblem:
    if card.emblem is not None:
        return card.emblem
    name = _book_of(catalog, card)
    return _read(name, card.id) if name else usual_emblem(card)


def in_book(catalog: Catalog, card: Card) -> bool:
    """Was an emblem chosen for this very card?"""
    return card.emblem is not None or bool(_book_of(catalog, card))


def _book_of(catalog: Catalog, card: Card) -> str:
    names = dict.fromkeys((card.layer, catalog.game, catalog.layers.base.game))
    return next((name for name in names if name in books() and card.id in book(name)), "")


@cache
def books() -> frozenset[str]:
    """The games that have a book of emblems."""
    return frozenset(file.stem for file in (DATA / "emblems").glob("*.yaml")) - {USUAL}


def book(name: str) -> Mapping[str, Any]:
    """The emblems of a game's cards, as they stand in YAML."""
    return kept_sections("emblems", name)["emblems"]


@cache
def _read(name: str, card: str) -> Emblem:
    doc = Document(name, None)
    emblem = EmblemField().read(book(name)[card], (card,), doc)
    finish(doc)
    assert isinstance(emblem, Emblem)
    return emblem


# -- cards without one


def usual_emblem(card: Card) -> Emblem:
    """What the name of a card speaks of, or what cards of its sort are; beside it what it brings."""
    told = kept_sections("emblems", USUAL)
    motif = _named(card, told["words"]) or _sorted(card, told["sorts"]) or "card"
    beside = next((icon for icon in _brings(card) if icon in ICONS and icon != motif), "")
    scenes = told["scenes"]["usual"]
    return Emblem(motif, beside=(beside,) if beside else (), scene=scenes[zlib.crc32(card.id.encode()) % len(scenes)])


def _named(card: Card, words: Mapping[str, Any]) -> str:
    """The last word of the name that a drawing goes by, or its stem: of a silver sword the sword."""
    for word in reversed(fold(card.name.en).replace("'", " ").split()):
        for known in (word, word.removesuffix("s")):
            if known in words:
                return str(words[known])
            if known in ICONS:
                return known
    return ""


def _sorted(card: Card, sorts: Mapping[str, Any]) -> str:
    """By its fields, the most telling first."""
    for field in ("type", "sort", "item_class", "kind"):
        value = getattr(card, field, None)
        if isinstance(value, str) and value in sorts:
            return str(sorts[value])
    return ""


def _brings(card: Card) -> list[str]:
    """The icons in what it says, in their order."""
    return [one.icon for slot in card.own_slots("en") for one in slot.led()[0]]


def unknown(emblem: Emblem, own: Collection[str] = ()) -> list[tuple[str, str, list[str]]]:
    """Words that name no drawing: the key, the word, and the known ones. ``own``: icons that a deck brings."""
    return [
        (key, word, known)
        for key, words in emblem.drawings().items()
        for word in words
        if word not in (known := list(section(KEYS[key])) if key in KEYS else [*ICONS, *own])
    ]

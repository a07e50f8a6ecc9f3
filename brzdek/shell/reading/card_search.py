"""Finding cards by words: to the letter, by the beginning of a name, inflected or mistyped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import LANGS, Lang, fold
from brzdek.shell.words import other

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from brzdek.core.catalog.catalog import Catalog


_LISTED = pattern(r"(?i)\s*,\s*(?:(?:and|or|i|oraz|a)\s+)?(?:the\s+)?|\s+(?:and|or|i|oraz|a|and also)\s+(?:the\s+)?")
"""What stands between things that are named one after the other."""


def one_by_one(words: str) -> list[str]:
    """The things that are named one after the other."""
    return [thing for thing in _LISTED.split(words) if thing]


def find_cards(catalog: Catalog, words: str) -> list[Card]:
    """The cards meant by these words: by id or name exactly, else by the beginning of a name, else by parts of it."""
    wanted = fold(" ".join(words.split()))
    if not wanted:
        return []
    names = {card.id: [fold(card.id), *(fold(card.name.to(lang)) for lang in LANGS)] for card in catalog.cards.values()}
    for fits in (_is, _begins, _holds):
        found = [catalog.cards[card] for card, forms in names.items() if any(fits(form, wanted) for form in forms)]
        if found:
            return found
    return []


def cards_like(catalog: Catalog, words: str) -> list[Card]:
    """The cards whose names, or most telling parts of them, are inflected or mistyped so."""
    from brzdek.shell.reading.likeness import named_by

    return [card for card in catalog.cards.values() if any(named_by(words, card.name.to(lang)) for lang in LANGS)]


def _is(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _holds(name: str, wanted: str) -> bool:
    words = name.replace("_", " ").replace(",", " ").split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())


def card_names(catalog: Catalog, lang: Lang) -> list[str]:
    """The names of all cards: in the shown language first, then in the other."""
    cards = list(catalog.cards.values())
    return list(dict.fromkeys(card.name.to(tongue) for tongue in (lang, other(lang)) for card in cards))

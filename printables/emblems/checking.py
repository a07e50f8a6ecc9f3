"""What is wrong with the emblems that house decks bring: words that name no drawing."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.source import Document
from brzdek.core.catalog.source import Path as Way
from brzdek.core.problems import Problem
from printables.emblems.book import unknown
from printables.faces.words import FACE_WORDS


def emblem_problems(decks: Sequence[Document], cards: dict[str, Card], own: Collection[str]) -> list[Problem]:
    """``own``: the icons that the decks bring."""
    found = []
    for deck in decks:
        aside = Document(deck.file, deck.data, marks=deck.marks, keys=deck.keys)
        for place, entry in enumerate(deck.data.get("cards", ())):
            card = cards.get(entry["id"])
            if "emblem" in entry and card is not None and card.emblem is not None:
                for key, word, known in unknown(card.emblem, own):
                    way = _way(entry["emblem"], ("cards", place, "emblem"), key, word)
                    aside.problem(way, FACE_WORDS["no_drawing"], near=(word, known), name=word)
        found += aside.problems
    return found


def _way(told: Any, way: Way, key: str, word: str) -> Way:
    """Where the word stands."""
    if isinstance(told, str):
        return way
    value = told[key]
    return (*way, key) if isinstance(value, str) else (*way, key, list(value).index(word))

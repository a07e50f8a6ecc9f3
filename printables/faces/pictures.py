"""What is wrong with the pictures that house decks bring: drawings that hold more than plain shapes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.source import Document
from brzdek.core.problems import Problem
from brzdek.core.text import clean
from printables.draw.art import lacking_in
from printables.faces.words import FACE_WORDS


def picture_problems(decks: Sequence[Document], cards: dict[str, Card]) -> list[Problem]:
    found = []
    for deck in decks:
        aside = Document(deck.file, deck.data, marks=deck.marks, keys=deck.keys)
        for place, entry in enumerate(deck.data.get("cards", ())):
            card = cards.get(entry["id"])
            if "art" in entry and card is not None and card.art is not None:
                what = lacking_in(Path(deck.file).parent, card.art)
                if what:
                    way = ("cards", place, "art")
                    aside.problem(way, FACE_WORDS["own_art_lacking"], file=clean(card.art.file), what=what)
        found += aside.problems
    return found

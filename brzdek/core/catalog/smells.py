"""What is allowed in a house deck but hardly meant: told as warnings, never refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.source import Document
from brzdek.core.catalog.source import Path as Way
from brzdek.core.effects.effect import Effect, inside
from brzdek.core.effects.watch import When
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from brzdek.core.catalog.shelf import Shelf

_PAIRS = ("name", "flavour", "text")
FEW_WORDS = 3
"""Names may be the same in both languages; longer texts are not."""


def note_smells(shelf: Shelf, decks: Sequence[Document]) -> None:
    """Look at the cards of house decks that are right, and note what is worth a second thought."""
    catalog = shelf.catalog("")
    circles = dict(_circles(shelf.cards.values()))
    for deck in decks:
        for index, entry in enumerate(deck.data.get("cards", ())):
            card = shelf.cards.get(entry["id"])
            if card is None:
                continue
            way: Way = ("cards", index)
            _note_card(deck, way, entry, card)
            if card.id in circles:
                others = ", ".join(circles[card.id])
                deck.warn(way, "smell.endless", id=card.id, others=others)
            if shelf.schema.smells is not None:
                for smell in shelf.schema.smells(catalog, card):
                    deck.warn((*way, smell.field), smell.key, id=card.id, **smell.values)


def _note_card(deck: Document, way: Way, entry: Mapping[str, Any], card: Card) -> None:
    if not card.copies:
        deck.warn((*way, "copies"), "smell.no_copies", id=card.id)
    for key in _PAIRS:
        pair = entry.get(key)
        if isinstance(pair, Mapping) and _untranslated(pair):
            deck.warn((*way, key), "smell.same_text", id=card.id, name=key)
    if card.art and (*way, "art") in deck.marks and not (Path(deck.file).parent / card.art.file).is_file():
        deck.warn((*way, "art"), "smell.no_art", id=card.id, file=card.art.file)


def _untranslated(pair: Mapping[str, Any]) -> bool:
    pl, en = (fold(str(pair.get(lang, ""))) for lang in ("pl", "en"))
    return pl == en and len(pl.split()) >= FEW_WORDS


# -- cards that set each other off


class _Trigger(NamedTuple):
    card: str
    event: str
    causes: frozenset[str]
    asks: bool


def _circles(cards: Any) -> Iterator[tuple[str, list[str]]]:
    """Cards that would set themselves off again and again, each with those that do it with them.

    A trigger that never asks is not set off by what it does itself; only one that asks comes back.
    """
    triggers = [trigger for card in cards for trigger in _triggers(card)]
    for start in triggers:
        reached: list[_Trigger] = []
        waiting = [start]
        while waiting:
            one = waiting.pop()
            following = [other for other in triggers if other.event in one.causes and other not in reached]
            reached += following
            waiting += following
        if start in reached and any(one.asks for one in (start, *reached)):
            yield start.card, sorted({one.card for one in reached} - {start.card}) or [start.card]


def _triggers(card: Card) -> Iterator[_Trigger]:
    for effect in card.effects.values():
        for one in _all(effect):
            if isinstance(one, When) and not one.once:
                causes = frozenset(event for part in _all(one.effect) for event in part.causes)
                yield _Trigger(card.id, one.event.word, causes, one.effect.asks)


def _all(effect: Effect) -> Iterator[Effect]:
    yield effect
    yield from inside(effect)

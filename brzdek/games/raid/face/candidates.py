"""What a typed line may mean, allowed or not, and what stands in a way in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.ask import Option
from brzdek.core.text import Book, Say, fold
from brzdek.games.raid.rules import reasons
from brzdek.games.raid.view.view import RaidView

DEALS = ("buy", "use", "fight")
SHORTEST = 3
"""A word shorter than this is not taken for the beginning of a verb."""
LONGEST = 6
"""More digits than any room has."""


def cards_meant(view: RaidView[Any], line: str, book: Book) -> list[Option]:
    """Playing, buying, using, fighting and drinking: a card with the verb typed, or with its own."""
    words = fold(line).split()
    spoken = verb_meant(words[0], ("play", *DEALS), book) if words else None
    table = dict.fromkeys((*view.row, *view.reserve))
    played = dict.fromkeys((*view.hand, *(table if spoken == "play" else ())))
    options: list[Option] = [("play", card) for card in played]
    options += [(spoken if spoken in DEALS else view.pieces[card].verb, card) for card in table]
    options += [("buy", good) for good in view.market]
    potions = [card for card, piece in view.pieces.items() if "drink" in piece.effects]
    return [*options, *[("drink", token) for token in potions], ("cure",), ("end",)]


def verb_meant(word: str, verbs: Sequence[str], book: Book) -> str | None:
    """The first of these verbs that a typed word, or the beginning of one, can mean."""
    for verb in verbs:
        forms = [fold(form) for text in book[f"type.{verb}"] for form in text.split("|")]
        if word in forms or (len(word) >= SHORTEST and any(form.startswith(word) for form in forms)):
            return verb
    return None


def rooms_meant(view: RaidView[Any], line: str) -> list[int]:
    """The numbers in a line, and the start, which goes by a name."""
    numbers = [int(word) for word in line.split() if word.isdecimal() and word.isascii() and len(word) <= LONGEST]
    return list(dict.fromkeys((*numbers, view.board.start)))


def in_the_way(hindrance: reasons.OnTheWay, say: Say) -> str:
    """A part of a sentence, with what is missing."""
    return say(f"why.{hindrance.kind}", n=hindrance.n)

"""Names of players, cards, spaces and words as a face shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from brzdek.core.catalog.cards import Card
from brzdek.core.copies import card_of
from brzdek.core.effects.phrases import with_icons
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.cards.names import WINDOWS
from brzdek.games.magia_i_miecz.cards.pieces import EnemyCard, SpaceCard, SpellCard
from brzdek.games.magia_i_miecz.view.view import WorldView

FOUGHT_WITH = {"melee": "strength", "psychic": "craft"}
"""What counts in each sort of combat."""


def name(view: WorldView, word: Any, say: Say) -> str:
    """A card, a space, a being or a word of the rules; a number stands for a player."""
    if isinstance(word, int):
        return view.names[word]
    card = view.catalog.cards.get(card_of(str(word)))
    if isinstance(card, SpaceCard):
        return view.land(card.id).name.to(say.lang)
    if card is not None:
        bearer = view.bearer(str(word))
        return f"{card.name.to(say.lang)} ({name(view, bearer, say)})" if bearer else card.name.to(say.lang)
    key = f"word.{word}"
    return say(key) if say.knows(key) else str(word)


def names(view: WorldView, words: Iterable[Any], say: Say) -> str:
    return ", ".join(name(view, word, say) for word in words)


def counted(told: Iterable[str]) -> list[str]:
    """Things that read the same are told once, with how many there are."""
    return [f"{text} ×{n}" if n > 1 else text for text, n in Counter(told).items()]


def strong(view: WorldView, word: Any, say: Say) -> str:
    """A card with the Strength or Craft that counts now, and what lasts with it or why the number is another one."""
    text = name(view, word, say)
    card = view.catalog.cards.get(card_of(str(word))) if isinstance(word, str) else None
    if card is None or card.kind != "enemy":
        return text
    signs = _signs(say)
    printed = {key: getattr(card, key, None) for key in signs}
    marks, usual = [], []
    for key, sign in signs.items():
        if isinstance(printed[key], int):
            counted = view.counted(str(word), key)
            marks.append(f"{sign}{counted}")
            usual += [f"{sign}{printed[key]}"] if counted != printed[key] else []
    notes = [say(f"condition.{one}") for one in view.conditions(str(word))]
    if usual and not notes:
        notes = [say("condition.usually", points=" ".join(usual))]
    return " ".join(filter(None, (text, *marks, f"({', '.join(notes)})" if notes else "")))


def as_printed(view: WorldView, word: Any, say: Say) -> str:
    """A card with the Strength and Craft that are printed on it: what it counted once may have changed since."""
    card = view.catalog.cards.get(card_of(str(word))) if isinstance(word, str) else None
    if card is None or card.kind != "enemy":
        return name(view, word, say)
    return " ".join((name(view, word, say), *_printed(card, say).values()))


def as_fought(view: WorldView, word: Any, how: str, worth: int | None, say: Say) -> str:
    """An enemy with what it counted in a combat, and what is printed on it if that differs."""
    card = view.catalog.cards.get(card_of(str(word))) if isinstance(word, str) else None
    attribute = FOUGHT_WITH[how]
    if worth is None or card is None or card.kind != "enemy" or attribute not in _printed(card, say):
        return as_printed(view, word, say)
    shown, printed = f"{_signs(say)[attribute]}{worth}", _printed(card, say)[attribute]
    note = f" ({say('condition.usually', points=printed)})" if shown != printed else ""
    return f"{name(view, word, say)} {shown}{note}"


def _signs(say: Say) -> dict[str, str]:
    return {"strength": "S", "craft": "M" if say.lang == "pl" else "C"}


def _printed(card: Card, say: Say) -> dict[str, str]:
    """The numbers of a card, with the letters before them."""
    numbers = {key: (sign, getattr(card, key, None)) for key, sign in _signs(say).items()}
    return {key: f"{sign}{number}" for key, (sign, number) in numbers.items() if isinstance(number, int)}


def has_both(view: WorldView, word: Any) -> bool:
    """Is it an enemy with both Strength and Craft?"""
    card = view.catalog.cards.get(card_of(word)) if isinstance(word, str) else None
    return isinstance(card, EnemyCard) and card.strength is not None and card.craft is not None


def whereabouts(view: WorldView, copy: str, say: Say) -> str:
    """Where a card lies, or whose it is: what tells it from others of its name."""
    place = view.lies_with(copy)
    return "" if place == "" else name(view, place, say)


def made_of(card: Card, say: Say) -> str:
    """What the rules make of a card that says nothing of it."""
    key = f"card.{card.id}"
    return say(key) if say.knows(key) else ""


def cast_when(view: WorldView, spell: str, say: Say) -> str:
    """The moments at which a spell may be cast, each by itself: “any time” is but some of a turn."""
    card = view.catalog.cards[card_of(spell)]
    timing = card.timing if isinstance(card, SpellCard) else ()
    return ", ".join(window.reads.to(say.lang) for window in WINDOWS if window.word in timing)


def card_text(view: WorldView, card: str, say: Say) -> str:
    """What a card says, with its icons as words."""
    known = view.catalog.cards[card_of(card)]
    text = (view.land(known.id) if isinstance(known, SpaceCard) else known).text(say.lang)
    return with_words(f"{text} {made_of(known, say)}".strip(), say)


def with_words(text: str, say: Say) -> str:
    """A sentence of a card with its icons as words."""
    return with_icons(text, lambda icon, n: say(f"icon.{icon}", n=n) if say.knows(f"icon.{icon}") else icon)


def price_of_joining(view: WorldView, copy: str, say: Say) -> str:
    """What a card wants of whoever takes it, in brackets; "": nothing."""
    join = view.catalog.cards[card_of(copy)].effects.get("join") if card_of(copy) in view.catalog.cards else None
    return f" ({with_words(join.inner(say.lang, 'you'), say)})" if join is not None else ""

"""Names of players, cards, spaces and words as a face shows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from brzdek.core.catalog.cards import Card
from brzdek.core.copies import card_of
from brzdek.core.effects.phrases import with_icons
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.cards.names import WINDOWS
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard, SpellCard
from brzdek.games.magia_i_miecz.view.view import WorldView


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


def strong(view: WorldView, word: Any, say: Say) -> str:
    """A card with its Strength or Craft."""
    text = name(view, word, say)
    card = view.catalog.cards.get(card_of(str(word))) if isinstance(word, str) else None
    if card is None or card.kind not in ("enemy", "being"):
        return text
    strength, craft = getattr(card, "strength", None), getattr(card, "craft", None)
    marks = [f"S{strength}"] if isinstance(strength, int) else []
    marks += [("M" if say.lang == "pl" else "C") + str(craft)] if isinstance(craft, int) else []
    return f"{text} {' '.join(marks)}".rstrip() if card.kind == "enemy" else text


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
    text = f"{text} {made_of(known, say)}".strip()
    return with_icons(text, lambda icon, n: say(f"icon.{icon}", n=n) if say.knows(f"icon.{icon}") else icon)

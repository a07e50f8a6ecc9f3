"""What moves are measured by where somebody says “the cheapest” or “the strongest”."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.ask import Option, Word
from brzdek.core.copies import card_of
from brzdek.core.facets import POWER, PRICE, Worth
from brzdek.games.magia_i_miecz.cards.pieces import CharacterCard
from brzdek.games.magia_i_miecz.cards.trade_verbs import Shop
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.view.view import WorldView

FAIR = 20
"""So many per cent are a chance that is worth offering."""


def worth(view: WorldView, option: Option) -> Worth | None:
    """What is on sale has a price, an enemy its Strength or Craft, a character the Strength."""
    if len(option) < 2:
        return None
    asking, word = view.question, str(option[1])
    if isinstance(asking, Shop):
        return Worth(PRICE, asking.goods[word]) if word in asking.goods else None
    card = view.catalog.cards.get(card_of(word))
    if isinstance(card, CharacterCard):
        return Worth(POWER, card.strength)
    if card is None or card.kind != "enemy":
        return None
    points = [getattr(card, "strength", None), getattr(card, "craft", None)]
    numbers = [number for number in points if isinstance(number, int)]
    return Worth(POWER, max(numbers)) if numbers else None


def numbers(view: WorldView, option: Option) -> Mapping[str, int]:
    """What is written on the character or the enemy that a move names."""
    asking = view.question
    if isinstance(asking, Shop) and str(option[-1]) in asking.goods:
        return {"number.price": asking.goods[str(option[-1])]}
    card = view.catalog.cards.get(card_of(str(option[1]))) if len(option) > 1 else None
    if card is None or card.kind not in ("character", "enemy"):
        return {}
    written = {key: getattr(card, key, None) for key in ("strength", "craft", "spells")}
    return {f"number.{key}": number for key, number in written.items() if isinstance(number, int)}


def rash(view: WorldView, option: Option) -> bool:
    """Would one fight without a fair chance: at the bridge, against somebody whom one attacks?"""
    if view.seat is None or not view.adventurer(view.seat).alive:
        return False
    foe: Word = ""
    if option[0] == "cross" and len(option) > 2:
        foe = ways.space_of(view, view.crossing(option)[0]).guard
    elif option[0] == "attack" and len(option) > 1:
        foe = option[1]
    return foe != "" and ways.win_chance(view.odds(foe)) < FAIR

"""What bots know of cards and decks, as everybody can read it: the same in every situation."""

from __future__ import annotations

from functools import lru_cache

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import card_of
from brzdek.games.magia_i_miecz.bots import weights
from brzdek.games.magia_i_miecz.bots.chances import duel
from brzdek.games.magia_i_miecz.cards.pieces import EnemyCard, ThingCard
from brzdek.games.magia_i_miecz.view.seen import SeenThing


@lru_cache(maxsize=32)
def foes_in_deck(catalog: Catalog, deck: str) -> tuple[tuple[int, int, int], ...]:
    """Strength, Craft and number of copies of the enemies of a deck, as everybody can read them."""
    enemies = [card for card in catalog.cards.values() if isinstance(card, EnemyCard)]
    copies = [(card, card.piles.get(deck, 0) if card.piles else card.copies * (card.deck == deck)) for card in enemies]
    return tuple((whole(card.strength), whole(card.craft), count) for card, count in copies if count)


@lru_cache(maxsize=4096)
def card_worth(catalog: Catalog, deck: str, combat_strength: int, craft: int, life: float) -> float:
    """What a card drawn is worth on the average to one so strong, to whom a life is worth so much."""
    total = count = 0.0
    for strength, power, copies in foes_in_deck(catalog, deck):
        won, lost = duel(craft - power if power else combat_strength - strength)
        total += copies * (won * weights.POINT * max(strength, power) / 7 - lost * life)
        count += copies
    share = weights.ENEMIES_DRAWN.get(deck, weights.MOST_ENEMIES_DRAWN)
    return (share * total / count if count else 0.0) + (1 - share) * weights.LOOT


@lru_cache(maxsize=8192)
def sort_of_thing(catalog: Catalog, copy: str) -> str:
    """What it is of: of things of a sort one is enough."""
    card = catalog.cards.get(card_of(copy))
    return (card.item_class if isinstance(card, ThingCard) else "") or card_of(copy)


@lru_cache(maxsize=1024)
def cards_of(things: tuple[SeenThing, ...]) -> frozenset[str]:
    """The cards of things with their loads; of a question many are asked that have the same."""
    return frozenset([card_of(one) for thing in things for one in (thing.copy, *thing.load)])


def whole(number: int | str | None) -> int:
    return number if isinstance(number, int) else 0

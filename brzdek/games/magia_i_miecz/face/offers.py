"""What can be had on the board: what spaces do, and what does whoever lies on one."""

from __future__ import annotations

from collections.abc import Iterator

from brzdek.core.catalog.cards import Card
from brzdek.core.copies import card_of
from brzdek.core.effects.effect import Effect, inside
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.view.view import WorldView


def offers(view: WorldView) -> Iterator[tuple[str, Effect]]:
    """Who has it, and each part of what happens there."""
    for one in (*view.rings, *(copy for space in view.rings for copy in view.space(space).cards)):
        card: Card = view.catalog.cards[card_of(one)]
        card = view.land(card.id) if isinstance(card, SpaceCard) else card
        for effect in card.effects.values():
            yield from ((one, part) for part in (effect, *inside(effect)))

"""Cards that lead from one board to another: whoever stands there may go through with the next move."""

from __future__ import annotations

from functools import lru_cache

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import Copy, Numbering, card_of
from brzdek.games.magia_i_miecz.cards.pieces import PlaceCard
from brzdek.games.magia_i_miecz.rules import moves
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.powers import may_enter
from brzdek.games.magia_i_miecz.rules.state import World


def leads(game: World, copy: Copy) -> str:
    """The space behind a card, if there is one."""
    card = game.catalog.known[copy]
    return card.leads if isinstance(card, PlaceCard) else ""


@lru_cache(maxsize=16)
def doors(catalog: Catalog) -> tuple[Copy, ...]:
    """All copies of cards that lead somewhere."""
    cards = [card for card in catalog.cards.values() if isinstance(card, PlaceCard) and card.leads]
    counts = [sum(card.piles.values()) or card.copies for card in cards]
    return tuple(copy for card, count in zip(cards, counts, strict=True) for copy in Numbering().take(card.id, count))


def into(game: World, seat: int) -> list[Option]:
    """Through the cards on one's own space; whoever has just come out has to travel first."""
    adventurer = game.adventurers[seat]
    if adventurer.surfaced:
        return []
    found: list[Option] = []
    for copy in game.zone("space", adventurer.space).copies:
        space = leads(game, copy)
        if space and ("passage", space) not in found and may_enter(game, seat, space):
            found.append(("passage", space))
    return found


def out(game: World, seat: int) -> list[Option]:
    """To every space on which a card lies that leads here."""
    here = game.adventurers[seat].space
    places = game.zones.places
    behind = [places[copy] for copy in doors(game.catalog) if copy in places and leads(game, copy) == here]
    found = {zone.owner for zone in behind if zone.kind.name == "space"}
    spaces = [space for space in board(game).spaces if space in found] if found else []
    return [("passage", one) for one in spaces if may_enter(game, seat, one)]


def leave(game: World, seat: int, option: Option) -> Steps[None]:
    """The whole move; the way back is shut until one has travelled."""
    yield from moves.put(game, seat, str(option[1]), as_move=True)
    game.adventurers[seat].surfaced = True


def lies_well(game: World, copy: Copy, space: str) -> bool:
    """May a card that was just drawn lie there? Of some there are only so many on the boards, in certain regions."""
    card = game.catalog.known[copy]
    return not isinstance(card, PlaceCard) or (suits(game, copy, space) and not too_many(game, copy))


def suits(game: World, copy: Copy, space: str) -> bool:
    """Is it a space of a region in which such a card may lie?"""
    card = game.card(copy)
    return not (isinstance(card, PlaceCard) and card.only_in) or game.space(space).region in card.only_in


def too_many(game: World, copy: Copy) -> bool:
    """Are there more of this card than may lie on the boards? Those that are about to be laid somewhere count too."""
    card = game.card(copy)
    if not isinstance(card, PlaceCard) or not card.most:
        return False
    made, spaces = game.zones.made, board(game).spaces
    lying = [zone for space, zone in made["space"].items() if space in spaces]
    coming = [game.zone("chest"), *[game.zone("given", seat) for seat in range(game.players)]]
    return sum([card_of(one) == card.id for zone in (*lying, *coming) for one in zone.copies]) > card.most

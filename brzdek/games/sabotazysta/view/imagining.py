"""A whole game of Sabotażysta that fits what one seat knows: hands, roles, goals and gold dealt anew by lot."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from brzdek.core.chance import Chance
from brzdek.core.log import Event, Log
from brzdek.games.sabotazysta.rules import events as told
from brzdek.games.sabotazysta.rules.state import Mine

DEALS = 12
"""Of so many deals of the roles one is kept, the likelier the more often."""


def imagined(game: Mine, seat: int, known: Sequence[Event], seed: int, odds: Sequence[float] | None) -> Mine:
    """A copy with all that the seat cannot know dealt anew. ``known``: the log as the seat reads it; ``odds``: for each
    seat, how much likelier a saboteur would have done what was done there.

    What is dealt is sorted first: how it really lies makes no difference.
    """
    other = game.duplicate()
    chance = other.chance = Chance(seed)
    this_round = _this_round(known)
    _deal_cards(other, seat, this_round)
    _deal_roles(other, seat, odds or [1.0] * game.players)
    _deal_goals(other, seat)
    others = [owner for owner in range(game.players) if owner != seat]
    gold = sorted([value for owner in others for value in other.gold[owner]] + other.gold_deck)
    chance.shuffle(gold)
    for owner in others:
        other.gold[owner] = [gold.pop() for _ in other.gold[owner]]
    other.gold_deck = gold
    other.log = _retold(other, seat, this_round)
    return other


def _this_round(known: Sequence[Event]) -> Sequence[Event]:
    begun = [place for place, event in enumerate(known) if isinstance(event, told.Round)]
    return known[begun[-1] :] if begun else known


def _deal_cards(game: Mine, seat: int, events: Sequence[Event]) -> None:
    """Hands of the others, the deck, and what the others have discarded face down."""
    face_down = [place for place, (_, face_up) in enumerate(game.discard) if not face_up]
    passed = [event.seat for event in events if isinstance(event, told.Passed)]
    own = {place for place, who in zip(reversed(face_down), reversed(passed), strict=False) if who == seat}
    pile = [place for place in face_down if place not in own]
    others = [owner for owner in range(game.players) if owner != seat]
    cards = [card for owner in others for card in game.hands[owner]]
    cards = sorted(cards + game.deck + [game.discard[place][0] for place in pile])
    game.chance.shuffle(cards)
    for owner in others:
        game.hands[owner] = [cards.pop() for _ in game.hands[owner]]
    for place in pile:
        game.discard[place] = (cards.pop(), False)
    game.deck = cards


def _deal_roles(game: Mine, seat: int, odds: Sequence[float]) -> None:
    """The dwarf cards of the others; deals that fit what they have done are likelier."""
    others = [owner for owner in range(game.players) if owner != seat]
    pool = sorted([game.roles[owner] for owner in others] + [game.spare])
    deals: list[list[str]] = []
    for _ in range(DEALS):
        game.chance.shuffle(pool)
        deals.append(pool.copy())
    guilty = game.kit.saboteurs
    weights = [
        prod([odds[owner] for owner, role in zip(others, deal, strict=False) if role in guilty]) for deal in deals
    ]
    mark = game.chance.below(1 << 30) / (1 << 30) * sum(weights)
    chosen = 0
    while chosen < DEALS - 1 and mark >= weights[chosen]:
        mark -= weights[chosen]
        chosen += 1
    *roles, game.spare = deals[chosen]
    roles.insert(seat, game.roles[seat])
    game.roles = roles


def _deal_goals(game: Mine, seat: int) -> None:
    """Face-down goals at which the seat has not looked; what the others have seen there is what lies there now."""
    hidden = game.maze.hidden
    cells = sorted([cell for cell in hidden if cell not in game.seen[seat]])
    faces = sorted([hidden[cell] for cell in cells])
    game.chance.shuffle(faces)
    hidden.update(zip(cells, faces, strict=True))
    for seen in game.seen:
        seen.update({cell: hidden[cell] for cell in seen if cell in hidden})


def _retold(game: Mine, seat: int, events: Sequence[Event]) -> Log:
    """The round as the seat knows it; the others have seen what their maps show in this game."""
    log = Log()
    for event in events:
        log.tell(type(event), *event)
        if isinstance(event, told.Looked) and event.seat != seat:
            log.tell(told.Saw, event.seat, event.cell, game.seen[event.seat][event.cell])
    return log

"""Trophies: the cards of killed enemies, and what they are exchanged for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.copies import Copy
from brzdek.core.effects.answers import announce
from brzdek.core.effects.context import Context
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import value
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.state import World, points
from brzdek.games.magia_i_miecz.rules.things import one_of_each, throw_away

EXCHANGED = ("strength", "craft")
"""What trophies are exchanged for."""


def worth_of(game: World, seat: int, attribute: str) -> int:
    return _worths(game, seat, game.zone("trophies", seat).copies)[attribute]


def _worths(game: World, seat: int, copies: Sequence[Copy]) -> Mapping[str, int]:
    """What one's trophies are worth together, by attribute."""
    own, asked = tuple(copies), ("worths", seat)
    found: Mapping[str, int] | None = game.memory.recall(asked, own)
    if found is None:
        found = game.memory.keep(asked, own, _added_up(game, own))
    return found


def _added_up(game: World, copies: Sequence[Copy]) -> Mapping[str, int]:
    cards = [game.catalog.known[one] for one in copies]
    return {attribute: sum([points(card, attribute) for card in cards]) for attribute in EXCHANGED}


def hand_in(game: World, seat: int, attribute: str, least: int) -> Steps[int]:
    """Choose trophies to hand in, worth at least so much together. How much they were worth."""
    chosen: list[Copy] = []
    while True:
        left = [one for one in game.zone("trophies", seat) if one not in chosen and points(game.card(one), attribute)]
        worth = sum(points(game.card(one), attribute) for one in chosen)
        options: list[Option] = [("hand_in", one) for one in one_of_each(game, left)]
        if worth >= least:
            if not options:
                break
            options.append(("hand_in", "done"))
        answer = options[0] if len(options) == 1 else (yield Ask(seat, "hand_in", options, (attribute, worth)))
        if answer[1] == "done":
            break
        chosen.append(str(answer[1]))
    for one in chosen:
        throw_away(game, one)
    return worth


def price_of(game: World, seat: int) -> int:
    """How many points of trophies a point of Strength or Craft costs him."""
    price = int(game.options["trophies"])
    if "trophy_discount" in game.ongoing.values:
        price = max(1, price - value(game, seat, "trophy_discount", 0))
    return price


def exchange(game: World, seat: int, attribute: str) -> Steps[None]:
    """Trophies for Strength or Craft: one point for every full seven."""
    price = price_of(game, seat)
    worth = yield from hand_in(game, seat, attribute, price)
    gained = worth // price
    adventurer = game.adventurers[seat]
    setattr(adventurer, attribute, getattr(adventurer, attribute) + gained)
    game.stirred += attribute == "craft"
    game.log.tell(events.Exchanged, seat, attribute, gained)


def exchanges(game: World, seat: int) -> list[Option]:
    """Trophies that can be exchanged now."""
    copies = game.zone("trophies", seat).copies
    if not copies or game.adventurers[seat].toad:
        return []
    price, worths = price_of(game, seat), _worths(game, seat, copies)
    found: list[Option] = []
    for attribute in EXCHANGED:
        if worths[attribute] >= price:
            found.append(("exchange", attribute))
    return found


def keep(game: World, seat: int, copy: Copy) -> Steps[None]:
    """The card of a killed enemy is kept, unless something else becomes of it."""
    won = Happening("trophy", seat, seat, about=copy)
    yield from announce(Context(game, seat, copy), won)
    if not won.cancelled and copy in game.zones:
        move(game, copy, game.zone("trophies", seat), tell=False)
        game.log.tell(events.Trophy, seat, copy)

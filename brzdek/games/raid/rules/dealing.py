"""What skill and swords buy: cards, devices and monsters of the row and the reserve."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.runtime import fire, tick, value
from brzdek.games.raid.cards.pieces import Piece
from brzdek.games.raid.rules import events
from brzdek.games.raid.rules.gains import acquire
from brzdek.games.raid.rules.state import DEFEATED, USED, AnyRaid, Thief

COSTS = {"monster": "monster_cost", "device": "device_cost"}
"""What cards call the cost of such a thing; of all else it is ``card_cost``."""

# -- what may be had


def price(game: AnyRaid, face: Piece) -> int:
    """What a card costs now."""
    cost = max(0, face.cost - game.now.gem_discount) if face.type == "gem" else face.cost
    if not game.ongoing.values:
        return cost
    cost = value(game, game.turn, COSTS.get(face.kind, "card_cost"), cost, floor=0)
    return value(game, game.turn, "companion_cost", cost, floor=0) if face.type == "companion" else cost


def at_the_right_place(game: AnyRaid, thief: Thief, face: Piece) -> bool:
    """Does the player stand where a card can be dealt with?"""
    if not face.only_in:
        return True
    if thief.out:
        return False
    room = game.room(thief)
    return any(room.suits(place) for place in face.only_in)


def on_terms(game: AnyRaid, thief: Thief, face: Piece) -> bool:
    """Does a player who can pay for a card meet its other terms?"""
    return at_the_right_place(game, thief, face) and game.hooks.on_terms(game, thief, face)


def deals(game: AnyRaid, thief: Thief) -> list[Option]:
    """Cards to acquire, devices to use and monsters to fight, in the row and the reserve."""
    now, kit = game.now, game.kit
    skill, swords, discount = now.skill, now.swords, now.gem_discount
    options: list[Option] = []
    changed = bool(game.ongoing.values)
    if skill + discount < kit.cheapest > swords and not changed:
        return options
    for offer in kit.offers_of(game.row, game.reserve):
        option = offer.option
        cost = price(game, kit.cards[option[1]]) if changed or (discount and offer.gem) else offer.cost
        if cost <= (swords if offer.fought else skill) and (
            not offer.bound or on_terms(game, thief, kit.cards[option[1]])
        ):
            options.append(option)
    return options


# -- carrying it out


def buy(game: AnyRaid, thief: Thief, card: str) -> Steps[None]:
    """Acquire a card."""
    face = game.kit.cards[card]
    cost = price(game, face)
    _pay_skill(game, cost)
    _take_from_table(game, card)
    if face.type == "gem":
        game.now.gems_bought.append(cost)
    acquire(game, thief, card)
    yield from carry_out(game, thief, card, "acquire")


def use(game: AnyRaid, thief: Thief, card: str) -> Steps[None]:
    """Use a device."""
    face = game.kit.cards[card]
    game.hooks.pay_extras(game, thief, face)
    _pay_skill(game, price(game, face))
    _take_from_table(game, card)
    game.dungeon_discard.append(card)
    game.log.tell(events.Used, thief.seat, card)
    yield from carry_out(game, thief, card, "use")
    fire(game, "use_device", thief.seat)
    tick(game, USED, thief.seat)


def fight(game: AnyRaid, thief: Thief, card: str) -> Steps[None]:
    """Defeat a monster; that of the reserve stays where it is."""
    game.now.swords -= price(game, game.kit.cards[card])
    if card in game.row:
        game.hooks.defeated_in_row(game)
        game.row.remove(card)
        game.dungeon_discard.append(card)
    game.log.tell(events.Defeated, thief.seat, card)
    yield from carry_out(game, thief, card, "defeat")
    fire(game, "defeat", thief.seat)
    tick(game, DEFEATED, thief.seat)


def carry_out(game: AnyRaid, thief: Thief, card: str, slot: str) -> Steps[None]:
    """What a card or token says under one of its keywords."""
    effect = game.kit.cards[card].effects.get(slot)
    if effect is not None:
        yield from perform(effect, Context(game, thief.seat, card))


def cheapen_gems(game: AnyRaid, skill: int) -> None:
    """Gems cost less this turn; for those bought before, the difference comes back."""
    now = game.now
    now.gem_discount += skill
    now.skill += sum(min(paid, skill) for paid in now.gems_bought)
    now.gems_bought = [max(0, paid - skill) for paid in now.gems_bought]


def _pay_skill(game: AnyRaid, skill: int) -> None:
    game.now.skill -= skill
    game.hooks.spent_skill(game, skill)


def _take_from_table(game: AnyRaid, card: str) -> None:
    """From the row, where a gap stays, or from the reserve."""
    if card in game.row:
        game.row.remove(card)
    else:
        game.reserve[card] -= 1


# -- the row


def replace_row_card(game: AnyRaid, card: str) -> Steps[None]:
    """Put a card of the row away and reveal the next one; its dragon symbol does not count."""
    fresh = game.deck.pop()
    game.row[game.row.index(card)] = fresh
    game.dungeon_discard.append(card)
    game.reveals += 1
    game.log.tell(events.Replaced, card, fresh)
    yield from arrive(game, [fresh])


def arrive(game: AnyRaid, fresh: Sequence[str]) -> Steps[None]:
    """The Arrive texts of cards new in the row, in the order in which they were revealed."""
    for card in fresh:
        effect = game.kit.cards[card].effects.get("arrive")
        if effect is not None:
            game.log.tell(events.Arrived, card)
            yield from perform(effect, Context(game, game.turn, card))

"""Damage: what cards in play may do about it, and what is told of it."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import fire
from brzdek.games.raid.rules import events
from brzdek.games.raid.rules.dragon import knock_out_if_full
from brzdek.games.raid.rules.state import AnyRaid, Thief

DAMAGE = "damage"
"""The event that cards call so."""
ATTACK = "dragon_attack"
"""The event of the dragon's attack, which is announced with the number of cubes to be drawn."""
DRAGON, MONSTERS, GHOST, CARD = "dragon", "monsters", "ghost", "card"
"""Where damage comes from."""


def suffered(game: AnyRaid, thief: Thief, damage: int, how: str) -> Steps[int]:
    """How much of the damage is left once cards in play have had their say."""
    if DAMAGE not in game.ongoing.before or not damage:
        return damage
    coming = Happening(DAMAGE, thief.seat, game.turn, amount=damage, how=how)
    yield from _announced(game, thief.seat, coming)
    left = 0 if coming.cancelled else coming.amount
    if left < damage:
        game.log.tell(events.Spared, thief.seat, damage - left)
    return left


def tell_damage(game: AnyRaid, thief: Thief, damage: int, how: str) -> None:
    """Let cards in play answer the damage that a player has taken."""
    if DAMAGE in game.ongoing.triggers and damage:
        fire(game, DAMAGE, thief.seat, Happening(DAMAGE, thief.seat, game.turn, amount=damage, how=how))


def announced_attack(game: AnyRaid, cubes: int) -> Steps[int | None]:
    """How many cubes the dragon draws once cards in play have had their say; None: there is no attack."""
    if ATTACK not in game.ongoing.before:
        return cubes
    coming = Happening(ATTACK, game.turn, game.turn, amount=cubes)
    yield from _announced(game, game.turn, coming)
    return None if coming.cancelled else coming.amount


def _announced(game: AnyRaid, seat: int, coming: Happening) -> Steps[None]:
    """Cards in play answer. Hardly any game has such cards, so how that is done is read with the first."""
    from brzdek.core.effects.answers import announce

    yield from announce(Context(game, seat), coming)


def cube_strikes(game: AnyRaid, thief: Thief) -> Steps[None]:
    """A drawn cube of a player's own: damage, or out of the game with its owner. One that is warded off goes back."""
    hurts = not thief.out and (yield from suffered(game, thief, 1, DRAGON))
    game.drawn.remove(thief.seat)
    # While cards had their say, another attack may have put its owner out of the game.
    if thief.out:
        thief.aside += 1
    elif hurts:
        thief.damage += 1
        tell_damage(game, thief, 1, DRAGON)
        knock_out_if_full(game, thief)
    else:
        thief.supply += 1


def hurt(game: AnyRaid, thief: Thief, damage: int) -> Steps[None]:
    """Damage chosen in a tunnel, with cubes from the supply."""
    left = _bearable(game, thief, (yield from suffered(game, thief, damage, MONSTERS)))
    if left:
        thief.supply -= left
        thief.damage += left
        game.log.tell(events.Hurt, thief.seat, left)
        tell_damage(game, thief, left, MONSTERS)


def harm(game: AnyRaid, thief: Thief, damage: int, by: str = "") -> Steps[None]:
    """Damage that a card deals, with cubes from the supply, as far as they and the player's health last."""
    coming = _bearable(game, thief, damage)
    left = _bearable(game, thief, (yield from suffered(game, thief, coming, CARD)))
    if left:
        thief.supply -= left
        thief.damage += left
        game.log.tell(events.Harmed, thief.seat, left, by)
        tell_damage(game, thief, left, CARD)
        knock_out_if_full(game, thief)


def _bearable(game: AnyRaid, thief: Thief, damage: int) -> int:
    """As much of the damage as cubes in the supply and the player's health last: cards that had their say may have
    used them up, or put the player out of play.
    """
    return 0 if thief.out else min(damage, thief.supply, game.kit.health - thief.damage)

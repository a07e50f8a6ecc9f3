"""The dragon: its rage, the cubes in its bag, and players who go out of play."""

from __future__ import annotations

from brzdek.core.effects.runtime import value
from brzdek.games.raid.rules import events
from brzdek.games.raid.rules.state import LEFT, LOST, MASTERY, RESCUED, AnyRaid, Thief


def anger(game: AnyRaid, spaces: int = 1) -> None:
    """Move the dragon marker forward; on the last space it stays."""
    last = len(game.kit.rage) - 1
    if game.rage < last:
        game.rage = min(game.rage + spaces, last)
        game.log.tell(events.Rage, game.rage)


def cubes_to_draw(game: AnyRaid, extra: int = 0) -> int:
    """What the marker's space says, one more for each danger card in the row, and the countdown's extra."""
    cards = game.kit.cards
    cubes = game.kit.rage[game.rage] + extra + sum([cards[card].danger for card in game.row])
    return value(game, game.turn, "attack_cubes", cubes, floor=0)


def return_cubes(game: AnyRaid, count: int) -> None:
    """Black cubes set aside go back into the bag."""
    back = min(count, game.black_aside)
    game.black_aside -= back
    game.bag[-1] += back
    game.log.tell(events.CubesBack, back)


# -- attacks


def draw_attack(game: AnyRaid, cubes: int, further: int = 0) -> list[int]:
    """All noise goes into the bag; the cubes drawn from it that strike: seats, then further cubes.

    Black cubes, which come between the two, strike nobody and are set aside. ``further``: how many cubes in the bag
    are neither a player's nor black.
    """
    for thief in game.thieves:
        game.bag[thief.seat] += thief.clank
        thief.clank = 0
    drawn = _draw(game, cubes, further)
    black = game.players
    game.black_aside += drawn.count(black)
    game.log.tell(events.Attack, tuple(drawn))
    strikes = [colour for colour in drawn if colour != black]
    game.drawn += strikes
    return strikes


def _draw(game: AnyRaid, cubes: int, further: int) -> list[int]:
    """So many cubes from the bag, one by one, as far as they last."""
    bag = [*game.bag, further]
    total = sum(bag)
    drawn: list[int] = []
    for gone in range(min(cubes, total)):
        place = game.chance.below(total - gone)
        colour = 0
        while place >= bag[colour]:
            place -= bag[colour]
            colour += 1
        bag[colour] -= 1
        drawn.append(colour)
    game.bag = bag[:-1]
    return drawn


# -- going out of play


def knock_out_if_full(game: AnyRaid, thief: Thief) -> None:
    """Is there no health left?"""
    if thief.damage >= game.kit.health:
        knock_out(game, thief)


def knock_out(game: AnyRaid, thief: Thief) -> None:
    """Rescued with an artifact above the depths; otherwise lost."""
    rescued = thief.artifacts > 0 and not game.room(thief).in_depths
    thief.out = RESCUED if rescued else LOST
    game.log.tell(events.KnockedOut, thief.seat, rescued)
    game.hooks.went_out(game, thief)


def leave(game: AnyRaid, thief: Thief) -> None:
    """Home with an artifact: a mastery token, and no more of the dungeon."""
    thief.out = LEFT
    if game.mastery:
        game.mastery -= 1
        thief.tokens.append(MASTERY)
    game.now.teleports = 0
    game.log.tell(events.Left, thief.seat)
    game.hooks.went_out(game, thief)


def catch_all(game: AnyRaid) -> None:
    """Everybody still in the dungeon is knocked out."""
    game.log.tell(events.Caught)
    for thief in game.in_play():
        knock_out(game, thief)

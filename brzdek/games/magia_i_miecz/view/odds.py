"""The odds of a combat, by all 36 falls of the two dice (more where more dice are thrown)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from brzdek.core.ask import Word
from brzdek.core.effects.runtime import allowed, value
from brzdek.core.zones import begin_slot
from brzdek.games.magia_i_miecz.rules import combat, scores
from brzdek.games.magia_i_miecz.rules.records import Fight
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.view.seen import FightOdds

DIE = range(1, 7)
FIGHTING = "fighting"
"""The slot of an enemy's card that holds while it is fought."""
Falls: TypeAlias = tuple[tuple[int, int], ...]
"""What may fall, and how often."""


def armed_force(game: World, seat: int) -> int:
    """What an adventurer brings into a melee with the best weapon, before the dice."""
    fight = Fight(seat, [], scores.MELEE, seat)
    game.fights.append(fight)
    try:
        _arm(game, fight, seat)
        return scores.force(game, fight, seat)
    finally:
        game.fights.pop()


def odds_of(game: World, seat: int, foe: Word, how: str = "", weapon: str | None = None) -> FightOdds:
    """Won, drawn and lost falls, with the best weapon, or with this one ("" for none)."""
    sort = how or (scores.MELEE if isinstance(foe, int) else combat.attribute_of(game, seat, foe))
    fight = Fight(seat, [foe], sort, foe if isinstance(foe, str) else seat)
    known = game.ongoing
    if _speaks(game, foe):
        game.ongoing = known.aside()
        begin_slot(game, str(foe), FIGHTING, foe)
    game.fights.append(fight)
    try:
        _arm(game, fight, seat)
        if weapon is not None:
            fight.weapons[seat] = (weapon,) if weapon else ()
        if isinstance(foe, int):
            _arm(game, fight, foe)
        return _count(game, fight)
    finally:
        game.fights.pop()
        game.ongoing = known


def _speaks(game: World, foe: Word) -> bool:
    """Does its card say something of the fight that does not hold yet?"""
    if not isinstance(foe, str) or foe not in game.zones or any(foe in fight.foes for fight in game.fights):
        return False
    return FIGHTING in game.card(foe).effects


def _arm(game: World, fight: Fight, seat: int) -> None:
    """The weapons that bring most."""
    weapons = combat.weapons_of(game, seat)
    if len(weapons) > 1:
        weapons = sorted(weapons, key=lambda one: _worth(game, fight, seat, one), reverse=True)
    fight.weapons[seat] = tuple(weapons[: max(0, value(game, seat, "weapons", 1))])


def _worth(game: World, fight: Fight, seat: int, weapon: str) -> int:
    fight.weapons[seat] = (weapon,)
    return scores.force(game, fight, seat)


@lru_cache(maxsize=64)
def _sums(dice: int, kept: int) -> Falls:
    """How often the best dice of so many come to each sum."""
    return _counted(sum(sorted(fallen)[dice - kept :]) for fallen in product(DIE, repeat=dice))


@lru_cache(maxsize=1024)
def _gaps(own: Falls, other: Falls) -> Falls:
    """How often the one is ahead of the other by so much."""
    found: Counter[int] = Counter()
    for mine, often in own:
        for theirs, count in other:
            found[mine - theirs] += often * count
    return tuple(found.items())


def _counted(numbers: Iterable[int]) -> Falls:
    return tuple(Counter(numbers).items())


def _changed(sums: Falls, of_none: int, of_one: int) -> Falls:
    """The sums with all that modifies a roll: it adds, multiplies or sets, so two of them tell all the others."""
    if (of_none, of_one) == (0, 1):
        return sums
    return tuple([(of_none + (of_one - of_none) * rolled, often) for rolled, often in sums])


def _falls(game: World, fight: Fight, seat: int) -> Falls:
    """How often each sum comes."""
    if not allowed(game, seat, "roll_attack"):
        return _sums(0, 0)
    kept = 1 + max(0, value(game, seat, "added_dice", 0, fight.how))
    more = max(0, value(game, seat, "attack_dice", 0, fight.how))
    dice = min(kept + more, 4)
    sums = _sums(dice, min(kept, dice))
    return _changed(sums, *[value(game, seat, "attack", rolled, fight.how) for rolled in (0, 1)])


def _enemy_falls(game: World, fight: Fight) -> Falls:
    dice = scores.enemy_dice(game, fight)
    sums = _sums(dice, dice)
    return _changed(sums, *[scores.enemy_roll(game, fight, rolled) for rolled in (0, 1)]) if dice else sums


def _count(game: World, fight: Fight) -> FightOdds:
    own = scores.force(game, fight, fight.seat)
    foe = fight.foes[0]
    if isinstance(foe, int):
        other, falls = scores.force(game, fight, foe), _falls(game, fight, foe)
    else:
        other, falls = scores.enemy_force(game, fight), _enemy_falls(game, fight)
    verdict = scores.verdict(game, fight)
    result = {scores.WON: 0, scores.DRAWN: 0, scores.LOST: 0}
    ahead = own - other
    for gap, often in _gaps(_falls(game, fight, fight.seat), falls):
        result[verdict(ahead + gap, 0)] += often
    return FightOdds(result[scores.WON], result[scores.DRAWN], result[scores.LOST])

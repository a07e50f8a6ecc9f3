"""The odds of a combat, by all 36 falls of the two dice (more where more dice are thrown)."""

from __future__ import annotations

from collections import Counter
from itertools import product

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
    best = sorted(combat.weapons_of(game, seat), key=lambda one: _worth(game, fight, seat, one), reverse=True)
    fight.weapons[seat] = tuple(best[: max(0, value(game, seat, "weapons", 1))])


def _worth(game: World, fight: Fight, seat: int, weapon: str) -> int:
    fight.weapons[seat] = (weapon,)
    return scores.force(game, fight, seat)


def _falls(game: World, fight: Fight, seat: int) -> Counter[int]:
    """How often each sum comes."""
    if not allowed(game, seat, "roll_attack"):
        return Counter({0: 1})
    kept = 1 + max(0, value(game, seat, "added_dice", 0, fight.how))
    more = max(0, value(game, seat, "attack_dice", 0, fight.how))
    falls: Counter[int] = Counter()
    for dice in product(DIE, repeat=min(kept + more, 4)):
        falls[value(game, seat, "attack", sum(sorted(dice)[-kept:]), fight.how)] += 1
    return falls


def _count(game: World, fight: Fight) -> FightOdds:
    own = scores.force(game, fight, fight.seat)
    foe = fight.foes[0]
    if isinstance(foe, int):
        other, falls = scores.force(game, fight, foe), _falls(game, fight, foe)
    else:
        other = scores.enemy_force(game, fight)
        rolls = map(sum, product(DIE, repeat=scores.enemy_dice(game, fight)))
        falls = Counter(scores.enemy_roll(game, fight, rolled) if rolled else 0 for rolled in rolls)
    verdict = scores.verdict(game, fight)
    result = {scores.WON: 0, scores.DRAWN: 0, scores.LOST: 0}
    for mine, often in _falls(game, fight, fight.seat).items():
        for theirs, count in falls.items():
            result[verdict(own + mine, other + theirs)] += often * count
    return FightOdds(result[scores.WON], result[scores.DRAWN], result[scores.LOST])

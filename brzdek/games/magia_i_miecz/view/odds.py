"""The odds of a combat, by all 36 falls of the two dice (more where more dice are thrown)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from operator import itemgetter
from types import MappingProxyType
from typing import TypeAlias

from brzdek.core.ask import Word
from brzdek.core.copies import Copy
from brzdek.core.effects.actions import actions
from brzdek.core.effects.flow import Then
from brzdek.core.effects.lasting import Modify
from brzdek.core.effects.ongoing import Ongoing, Throw, moment_of
from brzdek.core.effects.runtime import allowed, line_of, value
from brzdek.core.effects.throws import AFTER_ROLL, Reroll
from brzdek.core.values import replace
from brzdek.core.zones import begin_slot
from brzdek.games.magia_i_miecz.cards.pieces import BeingCard, EnemyCard
from brzdek.games.magia_i_miecz.rules import combat, opponents, scores
from brzdek.games.magia_i_miecz.rules.records import Fight
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.weapons import weapons_of
from brzdek.games.magia_i_miecz.view.seen import Boost, FightOdds

DIE = range(1, 7)
FIGHTING = "fighting"
"""The slot of an enemy's card that holds while it is fought."""
BEFORE_COMBAT = "before_combat"
MOST_DICE = 8
"""More of them are not counted."""
NOTHING_KNOWN: Mapping[int, int] = MappingProxyType({})
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


def going_on(game: World, seat: int, foes: Sequence[Word]) -> Fight | None:
    """The combat that has begun and in which these face each other, if there is one."""
    if not game.fights or not game.fights[-1].foes:
        return None
    fight = game.fights[-1]
    others = fight.foes if fight.seat == seat else [fight.seat] if seat in fight.foes else []
    return fight if foes and all(one in others for one in foes) else None


def sorts_of(game: World, seat: int, foe: Word) -> tuple[str, ...]:
    """How one fights against somebody: both sorts of combat where it is one's own choice, and not made yet."""
    fight = going_on(game, seat, [foe])
    if fight is not None:
        return (fight.how,)
    if isinstance(foe, int):
        choice = allowed(game, seat, "psychic_attack", usually=False)
        return (scores.MELEE, scores.PSYCHIC) if choice else (scores.MELEE,)
    card = game.card(foe)
    if opponents.endurance(game, foe):
        return tuple(how for how, name in scores.ATTRIBUTE.items() if getattr(card, name, None)) or (scores.MELEE,)
    return (combat.attribute_of(game, seat, foe),)


def parties_of(game: World, seat: int, enemies: Sequence[Copy]) -> list[tuple[Copy, ...]]:
    """Those who fight together: enemies of a number and a sort, unless they come several on a card."""
    found: dict[tuple[object, ...], list[Copy]] = {}
    for copy in enemies:
        card = game.card(copy)
        alone = copy if isinstance(card, EnemyCard) and card.times > 1 else ""
        found.setdefault((getattr(card, "number", 2), combat.attribute_of(game, seat, copy), alone), []).append(copy)
    return [tuple(party) for party in found.values()]


def imagined(game: World, seat: int, foes: Sequence[Word], how: str = "") -> Fight:
    """The combat as it would begin now, or as it goes on."""
    begun = going_on(game, seat, foes)
    if begun is not None and how in ("", begun.how):
        rolled = {} if begun.over else dict(begun.scores)
        return replace(begun, foes=list(begun.foes), weapons=dict(begun.weapons), scores=rolled)
    foe = foes[0]
    if isinstance(foe, int):
        return Fight(seat, [foe], how or scores.MELEE, seat)
    sort = how or combat.attribute_of(game, seat, foe)
    task = game.adventurers[seat].task if _unmeasured(game, foe) else 0
    return Fight(seat, list(foes), sort, foe, lying=lay_there(game, seat, foes), force=task)


def lay_there(game: World, seat: int, foes: Sequence[Word]) -> bool:
    """Were enemies there before one came, so that it is oneself who attacks?"""
    visit, places = game.visit, game.zones.places
    drawn = () if visit is None or visit.seat != seat else visit.drawn
    for one in foes:  # noqa: SIM110 - asked for all odds
        if one in places and one not in drawn:
            return True
    return False


def _unmeasured(game: World, foe: Word) -> bool:
    """Is it a being whose Strength a die decides?"""
    card = game.found(str(foe))
    return isinstance(card, BeingCard) and card.strength is None and card.craft is None and card.sort != "spirit"


def odds_of(game: World, seat: int, fight: Fight, weapon: str | None = None) -> FightOdds:
    """Won, drawn and lost falls for one of the two, with the weapons declared, with the best, or with this one ("" for
    none).
    """
    if not fight.force and _unmeasured(game, fight.foes[0]):
        each = [odds_of(game, seat, replace(fight, force=pips, weapons={}), weapon) for pips in DIE]
        return FightOdds(*[sum(counts) for counts in zip(*each, strict=True)])
    known = game.ongoing
    _begin(game, fight)
    try:
        found = _armed(game, seat, fight, weapon) or _count(game, fight)
    finally:
        _end(game, known)
    return found if seat == fight.seat else FightOdds(found.lost, found.drawn, found.won)


def thrown_again(game: World, seat: int, fight: Fight) -> tuple[Copy, float] | None:
    """The card by which one may throw one's dice again, and how likely one wins if one always does so when the first
    throw is worse than an average one; None: there is no such card, or the dice have fallen.
    """
    if fight.scores or game.ongoing.throws or not fight.foes or _unmeasured(game, fight.foes[0]):
        return None
    known = game.ongoing
    _begin(game, fight)
    try:
        _armed(game, seat, fight, None)
        kept = 1 + max(0, value(game, seat, "added_dice", 0, fight.how))
        dice = min(kept + max(0, value(game, seat, "attack_dice", 0, fight.how)), MOST_DICE)
        each: list[tuple[float, int]] = []
        card = None
        for fallen, often in _sums(dice, min(kept, dice)):
            game.ongoing.throws.append(Throw(seat, "attack", [fallen], 1, during=fight.how))
            try:
                card = card or _rethrowing(game, seat, fight)
                odds = _count(game, fight)
            finally:
                game.ongoing.throws.pop()
            each.append(((odds.won if seat == fight.seat else odds.lost) / odds.all, often))
    finally:
        _end(game, known)
    falls = sum(often for _, often in each)
    usual = sum(share * often for share, often in each) / falls
    return None if card is None else (card, sum(max(share, usual) * often for share, often in each) / falls)


def boosted(game: World, seat: int, fight: Fight) -> list[Boost]:
    """What either side may still use to be stronger in it, and one's own odds if just that is used."""
    if fight.scores or game.ongoing.throws or not fight.foes or _unmeasured(game, fight.foes[0]):
        return []
    known = game.ongoing
    _begin(game, fight)
    try:
        _armed(game, seat, fight, None)
        forces = {one: scores.force(game, fight, one) for one in scores.fighters(fight)}
        found = [
            Boost(one, copy, added, _count(game, fight, {**forces, one: forces[one] + added}))
            for one in forces
            for copy, added in _boosts(game, one, fight)
        ]
    finally:
        _end(game, known)
    if seat != fight.seat:
        return [one._replace(odds=FightOdds(one.odds.lost, one.odds.drawn, one.odds.won)) for one in found]
    return found


def _boosts(game: World, seat: int, fight: Fight) -> list[tuple[Copy, int]]:
    """By which cards somebody may add to what counts in a combat, before the dice, and how much."""
    moment = moment_of(fight.seat, BEFORE_COMBAT, fight.foes[0], fight.how, tuple(fight.foes))
    offered = actions(game, seat, BEFORE_COMBAT, (), moment)
    counts = fight.by.get(seat, scores.ATTRIBUTE[fight.how])
    found: list[tuple[Copy, int]] = []
    for record in game.ongoing.uses_of(BEFORE_COMBAT).get(seat, ()):
        use = record.effect
        done = use.effect.then if isinstance(use.effect, Then) else use.effect
        change = done.changes.get(counts) if isinstance(done, Modify) and done.scope == "you" else None
        if change is None or change.how != "add" or not isinstance(change.amount, int):
            continue
        if ("use", record.source, use.key) in offered:
            found.append((str(record.source), change.amount))
    return found


def _rethrowing(game: World, seat: int, fight: Fight) -> Copy | None:
    """By which card one may throw again what lies on the table."""
    offered = actions(game, seat, AFTER_ROLL, (), moment_of(seat, AFTER_ROLL, how=fight.how))
    for record in game.ongoing.uses_of(AFTER_ROLL).get(seat, ()):
        use = record.effect
        done = use.effect.then if isinstance(use.effect, Then) else use.effect
        if isinstance(done, Reroll) and ("use", record.source, use.key) in offered:
            return str(record.source)
    return None


def _begin(game: World, fight: Fight) -> None:
    """From now on it is as if it were fought."""
    silent = [one for one in fight.foes if _speaks(game, one)]
    if silent:
        game.ongoing = game.ongoing.aside()
        for one in silent:
            begin_slot(game, str(one), FIGHTING, one)
    game.fights.append(fight)


def _end(game: World, known: Ongoing) -> None:
    """As it was, with all that lasted then."""
    game.fights.pop()
    game.ongoing = known


def _speaks(game: World, foe: Word) -> bool:
    """Does its card say something of the fight that does not hold yet?"""
    if not isinstance(foe, str) or foe not in game.zones or any(foe in fight.foes for fight in game.fights):
        return False
    return FIGHTING in game.card(foe).effects


def _armed(game: World, seat: int, fight: Fight, weapon: str | None) -> FightOdds | None:
    """Each takes the weapons that help most, the one who asks those he asks for; the odds, if known by then."""
    if weapon is not None:
        fight.weapons[seat] = (weapon,) if weapon else ()
    counted = None
    for one in scores.fighters(fight):
        if one not in fight.weapons:
            counted = _arm(game, fight, one)
    return counted


def _arm(game: World, fight: Fight, seat: int) -> FightOdds | None:
    """The weapons that help most, one after another as they would be declared; the odds, if that took counting."""
    fight.weapons[seat] = ()
    counted = None
    while len(used := fight.weapons[seat]) < value(game, seat, "weapons", 1):
        left = [one for one in weapons_of(game, seat) if one not in used]
        if not left:
            break
        if len(left) == 1:
            fight.weapons[seat], counted = (*used, left[0]), None
            continue
        tried = [(*_worth(game, fight, seat, (*used, one)), one) for one in left]
        _, counted, best = max(tried, key=itemgetter(0))
        fight.weapons[seat] = (*used, best)
    return counted


def _worth(
    game: World, fight: Fight, seat: int, weapons: tuple[Copy, ...]
) -> tuple[tuple[int, int, int], FightOdds | None]:
    """How much weapons help, by the odds, and where there is no foe by what they add; and those odds."""
    fight.weapons[seat] = weapons
    own = scores.force(game, fight, seat)
    if not fight.foes:
        return (0, 0, own), None
    odds = _count(game, fight, {seat: own})
    won, lost = (odds.won, odds.lost) if seat == fight.seat else (odds.lost, odds.won)
    return (won, -lost, own), odds


@lru_cache(maxsize=64)
def _sums(dice: int, kept: int) -> Falls:
    """How often the best dice of so many come to each sum."""
    found: Counter[int] = Counter()
    for fallen in combinations_with_replacement(DIE, dice):
        orders = factorial(dice)
        for same in Counter(fallen).values():
            orders //= factorial(same)
        found[sum(fallen[dice - kept :])] += orders
    return tuple(found.items())


@lru_cache(maxsize=1024)
def _gaps(own: Falls, other: Falls, swapped: bool) -> Falls:
    """How often the one is ahead of the other by so much; ``swapped``: the higher roll is always the other's."""
    found: Counter[int] = Counter()
    for mine, often in own:
        for theirs, count in other:
            gap = mine - theirs
            found[-abs(gap) if swapped else gap] += often * count
    return tuple(found.items())


def _changed(sums: Falls, of_none: int, of_one: int) -> Falls:
    """The sums with all that modifies a roll: it adds, multiplies or sets, so two of them tell all the others."""
    if of_none == 0 and of_one == 1:
        return sums
    return tuple([(of_none + (of_one - of_none) * rolled, often) for rolled, often in sums])


def _rolled(game: World, fight: Fight, seat: int, sums: Falls) -> Falls:
    """The sums of one's own dice with all that modifies them."""
    return _changed(sums, *line_of(game, seat, "attack", fight.how))


def _falls(game: World, fight: Fight, seat: int) -> Falls:
    """How often each sum comes."""
    if not allowed(game, seat, "roll_attack"):
        return _sums(0, 0)
    thrown = _thrown(game, seat) if game.ongoing.throws else None
    if thrown is not None:
        fallen = ((thrown.total(), 1),) if thrown.dice else _sums(thrown.kept + thrown.more, thrown.kept)
        return _rolled(game, fight, seat, fallen)
    if seat == fight.seat and "own_die" in fight.scores:
        return ((fight.scores["own_die"], 1),)
    kept = 1 + max(0, value(game, seat, "added_dice", 0, fight.how))
    dice = min(kept + max(0, value(game, seat, "attack_dice", 0, fight.how)), MOST_DICE)
    return _rolled(game, fight, seat, _sums(dice, min(kept, dice)))


def _thrown(game: World, seat: int) -> Throw | None:
    """The dice for the combat that lie on the table."""
    return next((one for one in game.ongoing.throws if (one.seat, one.name) == (seat, "attack")), None)


def _enemy_falls(game: World, fight: Fight) -> Falls:
    dice = min(scores.enemy_dice(game, fight), MOST_DICE)
    sums = _sums(dice, dice)
    if not dice:
        return sums
    of_none, of_one = line_of(game, fight.seat, "enemy_roll", fight.how)
    added = scores.enemy_bonus(game, fight) * (of_one - of_none)
    return _changed(sums, of_none + added, of_one + added)


def _count(game: World, fight: Fight, known: Mapping[int, int] = NOTHING_KNOWN) -> FightOdds:
    """The odds of the one whose fight it is. ``known``: what somebody brings into it, if that was found already."""
    seat, foe = fight.seat, fight.foes[0]
    own = known[seat] if seat in known else scores.force(game, fight, seat)
    swapped = False
    if isinstance(foe, int):
        other = known[foe] if foe in known else scores.force(game, fight, foe)
        falls = _falls(game, fight, foe)
    else:
        other, falls = scores.enemy_force(game, fight), _enemy_falls(game, fight)
        swapped = not allowed(game, seat, "higher_die")
    return _counted(own - other, _falls(game, fight, seat), falls, swapped, scores.terms(game, fight))


@lru_cache(maxsize=4096)
def _counted(ahead: int, own: Falls, other: Falls, swapped: bool, terms: scores.Terms) -> FightOdds:
    """The odds of one who is by so much the stronger before the dice."""
    result = {scores.WON: 0, scores.DRAWN: 0, scores.LOST: 0}
    for gap, often in _gaps(own, other, swapped):
        result[scores.verdict(terms, ahead + gap)] += often
    return FightOdds(result[scores.WON], result[scores.DRAWN], result[scores.LOST])

"""What a combat comes to: what each side brings into it, the dice, the outcome."""

from __future__ import annotations

from typing import TypeAlias

from brzdek.core.ask import Steps, Word
from brzdek.core.copies import Copy
from brzdek.core.effects.runtime import allowed, value
from brzdek.core.effects.throws import throw
from brzdek.core.layers import change
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.records import Fight
from brzdek.games.magia_i_miecz.rules.state import BODYGUARD, COMPANION, World, sort_of, total
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

MELEE, PSYCHIC = "melee", "psychic"
WON, LOST, DRAWN, EVADED = "won", "lost", "drawn", "evaded"
ATTRIBUTE = {MELEE: "strength", PSYCHIC: "craft"}
APART = (BODYGUARD, COMPANION)
"""Servants who add nothing of their own to a fight."""


def fighters(fight: Fight) -> list[int]:
    """The adventurers in it."""
    seats = [fight.seat]
    for one in fight.foes:
        if isinstance(one, int):
            seats.append(one)
    return seats


def roll_dice(game: World, fight: Fight) -> Steps[None]:
    """Each side rolls and adds; the outcome follows from the scores."""
    fight.helpers = tuple([one for seat in fighters(fight) for one in game.adventurers[seat].servants])
    fight.scores.pop("own_die", None)
    first = force(game, fight, fight.seat)
    fight.scores["own_die"] = die = yield from _die(game, fight, fight.seat)
    added = 0
    if fight.duel:
        second = force(game, fight, int(fight.foes[0]))
        other = yield from _die(game, fight, int(fight.foes[0]))
    else:
        other, added = _enemy_die(game, fight)
        second = enemy_force(game, fight)
        if die > other and not allowed(game, fight.seat, "higher_die"):
            die, other, added = other, die, 0
    first, second = first + die, second + other
    fight.scores.update({"own": first, "foe": second, "own_die": die, "foe_die": other})
    game.log.tell(events.Scored, fight.seat, first, tuple(fight.foes), second, die, other, added)
    fight.over = compare(game, fight, first, second)


def compare(game: World, fight: Fight, own: int, foe: int) -> str:
    """The outcome of these scores."""
    return verdict(terms(game, fight), own - foe)


Terms: TypeAlias = tuple[bool, int, bool, int, str]
"""Can one win, and by more than how much; lose, and by more than how much; what comes of equal scores."""


def terms(game: World, fight: Fight) -> Terms:
    """How any two scores are compared in this fight."""
    saved = _saved(game, fight)
    margins = game.ongoing.values.get("margin")
    win_above = max([value(game, foe, "margin", 0) for foe in fight.foes]) if margins else 0
    lose_above = value(game, fight.seat, "margin", 0) if margins else 0
    return not saved, win_above, allowed(game, fight.seat, "lose_combat"), lose_above, _equal(game, fight)


def _saved(game: World, fight: Fight) -> bool:
    """Is there a foe who cannot lose?"""
    return "lose_combat" in game.ongoing.acts and not all(allowed(game, one, "lose_combat") for one in fight.foes)


def verdict(terms: Terms, ahead: int) -> str:
    """What comes of it if one's own score is by so much the higher one."""
    wins, win_above, loses, lose_above, equal = terms
    if not ahead:
        return equal
    if ahead > 0:
        return WON if wins and ahead > win_above else DRAWN
    return LOST if loses and -ahead > lose_above else DRAWN


def _equal(game: World, fight: Fight) -> str:
    """A draw, unless it is a victory for one of the two."""
    if "win_draws" not in game.ongoing.acts:
        return DRAWN
    first = allowed(game, fight.seat, "win_draws", usually=False)
    second = fight.duel and allowed(game, fight.foes[0], "win_draws", usually=False)
    if first == second:
        return DRAWN
    if first:
        return DRAWN if fight.duel and not allowed(game, fight.foes[0], "lose_combat") else WON
    return LOST if allowed(game, fight.seat, "lose_combat") else DRAWN


def force(game: World, fight: Fight, seat: int) -> int:
    """What he brings into the combat before the dice."""
    champion = fight.champions.get(seat)
    hooked = game.layers.change["attack_score_modifier"]
    bonus: int = change(game, "attack_score_modifier", fight, seat, 0) if hooked else 0
    if champion is not None:
        return bonus + value(game, seat, "champion", champion[1] if fight.how == MELEE else champion[2])
    name = fight.by.get(seat, ATTRIBUTE[fight.how])
    own = bonus + total(game, seat, name, fight.how)
    for one, serves in game.adventurers[seat].servants.items():
        if serves not in APART and one not in fight.absent:
            own += total(game, one, name)
    return own


def at_rest(game: World, seat: int) -> int:
    """What he would bring into a melee as he stands, no weapon chosen."""
    if game.layers.change["attack_score_modifier"]:
        return force(game, Fight(seat, [], MELEE, seat), seat)
    own = total(game, seat, "strength", MELEE)
    for one, serves in game.adventurers[seat].servants.items():
        if serves not in APART:
            own += total(game, one, "strength")
    return own


def bodyguard_of(game: World, seat: int) -> Copy | None:
    return next((one for one, serves in game.adventurers[seat].servants.items() if serves == BODYGUARD), None)


def guarded(game: World, fight: Fight, seat: int) -> bool:
    """Does his bodyguard fight in his place?"""
    return seat in fight.champions and fight.champions[seat][0] == bodyguard_of(game, seat)


def _die(game: World, fight: Fight, seat: int) -> Steps[int]:
    if not allowed(game, seat, "roll_attack"):
        return 0
    dice = 1 + max(0, value(game, seat, "added_dice", 0, fight.how))
    return (yield from throw(game, seat, "attack", dice, WINDOWS, 0, "", fight.how))


def enemy_force(game: World, fight: Fight) -> int:
    """The attributes of all enemies together."""
    return sum([enemy_worth(game, fight, foe) for foe in fight.foes])


def enemy_worth(game: World, fight: Fight, foe: Word) -> int:
    """The attribute of one of them that counts in the combat."""
    worth = total(game, foe, ATTRIBUTE[fight.how], fight.how)
    if fight.how == PSYCHIC and sort_of(game.card(str(foe))) == "spirit":
        worth = value(game, fight.seat, "spirit_craft", worth)
    return worth


def enemy_dice(game: World, fight: Fight) -> int:
    """How many dice are rolled for them together: one, unless one of them has more."""
    if "roll_attack" in game.ongoing.acts and not all(allowed(game, foe, "roll_attack") for foe in fight.foes):
        return 0
    if not game.ongoing.values.get("added_dice"):
        return 1
    return 1 + sum([max(0, value(game, foe, "added_dice", 0, fight.how)) for foe in fight.foes])


def enemy_bonus(game: World, fight: Fight) -> int:
    """What the enemies themselves add to their dice."""
    if not game.ongoing.values.get("attack"):
        return 0
    return sum([value(game, foe, "attack", 0, fight.how) for foe in fight.foes])


def _enemy_die(game: World, fight: Fight) -> tuple[int, int]:
    """Another player rolls for them: what comes of it, and how much of that was added to the dice."""
    rolled = sum([game.chance.roll() for _ in range(enemy_dice(game, fight))])
    if not rolled:
        return 0, 0
    counted: int = value(game, fight.seat, "enemy_roll", rolled + enemy_bonus(game, fight), fight.how)
    return counted, counted - rolled

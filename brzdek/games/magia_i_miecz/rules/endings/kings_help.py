"""The Dragon King helps: he flies out and fights one adventurer after another to the death."""

from __future__ import annotations

from itertools import cycle

from brzdek.core.ask import Ask, Option, Steps, choose
from brzdek.core.copies import Copy
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.rules import armour, combat, death, duels, events, opponents, points, things
from brzdek.games.magia_i_miecz.rules.endings.ending import reached
from brzdek.games.magia_i_miecz.rules.records import Fight
from brzdek.games.magia_i_miecz.rules.scores import LOST, MELEE, PSYCHIC, WON
from brzdek.games.magia_i_miecz.rules.state import World

KING = "krol_smokow"
MOST_COMBATS = 200
"""So many in one turn; two who cannot beat each other go on in the next one."""


def turn(game: World, seat: int) -> Steps[None]:
    """The player says whom he attacks, by turns with Strength and with Craft, until one of them is dead."""
    targets: list[Option] = [("sent", one) for one in reached(game, seat)]
    if not targets:
        return
    game.played[KING] = seat
    answer = yield from choose(seat, "sent", targets, for_=KING)
    victim = int(answer[1])
    game.log.tell(events.KingFlies, seat, victim)
    for _, how in zip(range(MOST_COMBATS), cycle((MELEE, PSYCHIC)), strict=False):
        yield from _combat(game, seat, victim, how)
        if game.now.ended or not game.adventurers[victim].alive or not opponents.left(game, KING):
            break
    if game.over:
        return
    if not opponents.left(game, KING):
        death.win(game, victim)
    elif not game.adventurers[victim].alive:
        opponents.restore(game, KING)


def _combat(game: World, seat: int, victim: int, how: str) -> Steps[None]:
    fight = Fight(victim, [KING], how, KING)
    yield from _arm(game, fight, seat)
    outcome = yield from combat.run(game, fight)
    game.fights.append(fight)
    try:
        if outcome == LOST:
            yield from _loot(game, fight, seat, victim)
        elif outcome == WON and not (yield from _saved(game, seat, how)):
            opponents.beaten(game, victim, KING)
    finally:
        game.fights.pop()
    combat.end_fight(game, fight)


def _arm(game: World, fight: Fight, seat: int) -> Steps[None]:
    """He uses one of the weapons that he has taken."""
    weapons = [one for one in game.zone("things", KING) if getattr(game.card(one), "item_class", "") == "weapon"]
    options: list[Option] = [("wield", one) for one in things.one_of_each(game, weapons)]
    if options:
        answer = yield from choose(seat, "weapon", [*options, ("wield", "none")], for_=KING)
        if answer[1] != "none":
            fight.weapons[KING] = (str(answer[1]),)


def _saved(game: World, seat: int, how: str) -> Steps[bool]:
    """He may use one of the armours that he has taken: ordinary ones help in melee alone."""
    armours = [one for one in game.zone("things", KING) if armour.works(game.card(one), how)]
    options: list[Option] = [("armour", one) for one in things.one_of_each(game, armours)]
    if not options:
        return False
    answer = yield Ask(seat, "armour", [*options, armour.NONE], (), KING)
    if answer == armour.NONE:
        return False
    saved = game.chance.roll() >= getattr(game.card(str(answer[1])), "saves", 0)
    game.log.tell(events.Saved if saved else events.NotSaved, seat, str(answer[1]))
    return saved


def _loot(game: World, fight: Fight, seat: int, victim: int) -> Steps[None]:
    """The player says what the King takes: exactly one loss. Items stay with him, gold is gone."""
    if victim in fight.champions:
        duels.champion_falls(game, fight, victim)
        return
    gold = [duels.GOLD] if game.adventurers[victim].gold > 0 else []
    items: list[Option] = [("loot", one) for one in things.one_of_each(game, game.things(victim))]
    answer = yield Ask(seat, "loot", [duels.ENDURANCE, *gold, *items], (victim,), KING)
    if answer == duels.ENDURANCE:
        yield from points.lose_endurance(game, victim, 1, by=seat, how=fight.how, foes=(KING,), source=KING)
    elif answer == duels.GOLD:
        game.adventurers[victim].gold -= 1
        game.log.tell(events.Lost, victim, "gold", 1)
    else:
        _take(game, victim, str(answer[1]))


def _take(game: World, victim: int, copy: Copy) -> None:
    game.log.tell(events.Robbed, victim, KING, copy)
    move(game, copy, game.zone("things", KING), tell=False)


def end(game: World) -> None:
    """Whatever he took is discarded."""
    for copy in list(game.zone("things", KING)):
        things.throw_away(game, copy)
    game.played.pop(KING, None)

"""A combat in which one's own dice have fallen, and may still be thrown again."""

from __future__ import annotations

from brzdek.core.effects.ongoing import Throw
from brzdek.core.effects.runtime import value
from brzdek.games.magia_i_miecz.rules import scores
from brzdek.games.magia_i_miecz.rules.records import Fight
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.view import odds as reckoning
from brzdek.games.magia_i_miecz.view.seen import FightOdds, SeenScore


def of_dice(game: World, seat: int) -> SeenScore | None:
    """Of the combat in which this adventurer has just thrown; None: there is no such combat."""
    fight, throws = game.fight, game.ongoing.throws
    if fight is None or not fight.foes or not throws:
        return None
    thrown = throws[-1]
    if (thrown.seat, thrown.name) != (seat, "attack") or not thrown.dice:
        return None
    mine = scores.force(game, fight, seat) + value(game, seat, "attack", thrown.total(), fight.how)
    theirs, dice = _other_side(game, fight, seat)
    return SeenScore(mine, theirs, dice, _odds(game, fight, seat), _thrown_again(game, fight, seat, thrown))


def _other_side(game: World, fight: Fight, seat: int) -> tuple[int, int]:
    if fight.seat != seat:
        return scores.force(game, fight, fight.seat) + fight.scores.get("own_die", 0), 0
    if fight.duel:
        return scores.force(game, fight, int(fight.foes[0])), 1
    return scores.enemy_force(game, fight), scores.enemy_dice(game, fight)


def _odds(game: World, fight: Fight, seat: int) -> FightOdds:
    foes = fight.foes if fight.seat == seat else [fight.seat]
    return reckoning.odds_of(game, seat, reckoning.imagined(game, seat, foes))


def _thrown_again(game: World, fight: Fight, seat: int, thrown: Throw) -> FightOdds:
    fallen, thrown.dice = thrown.dice, []
    try:
        return _odds(game, fight, seat)
    finally:
        thrown.dice = fallen

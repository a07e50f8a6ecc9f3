"""The dragon's attacks and the countdown once somebody is out of play."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.core.effects.runtime import fire
from brzdek.games.brzdek.rules import events
from brzdek.games.brzdek.rules.state import Heist
from brzdek.games.raid.rules.dragon import catch_all, cubes_to_draw, draw_attack
from brzdek.games.raid.rules.harm import ATTACK, announced_attack, cube_strikes
from brzdek.games.raid.rules.state import Thief


def attack(game: Heist, cubes: int) -> Steps[None]:
    """The noise goes into the bag, then cubes come out one by one."""
    drawn = yield from announced_attack(game, cubes)
    if drawn is None:
        return
    for seat in draw_attack(game, drawn):
        yield from cube_strikes(game, game.thieves[seat])
    fire(game, ATTACK, game.turn)


# -- the countdown track


def to_countdown(game: Heist, thief: Thief) -> None:
    """The first one out of play goes to the countdown track."""
    if game.counting is None:
        game.counting = thief.seat
        game.countdown = 1
        game.log.tell(events.Countdown, thief.seat, 1)


def count_down(game: Heist) -> Steps[None]:
    """The turn of the player on the countdown track: one space on, and what it says."""
    track = game.catalog.tables["countdown"]
    assert game.counting is not None
    game.countdown += 1
    game.log.tell(events.Countdown, game.counting, game.countdown)
    if game.countdown > len(track):
        catch_all(game)
    else:
        yield from attack(game, cubes_to_draw(game, track[game.countdown - 1]))

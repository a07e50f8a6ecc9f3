"""The Demon Lord: a psychic combat a turn, in which a neighbour casts his spells; nobody else may come."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.zones import draw
from brzdek.games.magia_i_miecz.rules import beings, crown, death, events, moves, opponents, things
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending
from brzdek.games.magia_i_miecz.rules.scores import PSYCHIC
from brzdek.games.magia_i_miecz.rules.state import SPELLS, World

DEMON = "wladca_demonow"
FLEE: Option = ("flee",)
FIGHT: Option = ("fight",)


def turn(game: World, seat: int) -> Steps[None]:
    """At the start of a turn he may flee to the Plain of Peril; whoever has just come fights."""
    if not game.now.moved and (yield Ask(seat, "crown", [FIGHT, FLEE])) == FLEE:
        yield from moves.put(game, seat, moves.PLAIN, as_move=True)
        return
    game.played[DEMON] = beings.right_of(game, seat)
    try:
        _arm(game)
        yield from opponents.attack(game, seat, DEMON, PSYCHIC)
    finally:
        del game.played[DEMON]
    if not opponents.left(game, DEMON):
        death.win(game, seat)


def _arm(game: World) -> None:
    """One to three spells come to those that he has not cast yet."""
    count = (game.chance.roll() + 1) // 2
    spells = game.zone("spells", DEMON)
    for _ in range(count):
        draw(game, game.zone("deck", SPELLS), spells, tell=False)
    game.log.tell(events.BeingArms, DEMON, count)


def bars(game: World, seat: int) -> bool:
    return bool(crown.present(game))


def died(game: World, seat: int) -> None:
    """He recovers, and what the dead one had is gone."""
    if game.adventurers[seat].space == crown.place(game):
        things.lose_everything(game, seat)
        opponents.restore(game, DEMON)


def left(game: World, seat: int) -> None:
    opponents.restore(game, DEMON)


ENDING = Ending(turn, bars=bars, died=died, left=left)

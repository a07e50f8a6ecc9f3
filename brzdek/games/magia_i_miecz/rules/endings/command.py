"""The Crown of Command: one Command a turn, or a fight with whoever else is there."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.answers import announce
from brzdek.core.effects.context import Context
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.throws import throw
from brzdek.games.magia_i_miecz.rules import crown, duels, events, moves, points
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending, reached
from brzdek.games.magia_i_miecz.rules.powers import enchantable
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

COMMAND = "rozkaz"
FLEE: Option = ("flee",)


def turn(game: World, seat: int) -> Steps[None]:
    rivals = crown.rivals(game, seat)
    if rivals:
        yield from _rivals(game, seat, rivals)
    else:
        yield from command(game, seat)


def _rivals(game: World, seat: int, rivals: list[int]) -> Steps[None]:
    """Attack one of them, or flee to the Valley of Fire; whoever has just come must attack."""
    options: list[Option] = [("attack", one) for one in rivals]
    if not game.now.moved:
        options.append(FLEE)
    answer = options[0] if len(options) == 1 else (yield Ask(seat, "crown", options))
    if answer == FLEE:
        yield from moves.put(game, seat, moves.VALLEY, as_move=True)
    else:
        yield from duels.attack(game, seat, int(answer[1]))


def command(game: World, seat: int) -> Steps[None]:
    """One Command a turn: it can be dispelled and reflected before the die is rolled. A toad casts none."""
    if game.adventurers[seat].toad or not game.others(seat):
        return
    near = reached(game, seat)
    if not near:
        yield from _upon_nobody(game, seat)
        return
    targets = [one for one in near if enchantable(game, one, COMMAND, seat)] or near
    options: list[Option] = [("command", one) for one in targets]
    answer = options[0] if len(options) == 1 else (yield Ask(seat, "command", options))
    whom = int(answer[1])
    game.log.tell(events.Commands, seat, whom)
    spell = Happening("cast", whom, seat, about=COMMAND, targets={"player": whom})
    yield from announce(Context(game, seat, COMMAND), spell, WINDOWS)
    if spell.cancelled or not enchantable(game, whom, COMMAND, seat):
        return
    rolled = yield from throw(game, seat, "command", windows=WINDOWS)
    target = whom if spell.seat is None else spell.seat
    if rolled <= 1:
        yield from points.lose_endurance(game, seat, 1, by=seat, source=COMMAND)
    elif rolled >= 4:
        yield from points.lose_endurance(game, target, min(rolled, 6) - 3, by=seat, source=COMMAND)


def _upon_nobody(game: World, seat: int) -> Steps[None]:
    """All others are out of reach: the Command is cast all the same, and can hit only its caster."""
    game.log.tell(events.CommandsNobody, seat)
    if (yield from throw(game, seat, "command", windows=WINDOWS)) <= 1:
        yield from points.lose_endurance(game, seat, 1, by=seat, source=COMMAND)


ENDING = Ending(turn)

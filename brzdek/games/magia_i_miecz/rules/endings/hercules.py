"""The Strength of Hercules: whoever stands alone on the Crown falls upon the others, wherever they are."""

from __future__ import annotations

from brzdek.core.ask import Option, Steps, choose
from brzdek.games.magia_i_miecz.rules import crown, events, moves, visits
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending, clash, reached
from brzdek.games.magia_i_miecz.rules.state import World

STRENGTH, ENDURANCE = 14, 5


def arrive(game: World, seat: int) -> Steps[None]:
    _empower(game, seat)
    yield from ()


def _empower(game: World, seat: int) -> None:
    """The aura fills whoever is alone there: own Strength and Endurance are set."""
    adventurer = game.adventurers[seat]
    if game.endgame.seat is not None or adventurer.toad or crown.rivals(game, seat):
        return
    game.endgame.seat = seat
    adventurer.strength = STRENGTH - game.printed(seat, "strength")
    adventurer.endurance = ENDURANCE
    game.log.tell(events.Empowered, seat)


def turn(game: World, seat: int) -> Steps[None]:
    """The gift of the aura, at once; the hunt begins a turn."""
    rivals = crown.rivals(game, seat)
    if rivals:
        yield from clash(game, seat, rivals)
        return
    _empower(game, seat)
    if game.endgame.seat == seat and not game.now.moved:
        yield from _hunt(game, seat)


def _hunt(game: World, seat: int) -> Steps[None]:
    """To another adventurer's space, explore it, attack him; back at the end of the turn. A toad cannot."""
    from brzdek.games.magia_i_miecz.rules import turn as turns

    options: list[Option] = [("hunt", one) for one in reached(game, seat)]
    if not options or game.adventurers[seat].toad:
        return
    answer = yield from choose(seat, "hunt", options)
    prey = int(answer[1])
    home = game.adventurers[seat].space
    game.endgame.away = True
    yield from moves.put(game, seat, game.adventurers[prey].space, as_move=True)
    yield from turns.arrived(game, seat)
    if not game.now.ended and game.adventurers[seat].alive:
        yield from visits.hunt(game, seat, prey)
    if game.adventurers[seat].alive and not game.over:
        yield from moves.put(game, seat, home, as_move=False)
    game.endgame.away = False


def bars(game: World, seat: int) -> bool:
    """For all but the bearer; the aura does not work on a toad."""
    bearer = game.endgame.seat
    return bearer is not None and bearer != seat and not game.adventurers[bearer].toad


def holds(game: World, seat: int) -> bool:
    """Drawn cards do not move the bearer, here or where he hunts."""
    return game.endgame.seat == seat and any(visit.seat == seat for visit in game.visits)


def killed(game: World, seat: int) -> None:
    adventurer = game.adventurers[seat]
    if game.endgame.seat == seat and adventurer.alive and adventurer.endurance < ENDURANCE:
        game.log.tell(events.Healed, seat, ENDURANCE - adventurer.endurance)
        adventurer.endurance = ENDURANCE


def died(game: World, seat: int) -> None:
    """The aura waits for the next one who is alone there."""
    if game.endgame.seat == seat:
        game.endgame.seat = None


def left(game: World, seat: int) -> None:
    """Whoever is taken off the Crown for good has no aura any more."""
    if not game.endgame.away:
        died(game, seat)


ENDING = Ending(turn, arrive, bars, died, left, holds, killed)

"""The Dungeon: the spiral towards the Treasury, moves back, flight, and the passages between it and the rings."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.games.magia_i_miecz.rules import events, moves, passages
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.powers import may_enter
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.ways import slid

FLIGHT: Option = ("flight",)
ONWARD, BACK = 1, -1
INSTEAD = "onward"
"""The slot of a space that takes the place of the move from it."""


def at_entrance(game: World, seat: int) -> bool:
    """Is it the first space of the spiral?"""
    return board(game).places[game.adventurers[seat].space] == 0


def spiral_options(game: World, seat: int) -> list[Option]:
    """The roll, an offer in its place; from the entrance, once one has been inside, back to the rings; flight."""
    adventurer = game.adventurers[seat]
    options: list[Option] = [moves.ROLL, *[("offer", one) for one in adventurer.offers]]
    if at_entrance(game, seat):
        return [*options, *(passages.out(game, seat) if adventurer.roamed else ())]
    return options if adventurer.fleeing else [*options, FLIGHT]


def way_of(game: World, seat: int) -> int:
    """Towards the Treasury; towards the entrance in flight and after a lost combat."""
    adventurer = game.adventurers[seat]
    return BACK if adventurer.fleeing or adventurer.penalty else ONWARD


def spiral_landings(game: World, seat: int, steps: int) -> list[Option]:
    """Where such a roll leads; from a space that asks for another roll instead, nowhere yet."""
    if _asks_instead(game, seat):
        return []
    return _walk_options(game, seat, game.adventurers[seat].space, [steps])


def _asks_instead(game: World, seat: int) -> bool:
    return INSTEAD in game.space_of(seat).effects and not game.adventurers[seat].fleeing


def _walk_options(game: World, seat: int, here: str, lengths: list[int]) -> list[Option]:
    """Along the spiral, to its end at most; whoever finds the way barred stays."""
    plan, way = board(game), way_of(game, seat)
    found: dict[Option, None] = {}
    for steps in lengths:
        path = list(dict.fromkeys(plan.step(here, way, count) for count in range(1, steps + 1)))
        if all(may_enter(game, seat, space) for space in path):
            found["go", slid(game, seat, path[-1], way)] = None
    return list(found)


def spiral_roll(game: World, seat: int, option: Option) -> Steps[None]:
    adventurer = game.adventurers[seat]
    adventurer.offers = ()
    if _asks_instead(game, seat):
        adventurer.penalty = 0
        here = adventurer.space
        yield from perform(game.space(here).effects[INSTEAD], Context(game, seat, here))
        game.now.moved = True
        return
    yield from moves.roll_and_walk(game, seat, spiral_walk)


def spiral_walk(game: World, seat: int, here: str, lengths: list[int]) -> Steps[None]:
    """Flight may be declared even when the die has fallen."""
    adventurer = game.adventurers[seat]
    options = _walk_options(game, seat, here, lengths)
    if not adventurer.fleeing and not at_entrance(game, seat):
        options.append(FLIGHT)
    answer: Option = ("go", here)
    if options:
        answer = options[0] if len(options) == 1 else (yield Ask(seat, "landing", options, (seat, max(lengths))))
    if answer == FLIGHT:
        declare_flight(game, seat)
        yield from spiral_walk(game, seat, here, lengths)
        return
    adventurer.penalty = max(0, adventurer.penalty - 1)
    adventurer.roamed = True
    yield from moves.put(game, seat, str(answer[1]), as_move=True)


def flee(game: World, seat: int, option: Option) -> Steps[None]:
    declare_flight(game, seat)
    yield from ()


def declare_flight(game: World, seat: int) -> None:
    """From now on towards the entrance, until it is reached."""
    adventurer = game.adventurers[seat]
    adventurer.fleeing, adventurer.penalty = True, 0
    game.log.tell(events.Flees, seat)


def beaten(game: World, seat: int) -> None:
    """The next move leads back, but for those who flee already or stand at an end of the spiral."""
    adventurer = game.adventurers[seat]
    if not adventurer.fleeing and not at_entrance(game, seat) and not _asks_instead(game, seat):
        adventurer.penalty += 1
        game.log.tell(events.DrivenBack, seat)


def arrived(game: World, seat: int) -> None:
    """At the entrance flight is over, and nobody has to go further back."""
    if at_entrance(game, seat):
        game.adventurers[seat].fleeing, game.adventurers[seat].penalty = False, 0


def pace(game: World, seat: int, steps: int) -> Steps[None]:
    """So many spaces on or (less than nothing) back at once; what is there is explored."""
    here = game.adventurers[seat].space
    yield from moves.put(game, seat, board(game).step(here, 1, steps), as_move=False)


def enter_by_offer(game: World, seat: int, option: Option) -> Steps[None]:
    game.adventurers[seat].roamed = True
    yield from moves.take_offer(game, seat, option)


SPIRAL_ACTS: Mapping[str, moves.Act] = {
    "roll": spiral_roll,
    "offer": enter_by_offer,
    "flight": flee,
    "passage": passages.leave,
}

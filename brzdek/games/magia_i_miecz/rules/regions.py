"""How one moves in each region: a policy by the word that the region's entry in the cards says."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from brzdek.core.ask import Option, Steps
from brzdek.core.layers import decide
from brzdek.core.values import dataclass
from brzdek.games.magia_i_miecz.rules import abyss, dungeon, moves
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.state import World

BEFORE_MOVE = ("own_turn_start", "turn_start", "before_move")


@dataclass(slots=True, frozen=True)
class Policy:
    """The movement in a region."""

    options: Callable[[World, int], list[Option]]
    """The ways to move in this turn."""
    acts: Mapping[str, Callable[[World, int, Option], Steps[None]]]
    """What each of them does, by its first word."""
    landings: Callable[[World, int, int], list[Option]]
    """Where a roll would lead from where one stands."""
    rolls: bool = True
    """Is a die rolled to move?"""
    windows: tuple[str, ...] = BEFORE_MOVE
    """The moments before the move in which one's own abilities may be used."""
    beaten: Callable[[World, int], None] | None = None
    """What a lost combat there means for moving."""
    arrived: Callable[[World, int], None] | None = None
    """What coming to stand somewhere means for it."""


POLICIES: Mapping[str, Policy] = {
    "ring": Policy(moves.ring_options, moves.RING_ACTS, moves.ring_landings),
    "spiral": Policy(
        dungeon.spiral_options,
        dungeon.SPIRAL_ACTS,
        dungeon.spiral_landings,
        beaten=dungeon.beaten,
        arrived=dungeon.arrived,
    ),
    "inner": Policy(moves.inner_options, moves.INNER_ACTS, moves.inner_landings, rolls=False),
    "roads": Policy(abyss.road_options, abyss.ROAD_ACTS, abyss.road_landings, windows=BEFORE_MOVE[:2]),
}


def policy(game: World, region: str) -> Policy:
    """A layer may have a policy of its own for a region, or one for the word that it brings along."""
    found: Policy | None = decide(game, "movement_policy", region)
    return POLICIES[board(game).regions[region].moves] if found is None else found


def policy_of(game: World, seat: int) -> Policy:
    hooks = game.layers.decide
    if hooks["movement_policy"] or hooks["replace_region"]:
        return policy(game, game.region_of(seat))
    # Nobody comes to what only a layer could move in.
    return POLICIES[(game.lore or game.learnt()).moves[game.adventurers[seat].space]]


def beaten(game: World, seat: int) -> None:
    """Somebody has lost a combat."""
    after = policy_of(game, seat).beaten
    if after is not None:
        after(game, seat)


def arrived(game: World, seat: int) -> None:
    """Somebody has come to stand on a space."""
    after = policy_of(game, seat).arrived
    if after is not None:
        after(game, seat)


def may_move_again(game: World, seat: int) -> bool:
    return game.turn == seat and policy_of(game, seat).rolls


def move_again(game: World, seat: int) -> Steps[None]:
    """Another move with a roll; the space reached is explored instead of this one."""
    game.now.moved = False
    yield from policy_of(game, seat).acts["roll"](game, seat, moves.ROLL)

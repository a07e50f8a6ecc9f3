"""What every ending says about the Crown, as one value; and what several of them do."""

from __future__ import annotations

from collections.abc import Callable

from brzdek.core.ask import Option, Steps, choose
from brzdek.core.values import NamedTuple
from brzdek.games.magia_i_miecz.rules.state import World


def nothing(game: World, seat: int) -> Steps[None]:
    yield from ()


def never(game: World, seat: int) -> bool:
    return False


def nobody_minds(game: World, seat: int) -> None:
    """Nothing follows from it."""


class Ending(NamedTuple):
    """One ending: what waits on the Crown. Layers above give such a value for endings of their own."""

    turn: Callable[[World, int], Steps[None]] = nothing
    """The turn of an adventurer on the Crown, also the one in which he comes there."""
    arrive: Callable[[World, int], Steps[None]] = nothing
    """Somebody has just come to the Crown, in whoever's turn."""
    bars: Callable[[World, int], bool] = never
    """Is the Crown shut for him, who is not there?"""
    died: Callable[[World, int], None] = nobody_minds
    """Somebody has died, wherever; what he has still lies before him."""
    left: Callable[[World, int], None] = nobody_minds
    """Somebody alive has come away from the Crown."""
    holds: Callable[[World, int], bool] = never
    """Does nothing move him away from where he is?"""
    killed: Callable[[World, int], None] = nobody_minds
    """Somebody has killed an adventurer, an enemy or a being."""


UNKNOWN = Ending()
"""As long as nobody knows what waits there."""


def reached(game: World, seat: int) -> list[int]:
    """The other adventurers, without those in the Cosmic Abyss."""
    return [one for one in game.others(seat) if not game.apart(seat, one)]


def clash(game: World, seat: int, rivals: list[int]) -> Steps[None]:
    """Several on the Crown: in his turn everybody attacks one of the others."""
    from brzdek.games.magia_i_miecz.rules import duels

    options: list[Option] = [("attack", one) for one in rivals]
    answer = yield from choose(seat, "crown", options)
    yield from duels.attack(game, seat, int(answer[1]))

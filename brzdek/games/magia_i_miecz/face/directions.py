"""Where a space lies, seen from one's own, as people speak of it: to the right, clockwise."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Option
from brzdek.core.inquiry import best_named
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.face.rings import SIDE
from brzdek.games.magia_i_miecz.face.synonyms_words import CLOCKWISE, COUNTER, DOWN, LEFT, PLACES, RIGHT, UP
from brzdek.games.magia_i_miecz.view.view import WorldView

EXPLORED, FOUGHT, ENDED = "explore|peek", "fight", "fight|cross|stay"
"""What is done with one's own space, with the guard of a bridge, and with that or the space where one then stops."""


def way_words(view: WorldView, space: str) -> list[str]:
    """Words for the way to a space of the same ring, seen from one's own, or else from where as many steps lead the
    other way; none where it lies elsewhere.
    """
    own = view.catalog.cards.get(view.adventurer(view.seat).space) if view.seat is not None else None
    other = view.catalog.cards.get(space)
    if not isinstance(own, SpaceCard) or not isinstance(other, SpaceCard):
        return []
    here, there = (own.at[0], own.at[1]), (other.at[0], other.at[1])
    ring = _ring(here)
    if there not in ring or view.region(own.id).board != view.region(other.id).board:
        return []
    steps = (ring.index(there) - ring.index(here)) % len(ring)
    other_way = ring[(ring.index(here) - steps) % len(ring)]
    row, column = (there[side] - here[side] or there[side] - other_way[side] for side in (0, 1))
    words = [CLOCKWISE if steps <= len(ring) // 2 else COUNTER]
    words += [RIGHT if column > 0 else LEFT] * (column != 0)
    return words + [DOWN if row > 0 else UP] * (row != 0)


def steps_between(view: WorldView, space: str, words: str) -> int | None:
    """How many steps it is from a space to the nearest one of its ring that some words name, or where somebody is who
    is named; None: there is none.
    """
    ring = view.ring.get(view.land(space).region, ()) if space in view.rings else ()
    names = {one: (*view.land(one).name, *filter(None, PLACES.get(one, "").split("|"))) for one in ring}
    players = {one.space: (one.name,) for one in view.adventurers if one.alive and one.space in ring}
    goals = best_named(words, players) or best_named(words, names)
    far = [(ring.index(goal) - ring.index(space)) % len(ring) for goal in goals]
    return min((min(steps, len(ring) - steps) for steps in far), default=None)


def done_there(view: WorldView, option: Option) -> Sequence[str]:
    """The deeds, with bars between them, by which people mean a move if they name what follows: the space that is
    explored, whom one meets at the bridge, where one stops behind it. None: it is not spoken of so.
    """
    if option[0] == "go_on" and view.seat is not None:
        return EXPLORED, view.adventurer(view.seat).space
    if option[0] != "cross" or len(option) < 3:
        return ()
    spot, left = view.crossing(option)
    met = [word for word in (spot, view.land(spot).guard) if word]
    return (FOUGHT, *met) if left else (ENDED, *met, view.land(spot).bridge)


def _ring(cell: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells (row, column) of the ring in which one lies, clockwise."""
    margin = min(*cell, SIDE - 1 - cell[0], SIDE - 1 - cell[1])
    low, high = margin, SIDE - 1 - margin
    top = [(low, column) for column in range(low, high)]
    right = [(row, high) for row in range(low, high)]
    bottom = [(high, column) for column in range(high, low, -1)]
    left = [(row, low) for row in range(high, low, -1)]
    return [*top, *right, *bottom, *left] or [cell]

"""The ways round a ring: how far a move leads, where it may end, what leads elsewhere from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import takewhile

from brzdek.core.ask import Option
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.effects.runtime import allowed, value
from brzdek.core.layers import objection, permits
from brzdek.core.legality import Reason
from brzdek.games.magia_i_miecz.rules.board import WAYS, board, path_of
from brzdek.games.magia_i_miecz.rules.powers import may_enter, may_halt
from brzdek.games.magia_i_miecz.rules.state import World

BARRED = frozenset({"enter", "halt", "stop"})
"""Acts of which cards say where one may go."""


def paths(game: World, seat: int, here: str, steps: int) -> Iterator[tuple[str, Sequence[str]]]:
    """Both ways round: the spaces that are stepped on, as far as nothing bars the way."""
    for word, way in WAYS.items():
        path = path_of(game, here, way, steps)
        if "enter" in game.ongoing.acts:
            path = tuple(takewhile(lambda space: may_enter(game, seat, space), path))
        yield word, path


def reach(game: World, seat: int) -> list[int]:
    """How many steps the move may have, by the roll and what may be added to it or left."""
    least = most = game.now.steps
    ongoing = game.ongoing
    if "move_up_to" in ongoing.values and value(game, seat, "move", 2) != value(game, seat, "move", 5):
        most += max(0, value(game, seat, "move_up_to", 0))
    if "move_fewer" in ongoing.acts and allowed(game, seat, "move_fewer", usually=False):
        least = min(1, least)
    return list(range(least, most + 1))


def walk_options(game: World, seat: int, here: str, lengths: list[int], *, crossing: bool = True) -> list[Option]:
    """Landing spaces, and crossings on the way: bridge and Portal."""
    hooks, asked = game.layers, (here, crossing, *lengths)
    if not BARRED.isdisjoint(game.ongoing.acts) or hooks.veto["crossing_guard"] or hooks.decide["replace_region"]:
        return _walk_options(game, seat, here, lengths, crossing)
    # Where nothing bars or opens a way, the boards alone decide it.
    known = _open_ways(game.catalog)
    if asked not in known:
        known[asked] = _walk_options(game, seat, here, lengths, crossing)
    return known[asked].copy()


@lru_cache(maxsize=16)
def _open_ways(catalog: Catalog) -> dict[tuple[object, ...], list[Option]]:
    """What has been found out of ways on these boards."""
    return {}


def _walk_options(game: World, seat: int, here: str, lengths: list[int], crossing: bool) -> list[Option]:
    found: dict[Option, None] = {}
    halts, leaving = "halt" in game.ongoing.acts, board(game).crossings
    for steps in lengths:
        for word, path in paths(game, seat, here, steps):
            if len(path) == steps and steps:
                found["go", slid(game, seat, path[-1], WAYS[word])] = None
            for passed in path[: steps - 1] if halts else ():
                if may_halt(game, seat, passed):
                    found["go", passed] = None
            for taken, space in enumerate((here, *path)):
                if space in leaving and taken < steps:
                    for kind in crossings(game, seat, space, crossing):
                        way = "cw" if not taken else word
                        # At the Portal the move is over, however many steps are left.
                        if kind != "portal" or not any(one[:2] == (kind, way) for one in found):
                            found[kind, way, steps] = None
    return list(found)


def slid(game: World, seat: int, space: str, way: int) -> str:
    """Where a move ends that would end there: some spaces let nobody stop."""
    for _ in range(24):
        if may_enter(game, seat, space, "stop"):
            break
        space = board(game).step(space, way)
    return space


def barred(game: World, seat: int) -> list[Reason]:
    """What a layer above has against the bridge or the Portal, where the move that is rolled could lead over it."""
    here, leaving = game.adventurers[seat].space, board(game).crossings
    against: dict[Reason, None] = {}
    for steps in reach(game, seat) if game.layers.veto["crossing_guard"] else ():
        for _, path in paths(game, seat, here, steps):
            for space in (here, *path)[:steps]:
                card = game.space(space) if space in leaving else None
                for to in (card.bridge, card.gate) if card is not None else ():
                    reason = objection(game, "crossing_guard", seat, space, to) if to else None
                    against |= {reason: None} if reason is not None and may_enter(game, seat, to) else {}
    return list(against)


def crossings(game: World, seat: int, space: str, crossing: bool) -> list[str]:
    """What leads elsewhere from a space: the bridge (with ``crossing``) and the Portal."""
    card = game.space(space)
    ways = {"cross": card.bridge if crossing else "", "portal": card.gate}
    return [
        kind
        for kind, to in ways.items()
        if to and may_enter(game, seat, to) and permits(game, "crossing_guard", seat, space, to)
    ]

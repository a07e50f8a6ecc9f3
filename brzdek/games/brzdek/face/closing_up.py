"""A laid-out board without the lines on which tunnels only run straight through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from brzdek.core.values import replace
from brzdek.games.brzdek.cards.board import Board
from brzdek.games.brzdek.face.layout import LOW, DrawnPassage, MapLayout, plan
from brzdek.games.raid.face.routing import LineStep


@lru_cache(maxsize=8)
def plan_close(board: Board, width: int) -> MapLayout | None:
    """The board in as few lines as can be: between two rows of rooms one line is kept at least."""
    sheet = plan(board, width, LOW)
    if sheet is None:
        return None
    gone = _idle(sheet)
    kept = [line for line in range(sheet.height) if line not in gone]
    place = {line: number for number, line in enumerate(kept)}
    return replace(
        sheet,
        height=len(kept),
        spots={room: replace(spot, y=place[spot.y]) for room, spot in sheet.spots.items()},
        routes=[_closer(one, steps, place) for one, steps in sheet.routes],
        crossings=frozenset((x, place[y]) for x, y in sheet.crossings if y in place),
        depths=None if sheet.depths is None else place.get(sheet.depths, place.get(sheet.depths - 1)),
    )


def _idle(sheet: MapLayout) -> set[int]:
    rows = sorted({spot.y for spot in sheet.spots.values()})
    busy = {line for _, steps in sheet.routes for line in _bent(steps)}
    gone: set[int] = set()
    for above, below in pairwise(rows):
        idle = [line for line in range(above + 1, below) if line not in busy]
        gone.update(idle if len(idle) < below - above - 1 else idle[1:])
    for one, steps in sheet.routes:
        own = {step.cell[1] for step in steps if step.cell not in sheet.crossings}
        if (one.tunnel.monsters or one.tunnel.locked) and own and own <= gone:
            gone.discard(min(own))  # its signs have to stand somewhere
    return gone


def _closer(
    passage: DrawnPassage, steps: Sequence[LineStep], place: Mapping[int, int]
) -> tuple[DrawnPassage, Sequence[LineStep]]:
    kept = [LineStep((x, place[y]), way) for (x, y), way in steps if y in place]
    turns = kept[-1].way != steps[-1].way
    return replace(passage, into=steps[-1].way) if turns else passage, kept


def _bent(steps: Sequence[LineStep]) -> list[int]:
    """The lines in which a tunnel does not merely go on up or down."""
    last = [steps[-1].cell[1]] if steps[-1].way[0] else []
    turns = [one.cell[1] for one, following in pairwise(steps) if one.way[0] or following.way != one.way]
    return [*turns, *last]

"""The maze as it was when the last round ended: by now another one may have begun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.games.sabotazysta.cards.corridors import Cell, Corridors, neighbours
from brzdek.games.sabotazysta.cards.pieces import PathCard
from brzdek.games.sabotazysta.face.drawing import Seen, draw_maze, legend
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.rules.maze import Laid
from brzdek.games.sabotazysta.view.view import MineView


def last_round(view: MineView) -> Sequence[Event]:
    """What happened in the round before this one; nothing: this is the first."""
    log = view.events()
    begins = [place for place, event in enumerate(log) if isinstance(event, events.Round)]
    return log[begins[-2] + 1 : begins[-1]] if len(begins) > 1 else ()


def final_maze(view: MineView, say: Say, style: Style) -> list[Line]:
    """The table at the end of the last round, with what it brought to light."""
    happened = last_round(view)
    if not happened:
        return []
    laid, last = {view.start: view.laid[view.start]}, None
    findings: dict[Cell, str] = {}
    for event in happened:
        match event:
            case events.PathLaid(card=card, cell=cell, turned=turned):
                laid[cell], last = Laid(card, turned, view.corridors[card][turned]), cell
            case events.Collapsed(cell=cell):
                laid.pop(cell, None)
            case events.Uncovered(cell=cell, card=card):
                laid[cell] = _goal(view, laid, cell, card)
            case events.Saw(cell=cell, card=card):
                findings[cell] = card
            case _:
                pass
    reached = {cell: one.corridors.open for cell, one in laid.items()}
    seen = Seen(view.start, view.goal_cells, laid, reached, (), last, findings, view.treasures)
    title: Line = [("title", say("table.final", round=view.round - 1))]
    return [title, *draw_maze(seen, style), *legend(say, style)]


def _goal(view: MineView, laid: Mapping[Cell, Laid], cell: Cell, card: str) -> Laid:
    """A goal card that was turned up, lying so that it goes on with what lies beside it."""
    piece = view.catalog.cards[card]
    assert isinstance(piece, PathCard)
    ways = (piece.corridors, piece.corridors.turned())
    turned = max((False, True), key=lambda turned: _matching(laid, cell, ways[turned]))
    return Laid(card, turned, ways[turned])


def _matching(laid: Mapping[Cell, Laid], cell: Cell, corridors: Corridors) -> int:
    beside = [(side, facing, laid[other]) for side, facing, other in neighbours(cell) if other in laid]
    return sum(bool(corridors.open & side) == bool(one.corridors.open & facing) for side, facing, one in beside)

"""The maze as it was when the last round ended: by now another one may have begun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.core.values import NamedTuple
from brzdek.games.sabotazysta.cards.corridors import Cell, Corridors, cell_word, neighbours
from brzdek.games.sabotazysta.cards.pieces import PathCard
from brzdek.games.sabotazysta.face.drawing import Seen, draw_maze, legend
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.rules.maze import Laid
from brzdek.games.sabotazysta.view.view import MineView

DEEDS = (events.PathLaid, events.Broke, events.Repaired, events.Collapsed, events.Looked, events.Passed)
"""What somebody does in a turn."""


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
    cells, found = _where(view, happened)
    signs = legend(say, style, free=False)
    if not found:
        lay = say("table.lay", cell=cell_word(cells[0])) if len(cells) == 1 else say("table.unfound")
        signs.append([("dim", lay)])
    room = style.height and max(1, style.height - 1 - len(signs))
    return [title, *draw_maze(seen, style._replace(height=room)), *signs]


class _Lay(NamedTuple):
    """What one may know of where the treasure of a round that is over lay."""

    cells: Sequence[Cell]
    """Where it may have been …"""
    found: bool
    """… and whether it was found there."""


def _where(view: MineView, happened: Sequence[Event]) -> _Lay:
    seen = {event.cell: event.card for event in happened if isinstance(event, events.Saw)}
    shown = {event.cell: event.card for event in happened if isinstance(event, events.Uncovered)}
    found = [cell for cell, card in shown.items() if card in view.treasures]
    known = found or [cell for cell, card in seen.items() if card in view.treasures]
    stones = [cell for cell, card in (seen | shown).items() if card not in view.treasures]
    return _Lay(known or [cell for cell in view.goal_cells if cell not in stones], bool(found))


def where_it_lay(view: MineView, say: Say) -> str:
    """Where the treasure of the round that ended last lay, as far as one may know; "": none has ended."""
    log = view.events()
    begins = [0, *(place for place, event in enumerate(log) if isinstance(event, events.Round)), len(log)]
    happened = log[begins[-2] :] if view.over else log[begins[-3] : begins[-2]] if len(begins) > 2 else ()
    over = next((event for event in happened if isinstance(event, events.RoundOver)), None)
    if over is None:
        return ""
    cells, found = _where(view, happened)
    key = "found" if found else "known" if len(cells) == 1 else "unknown"
    cell = "; ".join(map(cell_word, cells))
    return say(f"told.lay_{key}", round=over.round, cell=cell, cells=cell)


def has_begun(view: MineView) -> bool:
    """Has one done anything yet in this round? Before that one thinks of the last, whatever others have done."""
    log = view.events()
    begin = max((place for place, event in enumerate(log) if isinstance(event, events.Round)), default=-1)
    return any(isinstance(event, DEEDS) and event[0] == view.seat for event in log[begin + 1 :])


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

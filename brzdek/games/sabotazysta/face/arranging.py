"""The table with the hand beside the maze: always at the same place, and as high as there is room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.lines import GAP, side_by_side, width_of
from brzdek.core.text import Say
from brzdek.games.sabotazysta.face import tabletop
from brzdek.games.sabotazysta.face.drawing import draw_maze, legend, seen_now
from brzdek.games.sabotazysta.view.view import MineView

LEAST_HAND = 26
"""A narrower column beside the maze is none: the hand stands below it."""


def table_with_hand(view: MineView, say: Say, style: Style) -> list[Line]:
    """The largest arrangement that is no higher than the style; of none that fits, the lowest."""
    lowest: list[Line] = []
    for lines in _arrangements(view, say, style):
        if not style.height or len(lines) <= style.height:
            return lines
        lowest = min(lowest or lines, lines, key=len)
    return lowest


def _arrangements(view: MineView, say: Say, style: Style) -> Iterator[list[Line]]:
    """The maze large, with rows that share their edges, and low; the players in a list, in columns, below the
    hand. What the signs mean and what one's maps showed is left out before anything of the maze or the hand is.
    """
    known = tabletop.known(view, say, style)
    low = style._replace(compact=True)
    for drawn_as, shared in ((style, False), (style, True), (low, False)):
        maze = draw_maze(seen_now(view), drawn_as._replace(height=int(shared)))
        signs = legend(say, drawn_as)
        room = style.width - 1 - GAP - max(map(width_of, maze))
        if room < LEAST_HAND and drawn_as is not low:
            continue
        aside = room >= LEAST_HAND
        held = tabletop.hand_aside if aside and drawn_as is low else tabletop.hand
        head = tabletop.head(view, say, drawn_as)
        hand = held(view, say, style._replace(width=room) if aside else low)
        main = [*head, *_joined(maze, hand, aside=aside)]
        listed = tabletop.players(view, say, style, abreast=tabletop.are_many(view))
        yield [*main, *known, *listed, *signs]
        if drawn_as is not low:
            continue
        abreast = tabletop.players(view, say, style, abreast=True)
        yield [*main, *known, *abreast, *signs]
        yield [*main, *known, *abreast]
        yield [*main, *abreast]
        if aside:
            below = tabletop.players(view, say, style._replace(width=room), abreast=True)
            yield [*head, *_joined(maze, [*hand, *below], aside=True), *known]
            yield [*head, *_joined(maze, [*hand, *below], aside=True)]


def _joined(maze: Sequence[Line], hand: Sequence[Line], *, aside: bool) -> list[Line]:
    column = max(map(width_of, maze)) + GAP
    return side_by_side(maze, hand, column) if aside else [*maze, *hand]

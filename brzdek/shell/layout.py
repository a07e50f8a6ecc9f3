"""Putting drawn blocks side by side."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.face import Line

GAP = 3


def width_of(line: Line) -> int:
    return len("".join(text for _, text in line).rstrip())


def beside(main: Sequence[Line], block: Sequence[Line], width: int) -> list[Line]:
    """The block to the right of the main lines, as high up as there is room for it; else below them."""
    widths = [width_of(line) for line in main]
    wide = max(map(width_of, block), default=0)
    for top in range(len(main)):
        column = max(widths[top : top + len(block)]) + GAP
        if column + wide <= width:
            return _put(main, block, top, column)
    return [*main, *block]


def _put(main: Sequence[Line], block: Sequence[Line], top: int, column: int) -> list[Line]:
    lines = [list(line) for line in main]
    lines += [[] for _ in range(top + len(block) - len(main))]
    for line, addition in zip(lines[top:], block, strict=False):
        if addition:
            line += [("", " " * (column - sum(len(text) for _, text in line))), *addition]
    return lines

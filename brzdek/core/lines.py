"""Drawn lines: how wide they are, and how several stand side by side."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.drawing import Line

GAP = 3


def width_of(line: Line) -> int:
    return sum(len(text) for _, text in line)


def trimmed(line: Line) -> Line:
    """The line without spaces at its end."""
    rest = list(line)
    while rest:
        ink, text = rest.pop()
        if text.rstrip():
            return [*rest, (ink, text.rstrip())]
    return rest


def columns(lines: Sequence[Line], width: int) -> list[Line]:
    """Lines in as many columns as fit, evenly filled; read across, as people read what happened in its order."""
    wide = max(map(width_of, lines), default=0) + GAP
    rows = -(-len(lines) // max(1, (width + GAP) // wide))
    abreast = -(-len(lines) // max(1, rows))
    return [
        trimmed(
            [part for line in lines[first : first + abreast] for part in (*line, ("", " " * (wide - width_of(line))))]
        )
        for first in range(0, len(lines), max(1, abreast))
    ]


def side_by_side(left: Sequence[Line], right: Sequence[Line], column: int) -> list[Line]:
    """Two blocks beside each other, the right one at this column; the higher one decides how high both are."""
    blank: list[Line] = [[] for _ in range(len(right) - len(left))]
    return put_beside([*[trimmed(line) for line in left], *blank], right, 0, column)


def put_beside(main: Sequence[Line], block: Sequence[Line], top: int, column: int) -> list[Line]:
    """A block to the right of drawn lines, from one of them on, at this column."""
    lines = list(main)
    lines += [[] for _ in range(top + len(block) - len(main))]
    for line, addition in zip(lines[top:], block, strict=False):
        if addition:
            line += [("", " " * (column - width_of(line))), *addition]
    return lines


def packed(parts: Sequence[str], width: int, indent: str = "", between: str = " · ") -> list[str]:
    """Parts with dots between them, as many on a line as fit; ``indent`` stands before all lines but the first."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(between) + len(part) <= width:
            lines[-1] += f"{between}{part}"
        else:
            lines.append(indent + part if lines else part)
    return lines

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
    """Lines in as many columns as fit, read downwards."""
    wide = max(map(width_of, lines), default=0) + GAP
    rows = -(-len(lines) // max(1, (width + GAP) // wide))
    return [
        trimmed([part for line in lines[row::rows] for part in (*line, ("", " " * (wide - width_of(line))))])
        for row in range(rows)
    ]


def packed(parts: Sequence[str], width: int, indent: str = "") -> list[str]:
    """Parts with dots between them, as many on a line as fit; ``indent`` stands before all lines but the first."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + 3 + len(part) <= width:
            lines[-1] += f" · {part}"
        else:
            lines.append(indent + part if lines else part)
    return lines

"""Putting drawn blocks side by side."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.face import Line

GAP = 3
DOT = " · "


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


def folded(text: str, width: int, taken: int = 0) -> str:
    """Parts with dots between them, broken before a part that would be too wide. ``taken``: columns before the text."""
    lines = [""]
    for place, part in enumerate(text.split(DOT)):
        room = width - (taken if len(lines) == 1 else 0)
        if place and len(lines[-1]) + len(DOT) + len(part) > room:
            lines.append(f"  {part}")
        else:
            lines[-1] += f"{DOT}{part}" if place else part
    return "\n".join(lines)


def beside(main: Sequence[Line], block: Sequence[Line], width: int) -> list[Line]:
    """The block to the right of the main lines, as high up as there is room for it; else below them."""
    main = [trimmed(line) for line in main]
    widths = [width_of(line) for line in main]
    wide = max(map(width_of, block), default=0)
    for top in range(len(main)):
        column = max(widths[top : top + len(block)]) + GAP
        if column + wide <= width:
            return _put(main, block, top, column)
    return [*main, *block]


def _put(main: Sequence[Line], block: Sequence[Line], top: int, column: int) -> list[Line]:
    lines = list(main)
    lines += [[] for _ in range(top + len(block) - len(main))]
    for line, addition in zip(lines[top:], block, strict=False):
        if addition:
            line += [("", " " * (column - width_of(line))), *addition]
    return lines

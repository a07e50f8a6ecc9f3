"""Putting drawn blocks side by side."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.lines import GAP, put_beside, trimmed, width_of

DOT = " · "
HEAD = ": "
"""What stands between what is done in an item of a list and with what."""
MARKS = ("> ", "+ ", "✓ ")
"""What may stand before a line of a list whose other lines begin with spaces."""


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
    """The block to the right of the main lines, as high up as there is room for it; below them where less than half of
    it would stand beside any.
    """
    main = [trimmed(line) for line in main]
    if not block:
        return main
    widths = [width_of(line) for line in main]
    wide = max(map(width_of, block), default=0)
    for top in range(max(0, len(main) - len(block) // 2)):
        column = max(widths[top : top + len(block)]) + GAP
        if column + wide <= width:
            return put_beside(main, block, top, column)
    return [*main, *block]


def in_columns(items: list[tuple[str, str]], width: int) -> list[Line]:
    """Numbered items, side by side where the screen is wide enough; read downwards. Where one begins with an amount, a
    dash keeps it from its number.
    """
    if any(label.isdecimal() and text[:1].isdigit() for label, text in items):
        items = [(label, f"– {text}") for label, text in items]
    label = max(len(label) for label, _ in items)
    wide = max(len(text) for _, text in items)
    columns = max(1, (width - 1) // (label + wide + 4))
    rows = -(-len(items) // columns)
    lines: list[Line] = []
    for row in range(rows):
        line: Line = []
        for mark, text in items[row::rows]:
            line += [("key", f"  {mark:>{label}}"), ("", f" {text:<{wide}}")]
        ink, last = line[-1]
        lines.append([*line[:-1], (ink, last.rstrip())])
    return lines


def in_a_row(items: Sequence[tuple[str, str]], width: int) -> list[Line]:
    """Numbered items one behind the other, as many to a line as there is room for; what several in a row begin with, up
    to a colon, stands only before the first of them on a line.
    """
    lines: list[Line] = []
    before = ""
    for mark, text in items:
        head = text.partition(HEAD)[0] if HEAD in text else ""
        short = text.removeprefix(head + HEAD) if head and head == before else text
        entry: Line = [("key", f"  {mark}"), ("", f" {short}")]
        if lines and width_of(lines[-1]) + width_of(entry) < width:
            lines[-1] += entry
        else:
            lines.append([entry[0], ("", f" {text}")])
        before = head
    return lines


def marked(lines: Sequence[Line], over: int, style: Style) -> list[Line]:
    """Lines of which the first ones scroll away: a mark at the edge of the first that can be seen says so."""
    sign = "↑" if style.unicode else "^"
    for place in range(over, len(lines)):
        line = trimmed(lines[place])
        room = style.width - 2 - width_of(line)
        if room > 0:
            return [*lines[:place], [*line, ("", " " * room), ("key", sign)], *lines[place + 1 :]]
    return list(lines)


def wrapped(line: Line, width: int) -> list[Line]:
    """A drawn line, broken where it is too wide: at a dot between its parts, else between words; a word that is wider
    than a line stays whole.

    What follows is indented by two columns more than the line begins with.
    """
    if width_of(line) <= width:
        return [line]
    text = "".join(part for _, part in line)
    if text.startswith(MARKS):
        text = "  " + text[2:]
    indent = min(len(text) - len(text.lstrip()) + 2, width // 2)
    lines: list[Line] = []
    start = 0
    while start < len(text):
        room = width - (indent if lines else 0)
        end = _end_of_line(text, start, room)
        lines.append([*([("", " " * indent)] if lines else []), *_cut(line, start, end)])
        start = end + len(DOT) if text.startswith(DOT, end) else end + len(text[end:]) - len(text[end:].lstrip(" "))
    return [trimmed(one) for one in lines]


def whole(lines: Sequence[Line], width: int) -> list[Line]:
    """Drawn lines with no word broken: those that are too wide take several."""
    return [part for line in lines for part in wrapped(line, width)]


def _end_of_line(text: str, start: int, room: int) -> int:
    """Where a line that begins here has to end."""
    if len(text) - start <= room:
        return len(text)
    first = start + len(text[start:]) - len(text[start:].lstrip(" "))
    last = text.rfind(DOT, first, start + room + 1)
    if last <= first:
        last = text.rfind(" ", first, start + room + 1)
    if last <= first:
        last = text.find(" ", first)
    return len(text) if last < 0 else last


def _cut(line: Line, start: int, end: int) -> Line:
    """The letters of a line from one place to another."""
    part: Line = []
    place = 0
    for ink, text in line:
        cut = text[max(0, start - place) : max(0, end - place)]
        if cut:
            part.append((ink, cut))
        place += len(text)
    return part

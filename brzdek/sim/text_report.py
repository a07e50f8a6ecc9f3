"""A report in a terminal: tables with bars made of characters."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from brzdek.core.drawing import Style
from brzdek.sim.intervals import Interval
from brzdek.sim.report import Report, ReportRow, ReportSection

NARROWEST = 12
LABELS = 20
WIDEST = 40
GAP = "  "


def drawn(report: Report, style: Style) -> list[str]:
    """The report in lines no wider than the screen."""
    lines = [report.title, *(f"  {line}" for line in report.head)]
    for section in report.sections:
        lines += ["", *_section(section, style)]
    if report.verdicts:
        lines.append("")
        for verdict in report.verdicts:
            lines += textwrap.wrap(verdict, style.width, initial_indent="→ " if style.unicode else "> ")
    return [line if style.unicode else _plain(line) for line in lines]


def _plain(line: str) -> str:
    return line.replace("\u00a0", " ").replace("–", "-")


def _section(section: ReportSection, style: Style) -> list[str]:
    heads, widths, gap = _columns(section, style.width)
    room = min(WIDEST, style.width - sum(widths) - len(gap) * len(widths) - len(GAP) - 2)
    lines = [section.title, *(("  " + _cells(head, widths, gap)).rstrip() for head in heads)]
    for row in section.rows:
        line = ("* " if row.mark else "  ") + _cells(row.cells, widths, gap)
        if section.bars is not None and row.bar is not None and room >= NARROWEST:
            line += GAP + bar(row.bar, section.bars, room, section.fair, style.unicode)
        lines.append(line.rstrip())
    if section.note:
        lines += textwrap.wrap(section.note, style.width, initial_indent="  ", subsequent_indent="  ")
    return lines


def _columns(section: ReportSection, width: int) -> tuple[list[list[str]], list[int], str]:
    """The lines of the heading, how wide each column is, and what stands between them.

    Where a table is too wide, headings go on in a second line, then columns come closer, then names are cut.
    """
    heads, gap = [section.columns], GAP
    widths = _widths(section, heads)
    if _taken(widths, gap) > width:
        halves = [_halved(heading) for heading in section.columns]
        heads = [[first for first, _ in halves], [last for _, last in halves]]
        widths = _widths(section, heads)
    if _taken(widths, gap) > width:
        gap = " "
    widths[0] = min(widths[0], max(LABELS, widths[0] - (_taken(widths, gap) - width)))
    return heads, widths, gap


def _halved(heading: str) -> tuple[str, str]:
    """In two lines, as narrow as may be; a single word stands in the second."""
    words = heading.split(" ")
    ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(len(words))]
    return min(ways, key=lambda way: max(map(len, way)))


def _widths(section: ReportSection, heads: Sequence[Sequence[str]]) -> list[int]:
    rows = [*heads, *(row.cells for row in section.rows)]
    return [max(len(row[column]) for row in rows) for column in range(len(section.columns))]


def _taken(widths: Sequence[int], gap: str) -> int:
    return sum(widths) + len(gap) * len(widths) + 2


def _cells(cells: Sequence[str], widths: Sequence[int], gap: str) -> str:
    first = cells[0] if len(cells[0]) <= widths[0] else cells[0][: widths[0] - 1] + "…"
    return gap.join(
        [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True))]
    )


def bar(interval: Interval, reach: tuple[float, float], width: int, fair: float | None, unicode: bool) -> str:
    """Where the estimate lies, how far its interval reaches, and what would be fair."""
    low, high = reach
    line, point, mark, ground = ("─", "●", "│", "·") if unicode else ("-", "o", "|", ".")

    def place(value: float) -> int:
        part = (min(max(value, low), high) - low) / (high - low)
        return min(width - 1, round(part * (width - 1)))

    signs = [ground] * width
    for column in range(place(interval.low), place(interval.high) + 1):
        signs[column] = line
    if fair is not None:
        signs[place(fair)] = mark
    signs[place(interval.value)] = point
    return "".join(signs)


def table(report: Report) -> list[list[str]]:
    """The report as rows of cells, for a spreadsheet: a heading, its columns, all its rows."""
    rows: list[list[str]] = [[report.title], *([line] for line in report.head)]
    for section in report.sections:
        rows += [[], [section.title], section.columns, *(_marked(row) for row in section.every or section.rows)]
    return [*rows, [], *([verdict] for verdict in report.verdicts)]


def _marked(row: ReportRow) -> list[str]:
    return [*row.cells, "*"] if row.mark else row.cells

"""A report as a PDF: its tables, with bars for shares and their intervals."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

from brzdek.core.text import Lang
from brzdek.sim.intervals import Interval
from brzdek.sim.report import Report, ReportRow, ReportSection
from printables.draw.fonts import font

MARGIN = 48
"""Points, as everything here."""
BAR_WIDTH, BAR_HEIGHT = 150, 9
PAPER, INK, SOFT, RULE, POINT, SPAN, BAND = "#ffffff", "#1d1a17", "#6d655c", "#c9c1b6", "#7d2f1f", "#d9a38f", "#f4efe7"


def pdf(report: Report, lang: Lang) -> bytes:
    """The whole document; the same report gives the same bytes."""
    from reportlab.lib.pagesizes import A4
    from reportlab.platypus import SimpleDocTemplate

    target = io.BytesIO()
    document = SimpleDocTemplate(
        target,
        pagesize=A4,
        leftMargin=MARGIN,
        rightMargin=MARGIN,
        topMargin=MARGIN,
        bottomMargin=MARGIN,
        title=report.title,
        author="brzdek",
        lang=lang,
        invariant=1,
        initialFontName=font("text").name,
    )
    document.build(_story(report, document.width), onFirstPage=_foot, onLaterPages=_foot)
    return target.getvalue()


def _foot(canvas: Any, document: Any) -> None:
    canvas.setFont(font("text").name, 8)
    canvas.setFillColor(SOFT)
    canvas.drawRightString(document.pagesize[0] - MARGIN, MARGIN / 2, str(canvas.getPageNumber()))


def _story(report: Report, width: float) -> list[Any]:
    from reportlab.platypus import KeepTogether, Spacer

    parts: list[Any] = [_paragraph(report.title, "title", 20, after=4)]
    parts += [_paragraph(line, "text", 9, colour=SOFT) for line in report.head]
    if report.verdicts:
        parts.append(Spacer(1, 8))
        parts += [_paragraph(f"→ {verdict}", "strong", 10, after=2) for verdict in report.verdicts]
    for section in report.sections:
        head = [_paragraph(section.title, "title", 13, before=12, after=3)]
        table = _table(section, width)
        # A short table stays with its heading; a long one may be divided.
        parts += [KeepTogether([*head, table])] if len(section.rows) <= 12 else [*head, table]
        if section.note:
            parts.append(_paragraph(section.note, "quiet", 8, before=3, colour=SOFT))
    return parts


def _paragraph(
    text: str, style: str, size: float, before: float = 0, after: float = 0, colour: str = INK, right: bool = False
) -> Any:
    from reportlab.lib.enums import TA_LEFT, TA_RIGHT
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.platypus import Paragraph

    look = ParagraphStyle(
        f"{style}{size}",
        fontName=font(style).name,
        fontSize=size,
        leading=size * 1.25,
        spaceBefore=before,
        spaceAfter=after,
        textColor=colour,
        alignment=TA_RIGHT if right else TA_LEFT,
    )
    return Paragraph(escape(text), look)


def _table(section: ReportSection, width: float) -> Any:
    from reportlab.platypus import Table, TableStyle

    bars = section.bars is not None and any(row.bar is not None for row in section.rows)
    size = 8.5 if len(section.columns) <= 6 else 7
    rows = [_cells(section.columns, "strong", size)]
    rows += [_cells(_marked(row), "strong" if row.mark else "text", size) for row in section.rows]
    if bars and section.bars is not None:
        rows[0].append("")
        for cells, row in zip(rows[1:], section.rows, strict=True):
            cells.append(_bar(row.bar, section.bars, section.fair) if row.bar is not None else "")
    style = TableStyle(
        [
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("LINEBELOW", (0, 0), (-1, 0), 0.6, INK),
            ("ROWBACKGROUNDS", (0, 1), (-1, -1), [PAPER, BAND]),
            ("TOPPADDING", (0, 0), (-1, -1), 1.5),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5),
            ("LEFTPADDING", (0, 0), (-1, -1), 3),
            ("RIGHTPADDING", (0, 0), (-1, -1), 3),
        ]
    )
    return Table(rows, colWidths=_widths(section, width, size, bars), style=style, repeatRows=1, hAlign="LEFT")


def _marked(row: ReportRow) -> list[str]:
    return [f"{row.cells[0]} *", *row.cells[1:]] if row.mark else row.cells


def _cells(cells: Sequence[str], style: str, size: float) -> list[Any]:
    first, *others = cells
    return [_paragraph(first, style, size), *(_paragraph(cell, style, size, right=True) for cell in others)]


def _widths(section: ReportSection, width: float, size: float, bars: bool) -> list[float]:
    """Columns as wide as their widest word needs; what is left goes to the first."""
    face = font("strong")
    rows = [section.columns, *(_marked(row) for row in section.rows)]
    wide = [max(face.width(row[column]) for row in rows) * size + 8 for column in range(len(section.columns))]
    end = [BAR_WIDTH + 10.0] if bars else []
    others = sum(wide[1:]) + sum(end)
    shrink = min(1.0, (width - 90) / others) if others else 1.0
    numbers = [column * shrink for column in [*wide[1:], *end]]
    return [min(max(wide[0], 60), width - sum(numbers)), *numbers]


def _bar(interval: Interval, reach: tuple[float, float], fair: float | None) -> Any:
    from reportlab.graphics.shapes import Circle, Drawing, Line, Rect

    low, high = reach

    def place(value: float) -> float:
        return (min(max(value, low), high) - low) / (high - low) * BAR_WIDTH

    middle = BAR_HEIGHT / 2
    drawing = Drawing(BAR_WIDTH, BAR_HEIGHT)
    drawing.add(Line(0, middle, BAR_WIDTH, middle, strokeColor=_colour(RULE), strokeWidth=0.5))
    begin = place(interval.low)
    drawing.add(
        Rect(begin, middle - 2, max(0.8, place(interval.high) - begin), 4, fillColor=_colour(SPAN), strokeColor=None)
    )
    if fair is not None:
        drawing.add(Line(place(fair), 0, place(fair), BAR_HEIGHT, strokeColor=_colour(INK), strokeWidth=0.6))
    drawing.add(Circle(place(interval.value), middle, 2, fillColor=_colour(POINT), strokeColor=None))
    return drawing


def _colour(name: str) -> Any:
    from reportlab.lib.colors import HexColor

    return HexColor(name)

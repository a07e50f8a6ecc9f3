"""What ``print aid`` takes beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.jobs.job import PrintOption, known_options

OPTIONS: tuple[PrintOption, ...] = (
    PrintOption("pages", "pages"),
    PrintOption("only", "topics", "topics"),
    PrintOption("players", "count"),
    *known_options("paper", "size", "layout", "margin", "gutter", "marks", "corners", "backs", "back-offset"),
    *known_options("ink", "palette", "watermark"),
)

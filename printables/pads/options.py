"""What ``print pad`` takes beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.jobs.job import PrintOption, known_options

OPTIONS: tuple[PrintOption, ...] = (
    PrintOption("pad", "file"),
    PrintOption("players", "count"),
    PrintOption("per-sheet", "count"),
    *known_options(
        "deck", "paper", "size", "layout", "margin", "gutter", "marks", "corners", "ink", "palette", "watermark"
    ),
)

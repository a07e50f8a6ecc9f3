"""What ``print board`` takes beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.jobs.job import DECKS, PrintOption, known_options

OPTIONS: tuple[PrintOption, ...] = (
    PrintOption("board", "board"),
    DECKS,
    PrintOption("poster"),
    PrintOption("overlap", "mm"),
    PrintOption("width", "mm"),
    *known_options("paper", "margin", "ink", "palette", "watermark"),
)

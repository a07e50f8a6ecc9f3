"""What ``print tiles`` takes beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.jobs.job import DECKS, PNG, SHEET_OPTIONS, PrintOption

OPTIONS: tuple[PrintOption, ...] = (
    DECKS,
    PrintOption("only", "ids", help="only_tiles"),
    PrintOption("tile", "mm"),
    *(option for option in SHEET_OPTIONS if option.name != "size"),
    PNG,
)

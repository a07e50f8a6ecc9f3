"""What ``print cards`` takes beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.jobs.job import CARD_OPTIONS, PNG, SHEET_OPTIONS, PrintOption

OPTIONS: tuple[PrintOption, ...] = (
    *CARD_OPTIONS,
    *SHEET_OPTIONS,
    PrintOption("qr", "address"),
    PrintOption("cut-lines", "svg"),
    PrintOption("shop", "shop"),
    PNG,
    PrintOption("tts"),
)

"""What ``print cards`` takes beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.jobs.job import BASE, CARD_OPTIONS, PNG, SHEET_OPTIONS, PrintOption

OPTIONS: tuple[PrintOption, ...] = (
    *CARD_OPTIONS,
    BASE,
    *SHEET_OPTIONS,
    PrintOption("qr", "address"),
    PrintOption("cut-lines", "svg"),
    PrintOption("shop", "shop"),
    PNG,
    PrintOption("tts"),
)

"""What ``print tokens`` takes beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.jobs.job import CARD_OPTIONS, PNG, SHEET_OPTIONS, PrintOption

OPTIONS: tuple[PrintOption, ...] = (
    *(option for option in CARD_OPTIONS if option.name != "changed-since"),
    PrintOption("scale", "percent"),
    *(option for option in SHEET_OPTIONS if option.name not in ("size", "corners")),
    PNG,
)

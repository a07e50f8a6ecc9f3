"""What ``print cards`` takes beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.jobs.job import BASE, CARD_OPTIONS, PNG, SHEET_OPTIONS, PrintOption

OPTIONS: tuple[PrintOption, ...] = (*CARD_OPTIONS, BASE, *SHEET_OPTIONS, PNG, PrintOption("tts"))

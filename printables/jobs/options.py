"""What ``print all`` and ``print calibrate`` take beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.jobs.job import BASE, CARD_OPTIONS, SHEET_OPTIONS, PrintOption, known_options

ALL: tuple[PrintOption, ...] = (
    *(
        option
        for option in (*CARD_OPTIONS, BASE, *SHEET_OPTIONS)
        if option.name not in ("only", "changed-since", "size", "layout")
    ),
    PrintOption("poster"),
)
CALIBRATE: tuple[PrintOption, ...] = known_options("paper", "backs", "back-offset")

"""What ``print box`` takes beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.jobs.job import PrintOption, known_options

OPTIONS: tuple[PrintOption, ...] = (
    PrintOption("thickness", "mm"),
    PrintOption("sleeved"),
    PrintOption("boxes", "count"),
    *known_options("deck", "paper", "size", "layout", "margin", "ink", "palette"),
)

"""What the commands for tokens and boards take beside ``--output`` and ``--lang``."""

from __future__ import annotations

from printables.job import CARD_OPTIONS, SHEET_OPTIONS, Option

TOKENS: tuple[Option, ...] = (
    *(option for option in CARD_OPTIONS if option.name != "changed-since"),
    *(option for option in SHEET_OPTIONS if option.name not in ("size", "corners")),
)
BOARD: tuple[Option, ...] = (
    Option("board", "board"),
    Option("deck", "file"),
    Option("poster"),
    Option("overlap", "mm"),
    Option("width", "mm"),
    *(option for option in SHEET_OPTIONS if option.name in ("paper", "margin", "ink", "palette", "watermark")),
)

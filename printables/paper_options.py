"""What the commands for pads, aids, boxes and everything take beside ``--output`` and ``--lang``."""

from __future__ import annotations

from collections.abc import Iterable

from printables.job import CARD_OPTIONS, SHEET_OPTIONS, Option


def _of(*names: str) -> Iterable[Option]:
    return (option for option in (*CARD_OPTIONS, *SHEET_OPTIONS) if option.name in names)


PAD: tuple[Option, ...] = (
    Option("pad", "file"),
    Option("players", "count"),
    Option("per-sheet", "count"),
    *_of("paper", "size", "layout", "margin", "gutter", "marks", "corners", "ink", "palette", "watermark"),
)
AID: tuple[Option, ...] = (
    Option("pages", "pages"),
    Option("only", "topics", "topics"),
    Option("players", "count"),
    *_of("paper", "size", "layout", "margin", "gutter", "marks", "corners", "backs", "back-offset"),
    *_of("ink", "palette", "watermark"),
)
BOX: tuple[Option, ...] = (
    Option("thickness", "mm"),
    Option("sleeved"),
    Option("boxes", "count"),
    *_of("deck", "paper", "size", "layout", "margin", "ink", "palette"),
)
ALL: tuple[Option, ...] = tuple(
    option
    for option in (*CARD_OPTIONS, *SHEET_OPTIONS)
    if option.name not in ("only", "changed-since", "size", "layout")
)

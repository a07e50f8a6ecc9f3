"""What is worth telling after a print job: collected while drawing, shown at the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from brzdek.core.text import Lang, Say, Text
from brzdek.core.values import NamedTuple
from printables.jobs.words import PRINT

SMALL = "small_text"
"""Tells of a card whose text is too small to be read."""


CHANGED = "changed"
"""Names the cards that ``--changed-since`` has chosen."""


class PrintNote(NamedTuple):
    """One message: its key in the book, its values, and whether something could not be printed."""

    key: str
    values: tuple[tuple[str, Any], ...]
    failed: bool = False

    def worded(self, lang: Lang) -> str:
        shown = {name: value.to(lang) if isinstance(value, Text) else value for name, value in self.values}
        return Say(lang, PRINT)(self.key, **shown)


FEW = 5


def worded(notes: Sequence[PrintNote], lang: Lang) -> list[str]:
    """Notes as sentences. More than a few cards whose text is too small come in one sentence that names them all."""
    sizes: dict[str, float] = {}
    for note in notes:
        if note.key == SMALL:
            values = dict(note.values)
            sizes[values["card"]] = min(float(values["size"]), sizes.get(values["card"], inf))
    if len(sizes) <= FEW:
        return [note.worded(lang) for note in notes]
    least = f"{min(sizes.values()):.1f}"
    together = Say(lang, PRINT)("small_texts", n=len(sizes), size=least, cards=", ".join(sizes))
    return [together, *(note.worded(lang) for note in notes if note.key != SMALL)]


class PrintNotes:
    """All that came up, each message once."""

    def __init__(self) -> None:
        self._notes: dict[PrintNote, None] = {}

    def warn(self, key: str, /, **values: Any) -> None:
        """Printed, but not as it should be."""
        self._notes.setdefault(PrintNote(key, tuple(values.items())))

    def fail(self, key: str, /, **values: Any) -> None:
        """Could not be printed."""
        self._notes.setdefault(PrintNote(key, tuple(values.items()), failed=True))

    def all(self) -> list[PrintNote]:
        return list(self._notes)

    @property
    def failed(self) -> bool:
        return any(note.failed for note in self._notes)

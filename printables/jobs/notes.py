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
SMALL_TOKEN, SMALL_TILE = "small_token", "small_tile"
"""The same of tokens and tiles."""

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
    together = []
    for key in (SMALL, SMALL_TOKEN, SMALL_TILE):
        sizes = _sizes(notes, key)
        if len(sizes) > FEW:
            least = f"{min(sizes.values()):.1f}"
            together.append(Say(lang, PRINT)(f"{key}s", n=len(sizes), size=least, cards=", ".join(sizes)))
            notes = [note for note in notes if note.key != key]
    return [*together, *(note.worded(lang) for note in notes)]


def _sizes(notes: Sequence[PrintNote], key: str) -> dict[str, float]:
    """The smallest letters of each card that notes tell of."""
    sizes: dict[str, float] = {}
    for note in notes:
        if note.key == key:
            values = dict(note.values)
            sizes[values["card"]] = min(float(values["size"]), sizes.get(values["card"], inf))
    return sizes


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

"""Players who are named in a line, however their names are inflected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.text import fold
from brzdek.shell.reading.small_words import FILLERS, bare_words

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

NAME = 4
"""So many letters of a player's name, however it is inflected."""


def named_in(session: Session, question: str) -> list[str]:
    """The players that a question names."""
    words = bare_words(question)
    return [name for name in session.names if any(is_name(word, name) for word in words)]


def is_name(word: str, name: str) -> bool:
    """Is a typed word a player's name, in any form?"""
    from brzdek.shell.reading.likeness import inflected

    if word.startswith(fold(name)[:NAME]):
        return True
    return word not in FILLERS and inflected(word, name, fold(name)) is not None

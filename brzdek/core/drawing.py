"""What drawings are made of: lines of inked text, and what the screen can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from brzdek.core.values import NamedTuple

Fragment: TypeAlias = tuple[str, str]
"""An ink and a piece of text."""
Line: TypeAlias = list[Fragment]

INKS = ("", "title", "dim", "you", "good", "bad", "gold", "secret", "last", "rock", "key")
"""The names of inks that a drawing may use; the shell decides what they look like."""


class Style(NamedTuple):
    """What the screen can do."""

    width: int = 80
    unicode: bool = True
    """Box characters and symbols; without it only letters and ASCII signs."""
    compact: bool = False
    """The screen is low: use as few lines as can be."""
    whole: bool = False
    """Texts are told whole although the screen is low."""
    height: int = 0
    """Lines that can be seen at once beside the prompt; 0: it does not matter."""


def text_of(lines: Sequence[Line]) -> list[str]:
    """Drawn lines as plain text."""
    return ["".join(text for _, text in line).rstrip() for line in lines]

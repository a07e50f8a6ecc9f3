"""Writes docs/effects.md: ``python -m brzdek.docs docs/effects.md``."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from brzdek import games
from brzdek.core.effects.docs import document
from brzdek.core.effects.language import Language


def languages() -> list[Language]:
    """The card languages of all games."""
    found: list[Language] = [import_module(f"brzdek.games.{name}.cards.verbs").LANGUAGE for name in games.NAMES]
    return found


def effects_reference() -> str:
    """The reference of the card language, with the words of all games."""
    return document(languages())


if __name__ == "__main__":
    (target,) = sys.argv[1:]
    Path(target).write_text(effects_reference(), encoding="utf-8")

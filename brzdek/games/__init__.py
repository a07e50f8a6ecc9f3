"""The games, one package each."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from brzdek.core.rulebook import Rulebook

NAMES = ("sabotazysta", "brzdek", "katakumby")


def load(name: str) -> Rulebook[Any, Any]:
    """The rulebook of a game; KeyError for a name that is none of ours."""
    if name not in NAMES:
        raise KeyError(name)
    rulebook: Rulebook[Any, Any] = import_module(f"{__name__}.{name}").RULEBOOK
    return rulebook

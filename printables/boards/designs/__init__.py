"""Boards: one module for each game that has some, read when it is needed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from brzdek.games import NAMES

if TYPE_CHECKING:
    from brzdek.core.catalog.catalog import Catalog
    from printables.boards.designs.base import PrintedBoard


def names() -> list[str]:
    """The games that have boards to print."""
    return [name for name in NAMES if find_spec(f"{__name__}.{name}") is not None]


def load(game: str, catalog: Catalog) -> Sequence[PrintedBoard]:
    """The boards of a game."""
    found: Sequence[PrintedBoard] = import_module(f"{__name__}.{game}").boards(catalog)
    return found

"""What the tiles of each game look like: one module for each game that has some, read when it is needed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from brzdek.games import NAMES

if TYPE_CHECKING:
    from printables.tiles.designs.base import TileDesign


def names() -> list[str]:
    """The games whose tiles can be printed."""
    return [name for name in NAMES if find_spec(f"{__name__}.{name}") is not None]


def load(game: str) -> TileDesign:
    """The faces of a game's tiles."""
    face: TileDesign = import_module(f"{__name__}.{game}").TILES
    return face

"""What the tiles of every game offer to the press."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import Lang, Say, Text
from brzdek.core.values import NamedTuple
from printables.cards.designs.base import Easel
from printables.tokens.fits import TokenPlace


class TilePiece(NamedTuple):
    """One tile to cut out."""

    id: str
    front: str
    """The name of the drawing on its front."""
    back: str
    two_faced: bool = False
    """Is its back a face to play on, that is worth printing even without backs?"""
    units: int = 1
    """How many squares it has, one above the other."""


class TileGroup(NamedTuple):
    """Tiles that belong together."""

    title: Text
    pieces: tuple[TilePiece, ...]


class TileDesign(ABC):
    """How the tiles of one game look."""

    side = 92
    """Millimetres of a square, if nothing else is asked for."""

    @abstractmethod
    def groups(self, catalog: Catalog, says: Mapping[Lang, Say]) -> Sequence[TileGroup]:
        """The tiles of the box in the order in which they are printed."""

    @abstractmethod
    def places(self, catalog: Catalog) -> Sequence[TokenPlace]:
        """Where tokens are put on tiles, in hundredths of a square's side."""

    @abstractmethod
    def draw(self, easel: Easel, name: str) -> None:
        """A front or a back, by its name. The easel is as big as the whole piece."""

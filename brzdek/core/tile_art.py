"""Tiles of a game that people may look at and design: what every game that has some offers to the commands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.catalog.source import Document


class TileArt(ABC):
    """Draws the tiles of one game and puts them into words."""

    @abstractmethod
    def known(self, tables: Mapping[str, Any]) -> dict[str, Any]:
        """All tiles of a catalog, by id."""

    @abstractmethod
    def read(self, doc: Document) -> dict[str, Any]:
        """The tiles of one file, by id. What cannot be read is left out and noted in the document."""

    @abstractmethod
    def name(self, tile: Any) -> Text | None:
        """What people call a tile, if it has a name."""

    @abstractmethod
    def turns(self, tile: Any) -> tuple[int, ...]:
        """How it may be turned, in degrees clockwise."""

    @abstractmethod
    def draw(self, key: str, tile: Any, lang: Lang, style: Style, turn: int = 0) -> list[Line]:
        """A picture of a tile under its name."""

    @abstractmethod
    def describe(self, tile: Any, lang: Lang, style: Style) -> list[Line]:
        """Everything on a tile in words."""

    @abstractmethod
    def signs(self, lang: Lang, style: Style) -> list[Line]:
        """What the signs of the pictures mean."""

    @abstractmethod
    def template(self, lang: Lang) -> str:
        """A file of tiles to begin from, with comments."""

"""A tile together with the place where it is written, so that what is wrong with it can be said there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from brzdek.core.catalog.shelf import entry_place
from brzdek.core.catalog.source import PROBLEM_LIMIT, Document, Path
from brzdek.core.values import dataclass
from brzdek.games.katakumby.cards.tile_words import TILE_CHECKS
from brzdek.games.katakumby.cards.tiles import Layout

Way: TypeAlias = str | int


@dataclass(frozen=True, slots=True)
class TileSource:
    """A square tile or a side of the starting tile."""

    name: str
    """As messages show it."""
    layout: Layout
    points: int
    """Edge points on each side."""
    doc: Document
    path: Path
    custom: bool
    """Is it from a house deck?"""

    @property
    def unheard(self) -> bool:
        """Has its file so many problems that no more are noted?"""
        return len(self.doc.problems) > PROBLEM_LIMIT

    def problem(
        self, key: str, *way: Way, at_key: bool = False, near: tuple[str, Any] | None = None, **values: Any
    ) -> None:
        """Note what is wrong, at a place inside the tile."""
        place = (*self.path, *way)
        self.doc.problem(place, TILE_CHECKS[key], at_key=at_key, near=near, tile=self.name, **values)

    def lapse(self, key: str, **values: Any) -> None:
        """Note what a tile of ours may not have, and what is only worth knowing of somebody else's."""
        if self.custom:
            self.doc.warn(self.path, TILE_CHECKS[key], at_key=True, tile=self.name, **values)
        else:
            self.problem(key, at_key=True, **values)


def is_deck(doc: Document) -> bool:
    """Is it a house deck, among the files of a game?"""
    return "extends" in doc.data


def sheet_of(name: str, table: str, key: str, layout: Layout, points: int, documents: Sequence[Document]) -> TileSource:
    """A tile with its place."""
    doc, path = entry_place(documents, table, key)
    return TileSource(name, layout, points, doc, path, is_deck(doc))

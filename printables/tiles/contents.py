"""Which tiles to print, and how big."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from brzdek import games
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS, Lang, Say, Text
from brzdek.core.values import dataclass
from printables.draw.units import MM, written
from printables.jobs.catalogs import open_catalog
from printables.jobs.job import Given, Job, NoPart, read_job
from printables.jobs.typed import length, picked
from printables.tiles import designs as tiles
from printables.tiles.designs.base import TileDesign, TileGroup

SMALLEST, BIGGEST = 15, 300
"""Millimetres of a square's side."""


@dataclass(frozen=True, slots=True)
class TileBox:
    """All tiles of a game, with those of deck files if there are any."""

    face: TileDesign
    catalog: Catalog
    says: Mapping[Lang, Say]
    groups: Sequence[TileGroup]
    folder: Path
    """Where its pictures may lie."""

    @property
    def title(self) -> Text:
        return self.catalog.deck or self.catalog.title

    @property
    def ids(self) -> list[str]:
        return [piece.id for group in self.groups for piece in group.pieces]


def open_box(game: str, *decks: Path) -> TileBox:
    """NoPart, BadData: why its tiles cannot be printed."""
    rulebook = games.load(game)
    catalog = open_catalog(game, *decks)
    if game not in tiles.names():
        raise NoPart("no_tiles", game=catalog.title, allowed=", ".join(tiles.names()))
    face = tiles.load(game)
    says = {lang: rulebook.face.say(lang) for lang in LANGS}
    home = decks[-1].parent if decks else cards_folder() / game
    return TileBox(face, catalog, says, face.groups(catalog, says), home)


def tile_job(given: Given, side: int, langs: Sequence[Lang]) -> Job:
    """The job that the options ask for; its card is one square."""
    asked = written(length(given, "tile", SMALLEST, BIGGEST) or side * MM)
    return read_job(given, f"{asked}x{asked}", langs)


def chosen(box: TileBox, words: str) -> list[str]:
    """The tiles named in ``--only``; BadJob for one that is not there."""
    return picked(words, box.ids, "no_such_tile")

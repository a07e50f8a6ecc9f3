"""Which tiles to print, and how big."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from brzdek import games
from brzdek.core.catalog import Catalog, load_catalog
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS, Lang, Say, Text
from printables import tiles
from printables.job import Given, Job, NoPart, read_job
from printables.tiles.base import TileFace, TileGroup
from printables.typed import length, picked
from printables.units import MM, written

SMALLEST, BIGGEST = 15, 300
"""Millimetres of a square's side."""


@dataclass(frozen=True, slots=True)
class Box:
    """All tiles of a game, with those of a deck file if one is given."""

    face: TileFace
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


def open_box(game: str, file: Path | None = None) -> Box:
    """NoPart, BadData: why its tiles cannot be printed."""
    rulebook = games.load(game)
    home = cards_folder() / game
    catalog = load_catalog(rulebook.schema, home, file)
    if game not in tiles.names():
        raise NoPart("no_tiles", game=catalog.title, allowed=", ".join(tiles.names()))
    face = tiles.load(game)
    says = {lang: rulebook.face.say(lang) for lang in LANGS}
    return Box(face, catalog, says, face.groups(catalog, says), home if file is None else file.parent)


def tile_job(given: Given, side: int, langs: Sequence[Lang]) -> Job:
    """The job that the options ask for; its card is one square."""
    asked = written(length(given, "tile", SMALLEST, BIGGEST) or side * MM)
    return read_job(given, f"{asked}x{asked}", langs)


def chosen(box: Box, words: str) -> list[str]:
    """The tiles named in ``--only``; BadJob for one that is not there."""
    return picked(words, box.ids, "no_such_tile")

"""The boards of Magia i Miecz: the rings, and whatever else its regions are drawn on."""

from __future__ import annotations

from brzdek.core.catalog.catalog import Catalog
from printables.boards.designs import world
from printables.boards.designs.base import PrintedBoard

GAME = __name__.rpartition(".")[2]


def boards(catalog: Catalog) -> list[PrintedBoard]:
    return world.boards(catalog, GAME)

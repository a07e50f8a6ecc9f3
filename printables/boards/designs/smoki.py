"""The boards that Smoki lays over the Inner Region."""

from __future__ import annotations

from brzdek.core.catalog.catalog import Catalog
from printables.boards.designs import world
from printables.boards.designs.base import PrintedBoard

LAYER = __name__.rpartition(".")[2]
NAMES = {"rings": "realm"}
"""What lies on a board of the base game is a board of its own here."""


def boards(catalog: Catalog) -> list[PrintedBoard]:
    return [board._replace(name=NAMES.get(board.name, board.name)) for board in world.boards(catalog, LAYER)]

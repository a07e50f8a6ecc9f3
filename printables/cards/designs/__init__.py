"""What the cards of each game look like: one module for each game, read when it is needed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from brzdek.games import NAMES
from printables.jobs.job import NoPart

if TYPE_CHECKING:
    from printables.cards.designs.base import CardDesign


def names() -> list[str]:
    """The games whose cards can be printed."""
    return [name for name in NAMES if find_spec(f"{__name__}.{name}") is not None]


def load(game: str) -> CardDesign:
    """The faces of a game's cards; NoPart where there are none."""
    if game not in names():
        raise NoPart("no_faces", game=game)
    face: CardDesign = import_module(f"{__name__}.{game}").FACE
    return face

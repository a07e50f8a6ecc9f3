"""The cards that Smoki adds to Magia i Miecz: three decks of dragons, their Lords, six characters, endings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.core.catalog.cards import Card
from printables.cards.designs.base import Easel
from printables.cards.designs.magia_i_miecz import PILES, WorldDesign
from printables.draw.marks import SAFE

LAYER = __name__.rpartition(".")[2]
MARK = 3.6
"""The side of the mark, on a card of usual size."""


class DragonDesign(WorldDesign):
    """The base game is printed by itself: what lies in this box is what the expansion brings."""

    piles: ClassVar[Mapping[str, tuple[str, str]]] = {
        "varthrax": ("red", "dragon"),
        "cadorus": ("gold", "dragon"),
        "grilipus": ("green", "dragon"),
        "lords": ("violet", "dragon"),
        **PILES,
    }
    own_piles: ClassVar[Mapping[str, str]] = {**WorldDesign.own_piles, "lord": "lords"}

    def owns(self, card: Card) -> bool:
        return card.layer == LAYER

    def draw_front(self, easel: Easel, card: Card) -> None:
        """With the mark of the expansion in the middle of the foot."""
        super().draw_front(easel, card)
        size = MARK * easel.scale
        easel.icon("dragon", (easel.width - size) / 2, max(SAFE, 4.0 * easel.scale), size)


FACE = DragonDesign()

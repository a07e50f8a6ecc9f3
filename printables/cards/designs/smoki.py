"""The cards that Smoki adds to Magia i Miecz: three decks of dragons, their Lords, six characters, endings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.core.catalog.cards import Card
from printables.cards.designs.magia_i_miecz import PILES, WorldDesign

LAYER = __name__.rpartition(".")[2]


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


FACE = DragonDesign()

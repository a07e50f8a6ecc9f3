"""The cards that Smoki adds to Magia i Miecz: three decks of dragons, their Lords, six characters, endings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.core.catalog.cards import Card
from brzdek.core.text import Text
from printables.cards.designs.common import Livery
from printables.cards.designs.magia_i_miecz import LOOKS, PILES, WorldDesign

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
    looks: ClassVar[Mapping[str, Livery]] = {
        **LOOKS,
        "lord": Livery("violet", "jag", "hexagon", Text("W", "L"), "dragon"),
    }
    own_piles: ClassVar[Mapping[str, str]] = {**WorldDesign.own_piles, "lord": "lords"}

    def owns(self, card: Card) -> bool:
        return card.layer == LAYER


FACE = DragonDesign()

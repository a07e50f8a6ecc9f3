"""What the YAML of the fair may say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from brzdek.core.catalog import Card, CardKind, CatalogSchema
from brzdek.core.schema import Whole
from tests.tiny.language import LANGUAGE


@dataclass(frozen=True, slots=True, kw_only=True)
class Ware(Card):
    """A card that can be bought."""

    cost: int
    points: int = 0


_COST = {"cost": Whole(0, 9)}
_POINTS = {"points": Whole(0, 9)}

KINDS: Mapping[str, CardKind] = {
    "start": CardKind(effects=("play",)),
    "skill": CardKind(make=Ware, fields=_COST, optional=_POINTS, effects=("play", "acquire")),
    "companion": CardKind(make=Ware, fields=_COST, optional=_POINTS, effects=("play", "acquire")),
    "item": CardKind(make=Ware, fields=_COST, optional=_POINTS, effects=("carry",)),
    "spell": CardKind(effects=("cast", "react")),
    "stranger": CardKind(effects=("visit",)),
}

SCHEMA = CatalogSchema(game="tiny", kinds=KINDS, language=LANGUAGE)

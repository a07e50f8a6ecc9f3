"""What the YAML of the fair may say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.kinds import CardKind, CatalogSchema
from brzdek.core.catalog.schema import Whole
from tests.tiny.language import LANGUAGE


@dataclass(frozen=True, slots=True, kw_only=True)
class Ware(Card):
    """A card that can be bought."""

    cost: int
    points: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell(Card):
    """A card that is cast face down, in the windows that its timing names."""

    timing: tuple[str, ...] = ("own_turn",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Beast(Card):
    """Something to hunt."""

    strength: int


_COST = {"cost": Whole(0, 9)}
_POINTS = {"points": Whole(0, 9)}

KINDS: Mapping[str, CardKind] = {
    "start": CardKind(effects=("play",)),
    "skill": CardKind(make=Ware, fields=_COST, optional=_POINTS, effects=("play", "acquire")),
    "companion": CardKind(make=Ware, fields=_COST, optional=_POINTS, effects=("play", "acquire")),
    "item": CardKind(make=Ware, fields=_COST, optional=_POINTS, effects=("carry", "use")),
    "spell": CardKind(make=Spell, optional={"timing": LANGUAGE.timing()}, effects=("cast", "react")),
    "beast": CardKind(make=Beast, fields={"strength": Whole(1, 9)}, effects=("lies",)),
    "place": CardKind(effects=("here",)),
    "stranger": CardKind(effects=("visit",)),
}

SCHEMA = CatalogSchema(game="tiny", kinds=KINDS, language_of=lambda: LANGUAGE)

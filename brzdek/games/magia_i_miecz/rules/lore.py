"""What the cards of a game say and its rules ask at every step."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import Copy
from brzdek.core.effects.flow import Series
from brzdek.core.effects.timing import timings
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard, ThingCard


class Lore:
    """What the cards of a catalog say, at hand for a game: to look it up by catalog takes longer than to use it."""

    __slots__ = ("_spells_for", "bears", "moves", "sealed", "timed", "wielded")

    def __init__(self, catalog: Catalog) -> None:
        self.sealed = sealed_spaces(catalog)
        self.timed = timings(catalog)
        self.bears = capacities(catalog)
        regions = catalog.tables["regions"]
        spaces = [card for card in catalog.of_kind("space") if isinstance(card, SpaceCard)]
        self.moves: Mapping[str, str] = {card.id: regions[card.region]["moves"] for card in spaces}
        """By which policy one moves in the region of each space."""
        self.wielded = wield_effects(catalog)
        self._spells_for: dict[tuple[str, ...], bool] = {}

    def has_spells_for(self, windows: tuple[str, ...]) -> bool:
        """Is there any spell for one of these moments?"""
        found = self._spells_for.get(windows)
        if found is None:
            found = self._spells_for[windows] = not self.timed.keys().isdisjoint(windows)
        return found

    def __deepcopy__(self, memo: object) -> Lore:
        return self


@lru_cache(maxsize=16)
def lore_of(catalog: Catalog) -> Lore:
    return Lore(catalog)


@lru_cache(maxsize=16)
def sealed_spaces(catalog: Catalog) -> frozenset[str]:
    """The spaces of regions in which everybody is alone."""
    sealed = {name for name, said in catalog.tables["regions"].items() if said.get("sealed")}
    return frozenset(
        card.id for card in catalog.cards.values() if isinstance(card, SpaceCard) and card.region in sealed
    )


@lru_cache(maxsize=16)
def wield_effects(catalog: Catalog) -> frozenset[int]:
    """The effects that count only while their weapon is used."""
    found: set[int] = set()
    for card in catalog.cards.values():
        effect = card.effects.get("wield")
        if effect is not None:
            found.update(id(part) for part in (effect.parts if isinstance(effect, Series) else (effect,)))
    return frozenset(found)


class Capacities(dict[Copy, int]):
    """How many items each copy can carry; it is looked up on its card once."""

    __slots__ = ("_catalog",)

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self._catalog = catalog

    def __missing__(self, copy: Copy) -> int:
        found = self[copy] = capacity(self._catalog.known[copy])
        return found


@lru_cache(maxsize=16)
def capacities(catalog: Catalog) -> Capacities:
    return Capacities(catalog)


def capacity(card: Card) -> int:
    """How many items it can carry."""
    return card.capacity if isinstance(card, ThingCard) else 0

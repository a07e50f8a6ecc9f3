"""The weapons that somebody has, and those that he may use."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.catalog.cards import Card
from brzdek.core.copies import Copy
from brzdek.games.magia_i_miecz.cards.pieces import ThingCard
from brzdek.games.magia_i_miecz.rules.powers import permitted_with
from brzdek.games.magia_i_miecz.rules.state import World, enchanted, is_magic


def armoury(game: World, seat: int) -> Sequence[Copy]:
    """All weapons that he has."""
    notes = game.zones.notes[seat]
    found: Sequence[Copy] | None = notes.get("weapons")
    if found is None:
        found = notes["weapons"] = _weapons_among(game, game.things(seat))
    return found


def _weapons_among(game: World, copies: Sequence[Copy]) -> Sequence[Copy]:
    known = game.catalog.known
    return tuple([one for one in copies if _is_weapon(known[one])])


def _is_weapon(card: Card) -> bool:
    return isinstance(card, ThingCard) and card.item_class == "weapon"


def weapons_of(game: World, seat: int) -> list[Copy]:
    """The weapons that he may use now."""
    found: list[Copy] = []
    for copy in armoury(game, seat):
        magic = is_magic(game.catalog.known[copy]) or enchanted(game, copy)
        if permitted_with(game, seat, "wield", copy) and (not magic or game.magic_works(seat)):
            found.append(copy)
    return found
